"""Huzzah! in the page: a game by clicking, windows put to all, and no secret in the document."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import record
from engine.session import PERSON, Session
from tests.browser.conftest import Tab
from tests.browser.test_access import CUT_OFF, violations
from tests.browser.test_play import SAVES, lit, play_to_the_end, settled, touch

NewTab = Callable[..., Tab]
SETUP = "?pace=0&seed=5#/setup/huzzah"
TURNS = 16


def seated(tab: Tab, persons: tuple[int, ...] = ()) -> Page:
    """At a table of four, with persons on those seats too, for a short game."""
    page = tab.open(SETUP)
    for seat in persons:
        page.locator(f"label:has(#kind-{seat}-person)").click()
    page.locator("label:has(#option-target-30)").click()
    page.locator("[data-do=start]").click()
    return page


@pytest.mark.long
def test_a_game_by_clicking(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    settled(page)
    chance = random.Random(4)

    def move(page: Page) -> None:
        # Points rather than patience: a Finale where there is one, else anything.
        names = lit(page)
        good = [n for n in names if n.startswith(("card:finale", "button:take", "show:"))]
        touch(page, chance.choice(good or names))

    play_to_the_end(page, move)
    expect(page.locator(".cry")).to_contain_text(re.compile("Huzzah"))
    expect(page.locator(".tally tbody tr")).to_have_count(4)


def test_the_page_holds_no_card_that_the_seat_in_front_cannot_know(tab: Tab) -> None:
    page = seated(tab, persons=(1,))
    chance = random.Random(6)
    asked = looked = 0
    for _ in range(TURNS):
        page.locator("[data-do=unveil], [data-do=answer-rest], [data-c].on").first.wait_for()
        settled(page)
        if page.locator("[data-do=unveil]").count():
            assert page.locator("[data-c], .table").count() == 0
            page.locator("[data-do=unveil]").click()
        elif page.locator("[data-do=answer-rest]").count():
            asked += 1
            assert page.locator("[data-c^='card:']").count() == 0
            assert page.locator("[data-do=answer]").count() == 2
            if asked == 1:
                page.locator("[data-do=answer]").last.click()
                page.locator("[data-do=answer-back]").click()
                page.locator("[data-do=answer]").first.wait_for()
            page.locator("[data-do=answer-rest]").click()
        else:
            looked += hand_is_the_deciders(page)
            touch(page, chance.choice(lit(page)))
        page.wait_for_timeout(60)
        settled(page)
    assert asked
    assert looked


def hand_is_the_deciders(page: Page) -> int:
    """The only cards in the document are those of whoever is to decide."""
    (save,) = (json.loads(text) for text in page.evaluate(SAVES).values())
    seats = [PERSON, PERSON, "greedy", "greedy"]
    session = Session.from_bytes(record.from_text(save["record"]), seats)
    hand = session.observation(session.current_player)["hand"]
    found = page.evaluate(
        "[...document.querySelectorAll('[data-c^=\"card:\"]')].map(e => e.dataset.c)"
    )
    wanted = {f"card:{name}-{n}" for name, held in hand.items() for n in range(1, held + 1)}
    assert set(found) == wanted
    return 1


@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param("desk", "light", marks=pytest.mark.long), ("phone", "dark")]
)
def test_axe_finds_nothing_at_the_fair_and_everything_fits(
    new_tab: NewTab, size: str, scheme: Any
) -> None:
    tab = new_tab(size, theme=scheme)
    page = at_the_table(tab)
    chance = random.Random(3)
    for _ in range(4):
        assert violations(page) == []
        assert page.evaluate(CUT_OFF) == []
        touch(page, chance.choice(lit(page)))
        settled(page)


def at_the_table(tab: Tab) -> Page:
    page = tab.open(SETUP)
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    return page
