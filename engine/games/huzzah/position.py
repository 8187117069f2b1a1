"""A position: what lies and stands where, and the small things that happen to it all the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.events import Emit
from engine.game import OptionValue, State
from engine.games.huzzah import telling
from engine.games.huzzah.data import BUMP_STEPS, CAPACITY, DIE, GATES, HAND, STEPS
from engine.games.huzzah.tables import (
    AREA,
    BUMP_CARD,
    IS_GATE,
    KINDS,
    ROLLS,
    SEATS_OWN,
    SHOWS,
    STAGE_AT,
    STAGE_PLACE,
    SUMS,
    closed_stages,
)

PICKING, WALKING, BUMPING, TAKING, SHOWING, PLACING, REMOVING, DISCARDING, OVER = range(9)
PHASES = ("pick", "walk", "bump", "take", "show", "place", "remove", "discard", "over")
RICHARD = -1
"""The mover that is no seat."""

P = TypeVar("P", bound="Position")


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

    def clone(self: P) -> P:
        new = object.__new__(type(self))
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

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in the order of the table, from that one on."""
        players = self.setup.players
        return (*range(first, players), *range(first))

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

    # Dice

    def ranked(self, seats: Sequence[int], three: bool, emit: Emit | None) -> tuple[int, ...]:
        """The seats by their rolls (of one die or three), the highest first; equal ones roll
        again among themselves."""
        groups: dict[int, list[int]] = {}
        for seat in seats:
            groups.setdefault(self._roll_for_order(seat, three, emit), []).append(seat)
        found: list[int] = []
        for roll in sorted(groups, reverse=True):
            group = groups[roll]
            found += group if len(group) == 1 else self.ranked(group, three, emit)
        return tuple(found)

    def highest(self, seats: Sequence[int], emit: Emit | None) -> int:
        """The seat with the highest roll of one die; equal ones roll again."""
        while len(seats) > 1:
            rolls = [self._roll_for_order(seat, False, emit) for seat in seats]
            best = max(rolls)
            seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
        return seats[0]

    def _roll_for_order(self, seat: int, three: bool, emit: Emit | None) -> int:
        dice = ROLLS[self.dealer.below(len(ROLLS))] if three else (self.dealer.below(DIE) + 1,)
        if emit is not None:
            telling.rolled_for_order(seat, dice, emit)
        return sum(dice)

    # Steps

    def full(self, step: int, mover: int) -> bool:
        """Whether a pawn that comes to rest there slides on."""
        if self.richard == step or self.counters[step] == CAPACITY:
            return True
        return self.pawns.count(step) > (self.pawns[mover] == step)

    def slide(self, seat: int, emit: Emit | None) -> None:
        """The pawn has come to rest: from a full step it goes on to the first that is not."""
        start = step = self.pawns[seat]
        while self.full(step, seat):
            step = (step + 1) % STEPS
        if step != start:
            self.pawns[seat] = step
            if emit is not None:
                telling.slid(seat, start, step, emit)

    def bump(self, seat: int, emit: Emit | None) -> None:
        """That seat plays a Bump on the mover, who goes on at once."""
        self.lay_aside(seat, BUMP_CARD)
        if emit is not None:
            telling.bumped(self, seat, emit)
        if self.mover == RICHARD:
            start, self.richard = self.richard, (self.richard + BUMP_STEPS) % STEPS
        else:
            start = self.pawns[self.mover]
            self.pawns[self.mover] = (start + BUMP_STEPS) % STEPS
        if emit is not None:
            telling.went_on(self, start, emit)

    def clear(self, stage: int) -> list[tuple[int, int]]:
        """All counters leave that stage's area; per step that had some, how many."""
        counters = self.counters
        had = [(step, counters[step]) for step in AREA[stage] if counters[step]]
        for step, _ in had:
            counters[step] = 0
        return had

    def gain(self, seat: int, points: int) -> int:
        """Add to a score, which never falls below 0; what that comes to."""
        before = self.scores[seat]
        self.scores[seat] = max(0, before + points)
        return self.scores[seat] - before

    # Cards

    def size(self, seat: int) -> int:
        """How many cards that seat holds."""
        return sum(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def hand(self, seat: int) -> list[int]:
        """How many of each kind."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def can_show(self, seat: int) -> bool:
        return any(self.hands[seat * KINDS : seat * KINDS + len(SHOWS)])

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

    # Richard

    def jump(self, emit: Emit | None) -> None:
        """Richard takes a gate, which a die picks, and walks on; again, if that ends on a gate."""
        while True:
            start, number = self.richard, self.dealer.below(DIE)
            self.richard = GATES[number]
            if emit is not None:
                telling.jumped(self, start, number, emit)
            self.walk_richard(emit)
            if not IS_GATE[self.richard]:
                return

    def walk_richard(self, emit: Emit | None) -> None:
        """He goes exactly what three dice show."""
        start, number = self.richard, self.dealer.below(len(ROLLS))
        self.richard = (start + SUMS[number]) % STEPS
        if emit is not None:
            telling.richard_walked(self, start, SUMS[number], ROLLS[number], emit)
