"""Tables made from the data: what the rules look up by the number of a card.

A kind of Barker and an Attraction are numbered as they stand in `data.py`. A set of Attractions is
a bit mask; Barkers that are all public are counted by kind.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.barkers_row.data import ATTRACTIONS, BARKERS, SUITS, WILD
from engine.games.barkers_row.primitives import ANY_CARD, VALUES

KINDS = range(len(BARKERS))
PRINTED = tuple(barker.suit for barker in BARKERS)
"""Per kind its suit."""
VALUE = tuple(barker.value for barker in BARKERS)
PLUS = tuple(barker.plus for barker in BARKERS)
ALL_BARKERS = tuple(kind for kind in KINDS for _ in range(BARKERS[kind].copies))
KIND = {barker.name: kind for kind, barker in enumerate(BARKERS)}
NO_CARDS = (0,) * len(BARKERS)
EMPTY = -1
"""A slot of the Row without a card."""

PLAIN_SUITS = range(WILD)
SUIT = tuple(attraction.suit for attraction in ATTRACTIONS)
"""Per Attraction its suit."""
ATTRACTION = {attraction.name: number for number, attraction in enumerate(ATTRACTIONS)}
ALL_ATTRACTIONS = range(len(ATTRACTIONS))
OF_SUIT = tuple(sum(1 << a for a in ALL_ATTRACTIONS if SUIT[a] == suit) for suit in PLAIN_SUITS)
"""Per suit the set of its Attractions."""
OF_SUITS = tuple(
    sum(OF_SUIT[suit] for suit in PLAIN_SUITS if suits >> suit & 1)
    for suits in range(1 << len(PLAIN_SUITS))
)
"""Per set of suits the Attractions of all of them."""

BELOW_TOP = sum(1 << a for a in ALL_ATTRACTIONS if ATTRACTIONS[a].below_top)
"""The set of those whose power is only for a player whose marker is not at the top."""


def members(cards: int) -> list[int]:
    """The Attractions of a set, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def together(cards: Iterable[int]) -> int:
    """The set of these Attractions."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def matches(cards: int, kind: int, suit: int) -> bool:
    """Whether a Barker that counts as that suit is meant by a filter of `primitives.py`."""
    if cards <= WILD:
        return suit == cards
    return cards == ANY_CARD or VALUE[kind] == cards - VALUES


def named(names: tuple[str, ...], number: int) -> str | None:
    """A name for data that may be missing (EMPTY)."""
    return None if number == EMPTY else names[number]


KIND_NAMES = tuple(barker.name for barker in BARKERS)
ATTRACTION_NAMES = tuple(attraction.name for attraction in ATTRACTIONS)
SUIT_NAMES = SUITS
