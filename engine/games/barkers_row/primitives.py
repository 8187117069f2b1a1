"""What powers are made of. An Attraction's power is a row of these, done in order, each as far as
it can; P is the player who uses it, and "this turn" is P's.
"""

from __future__ import annotations

from typing import NamedTuple

# Where a played card comes from.
ROW, DECK, ANY = range(3)

# Who is meant.
SELF, AN_OPPONENT, RICHEST, AS_RICH, EACH_AS_RICH, EACH_RICHER = range(6)
"""P itself · one opponent of P's choice · one of those with the most Rubes · one with at least as
many as P · each with at least as many · each with more."""
CHOSEN = (AN_OPPONENT, RICHEST, AS_RICH)
"""Of these P picks one seat."""

# Which cards. A suit is its own filter.
VALUES = 4
"""`VALUES + n` is every suited card of value n, and ones of value 1 that are Wild too."""
ANY_CARD = 8

NAMED = 9
"""In the place of a suit: one that P names."""

ALL = 99
"""As many as there are."""


class Play(NamedTuple):
    """So many times, if a card is there: a card goes to the Midway. It is no required move."""

    times: int
    source: int


class PeekRow(NamedTuple):
    """P alone sees the Row, and what refills it, until the power is done."""


class PeekDeck(NamedTuple):
    """P alone sees the top cards, picks some to play, puts the others back on top in any order,
    and plays those that were picked."""

    cards: int
    play: int


class Resuit(NamedTuple):
    """Matching suited cards in the Midway, now or later this turn, count as that suit."""

    cards: int
    suit: int


class Wild(NamedTuple):
    """Matching cards count for every suit this turn."""

    cards: int


class Bonus(NamedTuple):
    """That suit's total is higher until the first scoring in it this turn, which it helps pay."""

    suit: int
    more: int


class NextScore(NamedTuple):
    """P's next scorings this turn are cheaper, leave the marker where it is, or bring more."""

    discount: int = 0
    hold: bool = False
    extra: int = 0
    uses: int = 1


class Rubes(NamedTuple):
    """P takes Rubes from the Crowd."""

    number: int


class Steal(NamedTuple):
    """Opponents lose Rubes, to P or to the Crowd."""

    number: int
    who: int
    to_crowd: bool = False


class Shift(NamedTuple):
    """A marker moves, as far as the tower goes."""

    who: int
    levels: int


class Draw(NamedTuple):
    """P draws Attractions, and puts so many from the hand on the bottom, but not more than came."""

    number: int
    back: int = 0


class Swap(NamedTuple):
    """P puts any number of Attractions from the hand on the bottom and draws as many and more."""

    more: int


class Recover(NamedTuple):
    """Up to so many matching Barker discards go back to the Midway. That is no move."""

    number: int
    cards: int


class Recall(NamedTuple):
    """Another Retired Attraction of P goes back On-Stage, but none that could do this itself."""


class ClearRow(NamedTuple):
    """The Row is discarded and refilled."""


class ClearMidway(NamedTuple):
    """Up to so many Midway cards of P's choice are discarded; with a suit, all printed in it."""

    number: int
    suit: int = ANY_CARD


class Shield(NamedTuple):
    """Until P's next turn opponents can neither take P's Rubes nor move P's marker."""


Step = (
    Play
    | PeekRow
    | PeekDeck
    | Resuit
    | Wild
    | Bonus
    | NextScore
    | Rubes
    | Steal
    | Shift
    | Draw
    | Swap
    | Recover
    | Recall
    | ClearRow
    | ClearMidway
    | Shield
)
