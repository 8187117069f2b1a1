"""Cards as numbers, sets of cards as bits, and the actions, which are numbers too.

- card: suit * SUIT_SIZE, plus 0 for the Poster, 1 .. 6 for light and 7 .. 12 for dark numbers.
- set of cards: a number with bit `card` set.
- action: a card to play it, from wherever it is; CALL + card to call it; PASS; in a block of bets
  BET + receipt * len(SUITS) + suit (indices in RECEIPTS and SUITS), SWAP + index in PAIRS, CONFIRM.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from engine.games.big_top.data import FLAVOURS, HIGHEST, RECEIPTS, SPACES, SUITS

SUIT_SIZE = 1 + len(FLAVOURS) * HIGHEST
CARDS = len(SUITS) * SUIT_SIZE
ALL_CARDS = (1 << CARDS) - 1
NO_CARD = -1
NO_CALLS = (NO_CARD,) * SPACES

CALL = CARDS
PASS = CALL + CARDS
BET = PASS + 1
SWAP = BET + len(RECEIPTS) * len(SUITS)
PAIRS = tuple(combinations(RECEIPTS, 2))
"""The receipts, as dollars, that can change places."""
CONFIRM = SWAP + len(PAIRS)
NUM_ACTIONS = CONFIRM + 1

Chart = tuple[int, ...]
"""Per call space, from $0 up, the card that stands there or NO_CARD."""
Bets = tuple[int, ...]
"""Per suit the dollars put on it; 0 if there are none yet."""
NO_BETS: Bets = (0,) * len(SUITS)


def bits(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def packed(cards: list[int]) -> int:
    """The set of these cards."""
    return sum(1 << card for card in cards)


def poster(suit: int) -> int:
    return suit * SUIT_SIZE


def numbered(suit: int, flavour: int, number: int) -> int:
    return suit * SUIT_SIZE + flavour * HIGHEST + number


SUIT_OF = tuple(card // SUIT_SIZE for card in range(CARDS))
WHOLE_SUIT = tuple(((1 << SUIT_SIZE) - 1) << poster(suit) for suit in range(len(SUITS)))
"""Per suit the set of its cards."""
SUIT_MATES = tuple(WHOLE_SUIT[suit] for suit in SUIT_OF)
"""Per card the set of all cards of its suit."""
POSTERS = packed([poster(suit) for suit in range(len(SUITS))])


def _stack_of(card: int) -> tuple[str, int]:
    """The name of a card's stack, and its number there (0: the Poster)."""
    suit, place = divmod(card, SUIT_SIZE)
    if not place:
        return f"{SUITS[suit]}-poster", 0
    flavour, number = divmod(place - 1, HIGHEST)
    return f"{SUITS[suit]}-{FLAVOURS[flavour]}", number + 1


STACK = tuple(_stack_of(card)[0] for card in range(CARDS))
NUMBER = tuple(_stack_of(card)[1] for card in range(CARDS))
NAME = tuple(
    f"{stack}-{number}" if number else stack for stack, number in zip(STACK, NUMBER, strict=True)
)
"""Per card: `clowns-light-3`, `clowns-poster`."""
CARD_OF = {name: card for card, name in enumerate(NAME)}
SHORT = tuple(
    f"{name[0].upper()}{name.split('-')[1][0]}{number}" if number else f"{name[0].upper()}*"
    for name, number in zip(NAME, NUMBER, strict=True)
)
"""Per card its notation: `Cl3`, `C*`."""


def _above(card: int) -> list[int]:
    """The cards that may be played only after this one, in its stack or, for a Poster, in both."""
    top = card + HIGHEST - NUMBER[card] if NUMBER[card] else card + SUIT_SIZE - 1
    return list(range(card + 1, top + 1))


HIGHER = tuple(packed(_above(card)) for card in range(CARDS))
"""Per card the set of higher ones of the same suit and flavour: calls of these pay."""


def _next(card: int) -> list[int]:
    if not NUMBER[card]:
        return [card + 1, card + 1 + HIGHEST]
    return [card + 1] if NUMBER[card] < HIGHEST else []


OPENS = tuple(packed(_next(card)) for card in range(CARDS))
"""Per card the set of those that can be played as soon as it lies in its stack."""

ALL_BETS: tuple[Bets, ...] = tuple(permutations(RECEIPTS))


@cache
def bet_actions(bets: Bets) -> list[int]:
    """What goes on stands ahead: a receipt not placed yet on a free suit, or with all placed to be
    content. Then changes: a receipt that moves to a free suit, two that change places."""
    ahead: list[int] = []
    changes: list[int] = []
    for action in range(BET, SWAP):
        dollars, suit = bet_of(action)
        if not bets[suit]:
            (changes if dollars in bets else ahead).append(action)
    for number, (one, other) in enumerate(PAIRS):
        if one in bets or other in bets:
            changes.append(SWAP + number)
    return (ahead or [CONFIRM]) + changes


def bet_of(action: int) -> tuple[int, int]:
    """The dollars and the suit of an action that places a receipt."""
    receipt, suit = divmod(action - BET, len(SUITS))
    return RECEIPTS[receipt], suit


def bets_after(bets: Bets, action: int) -> Bets:
    """What stands on each suit after that action. The last receipt goes to the last suit by
    itself."""
    if action >= SWAP:
        one, other = PAIRS[action - SWAP]
        swapped = {one: other, other: one}
        return tuple(swapped.get(dollars, dollars) for dollars in bets)
    dollars, suit = bet_of(action)
    new = [0 if there == dollars else there for there in bets]
    new[suit] = dollars
    if new.count(0) == 1:
        new[new.index(0)] = sum(RECEIPTS) - sum(new)
    return tuple(new)


def bets_of(chosen: tuple[int, ...]) -> Bets:
    """What stands on each suit after these actions of a seat in a block."""
    bets = NO_BETS
    for action in chosen:
        if action != CONFIRM:
            bets = bets_after(bets, action)
    return bets


def actions_for(bets: Bets) -> list[int]:
    """The fewest actions after which just these bets stand."""
    placed = [(RECEIPTS.index(dollars), suit) for suit, dollars in enumerate(bets) if dollars]
    actions = [BET + receipt * len(SUITS) + suit for receipt, suit in sorted(placed)]
    return actions[: len(RECEIPTS) - 1]
