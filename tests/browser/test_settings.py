"""Settings that hold, sound that keeps still until it may, rules that lead back to the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Tab
from tests.browser.test_play import answer, lit, settled, touch

NewTab = Callable[..., Tab]

# Counts what is played; the page knows Web Audio under its usual name only.
LISTEN = """
window.heard = {contexts: 0, notes: 0};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    constructor() { super(); heard.contexts += 1; }
    createOscillator() { heard.notes += 1; return super.createOscillator(); }
};
"""

# What the driver itself asks of a page counts as a touch, so this page tells by itself.
TELL = """
const waiting = setInterval(() => {
    if (!document.querySelector("#app[data-settled] .table")) return;
    clearInterval(waiting);
    console.log(`at rest, ${heard.contexts} contexts`);
}, 50);
"""


def at_table(tab: Tab, address: str = "?seed=5#/setup/circus") -> Page:
    page = tab.open(address)
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    return page


def one_move(page: Page) -> None:
    log = page.locator(".log li")
    before = log.count()
    while log.count() == before:
        if not answer(page):
            touch(page, lit(page)[0])
        settled(page)


def notes(page: Page) -> int:
    return int(page.evaluate("heard.notes"))


def choose(page: Page, name: str, value: str) -> None:
    """Over the table: in the sheet that the menu opens."""
    page.locator("[data-do=menu]").click()
    page.locator("[role=dialog] [data-do=settings]").click()
    page.locator(f"#set-{name}").select_option(value)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
def test_sound_waits_for_a_touch_and_has_a_switch(tab: Tab) -> None:
    tab.page.add_init_script(LISTEN)
    page = at_table(tab)
    assert notes(page) > 0
    assert page.evaluate("heard.contexts") == 1
    # A tab that nobody has touched yet (a reload would remember the touch) has a turn to announce.
    again = page.context.new_page()
    again.add_init_script(LISTEN + TELL)
    with again.expect_console_message(lambda m: m.text.startswith("at rest")) as told:
        again.goto(page.url)
    assert told.value.text == "at rest, 0 contexts"
    again.close()
    page.locator("[data-do=take-over]").click()  # the other tab had taken the game up
    settled(page)
    before = notes(page)
    one_move(page)
    assert notes(page) > before
    choose(page, "sound", "off")
    before = notes(page)
    one_move(page)
    assert notes(page) == before
    choose(page, "sound", "on")
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    one_move(page)
    assert notes(page) == before


def test_settings_hold_at_once_and_after_a_reload(tab: Tab) -> None:
    page = tab.open("#/settings")
    html = page.locator("html")
    page.locator("#set-theme-night").check(force=True)
    expect(html).to_have_attribute("data-theme", "night")
    page.locator("#set-motion-none").check(force=True)
    expect(html).to_have_attribute("data-motion", "none")
    page.locator("#set-take-backs-off").check(force=True)
    page.reload()
    tab.wait()
    expect(html).to_have_attribute("data-theme", "night")
    expect(html).to_have_attribute("data-motion", "none")
    page.goto(tab.site + "#/setup/circus")
    expect(page.locator("#take-backs-off")).to_be_checked()


@pytest.mark.long
def test_without_motion_nothing_glides(tab: Tab) -> None:
    page = at_table(tab)
    choose(page, "motion", "none")
    page.evaluate("""() => {
        window.moved = 0;
        const real = Element.prototype.animate;
        Element.prototype.animate = function (...all) { moved += 1; return real.apply(this, all); };
    }""")
    one_move(page)
    assert page.evaluate("moved") == 0
    choose(page, "motion", "system")
    one_move(page)
    assert page.evaluate("moved") > 0


def test_with_open_hands_no_curtain_falls(tab: Tab) -> None:
    page = tab.open("?seed=5&pace=0#/setup/circus")
    page.locator("#kind-1-person").check(force=True)
    page.locator("#preset-masks").check(force=True)
    page.locator("#open-hands-yes").check(force=True)
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    for _ in range(3):
        expect(page.locator(".fall")).to_have_count(0)
        one_move(page)
    page.reload()
    page.locator(".table").wait_for()
    expect(page.locator(".fall")).to_have_count(0)


def test_rules_are_beside_the_table_and_lead_back_to_it(tab: Tab) -> None:
    page = at_table(tab, "?seed=5&pace=0#/setup/circus")
    log = page.locator(".log ol").inner_text()
    page.keyboard.press("g")
    glance = page.get_by_role("dialog")
    expect(glance).to_contain_text("At a glance")
    glance.get_by_role("link", name="In one minute").click()
    expect(page.locator(".pane")).to_have_count(4)
    page.get_by_role("link", name="All the rules").click()
    expect(page.locator(".rulebook h2").first).to_be_visible()
    page.get_by_role("link", name="Back").click()
    page.locator(".table").wait_for()
    settled(page)
    assert re.search("#/table/", page.url)
    assert page.locator(".log ol").inner_text() == log


@pytest.mark.long
def test_a_game_without_rules_here_says_so(tab: Tab) -> None:
    page = tab.open("#/rules/monopoly")
    expect(page.get_by_role("dialog")).to_contain_text("not explained here yet")
