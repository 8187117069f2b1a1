"""Huzzah! at one device: windows asked in public, secret choices, and nothing that tells who could
have reacted: not a letter of the page, not a moment of time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from engine import record
from engine.chance import SeededDealer
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.position import BUMPING, RICHARD
from engine.games.huzzah.tables import BUMP, PASS
from engine.session import PERSON, NotNow, Session
from tests.engine.huzzah.positions import showing, table, walking
from tests.ui.page import Memory, Page
from tests.ui.test_playing import FakeScreen, FakeStage
from ui import director
from ui.director import PACES, Director
from ui.motion import Motion
from ui.people import Person
from ui.playing import Playing
from ui.router import Route
from ui.views import Scene, view

NAMES = ("Ann", "Nell", "Otto", "Bea", "Gus", "Ida", "Max", "Sue")
BOT = "greedy"


class Staged(Session):
    """A session that begins in a position made by hand."""

    def __init__(self, position: Callable[[], Any], seats: tuple[str, ...]) -> None:
        self.position = position
        super().__init__(HUZZAH, {}, 1, seats)

    def _first_state(self, viewer: Any = None, frames: Any = None) -> Any:
        if frames is None:
            self.history = []
        return self.position()


def seated(position: Callable[[], Any], *seats: str, open_hands: bool = False) -> Playing:
    people = [Person(name, kind) for name, kind in zip(NAMES, seats, strict=False)]
    playing = Playing(Staged(position, seats), people, "", None, open_hands=open_hands)
    playing.behind_curtain = False
    return playing


def page(playing: Playing) -> str:
    """The whole page, as it would be drawn now."""
    return view(Scene(Route("table", "x"), "wide", playing=playing)).html


def walk_with(bumps: tuple[int, ...]) -> Callable[[], Any]:
    """Ann may walk; those seats hold a Bump among their cards."""
    hands = ["2235" + ("B" if seat in bumps else "F") for seat in range(3)]
    pawns = [5, "S3", "S4"]
    return lambda: walking(6, pawns, hands, richard=45, dice=[60] * 40)


WHO = [(), (0,), (1,), (2,), (0, 1, 2)]


async def rest(guide: Director, stage: FakeStage) -> None:
    guide.go_on()
    while not stage.rest:
        await asyncio.sleep(0)


def guided(playing: Playing) -> tuple[Director, FakeStage]:
    stage = FakeStage()
    return Director(playing, stage, Motion(FakeScreen(), 0), PACES["none"], bot_seed=1), stage


def walked(playing: Playing, steps: str = "step:8") -> None:
    assert playing.mine
    playing.touch(steps)


def test_the_question_is_put_to_all_whatever_they_hold() -> None:
    async def asked(bumps: tuple[int, ...]) -> str:
        playing = seated(walk_with(bumps), PERSON, PERSON, PERSON)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        assert playing.inquiry is not None
        assert playing.viewer is None
        assert playing.inquiry.asked == (0, 1, 2)
        return page(playing)

    pages = {asyncio.run(asked(bumps)) for bumps in WHO}
    assert len(pages) == 1
    (html,) = pages
    assert html.count('data-do="answer"') == 3
    assert "Does anyone bump Ann?" in html
    assert 'data-c="card:' not in html


@pytest.mark.parametrize("bumps", WHO, ids=str)
def test_nobody_lets_it_be(bumps: tuple[int, ...]) -> None:
    async def run() -> None:
        playing = seated(walk_with(bumps), PERSON, PERSON, BOT)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        playing.answer_rest()
        stage.rest = False
        await rest(guide, stage)
        played = [s.action for s in playing.session.steps[1:4] if s.player < 2]
        assert played == [PASS, PASS]
        assert playing.inquiry is None or playing.session.window

    asyncio.run(run())


def test_an_answer_is_given_behind_the_curtain_and_waits() -> None:
    async def run() -> None:
        playing = seated(walk_with((1,)), PERSON, PERSON, PERSON)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        before = page(playing)
        assert playing.answer(1)
        assert playing.behind_curtain
        assert playing.viewer == 1
        assert "data-c=" not in page(playing)
        playing.behind_curtain = False
        assert "button:bump" in playing.focus("wide").lit
        playing.touch("button:bump")
        assert playing.viewer is None
        assert len(playing.session.steps) == 1, "an answer waits for the others"
        after = page(playing)
        assert "Nell has answered" in after
        assert not playing.answer(1)
        # Another answers that she has nothing to play: the page looks as if she had.
        assert playing.answer(2)
        playing.behind_curtain = False
        assert playing.focus("wide").lit == {"button:pass"}
        playing.touch("button:pass")
        assert before.count("disabled") < page(playing).count("disabled")
        playing.answer_rest()
        stage.rest = False
        await rest(guide, stage)
        assert [s.action for s in playing.session.steps[1:4]] == [PASS, BUMP, PASS]
        assert playing.inquiry is not None, "a Bump opens a window of its own"
        assert playing.inquiry.asked == (0, 1, 2)
        assert playing.inquiry.answered == ()

    asyncio.run(run())


def test_whoever_pressed_a_wrong_name_comes_back_to_the_question() -> None:
    async def run() -> None:
        playing = seated(walk_with((1,)), PERSON, PERSON, PERSON)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        before = page(playing)
        assert playing.answer(1)
        assert 'data-do="answer-back"' in page(playing)
        playing.step_back()
        assert page(playing) == before
        assert playing.inquiry is not None
        assert playing.inquiry.answered == ()
        # Who has looked answers: stepping back would leave nothing to guess about.
        assert playing.answer(1)
        playing.behind_curtain = False
        playing.step_back()
        assert playing.viewer == 1

    asyncio.run(run())


def test_undo_does_not_tell_who_could_have_reacted() -> None:
    async def undoable(bumps: tuple[int, ...]) -> bool:
        playing = seated(walk_with(bumps), PERSON, PERSON, PERSON)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        playing.answer_rest()
        stage.rest = False
        await rest(guide, stage)
        return bool(playing.session.can_undo(0))

    assert len({asyncio.run(undoable(bumps)) for bumps in WHO}) == 1


# One person among bots


def test_a_window_takes_as_long_whoever_thinks_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page draws and when, after a walk, is the same whichever bots hold a Bump."""
    clock = [0.0]

    class Loop:
        def time(self) -> float:
            return clock[0]

    told: list[tuple[float, str]] = []

    async def sleep(seconds: float) -> None:
        clock[0] += seconds

    class Watching(FakeStage):
        def draw(self) -> None:
            told.append((round(clock[0], 3), page(playing)))

    async def decide(_bot: str, game: Any, known: Any, _seed: int | None) -> int:
        clock[0] += 0.07
        first: int = game.world(known, SeededDealer(1)).legal_actions()[0]
        return first

    monkeypatch.setattr(director.asyncio, "get_running_loop", Loop)
    monkeypatch.setattr(director.asyncio, "sleep", sleep)
    found = []
    for bumps in ((), (1,), (2,), (1, 2)):
        clock[0], told = 0.0, []
        playing = seated(walk_with(bumps), PERSON, BOT, BOT)
        guide = Director(playing, Watching(), Motion(FakeScreen(), 0), PACES["easy"], bot_seed=1)
        monkeypatch.setattr(guide.opponents, "decide", decide)

        async def wait(seconds: float) -> None:
            clock[0] += max(0.0, seconds)

        monkeypatch.setattr(guide, "_wait", wait)
        walked(playing)

        async def run(guide: Director = guide) -> None:
            await guide._play_on()

        asyncio.run(run())
        found.append(told)
    assert found[0] == found[1] == found[2] == found[3]
    assert len(found[0]) > 2


@pytest.mark.parametrize(("often", "asked"), [("always", True), ("major", False), ("never", False)])
def test_one_person_is_asked_as_often_as_it_wants(often: str, asked: bool) -> None:
    async def run() -> None:
        playing = seated(walk_with((0,)), PERSON, BOT, BOT)
        playing.windows = often
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        in_window = playing.session.window is not None and playing.shown["mover"] == 0
        assert in_window == asked
        lit = "button:bump" in playing.focus("wide").lit
        assert lit == (often != "never"), "Richard walks next"
        playing.undo()
        assert playing.shown["phase"] == "walk"

    asyncio.run(run())


def test_only_for_richard_asks_for_richard() -> None:
    def position() -> Any:
        state = table(["S3", "S4", "S6"], ["2235B"] * 3, richard=45, dice=[60] * 40)
        state.mover = RICHARD
        state._open(BUMPING, (0, 1, 2))
        return state

    playing = seated(position, PERSON, BOT, BOT)
    playing.windows = "major"
    assert playing.ready() is None
    playing.windows = "never"
    assert playing.ready() == PASS


# Secret choices


def test_shows_are_chosen_in_secret_one_after_another_and_turned_for_all() -> None:
    async def run() -> None:
        hands = [
            "22222",
            "33333",
            "2233F",
        ]  # two have no choice and are asked
        playing = seated(
            lambda: showing(["S3", "S4", "S6"], hands, richard=45, dice=[60] * 40),
            PERSON,
            PERSON,
            PERSON,
        )
        guide, stage = guided(playing)
        for seat in (0, 1, 2):
            await rest(guide, stage)
            assert playing.session.current_player == seat == playing.viewer
            if seat:
                assert playing.behind_curtain
                assert "data-c=" not in page(playing)
            playing.behind_curtain = False
            card = sorted(n for n in playing.focus("wide").lit if n.startswith("card:"))[0]
            playing.touch(card)
            playing.touch(f"show:{seat}")
            stage.rest = False
            if seat < 2:
                assert not playing.frames, "nothing is seen until all have chosen"
        assert playing.viewer is None, "what comes of it is for all"
        assert 'data-c="card:' not in page(playing)
        await rest(guide, stage)

    asyncio.run(run())


@pytest.mark.thorough
def test_a_whole_game_at_one_device_from_the_list_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        opened = Page(monkeypatch, Memory())
        opened.open("#/setup/huzzah")
        opened.app.changed("option", "target", "30")
        opened.app.changed("seat-kind", "1", "person")
        opened.app.changed("seat-remove", "3", "")
        opened.do("start")
        await opened.rest()
        playing, asked, curtains = opened.app.playing, 0, 0
        assert playing is not None
        for step in range(90):
            if playing.session.over:
                break
            if playing.behind_curtain:
                assert "data-c=" not in opened.html
                curtains += 1
                opened.do("unveil")
            elif playing.inquiry is not None and playing.inquiry.open:
                asked += 1
                assert 'data-c="card:' not in opened.html
                if step % 4:
                    opened.do("answer-rest")
                else:
                    opened.do("answer", str(playing.inquiry.asked[0]))
            else:
                offers = playing.picks.offers
                assert offers, opened.html
                opened.do("choose", str(offers[step % len(offers)][0]))
            await opened.rest()
        assert asked > 5
        assert curtains > 5

    asyncio.run(run())


def test_a_take_back_that_is_refused_loses_no_answer() -> None:
    async def run() -> None:
        playing = seated(walk_with((1,)), PERSON, PERSON, PERSON)
        guide, stage = guided(playing)
        walked(playing)
        await rest(guide, stage)
        assert playing.answer(1)
        playing.play(PASS)
        asked = playing.inquiry
        assert asked is not None
        assert asked.answered == (1,)
        with pytest.raises(NotNow):
            playing.undo()
        assert playing.inquiry is asked

    asyncio.run(run())


def test_what_is_played_again_puts_an_open_question_away() -> None:
    """With open hands a window can be gone back into, asked anew, and gone forward over."""

    async def run() -> None:
        playing = seated(walk_with((2,)), PERSON, BOT, PERSON, open_hands=True)
        guide, stage = guided(playing)
        walked(playing)
        for verb in (playing.answer_rest, playing.undo, playing.redo):
            stage.rest = False
            await rest(guide, stage)
            guide.stop()
            verb()
        assert playing.inquiry is None
        stage.rest = False
        await rest(guide, stage)
        inquiry = playing.inquiry
        assert playing.mine or (inquiry and playing.session.current_player in inquiry.asked)

    asyncio.run(run())


# A game of one person, in the page without a browser


async def calm(opened: Page) -> None:
    """Wait until nothing moves; bots may have much to say."""
    for _ in range(40):
        with suppress(AssertionError):
            await opened.rest()
            return
    await opened.rest()


@pytest.mark.long
def test_a_game_to_its_end_taken_back_sent_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        opened = Page(monkeypatch, Memory())
        opened.open("#/setup/huzzah")
        for name, value in (("target", "30"), ("closed", "most"), ("bumps", "none")):
            opened.app.changed("option", name, value)
        opened.app.changed("seat-remove", "3", "")
        for seat in ("1", "2"):
            opened.app.changed("seat-kind", seat, "random")
        opened.do("start")
        await calm(opened)
        playing = opened.app.playing
        assert playing is not None
        for step in range(600):
            if playing.session.over:
                break
            offers = playing.picks.offers
            assert offers, opened.html
            # A Finale for points, and never a Bump; else whatever comes.
            liked = [a for a, c in offers if c.notation in ("F", "T", ".", "5", "3", "2", "+0")]
            action = (liked or [offers[step % len(offers)][0]])[-1]
            if step == 12:
                before = playing.shown
                opened.do("choose", str(action))
                await calm(opened)
                opened.do("undo")
                await calm(opened)
                assert playing.shown == before
                kept = record.to_text(playing.session.encoded())
                other = Page(monkeypatch, Memory(), f"#/open/{kept}")
                other.app.arrive()
                assert other.app.playing is not None
                assert other.app.playing.session.record() == playing.session.record()
                opened.wear(opened.app.store)  # type: ignore[arg-type]
            opened.do("choose", str(action))
            await calm(opened)
        assert playing.session.over
        assert "Huzzah" in opened.html
        opened.open(f"#/replay/{opened.saved}")
        await calm(opened)
        opened.do("replay-on")
        await calm(opened)
        assert opened.app.replay is not None
        assert "up at <b>" in opened.html

    asyncio.run(run())
