"""Big Top in the page, without a browser: hands that several people hide, bots, rounds."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CONFIRM, NAME, PAIRS, SWAP
from engine.session import PERSON, Session
from tests.ui.page import Memory, Page
from tests.ui.test_big_top_table import covered, seen
from tests.ui.test_playing import FakeScreen, directed
from tests.ui.test_share import link, people
from ui import saves
from ui.director import Pace
from ui.playing import Playing
from ui.replay import Replay
from ui.screens.table import plates
from ui.tables import table_for
from ui.words import word

FOUR = (PERSON,) * 4


def picked_by_chance(offers: Any, chance: random.Random) -> int:
    """An action; bets that stand are kept most of the time, or it would take all day."""
    actions = [action for action, _ in offers]
    if CONFIRM in actions and chance.random() < 0.7:
        return CONFIRM
    return chance.choice(actions)


def begun(kinds: tuple[str, ...], moves: int, hands: str = "one", seed: int = 6) -> Session:
    settled = BIG_TOP.settle(len(kinds), {"hands": hands})
    session = Session(BIG_TOP, settled, seed, kinds)
    chance = random.Random(seed)
    while not session.over and len(session.steps) < moves:
        session.play(picked_by_chance(session.choices(session.current_player), chance))
    return session


def hidden(o: Any) -> set[str]:
    return set(NAME) - seen(o) - covered(o)


def told(html: str, names: set[str]) -> list[str]:
    """Those of the cards that can be found in the page, as an id or in words."""
    return [
        name
        for name in names
        if any(t in html for t in (f"card:{name}", f"card-{name}", word(f"big_top.card.{name}")))
    ]


def table_of(page: Page, persons: int, **options: str) -> None:
    page.open("#/setup/big-top")
    for seat in range(1, persons):
        page.app.changed("seat-kind", str(seat), PERSON)
    for name, value in options.items():
        page.app.changed("option", name, value)
    page.do("start")


def test_four_people_play_and_the_page_never_tells_a_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At every step the whole page, curtains too, is read for cards that the seat in front cannot
    know."""

    async def run() -> None:
        page = Page(monkeypatch, Memory())
        table_of(page, 4, hands="one")
        await page.rest()
        chance = random.Random(5)
        curtains = looked = 0
        playing = page.app.playing
        assert playing
        for _ in range(60):
            session = playing.session
            o = session.observation(session.current_player)
            if playing.behind_curtain:
                curtains += 1
                assert "data-c=" not in page.html
                assert not told(page.html, hidden(session.observation(None)))
                page.do("unveil")
                await page.rest()
            assert playing.viewer == session.current_player
            assert not told(page.html, hidden(o))
            looked += len(hidden(o))
            page.do("choose", str(picked_by_chance(playing.picks.offers, chance)))
            await page.rest()
        assert curtains > 20
        assert looked > 1200

    asyncio.run(run())


def test_one_person_plays_a_hand_from_the_list_of_actions_and_sees_no_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        table_of(page, 1, hands="one")
        await page.rest()
        chance = random.Random(2)
        moves = 0
        playing = page.app.playing
        assert playing
        assert [person.kind for person in playing.people] == [PERSON, "greedy", "greedy", "greedy"]
        while not playing.session.over:
            assert not playing.behind_curtain
            assert "data-do=unveil" not in page.html.replace('"', "")
            assert playing.viewer == 0
            page.do("moves")
            listed = page.html.partition('id="dialog-moves"')[2]
            offers = playing.picks.offers
            assert listed.count('data-do="choose"') == len(offers)
            page.do("choose", str(picked_by_chance(offers, chance)))
            await page.rest()
            moves += 1
        assert moves > 10
        assert page.fragment.startswith("#/score/")

    asyncio.run(run())


def test_bets_are_changed_by_touching_two_tickets(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        table_of(page, 1, hands="one")
        await page.rest()
        playing = page.app.playing
        assert playing

        async def touched(*names: str) -> list[int]:
            for name in names:
                await page.rest()
                assert name in playing.focus("wide").lit
                page.app.touch(name)
            return list(playing.session.observation(0)["bets"][0].values())

        await touched("receipt:10", "bet:clowns", "receipt:7", "bet:sideshow")
        assert await touched("receipt:10", "bet:performers") == [0, 7, 0, 10]
        assert await touched("receipt:5", "receipt:7") == [0, 5, 0, 10]
        assert await touched("receipt:7", "bet:clowns") == [7, 5, 3, 10]
        assert await touched("receipt:3", "receipt:10") == [7, 5, 10, 3]
        await page.rest()
        page.do("undo")
        await page.rest()
        assert list(playing.shown["bets"][0].values()) == [7, 5, 3, 10]
        assert "button:confirm" in playing.focus("wide").lit

    asyncio.run(run())


def test_receipts_that_change_places_glide_together() -> None:
    async def run() -> None:
        session = begun((PERSON, "greedy", "greedy"), 0)
        while not (swaps := [a for a, _ in session.choices(0) if SWAP <= a < CONFIRM]):
            session.play(session.choices(0)[0][0])
        table = Playing(session, people(session.seats), saves.now(), None)
        director, stage = directed(table, Pace(0, 0.001, 0.01))
        screen = director.motion.screen
        assert isinstance(screen, FakeScreen)
        stage.draw = lambda: screen.moved.append("drawn")  # type: ignore[method-assign]
        table.play(swaps[0])
        director.go_on()
        while not stage.rest:
            await asyncio.sleep(0.001)
        one, other = (screen.moved.index(f"receipt:{d}") for d in PAIRS[swaps[0] - SWAP])
        assert abs(one - other) == 1, "nothing is drawn between them"

    asyncio.run(run())


def test_while_all_bet_the_turn_is_nobodys() -> None:
    session = begun((PERSON, "greedy", "greedy"), 0)
    playing = Playing(session, people(session.seats), saves.now(), None)
    drawing = table_for("big-top")
    assert not any(p.turn for p in plates(drawing, playing.shown, playing.focus("wide")))
    session = begun((PERSON, "greedy", "greedy"), 40)
    playing = Playing(session, people(session.seats), saves.now(), None)
    turns = [p.seat for p in plates(drawing, playing.shown, playing.focus("wide")) if p.turn]
    assert turns == [seat for seat in (session.current_player,) if seat != 0]


@pytest.mark.parametrize("moves", [3, 30, 60])
def test_a_link_is_watched_without_anybodys_hand(
    monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    async def run() -> None:
        session = begun((PERSON, PERSON, "greedy", "greedy"), moves)
        page = Page(monkeypatch, Memory())
        page.open(link(session))
        await page.rest()
        assert "You are watching" in page.html
        public = hidden(session.observation(None))
        assert len(public) > 20
        assert not told(page.html, public)
        page.do("seats")
        page.do("sit", "1")
        assert not told(page.html, public)
        page.do("unveil")
        await page.rest()
        playing = page.app.playing
        assert playing
        known = playing.session.observation(1)
        assert not told(page.html, hidden(known))
        assert len(told(page.html, set(known["hands"][1]))) == len(known["hands"][1])

    asyncio.run(run())


def test_a_replay_shows_the_hand_of_the_eyes_it_looks_through_and_no_other() -> None:
    session = begun((PERSON, "greedy", "random", "greedy"), 70)
    replay = Replay(Playing(session, people(session.seats), saves.now(), "abc"))
    assert replay.viewer == 0
    for at in range(replay.last + 1):
        replay.go(at)
        hands = [seat for seat, hand in enumerate(replay.shown["hands"]) if hand is not None]
        assert hands == [0]
        bets = [seat for seat, bet in enumerate(replay.shown["bets"]) if bet is not None]
        assert bets == [0]
    replay.look_through(2)
    assert replay.shown["hands"][2] is None, "the eyes of a bot are nobody's while the game goes on"


@pytest.mark.parametrize("moves", [6, 12])
def test_a_take_back_never_shows_what_was_hidden(
    monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        table_of(page, 1, hands="one")
        await page.rest()
        playing = page.app.playing
        assert playing
        chance = random.Random(moves)
        known: set[str] = set()
        for _ in range(moves):
            if playing.session.over:
                break
            known |= seen(playing.shown)
            page.do("choose", str(picked_by_chance(playing.picks.offers, chance)))
            await page.rest()
            before = len(playing.session.steps)
            page.do("undo")
            await page.rest()
            if not playing.session.over:
                assert not told(page.html, hidden(playing.session.observation(0)))
                if len(playing.session.steps) < before:
                    page.do("redo")
                    await page.rest()
                    assert len(playing.session.steps) >= before

    asyncio.run(run())


def test_bots_that_bet_at_the_same_time_take_the_time_of_one() -> None:
    async def run() -> None:
        think = 1.0
        session = begun((PERSON, "random", "random"), 0)
        table = Playing(session, people(session.seats), saves.now(), None)
        while session.current_player == 0:
            table.play(table.picks.offers[0][0])
        director, stage = directed(table, Pace(think, read=0, motion=0))
        director.go_on()
        began = time.monotonic()
        while len(session.observation(None)["deciders"]) > 1:
            await asyncio.sleep(0.01)
            # Two bots with four bets each and their Done: one after another they would take ten.
            assert time.monotonic() - began < 5 * think, "each thinks for itself"
        assert not stage.ended
        director.stop()

    asyncio.run(run())


def test_bots_are_named_by_how_they_play() -> None:
    assert word("setup.kind.greedy") == "Normal bot"
    assert word("setup.kind.random") == "Easy bot"


def test_a_hand_that_is_over_is_summed_up_once_for_each_who_plays_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        session = begun((PERSON, PERSON, "random"), 60, hands="each", seed=9)
        assert not session.observation(None)["past"]
        page = Page(monkeypatch, Memory())
        page.app.begin(session, people(session.seats))
        page.app.arrive()
        await page.rest()
        playing = page.app.playing
        assert playing
        page.do("menu")
        assert 'data-do="sheet"' not in page.html
        page.do("close")
        chance = random.Random(4)
        summed: list[Any] = []
        while len(summed) < 2 or playing.viewer in summed[:1]:
            assert playing.session.observation(None)["hand"] < 2
            if playing.behind_curtain:
                page.do("unveil")
                await page.rest()
            if 'id="dialog-running"' in page.html:
                summed.append(playing.viewer)
                assert "Hand 1 is over" in page.html
                assert page.html.count('class="brought"') == 3
                page.do("close")
                assert 'id="dialog-running"' not in page.html
                page.do("menu")
                assert 'data-do="sheet"' in page.html
                page.do("close")
            page.do("choose", str(picked_by_chance(playing.picks.offers, chance)))
            await page.rest()
        assert sorted(summed) == [0, 1]

    asyncio.run(run())
