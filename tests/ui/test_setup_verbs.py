"""Beginning a game: once, however often the button is pressed before the page has gone on."""

from __future__ import annotations

import asyncio

import pytest

from tests.ui.page import Memory, Page
from ui import browser
from ui.saves import PREFIX


def games(store: Memory) -> int:
    return sum(key.startswith(PREFIX) for key in store.kept)


def test_pressed_twice_a_button_begins_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Memory()
        page = Page(monkeypatch, store)
        page.open("#/setup/circus")
        # The browser tells of a new address later than of a second click.
        monkeypatch.setattr(browser, "go", lambda new, *, replace=False: None)
        page.do("start")
        page.do("start")
        assert games(store) == 1
        app = page.app
        assert app.playing is not None
        while not app.playing.session.over:
            session = app.playing.session
            session.play(session.choices(session.current_player)[0][0])
        page.do("rematch")
        page.do("rematch")
        assert games(store) == 2

    asyncio.run(run())
