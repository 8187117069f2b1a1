"""How a parlour is broken on purpose, and a check is seen to find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.engine.games import Case
from tests.engine.hooks import hooks_for
from tests.engine.parlour import Parlour, ParlourState

Check = Callable[[Case, int], Any]


def case_of(game: Parlour) -> Case:
    return Case(game, 3, game.settle(3, {"rounds": 8}), hooks_for("parlour"))


def mutant(state: type[ParlourState]) -> Case:
    """A parlour whose positions are broken."""

    class Broken(Parlour):
        pass

    Broken.state = state
    return case_of(Broken())


def fails(check: Check, case: Case, reason: str, seeds: Iterable[int] = range(12)) -> None:
    """The check fails for that reason within some random games."""

    def run() -> None:
        for seed in seeds:
            check(case, seed)

    with pytest.raises(AssertionError, match=reason):
        run()


def finds(check: Check, case: Case, reason: str, seeds: Iterable[int] = range(12)) -> None:
    """It fails so on the broken parlour, and passes on the whole one."""
    fails(check, case, reason, seeds)
    check(case_of(Parlour()), next(iter(seeds)))
