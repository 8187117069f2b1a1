"""What lies in the box. The hole cells are a reconstruction (see the About page).

Rows count from the start (row 0), columns from a clown's left hand as it looks ahead.
"""

from __future__ import annotations

COLOURS = ("red", "yellow", "green", "blue")
FACES = (*COLOURS, "black", "white")
BALLS_OF_A_COLOUR = 3

CLOWNS = 3
CAPACITY = 3

ROWS = 8
COLUMNS = 3
HOLES = {1: (2, 1), 2: (3, 0), 3: (4, 2), 4: (5, 1), 5: (6, 0), 6: (7, 2)}
"""Points: (row, column). The highest is the last hole, which ends the game."""

TURN_LIMIT = 300

DATA = (COLOURS, FACES, BALLS_OF_A_COLOUR, CLOWNS, CAPACITY, ROWS, COLUMNS, HOLES, TURN_LIMIT)
