"""How good a position is for a seat."""

from __future__ import annotations

from engine.games.barkers_row.rules import BarkersRowState


def value(state: BarkersRowState, player: int) -> float:
    return float(state.rubes[player])
