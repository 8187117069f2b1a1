"""Big Top in the page: a hand by clicking, and nothing in it that the seat in front cannot know."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from engine import record
from engine.games.big_top.cards import NAME
from engine.session import PERSON, Session
from tests.browser.conftest import Tab
from tests.browser.test_play import SAVES, lit, play_to_the_end, settled, touch
from tests.ui.test_big_top_table import covered, seen
from ui.words import word

SETUP = "?pace=0&seed=5#/setup/big-top"
TURNS = 14


def seated(tab: Tab, persons: tuple[int, ...] = ()) -> Page:
    """At a table of four for a single hand, with persons on those seats too."""
    page = tab.open(SETUP)
    for seat in persons:
        page.locator(f"label:has(#kind-{seat}-person)").click()
    page.locator("label:has(#option-hands-one)").click()
    page.locator("[data-do=start]").click()
    return page


@pytest.mark.long
def test_a_hand_by_clicking(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    settled(page)
    chance = random.Random(4)
    expect(page.locator("#c-hand-0 .card")).to_have_count(13)

    def move(page: Page) -> None:
        names = lit(page)
        # Bets that stand are not changed, or it would take all day.
        done = "button:confirm"
        touch(page, done if done in names else chance.choice(names))

    play_to_the_end(page, move)
    expect(page.locator(".cry")).to_contain_text(re.compile("Big Top"))
    expect(page.locator(".tally tbody tr")).to_have_count(4)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".tik.open")).to_have_count(16)


def test_the_page_holds_no_card_that_the_seat_in_front_cannot_know(tab: Tab) -> None:
    page = seated(tab, persons=(1, 2, 3))
    chance = random.Random(6)
    read = 0
    for _ in range(TURNS):
        page.locator("[data-do=unveil]").wait_for()
        assert page.locator("[data-c], .table").count() == 0
        page.locator("[data-do=unveil]").click()
        settled(page)
        while page.locator("[data-do=unveil]").count() == 0:
            read += secrets_told(page)
            names = lit(page)
            touch(page, "button:confirm" if "button:confirm" in names else chance.choice(names))
            page.wait_for_timeout(50)
            settled(page)
    assert read > 400


def secrets_told(page: Page) -> int:
    """Looks for the hidden cards in the whole document; returns how many there are."""
    (save,) = (json.loads(text) for text in page.evaluate(SAVES).values())
    kept = record.decode(record.from_text(save["record"]))
    session = Session.from_record(kept, [PERSON] * 4)
    o = session.observation(session.current_player)
    hidden = set(NAME) - seen(o) - covered(o)
    html = page.content()
    for name in hidden:
        for trace in (f"card:{name}", f"card-{name}", word(f"big_top.card.{name}")):
            assert trace not in html, f"{name} can be found"
    return len(hidden)
