"""What hands do that mean no harm, or some: too fast, at the wrong moment, in the wrong place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Tab

SAVES = "Object.keys(localStorage).filter(key => key.startsWith('sawdust:save:')).length"


def settled(page: Page) -> None:
    page.locator("#app[data-settled]").wait_for(state="attached")


def focus_is_somewhere(page: Page) -> bool:
    # The browser takes the focus from what cannot have it any more when it next draws.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return bool(page.evaluate("document.activeElement !== document.body"))


def test_start_twice_is_one_game_and_what_is_not_lit_says_so(tab: Tab) -> None:
    page = tab.open("?pace=0&seed=5#/setup/circus")
    page.locator("[data-do=start]").dblclick()
    page.locator(".table").wait_for()
    settled(page)
    assert page.evaluate(SAVES) == 1
    page.locator("svg [data-c]:not(.on)").first.click(force=True)
    expect(page.locator("#toast")).not_to_be_empty()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
def test_the_keyboard_is_never_left_nowhere(tab: Tab) -> None:
    page = tab.open("?pace=0&seed=5#/setup/circus")
    keys = page.keyboard
    page.locator("[data-do=start]").focus()
    keys.press("Enter")
    page.locator(".table").wait_for()
    settled(page)
    assert focus_is_somewhere(page)
    for _ in range(2):
        keys.press("m")
        page.locator("[role=dialog] [data-do=choose]").first.focus()
        keys.press("Enter")
        settled(page)
        assert focus_is_somewhere(page)
    keys.press("ArrowRight")
    keys.press("Enter")
    settled(page)
    assert focus_is_somewhere(page)
    page.locator("[data-do=menu]").focus()
    keys.press("Enter")
    page.locator("[role=dialog] [data-do=glance]").focus()
    keys.press("Enter")
    expect(page.locator("#dialog-glance")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.do") == "menu"
