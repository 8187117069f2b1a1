"""Positions: clones, determinism, listeners, illegal actions, fresh observations."""

from __future__ import annotations

from tests.engine.contract import checks
from tests.engine.games import Case


def seeds(case: Case) -> range:
    """One game of each table, two of those that are looked at first."""
    return range(2 if case.plain else 1)


def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for seed in seeds(case):
        checks.check_clones(case, seed)


def test_a_game_is_settled_by_seed_and_actions(case: Case) -> None:
    for seed in seeds(case):
        checks.check_determinism(case, seed)


def test_listening_changes_nothing(case: Case) -> None:
    for seed in seeds(case):
        checks.check_emit_is_free(case, seed)


def test_an_illegal_action_is_refused_without_a_trace(case: Case) -> None:
    for seed in seeds(case):
        checks.check_illegal_actions(case, seed)


def test_an_observation_is_fresh(case: Case) -> None:
    for seed in seeds(case):
        checks.check_observations_are_fresh(case, seed)
