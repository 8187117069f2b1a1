"""What follows from an observation: whose turn it is, what is known, what a payment leaves."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Observation
from engine.games.barkers_row.data import ATTRACTIONS, BARKERS, Attraction
from ui.tables.barkers_row.cards import PLAIN_SUITS, WILD, value_of

ATTRACTION_OF = {attraction.name: attraction for attraction in ATTRACTIONS}
SUIT_OF = {a.name: (*PLAIN_SUITS, WILD)[a.suit] for a in ATTRACTIONS}
KINDS = tuple(barker.name for barker in BARKERS)


def attraction(name: str) -> Attraction:
    return ATTRACTION_OF[name]


def mine(o: Observation) -> bool:
    """Whether the viewer is to decide."""
    return o["viewer"] is not None and o["viewer"] in o["deciders"]


def in_turn(o: Observation) -> bool:
    """Whether it is the viewer's turn, and nothing is left to be finished first."""
    return mine(o) and o["phase"] == "turn"


def need(o: Observation, suit: str) -> int:
    """What the viewer's next scoring in that suit costs in cards; in another's turn without what
    that one's powers do."""
    if mine(o) and o["phase"] != "keep":
        return int(o["needs"][suit])
    return int(o["levels"][o["viewer"]])


def pile_of(o: Observation, suit: str) -> list[tuple[str, int]]:
    """The Midway cards that count as that suit now: their kinds, and which copy each is."""
    return [
        (kind, copy)
        for kind, count in o["midway"].items()
        if o["counts_as"][kind] == suit
        for copy in range(1, count + 1)
    ]


def total(o: Observation, suit: str) -> int:
    """A suit's running total; of Wild what it adds to each."""
    if suit == WILD:
        return sum(value_of(kind) for kind, _ in pile_of(o, WILD))
    return int(o["totals"][suit])


class Payment(NamedTuple):
    """A Midway card that can be discarded now. rest: what is to be paid after it (None if it pays
    for nothing). left: the totals after it, of the suits that it changes."""

    kind: str
    rest: int | None
    left: dict[str, int]


def payments(o: Observation) -> list[Payment]:
    """What can be discarded for the Attraction that is being paid for."""
    name, rest = paying_for(o)
    return [
        Payment(kind, max(0, rest - value_of(kind)), _left(o, kind))
        for kind, count in o["midway"].items()
        if count and o["counts_as"][kind] in (SUIT_OF[name], WILD)
    ]


def clearings(o: Observation) -> list[Payment]:
    """What a power can clear."""
    return [Payment(kind, None, _left(o, kind)) for kind, count in o["midway"].items() if count]


def _left(o: Observation, kind: str) -> dict[str, int]:
    counts = o["counts_as"][kind]
    changed = PLAIN_SUITS if counts == WILD else (counts,)
    return {suit: int(o["totals"][suit]) - value_of(kind) for suit in changed}


def paying_for(o: Observation) -> tuple[str, int]:
    """The Attraction that is being paid for, and what is still to be paid."""
    _, number, rest = o["pending"][-1]
    return ATTRACTIONS[number].name, int(rest)


def known_at(o: Observation, place: str) -> str | None:
    """The kind of Barker that the viewer knows to lie there."""
    return next((kind for kind, _, places in o["known"] if kind and places == [place]), None)


def left_at(o: Observation, slot: int) -> list[str]:
    """The kinds that the card in that slot of the Row can be, if all know that by elimination."""
    return next((list(kinds) for slots, kinds in o["left"] if slot in slots), [])


def known_of_deck(o: Observation) -> list[tuple[str, list[int]]]:
    """Kinds that the viewer knows to be in the deck, and how many cards lie above each, as far as
    that is known. Suits alone are not told."""
    found = []
    for kind, _, places in o["known"]:
        depths = [int(p.partition(":")[2]) for p in places if p.startswith("deck:")]
        if kind and depths and len(depths) == len(places):
            found.append((kind, sorted(depths)))
    return sorted(found, key=lambda one: one[1])


def holding(o: Observation) -> int:
    """How many cards of the deck somebody has in hand."""
    return sum(o["held"])
