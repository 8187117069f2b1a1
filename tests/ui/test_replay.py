"""Watching a game again: the same as it was, from any place, with nobody's eyes but the right."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from engine.catalogue import GAMES
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from tests.engine.parlour import PARLOUR
from tests.engine.parlour_words import WORDS as PARLOUR_WORDS
from tests.ui.page import Memory, Page
from tests.ui.test_share import people, played
from ui import saves
from ui.focus import Focus
from ui.playing import Playing
from ui.replay import Replay
from ui.saves import PREFIX
from ui.screens.replay import replay as replay_screen
from ui.tables import has_table, table_for
from ui.words.en import WORDS


@pytest.fixture(autouse=True)
def _parlour_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, template in PARLOUR_WORDS.items():
        monkeypatch.setitem(WORDS, key, template)


def replay_of(session: Session) -> Replay:
    return Replay(Playing(session, people(session.seats), saves.now(), "abc"))


PLAYED: list[tuple[Any, tuple[str, ...], int]] = [
    (CIRCUS, (PERSON, "greedy"), 25),
    (CIRCUS, (PERSON, PERSON), 999),
    (PARLOUR, (PERSON, "greedy", "greedy"), 25),
    (PARLOUR, (PERSON, PERSON), 999),
]


@pytest.mark.parametrize(("game", "kinds", "moves"), PLAYED)
def test_every_place_is_as_it_was(game: Any, kinds: tuple[str, ...], moves: int) -> None:
    session = played(game, kinds, moves)
    replay = replay_of(session)
    log = [entry for entry in session.log(replay.viewer) if entry.event.say]
    replay.go(replay.last)
    assert replay.shown == session.observation(replay.viewer)
    assert [line.message for line in replay.lines] == [entry.event.say for entry in log]
    for at in (0, 1, replay.last // 2, replay.last):
        replay.go(at)
        assert replay.shown == session.seen_at(replay.step, replay.viewer)
        assert len(replay.lines) == sum(entry.step < replay.step for entry in log)
    replay.go(-5)
    assert replay.at == 0
    replay.go(10**9)
    assert replay.at == replay.last


@pytest.mark.parametrize(("game", "kinds", "moves"), PLAYED)
def test_its_frames_lead_from_stop_to_stop(game: Any, kinds: tuple[str, ...], moves: int) -> None:
    replay = replay_of(played(game, kinds, moves))
    replay.go(0)
    for at in range(min(replay.last, 40)):
        for frame in replay.next_frames():
            replay.show(frame)
        lines = [line.message for line in replay.lines]
        replay.go(at + 1)
        assert lines == [line.message for line in replay.lines]
    replay.go(replay.last)
    assert replay.next_frames() == []


@pytest.mark.parametrize("game", [GAMES[slug] for slug in GAMES if has_table(slug)])
def test_everything_is_drawn_once(game: Any) -> None:
    """Where one's own side lies on the stage, it does not stand on a plate as well."""
    replay = replay_of(played(game, (PERSON, "random", "random"), 30))
    drawing = table_for(game.slug)
    for at in (0, replay.last // 2, replay.last):
        replay.go(at)
        page = str(replay_screen(replay, drawing, Focus(replay.voice, quiet=True), "easy", "#/"))
        names = re.findall(r' data-c="([^"]+)"', page)
        assert len(set(names)) == len(names) > 0
        plates = [drawing.plate(replay.shown, seat, Focus(replay.voice)) for seat in range(3)]
        drawn = re.findall(r'class="plate[ "]', page)
        assert len(drawn) == sum(not plate.apart for plate in plates)


def test_a_hidden_game_still_on_is_seen_with_the_viewers_eyes_alone() -> None:
    session = played(PARLOUR, (PERSON, "greedy", "greedy"), 5)
    replay = replay_of(session)
    assert replay.viewer == 0
    assert not replay.open
    for seat in (1, 2, None):
        replay.look_through(seat)
        assert replay.viewer == 0
    for at in range(replay.last + 1):
        replay.go(at)
        assert replay.shown == session.seen_at(replay.step, 0)
        assert replay.shown["viewer"] == 0


def test_once_it_is_over_everybody_s_eyes_are_open() -> None:
    session = played(PARLOUR, (PERSON, "greedy", "greedy"), 999)
    assert session.over
    replay = replay_of(session)
    assert replay.open
    replay.go(replay.last // 2)
    step = replay.step
    for seat in (1, 2, None, 0):
        replay.look_through(seat)
        assert replay.viewer == seat
        assert abs(replay.step - step) <= 3
        assert replay.shown == session.seen_at(replay.step, seat)
    replay.look_through(9)
    assert replay.viewer == 0
    assert not replay_of(played(CIRCUS, (PERSON, "greedy"), 999)).open


def test_a_branch_is_a_game_of_its_own() -> None:
    session = played(PARLOUR, (PERSON, "greedy"), 9)
    before = list(session.steps)
    branch = session.branch(4)
    assert branch.steps[:4] == before[:4]
    assert branch.practice
    branch.play(branch.choices(branch.current_player)[0][0])
    assert session.steps == before
    assert not played(CIRCUS, (PERSON, "greedy"), 9).branch(4).practice


def test_in_the_page_it_winds_runs_and_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Memory()
        page = Page(monkeypatch, store)
        page.start()
        for _ in range(3):
            await page.move()
        name = page.saved
        text = store.kept[PREFIX + name]
        page.open(f"#/replay/{name}")
        app = page.app
        assert app.replay
        last = app.replay.last
        assert app.replay.at == last
        assert f"Move {last} of {last}" in page.html
        assert not re.search(r'class="[^"]* on"', page.html)
        app.touch("outside:red")
        page.do("replay-back")
        assert f"Move {last - 1} of {last}" in page.html
        app.changed("scrub", "", "2")
        assert "Move 2 of" in page.html
        app.changed("scrub", "", "nonsense")
        assert app.replay.at == 2
        page.do("replay-run")
        assert app.replay.running
        await page.rest()
        assert app.replay.at == last
        assert not app.replay.running
        page.do("replay-run")
        await asyncio.sleep(0)
        assert app.replay.at < last
        page.do("replay-run")
        assert not app.replay.running
        app.changed("scrub", "", "3")
        step = app.replay.step
        assert store.kept[PREFIX + name] == text
        page.do("replay-branch")
        await page.rest()
        assert page.saved != name
        assert app.playing
        assert len(app.playing.session.steps) >= step
        assert store.kept[PREFIX + name] == text
        assert page.fragment == f"#/table/{page.saved}"

    asyncio.run(run())


def test_keys_of_the_table_do_nothing_to_a_game_that_is_watched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        page.start()
        for _ in range(3):
            await page.move()
        page.open(f"#/replay/{page.saved}")
        playing = page.app.playing
        assert playing is not None
        steps, action = len(playing.session.steps), playing.picks.offers[0][0]
        for verb, arg in (("undo", ""), ("redo", ""), ("choose", str(action)), ("hint", "")):
            page.do(verb, arg)
            await page.rest()
            assert len(playing.session.steps) == steps, verb
        assert playing.hint is None
        page.do("moves")
        assert page.app.dialog is None

    asyncio.run(run())
