"""What lies in the box: the board as it is drawn on the rule sheet, and the die."""

from __future__ import annotations

from engine.games.circus.data import COLOURS, COLUMNS, FACES, HOLES, ROWS

BOARD = """
    . . 6
    5 . .
    . 4 .
    . . 3
    2 . .
    . 1 .
    . . .
    . . .
"""
"""The last row first, the start row last."""


def test_the_board() -> None:
    rows = [line.split() for line in BOARD.split("\n") if line.strip()][::-1]
    assert (len(rows), 3) == (ROWS, COLUMNS)
    drawn = {
        int(sign): (row, column)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != "."
    }
    assert drawn == HOLES


def test_the_die() -> None:
    assert COLOURS == ("red", "yellow", "green", "blue"), "in the order of the seats"
    assert (*COLOURS, "black", "white") == FACES
