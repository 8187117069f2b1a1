"""The primitives at work. A step that needs a choice puts it on the stack; others act at once.

How each begins gets the step and the item (see `items.py`) that says which one it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.events import Emit
from engine.games.barkers_row import items, knowledge, telling
from engine.games.barkers_row.cards import EMPTY, KINDS, PRINTED, matches, together
from engine.games.barkers_row.data import ATTRACTIONS, WILD
from engine.games.barkers_row.items import Item
from engine.games.barkers_row.primitives import (
    AN_OPPONENT,
    ANY_CARD,
    CHOSEN,
    EACH_RICHER,
    NAMED,
    RICHEST,
    SELF,
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
from engine.games.barkers_row.show import Show

RECALLING = together(
    card
    for card, attraction in enumerate(ATTRACTIONS)
    if any(isinstance(step, Recall) for step in attraction.power)
)
"""The set of Attractions that bring others back."""


POWERS = tuple(attraction.power for attraction in ATTRACTIONS)
"""Per Attraction its steps."""


def step(card: int, index: int) -> Step:
    return POWERS[card][index]


def start(state: Show, item: Item, emit: Emit | None) -> None:
    """Begin the step of an Attraction's power that an item names."""
    one = step(item[1], item[2])
    _START[type(one)](state, one, item, emit)


def named(state: Show, card: int, index: int, suit: int, emit: Emit | None) -> None:
    """P has named a suit for that step."""
    if emit is not None:
        telling.names(state, suit, emit)
    one = step(card, index)
    if isinstance(one, Resuit):
        take_effect(state, one, card, suit, emit)
    else:
        _clear_suit(state, suit, emit)


# What cards count as


def take_effect(state: Show, one: Resuit | Wild, card: int, suit: int, emit: Emit | None) -> None:
    """From now on this turn cards count as the step says (for NAMED: as the suit that P named)."""
    to = WILD if isinstance(one, Wild) else one.suit if suit == EMPTY else suit
    state.effects = (*state.effects, (card, suit))
    state.count_as(_counting(state.counts_as, one.cards, to))
    if emit is not None:
        telling.counts_as(state, one.cards, to, emit)


@lru_cache(maxsize=4096)
def _counting(counts_as: tuple[int, ...], cards: int, to: int) -> tuple[int, ...]:
    """Per kind what it counts as, when matching ones that are not Wild yet count as something
    else."""
    return tuple(
        to if now != WILD and matches(cards, kind, now) else now
        for kind, now in enumerate(counts_as)
    )


def _resuit(state: Show, one: Resuit, item: Item, emit: Emit | None) -> None:
    if one.suit == NAMED:
        state.stack.append((items.NAMING, *item[1:]))
    else:
        take_effect(state, one, item[1], EMPTY, emit)


def _wild(state: Show, one: Wild, item: Item, emit: Emit | None) -> None:
    take_effect(state, one, item[1], EMPTY, emit)


# Opponents


def targets(state: Show, one: Step) -> list[int]:
    """The seats that a step means, or may mean; ascending. A shield keeps a power away, and only
    who has Rubes can lose one."""
    assert isinstance(one, (Steal, Shift))
    player, rubes, shields = state.current_player, state.rubes, state.shields
    if one.who == SELF:
        return [player]
    own = rubes[player]
    found = [seat for seat in range(len(rubes)) if seat != player and not shields >> seat & 1]
    if isinstance(one, Steal):
        found = [seat for seat in found if rubes[seat]]
    if one.who == RICHEST:
        most = max((rubes[seat] for seat in found), default=0)
        return [seat for seat in found if rubes[seat] == most]
    if one.who == EACH_RICHER:
        return [seat for seat in found if rubes[seat] > own]
    if one.who == AN_OPPONENT:
        return found
    return [seat for seat in found if rubes[seat] >= own]


def hit(state: Show, one: Step, seat: int, emit: Emit | None) -> None:
    """What a step does to that seat."""
    if isinstance(one, Shift):
        state.shift(seat, one.levels, emit)
        return
    assert isinstance(one, Steal)
    if one.to_crowd:
        count = min(one.number, state.rubes[seat])
        state.rubes[seat] -= count
        if emit is not None:
            telling.loses(state, seat, count, emit)
    else:
        state.gain_rubes(one.number, emit, victim=seat)


def _hit_all(state: Show, one: Steal | Shift, item: Item, emit: Emit | None) -> None:
    if one.who in CHOSEN:
        state.stack.append((items.TARGETS, *item[1:]))
        return
    for seat in targets(state, one):
        hit(state, one, seat, emit)


# Cards


def _play(state: Show, one: Play, item: Item, emit: Emit | None) -> None:
    state.stack.append((items.PLAYS, one.times, one.source))


def _peek_row(state: Show, one: PeekRow, item: Item, emit: Emit | None) -> None:
    state.watching = True
    seen = [(kind, 1 << slot) for slot, kind in enumerate(state.row) if kind != EMPTY]
    state.learn(seen)
    if emit is not None:
        telling.peeks_at_row(state, emit)


def _peek_deck(state: Show, one: PeekDeck, item: Item, emit: Emit | None) -> None:
    if len(state.barkers) < one.cards:
        state.reshuffle(emit)
    cards, size = state.barkers.cards, len(state.barkers)
    count = min(one.cards, size)
    if not count:
        return
    suit = PRINTED[cards[-1]]
    state.held = tuple(sorted(cards[-count:]))
    del cards[-count:]
    state.facts = [knowledge.taken_up(facts, size, count, suit) for facts in state.facts]
    player = state.current_player
    state.facts[player] = knowledge.looked_at(state.facts[player], state.held)
    state.stack += [
        (items.PLAYS_HELD,),
        (items.ORDERS,),
        (items.LOOKS, one.play),
    ]
    if emit is not None:
        telling.peeks_at_deck(state, emit)


def _recover(state: Show, one: Recover, item: Item, emit: Emit | None) -> None:
    state.stack.append((items.RECOVERS, one.number, one.cards))


def _clear_row(state: Show, one: ClearRow, item: Item, emit: Emit | None) -> None:
    state.clear_row(emit)


def _clear_midway(state: Show, one: ClearMidway, item: Item, emit: Emit | None) -> None:
    if one.suit == NAMED:
        state.stack.append((items.NAMING, *item[1:]))
    elif one.suit == ANY_CARD:
        state.stack.append((items.CLEARS, one.number))
    else:
        _clear_suit(state, one.suit, emit)


def _clear_suit(state: Show, suit: int, emit: Emit | None) -> None:
    """All Midway cards printed in that suit are discarded, whatever they count as."""
    for kind in KINDS:
        for _ in range(state.midway[kind] if PRINTED[kind] == suit else 0):
            state.discard(kind)
            if emit is not None:
                telling.cleared(state, kind, emit)
    state.fill_row(emit)


# Scorings, Rubes, Attractions


def _bonus(state: Show, one: Bonus, item: Item, emit: Emit | None) -> None:
    bonus = list(state.bonus)
    bonus[one.suit] += one.more
    state.bonus = tuple(bonus)
    if emit is not None:
        telling.bonus(state, one.suit, one.more, emit)


def _next_score(state: Show, one: NextScore, item: Item, emit: Emit | None) -> None:
    state.next_scores = (*state.next_scores, (one.discount, one.hold, one.extra, one.uses))
    if emit is not None:
        telling.next_score(state, one, emit)


def _rubes(state: Show, one: Rubes, item: Item, emit: Emit | None) -> None:
    state.gain_rubes(one.number, emit)


def _draw(state: Show, one: Draw, item: Item, emit: Emit | None) -> None:
    came = state.draw(one.number, emit)
    if one.back:
        state.stack.append((items.BOTTOMS, min(one.back, came)))


def _swap(state: Show, one: Swap, item: Item, emit: Emit | None) -> None:
    state.stack.append((items.SWAPS, 0, one.more))


def _recall(state: Show, one: Recall, item: Item, emit: Emit | None) -> None:
    state.stack.append((items.RECALLS,))


def _shield(state: Show, one: Shield, item: Item, emit: Emit | None) -> None:
    state.shields |= 1 << state.current_player
    if emit is not None:
        telling.shielded(state, emit)


_START: dict[type[Step], Callable[[Show, Any, Item, Emit | None], None]] = {
    Play: _play,
    PeekRow: _peek_row,
    PeekDeck: _peek_deck,
    Resuit: _resuit,
    Wild: _wild,
    Bonus: _bonus,
    NextScore: _next_score,
    Rubes: _rubes,
    Steal: _hit_all,
    Shift: _hit_all,
    Draw: _draw,
    Swap: _swap,
    Recover: _recover,
    Recall: _recall,
    ClearRow: _clear_row,
    ClearMidway: _clear_midway,
    Shield: _shield,
}
