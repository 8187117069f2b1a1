"""The table of Barker's Row: how Barkers move on it."""

from __future__ import annotations

from engine.events import Emit
from engine.games.barkers_row import knowledge, telling
from engine.games.barkers_row.cards import EMPTY, PLUS, PRINTED, VALUE
from engine.games.barkers_row.data import ROW_SIZE, WILD
from engine.games.barkers_row.items import MOVES
from engine.games.barkers_row.moves import CLEAR, MOVE
from engine.games.barkers_row.position import Position


class Table(Position):
    """A position whose Barkers go from deck to Row, Midway and discards."""

    __slots__ = ()

    def count_as(self, suits: tuple[int, ...]) -> None:
        """Midway cards count as these suits, by kind."""
        self.counts_as = suits
        self.sums = sums = [0] * (WILD + 1)
        for kind, count in enumerate(self.midway):
            if count:
                sums[suits[kind]] += count * VALUE[kind]

    def row_moves(self, cleared: bool = False) -> list[int]:
        """How a card can be moved from the Row, or the Row cleared before that."""
        a, b, c = row = self.row
        if a != EMPTY and b != EMPTY and c != EMPTY:
            if PRINTED[a] == PRINTED[b] == PRINTED[c] != WILD and not cleared:
                return [MOVE, MOVE + 1, MOVE + 2, CLEAR]
            return [MOVE, MOVE + 1, MOVE + 2]
        return [MOVE + slot for slot in range(ROW_SIZE) if row[slot] != EMPTY]

    def move(self, slot: int, emit: Emit | None) -> None:
        """A card goes from the Row to the Midway, its slot is refilled, and a "+" asks for more."""
        kind = self.row[slot]
        self.row[slot] = EMPTY
        self.midway[kind] += 1
        self.sums[self.counts_as[kind]] += VALUE[kind]
        cards = self.barkers.cards
        if self.left:
            self.left = knowledge.left_the_row(self.left, slot, kind)
        if cards and emit is None and not any(self.facts):
            # Nobody listens and nobody has seen hidden cards: the short way to the same.
            self.row[slot] = cards.pop()
        else:
            self.bring_to_light(1 << slot, kind)
            if emit is not None:
                telling.moved(self, slot, kind, emit)
            self._refill(slot, emit)
        if PLUS[kind]:
            self._chain(emit)

    def play_top(self, emit: Emit | None) -> None:
        """The deck's top card goes to the Midway. There must be a card."""
        kind = self.draw_barker(emit)
        self.add_to_midway(kind)
        self.bring_to_light(knowledge.in_deck(len(self.barkers.cards)), kind)
        if emit is not None:
            telling.played(self, kind, "deck", emit)
        if PLUS[kind]:
            self._chain(emit)

    def play_held(self, kind: int, emit: Emit | None) -> None:
        """A card that was picked from among those looked at goes to the Midway."""
        self.add_to_midway(kind)
        self.bring_to_light(knowledge.HELD, kind, last=not self.picked)
        if emit is not None:
            telling.played(self, kind, "held", emit)
        if PLUS[kind]:
            self._chain(emit)

    def _chain(self, emit: Emit | None) -> None:
        """A "+" asks for a move from the Row, at once."""
        self.stack.append((MOVES, 0))
        if emit is not None:
            telling.plus(self, emit)

    def add_to_midway(self, kind: int) -> None:
        self.midway[kind] += 1
        self.sums[self.counts_as[kind]] += VALUE[kind]

    def discard(self, kind: int) -> None:
        """From the Midway."""
        self.midway[kind] -= 1
        self.sums[self.counts_as[kind]] -= VALUE[kind]
        self.barkers.discards.append(kind)

    def bring_to_light(self, place: int, kind: int, last: bool = True) -> None:
        """All see what lay hidden at that place."""
        for seat, facts in enumerate(self.facts):
            if facts:
                self.facts[seat] = knowledge.came_to_light(facts, place, kind, last)

    def draw_barker(self, emit: Emit | None) -> int:
        """Take the deck's top card, after a shuffle of the discards if it has none; EMPTY if there
        is none anywhere."""
        cards = self.barkers.cards
        if not cards:
            self.reshuffle(emit)
        return cards.pop() if cards else EMPTY

    def reshuffle(self, emit: Emit | None) -> None:
        """The discards, shuffled, go under what is left of the deck."""
        count = len(self.barkers.discards)
        if count and not (self.barkers.cards or self.picked):
            self.left = knowledge.left_in_row(self.left, self.row)
        if self.barkers.reshuffle(self.dealer):
            if any(self.facts):
                self.facts = [knowledge.deepened(facts, count) for facts in self.facts]
            if emit is not None:
                telling.reshuffled(count, emit)

    def clear_row(self, emit: Emit | None) -> None:
        """The Row is discarded and refilled. Its cards come to light together: in what order they
        lay is forgotten."""
        cleared = [(slot, kind) for slot, kind in enumerate(self.row) if kind != EMPTY]
        kinds = sorted(kind for _, kind in cleared)
        for slot, kind in cleared:
            self.row[slot] = EMPTY
            self.bring_to_light(1 << slot, kind)
            self.left = knowledge.left_the_row(self.left, slot, kind)
        self.barkers.discards += kinds
        if emit is not None:
            telling.clears_row(self, [slot for slot, _ in cleared], tuple(kinds), emit)
        self.fill_row(emit)

    def fill_row(self, emit: Emit | None) -> None:
        for slot, kind in enumerate(self.row):
            if kind == EMPTY:
                self._refill(slot, emit)

    def _refill(self, slot: int, emit: Emit | None) -> None:
        """A slot gets the deck's top card. With none left anywhere it stays empty."""
        kind = self.draw_barker(emit)
        if kind == EMPTY:
            return
        self.row[slot] = kind
        for seat, facts in enumerate(self.facts):
            if facts:
                size = len(self.barkers.cards) + 1
                self.facts[seat] = knowledge.came_to_row(facts, size, slot, PRINTED[kind])
        if self.watching:
            self.learn([(kind, 1 << slot)])
        if emit is not None:
            telling.refilled(self, slot, emit)

    def learn(self, found: list[tuple[int, int]]) -> None:
        """The player alone sees these kinds at these places."""
        player = self.current_player
        self.facts[player] = knowledge.learned(self.facts[player], found)
