"""The table of Barker's Row: what is drawn, named, lit and kept hidden, from observations alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.barkers_row import GAME as BARKERS_ROW
from engine.games.barkers_row.cards import ATTRACTION_NAMES
from engine.games.barkers_row.pending import NAMES as PHASES
from tests.engine.barkers_row.positions import do, position
from tests.engine.games import CASES
from tests.ui.test_big_top_table import CLOSED, Page
from tests.ui.test_tables import check_stage, whole
from ui.focus import Focus, Shape
from ui.picks import Picks, Touch
from ui.tables import table_for
from ui.tables.barkers_row import look, plate, stage
from ui.words import Voice, word

NAMES = ("Ann", "Nell", "Otto", "Bea")
SHAPES: tuple[Shape, ...] = get_args(Shape)
# The engine goes through these by itself.
UNASKED = {"power"}


def draw(o: Observation, **focus: Any) -> Page:
    """The stage and what lies on the plates."""
    looks = Focus(**{"voice": Voice(NAMES[: o["players"]], o["viewer"]), **focus})
    plates = [plate(o, seat, looks) for seat in range(o["players"])]
    return Page([stage(o, looks), [p.more for p in plates if not p.apart]])


@cache
def games() -> tuple[Any, ...]:
    """Positions of random games, among them some of every kind of decision."""
    found: dict[str, list[Any]] = {}
    for players, seed in ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)):
        settled = BARKERS_ROW.settle(players, {})
        state = BARKERS_ROW.new_state(players, settled, SeededDealer(seed))
        choose, step = random.Random(seed), 0
        while legal := state.legal_actions():
            phase = state.observation(None)["phase"]
            many = found.setdefault(phase, [])
            if step % 29 == 0 or len(many) < 4:
                many.append(state.clone())
            # Random players rarely score: powers and scorings go first.
            better = [a for a in legal if state.choice(a).notation[0] in "+*"]
            state.apply_action(choose.choice(better or legal))
            step += 1
        found.setdefault("over", []).append(state)
    clock = position(staged=["perpetual-clock"], retired=["gallows-bride girl-rilla"])
    do(clock, "*O4")
    found["recall"] = [clock]
    return tuple(state for many in found.values() for state in many)


def viewers(state: Any) -> Iterator[int | None]:
    yield from {state.current_player if state.legal_actions() else 0, 1, None}


def visible(o: Observation) -> set[str]:
    """The Attractions that the viewer sees."""
    shown = [*o["staged"], *o["retired"], o["hand"]]
    return {name for names in shown for name in names}


# Secrets


def test_positions_of_every_kind_are_looked_at() -> None:
    phases = {state.observation(None)["phase"] for state in games()}
    assert phases >= {"keep", "turn", "over", *PHASES} - UNASKED


@pytest.mark.parametrize("shape", SHAPES)
def test_no_attraction_is_drawn_that_the_viewer_does_not_see(shape: Shape) -> None:
    looked = 0
    for state in games():
        for viewer in viewers(state):
            o = state.observation(viewer)
            page = draw(o, quiet=True, shape=shape)
            drawn = {n.partition(":")[2] for n in page.components if n.startswith("attraction:")}
            assert drawn == visible(o) - (set(o["hand"]) if hidden_hand(o) else set())
            for name in set(ATTRACTION_NAMES) - visible(o):
                assert name not in page.source
                assert word(f"barkers_row.attraction.{name}") not in page.source
                looked += 1
    assert looked > 2000


def hidden_hand(o: Observation) -> bool:
    """Whether a question lies where the hand lies otherwise."""
    mine = o["viewer"] in o["deciders"]
    asked = o["phase"] in ("pay", "clear", "name", "target", "recover", "recall") or sum(o["held"])
    return bool(mine and asked)


def test_a_barker_in_the_row_shows_its_value_to_nobody_who_has_not_seen_it() -> None:
    known = unknown = 0
    for state in games():
        for viewer in viewers(state):
            o = state.observation(viewer)
            page = draw(o, quiet=True)
            for slot, suit in enumerate(o["row"]):
                label = page.component(f"row:{slot}")["aria-label"]
                facts = [k for k, _, places in o["known"] if k and places == [f"row:{slot}"]]
                public = [kinds for slots, kinds in o["left"] if slot in slots]
                if not facts and not public and suit:
                    unknown += 1
                    plain = word(f"barkers_row.suit.{suit}")
                    assert label == f"Row, card {slot + 1}: {plain}, face down"
                known += bool(facts)
            if not o["known"] and not o["left"]:
                assert not page.having("seen")
    assert unknown > 300
    assert known > 5


def test_what_is_peeked_at_is_marked_for_that_seat_alone() -> None:
    state = position(row="H2 B3 W+", staged=["haunted-portrait"])
    do(state, "*H5")
    mine = draw(state.observation(0))
    assert [e["class"] for e in mine.having("seen")] == ["seen slab"] * 3
    assert mine.component("row:1")["aria-label"] == "Row, card 2: Beasts 3, face down; you know it"
    for other in (1, None):
        page = draw(state.observation(other))
        assert not page.having("seen")
        assert "Beasts 3" not in page.source
    do(state, "R1")
    assert len(draw(state.observation(0)).having("seen")) == 3, "what refills the Row is seen, too"


def test_cards_of_the_deck_in_hand_are_faces_for_the_holder_and_backs_for_others() -> None:
    state = position(deck="H1 H2 B3 F2 O1", staged=["goose-necked-girl"])
    do(state, "*F2")
    mine = draw(state.observation(0))
    held = {name for name in mine.components if name.startswith("held:")}
    assert held == {
        f"held:{kind}-1"
        for kind in ("horrors-1", "horrors-2", "beasts-3", "freaks-2", "oddities-1")
    }
    for other in (1, None):
        page = draw(state.observation(other))
        assert not [name for name in page.components if name.startswith("held:")]
        assert "Ann holds 5 cards of the deck" in page.source
    # What was put back stays known to that seat, and can be looked up.
    do(state, "!B3 !F2 ^O1 ^H2 H H")
    o = state.observation(0)
    assert "you know 3 of them" in draw(o).source
    sheet = Page(look(o, "deck", Focus(Voice(NAMES[:2], 0))))
    assert "Oddities 1" in sheet.text
    assert "2 from the top" in sheet.text
    other = Page(look(state.observation(1), "deck", Focus(Voice(NAMES[:2], 1))))
    assert "Oddities" not in other.text


def test_a_sheet_tells_nothing_but_what_the_table_knows() -> None:
    for state in games()[::5]:
        for viewer in viewers(state):
            o = state.observation(viewer)
            looks = Focus(Voice(NAMES[: o["players"]], viewer), quiet=True)
            sheets = [look(o, what, looks) for what in ("discards", "deck", "seat:0", "seat:1")]
            text = Page(sheets).source
            for name in set(ATTRACTION_NAMES) - visible(o):
                assert word(f"barkers_row.attraction.{name}") not in text
            hidden = Page(look(o, "attraction:girl-rilla", looks)).text
            if "girl-rilla" not in visible(o):
                assert "In your hand" not in hidden
                assert "On-Stage," not in hidden


# Picks and events


@pytest.mark.parametrize("shape", SHAPES)
def test_every_action_can_be_picked_and_nothing_lit_is_closed_in(shape: Shape) -> None:
    for state in games():
        if not state.legal_actions():
            continue
        o = state.observation(state.current_player)
        offers = [(action, state.choice(action)) for action in state.legal_actions()]
        for action, choice in (offers[0], offers[-1], offers[len(offers) // 2]):
            picks = Picks(offers)
            for step in choice.picks:
                page = draw(o, lit=picks.lit, picked=picks.picked, shape=shape)
                assert picks.lit <= set(page.components), o["phase"]
                assert len(page.components) == len(set(page.components))
                for name in picks.lit:
                    attributes = page.component(name)
                    assert attributes["role"] == "button"
                    assert attributes["tabindex"] == "0"
                    where = page.elements.index(attributes)
                    assert not CLOSED & set(page.around[where]), f"{name} is inside a picture"
                touch = picks.touch(step[0])
            assert touch is Touch.PLAY
            assert picks.action == action


@pytest.mark.parametrize("shape", SHAPES)
def test_on_every_shape_all_is_drawn_that_picks_and_events_name(shape: Shape) -> None:
    draws = whole(table_for("barkers-row"))
    for case in CASES:
        if case.game is BARKERS_ROW:
            check_stage(case, lambda o, focus: draws(o, replace(focus, shape=shape)), 5)
