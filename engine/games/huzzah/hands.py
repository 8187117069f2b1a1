"""How cards come into hands and leave them."""

from __future__ import annotations

from engine.events import Emit
from engine.games.huzzah import telling
from engine.games.huzzah.data import HAND
from engine.games.huzzah.position import Position
from engine.games.huzzah.tables import BUMP_CARD, KINDS, SEATS_OWN


class Hands(Position):
    """A position that knows how cards come and go, and keeps what careful people remember of it."""

    __slots__ = ()

    def lay_aside(self, seat: int, kind: int) -> None:
        """A card goes from a hand to the discards, for all to see."""
        self.hands[seat * KINDS + kind] -= 1
        self.deck.discards.append(kind)
        self.since.append(SEATS_OWN * seat + kind)

    def draw(self, seat: int, emit: Emit | None) -> None:
        """Fill the hand up to five; the discards become the deck when it is empty."""
        count = HAND - self.size(seat)
        if count <= 0:
            return
        first = self._draw(seat, min(count, len(self.deck)))
        second: list[int] = []
        if len(first) < count:
            self._reshuffle(emit)
            second = self._draw(seat, count - len(first))
        if emit is not None:
            telling.drew(self, seat, sorted(first + second), emit)

    def _draw(self, seat: int, count: int) -> list[int]:
        if not count:
            return []
        cards = self.deck.cards
        drawn = cards[-count:]
        del cards[-count:]
        for kind in drawn:
            self.hands[seat * KINDS + kind] += 1
        self.since.append(SEATS_OWN * seat + KINDS + count)
        return drawn

    def _reshuffle(self, emit: Emit | None) -> None:
        """The discards become the deck; what is in hands now cannot come from it."""
        discards = self.deck.discards
        self.shuffled = tuple([discards.count(kind) for kind in range(KINDS)])
        self.held = tuple(self.hands)
        self.since = []
        reshuffled = self.deck.reshuffle(self.dealer)
        assert reshuffled, "nothing left to draw"
        if emit is not None:
            telling.reshuffled(emit)

    def redraw(self, seat: int, emit: Emit | None) -> None:
        """With no card to show: show the hand, discard it, draw five, and so on."""
        while not self.can_show(seat):
            count = self.hands[seat * KINDS + BUMP_CARD]
            if emit is not None:
                telling.cannot_show(seat, count, emit)
            for _ in range(count):
                self.lay_aside(seat, BUMP_CARD)
            if emit is not None and count:
                telling.discarded(self, seat, [BUMP_CARD] * count, emit)
            self.draw(seat, emit)
