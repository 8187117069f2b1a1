"""From what a seat knows to a full position that it could be."""

from __future__ import annotations

from typing import Any

from engine.blocks import Block
from engine.chance import Dealer
from engine.game import TERMINAL, Observation
from engine.games.big_top.cards import (
    ALL_BETS,
    ALL_CARDS,
    CARD_OF,
    CONFIRM,
    NO_BETS,
    NO_CARD,
    POSTERS,
    SUIT_MATES,
    Bets,
    actions_for,
    numbered,
    poster,
)
from engine.games.big_top.data import FLAVOURS, HIGHEST, SUITS
from engine.games.big_top.position import Played, setup_for
from engine.games.big_top.redeal import redeal
from engine.games.big_top.rules import BigTopState


def world(observation: Observation, dealer: Dealer) -> BigTopState:
    """Hands as `redeal` draws them, and any bets of the others equally likely."""
    o = observation
    state = BigTopState()
    state.setup = setup_for(o["players"], dict(o["options"]))
    state.dealer = dealer
    state.number = o["hand"]
    state.first = (o["dealer"] - state.number) % o["players"]
    state.clear_table()
    state.shown = o["shown"]
    state.tracks[:] = o["tracks"]
    state.totals = tuple(o["totals"])
    state.passes = o["passes"]
    state.past = tuple(map(_played, o["past"]))
    state.may[:] = o["may"]
    for seat, chart in enumerate(o["charts"]):
        _put_on_chart(state, seat, chart)
    state.open, laid = _stacks(o["stacks"])
    state.hands = _hands(state, o, laid, dealer)
    _bet(state, o, dealer)
    return state


def _played(hand: dict[str, Any]) -> Played:
    left = tuple(_set(names) for names in hand["left"])
    bets = tuple(map(tuple, hand["bets"]))
    return Played(hand["out"], tuple(hand["tracks"]), tuple(hand["receipts"]), bets, left)


def _set(names: list[str]) -> int:
    """The set of the cards of these names."""
    return sum(1 << CARD_OF[name] for name in names)


def _put_on_chart(state: BigTopState, seat: int, chart: list[str | None]) -> None:
    cards = [NO_CARD if name is None else CARD_OF[name] for name in chart]
    state.charts[seat] = tuple(cards)
    for card in cards:
        if card != NO_CARD:
            state.called[seat] |= 1 << card
            state.barred[seat] |= SUIT_MATES[card]


def _stacks(stacks: dict[str, dict[str, Any]]) -> tuple[int, int]:
    """The sets of cards that can be played next and of those that lie in the stacks."""
    playable, laid = POSTERS, 0
    for suit, name in enumerate(SUITS):
        stack = stacks[name]
        if not stack["poster"]:
            continue
        laid |= 1 << poster(suit)
        for flavour, lane in enumerate(FLAVOURS):
            top = stack[lane]
            first = numbered(suit, flavour, 1)
            laid |= ((1 << top) - 1) << first
            if top < HIGHEST:
                playable |= 1 << first + top
    return playable & ~laid, laid


def _hands(state: BigTopState, o: Observation, laid: int, dealer: Dealer) -> list[int]:
    known = [None if names is None else _set(names) for names in o["hands"]]
    pool = ALL_CARDS ^ laid
    for cards in state.called:
        pool ^= cards
    for hand in known:
        pool ^= hand or 0
    others = [seat for seat, hand in enumerate(known) if hand is None]
    dealt = redeal(
        pool, [o["sizes"][seat] for seat in others], [o["may"][seat] for seat in others], dealer
    )
    drawn = dict(zip(others, dealt, strict=True))
    return [drawn[seat] if hand is None else hand for seat, hand in enumerate(known)]


def _bet(state: BigTopState, o: Observation, dealer: Dealer) -> None:
    """The bets, placed or being placed, and who decides next."""
    bets: list[Bets] = [
        ALL_BETS[dealer.below(len(ALL_BETS))] if own is None else tuple(own.values())
        for own in o["bets"]
    ]
    if not o["betting"]:
        state.bets = tuple(bets)
        state.current_player = next(iter(o["deciders"]), TERMINAL)
        state.block = None
        return
    state.bets = (NO_BETS,) * o["players"]
    state.block = block = Block(tuple(o["deciders"]))
    # Seats are asked in their order: those before the viewer have chosen, those after have not.
    viewer = block.seats[0] if o["viewer"] is None else o["viewer"]
    for seat in block.seats[: block.seats.index(viewer)]:
        _place(block, bets[seat], True)
    if o["viewer"] is not None:
        _place(block, bets[viewer], o["confirmed"])
    state.current_player = block.seat


def _place(block: Block, bets: Bets, confirmed: bool) -> None:
    for action in actions_for(bets):
        block.choose(action, done=False)
    if confirmed:
        block.choose(CONFIRM)
