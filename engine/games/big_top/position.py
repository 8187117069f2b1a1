"""A position of Big Top: who has what, what lies where, and what follows from that alone."""

from __future__ import annotations

from typing import NamedTuple, Self

from engine.blocks import Block
from engine.chance import Dealer
from engine.game import TERMINAL, OptionValue, Standing, State, rows
from engine.games.big_top.cards import (
    ALL_CARDS,
    HIGHER,
    NO_CALLS,
    NO_CARD,
    POSTERS,
    WHOLE_SUIT,
    Bets,
    Chart,
)
from engine.games.big_top.data import HANDS_EACH, SUITS


class Setup(NamedTuple):
    """What stays the same through a game."""

    players: int
    options: dict[str, OptionValue]
    hands: int


def setup_for(players: int, options: dict[str, OptionValue]) -> Setup:
    """How many hands that gives."""
    each = HANDS_EACH.get(players, 1)
    hands = {"book": each * players, "each": players, "one": 1}[str(options["hands"])]
    return Setup(players, options, hands)


class Played(NamedTuple):
    """A finished hand: who went out, and per seat its track money, what its receipts paid, its bets
    and the set of cards that it had left, in the hand or on the chart."""

    out: int
    tracks: tuple[int, ...]
    receipts: tuple[int, ...]
    bets: tuple[Bets, ...]
    left: tuple[int, ...]


class Position(State):
    """One position. Cards, sets of cards and actions are numbers, as `cards.py` says.

    first: who dealt the first hand. number: of this hand, from 0. shown: whether all hands and bets
    lie open, the hand being over. block: the bets being placed; None while cards are played.
    Per seat: hands (a set of cards), charts, called (the set of cards on its chart), barred (all
    cards of the suits on its chart), may (the set that its hand lies in, as everybody can work out
    from its passes), bets, tracks, totals (over the finished hands).
    open: the cards that can be played now, whoever has them. passes: how many in a row, just now.
    _legal: what is allowed now, once the rules have found it.
    """

    __slots__ = (
        "_legal",
        "barred",
        "bets",
        "block",
        "called",
        "charts",
        "current_player",
        "dealer",
        "first",
        "hands",
        "may",
        "number",
        "open",
        "passes",
        "past",
        "setup",
        "shown",
        "totals",
        "tracks",
    )

    setup: Setup
    dealer: Dealer
    current_player: int
    first: int
    number: int
    shown: bool
    block: Block | None
    hands: list[int]
    charts: list[Chart]
    called: list[int]
    barred: list[int]
    may: list[int]
    bets: tuple[Bets, ...]
    tracks: list[int]
    totals: tuple[int, ...]
    open: int
    passes: int
    past: tuple[Played, ...]
    _legal: list[int] | None

    def clone(self) -> Self:
        new = self.__new__(type(self))
        new.setup = self.setup
        new.dealer = self.dealer.clone()
        new.current_player = self.current_player
        new.first = self.first
        new.number = self.number
        new.shown = self.shown
        new.block = self.block and self.block.clone()
        new.hands = self.hands[:]
        new.charts = self.charts[:]
        new.called = self.called[:]
        new.barred = self.barred[:]
        new.may = self.may[:]
        new.bets = self.bets
        new.tracks = self.tracks[:]
        new.totals = self.totals
        new.open = self.open
        new.passes = self.passes
        new.past = self.past
        new._legal = self._legal  # never changed, only replaced
        return new

    def clear_table(self) -> None:
        """As it is before the first turn of a hand: no stacks, no calls, no money."""
        players = self.setup.players
        self.charts = [NO_CALLS] * players
        self.called = [0] * players
        self.barred = [0] * players
        self.may = [ALL_CARDS] * players
        self.tracks = [0] * players
        self.open = POSTERS
        self.passes = 0
        self.shown = False
        self._legal = None

    @property
    def hand_dealer(self) -> int:
        """Who deals this hand."""
        return (self.first + self.number) % self.setup.players

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is not None:
            return self.block.seats
        return () if self.current_player == TERMINAL else (self.current_player,)

    # Money

    def payments(self, seat: int, card: int) -> list[tuple[int, int, int]]:
        """What that seat would earn with that card from its hand: per paying call its owner, the
        called card and the dollars printed under it.

        Calls of others pay if they are of the same suit and flavour and higher.
        """
        higher = HIGHER[card]
        found = []
        for other, called in enumerate(self.called):
            if called & higher and other != seat:
                for dollars, call in enumerate(self.charts[other]):
                    if dollars and call != NO_CARD and higher >> call & 1:
                        found.append((other, call, dollars))
        return found

    def receipts_paid(self, seat: int) -> int:
        """What a seat's receipts pay now: those on suits of which it holds no card, in hand or on
        the chart; all of them for who has gone out."""
        held = self.hands[seat] | self.called[seat]
        bets = self.bets[seat]
        return sum(bets[suit] for suit in range(len(SUITS)) if not held & WHOLE_SUIT[suit])

    def standings(self) -> list[Standing]:
        return rows(self.totals)
