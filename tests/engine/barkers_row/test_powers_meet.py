"""How powers meet, and how a new one is made."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import SeededDealer
from engine.games.barkers_row.data import ATTRACTIONS
from tests.engine.barkers_row.positions import (
    CODES,
    do,
    names,
    options_of,
    position,
    seen,
    totals,
    using,
)


def test_two_resuits_in_both_orders() -> None:
    """Beasts to Horrors and Horrors to Freaks."""
    table: dict[str, Any] = {"midway": "B2 H1", "row": "B3 O1 O2", "deck": "F1"}
    state = position(staged=("swamp-fiend tattooed-marvel",), **table)
    do(state, "*H6 *F7")
    assert totals(state) == [0, 0, 3, 0]
    do(state, "R1")
    assert totals(state) == [0, 0, 6, 0], "a card moved later goes the same way"
    state = position(staged=("swamp-fiend tattooed-marvel",), **table)
    do(state, "*F7 *H6")
    assert totals(state) == [2, 0, 1, 0]
    do(state, "R1")
    assert totals(state) == [5, 0, 1, 0]


def test_once_wild_is_wild_all_turn() -> None:
    state = position(staged=("hall-of-mirrors sea-serpent",), midway="O2 O1")
    do(state, "*O5 *B4")
    assert totals(state) == [3, 3, 3, 3]
    state = position(staged=("hall-of-mirrors sea-serpent",), midway="O2 O1")
    do(state, "*B4 *O5")
    assert totals(state) == [0, 3, 0, 0], "no card counts as Oddities any more"
    state = position(staged=("hall-of-mirrors blockhead-billy",), midway="O2 B2")
    do(state, "*O5 *F3 =H")
    assert totals(state) == [4, 2, 2, 2], "a named suit takes no card from being Wild"


def test_cards_pay_as_what_they_count_as() -> None:
    state = position(staged=("swamp-fiend",), midway="B3 H1 F1 W", hands=("gallows-bride",))
    do(state, "*H6 +H9")
    assert list(options_of(state)) == ["$H1", "$B3", "$W"]
    state = position(staged=("hall-of-mirrors",), midway="O3 H1 F1", hands=("gallows-bride",))
    do(state, "*O5 +H9")
    assert list(options_of(state)) == ["$H1", "$O3"]


def test_among_discards_the_printed_suit_counts() -> None:
    state = position(staged=("swamp-fiend re-animated-man",), discards="B1 H2")
    do(state, "*H6 *H1")
    assert list(options_of(state)) == ["-", "<H2"]


def test_all_36_cards_in_the_midway() -> None:
    state = position(
        row="- - -", deck="", staged=("blockhead-billy bog-witch",), hands=("girl-rilla",)
    )
    do(state, "*F3 =H")
    assert totals(state) == [14 + 8 + 18, 16, 16, 16]
    do(state, "*H10 $B3 $B3")
    assert seen(state, None, "row") == [None] * 3, "not before the clearing is over"
    other = state.clone()
    do(state, "-")
    assert seen(state, None, "row") == ["beasts", "beasts", None]
    do(other, "$B2")
    assert seen(other, None, "row") == ["beasts"] * 3


def test_a_power_without_effect_may_still_be_used() -> None:
    for name in ("re-animated-man", "invisible-man", "cursed-music-box", "perpetual-clock"):
        state = using(name)
        state.apply_action(CODES[name])
        assert (state.stack, names(state.retired[0])) == ([], [name])


# A new Attraction is one row of data


@pytest.fixture
def _with_a_new_attraction() -> Iterator[None]:
    """The package anew, with one more row in its table of Attractions."""
    root = "engine.games.barkers_row"
    old = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(root)}
    package, parent = old[root], sys.modules["engine.games"]
    try:
        data: Any = importlib.import_module(f"{root}.data")
        primitives: Any = importlib.import_module(f"{root}.primitives")
        for name in [n for n in sys.modules if n.startswith(root)]:
            if name not in (f"{root}.data", f"{root}.primitives"):
                del sys.modules[name]
        row = data.Attraction(
            "two-way-mirror",
            data.ODDITIES,
            (primitives.Rubes(1), primitives.PeekDeck(2, play=1), primitives.Shift(1, +1)),
        )
        data.ATTRACTIONS = (*data.ATTRACTIONS, row)
        yield
    finally:
        for name in [n for n in sys.modules if n.startswith(root)]:
            del sys.modules[name]
        sys.modules.update(old)
        parent.barkers_row = package  # type: ignore[attr-defined]


@pytest.mark.usefixtures("_with_a_new_attraction")
def test_a_new_attraction_is_one_row_of_data() -> None:
    game: Any = importlib.import_module("engine.games.barkers_row").GAME
    cards: Any = importlib.import_module("engine.games.barkers_row.cards")
    moves: Any = importlib.import_module("engine.games.barkers_row.moves")
    assert len(cards.ALL_ATTRACTIONS) == len(ATTRACTIONS) + 1
    state = game.new_state(2, {}, SeededDealer(3))
    while state.block is not None:
        state.apply_action(state.legal_actions()[0])
    player, new = state.current_player, cards.ATTRACTION["two-way-mirror"]
    state.staged[player] = 1 << new
    state._legal = None
    state.apply_action(moves.USE + new)
    assert state.rubes[player] == 1
    assert state.observation(player)["phase"] == "look"
    while state.stack:
        state.apply_action(state.legal_actions()[0])
    assert state.levels[1 - player] == 5
    assert sum(state.midway) == 1
