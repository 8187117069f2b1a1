"""What lies in the box."""

from __future__ import annotations

SUITS = ("clowns", "sideshow", "animals", "performers")
FLAVOURS = ("light", "dark")
HIGHEST = 6
"""Numbers of a suit and flavour run from 1 to this; below them lies the suit's Poster."""

RECEIPTS = (10, 7, 5, 3)
"""Dollars of each player's gate receipts, dearest first."""

SPACES = 4
"""Call spaces of a chart; each is worth its number, from $0 up."""

HANDS_EACH = {3: 2}
"""How often each player deals, where it is not once."""

DATA = (SUITS, FLAVOURS, HIGHEST, RECEIPTS, SPACES, HANDS_EACH)
