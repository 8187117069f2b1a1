"""Simultaneous choices: independent of each other, and nothing shows before the last."""

from __future__ import annotations

from tests.engine.contract import checks
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR


def test_choices_in_a_block_are_independent(case: Case) -> None:
    for seed in range(4):
        checks.check_blocks(case, seed)


def test_a_block_does_not_depend_on_hands(case: Case) -> None:
    for seed in range(4):
        checks.check_blocks_stand(case, seed)


def test_blocks_were_looked_at() -> None:
    """Or the tests above would prove nothing."""
    for case in CASES:
        if case.game is PARLOUR:
            assert checks.check_blocks(case, 0) >= 4 * (case.players - 1)
