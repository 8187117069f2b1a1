"""The table of Huzzah!: what is drawn, named, lit, foretold and kept hidden, from observations."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.data import CARDS, STEPS
from engine.games.huzzah.landing import watching
from engine.games.huzzah.position import BUMPING, RICHARD
from tests.engine.huzzah.positions import do, showing, walking
from tests.ui.drawing import Page, can_be_picked
from ui.focus import Focus
from ui.picks import Picks
from ui.tables.huzzah import is_near, plate, stage
from ui.tables.huzzah.reading import chance, effect, end, percent
from ui.words import Voice

NAMES = ("Ann", "Nell", "Otto", "Bea", "Gus", "Ida", "Max", "Sue")
KINDS = [card.name for card in CARDS]


def draw(o: Observation, **focus: Any) -> Page:
    """The stage and what lies on the plates."""
    looks = Focus(**{"voice": Voice(NAMES[: o["players"]], o["viewer"]), **focus})
    plates = [plate(o, seat, looks) for seat in range(o["players"])]
    return Page([stage(o, looks), [[p.badge, p.note, p.points, p.more] for p in plates]])


def games() -> Iterator[Any]:
    """Positions of random games, with every phase among them."""
    for players in (3, 6):
        state = HUZZAH.new_state(players, HUZZAH.settle(players, {}), SeededDealer(players))
        choose, told = random.Random(players), Counter[str]()
        for _ in range(420):
            legal = state.legal_actions()
            if not legal:
                break
            phase = state.observation(None)["phase"]
            told[phase] += 1
            if told[phase] % 16 == 1:
                yield state
            state.apply_action(choose.choice(legal))


def lit_of(state: Any) -> frozenset[str]:
    return Picks([(a, state.choice(a)) for a in state.legal_actions()]).lit


# What is hidden


@pytest.mark.thorough
def test_just_the_hand_of_the_viewer_is_drawn() -> None:
    looked = 0
    for state in games():
        for viewer in (state.current_player, 0, None):
            o = state.observation(viewer)
            page = draw(o, quiet=True)
            cards = Counter(
                name.partition(":")[2].rpartition("-")[0]
                for name in page.components
                if name.startswith("card:")
            )
            held = {} if viewer is None else {n: k for n, k in o["hand"].items() if k}
            assert dict(cards) == held
            looked += 1
    assert looked > 60


@pytest.mark.thorough
def test_a_page_is_the_same_whatever_others_hold() -> None:
    """Everything a seat cannot see is dealt anew, again and again: not a letter changes."""
    compared = 0
    for state in games():
        for viewer in (state.current_player, 1, None):
            o = state.observation(viewer)
            lit = lit_of(state)
            focus: dict[str, Any] = (
                {"quiet": True} if viewer != state.current_player else {"lit": lit}
            )
            source = draw(o, **focus).source
            for seed in range(2):
                world = HUZZAH.world(o, SeededDealer(seed))
                assert draw(world.observation(viewer), **focus).source == source
                compared += 1
    assert compared > 100


def test_cards_face_down_look_all_alike() -> None:
    for state in games():
        o = state.observation(None)
        if "hidden" not in o["down"]:
            continue
        page = draw(o)
        assert not page.having("front")
        assert len(page.having("back")) == sum(card == "hidden" for card in o["down"])


# What can be picked


@pytest.mark.thorough
def test_every_action_can_be_picked_and_nothing_lit_is_closed_in() -> None:
    seen = set()
    for state in games():
        o = state.observation(state.current_player)
        offers = [(action, state.choice(action)) for action in state.legal_actions()]
        can_be_picked(partial(draw, o), offers, (0, -1))
        seen.add(o["phase"])
    assert seen >= {"pick", "walk", "bump", "take", "show", "place", "discard"}


# What is foretold


def test_where_a_walk_ends_is_shown_and_said_before_it_is_made() -> None:
    state = walking(6, [21, "S5", 24], richard=26, counters={25: 5}, options={"closed": "none"})
    o = state.observation(0)
    lit = frozenset(f"step:{21 + n}" for n in range(1, 7)) | {"button:stay"}
    page = draw(o, lit=lit)
    said = {n: str(page.component(f"step:{n}")["aria-label"]) for n in range(22, 28)}
    assert said[22].endswith("no stage here")
    assert said[23].endswith("heckle at Cathedral Stage")
    assert "somebody stands there: on to step 27" in said[24]
    assert "the crowd is full: on to step 27" in said[25]
    assert "Richard stands there: on to step 27" in said[26]
    assert len(page.having("slides")) == 3
    assert "Heckle at Cathedral Stage: 2 to 6 steps." in page.text


def test_ends_of_walks_agree_with_the_rules() -> None:
    compared = 0
    for state in games():
        if state.observation(None)["phase"] != "walk":
            continue
        o, seat = state.observation(state.current_player), state.current_player
        for stop in range(STEPS):
            after = state.clone()
            after.pawns[seat] = stop
            after.slide(seat, None)
            assert end(o, seat, stop).step == after.pawns[seat]
            compared += 1
    assert compared > 150


def test_each_card_says_what_it_brings_with_and_without_richard() -> None:
    state = showing(
        ["S3", "S4", "S6"],
        ["2FH5", "22", "22"],
        richard=45,
        counters={11: 4, 12: 3},
        scores=[1, 0, 0],
    )
    o = state.observation(0)
    page = draw(o, lit=frozenset({"card:five-crowd-1"}))
    labels = {n: str(page.component(f"card:{n}-1")["aria-label"]) for n in ("finale", "huzzah")}
    assert labels["finale"].startswith("Finale: score 7; with Richard there score 0")
    assert labels["huzzah"].startswith("Huzzah!: 3 walk away; with Richard there score 12")
    five = effect(o, 0, "five-crowd")
    assert five is not None
    assert (five.short, five.watched_short) == ("+5", "−1"), "a score never falls below nothing"
    assert percent(chance(o, 3)) in page.text


def test_the_chance_is_that_of_the_engine() -> None:
    state = showing(["S3", "S4", "S6"], richard=5)
    o = state.observation(0)
    assert [round(chance(o, n + 1), 9) for n in range(9)] == [round(c, 9) for c in watching(5)]


def test_what_a_bump_would_do_is_said() -> None:
    state = walking(6, [5, "S3", "S4"], richard=45)
    do(state, "+3")
    text = draw(state.observation(1)).text
    assert "A Bump takes Ann three steps further, among the audience at step 11" in text
    state = walking(6, [5, "S3", "S4"], ["22B"] * 3, richard=13)
    state.mover, state.phase = RICHARD, BUMPING
    assert "A Bump puts Richard on Gate 2" in draw(state.observation(1)).text


# The reveal


def test_the_theatre_plays_what_lies_open_and_leaves_the_board_to_whoever_chooses() -> None:
    played = 0
    for state in games():
        o = state.observation(state.current_player)
        if o["phase"] not in ("place", "remove"):
            continue
        page = draw(o, quiet=True)
        assert len(page.having("theatre")) == 1
        assert len(page.having("now")) == 1
        assert not draw(o, lit=lit_of(state)).having("theatre")
        played += 1
    assert played


@pytest.mark.parametrize("look", ["follow", "fit", "near"])
@pytest.mark.parametrize("lit", [frozenset(), frozenset({"step:9"})])
def test_the_view_changes_at_every_touch_of_its_button(look: Any, lit: frozenset[str]) -> None:
    seen = walking(6, [5, "S3", "S4"], ["2235F"] * 3).observation(0)
    focus = Focus(voice=Voice(NAMES[:3]), lit=lit, look=look, shape="tall")
    (button,) = [e for e in Page(stage(seen, focus)).elements if e.get("data-do") == "zoom"]
    assert is_near(replace(focus, look=button["data-arg"])) != is_near(focus)
