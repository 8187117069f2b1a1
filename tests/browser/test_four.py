"""All four games in the page, to their ends, by nothing but what they light up."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from engine.catalogue import SLUGS, by_slug, module_of
from tests.browser.conftest import Tab
from tests.engine.hooks import hooks_for
from tools.driver import pick, settle

MOST = 3000
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
    expect(page.get_by_text(re.compile("coming soon", re.IGNORECASE))).to_have_count(0)
    for slug in SLUGS:
        page.locator(f"a.poster.{slug}").click()
        page.locator("[data-do=start]").wait_for()
        page.go_back()
        posters.first.wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("slug", "players"), ENDS)
def test_a_whole_game_by_what_is_lit(tab: Tab, slug: str, players: int) -> None:
    page = seated(tab, slug, players)
    chance = random.Random(players)
    for _ in range(MOST):
        settle(page)
        if "#/score/" in page.url:
            break
        pick(page, chance)
    expect(page.locator(".cry")).to_be_visible()
    expect(page.locator(".tally tbody tr")).to_have_count(players)
