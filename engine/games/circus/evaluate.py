"""How good a position is for a seat, in points."""

from __future__ import annotations

from engine.games.circus.rules import CircusState
from engine.games.circus.scores import result


def value(state: CircusState, player: int) -> float:
    """Own points less the best other's, as it stands."""
    points = [result(state.games(), seat)[0] for seat in range(state.setup.players)]
    others = points[:player] + points[player + 1 :]
    return points[player] - max(others)
