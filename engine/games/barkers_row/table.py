"""The table of Barker's Row: all that a position holds, and how Barkers move on it."""

from __future__ import annotations

from typing import Self

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.events import Emit
from engine.game import OptionValue, State
from engine.games.barkers_row import knowledge, telling
from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    ALL_BARKERS,
    EMPTY,
    NO_CARDS,
    PLAIN_SUITS,
    PLUS,
    PRINTED,
    VALUE,
)
from engine.games.barkers_row.data import LOWEST, ROW_SIZE, WILD
from engine.games.barkers_row.items import MOVES, Item
from engine.games.barkers_row.ledger import Ledger

NO_BONUS = (0,) * len(PLAIN_SUITS)

# A coming scoring's discount, whether the marker stays, more Rubes, and scorings left.
NextScores = tuple[tuple[int, bool, int, int], ...]


class Table(State):
    """One position. How cards are numbered: see `cards.py`.

    seats: Rubes that win. block: the choice of the opening, until all have chosen. turn: from 1, 0
    before. barkers: their deck and discards. row: a kind or EMPTY a slot. midway: how many of each
    kind. counts_as: per kind the suit it counts as in the Midway; effects: the Attractions that did
    that and the suits named (or EMPTY). sums: per suit that cards count as, the sum of their values
    in the Midway. held: kinds that the player looks at or has not played yet, ascending; picked:
    those to be played, in order; ordered: those to be put back, top first.
    attractions: their deck, top last. hands, staged, retired: per seat a set of them. shields: the
    set of seats under a shield. moved: whether the required move is made. redrawn: whether a hand
    of more than three was exchanged in part. bonus: per suit. paid: kinds of the running payment.
    watching: whether the player sees what refills the Row. facts (per seat) and left (what all
    know): see `knowledge.py`.
    """

    __slots__ = (
        "_legal",
        "attractions",
        "barkers",
        "block",
        "bonus",
        "counts_as",
        "current_player",
        "dealer",
        "effects",
        "facts",
        "hands",
        "held",
        "ledger",
        "left",
        "levels",
        "midway",
        "moved",
        "next_scores",
        "options",
        "ordered",
        "paid",
        "picked",
        "redrawn",
        "retired",
        "row",
        "rubes",
        "seats",
        "shields",
        "stack",
        "staged",
        "sums",
        "turn",
        "watching",
    )

    options: dict[str, OptionValue]
    seats: int
    dealer: Dealer
    current_player: int
    block: Block | None
    turn: int
    barkers: Deck
    row: list[int]
    midway: list[int]
    counts_as: tuple[int, ...]
    effects: tuple[tuple[int, int], ...]
    sums: list[int]
    held: tuple[int, ...]
    picked: tuple[int, ...]
    ordered: tuple[int, ...]
    attractions: list[int]
    hands: list[int]
    staged: list[int]
    retired: list[int]
    rubes: list[int]
    levels: list[int]
    shields: int
    moved: bool
    redrawn: bool
    bonus: tuple[int, ...]
    next_scores: NextScores
    stack: list[Item]
    paid: tuple[int, ...]
    watching: bool
    facts: list[knowledge.Facts]
    left: knowledge.Left
    ledger: Ledger
    _legal: list[int] | None

    @classmethod
    def empty(cls, players: int, options: dict[str, OptionValue], dealer: Dealer) -> Self:
        """The table before anything is dealt."""
        state = cls()
        state.options = options
        state.seats = int(options["seats"])
        state.dealer = dealer
        state.current_player = 0
        state.block = None
        state.turn = 0
        state.barkers = Deck(ALL_BARKERS)
        state.row = [EMPTY] * ROW_SIZE
        state.midway = list(NO_CARDS)
        state.held = state.picked = state.ordered = ()
        state.attractions = list(ALL_ATTRACTIONS)
        state.hands = [0] * players
        state.staged = [0] * players
        state.retired = [0] * players
        state.rubes = [0] * players
        state.levels = [LOWEST] * players
        state.shields = 0
        state.stack = []
        state.paid = ()
        state.watching = False
        state.facts = [()] * players
        state.left = ()
        state.ledger = ()
        state._legal = None
        state.moved = state.redrawn = False
        state.bonus = NO_BONUS
        state.next_scores = state.effects = ()
        state.counts_as = PRINTED
        state.sums = [0] * (WILD + 1)
        return state

    def clone(self) -> Self:
        new = self.__new__(type(self))
        new.options = self.options
        new.seats = self.seats
        new.dealer = self.dealer.clone()
        new.current_player = self.current_player
        new.block = None if self.block is None else self.block.clone()
        new.turn = self.turn
        new.barkers = self.barkers.clone()
        new.row = self.row[:]
        new.midway = self.midway[:]
        new.counts_as = self.counts_as
        new.effects = self.effects
        new.sums = self.sums[:]
        new.held = self.held
        new.picked = self.picked
        new.ordered = self.ordered
        new.attractions = self.attractions[:]
        new.hands = self.hands[:]
        new.staged = self.staged[:]
        new.retired = self.retired[:]
        new.rubes = self.rubes[:]
        new.levels = self.levels[:]
        new.shields = self.shields
        new.moved = self.moved
        new.redrawn = self.redrawn
        new.bonus = self.bonus
        new.next_scores = self.next_scores
        new.stack = self.stack[:]
        new.paid = self.paid
        new.watching = self.watching
        new.facts = self.facts[:]
        new.left = self.left
        new.ledger = self.ledger
        new._legal = self._legal  # never changed, only replaced
        return new

    # Barkers

    def count_as(self, suits: tuple[int, ...]) -> None:
        """Midway cards count as these suits, by kind."""
        self.counts_as = suits
        self.sums = sums = [0] * (WILD + 1)
        for kind, count in enumerate(self.midway):
            if count:
                sums[suits[kind]] += count * VALUE[kind]

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

    def barkers_left(self) -> bool:
        """Whether a Barker can be drawn."""
        return bool(self.barkers.cards or self.barkers.discards)

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
