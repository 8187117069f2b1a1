"""What lies in the box, and what the page may say of it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.barkers_row import GAME
from engine.games.barkers_row.cards import ALL_BARKERS, OF_SUIT, PLAIN_SUITS
from engine.games.barkers_row.data import ATTRACTIONS, BARKERS, RUBES, SUITS
from engine.games.barkers_row.moves import NUM_ACTIONS, TRIPLES
from ui.words import has


def test_36_barkers() -> None:
    by_suit = Counter(barker.suit for barker in BARKERS for _ in range(barker.copies))
    assert by_suit == {0: 7, 1: 7, 2: 7, 3: 7, 4: 8}
    assert len(ALL_BARKERS) == 36
    sums = Counter[int]()
    for barker in BARKERS:
        sums[barker.suit] += barker.value * barker.copies
    assert [sums[suit] for suit in range(5)] == [14, 14, 14, 14, 8]
    assert sum(barker.copies for barker in BARKERS if barker.plus) == 4


def test_40_attractions_ten_of_each_suit() -> None:
    assert len({attraction.name for attraction in ATTRACTIONS}) == 40
    assert [OF_SUIT[suit].bit_count() for suit in PLAIN_SUITS] == [10] * 4
    assert RUBES == 52
    assert len(TRIPLES) == 480
    assert GAME.num_actions == NUM_ACTIONS


@pytest.mark.parametrize("name", [attraction.name for attraction in ATTRACTIONS])
def test_an_attraction_has_words(name: str) -> None:
    assert has(f"barkers_row.attraction.{name}")
    assert has(f"barkers_row.power.{name}")


def test_terms_have_words() -> None:
    for barker in BARKERS:
        assert has(f"barkers_row.kind.{barker.name}")
        assert has(f"barkers_row.cry.{barker.name}")
    assert all(has(f"barkers_row.suit.{suit}") for suit in SUITS)
