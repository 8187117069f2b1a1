"""What one seat may know of a position, as plain data."""

from __future__ import annotations

from typing import Any

from engine.game import TERMINAL, Observation
from engine.games.big_top.cards import (
    CONFIRM,
    NAME,
    NO_CARD,
    Bets,
    bets_of,
    bits,
    poster,
)
from engine.games.big_top.data import FLAVOURS, HIGHEST, SUITS
from engine.games.big_top.position import Played, Position


def observation(state: Position, viewer: int | None) -> Observation:
    """See `BigTop` for what each entry means."""
    seats = range(state.setup.players)
    shown = [state.shown or seat == viewer for seat in seats]
    bets, confirmed = _bets(state, viewer)
    return {
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "deciders": list(state.deciders),
        "over": state.current_player == TERMINAL,
        "betting": state.block is not None,
        "hand": state.number,
        "hands_in_all": state.setup.hands,
        "dealer": state.hand_dealer,
        "stacks": stacks(state.open),
        "charts": [
            [None if card == NO_CARD else NAME[card] for card in chart] for chart in state.charts
        ],
        "sizes": [hand.bit_count() for hand in state.hands],
        "may": state.may[:],
        "passes": state.passes,
        "hands": [
            [NAME[card] for card in bits(hand)] if see else None
            for hand, see in zip(state.hands, shown, strict=True)
        ],
        "bets": bets,
        "confirmed": confirmed,
        "shown": state.shown,
        "tracks": state.tracks[:],
        "totals": list(state.totals),
        "past": [_past(hand) for hand in state.past],
    }


def _past(hand: Played) -> dict[str, Any]:
    return {
        "out": hand.out,
        "tracks": list(hand.tracks),
        "receipts": list(hand.receipts),
        "bets": [list(bets) for bets in hand.bets],
        "left": [[NAME[card] for card in bits(cards)] for cards in hand.left],
    }


def stacks(playable: int) -> dict[str, dict[str, Any]]:
    """Per suit whether its Poster lies there, and per flavour the highest number on its stack, when
    these cards can be played next."""
    found = {}
    for suit, name in enumerate(SUITS):
        lane = playable >> poster(suit)
        laid = not lane & 1
        lane >>= 1
        stack: dict[str, Any] = {"poster": laid}
        for flavour in FLAVOURS:
            stack[flavour] = _TOP[lane & _LANE] if laid else 0
            lane >>= HIGHEST
        found[name] = stack
    return found


_LANE = (1 << HIGHEST) - 1
_TOP = [HIGHEST, *((lane & -lane).bit_length() - 1 for lane in range(1, _LANE + 1))]
"""Per set of the numbers of a stack that can be played next (one or none) the highest played."""


def _bets(state: Position, viewer: int | None) -> tuple[list[Any], bool]:
    """Per seat what is on each suit, or None; and whether the viewer is content with its own."""
    block = state.block
    if block is None:
        seen = [
            _named(bets) if state.shown or seat == viewer else None
            for seat, bets in enumerate(state.bets)
        ]
        return seen, viewer is not None
    found: list[Any] = [None] * state.setup.players
    if viewer is None:
        return found, False
    chosen = block.chosen(viewer)
    found[viewer] = _named(bets_of(chosen))
    return found, chosen[-1:] == (CONFIRM,)


def _named(bets: Bets) -> dict[str, int]:
    return dict(zip(SUITS, bets, strict=True))
