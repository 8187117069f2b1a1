"""A position of Huzzah!: what lies and stands where, and what follows from that alone."""

from __future__ import annotations

from typing import NamedTuple, Self

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.game import OptionValue, Standing, State, rows
from engine.games.huzzah.data import CAPACITY, CARDS
from engine.games.huzzah.tables import (
    AREA,
    KINDS,
    NO_COUNTERS,
    NOTHING,
    NOWHERE,
    SHOWS,
    STAGE_AT,
    STAGE_PLACE,
    closed_stages,
)

PICKING, WALKING, BUMPING, TAKING, SHOWING, PLACING, REMOVING, DISCARDING, OVER = range(9)
PHASES = ("pick", "walk", "bump", "take", "show", "place", "remove", "discard", "over")
RICHARD = -1
"""The mover that is no seat."""


class Setup(NamedTuple):
    """What stays the same through a game."""

    players: int
    options: dict[str, OptionValue]
    closed: tuple[int, ...]
    target: int
    bumps: bool


def setup_for(players: int, options: dict[str, OptionValue]) -> Setup:
    """What these options mean for so many players."""
    closed = closed_stages(str(options["closed"]), players)
    return Setup(players, options, closed, int(options["target"]), options["bumps"] == "rulebook")


class Position(State):
    """Where everything is.

    pawns: per seat its place. hands: KINDS numbers a seat, how many of each kind. down: per seat
    the kind that lies face down (in PLACING and REMOVING: open) before it, or NOTHING. aims: per
    seat the stage that it heckles, or NOTHING. counters: per step. order: who still picks or walks
    after the one who does. mover: who is walking or was moved last, a seat or RICHARD. dice:
    what they show while somebody may walk as far. stage: the one being resolved. left: counters to
    be removed from it. turn: from 1; 0 while stages are picked.

    What careful people remember of the last shuffle: shuffled, per kind the cards that became the
    deck; held, all hands as they were then; since, what all saw go (`tables` has the numbers).

    laid: per seat the kinds it discarded last.
    """

    __slots__ = (
        *("aims", "block", "counters", "current_player", "dealer", "deck", "dice", "down", "hands"),
        *("held", "laid", "lead", "left", "mover", "order", "pawns", "phase", "richard", "scores"),
        *("setup", "shuffled", "since", "stage", "turn"),
    )

    setup: Setup
    dealer: Dealer
    current_player: int
    phase: int
    turn: int
    lead: int
    pawns: list[int]
    richard: int
    counters: list[int]
    scores: list[int]
    hands: list[int]
    down: list[int]
    aims: list[int]
    deck: Deck
    block: Block | None
    order: tuple[int, ...]
    mover: int
    dice: tuple[int, ...]
    stage: int
    left: int
    shuffled: tuple[int, ...]
    held: tuple[int, ...]
    since: list[int]
    laid: tuple[tuple[int, ...], ...]

    @classmethod
    def empty(cls, players: int, options: dict[str, OptionValue], dealer: Dealer) -> Self:
        """Before anybody has come to the fair. The deck lies in order, and who begins is still to
        be found out."""
        state = cls()
        state.setup = setup_for(players, options)
        state.dealer = dealer
        state.phase = PICKING
        kinds = range(KINDS) if state.setup.bumps else SHOWS
        state.deck = Deck(kind for kind in kinds for _ in range(CARDS[kind].copies))
        state.shuffled = tuple([state.deck.cards.count(kind) for kind in range(KINDS)])
        state.held = (0,) * (KINDS * players)
        state.since = []
        state.laid = ((),) * players
        state.pawns = [NOWHERE] * players
        state.richard = NOWHERE
        state.counters = list(NO_COUNTERS)
        state.scores = [0] * players
        state.hands = [0] * (KINDS * players)
        state.down = [NOTHING] * players
        state.aims = [NOTHING] * players
        state.block = None
        state.turn = state.left = 0
        state.dice = ()
        state.stage = NOTHING
        return state

    def clone(self) -> Self:
        new = self.__new__(type(self))
        new.setup = self.setup
        new.dealer = self.dealer.clone()
        new.current_player = self.current_player
        new.phase = self.phase
        new.turn = self.turn
        new.lead = self.lead
        new.pawns = self.pawns[:]
        new.richard = self.richard
        new.counters = self.counters[:]
        new.scores = self.scores[:]
        new.hands = self.hands[:]
        new.down = self.down[:]
        new.aims = self.aims[:]
        new.deck = self.deck.clone()
        new.block = self.block and self.block.clone()
        new.order = self.order
        new.mover = self.mover
        new.dice = self.dice
        new.stage = self.stage
        new.left = self.left
        new.shuffled = self.shuffled
        new.held = self.held
        new.since = self.since[:]
        new.laid = self.laid
        return new

    @property
    def roll(self) -> int:
        """How far the mover may walk."""
        return sum(self.dice)

    # Seats

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is not None:
            return self.block.seats
        return () if self.phase == OVER else (self.current_player,)

    def standings(self) -> list[Standing]:
        return rows(self.scores)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in the order of the table, from that one on."""
        players = self.setup.players
        return (*range(first, players), *range(first))

    # Stages and steps

    def performer(self, stage: int) -> int:
        """The seat on that stage; it must not be empty."""
        return self.pawns.index(STAGE_PLACE + stage)

    def occupied(self, stage: int) -> bool:
        return STAGE_PLACE + stage in self.pawns

    def open_empty(self, stage: int) -> bool:
        return STAGE_PLACE + stage not in self.pawns and stage not in self.setup.closed

    def watched(self, stage: int) -> bool:
        """Whether Richard is in that stage's area."""
        return STAGE_AT[self.richard] == stage

    def crowd(self, stage: int) -> int:
        """How many counters there are in that stage's area."""
        area = AREA[stage]
        return sum(self.counters[area[0] : area[-1] + 1])

    def full(self, step: int, mover: int) -> bool:
        """Whether a pawn that comes to rest there slides on."""
        if self.richard == step or self.counters[step] == CAPACITY:
            return True
        return self.pawns.count(step) > (self.pawns[mover] == step)

    # Cards

    def size(self, seat: int) -> int:
        """How many cards that seat holds."""
        return sum(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def hand(self, seat: int) -> list[int]:
        """How many of each kind."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def can_show(self, seat: int) -> bool:
        return any(self.hands[seat * KINDS : seat * KINDS + len(SHOWS)])
