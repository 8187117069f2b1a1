"""Positions by hand, built as the engine builds worlds: from what a spectator would see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.chance import ScriptedDealer, SeededDealer
from engine.events import Event
from engine.games.circus import GAME as CIRCUS
from engine.games.circus.data import BALLS_OF_A_COLOUR, COLOURS, FACES, HOLES
from engine.games.circus.rules import CircusState

VALUE = {cell: value for value, cell in HOLES.items()}


def face(name: str) -> int:
    return FACES.index(name)


def position(
    rolled: str,
    *clowns: tuple[tuple[int, int], str],
    holes: Mapping[int, str] | None = None,
    players: int = 2,
    options: Mapping[str, bool] | None = None,
    turn: int = 1,
    next_rolls: Iterable[str] = ("red",) * 9,
) -> CircusState:
    """Seat 0 to play after that roll. Clowns: (row, column) and colours from the bottom, as in
    "red blue"; those left out wait empty on the start row. `holes` that are filled: value and
    colour. All other balls are outside."""
    seen: Any = CIRCUS.new_state(players, options or {}, SeededDealer(1)).observation(None)
    seen["deciders"] = [0]
    seen["first"] = 0
    seen["rolled"] = rolled
    seen["turn"] = seen["game_turn"] = turn
    for clown, (cell, colours) in enumerate(clowns):
        seen["clowns"][clown] = {"space": list(cell), "balls": colours.split()}
    for value, colour in (holes or {}).items():
        seen["holes"][str(value)] = colour
    for colour in COLOURS:
        seen["outside"][colour] = BALLS_OF_A_COLOUR - played(seen, colour)
        assert seen["outside"][colour] >= 0, "a colour has three balls"
    return CIRCUS.world(seen, ScriptedDealer(map(face, next_rolls)))


def played(seen: Mapping[str, Any], colour: str) -> int:
    """How many balls of a colour are in clowns and holes."""
    in_clowns = sum(clown["balls"].count(colour) for clown in seen["clowns"])
    return in_clowns + list(seen["holes"].values()).count(colour)


def options_of(state: CircusState) -> dict[str, int]:
    """The legal actions by their notation."""
    return {state.choice(action).notation: action for action in state.legal_actions()}


def do(state: CircusState, notation: str) -> list[Event]:
    """Play the action of that notation; returns what was told."""
    events: list[Event] = []
    state.apply_action(options_of(state)[notation], events.append)
    return events


def keys(events: Iterable[Event]) -> list[str]:
    """The log's keys."""
    return [event.say.key for event in events if event.say is not None]
