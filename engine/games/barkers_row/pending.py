"""What waits on a position's stack: how each thing goes on, what it lets the player do, and what
comes of that (see `items.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Emit
from engine.games.barkers_row import knowledge, powers, telling
from engine.games.barkers_row.cards import (
    KINDS,
    PLAIN_SUITS,
    PRINTED,
    SUIT,
    VALUE,
    matches,
    members,
)
from engine.games.barkers_row.data import WILD
from engine.games.barkers_row.items import (
    BOTTOMS,
    CLEARS,
    LOOKS,
    MOVES,
    NAMING,
    ORDERS,
    PAYS,
    PLAYS,
    PLAYS_HELD,
    POWERS,
    RECALLS,
    RECOVERS,
    SWAPS,
    TARGETS,
    Item,
)
from engine.games.barkers_row.moves import (
    BOTTOM,
    CLEAR,
    DISCARD,
    DONE,
    FROM_DECK,
    FROM_HELD,
    MOVE,
    NAME,
    ON_TOP,
    PICK,
    RECALL,
    REGAIN,
    SEAT,
)
from engine.games.barkers_row.primitives import DECK, ROW
from engine.games.barkers_row.show import Show

# Moves and plays


def _a_choice(state: Show, item: Item, emit: Emit | None) -> bool:
    """Whether anything can be done about the item; else it is over."""
    if state.offer(LEGAL[item[0]](state, item)):
        return True
    state.stack.pop()
    return False


def _legal_move(state: Show, item: Item) -> list[int]:
    return state.row_moves(cleared=bool(item[1]))


def _choose_move(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    if action == CLEAR:
        state.stack.append((MOVES, 1))
        state.clear_row(emit)
    else:
        state.move(action - MOVE, emit)


def _legal_play(state: Show, item: Item) -> list[int]:
    _, times, source = item
    if not times:
        return []
    found = [] if source == DECK else state.row_moves()
    if source != ROW and state.barkers_left():
        found.append(FROM_DECK)
    return found


def _choose_play(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    _, times, source = item
    state.stack.append((PLAYS, times - 1, source))
    if action == FROM_DECK:
        state.play_top(emit)
    else:
        _choose_move(state, item, action, emit)


# A power's steps


def _take_up_power(state: Show, item: Item, emit: Emit | None) -> bool:
    _, card, index = item
    if index == len(powers.POWERS[card]):
        state.stack.pop()
        state.watching = False
    else:
        state.stack[-1] = (POWERS, card, index + 1)
        powers.start(state, item, emit)
    return False


def _legal_target(state: Show, item: Item) -> list[int]:
    return [SEAT + seat for seat in powers.targets(state, powers.step(item[1], item[2]))]


def _choose_target(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    powers.hit(state, powers.step(item[1], item[2]), action - SEAT, emit)


def _legal_naming(state: Show, item: Item) -> list[int]:
    return [NAME + suit for suit in PLAIN_SUITS]


def _choose_naming(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    powers.named(state, item[1], item[2], action - NAME, emit)


# A payment

PAYING = tuple(
    tuple((kind, DISCARD + kind) for kind in KINDS if PRINTED[kind] in (suit, WILD))
    for suit in PLAIN_SUITS
)
"""Per suit the kinds that pay for it when no power says otherwise, and the actions."""


def _take_up_payment(state: Show, item: Item, emit: Emit | None) -> bool:
    _, card, rest = item
    if rest > 0:
        return True
    state.stack.pop()
    state.has_paid(card, emit)
    return False


def _legal_payment(state: Show, item: Item) -> list[int]:
    suit, midway, counts_as = SUIT[item[1]], state.midway, state.counts_as
    if counts_as is PRINTED:
        return [action for kind, action in PAYING[suit] if midway[kind]]
    return [DISCARD + kind for kind in KINDS if midway[kind] and counts_as[kind] in (suit, WILD)]


def _choose_payment(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    _, card, rest = item
    kind = action - DISCARD
    rest -= VALUE[kind]
    state.paid += (kind,)
    state.discard(kind)
    if emit is not None:
        telling.discarded(state, kind, emit)
    if rest > 0:
        state.stack.append((PAYS, card, rest))
    else:
        state.has_paid(card, emit)


# Looking at the deck


def _legal_look(state: Show, item: Item) -> list[int]:
    return [PICK + kind for kind in sorted(set(state.held))] if item[1] else []


def _choose_look(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    kind = action - PICK
    state.stack.append((LOOKS, item[1] - 1))
    state.held = _without(state.held, kind)
    state.picked += (kind,)
    if emit is not None:
        telling.picks(state, kind, emit)


def _take_up_order(state: Show, item: Item, emit: Emit | None) -> bool:
    """Where only one card is left, nothing is to be chosen."""
    if len(state.held) > 1:
        return True
    state.stack.pop()
    cards = state.barkers.cards
    back = (*state.ordered, *state.held)
    cards += reversed(back)
    size, still = len(cards), bool(state.picked)
    state.held = state.ordered = ()
    state.facts = [
        facts and knowledge.put_back(facts, size, len(back), still) for facts in state.facts
    ]
    places = [knowledge.in_deck(size - 1 - depth) for depth in range(len(back))]
    state.learn(list(zip(back, places, strict=True)))
    if emit is not None and back:
        telling.put_back(state, back, emit)
    return False


def _legal_order(state: Show, item: Item) -> list[int]:
    return [ON_TOP + kind for kind in sorted(set(state.held))]


def _choose_order(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    kind = action - ON_TOP
    state.stack.append(item)
    state.held = _without(state.held, kind)
    state.ordered += (kind,)


def _legal_held(state: Show, item: Item) -> list[int]:
    return [FROM_HELD] if state.picked else []


def _choose_held(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    kind, *rest = state.picked
    state.stack.append(item)
    state.picked = tuple(rest)
    state.play_held(kind, emit)


def _without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


# Attractions


def _legal_bottom(state: Show, item: Item) -> list[int]:
    hand = state.hands[state.current_player]
    return [BOTTOM + card for card in members(hand)] if item[1] else []


def _choose_bottom(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    state.stack.append((BOTTOMS, item[1] - 1))
    state.put_on_bottom(action - BOTTOM, emit)


def _legal_swap(state: Show, item: Item) -> list[int]:
    return [DONE, *(BOTTOM + card for card in members(state.hands[state.current_player]))]


def _choose_swap(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    _, put, more = item
    if action == DONE:
        state.draw(put + more, emit)
    else:
        state.stack.append((SWAPS, put + 1, more))
        state.put_on_bottom(action - BOTTOM, emit)


def _legal_recall(state: Show, item: Item) -> list[int]:
    retired = state.retired[state.current_player]
    return [RECALL + card for card in members(retired & ~powers.RECALLING)]


def _choose_recall(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    player, card = state.current_player, action - RECALL
    state.retired[player] ^= 1 << card
    state.staged[player] |= 1 << card
    if emit is not None:
        telling.recalled(state, card, emit)


# Discards and the Midway


def _legal_recover(state: Show, item: Item) -> list[int]:
    _, times, cards = item
    kinds = sorted(set(state.barkers.discards)) if times else []
    found = [REGAIN + kind for kind in kinds if matches(cards, kind, PRINTED[kind])]
    return [DONE, *found] if found else []


def _choose_recover(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    _, times, cards = item
    if action != DONE:
        kind = action - REGAIN
        state.stack.append((RECOVERS, times - 1, cards))
        state.barkers.discards.remove(kind)
        state.add_to_midway(kind)
        if emit is not None:
            telling.regained(state, kind, emit)


def _take_up_clearing(state: Show, item: Item, emit: Emit | None) -> bool:
    if _legal_clearing(state, item):
        return True
    state.stack.pop()
    state.fill_row(emit)
    return False


def _legal_clearing(state: Show, item: Item) -> list[int]:
    found = [DISCARD + kind for kind in KINDS if item[1] and state.midway[kind]]
    return [DONE, *found] if found else []


def _choose_clearing(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    if action == DONE:
        state.fill_row(emit)
        return
    kind = action - DISCARD
    state.stack.append((CLEARS, item[1] - 1))
    state.discard(kind)
    if emit is not None:
        telling.cleared(state, kind, emit)


def _nothing(state: Show, item: Item) -> list[int]:
    return []


def _never(state: Show, item: Item, action: int, emit: Emit | None) -> None:
    raise AssertionError(f"nothing is chosen about {item}")


_TakeUp = Callable[[Show, Item, Emit | None], bool]
_Legal = Callable[[Show, Item], list[int]]
_Choose = Callable[[Show, Item, int, Emit | None], None]

_RULES: dict[int, tuple[_TakeUp, _Legal, _Choose]] = {
    MOVES: (_a_choice, _legal_move, _choose_move),
    PLAYS: (_a_choice, _legal_play, _choose_play),
    POWERS: (_take_up_power, _nothing, _never),
    PAYS: (_take_up_payment, _legal_payment, _choose_payment),
    LOOKS: (_a_choice, _legal_look, _choose_look),
    ORDERS: (_take_up_order, _legal_order, _choose_order),
    PLAYS_HELD: (_a_choice, _legal_held, _choose_held),
    TARGETS: (_a_choice, _legal_target, _choose_target),
    NAMING: (_a_choice, _legal_naming, _choose_naming),
    BOTTOMS: (_a_choice, _legal_bottom, _choose_bottom),
    SWAPS: (_a_choice, _legal_swap, _choose_swap),
    RECOVERS: (_a_choice, _legal_recover, _choose_recover),
    RECALLS: (_a_choice, _legal_recall, _choose_recall),
    CLEARS: (_take_up_clearing, _legal_clearing, _choose_clearing),
}
# By what an item begins with.
TAKE_UP = tuple(rule[0] for rule in _RULES.values())
"""Go on with the last item: True if the player must decide; else it was changed or is gone."""
LEGAL = tuple(rule[1] for rule in _RULES.values())
"""The player's actions for the item, ascending; none if nothing is possible any more."""
CHOOSE = tuple(rule[2] for rule in _RULES.values())
"""The player has decided about an item, which is off the stack already."""
