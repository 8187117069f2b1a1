"""What happened to hidden Attractions, in order: from it a seat works out where cards can be.

All see the entries; the cards of RETURNED and PUT_BACK only the seat that they are of. Cards are a
set, but in SCORED and PUT_BACK one Attraction, and in DREW a number of them.
"""

from __future__ import annotations

Ledger = tuple[tuple[int, int, int], ...]
"""What, which seat, which cards."""

RETURNED, SCORED, DREW, PUT_BACK, SHOWN = range(5)
NAMES = ("returned", "scored", "drew", "put-back", "shown")
SECRET = (RETURNED, PUT_BACK)


def returned(ledger: Ledger, seat: int, cards: int) -> Ledger:
    """At the start, into the deck before it was shuffled."""
    return (*ledger, (RETURNED, seat, cards))


def scored(ledger: Ledger, seat: int, card: int) -> Ledger:
    """From hand."""
    return (*ledger, (SCORED, seat, card))


def drew(ledger: Ledger, seat: int, count: int) -> Ledger:
    """From the top of the deck."""
    return (*ledger, (DREW, seat, count))


def put_back(ledger: Ledger, seat: int, card: int) -> Ledger:
    """From hand under the deck."""
    return (*ledger, (PUT_BACK, seat, card))


def shown(ledger: Ledger, seat: int, cards: int) -> Ledger:
    """From hand into the deck, which was then shuffled."""
    return (*ledger, (SHOWN, seat, cards))
