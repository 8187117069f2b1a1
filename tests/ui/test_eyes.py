"""What one person opened is not there for the next one, and a quick hand stops no game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.session import PERSON
from tests.ui.page import Memory, Page
from ui import browser, director
from ui.app import App
from ui.director import PACES, Pace
from ui.people import Person
from ui.playing import Playing
from ui.verbs import ALL

BOT = "random"
SHARED = (PERSON, BOT, PERSON, BOT)
NAMES = ("Ann", "Nell", "Otto", "Bea")
SHEET = 'role="dialog"'


def begun(patch: pytest.MonkeyPatch, slug: str, kinds: Sequence[str]) -> Page:
    page = Page(patch, Memory())
    page.open(f"#/setup/{slug}")
    assert page.app.draft
    people = tuple(Person(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    page.app.draft = replace(page.app.draft, people=people)
    page.do("start")
    return page


def game(page: Page) -> Playing:
    assert page.app.playing
    return page.app.playing


async def on(page: Page, luck: random.Random) -> bool:
    """Go on until a person who sees the table has chosen; False at the end."""
    while True:
        await page.rest()
        playing = game(page)
        if playing.session.over:
            return False
        if playing.behind_curtain:
            page.do("unveil")
        elif playing.inquiry and playing.inquiry.seat is None:
            page.do("answer-rest")
        else:
            page.do("choose", str(luck.choice(playing.picks.offers)[0]))
            return True


@pytest.mark.parametrize(
    ("slug", "verb"),
    [
        *(("huzzah", "moves"), ("huzzah", "log"), ("huzzah", "menu"), ("huzzah", "settings")),
        *(("big-top", "moves"), ("big-top", "log")),
    ],
)
def test_a_sheet_is_gone_when_the_curtain_falls(
    monkeypatch: pytest.MonkeyPatch, slug: str, verb: str
) -> None:
    async def run() -> None:
        page, luck = begun(monkeypatch, slug, SHARED), random.Random(3)
        falls = 0
        while falls < 2 and await on(page, luck):
            before = game(page).viewer
            page.do(verb)
            assert SHEET in page.html
            await page.rest()
            if game(page).behind_curtain and game(page).viewer != before:
                falls += 1
                assert page.app.dialog is None
                assert SHEET not in page.html
            page.do("close")
        assert falls

    asyncio.run(run())


@pytest.mark.parametrize("slug", ["huzzah", "big-top", "barkers-row"])
def test_behind_the_curtain_nothing_is_seen_or_played(
    monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    async def run() -> None:
        page = begun(monkeypatch, slug, SHARED)
        await page.rest()
        assert game(page).behind_curtain
        html, steps = page.html, len(game(page).session.steps)
        page.spoken.clear()
        look = next(iter(game(page).picks.lit), "")
        for verb, arg in (
            *(("moves", ""), ("log", ""), ("hint", ""), ("sheet", ""), ("look", look)),
            *(("undo", ""), ("redo", ""), ("pick", look)),
            *(("choose", str(action)) for action, _ in game(page).picks.offers),
        ):
            page.do(verb, arg)
            await page.rest()
            assert page.html == html, verb
        page.app.touch(look)
        assert len(game(page).session.steps) == steps
        assert page.spoken == []

    asyncio.run(run())


def test_what_concerns_everybody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        page = begun(monkeypatch, "huzzah", SHARED)
        await page.rest()
        page.app.failed(RuntimeError("nobody thought of this"))
        page.do("unveil")
        assert SHEET in page.html
        page.do("close")
        page.app.stand_aside()
        assert SHEET in page.html
        assert game(page).behind_curtain, "the hand is not left open under the sheet"

    asyncio.run(run())


def test_a_hint_is_for_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann asks; before the hint comes she is done, and Otto sits down."""

    async def run() -> None:
        page = begun(monkeypatch, "big-top", (PERSON, PERSON, PERSON))
        await page.rest()
        page.do("unveil")
        await page.rest()
        playing = game(page)
        asked, gate = playing.viewer, asyncio.Event()
        decide = page.app.opponents.decide

        async def slowly(*given: Any) -> int:
            action = await decide(*given)
            await gate.wait()
            return action

        monkeypatch.setattr(page.app.opponents, "decide", slowly)
        page.do("hint")
        await asyncio.sleep(0)
        playing.viewer = next(seat for seat in playing.session.persons if seat != asked)
        monkeypatch.setattr(type(playing), "mine", property(lambda _: True))
        page.spoken.clear()
        gate.set()
        await page.rest()
        assert playing.hint is None
        assert page.spoken == []

    asyncio.run(run())


def test_a_game_that_could_not_be_kept_comes_back_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        page = begun(monkeypatch, "huzzah", SHARED)
        await page.rest()
        page.do("unveil")
        await page.rest()
        playing, name = game(page), page.saved
        page.app._unkept[name] = (playing, None)
        page.open("#/")
        page.open(f"#/table/{name}")
        assert game(page) is playing
        assert playing.behind_curtain

    asyncio.run(run())


@pytest.mark.parametrize(("slug", "kinds"), [("huzzah", (PERSON, BOT, BOT)), ("big-top", SHARED)])
def test_a_quick_hand_in_the_hold_of_a_block_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, slug: str, kinds: Sequence[str]
) -> None:
    monkeypatch.setattr(director, "LEAST_HOLD", 0.03)
    monkeypatch.setitem(PACES, "easy", Pace(0.005, 0.001, 0))
    for name in ("glide", "tumble", "pop", "theme", "mark"):
        monkeypatch.setattr(browser, name, lambda *_: None, raising=False)

    async def run() -> None:
        page, luck, early = begun(monkeypatch, slug, kinds), random.Random(3), 0
        app: App = page.app
        app.no_pace = False
        app.director.keep_pace(app._pace())  # type: ignore[union-attr]
        playing = game(page)
        for _ in range(14):
            for _ in range(4000):
                running = app.director and app.director._task and not app.director._task.done()
                ready = playing.mine and not playing.frames and not playing.behind_curtain
                if not running or (ready and playing.picks.offers):
                    break
                await asyncio.sleep(0.001)
            if playing.session.over:
                break
            early += bool(running)
            assert running or playing.session.bot is None, "a bot is due and nothing runs"
            if playing.behind_curtain:
                ALL["unveil"](app, "")
            elif playing.inquiry and playing.inquiry.seat is None:
                ALL["answer-rest"](app, "")
            elif playing.mine:
                ALL["choose"](app, str(luck.choice(playing.picks.offers)[0]))
        assert early, "the hand was never quick"

    asyncio.run(run())
