"""How good a position is for a seat, in tenths of a Rube.

A turn is a chain of small actions, so what has been begun is finished first, by simple rules and on
a copy: then a payment counts for the Rubes that it will bring, and a move for the scoring that it
makes possible. What is compared are ends of turns.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.game import TERMINAL
from engine.games.barkers_row import items
from engine.games.barkers_row.cards import (
    OF_SUIT,
    PLAIN_SUITS,
    PLUS,
    SUIT,
    VALUE,
)
from engine.games.barkers_row.data import WILD
from engine.games.barkers_row.moves import (
    CLEAR,
    DISCARD,
    DONE,
    END,
    KEEP,
    MOVE,
    NAME,
    PICK,
    REGAIN,
    SCORE,
    USE,
)
from engine.games.barkers_row.position import Position

WIN = 1000.0
RUBE = 10.0
OTHERS = 4.0
"""What a Rube of the best opponent costs."""
LEVEL = 1.5
ON_STAGE = 3.0
"""A power that may still be used."""
READY = 5.0
"""An Attraction in hand for which the Midway has enough already."""
THREAT = 3.0
"""An opponent who can score next."""
ANOTHER_SUIT = 2.0
"""Another suit in hand."""
STEPS = 40
"""More than a turn takes, after which a completion gives up."""


def value(state: Position, player: int) -> float:
    """What the seat has when its turn is over, less what others have and can do then."""
    if state.block is not None:
        return _variety(sum(1 << action - KEEP for action in state.block.chosen(player)))
    if state.current_player == player and (state.stack or not _idle(state)):
        state = state.clone()
        _finish_turn(state, player)
    return _worth(state, player)


def _idle(state: Position) -> bool:
    """Whether nothing is left to do that a completion would do."""
    return state.moved and not any(SCORE <= action < USE for action in state.legal_actions())


def _worth(state: Position, player: int) -> float:
    if state.current_player == TERMINAL:
        return WIN if state.rubes[player] >= state.seats else -WIN
    rubes, levels = state.rubes, state.levels
    best = 0
    worth = 0.0
    for seat, count in enumerate(rubes):
        if seat != player:
            best = max(best, count)
            if _can_score(state, seat):
                worth -= THREAT
    worth += RUBE * rubes[player] - OTHERS * best - LEVEL * levels[player]
    if state.options["powers"]:
        worth += ON_STAGE * state.staged[player].bit_count()
    hand, sums = state.hands[player], state.sums
    for suit in PLAIN_SUITS:
        if hand & OF_SUIT[suit]:
            part = min(1.0, (sums[suit] + sums[WILD]) / levels[player])
            worth += READY * part * part
    return worth + _variety(hand)


def _can_score(state: Position, seat: int) -> bool:
    hand, sums, level = state.hands[seat], state.sums, state.levels[seat] - state.sums[WILD]
    return any(sums[suit] >= level and hand & OF_SUIT[suit] for suit in PLAIN_SUITS)


def _variety(cards: int) -> float:
    return ANOTHER_SUIT * sum(1 for suit in PLAIN_SUITS if cards & OF_SUIT[suit])


# Finishing a turn by simple rules


def _finish_turn(state: Position, player: int) -> None:
    for _ in range(STEPS):
        if state.current_player != player:
            return
        legal = state.legal_actions()
        action = _next(state, legal)
        if action == END:
            return
        state.apply_action(action)


def _next(state: Position, legal: list[int]) -> int:
    if len(legal) == 1:
        return legal[0]
    if state.stack:
        rule = _RULES.get(state.stack[-1][0])
        return legal[0] if rule is None else rule(state, legal)
    scores = [action for action in legal if SCORE <= action < USE]
    if scores:
        return min(scores, key=lambda action: state.need(SUIT[action - SCORE]))
    return END if legal[0] >= END else _best_move(state, legal)


def _best_move(state: Position, legal: list[int]) -> int:
    weights = _weights(state)
    slots = [action for action in legal if action < CLEAR]
    if not slots:
        return legal[0]
    return max(slots, key=lambda action: _gain(state, state.row[action - MOVE], weights))


def _weights(state: Position) -> list[float]:
    """Per suit how welcome a point in the Midway is: more, the nearer to a scoring. Wild last."""
    hand, sums = state.hands[state.current_player], state.sums
    weights = [0.0] * (WILD + 1)
    for suit in PLAIN_SUITS:
        if hand & OF_SUIT[suit]:
            missing = state.need(suit) - sums[suit] - sums[WILD]
            weights[suit] = 1.0 / missing if missing > 0 else 0.1
    weights[WILD] = sum(weights)
    return weights


def _gain(state: Position, kind: int, weights: list[float]) -> float:
    return VALUE[kind] * weights[state.counts_as[kind]] + PLUS[kind]


def _payment(state: Position, legal: list[int]) -> int:
    """The largest card that does not overpay, Wild ones last; else the smallest."""
    rest = state.stack[-1][2]

    def cost(action: int) -> tuple[bool, bool, int]:
        kind = action - DISCARD
        over = VALUE[kind] > rest
        return over, state.counts_as[kind] == WILD, VALUE[kind] if over else -VALUE[kind]

    return min(legal, key=cost)


def _regain(state: Position, legal: list[int]) -> int:
    weights = _weights(state)
    return max(
        legal[1:], key=lambda action: _gain(state, action - REGAIN, weights), default=legal[0]
    )


def _look(state: Position, legal: list[int]) -> int:
    weights = _weights(state)
    return max(legal, key=lambda action: _gain(state, action - PICK, weights))


def _name(state: Position, legal: list[int]) -> int:
    weights = _weights(state)
    return max(legal, key=lambda action: weights[action - NAME])


def _stop(state: Position, legal: list[int]) -> int:
    return DONE


_RULES: dict[int, Callable[[Position, list[int]], int]] = {
    items.MOVES: _best_move,
    items.PLAYS: _best_move,
    items.PAYS: _payment,
    items.LOOKS: _look,
    items.NAMING: _name,
    items.RECOVERS: _regain,
    items.SWAPS: _stop,
    items.CLEARS: _stop,
}
