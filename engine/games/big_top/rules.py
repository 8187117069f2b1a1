"""The rules of Big Top: one position and what a turn does to it.

Options: show_on_pass (who passes shows the hand to all), hands (how many are played).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.blocks import Block
from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Message, TurnBegan
from engine.game import (
    TERMINAL,
    Choice,
    Observation,
    OptionValue,
    Standing,
    State,
    rows,
)
from engine.games.big_top import telling, view
from engine.games.big_top.cards import (
    ALL_CARDS,
    CALL,
    CARDS,
    CONFIRM,
    HIGHER,
    NO_BETS,
    NO_CALLS,
    NO_CARD,
    OPENS,
    PASS,
    POSTERS,
    SUIT_MATES,
    WHOLE_SUIT,
    Bets,
    Chart,
    actions_for,
    bet_actions,
    bets_after,
    bets_of,
    bits,
)
from engine.games.big_top.data import HANDS_EACH, SPACES, SUITS


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


class BigTopState(State):
    """One position. Cards, sets of cards and actions are numbers, as `cards.py` says.

    first: who dealt the first hand. number: of this hand, from 0. shown: whether all hands and bets
    lie open, the hand being over. block: the bets being placed; None while cards are played.
    Per seat: hands (a set of cards), charts, called (the set of cards on its chart), barred (all
    cards of the suits on its chart), may (the set that its hand lies in, as everybody can work out
    from its passes), bets, tracks, totals (over the finished hands).
    open: the cards that can be played now, whoever has them. passes: how many in a row, just now.
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

    @classmethod
    def opening(
        cls, players: int, options: dict[str, OptionValue], dealer: Dealer, emit: Emit | None
    ) -> BigTopState:
        """The first position: a random player has dealt."""
        state = cls()
        state.setup = setup_for(players, options)
        state.dealer = dealer
        state.first = dealer.below(players)
        state.number = 0
        state.totals = (0,) * players
        state.past = ()
        state._deal(emit)
        return state

    @property
    def hand_dealer(self) -> int:
        """Who deals this hand."""
        return (self.first + self.number) % self.setup.players

    # A hand

    def _deal(self, emit: Emit | None) -> None:
        """All cards, one at a time from the dealer's left; then everybody bets."""
        players = self.setup.players
        deck = list(range(CARDS))
        self.dealer.shuffle(deck)
        self.hands = [0] * players
        left = self.hand_dealer + 1
        for place, card in enumerate(deck):
            self.hands[(left + place) % players] |= 1 << card
        self.clear_table()
        self.bets = (NO_BETS,) * players
        self.block = Block(tuple(range(players)))
        self.current_player = self.block.seat
        if emit is not None:
            telling.hand_begins(self, emit)

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

    def _bet(self, block: Block, action: int, emit: Emit | None) -> None:
        """The seat asked now places receipts or is content with its bets. However it came by them,
        they are kept in the same way."""
        self._legal = None
        seat = block.seat
        if action < CONFIRM:
            before = bets_of(block.chosen(seat))
            after = bets_after(before, action)
            block.reconsider()
            for placing in actions_for(after):
                block.choose(placing, done=False)
            if emit is not None:
                telling.placed(seat, before, after, emit)
        elif block.choose(action):
            self.bets = tuple(bets_of(block.chosen(seat)) for seat in block.seats)
            self.block = None
            self.current_player = self.hand_dealer
            if emit is not None:
                telling.bets_placed(emit)
            self._next_turn(emit)
        else:
            self.current_player = block.seat

    # A turn

    def _next_turn(self, emit: Emit | None) -> None:
        seat = self.current_player = (self.current_player + 1) % self.setup.players
        self._legal = None
        if emit is not None:
            emit(TurnBegan(player=seat))
        if self.called[seat]:
            self._slide(seat, emit)

    def _slide(self, seat: int, emit: Emit | None) -> None:
        """Each called card, from the $0 end, moves one space down if that space is free. One that
        has just moved frees its space for the next."""
        chart = list(self.charts[seat])
        moved = 0
        for space in range(1, SPACES):
            card = chart[space]
            if card != NO_CARD and chart[space - 1] == NO_CARD:
                chart[space - 1 : space + 1] = card, NO_CARD
                self.charts[seat] = tuple(chart)
                moved += 1
                if emit is not None:
                    telling.slid(seat, card, space, moved == 1, emit)

    def legal_actions(self) -> list[int]:
        return (self._legal or self._find_actions())[:]

    def _find_actions(self) -> list[int]:
        seat = self.current_player
        if seat == TERMINAL:
            return []
        if self.block is not None:
            actions = bet_actions(bets_of(self.block.chosen(seat)))
        elif forced := self.called[seat] & self.open:
            actions = bits(forced)
        else:
            hand = self.hands[seat]
            actions = bits(hand & self.open)
            calls = hand & ~(self.open | self.barred[seat])
            if calls:
                assert self.charts[seat][SPACES - 1] == NO_CARD, "no space for a call"
                actions += bits(calls << CALL)
            elif not actions:
                actions = [PASS]
        self._legal = actions
        return actions

    def forget(self) -> None:
        """To be called when the position was changed by hand: what was worked out is stale."""
        self._legal = None

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self._legal or self._find_actions()
        if action not in legal:
            raise IllegalAction(action, legal)
        if self.block is not None:
            self._bet(self.block, action, emit)
        elif action < CALL:
            self._play(action, emit)
        elif action < PASS:
            self._call(action - CALL, emit)
        else:
            self._pass(emit)

    def _play(self, card: int, emit: Emit | None) -> None:
        """The card goes onto its stack; one from the hand is paid, one from the chart is not."""
        seat, bit = self.current_player, 1 << card
        self.passes = 0
        self.open ^= bit | OPENS[card]
        if self.called[seat] & bit:
            self._play_called(seat, card, emit)
        else:
            self.hands[seat] ^= bit
            if emit is not None:
                telling.played(seat, card, emit)
            self._pay(seat, card, emit)
        if self.hands[seat] or self.called[seat]:
            self._next_turn(emit)
        else:
            self._end_hand(seat, emit)

    def _play_called(self, seat: int, card: int, emit: Emit | None) -> None:
        chart = list(self.charts[seat])
        space = chart.index(card)
        chart[space] = NO_CARD
        self.charts[seat] = tuple(chart)
        self.called[seat] ^= 1 << card
        self.barred[seat] ^= SUIT_MATES[card]
        if emit is not None:
            telling.played_called(seat, card, space, emit)

    def _pay(self, seat: int, card: int, emit: Emit | None) -> None:
        """The bank pays what the calls of the others are worth; they lose nothing."""
        for other, call, dollars in self.payments(seat, card):
            self.tracks[seat] += dollars
            if emit is not None:
                telling.paid(seat, other, call, dollars, emit)

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

    def _call(self, card: int, emit: Emit | None) -> None:
        """The card goes from the hand to the dearest space of the chart."""
        seat = self.current_player
        self.passes = 0
        self.hands[seat] ^= 1 << card
        self.charts[seat] = (*self.charts[seat][:-1], card)
        self.called[seat] |= 1 << card
        self.barred[seat] |= SUIT_MATES[card]
        if emit is not None:
            telling.called(seat, card, emit)
        self._next_turn(emit)

    def _pass(self, emit: Emit | None) -> None:
        """Nothing in the hand can be played or called, which everybody may remember."""
        seat = self.current_player
        self.passes += 1
        assert self.passes < self.setup.players, "a stalemate is impossible"
        self.may[seat] &= self.barred[seat] & ~self.open
        shows = self.setup.options["show_on_pass"]
        if shows:
            self.may[seat] = self.hands[seat]
        if emit is not None:
            telling.passed(self, seat, bool(shows), emit)
        self._next_turn(emit)

    # The end

    def _end_hand(self, seat: int, emit: Emit | None) -> None:
        """This seat has gone out: money is counted, and the next hand is dealt if there is one."""
        receipts = tuple(map(self.receipts_paid, range(self.setup.players)))
        left = tuple(hand | calls for hand, calls in zip(self.hands, self.called, strict=True))
        ended = Played(seat, tuple(self.tracks), receipts, self.bets, left)
        self.past = (*self.past, ended)
        earned = zip(self.totals, self.tracks, receipts, strict=True)
        self.totals = tuple(map(sum, earned))
        self.shown = True
        self._legal = None
        last = len(self.past) == self.setup.hands
        if last:
            self.current_player = TERMINAL
        if emit is not None:
            telling.hand_over(self, seat, emit)
        if not last:
            self.number += 1
            self._deal(emit)

    def receipts_paid(self, seat: int) -> int:
        """What a seat's receipts pay now: those on suits of which it holds no card, in hand or on
        the chart; all of them for who has gone out."""
        held = self.hands[seat] | self.called[seat]
        bets = self.bets[seat]
        return sum(bets[suit] for suit in range(len(SUITS)) if not held & WHOLE_SUIT[suit])

    def standings(self) -> list[Standing]:
        return rows(self.totals)

    # What is seen

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is not None:
            return self.block.seats
        return () if self.current_player == TERMINAL else (self.current_player,)

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return telling.prompt(self)

    def choice(self, action: int) -> Choice:
        return telling.choice(self, action)

    def clone(self) -> BigTopState:
        new = BigTopState.__new__(BigTopState)
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
