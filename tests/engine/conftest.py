"""What every engine test finds: the parlour is registered beside the real games."""

from __future__ import annotations

import pytest

from tests.engine.games import CASES, register

register()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `case` runs on every game."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
