"""Actions as numbers, and what a clown's move may lead to, remembered by what matters for it.

An action is a number with one meaning everywhere:
    0 .. 11              bring in: colour * CLOWNS + clown
    12 .. LOST_TURN - 1  move: FIRST_MOVE + clown * len(WAYS) + index in WAYS
    LOST_TURN            nothing is possible
A way is where the clown lands and the holes that it drops balls into, in order; paths that share
both are one action. Legal actions are always listed in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.circus.data import CAPACITY, CLOWNS, COLOURS
from engine.games.circus.packed import ALL_CELLS, CELLS, HOLE_CELLS
from engine.games.circus.paths import LAST_CELL, Path, paths, tracks


class Way(NamedTuple):
    """A result of a move: the landing cell, and the hole indices dropped into, in order."""

    landing: int
    drops: tuple[int, ...]


_HOLE_AT = {cell: hole for hole, cell in enumerate(HOLE_CELLS)}


def way(path: Path, empty: int) -> Way:
    """What a path leads to when `empty` is the set of cells with an empty hole."""
    if not path.entered & empty:
        return Way(path.landing, ())
    return Way(path.landing, tuple(_HOLE_AT[cell] for cell in path.cells if empty >> cell & 1))


def _every_way() -> Iterator[Way]:
    """The results of all paths, whichever holes are filled; the last one never is."""
    for cell in set(range(CELLS)) - {LAST_CELL}:
        for steps in range(1, CAPACITY + 1):
            for path in tracks(cell, steps, True):
                holes = [at for at in path.cells if at in _HOLE_AT and at != LAST_CELL]
                for chosen in range(1 << len(holes)):
                    empty = sum(1 << at for i, at in enumerate(holes) if chosen >> i & 1)
                    yield way(path, empty | 1 << LAST_CELL)


WAYS: tuple[Way, ...] = tuple(sorted(set(_every_way())))
_INDEX = {way: index for index, way in enumerate(WAYS)}

FIRST_MOVE = len(COLOURS) * CLOWNS
LOST_TURN = FIRST_MOVE + CLOWNS * len(WAYS)
NUM_ACTIONS = LOST_TURN + 1

WALKER = tuple(clown for clown in range(CLOWNS) for _ in WAYS)
"""Per `action - FIRST_MOVE` the clown that walks."""
RESULT = WAYS * CLOWNS
"""Per `action - FIRST_MOVE` its way."""


def _near(cell: int, length: int, backward: bool) -> int:
    """The set of cells that matter for a move."""
    entered = 0
    for steps in range(1, length + 1):
        for path in tracks(cell, steps, backward):
            entered |= path.entered
    return entered


# A move depends only on the clowns and empty holes near by. What was found is remembered by just
# these, per kind of move, so that the memory answers nearly always and cannot outgrow what such
# neighbourhoods allow (under 34,000 in all, some 12,000 in practice).
_Memory = dict[int, tuple[tuple[int, ...], ...]]
_GROUND: tuple[tuple[tuple[tuple[int, _Memory], ...], ...], ...] = tuple(
    tuple(
        tuple((_near(cell, length, backward) * (1 << CELLS | 1), {}) for cell in range(CELLS))
        for length in range(CAPACITY + 1)
    )
    for backward in (False, True)
)
"""By backward, length and cell: the mask of what matters, and what was found."""


def moves(clown: int, cell: int, length: int, board: int, backward: bool) -> tuple[int, ...]:
    """The actions that walk `clown` from `cell`, ascending; none if it cannot step.

    board: the set of cells with a clown, its own included, and above these CELLS bits the set of
    cells with an empty hole.
    """
    mask, memory = _GROUND[backward][length][cell]
    near = board & mask
    found = memory.get(near)
    if found is None:
        standing, empty = board & ALL_CELLS, board >> CELLS
        found = memory[near] = _moves(cell, length, standing, empty, backward)
    return found[clown]


def _moves(
    cell: int, length: int, standing: int, empty: int, backward: bool
) -> tuple[tuple[int, ...], ...]:
    """Per clown the actions."""
    ways = {way(path, empty) for path in paths(cell, length, standing, backward)}
    for landing, drops in ways:
        assert not empty >> landing & 1 or _HOLE_AT[landing] in drops, "on an empty hole"
    indices = sorted([_INDEX[way] for way in ways])
    return tuple(
        tuple([FIRST_MOVE + clown * len(WAYS) + index for index in indices])
        for clown in range(CLOWNS)
    )


def route(
    cell: int, length: int, standing: int, empty: int, backward: bool, goal: Way
) -> tuple[int, ...]:
    """The cells of the first path that leads to `goal`: what the table shows of a move."""
    found = paths(cell, length, standing, backward)
    return next(path.cells for path in found if way(path, empty) == goal)
