"""Random games, and how two positions are compared: what all contract checks are built on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.chance import SeededDealer
from engine.events import Event
from engine.game import TERMINAL, Observation, State
from tests.engine.games import Case

Seen = list[Event]


@dataclass(frozen=True, slots=True)
class Step:
    """A position before an action, the action, and how it went.

    events: what the action emitted. after: the position after it. No position is shared with the
    game that goes on, so each may be played with.
    """

    before: State
    action: int
    events: Seen
    after: State


LONG, STRETCH, ENDLESS = 400, 60, 40_000
"""Of a game with more than LONG actions only STRETCH are looked at: its end, its opening or some
in the middle, depending on the seed."""


def opening(case: Case, seed: int) -> State:
    state: State = case.game.new_state(case.players, case.options, SeededDealer(seed))
    return state


def start(case: Case, seed: int) -> State:
    """Where the walk with that seed begins: the opening, or a later position of a long game."""
    return _stretch(case, seed)[0].clone()


def _stretch(case: Case, seed: int) -> tuple[State, int]:
    """The first position of a walk, and how many actions it has."""
    key = (case.game, case.players, repr(case.options), seed)
    if key not in _STRETCHES:
        choose = random.Random(seed)
        state = opening(case, seed)
        passed: list[State] = []
        while state.current_player != TERMINAL and len(passed) < ENDLESS:
            passed.append(state.clone())
            state.apply_action(choose.choice(state.legal_actions()))
        if len(passed) > LONG:
            last = len(passed) - STRETCH
            first = (last, choose.randint(0, last), choose.randint(0, last), 0)[seed % 4]
            end = first + STRETCH
            while first and len(passed[first].deciders) > 1:
                first -= 1  # a walk does not begin within a block
            _STRETCHES[key] = passed[first], end - first
        else:
            _STRETCHES[key] = passed[0], len(passed)
    return _STRETCHES[key]


_STRETCHES: dict[Any, tuple[State, int]] = {}


def lookers(case: Case, number: int) -> list[int]:
    """The seats that are looked at in that step: all, or of many some that take turns."""
    if case.players <= 4:
        return list(range(case.players))
    return [number % case.players, (number + case.players // 2) % case.players]


def viewers(case: Case) -> list[int | None]:
    return [*range(case.players), None]


def walk(case: Case, seed: int) -> Iterator[Step]:
    """A random game, action by action; of a long one a stretch."""
    choose = random.Random(seed)
    state = start(case, seed)
    for _ in range(_stretch(case, seed)[1]):
        if state.current_player == TERMINAL:
            return
        before = state.clone()
        events: Seen = []
        action = choose.choice(state.legal_actions())
        state.apply_action(action, events.append)
        yield Step(before, action, events, state.clone())


def sampled(case: Case, seed: int, count: int) -> list[Step]:
    """Some steps of a random game, evenly spread; all of them if there are no more."""
    steps = list(walk(case, seed))
    return steps[:: max(1, len(steps) // count)]


def seen_by(events: Seen, viewer: int | None) -> Seen:
    """The events as that viewer sees them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def offers(state: State) -> list[Any]:
    """All that the current player is shown of its decision, in order."""
    return [state.prompt(), *((a, state.choice(a)) for a in state.legal_actions())]


def snapshot(case: Case, state: State) -> dict[str, Any]:
    """Everything that can be told of a position from outside, and what lies hidden in it."""
    over = state.current_player == TERMINAL
    return {
        "current_player": state.current_player,
        "deciders": state.deciders,
        "offers": [] if over else offers(state),
        "observations": [state.observation(viewer) for viewer in viewers(case)],
        "secrets": case.hooks.secrets(state),
        "returns": state.returns(),
        "standings": state.standings(),
    }


def play_out(case: Case, state: State, seed: int, limit: int = 100) -> list[Any]:
    """Play at random to the end (or for so many actions); what happened and the last position."""
    choose = random.Random(seed)
    happened: list[Any] = []
    for _ in range(limit):
        if state.current_player == TERMINAL:
            break
        events: Seen = []
        state.apply_action(choose.choice(state.legal_actions()), events.append)
        happened.append(events)
    return [happened, snapshot(case, state)]


def frozen(observation: Observation) -> str:
    """An observation's text, which later changes cannot reach."""
    return json.dumps(observation)
