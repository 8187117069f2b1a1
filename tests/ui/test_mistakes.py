"""A mistake of ours in the middle of a game: it is told, and the game goes on from there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import ui.app
from tests.ui.page import Memory, Page
from ui.router import Route

TOLD = "Something went wrong that should not."


class Mistake(Exception):
    """What nobody thought of."""


def failing(count: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, but for the first calls."""
    left = [count]

    def tried(*given: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise Mistake("nobody thought of this")
        return work(*given)

    return tried


def played(monkeypatch: pytest.MonkeyPatch, run: Callable[[Page], Awaitable[None]]) -> None:
    async def play() -> None:
        page = Page(monkeypatch, Memory())
        page.start()
        await page.move()
        await run(page)

    asyncio.run(play())


def turn_of_a_person(page: Page) -> bool:
    playing = page.app.playing
    return playing is not None and playing.mine and bool(playing.picks.offers)


@pytest.mark.parametrize("often", [1, 3])
def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch, often: int) -> None:
    async def run(page: Page) -> None:
        opponents = page.app.opponents
        monkeypatch.setattr(opponents, "decide", failing(often, opponents.decide))
        await page.move()
        for _ in range(often):
            assert TOLD in page.html
            assert not turn_of_a_person(page)
            page.do("close")
            await page.rest()
        assert page.app.dialog is None
        assert turn_of_a_person(page)

    played(monkeypatch, run)


def test_a_table_that_cannot_be_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(page: Page) -> None:
        assert page.app.playing
        action = page.app.playing.picks.offers[0][0]
        page.app.playing.play(action)
        monkeypatch.setattr(ui.app, "view", failing(1, ui.app.view))
        assert page.app.director
        page.app.director.go_on()
        await page.rest()
        assert TOLD in page.html
        page.do("close")
        await page.rest()
        assert turn_of_a_person(page)

    played(monkeypatch, run)


def test_a_table_that_cannot_be_drawn_at_all_is_left_and_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run(page: Page) -> None:
        name = page.saved
        view = ui.app.view

        def only_elsewhere(scene: Any) -> Any:
            if scene.route.screen == "table":
                raise Mistake("nobody thought of this")
            return view(scene)

        monkeypatch.setattr(ui.app, "view", only_elsewhere)
        assert page.app.director
        page.app.director.go_on()
        await page.rest()
        assert page.app.route == Route()
        assert page.fragment == "#/", "or a link to the game would do nothing"
        assert TOLD in page.html
        page.do("close")
        await page.rest()
        monkeypatch.setattr(ui.app, "view", view)
        page.open(f"#/table/{name}")
        await page.rest()
        assert turn_of_a_person(page)

    played(monkeypatch, run)
