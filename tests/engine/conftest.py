"""What every engine test finds: the parlour is registered beside the real games."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from engine.catalogue import GAMES
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR


@pytest.fixture(autouse=True)
def _parlour_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PARLOUR.slug, PARLOUR)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `case` runs on every game; with `hidden`, on those with secrets."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [param(case) for case in CASES])
    if "hidden" in metafunc.fixturenames:
        metafunc.parametrize("hidden", [param(case) for case in CASES if case.hidden])


def param(case: Case) -> ParameterSet:
    """A case as an argument; all but a few are left out by `tools/test.py --fast`."""
    marks = () if case.plain else (pytest.mark.thorough,)
    return pytest.param(case, id=str(case), marks=marks)
