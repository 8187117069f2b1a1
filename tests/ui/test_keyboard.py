"""Arrows lead from component to component."""

from __future__ import annotations

from itertools import product

from ui.browser import Box
from ui.keyboard import ARROWS, towards

GRID = {f"{x}{y}": Box(x * 100, y * 60, 50, 50) for x, y in product(range(3), range(3))}


def test_arrows_go_to_the_neighbour() -> None:
    assert towards("ArrowRight", "00", GRID) == "10"
    assert towards("ArrowDown", "11", GRID) == "12"
    assert towards("ArrowLeft", "21", GRID) == "11"


def test_without_a_place_the_first_in_reading_order() -> None:
    assert towards("ArrowRight", None, GRID) == "00"
    assert towards("ArrowRight", "gone", GRID) == "00"
    assert towards("ArrowUp", None, {}) is None


def test_one_arrow_key_pressed_again_never_sticks() -> None:
    for key in ARROWS:
        for start in GRID:
            assert towards(key, start, GRID) != start


def test_every_component_can_be_reached() -> None:
    scattered = {str(i): Box(i * 37 % 101, i * 53 % 97, 9, 9) for i in range(12)}
    reached = {"0"}
    frontier = ["0"]
    while frontier:
        here = frontier.pop()
        for key in ARROWS:
            there = towards(key, here, scattered)
            if there is not None and there not in reached:
                reached.add(there)
                frontier.append(there)
    assert reached == set(scattered)
