"""What every game's table promises: what can be picked and what events name is drawn, once each,
with nothing that the page's policy forbids, from an observation that is left alone.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable

import pytest
from htpy import Node, div
from markupsafe import Markup

from engine.catalogue import GAMES
from engine.errors import UnknownGame
from engine.events import Event
from engine.game import Observation, State
from tests.engine.conftest import param
from tests.engine.contract.walking import play_out, sampled, seen_by, start, viewers
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR
from ui.focus import Focus
from ui.html import html_of
from ui.tables import NoTable, Table, has_table, table_for
from ui.words import Voice

DRAWN = [case for case in CASES if has_table(case.game.slug)]
NAMES = ("Ann", "<b>Nell</b>", "Otto", "Bea", "Cleo", "Dan", "Ezra", "Fay")
FORBIDDEN = re.compile(r"\sstyle=|<script|<style|\son[a-z]+=|https?://|<b>Nell")
POSITIONS = 6
NAMED_BY_EVENTS = ("piece", "source", "target", "place", "die", "via")

Stage = Callable[[Observation, Focus], Node]


def whole(table: Table) -> Stage:
    """The stage with what lies on the plates."""

    def draw(observation: Observation, focus: Focus) -> Node:
        seats = range(observation["players"])
        plates = [table.plate(observation, seat, focus) for seat in seats]
        return [table.stage(observation, focus), [p.more for p in plates if not p.apart]]

    return draw


def html(node: Node) -> str:
    return html_of(node)


def refuse(text: str) -> None:
    """Raises AssertionError if the text holds what the page's policy drops, or ids twice."""
    found = FORBIDDEN.search(text)
    assert not found, f"{found.group()!r} is in {text[max(0, found.start() - 80) : found.end()]}"
    for attribute in ("id", "data-c"):
        values = re.findall(rf'\s{attribute}="([^"]*)"', text)
        doubled = {value for value, times in Counter(values).items() if times > 1}
        assert not doubled, f"drawn twice: {attribute} {doubled}"


def drawn(text: str) -> set[str]:
    return set(re.findall(r'\sdata-c="([^"]*)"', text))


def focus_of(case: Case, state: State, viewer: int | None) -> Focus:
    """What the viewer is looking at: everything that can be picked first or later is lit."""
    voice = Voice(NAMES[: case.players], viewer)
    if viewer != state.current_player:
        return Focus(voice, quiet=True)
    choices = [state.choice(action) for action in state.legal_actions()]
    return Focus(voice, lit=frozenset(n for c in choices for step in c.picks for n in step))


def check_stage(case: Case, stage: Stage, seed: int) -> None:
    """What stage and plates must show in some positions of a random game. Raises AssertionError."""
    for step in sampled(case, seed, POSITIONS):
        for viewer in (step.before.current_player, None):
            observation = step.before.observation(viewer)
            before = json.dumps(observation)
            focus = focus_of(case, step.before, viewer)
            text = html(stage(observation, focus))
            refuse(text)
            assert json.dumps(observation) == before, "drawing changed the observation"
            missing = focus.lit - drawn(text)
            assert not missing, f"can be picked, but is not drawn: {missing}"
        _check_events(case, stage, step.before, step.action)


def _check_events(case: Case, stage: Stage, state: State, action: int) -> None:
    """Pieces and places that an event names are drawn right after it, for all who see it; a piece
    that something came from may be gone by then, if it was drawn just before."""
    player = state.current_player

    def look(viewer: int | None) -> set[str]:
        focus = Focus(Voice(NAMES[: case.players], viewer), quiet=True)
        return drawn(html(stage(state.observation(viewer), focus)))

    before = {viewer: look(viewer) for viewer in (player, None)}

    def told(event: Event) -> None:
        for viewer in (player, None):
            names = {name for seen in seen_by([event], viewer) for name in named(seen)}
            if names:
                gone = {getattr(event, "source", "")} & before[viewer]
                before[viewer] = look(viewer)
                missing = names - before[viewer] - gone
                assert not missing, f"{event} names what is not drawn: {missing}"

    state.apply_action(action, told)


def named(event: Event) -> list[str]:
    values = [getattr(event, field, None) for field in NAMED_BY_EVENTS]
    return [
        name
        for value in values
        if value
        for name in ((value,) if isinstance(value, str) else value)
    ]


def test_a_game_may_be_registered_before_it_has_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_table("circus")
    assert not has_table("chess")
    with pytest.raises(UnknownGame):
        table_for("chess")
    monkeypatch.setitem(GAMES, PARLOUR.slug, PARLOUR)
    assert not has_table(PARLOUR.slug)
    with pytest.raises(NoTable):
        table_for(PARLOUR.slug)


@pytest.mark.parametrize("case", [param(case) for case in DRAWN])
def test_the_stage_shows_what_picks_and_events_name(case: Case) -> None:
    check_stage(case, whole(table_for(case.game.slug)), 2)


@pytest.mark.parametrize("case", [param(case) for case in DRAWN])
def test_plates_and_the_score_sheet(case: Case) -> None:
    table = table_for(case.game.slug)
    over = start(case, 3)
    play_out(case, over, 3)
    for state in (sampled(case, 3, 2)[-1].before, over):
        for viewer in viewers(case):
            observation = state.observation(viewer)
            focus = Focus(Voice(NAMES[: case.players], viewer))
            for seat in range(case.players):
                plate = table.plate(observation, seat, focus)
                assert plate.points
                refuse(html([plate.badge, plate.note, plate.points]))
    tally = table.tally(observation, focus)
    assert tally.caption
    assert len(tally.rows) == case.players
    assert {len(row) for row in tally.rows} == {len(tally.heads)}
    refuse(html([tally.heads, *tally.rows, tally.foot]))


# These tests can fail


def spoiled(table: Table, spoil: Callable[[str], str]) -> Stage:
    return lambda observation, focus: Markup(spoil(html(whole(table)(observation, focus))))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text.replace(Markup("<div"), Markup('<div style="top:1px"'), 1), "style="),
        (lambda text: text + Markup("<script>1</script>"), "<script"),
        (lambda text: text.replace(Markup("<div"), Markup('<div onclick="x"'), 1), "onclick="),
        (lambda text: text + Markup("<img src='https://example.org/x.png'>"), "https://"),
        (lambda text: text + text, "drawn twice"),
        (lambda text: re.sub(r' data-c="space:[^"]*"', "", text), "is not drawn"),
        (lambda text: re.sub(r' data-c="die"', "", text), "names what is not drawn: {'die'}"),
    ],
    ids=["style", "script", "handler", "origin", "doubled", "picks", "events"],
)
def test_a_spoiled_stage_is_noticed(spoil: Callable[[str], str], reason: str) -> None:
    case = DRAWN[0]
    stage = spoiled(table_for(case.game.slug), spoil)
    with pytest.raises(AssertionError, match=reason):
        check_stage(case, stage, 2)


def test_a_stage_that_scribbles_is_noticed() -> None:
    def scribbles(observation: Observation, focus: Focus) -> Node:
        observation["scribble"] = 1
        return div

    with pytest.raises(AssertionError, match="changed the observation"):
        check_stage(DRAWN[0], scribbles, 2)
