"""Barker's Row played in a page without a browser: whole games, chains and take-backs, shouts."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.bots import BOTS
from engine.chance import SeededDealer
from engine.games.barkers_row import GAME as BARKERS_ROW
from engine.session import PERSON, Session
from tests.engine.barkers_row.positions import do, position
from tests.ui.page import Memory, Page
from ui import share
from ui.draft import first_draft
from ui.people import DEFAULT_NAMES, Person
from ui.playing import Playing
from ui.screens.table import NEWS
from ui.words import Voice, say, word

KINDS = (PERSON, "greedy", "greedy")
PEOPLE = tuple(Person(name, kind) for name, kind in zip(DEFAULT_NAMES, KINDS, strict=False))
MOST = 600


def better(session: Session) -> list[int]:
    """Scorings and powers first, else what may be done but the take-away of three cards."""
    offers = session.choices(session.current_player)
    wanted = [action for action, choice in offers if choice.notation[0] in "+*"]
    calm = [action for action, choice in offers if choice.notation[0] != "~"]
    return wanted or calm


@cache
def kept(phase: str, kinds: tuple[str, ...] = KINDS) -> tuple[tuple[int, ...], int]:
    """The actions and the seed of a game that waits for seat 0 in that phase, with a choice."""
    for seed in range(60):
        session = Session(BARKERS_ROW, {}, seed, kinds)
        luck, chance = SeededDealer(seed), random.Random(seed)
        while not session.over and len(session.steps) < 400:
            player = session.current_player
            o = session.observation(player)
            choices = session.choices(player)
            suits = {c.notation[:2] for _, c in choices}
            if player == 0 and o["phase"] == phase and len(suits) > 1:
                return tuple(step.action for step in session.steps), seed
            if player == 0:
                session.play(chance.choice(better(session)))
            else:
                session.play(BOTS["greedy"].choose(BARKERS_ROW, o, luck))
    raise AssertionError(f"no game comes to {phase}")


def at(phase: str, **settings: Any) -> Playing:
    """That game in front of seat 0."""
    actions, seed = kept(phase)
    session = Session(BARKERS_ROW, {}, seed, KINDS, actions=actions, **settings)
    return Playing(session, PEOPLE, "", None)


def opened(page: Page, phase: str) -> Playing:
    """That game opened by a link, and the seat taken."""
    session = at(phase).session
    page.open("#/open/" + share.argument(session, PEOPLE))
    page.do("sit", "0")
    page.do("unveil")
    assert page.app.playing is not None
    return page.app.playing


def run(
    monkeypatch: pytest.MonkeyPatch, play: Callable[[Page], Any], store: Memory | None = None
) -> None:
    async def all_of_it() -> None:
        await play(Page(monkeypatch, store or Memory()))

    asyncio.run(all_of_it())


# Whole games


@pytest.mark.parametrize("way", [pytest.param("list", marks=pytest.mark.long), "touch"])
def test_a_whole_game_from_home_to_the_score_sheet(
    monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    async def play(page: Page) -> None:
        chance = random.Random(3)
        page.open("#/")
        assert 'href="#/setup/barkers-row"' in page.html
        page.open("#/setup/barkers-row")
        page.app.changed("preset", "", "short")
        page.app.changed("seat-remove", "3", "")
        page.app.changed("seat-remove", "2", "")
        page.do("start")
        await page.rest()
        playing = page.app.playing
        assert playing is not None
        assert [person.kind for person in playing.people] == [PERSON, "greedy"]
        assert playing.session.options["seats"] == 9
        for _ in range(MOST):
            await page.rest()
            if playing.session.over:
                break
            if way == "list":
                page.do("moves")
                action = chance.choice(better(playing.session))
                assert f'data-do="choose" data-arg="{action}"' in page.html
                page.do("choose", str(action))
            else:
                lit = sorted(playing.picks.lit)
                wanted = [n for n in lit if n.startswith(("score:", "use:"))]
                calm = [n for n in lit if not n.startswith("redraw:")]
                page.app.touch(chance.choice(wanted or calm))
        await page.rest()
        assert playing.session.over
        assert page.fragment.startswith("#/score/")
        assert re.search("full house", page.html)
        assert page.html.count('<th scope="row">') == 2

    run(monkeypatch, play)


def test_a_first_game_is_a_programme_without_powers() -> None:
    draft = first_draft("barkers-row")
    assert draft.preset == "full"
    assert {person.kind for person in draft.people[1:]} == {"greedy"}
    first = draft.with_preset("first")
    assert first.settled["powers"] is False
    playing = Playing(Session(BARKERS_ROW, first.settled, 1, KINDS), PEOPLE, "", None)
    while not playing.session.over and len(playing.session.steps) < 300:
        offers = playing.session.choices(playing.session.current_player)
        assert not [c for _, c in offers if c.notation[0] == "*"]
        session = playing.session
        session.play(better(session)[0])


# Chains


# A position, what is done in it, and what is asked then.
ASKED: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({}, "", "move a Barker card"),
    ({"row": "W+ H1 B1"}, "R1", "move another card, for the +"),
    ({"row": "H1 H1 H2"}, "X", "move a card from the new Row"),
    (
        {"midway": "H3 H2 W", "hands": ["seance-cabinet"]},
        "+H7",
        "discard Horrors or Wild worth 4 more",
    ),
    (
        {"midway": "H3 H2 W", "hands": ["seance-cabinet"]},
        "+H7 $H3",
        "discard Horrors or Wild worth 1 more",
    ),
    ({"staged": ["winged-wolf"]}, "*B5", "play 3 cards from the Row"),
    ({"staged": ["winged-wolf"]}, "*B5 R1", "play 2 cards from the Row"),
    ({"staged": ["skeleton-key"]}, "*O10", "play 4 cards from the deck"),
    ({"staged": ["pharaohs-tomb"]}, "*H3", "play 5 cards from the Row or the deck"),
    ({"staged": ["goose-necked-girl"]}, "*F2", "pick 2 cards to play"),
    ({"staged": ["counts-coffin"], "players": 3}, "*H4", "whose marker goes up?"),
    (
        {"staged": ["invisible-man"], "players": 3, "rubes": [0, 2, 2]},
        "*H2",
        "from whom do you take a Rube?",
    ),
    ({"staged": ["blockhead-billy"]}, "*F3", "name the suit they count as"),
    ({"staged": ["fire-eater"]}, "*F8", "name the suit to clear"),
    ({"staged": ["lobster-boy"], "discards": "H1 B1"}, "*F1", "bring back up to 2 discards"),
    ({"staged": ["bog-witch"], "midway": "H1 B1"}, "*H10", "clear up to 3 cards from the Midway"),
    ({"staged": ["learned-pig"]}, "*B10", "put 1 Attraction on the bottom"),
    (
        {"staged": ["rubber-man"], "hands": ["girl-rilla"]},
        "*F9",
        "put any Attractions on the bottom; you will draw 1",
    ),
)


@pytest.mark.parametrize(("given", "done", "asked"), ASKED)
def test_each_step_is_asked_for_in_words(given: dict[str, Any], done: str, asked: str) -> None:
    state = position(**given)
    do(state, done)
    assert say(state.prompt(), Voice(DEFAULT_NAMES[:4], 0)) == asked


def test_a_payment_is_taken_back_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(page: Page) -> None:
        playing = opened(page, "pay")
        before, steps = page.html, len(playing.session.steps)
        assert "What each card leaves behind" in before
        buttons = re.findall(r'data-do="pick" data-arg="([^"]+)"', before)
        assert set(buttons) <= playing.picks.lit
        page.do("pick", buttons[0])
        await page.rest()
        assert len(playing.session.steps) > steps
        assert page.html != before
        page.do("undo")
        await page.rest()
        assert len(playing.session.steps) == steps
        assert "What each card leaves behind" in page.html
        again = re.findall(r'data-do="pick" data-arg="([^"]+)"', page.html)
        assert again == buttons
        page.do("redo")
        await page.rest()
        assert len(playing.session.steps) > steps

    run(monkeypatch, play)


def test_what_cannot_be_taken_back_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(page: Page) -> None:
        page.open("#/setup/barkers-row")
        page.app.changed("take-backs", "", "until-revealed")
        page.do("start")
        await page.rest()
        playing = page.app.playing
        assert playing is not None
        while playing.shown["phase"] == "keep":
            await page.move()
        assert playing.session.current_player == 0
        page.app.touch("row:0")
        page.app.touch("midway")
        await page.rest()
        reason = word("undo.revealed")
        if playing.session.current_player == 0:
            (undo,) = re.findall(r'<button data-do="undo"[^>]*>', page.html)
            assert 'aria-disabled="true"' in undo
            assert reason in undo
            assert " disabled" not in undo
        page.do("undo")
        assert reason in page.html

    run(monkeypatch, play)


# Enlarged cards, shouts


def test_a_card_opens_enlarged_and_can_be_played_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(page: Page) -> None:
        page.start("barkers-row")
        await page.rest()
        playing = page.app.playing
        assert playing is not None
        name = playing.shown["hand"][0]
        page.do("look", f"attraction:{name}")
        assert 'id="dialog-look"' in page.html
        assert word(f"barkers_row.power.{name}") in page.html
        assert word("barkers_row.explain.once") in page.html
        page.do("pick", f"attraction:{name}")
        await page.rest()
        assert 'id="dialog-look"' not in page.html
        assert playing.shown["kept"] == [name]
        page.do("look", "nothing:of-the-kind")
        assert 'id="dialog-look"' in page.html
        page.do("close")
        page.start("circus")
        await page.rest()
        page.do("look", "attraction:girl-rilla")
        assert 'id="dialog-look"' not in page.html

    run(monkeypatch, play)


def test_a_scoring_is_shouted_with_the_words_of_the_cards_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(page: Page) -> None:
        playing = opened(page, "pay")
        assert 'class="shout"' not in page.html
        while playing.shown["phase"] == "pay":
            page.app.touch(sorted(n for n in playing.picks.lit if n.startswith("midway:"))[0])
            await page.rest()
        cries = [line.message for line in playing.lines if line.message.key.endswith("cries")]
        kinds, name = cries[-1].values["kinds"], cries[-1].values["attraction"]
        assert isinstance(kinds, tuple)
        (shout,) = re.findall(r'<div class="shout".*?</div>', page.html)
        for kind in kinds:
            assert word(f"barkers_row.cry.{kind}") in shout
        assert f"<b>{word(f'barkers_row.attraction.{name}')}!</b>" in shout
        # It fades when it is no longer news.
        cried = max(line.step for line in playing.lines if line.message is cries[-1])
        while playing.lines[-1].step <= cried + NEWS and not playing.session.over:
            page.do("choose", str(better(playing.session)[-1]))
            await page.rest()
        assert f"{word(f'barkers_row.attraction.{name}')}!</b>" not in page.html

    run(monkeypatch, play)
