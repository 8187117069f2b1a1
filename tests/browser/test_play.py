"""Games played in the page: by clicking, dragging, keys and the list of moves; kept and shared."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import record
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from tests.browser.conftest import Tab
from ui import share
from ui.draft import first_draft
from ui.people import Person
from ui.words import Voice, say

NewTab = Callable[..., Tab]

SETTLED = "#app[data-settled]"
SETUP = "?pace=0&seed=5#/setup/circus"
SAVES = """Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.startsWith("sawdust:save:")))"""


def settled(page: Page) -> None:
    page.locator(SETTLED).wait_for(state="attached")


def seated(tab: Tab, address: str = SETUP) -> Page:
    """At a table with the usual bots, quick and always the same."""
    page = tab.open(address)
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    return page


def lit(page: Page) -> list[str]:
    found = page.evaluate("[...document.querySelectorAll('[data-c].on')].map(e => e.dataset.c)")
    return [str(name) for name in found]


def on_score(page: Page) -> bool:
    return "#/score/" in page.url


def touch(page: Page, name: str) -> None:
    """A real click at the component's middle."""
    page.locator(f'[data-c="{name}"]').click(force=True)


def answer(page: Page) -> bool:
    """Answer "which way?" with the first, if that is asked."""
    if page.get_by_role("dialog").count() == 0:
        return False
    page.locator("[role=dialog] [data-do=choose]").first.click()
    return True


def play_to_the_end(page: Page, move: Callable[[Page], None]) -> None:
    for _ in range(400):
        settled(page)
        if on_score(page):
            return
        move(page)
    pytest.fail("the game does not end")


def nearly_finished(*names: str) -> str:
    """A game of Circus, as links hold it, in which one more move of the first is missing; the
    others are bots."""
    kinds = (PERSON, *("greedy",) * (len(names) - 1))
    session = Session(CIRCUS, {}, 4, kinds)
    chance = random.Random(1)
    while not session.over:
        session.play(chance.choice(session.choices(session.current_player))[0])
    session.undo(0)
    people = [Person(name, kind) for name, kind in zip(names, kinds, strict=True)]
    return share.argument(session, tuple(people))


def moves_made(page: Page) -> int:
    """Actions in the newest save."""
    saves = [json.loads(text) for text in page.evaluate(SAVES).values()]
    newest = max(saves, key=lambda save: str(save["played"]))
    return len(record.decode(record.from_text(newest["record"])).actions)


def test_a_full_game_by_clicking(tab: Tab) -> None:
    page = seated(tab)
    chance = random.Random(2)

    def move(page: Page) -> None:
        if not answer(page):
            touch(page, chance.choice(lit(page)))

    play_to_the_end(page, move)
    expect(page.locator(".cry")).to_contain_text(re.compile("wins|win|share"))
    expect(page.locator(".tally tbody tr")).to_have_count(4)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#banner")).to_contain_text("The show is over")
    page.go_back()
    page.get_by_role("button", name="Rematch").click()
    page.locator(".table").wait_for()
    settled(page)
    assert lit(page)
    assert len(page.evaluate(SAVES)) == 2


def test_a_full_game_by_keyboard_alone(tab: Tab) -> None:
    page = tab.open("?pace=0&seed=5#/")
    keys = page.keyboard

    def reach(selector: str) -> None:
        for _ in range(60):
            keys.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        pytest.fail(f"no way to {selector}")

    reach("a.poster.circus")
    keys.press("Enter")
    page.locator("[data-do=start]").wait_for()
    reach("[data-do=start]")
    keys.press("Enter")
    page.locator(".table").wait_for()
    chance = random.Random(3)

    def move(page: Page) -> None:
        if page.get_by_role("dialog").count():
            reach("[role=dialog] [data-do=choose]")
            keys.press("Enter")
            return
        for _ in range(chance.randint(1, 6)):
            arrows = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
            keys.press(chance.choice(arrows))
        assert page.evaluate("document.activeElement.matches('[data-c][tabindex]')")
        keys.press("Enter")

    play_to_the_end(page, move)
    reach("[data-do=rematch]")
    keys.press("Enter")
    page.locator(".table").wait_for()


def test_turns_are_spoken_and_keys_take_back_undo_and_explain(tab: Tab) -> None:
    page = seated(tab)
    expect(page.locator("#live")).to_contain_text("Your turn")
    first = lit(page)[0]
    touch(page, first)
    expect(page.locator(f'[data-c="{first}"]')).to_have_class(re.compile("picked"))
    page.keyboard.press("Escape")
    expect(page.locator(".picked")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Esc")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("#toast")).to_contain_text("no move of yours")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#banner")).to_contain_text("A good move:")


@pytest.mark.long
def test_a_full_game_from_the_list_of_moves(tab: Tab) -> None:
    page = seated(tab)

    def move(page: Page) -> None:
        page.keyboard.press("m")
        page.locator("[role=dialog] [data-do=choose]").last.click()

    play_to_the_end(page, move)


def test_dragging_is_tapping_one_and_the_other(tab: Tab) -> None:
    page = seated(tab)
    before = moves_made(page)
    ball = next(name for name in lit(page) if name.startswith("outside"))
    start = page.locator(f'[data-c="{ball}"]').bounding_box()
    end = page.locator('[data-c="clown:2"]').bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    settled(page)
    assert moves_made(page) > before
    expect(page.locator('.log li:has-text("You put a")')).to_have_count(1)


@pytest.mark.long
def test_a_drag_into_nowhere_changes_nothing(tab: Tab) -> None:
    page = seated(tab)
    before = moves_made(page)
    ball = next(name for name in lit(page) if name.startswith("outside"))
    start = page.locator(f'[data-c="{ball}"]').bounding_box()
    assert start
    page.mouse.move(start["x"] + 9, start["y"] + 9)
    page.mouse.down()
    page.mouse.move(600, 20, steps=4)
    page.mouse.up()
    settled(page)
    assert moves_made(page) == before
    expect(page.locator(".picked")).to_have_count(0)
    touch(page, ball)
    expect(page.locator(f'[data-c="{ball}"]')).to_have_class(re.compile("picked"))


def one_move(page: Page) -> None:
    before = moves_made(page)
    while moves_made(page) == before:
        if not answer(page):
            touch(page, lit(page)[0])
        settled(page)


def test_undo_goes_back_over_the_bots_and_redo_forward(tab: Tab) -> None:
    page = seated(tab)
    log = page.locator(".log ol")
    before = log.inner_text()
    one_move(page)
    after = log.inner_text()
    page.get_by_role("button", name="Undo").click()
    settled(page)
    assert log.inner_text() == before
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Redo").click()
    settled(page)
    assert log.inner_text() == after


def test_a_reload_in_mid_game_loses_nothing(tab: Tab) -> None:
    page = seated(tab)
    for _ in range(3):
        one_move(page)
    log, plates = page.locator(".log ol").inner_text(), page.locator(".plates").inner_text()
    page.reload()
    page.locator(".table").wait_for()
    settled(page)
    assert page.locator(".log ol").inner_text() == log
    assert page.locator(".plates").inner_text() == plates
    page.goto(tab.site)
    page.get_by_role("button", name="Resume").click()
    page.locator(".table").wait_for()
    settled(page)
    assert page.locator(".log ol").inner_text() == log


@pytest.mark.long
def test_a_tab_that_dies_while_bots_move_loses_no_action(new_tab: NewTab) -> None:
    """The save is always at least as far as what was seen."""
    tab = new_tab()
    page = tab.open("?seed=5#/setup/circus")
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    page.wait_for_function("document.querySelectorAll('.log li').length > 3")
    seen = page.evaluate("[...document.querySelectorAll('.log li')].map(e => e.textContent)")
    again = page.context.new_page()
    page.close()
    again.goto(tab.site)
    again.get_by_role("button", name="Resume").click()
    again.locator(".table").wait_for()
    settled(again)
    after = again.evaluate("[...document.querySelectorAll('.log li')].map(e => e.textContent)")
    assert after[: len(seen)] == seen


def test_chance_in_the_page_is_chance_on_cpython(tab: Tab) -> None:
    """Every roll that the page told is what this interpreter rolls from the same record."""
    page = seated(tab)
    for _ in range(2):
        one_move(page)
    text = json.loads(next(iter(page.evaluate(SAVES).values())))["record"]
    people = [person.name for person in first_draft("circus").seats]
    session = Session.from_bytes(record.from_text(text), ("person", "greedy", "greedy", "greedy"))
    voice = Voice(people, you=0)
    told = [say(entry.event.say, voice) for entry in session.log(0) if entry.event.say]
    shown = page.evaluate("[...document.querySelectorAll('.log li')].map(e => e.textContent)")
    assert shown == told
    assert sum("roll" in line for line in told) > 8


def link_of(page: Page) -> str:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link").click()
    return page.locator("#link-text").input_value()


def test_a_link_opens_the_table_in_another_profile_and_overwrites_nothing(
    new_tab: NewTab,
) -> None:
    mine = seated(new_tab())
    one_move(mine)
    log = mine.locator(".log ol").inner_text()
    link = link_of(mine)
    assert "#/open/" in link
    other = new_tab()
    page = seated(other)
    saves = page.evaluate(SAVES)
    page.goto(link.replace("#", "?pace=0#"))
    page.locator(".table").wait_for()
    settled(page)
    assert page.locator(".log ol").inner_text() == log
    assert page.evaluate(SAVES) == saves
    # Playing on makes it a game of one's own, beside the other.
    while len(page.evaluate(SAVES)) == 1:
        if not answer(page):
            touch(page, lit(page)[0])
        settled(page)
    kept = page.evaluate(SAVES)
    assert len(kept) == 2
    assert saves.items() <= kept.items()
    assert "#/table/" in page.url


BROKEN = {
    "#/open/AQEBnonsense": "cannot be read",
    "#/open/" + "A" * 30_000: "cannot be read",
    "#/open/%3Cscript%3E": "no page at this address",
    "#/table/nosuchsave": "no saved game",
    "#/setup/monopoly": "no game called",
    "#/score/nosuchsave": "no saved game",
    "#/nowhere": "no page at this address",
}


def test_a_broken_address_explains_itself_and_changes_nothing(tab: Tab) -> None:
    page = seated(tab)
    table, saves, dialog = page.url, page.evaluate(SAVES), page.get_by_role("dialog")
    for fragment, words in BROKEN.items():
        page.evaluate("hash => { location.hash = hash }", fragment)
        expect(dialog).to_contain_text(words)
        expect(dialog).to_contain_text("safe")
        assert page.evaluate(SAVES) == saves
        dialog.get_by_role("button", name="Home").click()
        expect(dialog).to_have_count(0)
        expect(page.locator("a.poster")).to_have_count(4)
        page.goto(table)
        page.locator(".table").wait_for()
        settled(page)


def test_a_broken_save_is_told_and_left_alone(tab: Tab) -> None:
    page = tab.open()
    page.evaluate("localStorage.setItem('sawdust:save:bad', '{oops')")
    page.evaluate("location.hash = '#/table/bad'")
    expect(page.get_by_role("dialog")).to_contain_text("cannot be read")
    assert page.evaluate("localStorage.getItem('sawdust:save:bad')") == "{oops"


@pytest.mark.long
def test_full_storage_is_told_and_the_game_goes_on(tab: Tab) -> None:
    page = seated(tab)
    page.evaluate(
        """void (Storage.prototype.setItem = () => {
          throw new DOMException("quota exceeded", "QuotaExceededError"); })"""
    )
    touch(page, lit(page)[0])
    touch(page, lit(page)[0])
    expect(page.locator("#toast")).to_contain_text("no room left")
    settled(page)
    assert lit(page)


@pytest.mark.long
def test_without_room_a_game_survives_back_and_forward(tab: Tab) -> None:
    page = tab.open(SETUP)
    page.evaluate(
        """void (Storage.prototype.setItem = () => {
          throw new DOMException("quota exceeded", "QuotaExceededError"); })"""
    )
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    expect(page.locator("#toast")).to_contain_text("no room left")
    log = page.locator(".log ol").inner_text()
    page.go_back()
    expect(page.locator("[data-do=start]")).to_be_visible()
    page.go_forward()
    page.locator(".table").wait_for()
    assert page.locator(".log ol").inner_text() == log


@pytest.mark.long
def test_a_finished_game_from_a_link_has_a_score_sheet(new_tab: NewTab) -> None:
    mine = seated(new_tab())

    def move(page: Page) -> None:
        if not answer(page):
            touch(page, lit(page)[0])

    play_to_the_end(mine, move)
    mine.get_by_role("button", name="Share this game").click()
    link = mine.locator("#link-text").input_value()
    page = new_tab().page
    page.goto(link.replace("#", "?pace=0#"))
    page.locator(".table").wait_for()
    page.get_by_role("button", name="See the score sheet").click()
    expect(page.locator(".cry")).to_contain_text(re.compile("wins|win|share"))


@pytest.mark.long
def test_the_score_address_of_a_game_still_on_leads_to_its_table(tab: Tab) -> None:
    page = seated(tab)
    page.evaluate("location.hash = location.hash.replace('table', 'score')")
    page.wait_for_function("location.hash.startsWith('#/table/')")
    play_to_the_end(page, lambda p: None if answer(p) else touch(p, lit(p)[0]))
    expect(page.locator(".cry")).to_be_visible()


@pytest.mark.long
def test_a_save_nested_too_deep_is_only_broken(tab: Tab) -> None:
    page = seated(tab)
    page.evaluate("localStorage.setItem('sawdust:save:deep', '['.repeat(90000))")
    page.evaluate("location.hash = '#/'")
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()


def test_names_with_markup_are_only_names(tab: Tab) -> None:
    page = tab.open(SETUP)
    page.locator("#name-1").fill("<img src=x onerror=alert(1)>")
    page.locator("#name-2").fill("*Otto* & <b>")
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    one_move(page)
    assert page.locator("img, .plate b b, .log li script").count() == 0
    expect(page.locator(".plates")).to_contain_text("<img src=x onerr")
    expect(page.locator(".plates")).to_contain_text("*Otto* & <b>")


def test_back_and_forward(tab: Tab) -> None:
    page = tab.open()
    page.locator("a.poster.circus").click()
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    page.go_back()
    expect(page.locator("[data-do=start]")).to_be_visible()
    page.go_back()
    expect(page.locator(".home")).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.locator(".table")).to_be_visible()


def test_secret_colours_fall_behind_a_curtain(tab: Tab) -> None:
    page = tab.open(SETUP)
    page.locator("label:has(#kind-1-person)").click()
    page.locator("label:has(#option-secret-True)").click()
    page.locator("[data-do=start]").click()
    page.locator("[data-do=unveil]").wait_for()
    assert page.locator("[data-c], .table").count() == 0
    page.locator("[data-do=unveil]").click()
    settled(page)
    assert lit(page)
    own = page.locator(".plate .ball:not(.unknown)")
    expect(own).to_have_count(1)
