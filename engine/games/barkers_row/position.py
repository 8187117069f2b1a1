"""A position of Barker's Row: all that it holds, and what follows from that alone."""

from __future__ import annotations

from typing import Self

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.game import TERMINAL, OptionValue, Standing, State, rows
from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    ALL_BARKERS,
    EMPTY,
    NO_CARDS,
    PLAIN_SUITS,
    PRINTED,
)
from engine.games.barkers_row.data import LOWEST, ROW_SIZE, RUBES, WILD
from engine.games.barkers_row.items import Item
from engine.games.barkers_row.knowledge import Facts, Left
from engine.games.barkers_row.ledger import Ledger

NO_BONUS = (0,) * len(PLAIN_SUITS)

# A coming scoring's discount, whether the marker stays, more Rubes, and scorings left.
NextScores = tuple[tuple[int, bool, int, int], ...]


class Position(State):
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
    facts: list[Facts]
    left: Left
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

    def offer(self, legal: list[int]) -> bool:
        """Remember what was found legal; returns whether there was anything."""
        self._legal = legal or None
        return bool(legal)

    # What follows from it

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is not None:
            return self.block.seats
        return () if self.current_player == TERMINAL else (self.current_player,)

    def discounted_level(self) -> int:
        """What the player's next scoring takes before a bonus."""
        level = self.levels[self.current_player]
        if self.next_scores:
            return max(1, level - sum(discount for discount, *_ in self.next_scores))
        return level

    def need(self, suit: int) -> int:
        """What the player's next scoring in that suit costs in cards of the Midway."""
        return max(0, self.discounted_level() - self.bonus[suit])

    def barkers_left(self) -> bool:
        """Whether a Barker can be drawn."""
        return bool(self.barkers.cards or self.barkers.discards)

    def crowd(self) -> int:
        """Rubes that nobody has."""
        return RUBES - sum(self.rubes)

    def standings(self) -> list[Standing]:
        return rows(self.rubes)
