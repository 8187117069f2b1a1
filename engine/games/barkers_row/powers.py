"""The primitives at work. A step that needs a choice puts it on the stack; others act at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.events import Emit
from engine.games.barkers_row import knowledge, pending, telling
from engine.games.barkers_row.cards import EMPTY, KINDS, PRINTED, matches, together
from engine.games.barkers_row.data import ATTRACTIONS, WILD
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

if TYPE_CHECKING:
    from engine.games.barkers_row.rules import BarkersRowState

RECALLING = together(
    card
    for card, attraction in enumerate(ATTRACTIONS)
    if any(isinstance(step, Recall) for step in attraction.power)
)
"""The set of Attractions that bring others back."""


def step(card: int, index: int) -> Step:
    return ATTRACTIONS[card].power[index]


def start(state: BarkersRowState, card: int, index: int, emit: Emit | None) -> None:
    """Begin that step of an Attraction's power."""
    one = step(card, index)
    if isinstance(one, (Resuit, ClearMidway)) and one.suit == NAMED:
        state.stack.append((pending.NAMING, card, index))
    elif isinstance(one, (Steal, Shift)) and one.who in CHOSEN:
        state.stack.append((pending.TARGETS, card, index))
    elif isinstance(one, (Resuit, Wild)):
        take_effect(state, one, card, EMPTY, emit)
    else:
        _START[type(one)](state, one, emit)


def named(state: BarkersRowState, card: int, index: int, suit: int, emit: Emit | None) -> None:
    """P has named a suit for that step."""
    if emit is not None:
        telling.names(state, suit, emit)
    one = step(card, index)
    if isinstance(one, Resuit):
        take_effect(state, one, card, suit, emit)
    else:
        _clear_suit(state, suit, emit)


# What cards count as


def take_effect(
    state: BarkersRowState, one: Resuit | Wild, card: int, suit: int, emit: Emit | None
) -> None:
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


# Opponents


def opponents(state: BarkersRowState) -> list[int]:
    """In the order of play, those whom a power can reach: not under a shield."""
    seats = len(state.rubes)
    following = ((state.current_player + n) % seats for n in range(1, seats))
    return [seat for seat in following if not state.shields >> seat & 1]


def targets(state: BarkersRowState, one: Step) -> list[int]:
    """The seats that a step means, or may mean; ascending. Only who has Rubes can lose one."""
    assert isinstance(one, (Steal, Shift))
    found, rubes = sorted(opponents(state)), state.rubes
    own = rubes[state.current_player]
    if one.who == SELF:
        return [state.current_player]
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


def hit(state: BarkersRowState, one: Step, seat: int, emit: Emit | None) -> None:
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


def _hit_all(state: BarkersRowState, one: Step, emit: Emit | None) -> None:
    for seat in targets(state, one):
        hit(state, one, seat, emit)


# Cards


def _play(state: BarkersRowState, one: Play, emit: Emit | None) -> None:
    state.stack.append((pending.PLAYS, one.times, one.source))


def _peek_row(state: BarkersRowState, one: PeekRow, emit: Emit | None) -> None:
    state.watching = True
    seen = [(kind, 1 << slot) for slot, kind in enumerate(state.row) if kind != EMPTY]
    state.learn(seen)
    if emit is not None:
        telling.peeks_at_row(state, emit)


def _peek_deck(state: BarkersRowState, one: PeekDeck, emit: Emit | None) -> None:
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
        (pending.PLAYS_HELD,),
        (pending.ORDERS,),
        (pending.LOOKS, one.play),
    ]
    if emit is not None:
        telling.peeks_at_deck(state, emit)


def _recover(state: BarkersRowState, one: Recover, emit: Emit | None) -> None:
    state.stack.append((pending.RECOVERS, one.number, one.cards))


def _clear_row(state: BarkersRowState, one: ClearRow, emit: Emit | None) -> None:
    state.clear_row(emit)


def _clear_midway(state: BarkersRowState, one: ClearMidway, emit: Emit | None) -> None:
    if one.suit == ANY_CARD:
        state.stack.append((pending.CLEARS, one.number))
    else:
        _clear_suit(state, one.suit, emit)


def _clear_suit(state: BarkersRowState, suit: int, emit: Emit | None) -> None:
    """All Midway cards printed in that suit are discarded, whatever they count as."""
    for kind in KINDS:
        for _ in range(state.midway[kind] if PRINTED[kind] == suit else 0):
            state.discard(kind)
            if emit is not None:
                telling.cleared(state, kind, emit)
    state.fill_row(emit)


# Scorings, Rubes, Attractions


def _bonus(state: BarkersRowState, one: Bonus, emit: Emit | None) -> None:
    bonus = list(state.bonus)
    bonus[one.suit] += one.more
    state.bonus = tuple(bonus)
    if emit is not None:
        telling.bonus(state, one.suit, one.more, emit)


def _next_score(state: BarkersRowState, one: NextScore, emit: Emit | None) -> None:
    state.next_scores = (*state.next_scores, (one.discount, one.hold, one.extra, one.uses))
    if emit is not None:
        telling.next_score(state, one, emit)


def _rubes(state: BarkersRowState, one: Rubes, emit: Emit | None) -> None:
    state.gain_rubes(one.number, emit)


def _draw(state: BarkersRowState, one: Draw, emit: Emit | None) -> None:
    came = state.draw(one.number, emit)
    if one.back:
        state.stack.append((pending.BOTTOMS, min(one.back, came)))


def _swap(state: BarkersRowState, one: Swap, emit: Emit | None) -> None:
    state.stack.append((pending.SWAPS, 0, one.more))


def _recall(state: BarkersRowState, one: Recall, emit: Emit | None) -> None:
    state.stack.append((pending.RECALLS,))


def _shield(state: BarkersRowState, one: Shield, emit: Emit | None) -> None:
    state.shields |= 1 << state.current_player
    if emit is not None:
        telling.shielded(state, emit)


_START: dict[type[Step], Callable[[BarkersRowState, Any, Emit | None], None]] = {
    Play: _play,
    PeekRow: _peek_row,
    PeekDeck: _peek_deck,
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
