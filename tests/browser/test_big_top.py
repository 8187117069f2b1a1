"""Big Top in the page: a hand by clicking, and nothing in it that the seat in front cannot know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from engine import record
from engine.games.big_top.cards import NAME
from engine.session import PERSON, Session
from tests.browser.conftest import Tab
from tests.browser.test_access import CUT_OFF, violations
from tests.browser.test_play import SAVES, lit, play_to_the_end, settled, touch
from tests.ui.test_big_top_table import covered, seen
from ui.words import word

SETUP = "?pace=0&seed=5#/setup/big-top"
IN_FLIGHT = "() => document.querySelector('[data-c=\"receipt:10\"]').getAnimations().length > 0"
TURNS = 14


def seated(tab: Tab, persons: tuple[int, ...] = ()) -> Page:
    """At a table of four for a single hand, with persons on those seats too."""
    page = tab.open(SETUP)
    for seat in persons:
        page.locator(f"label:has(#kind-{seat}-person)").click()
    if page.locator("select#option-hands").count():
        page.locator("select#option-hands").select_option("one")
    else:
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
    session = Session.from_bytes(record.from_text(save["record"]), [PERSON] * 4)
    o = session.observation(session.current_player)
    hidden = set(NAME) - seen(o) - covered(o)
    html = page.content()
    for name in hidden:
        for trace in (f"card:{name}", f"card-{name}", word(f"big_top.card.{name}")):
            assert trace not in html, f"{name} can be found"
    return len(hidden)


def drag(page: Page, piece: str, place: str, stands: list[str]) -> None:
    """Drag a receipt; then that stands on the suits."""
    settled(page)
    start, end = (page.locator(f'[data-c="{n}"]').bounding_box() for n in (piece, place))
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".put")).to_have_text(stands)


def test_receipts_are_dragged_from_booth_to_booth(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    drag(page, "receipt:10", "bet:clowns", ["$10", "", "", ""])
    drag(page, "receipt:7", "bet:animals", ["$10", "", "$7", ""])
    drag(page, "receipt:10", "bet:sideshow", ["", "$10", "$7", ""])
    drag(page, "receipt:5", "receipt:10", ["", "$5", "$7", ""])
    drag(page, "receipt:10", "bet:performers", ["$3", "$5", "$7", "$10"])
    drag(page, "receipt:10", "receipt:3", ["$10", "$5", "$7", "$3"])
    expect(page.locator('[data-c="button:confirm"]')).to_be_visible()


def press(page: Page, box: FloatRect | None) -> None:
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_quick_hand_does_not_catch_a_receipt_in_flight(tab: Tab) -> None:
    page = tab.open(SETUP.replace("pace=0&", ""))
    page.locator("[data-do=start]").click()
    page.locator('[data-c="receipt:10"].on').wait_for()
    settled(page)
    first, clowns, sideshow = (
        page.locator(f'[data-c="{name}"]').bounding_box()
        for name in ("receipt:10", "bet:clowns", "bet:sideshow")
    )
    press(page, first)
    press(page, clowns)
    page.wait_for_function(IN_FLIGHT)
    press(page, first)
    press(page, sideshow)
    expect(page.locator(".put")).to_have_text(["$10", "$7", "", ""])


def by_keys(page: Page, chance: random.Random) -> None:
    """Arrows and Tab lead from one lit thing to another; Enter touches it."""
    for _ in range(chance.randint(1, 5)):
        page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
    if page.locator('[data-c="button:confirm"]').count():
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.c") == "button:confirm":
                break
            page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('[data-c][tabindex]')")
    page.keyboard.press("Enter")


@pytest.mark.long
def test_bets_and_the_first_turns_by_keyboard(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    chance = random.Random(3)
    for _ in range(24):
        settled(page)
        by_keys(page, chance)
    settled(page)
    expect(page.locator(".tents:not(.booths)")).to_be_visible()
    assert page.locator(".log li").count() > 12


@pytest.mark.long
def test_a_hand_by_keyboard_alone(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    chance = random.Random(3)
    play_to_the_end(page, lambda page: by_keys(page, chance))
    expect(page.locator(".cry")).to_contain_text(re.compile("Big Top"))


@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param("desk", "dark", marks=pytest.mark.long), ("phone", "light")]
)
def test_axe_finds_nothing_and_everything_fits(
    new_tab: Callable[..., Tab], size: str, scheme: Any
) -> None:
    page = seated(new_tab(size, theme=scheme))
    page.locator(".table").wait_for()
    settled(page)
    found = {"bets": faults(page)}
    touch(page, "receipt:7")
    found["receipt held"] = faults(page)
    touch(page, "bet:animals")
    for receipt, suit in ((10, "clowns"), (5, "sideshow")):
        settled(page)
        touch(page, f"receipt:{receipt}")
        touch(page, f"bet:{suit}")
    settled(page)
    found["bets placed"] = faults(page)
    touch(page, "button:confirm")
    settled(page)
    found["turn"] = faults(page)
    touch(page, next(name for name in lit(page) if name.startswith("card:")))
    found["card held"] = faults(page)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.locator("[role=dialog]").wait_for()
    found["glance"] = faults(page)
    for route, mark in (("intro", ".pane"), ("rules", ".rulebook")):
        page.evaluate("route => { location.hash = `#/${route}/big-top` }", route)
        page.locator(mark).first.wait_for()
        found[route] = faults(page)
    assert {name: bad for name, bad in found.items() if bad} == {}


def faults(page: Page) -> list[str]:
    return [*violations(page), *page.evaluate(CUT_OFF)]
