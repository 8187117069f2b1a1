"""Big Top."""

from __future__ import annotations

from collections.abc import Hashable

from engine.blocks import Block
from engine.chance import Dealer
from engine.games.big_top.cards import (
    ALL_BETS,
    CONFIRM,
    NAME,
    NO_CARD,
    SUIT_OF,
    actions_for,
    bets_of,
    bits,
    packed,
)
from engine.games.big_top.data import FLAVOURS
from engine.games.big_top.rules import BigTopState
from engine.games.big_top.view import stacks
from tests.engine.hooks import Hooks

DECK = sorted(NAME)


def conserved(state: BigTopState) -> None:
    table = stacks(state.open)
    laid = {
        f"{suit}-{lane}-{number}"
        for suit, stack in table.items()
        for lane in FLAVOURS
        for number in range(1, stack[lane] + 1)
    }
    laid |= {f"{suit}-poster" for suit, stack in table.items() if stack["poster"]}
    charts = [card for chart in state.charts for card in chart if card != NO_CARD]
    held = [card for hand in state.hands for card in bits(hand)]
    cards = [*laid, *(NAME[card] for card in (*charts, *held))]
    assert sorted(cards) == DECK, f"cards: {sorted(cards)}"
    for seat, chart in enumerate(state.charts):
        standing = [card for card in chart if card != NO_CARD]
        assert state.called[seat] == packed(standing)
        assert len({SUIT_OF[card] for card in standing}) == len(standing), "two calls in a suit"
        assert not state.hands[seat] & ~state.may[seat], "a hand that its passes rule out"
    assert all(0 <= track < 45 for track in state.tracks), f"tracks: {state.tracks}"


def secrets(state: BigTopState) -> dict[str, Hashable]:
    """Where each card is, and all bets; nothing once they are shown."""
    if state.shown:
        return {}
    places: dict[str, Hashable] = {}
    for seat, hand in enumerate(state.hands):
        for card in bits(hand):
            places[f"hand of {NAME[card]}"] = seat
    for seat, bets in enumerate(state.bets):
        chosen = state.block.chosen(seat) if state.block is not None else ()
        places[f"bets of {seat}"] = bets if state.block is None else bets_of(chosen)
    return places


def reshuffled(state: BigTopState, player: int, dealer: Dealer) -> BigTopState:
    """Cards change hands two at a time, where no pass forbids it."""
    new = state.clone()
    if state.shown:
        return new
    others = [seat for seat in range(len(state.hands)) if seat != player and state.hands[seat]]
    for _ in range(25 if len(others) > 1 else 0):
        one, other = (others[dealer.below(len(others))] for _ in range(2))
        give, take = (_any(new.hands[seat], dealer) for seat in (one, other))
        if one != other and new.may[other] & give and new.may[one] & take:
            new.hands[one] ^= give | take
            new.hands[other] ^= give | take
    new.bets = tuple(
        bets if seat == player or state.block else ALL_BETS[dealer.below(len(ALL_BETS))]
        for seat, bets in enumerate(state.bets)
    )
    new.block = state.block and _other_choices(state.block, player, dealer)
    new.forget()
    return new


def _any(hand: int, dealer: Dealer) -> int:
    cards = bits(hand)
    return 1 << cards[dealer.below(len(cards))]


def _other_choices(block: Block, player: int, dealer: Dealer) -> Block:
    """As many receipts placed by everybody, but not the same ones."""
    new = Block(block.seats)
    for seat in block.seats:
        chosen = block.chosen(seat)
        actions = actions_for(ALL_BETS[dealer.below(len(ALL_BETS))])
        placed = [action for action in chosen if action != CONFIRM]
        for action in placed if seat == player else actions[: len(placed)]:
            new.choose(action, done=False)
        if chosen[-1:] != (CONFIRM,):
            break
        new.choose(CONFIRM)
    return new


HOOKS = Hooks(conserved, secrets, reshuffled, brief={"hands": "one"})
