"""What lies in the box. Where the book leaves a layout or an amount open it is a house choice (see
the About page).

Steps count clockwise from the Main Gate, 0, and stages from 0 in board order; people see stages
from 1 on.
"""

from __future__ import annotations

from typing import NamedTuple

STEPS = 51
STAGES = ((1, 4), (7, 9), (11, 15), (18, 21), (23, 28), (31, 33), (35, 39), (42, 44), (46, 49))
"""Per stage the first and the last step of its area."""
GATES = (6, 16, 22, 30, 40, 50)
"""The step of Jump Gate 1, 2, ..."""
CAPACITY = 5
"""Counters that fit on one step."""


class Card(NamedTuple):
    """A kind of card: its copies, and what it does as a show.

    crowd: counters that come (to one step) or go. watched: points instead, if Richard is in the
    area.
    """

    name: str
    copies: int
    crowd: int = 0
    watched: int = 0


CARDS = (
    Card("two-crowd", 18, crowd=2, watched=-2),
    Card("three-crowd", 18, crowd=3, watched=-3),
    Card("five-crowd", 12, crowd=5, watched=-5),
    Card("finale", 12),
    Card("huzzah", 10, crowd=-3, watched=12),
    Card("bump", 20),
)
HECKLE_POINTS = 3
BUMP_STEPS = 3
HAND = 5
SEATS = 8
DISCARDS = 2
DIE = 6
DICE = 3
TURN_LIMIT = 200

TARGETS = (50, 30)
USUALLY_CLOSED = (1, 4, 7)
FEW_PLAYERS = 4
"""Up to so many players those stages are usually closed."""
CLOSING_ORDER = (1, 7, 4, 5, 3, 8)
"""How stages are closed, one by one, until there are as many as players."""

DATA = (
    *(STEPS, STAGES, GATES, CAPACITY, tuple(tuple(card) for card in CARDS)),
    *(HECKLE_POINTS, BUMP_STEPS, HAND, DISCARDS, DIE, DICE, TURN_LIMIT),
    *(TARGETS, USUALLY_CLOSED, FEW_PLAYERS, CLOSING_ORDER),
)
