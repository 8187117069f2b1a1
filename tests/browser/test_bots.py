"""Bots in a real worker: the same moves, a page that stays awake, and a worker that dies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Frame, Page

from tests.browser.conftest import Tab
from tests.browser.test_play import answer, lit, moves_made, settled, touch

FRAME = 1000 / 60
MISSED = 50  # milliseconds

BEAT = """() => {
    window.gaps = [];
    let last = performance.now();
    const beat = () => {
        const now = performance.now();
        if (window.thinking) gaps.push(now - last);
        last = now;
        requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
}"""

# A bot that compares far more worlds than ours do: a second of thought on a quick machine.
THINK = """
import asyncio
import js
from engine.bots import greedy
from engine.catalogue import by_slug
from engine.session import Session
from ui.browser_worker import start_worker
from ui.opponents import Opponents

async def think():
    game = by_slug("circus")
    seen = Session(game, {{"secret": True}}, 3, ("greedy",) * 3).observation(0)
    bots = Opponents(start_worker, "{where}")
    await bots.decide("greedy", game, seen, 0)
    js.window.thinking = True
    greedy.WORLDS = 1500
    for seed in range({times}):
        await bots.decide("greedy", game, seen, seed)
    js.window.thinking = False
    js.window.thought = True

asyncio.ensure_future(think())
"""


def run_python(page: Page | Frame, code: str) -> None:
    """Run Python in the page's own interpreter."""
    page.evaluate(
        """code => {
            const script = document.createElement("script");
            script.type = "py";
            script.textContent = code;
            document.body.append(script);
        }""",
        code,
    )


def start(tab: Tab, where: str) -> Page:
    page = tab.open(f"?pace=0&seed=5&bots={where}#/setup/circus")
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    return page


def one_move(page: Page) -> None:
    before = moves_made(page)
    while moves_made(page) == before:
        if not answer(page):
            touch(page, lit(page)[0])
        settled(page)


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_in_the_worker_and_on_the_page_bots_make_the_same_moves(tab: Tab) -> None:
    told = []
    for where in ("page", "worker"):
        page = start(tab, where)
        one_move(page)
        told.append(log_of(page))
        assert len(page.workers) == (1 if where == "worker" else 0)
    assert told[0] == told[1]
    assert len(told[0]) > 10


@pytest.mark.long
def test_a_worker_that_dies_is_followed_by_another_and_no_move_is_lost(tab: Tab) -> None:
    page = start(tab, "worker")
    first = page.workers[0]
    run_python(page, "from ui import opponents\nopponents.PATIENCE = 1.0")
    first.evaluate("self.close()")
    one_move(page)
    one_move(page)
    assert len(page.workers) == 1
    assert page.workers[0] is not first


@pytest.mark.long
@pytest.mark.parametrize(("where", "times"), [("page", 3), ("worker", 300)])
def test_the_page_draws_its_frames_while_a_bot_thinks(tab: Tab, where: str, times: int) -> None:
    page = tab.open("#/about")
    page.evaluate(BEAT)
    run_python(page, THINK.format(where=where, times=times))
    page.wait_for_function("window.thought")
    gaps = sorted(page.evaluate("window.gaps"))
    print(f"{where}: {len(gaps)} frames, median {gaps[len(gaps) // 2]:.0f}, longest {gaps[-1]:.0f}")
    assert len(gaps) > 20
    # A busy machine may take the processor away for once.
    assert gaps[int(len(gaps) * 0.95)] < FRAME + MISSED
