"""Saved games, two tabs, replay and sharing, as only a browser shows them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Tab
from tests.browser.test_access import CUT_OFF, violations
from tests.browser.test_play import (
    SAVES,
    SETUP,
    link_of,
    lit,
    moves_made,
    one_move,
    seated,
    settled,
    touch,
)
from ui.save_file import HEAD

NewTab = Callable[..., Tab]
# What a phone would have; whoever opens it first thinks better of it.
SHARE_SHEET = """
window.sent = [];
navigator.share = async (what) => {
    sent.push({...what});
    if (sent.length === 1) throw new DOMException("closed", "AbortError");
};
"""
# Beside the game at hand: one of another name, one that is over, one broken, one newer, one huge.
NEIGHBOURS = """() => {
  const key = Object.keys(localStorage).find(k => k.startsWith("sawdust:save:"));
  const save = JSON.parse(localStorage[key]);
  const put = (name, change) => localStorage.setItem(
    "sawdust:save:" + name, JSON.stringify({...save, ...change}));
  put("train", {title: "Train <b>", played: "2026-01-02T10:00:00+00:00"});
  put("won", {over: true, turn: null, won: [1], played: "2026-01-01T10:00:00+00:00"});
  put("newer", {v: 99});
  localStorage.setItem("sawdust:save:bad", "{oops");
  localStorage.setItem("sawdust:save:huge", "x".repeat(200000));
  return key.split(":").pop();
}"""


def shelf(tab: Tab) -> Page:
    """At the shelf, with a game of one's own and its neighbours."""
    page = seated(tab)
    one_move(page)
    page.evaluate(NEIGHBOURS)
    page.evaluate("location.hash = '#/saves'")
    page.locator(".rows").wait_for()
    return page


def row(page: Page, name: str) -> Any:
    return page.locator(f'[id="save-{name}"]')


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.outerHTML"))


def test_the_shelf_shows_all_and_does_all(tab: Tab, tmp_path: Path) -> None:
    page = shelf(tab)
    expect(page.locator(".rows > li")).to_have_count(6)
    expect(page.locator(".rows > li.broken")).to_have_count(3)
    expect(row(page, "won")).to_contain_text("Nell won")
    expect(row(page, "train")).to_contain_text("Train <b>")
    row(page, "newer").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("later version")
    page.keyboard.press("Escape")
    assert 'id="why-newer"' in focused(page)
    # Rename, by keyboard.
    page.locator('[id="rename-train"]').click()
    page.locator("#save-title").fill("Night train")
    page.keyboard.press("Enter")
    expect(row(page, "train")).to_contain_text("Night train")
    assert "#/table/train" in focused(page)
    page.locator('[id="duplicate-train"]').click()
    expect(page.locator(".rows > li")).to_have_count(7)
    # A broken one goes, comes back as it was, and the focus is never lost.
    page.locator('[id="delete-bad"]').click()
    expect(row(page, "bad")).to_have_count(0)
    assert "undelete" in focused(page)
    page.keyboard.press("Enter")
    expect(row(page, "bad")).to_have_count(1)
    assert "why-bad" in focused(page)
    assert page.evaluate("localStorage['sawdust:save:bad']") == "{oops"
    # Out and in again.
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export all").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name.endswith(".txt")
    assert file.read_text("utf-8").startswith(HEAD)
    page.evaluate("localStorage.removeItem('sawdust:save:train')")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import a file").click()
    chooser.value.set_files(file)
    expect(page.get_by_role("dialog")).to_contain_text("1 game was taken")
    page.keyboard.press("Escape")
    expect(page.locator(".rows")).to_contain_text("Night train")
    page.locator(".rows > li", has_text="Night train").first.get_by_role(
        "link", name="Resume"
    ).click()
    page.locator(".table").wait_for()
    settled(page)
    assert lit(page)


@pytest.mark.parametrize(
    ("size", "scheme"), [("desk", "dark"), pytest.param("phone", "light", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_and_everything_fits(new_tab: NewTab, size: str, scheme: Any) -> None:
    tab = new_tab(size, theme=scheme)
    page = shelf(tab)
    found = {"shelf": violations(page) + page.evaluate(CUT_OFF)}
    verb = "rename" if size == "desk" else "more"
    page.locator(f'[id="{verb}-train"]').click()
    found[verb] = violations(page) + page.evaluate(CUT_OFF)
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#/replay/train'")
    page.locator("#rewind").wait_for()
    found["replay"] = violations(page) + page.evaluate(CUT_OFF)
    page.evaluate("location.hash = '#/table/train'")
    page.locator("#rewind").wait_for(state="detached")
    settled(page)
    page.keyboard.press("c")
    page.locator("svg.qr").wait_for()
    found["share"] = violations(page) + page.evaluate(CUT_OFF)
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.long
def test_a_replay_is_wound_by_hand_and_runs_by_itself(tab: Tab) -> None:
    page = seated(tab)
    for _ in range(2):
        one_move(page)
    before = moves_made(page)
    page.locator("[data-do=menu]").click()
    page.get_by_role("link", name="Watch it again").click()
    page.locator("#rewind").wait_for()
    banner, scrub = page.locator("#banner"), page.locator("#scrub")
    last = int(scrub.get_attribute("max") or "0")
    expect(banner).to_contain_text(f"Move {last} of {last}")
    page.get_by_role("button", name="To the start").click()
    expect(banner).to_contain_text("Move 0")
    expect(page.locator("#run")).to_be_focused()
    scrub.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(banner).to_contain_text("Move 2 of")
    page.locator("#run").click()
    expect(banner).to_contain_text(f"Move {last} of")
    settled(page)
    assert scrub.input_value() == str(last)
    assert moves_made(page) == before
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("location.hash.startsWith('#/table/')")
    settled(page)
    assert len(page.evaluate(SAVES)) == 2


def test_two_tabs_on_one_game(tab: Tab) -> None:
    first = seated(tab)
    one_move(first)
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".table").wait_for()
    expect(first.get_by_role("dialog")).to_contain_text("Open in another tab")
    first.keyboard.press("Escape")
    expect(first.get_by_role("dialog")).to_have_count(1)
    settled(second)
    one_move(second)
    made = moves_made(second)
    first.get_by_role("button", name="Go on here").click()
    expect(first.get_by_role("dialog")).to_have_count(0)
    settled(first)
    expect(second.get_by_role("dialog")).to_contain_text("Open in another tab")
    log = first.locator(".log li").count()
    assert log == second.locator(".log li").count()
    assert moves_made(first) == made
    second.get_by_role("button", name="Make a copy").click()
    expect(second.get_by_role("dialog")).to_have_count(0)
    settled(second)
    one_move(second)
    one_move(first)
    assert len(first.evaluate(SAVES)) == 2


@pytest.mark.long
def test_a_tab_that_crashes_loses_nothing_that_was_seen(tab: Tab) -> None:
    """The whole process of the page goes, at moments nobody chose."""
    tab.expects_trouble = True
    page = seated(tab, SETUP.replace("pace=0&", ""))
    context, chance = page.context, random.Random(5)
    crashes: list[str] = []
    for _ in range(3):
        settled(page)
        touch(page, lit(page)[0])
        touch(page, lit(page)[0])
        page.wait_for_timeout(chance.randrange(700))
        seen = page.evaluate("[...document.querySelectorAll('.log li')].map(e => e.textContent)")
        address = page.url
        page.on("crash", lambda _: crashes.append("crash"))
        with contextlib.suppress(Error):
            page.goto("chrome://crash", timeout=10_000)
        old, page = page, context.new_page()
        page.set_default_timeout(60_000)
        page.goto(address)
        old.close()
        page.locator(".table").wait_for()
        settled(page)
        after = page.evaluate("[...document.querySelectorAll('.log li')].map(e => e.textContent)")
        assert after[: len(seen)] == seen
    assert len(crashes) == 3


@pytest.mark.long
def test_full_storage_is_told_with_an_export(tab: Tab) -> None:
    page = seated(tab)
    before = moves_made(page)
    page.evaluate(
        """void (Storage.prototype.setItem = () => {
          throw new DOMException("quota exceeded", "QuotaExceededError"); })"""
    )
    touch(page, lit(page)[0])
    touch(page, lit(page)[0])
    expect(page.locator("#toast")).to_contain_text("no room left")
    settled(page)
    with page.expect_download() as waiting:
        page.locator("#toast button").click()
    text = Path(waiting.value.path()).read_text("utf-8")
    assert text.startswith(HEAD)
    assert moves_made(page) == before
    assert '"v":1' in text


def test_a_secret_link_is_watched_and_a_seat_is_taken_through_the_curtain(
    new_tab: NewTab,
) -> None:
    tab = new_tab()
    tab.page.add_init_script(SHARE_SHEET)
    page = tab.open(SETUP)
    page.locator("label:has(#kind-1-person)").click()
    page.locator("label:has(#option-secret-True)").click()
    page.locator("[data-do=start]").click()
    page.locator("[data-do=unveil]").click()
    settled(page)
    link = link_of(page)
    expect(page.locator("svg.qr")).to_be_visible()
    for _ in range(2):  # the first time somebody closes the sheet again
        page.locator("[data-do=send]").click()
    page.wait_for_function("window.sent.length === 2")
    assert {what["url"] for what in page.evaluate("window.sent")} == {link}
    guest = new_tab().page
    guest.goto(link.replace("#", "?pace=0#"))
    guest.locator(".table").wait_for()
    expect(guest.locator("#banner")).to_contain_text("You are watching")
    expect(guest.locator(".plate .ball:not(.unknown)")).to_have_count(0)
    assert lit(guest) == []
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_role("button", name="I am Nell").click()
    expect(guest.locator("[data-do=unveil]")).to_be_focused()
    assert guest.locator("[data-c]").count() == 0
    guest.locator("[data-do=unveil]").click()
    settled(guest)
    expect(guest.locator(".plate .ball:not(.unknown)")).to_have_count(1)
    assert guest.evaluate(SAVES) == {}


def test_script_in_a_link_runs_nothing(new_tab: NewTab) -> None:
    link = link_of(seated(new_tab()))
    rows = '[["<img src=x onerror=hit=1>","person"],["<script>hit=1</script>","greedy"]]'
    page = new_tab().page
    page.goto(link.partition("~")[0].replace("#", "?pace=0#"))
    page.evaluate(
        "rows => { location.hash += '~' + btoa(rows).replaceAll('+', '-').replaceAll('/', '_')"
        ".replaceAll('=', '') }",
        rows,
    )
    expect(page.locator(".plates")).to_contain_text("<img src=x")
    page.locator("[data-do=menu]").click()
    assert page.locator("img, .plates script").count() == 0
    assert page.evaluate("typeof hit") == "undefined"
    assert page.evaluate(SAVES) == {}
