"""What a turn may be, and what it changes."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAction
from engine.events import Moved, Scored
from engine.games.circus.moves import FIRST_MOVE, LOST_TURN
from tests.engine.circus.positions import do, keys, options_of, position


def test_example_red_is_rolled_and_a_red_ball_is_brought_in_by_the_owner_of_another_colour() -> (
    None
):
    """Rulebook, bringing a ball into the game: the colour rolled counts, not the player's."""
    state = position("red", players=4)
    seen = state.observation(1)
    assert seen["mine"] == ["yellow"]
    assert set(options_of(state)) == {"R1", "R2", "R3"}
    do(state, "R2")
    assert state.observation(None)["clowns"][1]["balls"] == ["red"]
    assert state.observation(None)["outside"]["red"] == 2


def test_example_blue_is_rolled_and_a_clown_with_blue_on_top_moves() -> None:
    """Rulebook, to move a clown: the upper ball decides."""
    state = position("blue", ((1, 0), "blue"), ((1, 1), "blue red"), ((1, 2), "red blue"))
    movers = {n[0] for n in options_of(state) if n[0].isdigit()}
    assert movers == {"1", "3"}


def test_both_kinds_of_turn_are_offered_when_both_are_possible() -> None:
    legal = position("blue", ((1, 0), "blue")).legal_actions()
    assert legal[0] < FIRST_MOVE <= legal[-1] < LOST_TURN
    assert legal == sorted(set(legal))


def test_a_ball_goes_on_top_wherever_the_clown_stands() -> None:
    state = position("green", ((5, 2), "red blue"))
    do(state, "G1")
    assert state.observation(None)["clowns"][0] == {
        "space": [5, 2],
        "balls": ["red", "blue", "green"],
    }


def test_a_fourth_ball_is_refused_and_nothing_changes() -> None:
    state = position("red", ((3, 1), "green blue blue"))
    before = state.observation(None)
    assert set(options_of(state)) == {"R2", "R3"}
    with pytest.raises(IllegalAction):
        state.apply_action(0)
    assert state.observation(None) == before


def test_no_ball_of_the_colour_left_outside() -> None:
    state = position("red", ((3, 1), "red"), ((2, 0), "red blue"), ((0, 2), "red blue"))
    assert all(n[0] == "1" for n in options_of(state))


@pytest.mark.parametrize("rolled", ["black", "white"])
def test_black_and_white_stand_for_every_colour(rolled: str) -> None:
    clowns = (((1, 0), "red blue"), ((1, 1), "green"), ((0, 2), ""))
    state = position(rolled, *clowns, holes={1: "blue", 2: "blue"})
    found = options_of(state)
    assert {n for n in found if n[0].isalpha()} == {f"{c}{i}" for c in "RYG" for i in "123"}
    assert {n[0] for n in found if n[0].isdigit()} == {"1", "2"}, "an empty clown cannot move"


def test_a_clown_moves_as_many_steps_as_it_holds_balls() -> None:
    for balls, steps in (("red", 1), ("blue red", 2), ("blue blue red", 3)):
        state = position("red", ((0, 0), balls), ((0, 1), ""), ((0, 2), ""), holes={1: "green"})
        walk = next(
            event
            for event in do(state, f"1a{1 + steps}" + "*2" * (steps == 3))
            if isinstance(event, Moved)
        )
        assert len(walk.via) == steps - 1


def test_the_bottom_ball_drops_and_the_top_ball_stays() -> None:
    state = position("red", ((2, 0), "blue green red"), holes={5: "blue"})
    events = do(state, "1c4*2")
    seen = state.observation(None)
    assert seen["clowns"][0]["balls"] == ["green", "red"]
    assert seen["holes"]["2"] == "blue"
    assert seen["points"]["blue"] == 7
    assert [event.points for event in events if isinstance(event, Scored)] == [2]


def test_an_only_ball_is_top_and_bottom() -> None:
    state = position("red", ((1, 1), "red"))
    do(state, "1b3*1")
    seen = state.observation(None)
    assert seen["clowns"][0] == {"space": [2, 1], "balls": []}
    assert seen["holes"]["1"] == "red"


def test_three_balls_over_two_empty_holes_still_move_three() -> None:
    """Rulebook, special situations: a ball lost on the way does not shorten the move."""
    state = position("red", ((1, 1), "blue green red"))
    events = do(state, "1a4*1*2")
    seen = state.observation(None)
    assert seen["clowns"][0] == {"space": [3, 0], "balls": ["red"]}
    assert (seen["holes"]["1"], seen["holes"]["2"]) == ("blue", "green")
    moves = [(e.piece, e.source, e.target, e.via) for e in events if isinstance(e, Moved)]
    assert moves[0] == ("clown:0", "space:1-1", "space:2-1", ())
    assert moves[1] == ("hole:1", "clown:0", "space:2-1", ())
    assert moves[2] in (
        ("clown:0", "space:2-1", "space:3-0", ("space:3-1",)),
        ("clown:0", "space:2-1", "space:3-0", ("space:2-0",)),
    )
    assert moves[3] == ("hole:2", "clown:0", "space:3-0", ())
    assert keys(events)[0] == "circus.walks"


def test_a_filled_hole_is_ordinary_floor() -> None:
    """Rulebook, special situations: clowns may stand on holes."""
    state = position("red", ((1, 1), "blue red"), holes={1: "green"})
    do(state, "1b4")
    state = position("red", ((1, 1), "red"), holes={1: "green"})
    do(state, "1b3")
    seen = state.observation(None)
    assert seen["clowns"][0] == {"space": [2, 1], "balls": ["red"]}
    assert seen["holes"]["1"] == "green"


def test_black_drops_a_ball_backward_too() -> None:
    state = position("black", ((3, 1), "red"))
    events = do(state, "1b3*1")
    assert state.observation(None)["holes"]["1"] == "red"
    assert keys(events)[:2] == ["circus.walks-back", "circus.drops-for"]


def test_a_turn_is_lost_on_a_colour_when_nothing_is_possible() -> None:
    shut = (((7, 0), "red"), ((7, 1), "green blue blue"), ((0, 2), "red red green"))
    state = position("red", *shut)
    assert options_of(state) == {"-": LOST_TURN}
    assert state.choice(LOST_TURN).picks == (("button:lost",),)
    assert state.prompt().key == "circus.prompt.lost"
    before = state.observation(None)
    assert keys(do(state, "-"))[0] == "circus.loses-turn"
    after = state.observation(None)
    assert after["deciders"] == [1]
    assert after["clowns"] == before["clowns"]


def test_a_turn_is_lost_when_every_clown_is_full_and_none_shows_the_colour() -> None:
    full = (((3, 0), "red red green"), ((3, 1), "blue blue green"), ((3, 2), "red blue green"))
    assert options_of(position("yellow", *full, holes={2: "yellow"})) == {"-": LOST_TURN}


@pytest.mark.parametrize("rolled", ["black", "white"])
def test_black_and_white_are_never_lost_with_all_balls_in_play(rolled: str) -> None:
    """Even boxed in at the far end somebody can walk."""
    holes = {1: "red", 2: "red", 3: "red", 4: "green", 5: "green"}
    clowns = (((7, 0), "blue blue green"), ((7, 1), "yellow yellow yellow"), ((6, 0), "blue"))
    state = position(rolled, *clowns, holes=holes)
    assert set(state.observation(None)["outside"].values()) == {0}
    assert LOST_TURN not in state.legal_actions()
    assert all(action >= FIRST_MOVE for action in state.legal_actions())


def test_turns_go_round() -> None:
    state = position("red", players=3)
    for seat in (1, 2, 0):
        do(state, "R1")
        assert state.deciders == (seat,)
    assert state.observation(None)["turn"] == 4
