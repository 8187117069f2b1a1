"""The whole page as a function of what is going on."""

from __future__ import annotations

import random
import re

from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from ui.draft import first_draft
from ui.people import Person
from ui.playing import Playing
from ui.router import Route
from ui.saves import of
from ui.screens import dialogs
from ui.views import Scene, view


def game(*kinds: str, over: bool = False, secret: bool = False) -> Playing:
    session = Session(CIRCUS, {"secret": secret}, 4, kinds)
    while over and not session.over:
        session.play(random.Random(1).choice(session.choices(session.current_player))[0])
    people = [Person(f"P{seat} <b>", kind) for seat, kind in enumerate(kinds)]
    return Playing(session, people, "2026-11-30T00:00:00Z", "abc")


def test_each_route_has_its_screen() -> None:
    table, done = game(PERSON, "greedy"), game(PERSON, "greedy", over=True)
    scenes = {
        "home": Scene(Route(), "wide"),
        "page setup circus": Scene(Route("setup", "circus"), "tall", first_draft("circus")),
        "table circus": Scene(Route("table", "abc"), "low", playing=table),
        "page scores circus": Scene(Route("score", "abc"), "wide", playing=done),
    }
    for classes, scene in scenes.items():
        assert f'class="{classes}"' in view(scene).html
        assert view(scene) == view(scene)
        assert " style=" not in view(scene).html


def test_the_score_of_an_unfinished_game_is_its_table() -> None:
    drawn = view(Scene(Route("score", "abc"), "wide", playing=game(PERSON, "greedy")))
    assert 'class="table circus"' in drawn.html


def test_under_a_dialog_the_screen_is_inert() -> None:
    bare = Scene(Route(), "wide")
    covered = Scene(Route(), "wide", sheet=dialogs.keys)
    assert '<div id="screen">' in view(bare).html
    assert '<div id="screen" inert>' in view(covered).html
    assert 'role="dialog"' in view(covered).html


def test_behind_the_curtain_there_is_nothing_of_the_table() -> None:
    playing = game(PERSON, PERSON, secret=True)
    assert playing.behind_curtain
    html = view(Scene(Route("table", "abc"), "wide", playing=playing)).html
    assert "data-c=" not in html
    assert 'class="table' not in html
    colours = [c for c, seat in playing.session.observation(0)["owners"].items() if seat == 0]
    assert colours
    assert not any(re.search(rf"\b{colour}\b", html) for colour in colours)


def test_the_game_to_resume_stands_at_home() -> None:
    playing = game(PERSON, "greedy")
    save = of(playing.session, "abc", playing.people, playing.made)
    html = view(Scene(Route(), "wide", last=save)).html
    assert 'data-arg="abc"' in html
    assert "P1 &lt;b&gt;" in html
