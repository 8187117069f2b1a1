"""What may wait on a position's stack. Items are tuples of integers: first a code, then what the
comments here say. `pending.py` knows how they go on, `powers.py` puts most of them there.
"""

from __future__ import annotations

Item = tuple[int, ...]

MOVES = 0  # whether the Row was cleared for it: a move from the Row
PLAYS = 1  # times, source: cards go to the Midway
POWERS = 2  # Attraction, step: its power goes on there
PAYS = 3  # Attraction, rest: it is being paid for
LOOKS = 4  # times: held cards are picked to be played
ORDERS = 5  # held cards are put back on the deck
PLAYS_HELD = 6  # picked cards are played
TARGETS = 7  # Attraction, step: which opponent
NAMING = 8  # Attraction, step: which suit
BOTTOMS = 9  # times: Attractions go from hand to the bottom
SWAPS = 10  # how many went so far, how many more come back: the same, as many as one likes
RECOVERS = 11  # times, filter: discards go to the Midway
RECALLS = 12  # a Retired Attraction goes back On-Stage
CLEARS = 13  # times: Midway cards are discarded
NAMES = (
    "move",
    "play",
    "power",
    "pay",
    "look",
    "order",
    "play-held",
    "target",
    "name",
    "bottom",
    "swap",
    "recover",
    "recall",
    "clear",
)


def looks(stack: list[Item]) -> bool:
    """Whether somebody looks at the top cards of the deck and has not put any back yet."""
    return (ORDERS,) in stack
