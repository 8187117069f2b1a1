"""What one seat may know of a position, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import TERMINAL, Observation
from engine.games.circus.data import COLOURS, COLUMNS, FACES
from engine.games.circus.packed import EMPTY, balls, counts
from engine.games.circus.position import Position
from engine.games.circus.scores import Played, colours_of, result


def observation(state: Position, viewer: int | None) -> Observation:
    """See `Circus` for what each entry means."""
    setup = state.setup
    seats = range(setup.players)
    over = state.current_player == TERMINAL
    mine = () if viewer is None else colours_of(state.owners, viewer)
    now = Played(state.holes, state.owners)
    shown = [state.known or colour in mine for colour in range(len(COLOURS))]
    return {
        "viewer": viewer,
        "players": setup.players,
        "options": dict(setup.options),
        "deciders": list(state.deciders),
        "over": over,
        "turn": state.earlier + state.turn,
        "game_turn": state.turn,
        "game": len(state.past),
        "games": setup.games,
        "first": state.first,
        "rolled": None if over else FACES[state.die],
        "clowns": [
            {"space": list(divmod(cell, COLUMNS)), "balls": [COLOURS[b] for b in balls(stack)]}
            for cell, stack in zip(state.cells, state.stacks, strict=True)
        ],
        "outside": dict(zip(COLOURS, counts(state.outside), strict=True)),
        "holes": _holes(state.holes),
        "points": {
            name: sum(hole + 1 for hole, lies in enumerate(state.holes) if lies == colour)
            for colour, name in enumerate(COLOURS)
        },
        "known": state.known,
        "owners": _owners(owner if shown[c] else EMPTY for c, owner in enumerate(state.owners)),
        "mine": [COLOURS[colour] for colour in mine],
        "scores": [result([now], seat)[0] for seat in seats] if state.known else None,
        "totals": [result(state.games(), seat)[0] for seat in seats],
        "past": [[result([game], seat)[0] for seat in seats] for game in state.past],
        "past_games": [
            {"holes": _holes(game.holes), "owners": _owners(game.owners)} for game in state.past
        ],
    }


def _holes(holes: Sequence[int]) -> dict[str, str | None]:
    return {str(hole + 1): None if c == EMPTY else COLOURS[c] for hole, c in enumerate(holes)}


def _owners(owners: Any) -> dict[str, int | None]:
    return {
        name: None if owner == EMPTY else owner for name, owner in zip(COLOURS, owners, strict=True)
    }
