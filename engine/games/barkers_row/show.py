"""The shows of Barker's Row: what happens to the players' Attractions, markers and Rubes."""

from __future__ import annotations

from engine.events import Emit
from engine.game import TERMINAL
from engine.games.barkers_row import ledger, telling
from engine.games.barkers_row.cards import EMPTY, SUIT, members
from engine.games.barkers_row.data import ALIKE, HIGHEST, LOWEST, PER_SCORING
from engine.games.barkers_row.items import PAYS, POWERS
from engine.games.barkers_row.table import Table


class Show(Table):
    """A table, and what its players make of the Midway: they score Attractions, use and exchange
    them, climb the tower and fill their stands."""

    __slots__ = ()

    # Attractions

    def score(self, card: int, emit: Emit | None) -> None:
        """An Attraction goes from hand On-Stage, and is to be paid for (see `has_paid`)."""
        player = self.current_player
        self.hands[player] ^= 1 << card
        self.staged[player] |= 1 << card
        self.ledger = ledger.scored(self.ledger, player, card)
        self.paid = ()
        self.stack.append((PAYS, card, self.need(SUIT[card])))
        if emit is not None:
            telling.scores(self, card, emit)

    def has_paid(self, card: int, emit: Emit | None) -> None:
        """The rest of a scoring."""
        player, suit = self.current_player, SUIT[card]
        if emit is not None:
            telling.cries(self, card, emit)
        self.paid = ()
        if EMPTY in self.row:
            self.fill_row(emit)
        hold, extra = self._spend_next_scores() if self.next_scores else (False, 0)
        if self.bonus[suit]:
            self.bonus = (*self.bonus[:suit], 0, *self.bonus[suit + 1 :])
        if not hold:
            self.shift(player, 1, emit)
        if not self.gain_rubes(PER_SCORING + extra, emit):
            self.draw(1, emit)

    def _spend_next_scores(self) -> tuple[bool, int]:
        """All that was waiting for a scoring acts on this one: whether the marker stays, and how
        many Rubes more it brings."""
        spent = self.next_scores
        self.next_scores = tuple(
            (discount, hold, extra, uses - 1) for discount, hold, extra, uses in spent if uses > 1
        )
        return any(hold for _, hold, *_ in spent), sum(extra for *_, extra, _ in spent)

    def use(self, card: int, emit: Emit | None) -> None:
        """An Attraction retires from the stage, and its power begins."""
        player = self.current_player
        self.staged[player] ^= 1 << card
        self.retired[player] |= 1 << card
        self.stack.append((POWERS, card, 0))
        if emit is not None:
            telling.uses(self, card, emit)

    def redraw(self, three: int, emit: Emit | None) -> None:
        """Three Attractions of one suit are shown, shuffled back and replaced."""
        player = self.current_player
        self.redrawn |= self.hands[player].bit_count() > ALIKE
        self.hands[player] ^= three
        self.attractions += members(three)
        self.dealer.shuffle(self.attractions)
        self.ledger = ledger.shown(self.ledger, player, three)
        if emit is not None:
            telling.redraws(self, three, emit)
        self.draw(ALIKE, emit)

    def draw(self, count: int, emit: Emit | None) -> int:
        """Attractions from the deck, as many as there are; returns how many came."""
        player, deck = self.current_player, self.attractions
        drawn = 0
        while count and deck:
            drawn |= 1 << deck.pop()
            count -= 1
        came = drawn.bit_count()
        if came:
            self.hands[player] |= drawn
            self.ledger = ledger.drew(self.ledger, player, came)
            if emit is not None:
                telling.draws(self, drawn, emit)
        return came

    def put_on_bottom(self, card: int, emit: Emit | None) -> None:
        """An Attraction goes from hand under its deck."""
        player = self.current_player
        self.hands[player] ^= 1 << card
        self.attractions.insert(0, card)
        self.ledger = ledger.put_back(self.ledger, player, card)
        if emit is not None:
            telling.puts_on_bottom(self, card, emit)

    # Markers and Rubes

    def shift(self, seat: int, levels: int, emit: Emit | None) -> None:
        """A marker moves, as far as the tower goes."""
        before = self.levels[seat]
        self.levels[seat] = min(HIGHEST, max(LOWEST, before + levels))
        if emit is not None and self.levels[seat] != before:
            telling.shifted(self, seat, before, emit)

    def gain_rubes(self, count: int, emit: Emit | None, victim: int = EMPTY) -> bool:
        """The player takes Rubes, from the Crowd or from a victim; returns whether that wins."""
        player = self.current_player
        if victim == EMPTY:
            count = min(count, self.crowd())
        else:
            count = min(count, self.rubes[victim])
            self.rubes[victim] -= count
        self.rubes[player] += count
        if emit is not None:
            telling.gains(self, count, victim, emit)
        if self.rubes[player] < self.seats:
            return False
        self._finish(emit)
        return True

    def _finish(self, emit: Emit | None) -> None:
        self.current_player = TERMINAL
        self.stack.clear()
        self.watching = False
        if emit is not None:
            telling.over(self, emit)
