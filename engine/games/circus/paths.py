"""How a clown may walk: the paths of a move on this board."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.circus.data import COLUMNS, ROWS
from engine.games.circus.packed import HOLE_CELLS, LAST_HOLE

LAST_CELL = HOLE_CELLS[LAST_HOLE]


class Path(NamedTuple):
    """The cells entered, in order, and the same as a set."""

    cells: tuple[int, ...]
    entered: int

    @property
    def landing(self) -> int:
        return self.cells[-1]


def paths(cell: int, length: int, blocked: int, backward: bool) -> list[Path]:
    """All paths a clown may take from `cell`: of full length if it can, else the longest possible.

    length: the balls it holds, at least 1. blocked: the set of cells that it may not enter.
    """
    for steps in range(length, 0, -1):
        free = [path for path in tracks(cell, steps, backward) if not path.entered & blocked]
        if free:
            return free
    return []


@cache
def tracks(cell: int, steps: int, backward: bool) -> tuple[Path, ...]:
    """All paths of so many steps on a board without other clowns, and the shorter ones that reach
    the last hole, where every move is complete."""
    complete: list[Path] = []
    growing = [Path((), 0)]
    for _ in range(steps):
        longer = [
            Path((*path.cells, to), path.entered | 1 << to)
            for path in growing
            for to in neighbours(path.cells[-1] if path.cells else cell, backward)
            if to != cell and not path.entered >> to & 1
        ]
        complete += [path for path in longer if path.landing == LAST_CELL]
        growing = [path for path in longer if path.landing != LAST_CELL]
    return (*complete, *growing)


@cache
def neighbours(cell: int, backward: bool) -> tuple[int, ...]:
    """Where one step leads: forward or sideways, on black also back."""
    row, column = divmod(cell, COLUMNS)
    steps = [(1, 0), (0, -1), (0, 1)] + [(-1, 0)] * backward
    return tuple(
        (row + up) * COLUMNS + column + aside
        for up, aside in steps
        if 0 <= row + up < ROWS and 0 <= column + aside < COLUMNS
    )
