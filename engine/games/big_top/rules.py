"""The rules of Big Top: what each turn does to a position.

Options: show_on_pass (who passes shows the hand to all), hands (how many are played).
"""

from __future__ import annotations

from engine.blocks import Block
from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Message, TurnBegan
from engine.game import TERMINAL, Choice, Observation, OptionValue
from engine.games.big_top import telling, view
from engine.games.big_top.cards import (
    CALL,
    CARDS,
    CONFIRM,
    NO_BETS,
    NO_CARD,
    OPENS,
    PASS,
    SUIT_MATES,
    actions_for,
    bet_actions,
    bets_after,
    bets_of,
    bits,
)
from engine.games.big_top.data import SPACES
from engine.games.big_top.position import Played, Position, setup_for


class BigTopState(Position):
    """A position and the turn: bets, then plays, calls and passes until somebody goes out."""

    __slots__ = ()

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

    # What is seen

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return telling.prompt(self)

    def choice(self, action: int) -> Choice:
        return telling.choice(self, action)
