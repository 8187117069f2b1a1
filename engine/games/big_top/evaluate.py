"""How good a position is for a seat, in dollars."""

from __future__ import annotations

from engine.games.big_top.rules import BigTopState


def value(state: BigTopState, player: int) -> float:
    return float(state.tracks[player] + state.totals[player])
