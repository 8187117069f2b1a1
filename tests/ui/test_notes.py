"""The note at the foot of the page, a hint in the midst of a pick, the way back from a replay."""

from __future__ import annotations

import asyncio

import pytest

from tests.ui.page import Memory, Page
from ui import app as app_module
from ui.widgets.toast import Deed


@pytest.mark.parametrize("deed", [None, Deed("Undo", "saves-undo")])
def test_a_note_goes_when_it_has_been_read_unless_it_offers_something(
    monkeypatch: pytest.MonkeyPatch, deed: Deed | None
) -> None:
    monkeypatch.setattr(app_module, "NOTE_STAYS", 0.0)
    monkeypatch.setattr(app_module, "LETTERS_A_SECOND", 1e6)

    async def run() -> None:
        page = Page(monkeypatch, Memory())
        page.app.no_pace = False
        page.app.tell("Nothing to be done.", deed)
        page.app.draw()
        assert "Nothing to be done." in page.html
        await page.rest()
        assert ("Nothing to be done." in page.html) == (deed is not None)

    asyncio.run(run())


def test_a_note_that_was_followed_by_another_takes_none_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        page.app.no_pace = False
        monkeypatch.setattr(app_module, "NOTE_STAYS", 0.0)
        page.app.tell("The first.")
        page.app.draw()
        monkeypatch.setattr(app_module, "NOTE_STAYS", 1000.0)
        page.app.tell("The second.")
        page.app.draw()
        await asyncio.sleep(1)
        assert page.app.note == "The second."
        for task in page.app._tasks:
            task.cancel()

    asyncio.run(run())


def test_a_hint_puts_back_what_was_half_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        page.start()
        await page.rest()
        playing = page.app.playing
        assert playing is not None
        long = next(choice for _, choice in playing.picks.offers if len(choice.picks) > 1)
        page.app.touch(long.picks[0][0])
        assert playing.picks.picked
        page.do("hint")
        await page.rest()
        assert playing.hint is not None
        assert not playing.picks.picked

    asyncio.run(run())


@pytest.mark.parametrize("screen", ["score", "saves"])
def test_a_replay_leads_back_to_where_it_was_opened(
    monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        page.start()
        while page.app.playing and not page.app.playing.session.over:
            await page.move()
        name = page.saved
        there = f"#/score/{name}" if screen == "score" else "#/saves"
        page.open(there)
        page.open(f"#/replay/{name}")
        assert f'href="{there}" aria-label' in page.html

    asyncio.run(run())
