"""What every engine test finds: the parlour is registered beside the real games."""

from __future__ import annotations

import pytest

from engine.catalogue import GAMES
from tests.engine.games import CASES
from tests.engine.parlour import PARLOUR


@pytest.fixture(autouse=True)
def _parlour_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PARLOUR.slug, PARLOUR)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `case` runs on every game."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
