"""Random games with every invariant checked: 200 a game over its cases, fewer if they are long."""

from __future__ import annotations

import json

import pytest

from engine.events import Message
from engine.game import Choice
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR
from tools.fuzz import Broken, FuzzFailure, check_picks, fuzz_game

GAMES_EACH = 200
ENOUGH = 1000
"""Fewer games will do, where they make so many actions a case, or a quarter of it in one of the
more special cases."""


def test_random_games_keep_every_invariant(case: Case) -> None:
    share = sum(other.game is case.game for other in CASES)
    actions, enough = 0, ENOUGH if case.plain else ENOUGH // 4
    for seed in range(-(-GAMES_EACH // share)):
        if actions < enough:
            actions += fuzz_game(case.game, case.players, case.options, seed, case.hooks.conserved)


def test_a_failure_carries_its_record() -> None:
    def lost(state: object) -> None:
        if len(state.discard) and sum(state.discard) > 4:  # type: ignore[attr-defined]
            raise AssertionError("a card is lost")

    with pytest.raises(FuzzFailure, match="a card is lost") as caught:
        fuzz_game(PARLOUR, 3, {"rounds": 8}, 7, lost)
    failure = caught.value
    record = failure.record
    assert (record.game, record.players, record.seed) == ("parlour", 3, 7)
    assert record.options == {"rounds": 8}
    dump = json.loads(str(failure).partition("record: ")[2])
    assert tuple(dump["actions"]) == record.actions == failure.actions
    assert len(failure.actions) > 2


def pick(notation: str, *steps: tuple[str, ...]) -> Choice:
    return Choice(Message(notation), notation, steps)


@pytest.mark.parametrize(
    "choices",
    [
        [pick("a", ("x",)), pick("b", ("x",), ("y",))],
        [pick("a", ("x", "z")), pick("b", ("x",))],
        [pick("a", ("x", "z"), ("y",)), pick("b", ("w", "z"), ("y",))],
        [pick("a")],
        [pick("a", ("x",), ())],
        [pick("a", ("x y",))],
        [pick("a", ("x", "x"))],
    ],
    ids=["begins another", "shares an id", "shares a way", "none", "empty", "space", "doubled"],
)
def test_picks_that_are_refused(choices: list[Choice]) -> None:
    with pytest.raises(Broken):
        check_picks(choices)


def test_picks_that_are_allowed() -> None:
    check_picks(
        [
            pick("a", ("x",), ("y", "z")),
            pick("b", ("x",), ("y", "z")),
            pick("c", ("x",), ("w",)),
            pick("d", ("v",)),
        ]
    )
