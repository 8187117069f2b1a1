"""Who plays which colour, and what the games of a match are worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import OptionValue
from engine.games.circus.data import COLOURS
from engine.games.circus.packed import EMPTY


class Setup(NamedTuple):
    """What stays the same through a match."""

    players: int
    options: dict[str, OptionValue]
    games: int
    colours_each: int


def setup_for(players: int, options: dict[str, OptionValue]) -> Setup:
    """How many games and colours that gives."""
    games = players if options["match"] else 1
    return Setup(players, options, games, 2 if options["double"] else 1)


class Played(NamedTuple):
    """A finished game of a match: per hole its colour or EMPTY, and per colour its owner."""

    holes: tuple[int, ...]
    owners: tuple[int, ...]


def dealt(colours: Sequence[int], setup: Setup) -> tuple[int, ...]:
    """Per colour its owner, when these colours are dealt round one by one."""
    owners = [EMPTY] * len(COLOURS)
    for place, colour in enumerate(colours[: setup.players * setup.colours_each]):
        owners[colour] = place % setup.players
    return tuple(owners)


def colours_of(owners: Sequence[int], seat: int) -> tuple[int, ...]:
    """The colours that a seat plays, ascending."""
    return tuple(colour for colour, owner in enumerate(owners) if owner == seat)


def result(games: Sequence[Played], seat: int) -> tuple[int, int, int]:
    """A seat's points, balls in holes, and most valuable own hole (0: none) over some games."""
    values = [
        hole + 1
        for game in games
        for hole, colour in enumerate(game.holes)
        if colour != EMPTY and game.owners[colour] == seat
    ]
    return sum(values), len(values), max(values, default=0)
