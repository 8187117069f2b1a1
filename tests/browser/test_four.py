"""All four games in the page, to their ends, by nothing but what they light up."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from engine.catalogue import SLUGS, by_slug, module_of
from tests.browser.conftest import Tab
from tests.browser.test_access import violations
from tests.engine.hooks import hooks_for
from tools.driver import pick, settle

MOST = 3000
LOOKED_AT = 40  # picks from one look of axe to the next
PARTED = ("circus", "huzzah")  # the tables with most parts
ENDS = [(slug, by_slug(slug).players[end]) for slug in SLUGS for end in (0, -1)]


def seated(tab: Tab, slug: str, players: int) -> Page:
    """At a table of so many, one of them a person; the game in its brief form if it has one."""
    page = tab.open(f"?pace=0&seed=5#/setup/{slug}")
    seats = page.locator("[id^=name-]")
    while seats.count() < players:
        page.locator("[data-do=seat-add]").click()
    while seats.count() > players:
        page.locator("[data-do=seat-remove]:visible").last.click()
    for name, value in hooks_for(module_of(slug)).brief.items():
        page.locator(f"label:has(#option-{name}-{value})").click()
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    return page


def test_home_shows_four_posters_that_open(tab: Tab) -> None:
    page = tab.open()
    posters = page.locator("a.poster[href]")
    expect(posters).to_have_count(len(SLUGS))
    for slug in SLUGS:
        page.locator(f"a.poster.{slug}").click()
        page.locator("[data-do=start]").wait_for()
        page.go_back()
        posters.first.wait_for()


# Draws the page once more, this time as if it held nothing yet.
IN_FULL = """async () => {
  const core = await import(new URL("vendor/pyscript/core.js", location.href));
  const { interpreter } = await core.whenDefined("py");
  interpreter.runPython(`
import gc
from ui import browser
from ui.app import App
browser._parts.forget()
next(found for found in gc.get_objects() if isinstance(found, App)).draw()
`);
}"""


@pytest.mark.parametrize(
    "slug", [pytest.param(s, marks=() if s in PARTED else pytest.mark.long) for s in SLUGS]
)
def test_what_is_left_alone_is_as_it_would_be_drawn(tab: Tab, slug: str) -> None:
    page, chance = seated(tab, slug, by_slug(slug).players[0]), random.Random(1)
    for _ in range(6):
        pick(page, chance)
        settle(page)
    assert "data-same" not in page.locator("#app").inner_html()
    kept = page.locator("#screen").inner_html()
    page.evaluate(IN_FULL)
    assert page.locator("#screen").inner_html() == kept


@pytest.mark.long
@pytest.mark.parametrize(("slug", "players"), ENDS)
def test_a_whole_game_by_what_is_lit(tab: Tab, slug: str, players: int) -> None:
    page = seated(tab, slug, players)
    chance = random.Random(players)
    for picks in range(MOST):
        settle(page)
        if "#/score/" in page.url:
            break
        if picks % LOOKED_AT == 0:
            assert violations(page) == []
        pick(page, chance)
    assert violations(page) == []
    expect(page.locator(".cry")).to_be_visible()
    expect(page.locator(".tally tbody tr")).to_have_count(players)
