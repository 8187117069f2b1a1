"""A position in small numbers, and tables over them, because search plays millions of turns.

- cell: row * COLUMNS + column. A set of cells is a number with bit `cell` set.
- stack, the balls in one clown: a leading 1, then two bits a ball, bottom first. So an empty clown
  is 1, and putting `colour` on top gives `stack * 4 + colour`.
- outside: two bits a colour, how many of its balls are not in play yet.
- holes: a tuple, per hole from 1 up the colour that lies in it or EMPTY.
"""

from __future__ import annotations

from engine.games.circus.data import (
    BALLS_OF_A_COLOUR,
    CAPACITY,
    CLOWNS,
    COLOURS,
    COLUMNS,
    FACES,
    HOLES,
    ROWS,
)

CELLS = ROWS * COLUMNS
ALL_CELLS = (1 << CELLS) - 1
EMPTY = -1
NO_BALLS = 1
FULL = 4**CAPACITY
"""From this number on a clown takes no ball."""

BLACK = FACES.index("black")
ALL_CLOWNS = (1 << CLOWNS) - 1
ALL_COLOURS = (1 << len(COLOURS)) - 1
FACE_COLOURS = tuple(1 << f if f < len(COLOURS) else ALL_COLOURS for f in range(len(FACES)))
"""Per die face the set of colours that it stands for."""

HOLE_CELLS = tuple(row * COLUMNS + column for _, (row, column) in sorted(HOLES.items()))
"""Per hole index (value - 1) its cell."""
LAST_HOLE = len(HOLE_CELLS) - 1
NO_HOLES = (EMPTY,) * len(HOLE_CELLS)
ALL_HOLES = sum(1 << cell for cell in HOLE_CELLS)


def balls(stack: int) -> tuple[int, ...]:
    """The colours in a stack, bottom first."""
    found: list[int] = []
    while stack > NO_BALLS:
        stack, colour = divmod(stack, 4)
        found.append(colour)
    return tuple(reversed(found))


def packed_stack(colours: tuple[int, ...]) -> int:
    """The stack of these colours, bottom first."""
    stack = NO_BALLS
    for colour in colours:
        stack = stack * 4 + colour
    return stack


# Indexed by stack; entry 0 means nothing.
_STACKS = [(), *(balls(stack) for stack in range(NO_BALLS, 2 * FULL))]
HEIGHT = tuple(len(stack) for stack in _STACKS)
TOP = tuple(1 << stack[-1] if stack else 0 for stack in _STACKS)
"""The set that holds the colour of the top ball, empty for a clown without balls."""
BOTTOM = tuple(stack[0] if stack else EMPTY for stack in _STACKS)
REST = tuple(packed_stack(stack[1:]) for stack in _STACKS)
"""The stack without its bottom ball."""


def counts(outside: int) -> tuple[int, ...]:
    """Per colour how many balls are outside."""
    return tuple(outside >> 2 * colour & 3 for colour in range(len(COLOURS)))


def packed_outside(numbers: tuple[int, ...]) -> int:
    """The inverse of `counts`."""
    return sum(n << 2 * colour for colour, n in enumerate(numbers))


ALL_OUTSIDE = packed_outside((BALLS_OF_A_COLOUR,) * len(COLOURS))
WAITING = tuple(
    sum(1 << colour for colour, n in enumerate(counts(outside)) if n)
    for outside in range(ALL_OUTSIDE + 1)
)
"""Indexed by `outside`: the set of colours that still have a ball there."""

BRING_INS = tuple(
    tuple(
        colour * CLOWNS + clown
        for colour in range(len(COLOURS))
        for clown in range(CLOWNS)
        if colours >> colour & 1 and room >> clown & 1
    )
    for colours in range(ALL_COLOURS + 1)
    for room in range(1 << CLOWNS)
)
"""Indexed by `colours << CLOWNS | room`: the actions that bring one of these colours into one of
these clowns (both sets)."""
