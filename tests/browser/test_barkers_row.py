"""Barker's Row in the page: a game by clicking, keys, chains and take-backs, secrets, access."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import record
from engine.games.barkers_row import GAME as BARKERS_ROW
from engine.games.barkers_row.cards import ATTRACTION_NAMES
from engine.session import PERSON, Session
from tests.browser.conftest import Tab
from tests.browser.test_access import CUT_OFF, violations
from tests.browser.test_play import SAVES, answer, lit, play_to_the_end, settled, touch
from tests.ui.test_barkers_row_page import KINDS, PEOPLE, kept
from tests.ui.test_barkers_row_table import visible
from ui import share
from ui.words import word

NewTab = Callable[..., Tab]

SETUP = "?pace=0&seed=5#/setup/barkers-row"
TURNS = 10


def seated(tab: Tab, persons: tuple[int, ...] = (), players: int = 4) -> Page:
    """At the table, with persons on those seats too."""
    page = tab.open(SETUP)
    for seat in persons:
        page.locator(f"label:has(#kind-{seat}-person)").click()
    for seat in range(4, players, -1):
        page.locator(f"[data-do=seat-remove][data-arg='{seat - 1}']").click()
    page.locator("label:has(#preset-short)").click()
    page.locator("[data-do=start]").click()
    return page


def chosen(page: Page, chance: random.Random) -> str:
    """Scorings and powers first, and no exchange of three cards."""
    names = lit(page)
    wanted = [n for n in names if n.startswith(("score:", "use:"))]
    return chance.choice(wanted or [n for n in names if not n.startswith("redraw:")])


@pytest.mark.long
def test_a_game_by_clicking(tab: Tab) -> None:
    page = seated(tab, players=2)
    page.locator(".table").wait_for()
    settled(page)
    expect(page.locator(".myhand .act")).to_have_count(5)
    chance = random.Random(4)

    def move(page: Page) -> None:
        if not answer(page):
            touch(page, chosen(page, chance))

    play_to_the_end(page, move)
    expect(page.locator(".cry")).to_contain_text(re.compile("full house"))
    expect(page.locator(".tally tbody tr")).to_have_count(2)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#banner")).to_contain_text("The show is over")


@pytest.mark.long
def test_the_opening_and_a_turn_by_keyboard_alone(tab: Tab) -> None:
    page = seated(tab)
    page.locator(".table").wait_for()
    settled(page)
    keys = page.keyboard
    for _ in range(3):
        keys.press("ArrowRight")
        assert page.evaluate("document.activeElement.matches('[data-c].on')")
        keys.press("Enter")
        settled(page)
    expect(page.locator(".myhand .act")).to_have_count(3)
    # A card enlarges by keyboard, too, and Escape leads back to it.
    page.locator(".myhand .aface").first.focus()
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("In your hand")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.aface')")
    page.locator("#c-row-1").focus()
    keys.press("Enter")
    expect(page.locator("#banner")).to_contain_text("now touch the Midway")
    keys.press("Escape")
    expect(page.locator(".picked")).to_have_count(0)
    keys.press("Enter")
    keys.press("ArrowDown")
    keys.press("Enter")
    settled(page)
    assert page.locator(".stack .face").count() >= 1


def test_a_payment_from_a_link_is_taken_back_in_its_middle_and_watched_again(tab: Tab) -> None:
    actions, seed = kept("pay")
    session = Session(BARKERS_ROW, {}, seed, KINDS, actions=actions)
    page = tab.open("?pace=0#/open/" + share.argument(session, PEOPLE))
    expect(page.locator("#banner")).to_contain_text("You are watching")
    assert lit(page) == []
    page.locator("#banner [data-do=seats]").click()
    page.locator("[data-do=sit]").first.click()
    page.locator("[data-do=unveil]").click()
    settled(page)
    expect(page.locator("#banner")).to_contain_text(re.compile("discard .* or Wild worth"))
    before = page.locator(".suitpiles").inner_text()
    payment = page.locator(".payment:not([disabled])").first
    told = payment.inner_text()
    payment.click()
    settled(page)
    expect(page.locator(".suitpiles")).not_to_have_text(before)
    page.locator("[data-do=undo]").click()
    settled(page)
    assert page.locator(".suitpiles").inner_text() == before
    assert page.locator(".payment").first.inner_text() == told
    # Paid to the end: the shout, and the Attraction On-Stage.
    for _ in range(6):
        if page.locator(".payment").count() == 0:
            break
        page.locator(".payment:not([disabled])").last.click()
        settled(page)
    expect(page.locator(".shout")).to_contain_text("Come closer, folks!")
    # Watched again, from the place before it was paid for.
    page.locator("[data-do=menu]").click()
    page.get_by_role("link", name=word("replay.head")).click()
    page.locator("#rewind").wait_for()
    shown = page.locator(".stack .face").count()
    for _ in range(3):
        page.locator("[data-do=replay-back]").click()
    settled(page)
    assert page.locator(".stack .face").count() != shown
    assert lit(page) == []


def test_the_page_holds_nothing_that_the_seat_in_front_cannot_know(tab: Tab) -> None:
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
            touch(page, chosen(page, chance))
            page.wait_for_timeout(50)
            settled(page)
    assert read > 500


def secrets_told(page: Page) -> int:
    """Looks for the hidden Attractions in the whole document, and for values in the Row; returns
    how many Attractions are hidden."""
    (save,) = (json.loads(text) for text in page.evaluate(SAVES).values())
    session = Session.from_bytes(record.from_text(save["record"]), [PERSON] * 4)
    o = session.observation(session.current_player)
    hidden = set(ATTRACTION_NAMES) - visible(o)
    html = page.content()
    # What was shown to all and went back into the deck stands in the log.
    log = page.locator(".log").inner_text()
    for name in hidden:
        title = word(f"barkers_row.attraction.{name}")
        traces = [f"attraction:{name}", f"attraction-{name}"]
        traces += [] if title in log else [title]
        for trace in traces:
            assert trace not in html, f"{name} can be found"
    if not o["known"] and not o["left"]:
        assert page.locator(".seen").count() == 0
        labels = page.locator(".rowcards .bback").evaluate_all(
            "cards => cards.map(e => e.getAttribute('aria-label') + e.textContent)"
        )
        assert not [label for label in labels if re.search(r"[A-Z][a-z]+ [123]", label)]
    return len(hidden)


@pytest.mark.parametrize(
    ("size", "scheme"), [("desk", "dark"), pytest.param("phone", "light", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_and_everything_fits(new_tab: NewTab, size: str, scheme: Any) -> None:
    actions, seed = kept("pay")
    session = Session(BARKERS_ROW, {}, seed, KINDS, actions=actions)
    tab = new_tab(size, theme=scheme)
    found: dict[str, list[str]] = {}

    def see(name: str) -> None:
        found[name] = violations(page) + page.evaluate(CUT_OFF)

    page = tab.open("?pace=0&seed=5#/intro/barkers-row")
    page.locator(".pane").first.wait_for()
    see("introduction")
    page.evaluate("location.hash = '#/rules/barkers-row'")
    page.locator(".rulebook").wait_for()
    see("rules")
    page.evaluate("location.hash = '#/setup/barkers-row'")
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    see("opening")
    page.keyboard.press("g")
    page.locator("[role=dialog]").wait_for()
    see("at a glance")
    page.keyboard.press("Escape")
    page.evaluate("hash => { location.hash = hash }", "#/open/" + share.argument(session, PEOPLE))
    page.locator("#banner [data-do=seats]").click()
    page.locator("[data-do=sit]").first.click()
    page.locator("[data-do=unveil]").click()
    settled(page)
    see("payment")
    while page.locator(".payment").count():
        page.locator(".payment:not([disabled])").first.click()
        settled(page)
    see("turn")
    if "row:0" in lit(page):
        touch(page, "row:0")
        see("picked")
        page.keyboard.press("Escape")
    page.locator(".myhand [data-do=look]").first.click()
    see("enlarged")
    page.keyboard.press("Escape")
    page.locator(".plate [data-do=look]").first.click()
    see("a player")
    page.keyboard.press("Escape")
    if page.locator("#c-discards[data-do]").count():
        page.locator("#c-discards").click()
        see("discards")
    assert len(found) >= 8
    assert {name: bad for name, bad in found.items() if bad} == {}
