"""Games explained: complete, pure, reachable, and honest about what is not there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from htpy import Node

from engine.catalogue import module_of
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from ui.html import html_of
from ui.people import Person
from ui.playing import Playing
from ui.posters import POSTERS
from ui.router import Route
from ui.rules import NoRules, explanation_of, is_explained
from ui.screens import dialogs
from ui.screens.about import about
from ui.screens.rules import glance, intro, rules, tools
from ui.tables import has_table
from ui.views import Scene, view
from ui.words import word
from ui.words.en import WORDS

EXPLAINED = [poster.slug for poster in POSTERS if is_explained(poster.slug)]


def html(node: Node) -> str:
    return html_of(node)


def test_a_game_that_can_be_played_is_explained() -> None:
    assert "circus" in EXPLAINED


@pytest.mark.parametrize("slug", EXPLAINED)
def test_an_explanation_is_complete(slug: str) -> None:
    found = explanation_of(slug)
    panes = found.panes()
    assert len(panes) == 4
    for pane in panes:
        assert len(pane.title) <= 10
        assert len(html(pane.text)) < 160, "too long for a minute and a phone"
        assert "<svg" in html(pane.drawing)
    shown = found.glance()
    assert shown.turn
    assert html(shown.end)
    assert len(found.chapters()) > 4
    assert any(chapter.drawing for chapter in found.chapters())


@pytest.mark.parametrize("slug", EXPLAINED)
@pytest.mark.parametrize("screen", [intro, rules])
def test_pages_are_pure_and_lead_back(slug: str, screen: Callable[[str, str], Node]) -> None:
    drawn = html(screen(slug, "#/table/abc"))
    assert drawn == html(screen(slug, "#/table/abc"))
    assert 'href="#/table/abc"' in drawn
    assert " style=" not in drawn
    ids = re.findall(r' id="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert "data-c=" not in drawn, "a drawing is no table"


@pytest.mark.parametrize("slug", EXPLAINED)
def test_rules_end_with_who_made_the_game_and_what_is_ours(slug: str) -> None:
    assert "Designed by" in html(rules(slug, "#/"))
    assert f"#/rules/{slug}" in html(about())


@pytest.mark.parametrize("slug", EXPLAINED)
def test_no_words_of_an_explanation_are_left_unused(slug: str) -> None:
    pages = html([intro(slug, "#/"), rules(slug, "#/"), glance(slug)])
    text = re.sub(r"<[^>]+>", "", pages)
    for key in WORDS:
        if key.startswith(f"{module_of(slug)}.rules."):
            assert word(key) in text, key


def test_play_is_offered_where_there_is_a_table() -> None:
    for slug in EXPLAINED:
        assert (f'href="#/setup/{slug}"' in html(intro(slug, "#/"))) == has_table(slug)


@pytest.mark.parametrize("slug", ["monopoly", "", "--init--", "../circus", "circus "])
def test_what_is_not_explained_says_so(slug: str) -> None:
    assert not is_explained(slug)
    with pytest.raises(NoRules):
        explanation_of(slug)
    assert "#/about" in html(tools(slug))


def test_the_menu_of_a_table_leads_to_the_rules() -> None:
    session = Session(CIRCUS, {}, 1, (PERSON, "greedy"))
    playing = Playing(session, [Person("Ann", PERSON), Person("Ben", "greedy")], "", "abc")
    assert 'data-do="glance"' in html(dialogs.menu(playing))
    scene = Scene(Route("intro", "circus"), "wide", before=Route("table", "abc"))
    assert 'href="#/table/abc"' in view(scene).html
    assert 'href="#/rules/circus"' in html(glance("circus"))
