"""How good a position is for a seat, in points.

A ball in a clown is worth what it brings if its clown walks on by itself, every way equally
likely, and each move counts less than the one before it, because the show may be over first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.game import TERMINAL
from engine.games.circus.data import CAPACITY, COLOURS, COLUMNS, ROWS
from engine.games.circus.moves import Way, way
from engine.games.circus.packed import CELLS, EMPTY, HOLE_CELLS, LAST_HOLE, balls
from engine.games.circus.paths import paths
from engine.games.circus.position import Position
from engine.games.circus.scores import result

PATIENCE = 0.8
"""What a point is worth if it comes one move of the clown later. Found by playing against other
values; from 0.7 to 0.9 it hardly matters."""
WIN = 1000.0
"""Weighs more than any points."""
SWEEPS = 4

# Per cell and number of balls: what each ball may expect, bottom first.
Prospects = list[list[tuple[float, ...]]]


def value(state: Position, player: int) -> float:
    """What the seat owns or may expect, less the same of the best other seat; at the end WIN for
    what is won beyond a fair share."""
    if state.current_player == TERMINAL:
        return WIN * (state.returns()[player] - 1 / state.setup.players)
    worth = expected_points(state)
    totals = [float(result(state.past, seat)[0]) for seat in range(state.setup.players)]
    for colour, owner in enumerate(state.owners):
        if owner != EMPTY:
            totals[owner] += worth[colour]
    own = totals.pop(player)
    return own - max(totals)


def expected_points(state: Position) -> list[float]:
    """Per colour the points it has in this game, and those its balls in clowns may expect."""
    worth = [0.0] * len(COLOURS)
    for hole, colour in enumerate(state.holes):
        if colour != EMPTY:
            worth[colour] += hole + 1
    ahead = prospects(state.empty)
    for cell, stack in zip(state.cells, state.stacks, strict=True):
        held = balls(stack)
        for colour, points in zip(held, ahead[cell][len(held)], strict=True):
            worth[colour] += points
    return worth


@cache
def prospects(empty: int) -> Prospects:
    """The prospects of lone clowns when the holes of these cells are empty.

    There are 32 such sets while a game lasts; together they take a moment when first asked for,
    hence `prepare`.
    """
    table = [[(0.0,) * height for height in range(CAPACITY + 1)] for _ in range(CELLS)]
    for row in reversed(range(ROWS)):  # what lies ahead first
        starts = [
            (cell, height, sorted({way(path, empty) for path in paths(cell, height, 0, False)}))
            for cell in range(row * COLUMNS, (row + 1) * COLUMNS)
            for height in range(1, CAPACITY + 1)
            if not empty >> cell & 1
        ]
        for _ in range(SWEEPS):  # within a row clowns may go to and fro
            for cell, height, ways in starts:
                table[cell][height] = _mean(height, ways, empty, table)
    return table


def prepare() -> Iterator[None]:
    """Work out all prospects that a game can need, a set of holes a step, small sets first."""
    others = [1 << cell for hole, cell in enumerate(HOLE_CELLS) if hole != LAST_HOLE]
    last = 1 << HOLE_CELLS[LAST_HOLE]
    for size in range(len(others) + 1):
        for holes in combinations(others, size):
            prospects(last + sum(holes))
            yield


def _mean(height: int, ways: list[Way], empty: int, table: Prospects) -> tuple[float, ...]:
    """The mean over a clown's ways, given the prospects so far of where they land."""
    sums = [0.0] * height
    for landing, drops in ways:
        for place, hole in enumerate(drops):
            sums[place] += hole + 1
        if LAST_HOLE in drops:
            continue
        left = empty & ~sum(1 << HOLE_CELLS[hole] for hole in drops)
        ahead = prospects(left) if drops else table
        for place, points in enumerate(ahead[landing][height - len(drops)], len(drops)):
            sums[place] += points
    return tuple(PATIENCE * total / len(ways) for total in sums)
