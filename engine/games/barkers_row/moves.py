"""Actions as numbers, each with one meaning everywhere. Legal actions are listed ascending."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    KINDS,
    OF_SUIT,
    PLAIN_SUITS,
    members,
    together,
)
from engine.games.barkers_row.data import ALIKE, PLAYERS, ROW_SIZE

TRIPLES = tuple(
    together(three) for suit in PLAIN_SUITS for three in combinations(members(OF_SUIT[suit]), ALIKE)
)
"""The sets of three Attractions of one suit."""

MOVE = 0
"""+ slot: that card of the Row goes to the Midway."""
CLEAR = MOVE + ROW_SIZE
"""The Row, all of one suit, is discarded before a move."""
FROM_DECK = CLEAR + 1
"""The top Barker of the deck goes to the Midway."""
FROM_HELD = FROM_DECK + 1
"""The next of the picked cards goes to the Midway."""
END = FROM_HELD + 1
"""The turn ends."""
DONE = END + 1
"""No more of what one may do several times."""
DISCARD = DONE + 1
"""+ kind: a Midway card is discarded, in payment or by a power."""
REGAIN = DISCARD + len(KINDS)
"""+ kind: a Barker discard goes to the Midway."""
PICK = REGAIN + len(KINDS)
"""+ kind: a looked-at card is picked to be played."""
ON_TOP = PICK + len(KINDS)
"""+ kind: a looked-at card lies on top of those that are put back after it."""
NAME = ON_TOP + len(KINDS)
"""+ suit: that suit is named."""
SEAT = NAME + len(PLAIN_SUITS)
"""+ seat: that opponent is meant."""
SCORE = SEAT + PLAYERS[-1]
"""+ Attraction: from hand On-Stage, to be paid for."""
USE = SCORE + len(ALL_ATTRACTIONS)
"""+ Attraction: from On-Stage to the Retired ones, and its power begins."""
KEEP = USE + len(ALL_ATTRACTIONS)
"""+ Attraction: one of those dealt at the start is kept."""
BOTTOM = KEEP + len(ALL_ATTRACTIONS)
"""+ Attraction: from hand to the bottom of its deck."""
RECALL = BOTTOM + len(ALL_ATTRACTIONS)
"""+ Attraction: from the Retired ones back On-Stage."""
REDRAW = RECALL + len(ALL_ATTRACTIONS)
"""+ index in TRIPLES: these three are shown, shuffled back and replaced."""
NUM_ACTIONS = REDRAW + len(TRIPLES)


_REDRAW = {three: REDRAW + index for index, three in enumerate(TRIPLES)}


class Remembered(dict[int, list[int]]):
    """Actions by a set of cards, worked out when first asked for. The lists are not to be changed.

    A dict, so that what is remembered costs no call: half of random play is listing actions.
    """

    most = 20_000

    def __init__(self, work_out: Callable[[int], list[int]]) -> None:
        self._work_out = work_out

    def __missing__(self, cards: int) -> list[int]:
        if len(self) == self.most:
            self.clear()
        found = self[cards] = self._work_out(cards)
        return found


def _of_each(first: int, cards: int) -> list[int]:
    return [first + card for card in members(cards)]


def _redraws(hand: int) -> list[int]:
    found = []
    for of_suit in OF_SUIT:
        if (hand & of_suit).bit_count() >= ALIKE:
            of_hand = members(hand & of_suit)
            found += [_REDRAW[together(three)] for three in combinations(of_hand, ALIKE)]
    return found


SCORES = Remembered(partial(_of_each, SCORE))
"""Each Attraction of a set is scored."""
USES = Remembered(partial(_of_each, USE))
"""Each Attraction of a set is used."""
REDRAWS = Remembered(_redraws)
"""The exchanges of three Attractions of one suit that a hand allows."""
