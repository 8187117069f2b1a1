"""A game at the table, without a browser: what is shown, picked, taken back, kept; and who sees."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import BOTS
from engine.errors import EngineError
from engine.events import Event, Moved
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, NotNow, Session
from tests.engine.parlour import PARLOUR
from tests.engine.parlour_words import WORDS as PARLOUR_WORDS
from ui.director import PACES, Director, Pace
from ui.motion import Motion
from ui.people import Person
from ui.picks import Touch
from ui.playing import Playing, trail_with
from ui.words.en import WORDS

NAMES = ("Ann", "Nell", "Otto", "Bea")


@pytest.fixture(autouse=True)
def _parlour_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, template in PARLOUR_WORDS.items():
        monkeypatch.setitem(WORDS, key, template)


def playing(*kinds: str, game: Any = CIRCUS, seed: int = 3, **settings: Any) -> Playing:
    session = Session(game, {}, seed, kinds, **settings)
    people = [Person(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Playing(session, people, "2026-11-30T00:00:00Z", None)


class FakeStage:
    """Notes what the director asks of the page."""

    def __init__(self) -> None:
        self.drawn = 0
        self.spoken: list[str] = []
        self.rest = False
        self.ended = False
        self.heard: list[str] = []

    def draw(self) -> None:
        self.drawn += 1

    async def painted(self) -> None:
        pass

    def follow(self, event: Event | None) -> None:
        pass

    def speak(self, text: str) -> None:
        self.spoken.append(text)

    def settled(self, yes: bool) -> None:
        self.rest = yes

    def over(self) -> None:
        self.ended = True

    def hear(self, event: Event) -> None:
        self.heard.append(type(event).__name__)

    def failed(self, error: Exception) -> None:
        raise error


class FakeScreen:
    """Every component is somewhere; remembers what moved."""

    def __init__(self) -> None:
        self.moved: list[str] = []

    def box(self, component: str) -> Any:
        class Spot:
            x = float(len(component))
            y = float(sum(map(ord, component)) % 97)

        return Spot

    def glide(self, component: str, way: list[tuple[float, float]], milliseconds: int) -> None:
        assert milliseconds > 0
        self.moved.append(component)

    def tumble(self, component: str, milliseconds: int) -> None:
        self.moved.append(component)

    def pop(self, component: str, milliseconds: int) -> None:
        self.moved.append(component)


def directed(table: Playing, pace: Pace = PACES["none"]) -> tuple[Director, FakeStage]:
    stage = FakeStage()
    return Director(table, stage, Motion(FakeScreen(), pace.motion), pace, bot_seed=1), stage


def pick_something(table: Playing, chance: random.Random) -> None:
    """Touch what is lit until an action was played."""
    before = len(table.session.steps)
    while len(table.session.steps) == before:
        lit = sorted(table.focus("wide").lit)
        assert lit, "a person is to decide and nothing is lit"
        if table.touch(chance.choice(lit)) is Touch.ASK:
            table.play(chance.choice(table.picks.asked)[0])


@pytest.mark.parametrize("kinds", [(PERSON, "greedy", "random"), (PERSON, PERSON), ("greedy",) * 4])
def test_a_whole_game_by_picks(kinds: tuple[str, ...]) -> None:
    async def run() -> None:
        table = playing(*kinds)
        director, stage = directed(table)
        chance = random.Random(1)
        while not stage.ended:
            director.go_on()
            while not stage.rest:
                await asyncio.sleep(0)
            assert table.shown == table.session.observation(table.viewer)
            if not table.session.over:
                assert table.mine
                pick_something(table, chance)
        assert table.session.over
        assert [line.message for line in table.lines] == [
            entry.event.say for entry in table.session.log(table.viewer) if entry.event.say
        ]
        assert len(stage.spoken) <= len(table.lines)

    asyncio.run(run())


def test_what_is_shown_lags_behind_the_session_and_a_touch_catches_up() -> None:
    table = playing(PERSON, PERSON)
    before = table.shown
    pick_something(table, random.Random(2))
    assert table.frames
    assert table.shown == before
    assert table.focus("wide").quiet
    assert table.focus("wide").lit == frozenset()
    table.touch("nothing")
    assert not table.frames
    assert table.shown == table.session.observation(table.viewer)


def test_one_person_is_you_and_several_have_names() -> None:
    assert playing(PERSON, "greedy").voice.you == 0
    assert playing("greedy", PERSON).voice.you == 1
    assert playing(PERSON, PERSON).voice.you is None


def test_a_curtain_falls_only_between_people_who_hide_something() -> None:
    assert not playing(PERSON, PERSON).behind_curtain
    assert not playing(PERSON, "greedy", game=PARLOUR).behind_curtain
    table = playing(PERSON, PERSON, game=PARLOUR)
    assert table.behind_curtain
    table.behind_curtain = False
    seen = table.viewer
    chance = random.Random(4)
    while table.session.current_player == seen:
        pick_something(table, chance)
        table.settle()
    table.turn_to_person()
    assert table.viewer != seen
    assert table.behind_curtain


def test_behind_the_curtain_the_director_waits() -> None:
    async def run() -> None:
        table = playing(PERSON, PERSON, game=PARLOUR)
        director, stage = directed(table)
        director.go_on()
        while not stage.rest:
            await asyncio.sleep(0)
        assert table.behind_curtain
        assert not stage.spoken

    asyncio.run(run())


def test_undo_and_redo_at_the_table() -> None:
    table = playing(PERSON, PERSON)
    with pytest.raises(NotNow):
        table.undo()
    before = table.shown
    pick_something(table, random.Random(3))
    table.settle()
    after = table.session.observation(None)
    table.undo()
    assert {**table.shown, "viewer": None, "mine": []} == {**before, "viewer": None, "mine": []}
    table.redo()
    assert table.session.observation(None) == after


def test_a_forced_step_is_nobodys_last_decision() -> None:
    table = playing(PERSON, PERSON)
    pick_something(table, random.Random(3))
    steps = table.session.steps
    assert table.undoer == 0
    steps.append(replace(steps[-1], player=1, among=1))
    assert table.undoer == 0


def test_every_change_is_kept_at_once() -> None:
    kept: list[int] = []
    table = playing(PERSON, PERSON)
    table.on_change = lambda: kept.append(len(table.session.steps))
    pick_something(table, random.Random(3))
    table.undo()
    table.redo()
    assert kept == [1, 0, 1]


def test_the_trail_goes_on_after_a_stop() -> None:
    walk = Moved(piece="clown:0", source="space:0-0", target="space:2-0", via=("space:1-0",))
    drop = Moved(piece="hole:1", source="clown:0", target="space:2-0")
    on = Moved(piece="clown:0", source="space:2-0", target="space:2-1")
    trail: tuple[str, ...] = ()
    for event in (walk, drop, on):
        trail = trail_with(trail, event)
    assert trail == ("space:0-0", "space:1-0", "space:2-0", "space:2-1")
    assert trail_with(("a",), Event()) == ("a",)


def test_a_pick_made_during_the_last_motion_stays() -> None:
    async def run() -> None:
        table = playing(PERSON, "greedy", seed=1)
        director, stage = directed(table, Pace(0.01, 0.05, 0.01))
        while not (table.frames and table.mine):
            director.go_on()
            await asyncio.sleep(0.001)
            if stage.rest and not table.frames:
                pick_something(table, random.Random(3))
        held = min(table.picks.lit)
        assert table.touch(held) is Touch.PICKED
        while not stage.rest:
            await asyncio.sleep(0.001)
        assert table.picks.picked == (held,)

    asyncio.run(run())


@pytest.mark.parametrize("wait", ["_hold_over", "_wait"])
def test_a_hand_that_settles_the_table_in_a_wait_leaves_it_settled(
    wait: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        table = playing(PERSON, PERSON)
        director, stage = directed(table)
        pick_something(table, random.Random(3))
        assert len(table.frames) > 1

        async def settling(*_: float) -> None:
            table.settle()

        monkeypatch.setattr(director, wait, settling)
        begun: list[int] = []
        monkeypatch.setattr(director, "_begin_block", begun.append)
        director.go_on()
        for _ in range(200):
            await asyncio.sleep(0)
        assert stage.rest
        assert begun == [], "no earlier step is shown again"
        assert table.shown == table.session.observation(table.viewer)

    asyncio.run(run())


def test_hurrying_shows_everything_at_once() -> None:
    async def run() -> None:
        table = playing(PERSON, PERSON)
        director, stage = directed(table, Pace(60, 60, 1))
        pick_something(table, random.Random(3))
        director.go_on()
        await asyncio.sleep(0)
        director.hurry()
        for _ in range(200):
            await asyncio.sleep(0)
            if stage.rest:
                return
        pytest.fail("it still waits")

    asyncio.run(run())


@pytest.mark.parametrize(("glimpse", "fewer"), [(60, True), (0, False)])
def test_what_nobody_waits_to_read_is_drawn_now_and_then(
    glimpse: float, fewer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.director.GLIMPSE", glimpse)

    async def run() -> None:
        table = playing("greedy", "greedy", "greedy")
        director, stage = directed(table)
        shown: list[object] = []

        def draw() -> None:
            stage.drawn += 1
            shown.append(table.shown)

        stage.draw = draw  # type: ignore[method-assign]
        director.go_on()
        while not stage.rest:
            await asyncio.sleep(0)
        told = [e for e in table.session.log(None) if e.event.say and e.step >= 0]
        assert (stage.drawn < 5) == fewer
        assert len(stage.spoken) == len(told), "all is spoken"
        assert shown[-1] == table.session.observation(None), "what it comes to is drawn"

    asyncio.run(run())


def test_a_bot_that_fails_is_told_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        table = playing("random", "greedy")
        monkeypatch.delitem(BOTS, "random")
        director, stage = directed(table)
        failures: list[Exception] = []
        stage.failed = failures.append  # type: ignore[method-assign]
        director.go_on()
        await asyncio.sleep(0.05)
        assert len(failures) == 1
        assert not isinstance(failures[0], EngineError)

    asyncio.run(run())
