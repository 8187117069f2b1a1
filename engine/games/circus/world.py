"""From what a seat knows to a full position that it could be."""

from __future__ import annotations

from typing import Any

from engine.chance import Dealer
from engine.game import TERMINAL, Observation
from engine.games.circus.data import COLOURS, COLUMNS, FACES
from engine.games.circus.packed import (
    EMPTY,
    HOLE_CELLS,
    packed_outside,
    packed_stack,
)
from engine.games.circus.rules import CircusState
from engine.games.circus.scores import Played, setup_for


def world(observation: Observation, dealer: Dealer) -> CircusState:
    """Exact but for the colours that the seat does not know: each deal of them is equally likely
    (nothing that others did so far is held against a colour)."""
    state = CircusState()
    state.setup = setup_for(observation["players"], observation["options"])
    state.dealer = dealer
    state.current_player = next(iter(observation["deciders"]), TERMINAL)
    state.cells = [row * COLUMNS + column for row, column in map(_space, observation["clowns"])]
    state.stacks = [
        packed_stack(tuple(COLOURS.index(ball) for ball in clown["balls"]))
        for clown in observation["clowns"]
    ]
    state.outside = packed_outside(tuple(observation["outside"][name] for name in COLOURS))
    state.holes = _holes(observation["holes"])
    state.empty = sum(
        1 << cell for cell, colour in zip(HOLE_CELLS, state.holes, strict=True) if colour == EMPTY
    )
    # Nobody is asked when the game is over, so the last roll is not kept.
    state.die = FACES.index(observation["rolled"] or FACES[0])
    state.turn = observation["game_turn"]
    state.earlier = observation["turn"] - observation["game_turn"]
    state.first = observation["first"]
    state.known = observation["known"]
    state.owners = _owners(observation["owners"])
    if not state.known:
        state.owners = _fill(state, dealer)
    state.past = tuple(
        Played(_holes(game["holes"]), _owners(game["owners"])) for game in observation["past_games"]
    )
    state.forget()
    return state


def _fill(state: CircusState, dealer: Dealer) -> tuple[int, ...]:
    """The owners, with the colours that are not known dealt to the seats that lack some."""
    owners = list(state.owners)
    free = [colour for colour, owner in enumerate(owners) if owner == EMPTY]
    dealer.shuffle(free)
    for seat in range(state.setup.players):
        for _ in range(state.setup.colours_each - owners.count(seat)):
            owners[free.pop()] = seat
    return tuple(owners)


def _space(clown: dict[str, Any]) -> tuple[int, int]:
    row, column = clown["space"]
    return row, column


def _holes(holes: dict[str, str | None]) -> tuple[int, ...]:
    return tuple(EMPTY if name is None else COLOURS.index(name) for name in holes.values())


def _owners(owners: dict[str, int | None]) -> tuple[int, ...]:
    found = (owners[name] for name in COLOURS)
    return tuple(EMPTY if owner is None else owner for owner in found)
