"""Where clowns may walk, against a search that knows nothing of the engine's tables."""

from __future__ import annotations

import itertools
import random

import pytest

from engine.games.circus.data import COLUMNS, HOLES, ROWS
from engine.games.circus.moves import FIRST_MOVE, RESULT, WALKER
from engine.games.circus.paths import paths
from tests.engine.circus.positions import VALUE, options_of, position

CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
Result = tuple[tuple[int, int], tuple[int, ...]]


def brute_force(
    start: tuple[int, int],
    balls: int,
    others: set[tuple[int, int]],
    filled: set[int],
    backward: bool,
) -> set[Result]:
    """Every word of directions is walked, and the longest walks that stay legal are kept."""
    directions = [(1, 0), (0, 1), (0, -1)] + ([(-1, 0)] if backward else [])
    best: dict[int, set[Result]] = {}
    for length in range(1, balls + 1):
        for word in itertools.product(directions, repeat=length):
            at, been, drops, over = start, [start], [], False
            for up, aside in word:
                at = (at[0] + up, at[1] + aside)
                if over or at not in CELLS or at in been or at in others:
                    break
                been.append(at)
                if at in VALUE and VALUE[at] not in filled:
                    drops.append(VALUE[at])
                    over = VALUE[at] == max(HOLES)
            else:
                counts_as = balls if over else length
                best.setdefault(counts_as, set()).add((at, tuple(drops)))
    return best[max(best)] if best else set()


def random_board(rng: random.Random) -> tuple[list[tuple[tuple[int, int], str]], dict[int, str]]:
    colours = ["red", "yellow", "green", "blue"] * 3
    rng.shuffle(colours)
    filled = {value: colours.pop() for value in range(1, 6) if rng.random() < 0.4}
    floor = [cell for cell in CELLS if VALUE.get(cell, 1) in filled or cell not in VALUE]
    clowns = []
    for cell in rng.sample(floor, 3):
        held = [colours.pop() for _ in range(min(rng.randint(0, 3), len(colours)))]
        clowns.append((cell, " ".join(held)))
    return clowns, filled


@pytest.mark.parametrize("rolled", ["black", "white"])
def test_moves_equal_a_brute_force_search(rolled: str) -> None:
    rng = random.Random(rolled)
    stuck = short = doubles = 0
    for _ in range(1500):
        clowns, filled = random_board(rng)
        state = position(rolled, *clowns, holes=filled)
        found: dict[int, list[Result]] = {0: [], 1: [], 2: []}
        for action in state.legal_actions():
            if action >= FIRST_MOVE:
                way = RESULT[action - FIRST_MOVE]
                drops = tuple(hole + 1 for hole in way.drops)
                landing = divmod(way.landing, COLUMNS)
                found[WALKER[action - FIRST_MOVE]].append((landing, drops))
        for clown, (cell, held) in enumerate(clowns):
            others = {other for other, _ in clowns if other != cell}
            count = len(held.split())
            expected = brute_force(cell, count, others, set(filled), rolled == "black")
            assert sorted(expected) == sorted(found[clown]), (clowns, filled, clown)
            stuck += count > 0 and not expected
            full = brute_force(cell, 1, others, set(filled), rolled == "black")
            short += (
                count > 1
                and bool(full)
                and all(abs(r - cell[0]) + abs(c - cell[1]) < count for (r, c), _ in expected)
            )
            doubles += any(len(drops) == 2 for _, drops in expected)
    assert short
    assert doubles
    assert stuck or rolled == "black", "the boards must show the rare cases too"


def test_a_clown_may_walk_sideways_and_forward_but_not_diagonally_or_back() -> None:
    state = position("red", ((1, 1), "red"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1a2", "1c2", "1b3*1"}


def test_a_clown_does_not_step_on_its_own_track() -> None:
    """From (1, 0) two steps never end where they began."""
    state = position("black", ((1, 0), "red red"), ((0, 1), ""), ((0, 2), ""))
    moves = {n for n in options_of(state) if n[0] == "1"}
    assert moves == {"1b3*1", "1c2", "1a4*2"}


def test_the_start_counts_as_track_on_an_empty_board_too() -> None:
    walked = paths(4, 2, 0, True)
    assert walked
    assert all(4 not in path.cells for path in walked)


def test_clowns_block_their_space_even_when_empty() -> None:
    state = position("red", ((3, 1), "red"), ((4, 1), ""), ((3, 2), "blue"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1a4*2"}


def test_two_results_on_one_space_are_two_actions() -> None:
    """Three steps from (1, 1) to (3, 0): past hole 1 or along the left lane."""
    state = position("red", ((1, 1), "blue green red"))
    ways = {n for n in options_of(state) if n.startswith("1a4")}
    assert ways == {"1a4*2", "1a4*1*2"}
    choices = [state.choice(options_of(state)[way]) for way in sorted(ways)]
    assert choices[0].picks == choices[1].picks
    assert choices[0].say != choices[1].say


def test_paths_that_share_landing_and_drops_are_one_action() -> None:
    """(4, 0) to (5, 1)... over the left or the middle lane: the same ball in the same hole."""
    state = position("red", ((4, 0), "blue red"))
    assert [n for n in options_of(state) if n.startswith("1b6")] == ["1b6*4"]


def test_the_longest_path_is_taken_when_the_full_length_is_blocked() -> None:
    state = position("red", ((6, 0), "blue red"), ((7, 1), ""), ((6, 1), ""), holes={5: "red"})
    assert {n for n in options_of(state) if n[0] == "1"} == {"1a8"}, "one step of two"
    state = position("red", ((7, 0), "blue red"), ((7, 1), ""))
    assert not {n for n in options_of(state) if n[0] == "1"}, "no step at all"


def test_a_step_into_the_last_hole_is_a_complete_move() -> None:
    state = position("red", ((7, 1), "blue green red"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1c8*6"}, "the other way is shorter"
    state = position("red", ((6, 2), "blue green red"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1c8*6", "1a8", "1a8*5"}


def test_black_goes_backward_into_an_empty_hole_and_stops_at_the_start_row() -> None:
    state = position("black", ((3, 1), "red"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1b3*1", "1a4*2", "1c4", "1b5"}
    state = position("black", ((0, 1), "red"), ((5, 0), ""), ((5, 2), ""))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1a1", "1c1", "1b2"}


@pytest.mark.parametrize("rolled", ["white", "red"])
def test_only_black_goes_backward(rolled: str) -> None:
    state = position(rolled, ((3, 1), "red"))
    assert {n for n in options_of(state) if n[0] == "1"} == {"1a4*2", "1c4", "1b5"}
