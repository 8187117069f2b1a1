"""Answers to a public question of Huzzah! are kept in the save until they are handed in."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from engine.games.huzzah.tables import BUMP, PASS
from engine.session import PERSON
from tests.ui.page import Memory
from tests.ui.test_huzzah_windows import (
    BOT,
    NAMES,
    Staged,
    guided,
    page,
    rest,
    seated,
    walk_with,
    walked,
)
from ui import save_file, saves
from ui.inquiry import Answers
from ui.keeper import save_of
from ui.people import Person
from ui.playing import Playing
from ui.save_file import Report
from ui.saves import Save


async def questioned(bump: int) -> Playing:
    """Ann has walked, and three persons are asked in public; that one holds a Bump."""
    playing = seated(walk_with((bump,)), PERSON, PERSON, PERSON)
    guide, stage = guided(playing)
    walked(playing)
    await rest(guide, stage)
    return playing


def test_a_page_opened_again_keeps_the_answers() -> None:
    async def run() -> None:
        playing = await questioned(1)
        kept: list[Save] = []
        playing.on_answer = lambda: kept.append(save_of(playing, "a"))
        assert playing.answer(1)
        playing.behind_curtain = False
        playing.touch("button:bump")
        save = saves.from_text("a", saves.to_text(kept[-1]))
        again = Playing(playing.session, playing.people, "", "a", answers=save.answers)
        guide, stage = guided(again)
        await rest(guide, stage)
        assert again.inquiry is not None
        assert again.inquiry.answered == (1,)
        assert page(again) == page(playing)
        again.answer_rest()
        stage.rest = False
        await rest(guide, stage)
        assert [s.action for s in again.session.steps[1:4]] == [PASS, BUMP, PASS]
        assert again.inquiry is not None, "a Bump opens a window of its own"
        assert again.inquiry.answered == (), "answers are for one question"

    asyncio.run(run())


def test_an_imported_game_with_an_answer_more_is_another_one() -> None:
    async def run() -> None:
        playing = await questioned(1)
        before = save_of(playing, "before")
        assert playing.answer(1)
        playing.behind_curtain = False
        playing.touch("button:bump")
        store = Memory()
        for text in (before, save_of(playing, "after"), before):
            report = Report()
            there = save_file.to_text([saves.to_text(text)])
            list(save_file.take_in(store, there, report))
        assert report.known == 1
        kept = [save for save in saves.shelf(store) if isinstance(save, Save)]
        assert sorted(save.answers.given for save in kept) == [(), ((1, BUMP),)]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("given", "closed", "seats"),
    [
        ((), True, (PERSON, PERSON, PERSON)),
        (((1, BUMP),), True, (PERSON, PERSON, PERSON)),
        (((1, BUMP), (0, PASS), (2, PASS)), False, (PERSON, PERSON, PERSON)),
        (((1, BUMP), (0, PASS), (2, PASS)), True, (PERSON, PERSON, PERSON)),
        ((), True, (PERSON, BOT, PERSON)),
        (((2, PASS),), True, (BOT, PERSON, PERSON)),
    ],
)
def test_a_page_opened_again_hands_in_what_was_closed(
    given: tuple[tuple[int, int], ...], closed: bool, seats: tuple[str, ...]
) -> None:
    async def run() -> None:
        session = Staged(walk_with((1,)), (PERSON, PERSON, PERSON))
        session.play(next(a for a, c in session.choices(0) if "step:8" in c.picks[-1]))
        session.seats = seats
        session.persons = tuple(p for p, kind in enumerate(seats) if kind == PERSON)
        people = [Person(name, kind) for name, kind in zip(NAMES, seats, strict=False)]
        again = Playing(session, people, "", "a", answers=Answers(given, closed))
        guide, stage = guided(again)
        await rest(guide, stage)
        chosen = {s.player: s.action for s in session.steps[1:4]}
        wanted = dict(given)
        assert {p: chosen[p] for p in session.persons} == {
            p: wanted.get(p, PASS) for p in session.persons
        }

    asyncio.run(run())


@pytest.mark.parametrize(
    "answers",
    [[[1, 9999]], [[1, -1]], [[9, PASS]], [[True, PASS]], [[1, PASS, PASS]], [["1", 0]], 7, None],
    ids=str,
)
def test_answers_that_nobody_can_have_given_are_left_out(answers: Any) -> None:
    async def run() -> None:
        playing = await questioned(0)
        text = json.dumps(json.loads(saves.to_text(save_of(playing, "a"))) | {"answers": answers})
        kept = saves.from_text("a", text).answers
        again = Playing(playing.session, playing.people, "", "a", answers=kept)
        guide, stage = guided(again)
        await rest(guide, stage)
        assert again.inquiry is not None
        assert again.inquiry.answered == ()
        assert again.inquiry.open
        assert page(again) == page(playing)

    asyncio.run(run())
