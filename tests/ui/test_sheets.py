"""A game's style sheet leaves other games alone: all sheets are one in the page."""

from __future__ import annotations

import random
import re

import pytest
from htpy import fragment

from engine.catalogue import SLUGS, by_slug
from engine.session import PERSON, Session
from tools.workshop import ROOT
from ui.html import html_of
from ui.people import DEFAULT_NAMES, Person
from ui.playing import Playing
from ui.screens.rules import intro, rules
from ui.screens.table import table
from ui.tables import table_for

THEMED = re.compile(r"(:root)?\[data-[^\]]*\]\s+")
COMBINED = re.compile(r"[\s>+~]")
IN_BRACKETS = re.compile(r"\([^()]*\)|\[[^\]]*\]")
ONE_OF = re.compile(r":is\([^()]*\)")
STEPS = 40


def bare_classes(css: str) -> set[frozenset[str]]:
    """The classes of every selector that asks for nothing but classes of one element: such a rule
    meets that element wherever it stands."""
    found = set()
    for rule in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        plain = IN_BRACKETS.sub("", ONE_OF.sub(".one-of", THEMED.sub("", rule)))
        for selector in plain.split(","):
            classes = frozenset(re.findall(r"\.([\w-]+)", selector))
            if classes and not COMBINED.search(selector.strip()):
                found.add(classes)
    return found


def drawn(slug: str) -> str:
    """The game explained, and its table at several moments."""
    game, choose = by_slug(slug), random.Random(3)
    players = game.players[1]
    session = Session(game, {}, 5, (PERSON,) * players)
    people = [Person(name, PERSON) for name in DEFAULT_NAMES[:players]]
    pages = [intro(slug, "#/"), rules(slug, "#/")]
    for step in range(STEPS):
        session.play(choose.choice(session.choices(session.current_player))[0])
        if step % 8 == 0:
            playing = Playing(session, people, "", None)
            pages.append(table(playing, table_for(slug), playing.focus("wide")))
        if session.over:
            break
    return html_of(fragment[pages])


@pytest.mark.parametrize("slug", SLUGS)
def test_no_rule_of_another_game_meets_what_is_drawn_of_this_one(slug: str) -> None:
    elements = {frozenset(c.split()) for c in re.findall(r'class="([^"]*)"', drawn(slug))}
    assert len(elements) > 40
    for other in set(SLUGS) - {slug}:
        css = (ROOT / "assets/css" / f"{other}.css").read_text(encoding="utf-8")
        met = {
            ".".join(sorted(rule))
            for rule in bare_classes(css)
            for element in elements
            if rule <= element and not element & set(SLUGS)
        }
        assert not met, f"{other}.css also draws {', '.join(sorted(met))} of {slug}"


def test_such_a_rule_is_found() -> None:
    css = """
    /* .no { } */
    .dice { width: 1px; } .a .b, .c > .d { color: red; } .card.gap { color: red; }
    [data-theme="night"] .moon:not(.on) { color: red; }
    @media (min-width: 3px) { .inner { color: red; } }
    """
    assert bare_classes(css) == {
        frozenset(classes) for classes in (("dice",), ("card", "gap"), ("moon",), ("inner",))
    }
