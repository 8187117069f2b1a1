"""How clowns walk: every result of a move, as actions, remembered by what matters for it.

An action is a number with one meaning everywhere:
    0 .. 11              bring in: colour * 3 + clown
    12 .. LOST_TURN - 1  move: FIRST_MOVE + clown * len(WAYS) + index in WAYS
    LOST_TURN            nothing is possible
A way is where the clown lands and the holes that it drops balls into, in order; paths that share
both are one action. Legal actions are always listed in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.circus.data import CAPACITY, CLOWNS, COLOURS, COLUMNS, ROWS
from engine.games.circus.packed import CELLS, HOLE_CELLS, LAST_HOLE

Path = tuple[int, ...]


class Way(NamedTuple):
    """A result of a move: the landing cell, and the hole indices dropped into, in order."""

    landing: int
    drops: tuple[int, ...]


_HOLE_AT = {cell: hole for hole, cell in enumerate(HOLE_CELLS)}
_LAST_CELL = HOLE_CELLS[LAST_HOLE]


def _neighbours(cell: int, backward: bool) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    steps = [(1, 0), (0, -1), (0, 1)] + [(-1, 0)] * backward
    return [
        (row + up) * COLUMNS + column + aside
        for up, aside in steps
        if 0 <= row + up < ROWS and 0 <= column + aside < COLUMNS
    ]


NEIGHBOURS = tuple(
    tuple(tuple(_neighbours(cell, backward)) for cell in range(CELLS)) for backward in (False, True)
)
"""Indexed by whether backward steps are allowed, then by cell."""


def paths(cell: int, length: int, blocked: int, backward: bool) -> list[Path]:
    """All paths a clown may take from `cell`, without that cell: of full length if there are any,
    else the longest possible. One that reaches the last hole is complete there.

    blocked: the set of cells that it may not enter.
    """
    step = NEIGHBOURS[backward]
    complete: list[Path] = []
    growing: list[Path] = [()]
    for _ in range(length):
        longer = [
            (*path, to)
            for path in growing
            for to in step[path[-1] if path else cell]
            if not blocked >> to & 1 and to != cell and to not in path
        ]
        complete += [path for path in longer if path[-1] == _LAST_CELL]
        growing_on = [path for path in longer if path[-1] != _LAST_CELL]
        if not growing_on:
            # Stuck before the full length: the longest counts only if nothing is complete.
            return complete or [path for path in growing if path]
        growing = growing_on
    return complete + growing


def way(path: Path, empty: int) -> Way:
    """What a path leads to when `empty` is the set of cells with an empty hole."""
    return Way(path[-1], tuple(_HOLE_AT[cell] for cell in path if empty >> cell & 1))


def _every_way() -> Iterator[Way]:
    """The results of all paths on a board without other clowns, whichever holes are filled."""
    for cell in set(range(CELLS)) - {_LAST_CELL}:
        for length in range(1, CAPACITY + 1):
            for path in paths(cell, length, 0, backward=True):
                holes = [at for at in path if at in _HOLE_AT and at != _LAST_CELL]
                for chosen in range(1 << len(holes)):
                    empty = sum(1 << at for i, at in enumerate(holes) if chosen >> i & 1)
                    yield way(path, empty | 1 << _LAST_CELL)


WAYS: tuple[Way, ...] = tuple(sorted(set(_every_way())))
_INDEX = {way: index for index, way in enumerate(WAYS)}

FIRST_MOVE = len(COLOURS) * CLOWNS
LOST_TURN = FIRST_MOVE + CLOWNS * len(WAYS)
NUM_ACTIONS = LOST_TURN + 1

WALKER = tuple(clown for clown in range(CLOWNS) for _ in WAYS)
"""Per `action - FIRST_MOVE` the clown that walks."""
RESULT = WAYS * CLOWNS
"""Per `action - FIRST_MOVE` its way."""


def _reach(cell: int, length: int, backward: bool) -> int:
    """The set of cells that a path of that length can touch, its start included."""
    reached = {cell}
    for _ in range(length):
        reached |= {to for at in reached for to in NEIGHBOURS[backward][at]}
    return sum(1 << at for at in reached)


# A move depends only on the clowns and empty holes that its paths can touch. What was found is
# remembered by just these, per kind of move, so that the memory answers nearly always and cannot
# outgrow what such neighbourhoods allow (some 60,000 entries in all, far fewer in practice).
_Memory = dict[int, tuple[tuple[int, ...], ...]]
_GROUND: tuple[tuple[tuple[tuple[int, _Memory], ...], ...], ...] = tuple(
    tuple(
        tuple((_reach(cell, length, backward) * (1 << CELLS | 1), {}) for cell in range(CELLS))
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
    if near not in memory:
        memory[near] = _moves(cell, length, board & (1 << CELLS) - 1, board >> CELLS, backward)
    return memory[near][clown]


def _moves(
    cell: int, length: int, standing: int, empty: int, backward: bool
) -> tuple[tuple[int, ...], ...]:
    """Per clown the actions."""
    ways = {way(path, empty) for path in paths(cell, length, standing, backward)}
    for landing, drops in ways:
        assert not empty >> landing & 1 or _HOLE_AT[landing] in drops, "on an empty hole"
    indices = sorted(_INDEX[way] for way in ways)
    return tuple(
        tuple(FIRST_MOVE + clown * len(WAYS) + index for index in indices)
        for clown in range(CLOWNS)
    )


def route(cell: int, length: int, standing: int, empty: int, backward: bool, goal: Way) -> Path:
    """The first path that leads to `goal`: what the table shows of a move."""
    found = (path for path in paths(cell, length, standing, backward) if way(path, empty) == goal)
    return next(found)
