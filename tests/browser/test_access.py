"""For everybody: axe finds nothing on any screen, in both themes, and everything fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Tab
from tests.browser.test_play import (
    SETUP,
    answer,
    lit,
    nearly_finished,
    on_score,
    seated,
    settled,
    touch,
)
from tools.workshop import ROOT

NewTab = Callable[..., Tab]
AXE = ROOT / "node_modules/axe-core/axe.min.js"

CUT_OFF = """() => {
  const bad = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    bad.push(`page ${root.scrollWidth}x${root.scrollHeight}`);
  const watched = 'button, a, input, select, .board, .plate, .banner, .pen';
  const scrolls = e => e && (/auto|scroll/.test(getComputedStyle(e).overflowY)
    || scrolls(e.parentElement));
  for (const e of document.querySelectorAll(watched)) {
    if (scrolls(e) || e.closest('[inert]')) continue;
    const r = e.getBoundingClientRect();
    if (!r.width || getComputedStyle(e).visibility === 'hidden') continue;
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      bad.push(`${e.tagName}.${e.className.baseVal ?? e.className}`
        + ` ${r.left},${r.top},${r.right},${r.bottom}`);
  }
  return bad;
}"""

# What has the focus, if something else lies over it.
COVERED = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const r = focused.getBoundingClientRect();
  const there = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  return there && (focused.contains(there) || there.contains(focused))
    ? null : `${focused.id || focused.dataset.do} at ${r.left},${r.top}`;
}"""


def scenes(tab: Tab) -> Any:
    """Every screen and dialog, one after another."""
    page = tab.open("?pace=0&seed=5#/")
    yield "home", page
    page.locator("[data-do=open-link]").first.click()
    yield "open a link", page
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#/about'")
    page.locator("h1").first.wait_for()
    yield "about", page
    read = {"settings": ".settings", "intro/circus": ".pane", "rules/circus": ".rulebook"}
    for route, mark in read.items():
        page.evaluate("route => { location.hash = `#/${route}` }", route)
        page.locator(mark).first.wait_for()
        yield route, page
    page.evaluate("location.hash = '#/setup/circus'")
    page.locator("[data-do=start]").wait_for()
    yield "setup", page
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    yield "table", page
    touch(page, lit(page)[0])
    yield "table, picked", page
    page.keyboard.press("Escape")
    for key, name in (("?", "keys"), ("m", "moves"), ("c", "link"), ("g", "glance")):
        page.keyboard.press(key)
        page.locator("[role=dialog]").wait_for()
        yield name, page
        page.keyboard.press("Escape")
    page.locator("[data-do=menu]").click()
    yield "menu", page
    page.locator("[role=dialog] [data-do=settings]").click()
    yield "settings, over the table", page
    page.keyboard.press("Escape")
    almost = nearly_finished("Ann", "Bo", "Cleo", "Dan")
    page.evaluate("game => { location.hash = `#/open/${game}` }", almost)
    page.locator(".plate", has_text="Cleo").wait_for()
    settled(page)
    while not on_score(page):
        if not answer(page):
            touch(page, lit(page)[0])
        settled(page)
    yield "score", page
    page.evaluate("location.hash = '#/open/AQEBnonsense'")
    page.locator("[role=dialog]").wait_for()
    yield "problem", page


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {[n['target'] for n in v['nodes']][:4]}" for v in found]


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        ("desk", "dark"),
        ("phone", "light"),
        pytest.param("desk", "light", marks=pytest.mark.long),
        pytest.param("phone", "dark", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_and_everything_fits(new_tab: NewTab, size: str, scheme: Any) -> None:
    tab = new_tab(size, theme=scheme)
    found = {}
    for name, page in scenes(tab):
        found[name] = violations(page) + page.evaluate(CUT_OFF)
    assert len(found) > 10
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.parametrize(
    "size",
    [
        (844, 390),
        *(
            pytest.param(s, marks=pytest.mark.long)
            for s in [(768, 1024), (1920, 1080), (1024, 768), (640, 400)]
        ),
    ],
)
def test_everything_fits_at_other_sizes(new_tab: NewTab, size: tuple[int, int]) -> None:
    tab = new_tab()
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = tab.open(SETUP)
    assert page.evaluate(CUT_OFF) == []
    for route, mark in (("", ".home"), ("settings", ".settings"), ("intro/circus", ".pane")):
        page.evaluate("route => { location.hash = `#/${route}` }", route)
        page.locator(mark).first.wait_for()
        assert page.evaluate(CUT_OFF) == []
    page.evaluate("location.hash = '#/setup/huzzah'")
    for seats in range(5, 9):
        page.locator("[data-do=seat-add]").press("Enter")
        page.locator("[id^=name-]").nth(seats - 1).wait_for()
    for _ in range(45):
        page.keyboard.press("Tab")
        assert page.evaluate(COVERED) is None
    page = seated(tab)
    assert page.evaluate(CUT_OFF) == []


def test_without_colours_of_its_own_the_page_still_shows_what_can_be_picked(tab: Tab) -> None:
    tab.page.emulate_media(forced_colors="active")
    page = seated(tab)
    marked = """where => [...document.querySelectorAll(where)].map(e => {
      const style = getComputedStyle(e);
      return [style.outlineStyle, style.borderTopStyle, style.outlineColor].join(" ");
    })"""
    lit = page.evaluate(marked, ".pen.on")
    others = page.evaluate(marked, ".pen:not(.on)")
    assert lit
    assert others
    assert not set(lit) & set(others)
    # What contrast the system's colours have, axe cannot know.
    assert [v for v in violations(page) if not v.startswith("color-contrast")] == []
