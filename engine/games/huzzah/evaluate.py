from __future__ import annotations
from engine.games.huzzah.rules import HuzzahState
def value(state: HuzzahState, player: int) -> float:
    return float(state.scores[player])
