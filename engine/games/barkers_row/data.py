"""What lies in the box. How often each Barker occurs and most powers are a reconstruction (see the
About page); a power is one row of data over `primitives.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.barkers_row.primitives import (
    ALL,
    AN_OPPONENT,
    ANY,
    ANY_CARD,
    AS_RICH,
    DECK,
    EACH_AS_RICH,
    EACH_RICHER,
    NAMED,
    RICHEST,
    ROW,
    SELF,
    VALUES,
    Bonus,
    ClearMidway,
    ClearRow,
    Draw,
    NextScore,
    PeekDeck,
    PeekRow,
    Play,
    Recall,
    Recover,
    Resuit,
    Rubes,
    Shield,
    Shift,
    Steal,
    Step,
    Swap,
    Wild,
)

SUITS = ("horrors", "beasts", "freaks", "oddities", "wild")
HORRORS, BEASTS, FREAKS, ODDITIES, WILD = range(5)


class Barker(NamedTuple):
    """A kind of Barker card: its back shows the suit, its face the value and perhaps a "+"."""

    name: str
    suit: int
    value: int
    copies: int
    plus: bool = False


BARKERS = (
    *(
        Barker(f"{SUITS[suit]}-{value}", suit, value, copies)
        for suit in (HORRORS, BEASTS, FREAKS, ODDITIES)
        for value, copies in ((1, 2), (2, 3), (3, 2))
    ),
    Barker("wild", WILD, 1, 4),
    Barker("wild-plus", WILD, 1, 4, plus=True),
)


class Attraction(NamedTuple):
    """A card to score, and the power that it has once it is On-Stage.

    below_top: the power is only for a player whose marker is not at the top.
    """

    name: str
    suit: int
    power: tuple[Step, ...]
    below_top: bool = False


ATTRACTIONS = (
    Attraction("re-animated-man", HORRORS, (Recover(3, HORRORS),)),
    Attraction("invisible-man", HORRORS, (Steal(1, RICHEST),)),
    Attraction("pharaohs-tomb", HORRORS, (Play(5, ANY),)),
    Attraction("counts-coffin", HORRORS, (Shift(AN_OPPONENT, +1),)),
    Attraction("haunted-portrait", HORRORS, (PeekRow(), Play(2, ROW))),
    Attraction("swamp-fiend", HORRORS, (Resuit(BEASTS, HORRORS),)),
    Attraction("seance-cabinet", HORRORS, (Bonus(HORRORS, 3),)),
    Attraction("phantom-organist", HORRORS, (NextScore(hold=True),)),
    Attraction("gallows-bride", HORRORS, (Rubes(1),)),
    Attraction("bog-witch", HORRORS, (ClearMidway(3), Play(2, DECK))),
    Attraction("girl-rilla", BEASTS, (Bonus(BEASTS, 3),)),
    Attraction("fiji-mermaid", BEASTS, (Wild(VALUES + 1),)),
    Attraction("two-headed-calf", BEASTS, (NextScore(extra=1),)),
    Attraction("sea-serpent", BEASTS, (Resuit(ODDITIES, BEASTS),)),
    Attraction("winged-wolf", BEASTS, (Play(3, ROW),)),
    Attraction("man-eating-tiger", BEASTS, (Steal(1, AS_RICH),)),
    Attraction("dancing-bear", BEASTS, (Shift(SELF, -1), Shift(AN_OPPONENT, -1))),
    Attraction("boxing-kangaroo", BEASTS, (Shift(EACH_AS_RICH, +1),)),
    Attraction("snake-pit", BEASTS, (ClearRow(), Play(2, ROW))),
    Attraction("learned-pig", BEASTS, (Draw(2, back=1),)),
    Attraction("lobster-boy", FREAKS, (Recover(2, ANY_CARD),)),
    Attraction("goose-necked-girl", FREAKS, (PeekDeck(5, play=2),)),
    Attraction("blockhead-billy", FREAKS, (Resuit(VALUES + 2, NAMED),)),
    Attraction("conjoined-twins", FREAKS, (NextScore(discount=2, uses=2),)),
    Attraction("bearded-lady", FREAKS, (Bonus(FREAKS, 3),)),
    Attraction("human-pincushion", FREAKS, (Shift(SELF, +1), Rubes(2)), below_top=True),
    Attraction("tattooed-marvel", FREAKS, (Resuit(HORRORS, FREAKS),)),
    Attraction("fire-eater", FREAKS, (ClearMidway(ALL, NAMED), Play(4, DECK))),
    Attraction("rubber-man", FREAKS, (Swap(more=1), Play(2, ROW))),
    Attraction("tallest-man", FREAKS, (Rubes(1),)),
    Attraction("shrunken-heads", ODDITIES, (NextScore(discount=3),)),
    Attraction("crystal-skull", ODDITIES, (PeekRow(), PeekDeck(3, play=1), Play(1, ROW))),
    Attraction("fortune-machine", ODDITIES, (Draw(2),)),
    Attraction("perpetual-clock", ODDITIES, (Recall(),)),
    Attraction("hall-of-mirrors", ODDITIES, (Wild(ODDITIES),)),
    Attraction("cursed-music-box", ODDITIES, (Steal(1, EACH_RICHER, to_crowd=True),)),
    Attraction("magic-lantern", ODDITIES, (Resuit(FREAKS, ODDITIES),)),
    Attraction("iron-strongbox", ODDITIES, (Rubes(1), Shield())),
    Attraction("petrified-egg", ODDITIES, (Bonus(ODDITIES, 3),)),
    Attraction("skeleton-key", ODDITIES, (Play(4, DECK),)),
)

PLAYERS = range(2, 5)
DEALT, KEPT = 5, 3
ROW_SIZE = 3
RUBES = 52
PER_SCORING = 2
LOWEST, HIGHEST = 4, 10
"""Levels of the tower."""
ALIKE = 3
"""So many Attractions of one suit in hand may be exchanged."""

DATA = (
    SUITS,
    BARKERS,
    ATTRACTIONS,
    (DEALT, KEPT, ROW_SIZE, RUBES, PER_SCORING, LOWEST, HIGHEST, ALIKE),
)
