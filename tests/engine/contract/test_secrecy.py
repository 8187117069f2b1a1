"""Nobody learns what it may not, nobody forgets what it may know, and worlds keep to that."""

from __future__ import annotations

import pytest

from engine.bots import BOTS
from tests.engine.contract import checks
from tests.engine.games import CASES, Case

HIDDEN = [case for case in CASES if case.hidden]


def test_a_world_looks_like_the_real_position(case: Case) -> None:
    checks.check_world(case, seed=0)


def test_chance_to_come_is_not_the_real_one(case: Case) -> None:
    checks.check_world_has_its_own_chance(case)


def test_what_is_hidden_changes_nothing_that_is_seen(case: Case) -> None:
    for seed in range(3 if case.plain else 1):
        checks.check_secrecy(case, seed)


def test_events_tell_no_more_than_observations(case: Case) -> None:
    for seed in range(2 if case.plain else 1):
        checks.check_events(case, seed)


def test_a_seat_knows_what_follows_from_what_it_saw(hidden: Case) -> None:
    assert checks.check_memory(hidden, seed=1, enough=12) > 10


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_goes_by_what_its_seat_sees(case: Case, bot: str) -> None:
    for seed in range(2):
        checks.check_bots_are_blind(case, seed, BOTS[bot])


@pytest.mark.parametrize("slug", sorted({case.game.slug for case in HIDDEN}))
def test_hidden_things_really_were_changed(slug: str) -> None:
    """Or the tests above would prove nothing."""
    found = [case for case in HIDDEN if case.game.slug == slug]
    for check in (checks.check_secrecy, checks.check_events):
        changed = 0
        for case in found:
            changed += check(case, 1) if changed <= 20 else 0
        assert changed > 20
