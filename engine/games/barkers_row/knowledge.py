"""What one seat knows of hidden Barkers: it peeked at them, or put them back.

A fact says that a card of some kind (or only of some suit, whose back was seen) lies in one of some
places. Facts of one seat are about different cards. A fact is an integer, a seat's facts are an
ascending tuple. A fact goes when its card comes to light, or when it no longer follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.barkers_row.cards import KINDS, PRINTED
from engine.games.barkers_row.data import ROW_SIZE, SUITS

ONLY_A_SUIT = 1 << (len(KINDS) - 1).bit_length()
"""From here on, what is known is only a suit."""
WHAT_BITS = (ONLY_A_SUIT + len(SUITS) - 1).bit_length()
WHAT = (1 << WHAT_BITS) - 1
assert len(KINDS) <= ONLY_A_SUIT
assert ONLY_A_SUIT + len(SUITS) <= WHAT + 1

HELD = 1 << ROW_SIZE
"""The place of cards that somebody looks at or holds to play them. Below it are the Row's slots."""
DECK_BIT = ROW_SIZE + 1
"""The bit of the deck's lowest card; those above follow."""
NOT_DECK = (1 << DECK_BIT) - 1

Facts = tuple[int, ...]


Left = tuple[tuple[int, tuple[int, ...]], ...]
"""Cards that stayed in the Row when the discards were shuffled: sets of slots and, by elimination,
the kinds that lie there, ascending. All may know that."""


def left_in_row(left: Left, row: Sequence[int]) -> Left:
    """The deck is used up, so what lies in the Row is all that is not seen."""
    before = sum(slots for slots, _ in left)
    stay = [slot for slot, kind in enumerate(row) if kind >= 0 and not before >> slot & 1]
    if not stay:
        return left
    kinds = tuple(sorted(row[slot] for slot in stay))
    return (*left, (sum(1 << slot for slot in stay), kinds))


def left_the_row(left: Left, slot: int, kind: int) -> Left:
    """A card of that kind lies in that slot no more."""
    found = []
    for slots, kinds in left:
        if slots >> slot & 1:
            slots ^= 1 << slot
            at = kinds.index(kind)
            kinds = kinds[:at] + kinds[at + 1 :]
        if slots:
            found.append((slots, kinds))
    return tuple(found)


def fact(what: int, places: int) -> int:
    return what | places << WHAT_BITS


def in_deck(depth: int) -> int:
    """The place of the card with so many below it in the deck."""
    return 1 << DECK_BIT + depth


def suit_of(what: int) -> int:
    return what - ONLY_A_SUIT if what >= ONLY_A_SUIT else PRINTED[what]


def _facts(found: Iterable[tuple[int, int]]) -> Facts:
    return tuple(sorted(fact(what, places) for what, places in found))


def parts(facts: Facts) -> list[tuple[int, int]]:
    """What, and the places."""
    return [(one & WHAT, one >> WHAT_BITS) for one in facts]


def came_to_light(facts: Facts, place: int, kind: int, last: bool = True) -> Facts:
    """A card of that kind was seen at the place; with `last`, no other card lies there."""
    there = place << WHAT_BITS
    for one in facts:
        if one & there:
            break
    else:
        return facts
    rest = list(facts)
    says = kind, ONLY_A_SUIT + PRINTED[kind]
    could_be = [one for one in rest if one & there and one & WHAT in says]
    if could_be:
        # What must be this card, or else says most: the others follow from what was seen anyway.
        rest.remove(min(could_be, key=_how_vague))
    if last:
        rest = [one & ~there for one in rest]
    rest.sort()
    return tuple(rest)


def _how_vague(one: int) -> tuple[bool, bool, int]:
    places = (one >> WHAT_BITS).bit_count()
    return places > 1, one & WHAT >= ONLY_A_SUIT, places


def came_to_row(facts: Facts, size: int, slot: int, suit: int) -> Facts:
    """The top card of a deck of that size, whose back shows the suit, has gone to a slot."""
    top, to = in_deck(size - 1) << WHAT_BITS, 1 << slot << WHAT_BITS
    rest = []
    for one in facts:
        what = one & WHAT
        if not one & top:
            rest.append(one)
        elif suit_of(what) != suit:
            rest.append(one ^ top)
        elif what < ONLY_A_SUIT:
            rest.append(one ^ top | to)
    rest.sort()
    return tuple(rest)


def deepened(facts: Facts, count: int) -> Facts:
    """So many cards were put under the deck."""
    return _facts(
        (what, places & NOT_DECK | places >> DECK_BIT << DECK_BIT + count)
        for what, places in parts(facts)
    )


def taken_up(facts: Facts, size: int, count: int, suit: int) -> Facts:
    """Somebody has taken up the top cards of a deck of that size, the first with that suit."""
    top, taken = in_deck(size - 1), _span(size - count, size)
    rest = parts(facts)
    if not any(places & top and suit_of(what) == suit for what, places in rest):
        rest.append((ONLY_A_SUIT + suit, top))
    return _facts(
        (what, places & ~taken | HELD if places & taken else places) for what, places in rest
    )


def looked_at(facts: Facts, held: Iterable[int]) -> Facts:
    """Whoever holds the cards sees them all."""
    seen, rest = list(held), []
    for what, places in sorted(parts(facts)):
        if places & HELD:
            same = (kind for kind in seen if what in (kind, ONLY_A_SUIT + PRINTED[kind]))
            found = next(same, None)
            if found is not None:
                seen.remove(found)
                continue
            places ^= HELD
        rest.append((what, places))
    return _facts(rest)


def put_back(facts: Facts, size: int, count: int, still_held: bool) -> Facts:
    """So many of the held cards lie, in an unknown order, on what is now a deck of that size."""
    to = _span(size - count, size) | (HELD if still_held else 0)
    return _facts(
        (what, places & ~HELD | to if places & HELD else places) for what, places in parts(facts)
    )


def learned(facts: Facts, found: Iterable[tuple[int, int]]) -> Facts:
    """Cards by kind and place were seen there."""
    seen = []
    for kind, place in found:
        facts = came_to_light(facts, place, kind)
        seen.append(fact(kind, place))
    return tuple(sorted((*facts, *seen)))


def _span(low: int, high: int) -> int:
    return (1 << high) - (1 << low) << DECK_BIT
