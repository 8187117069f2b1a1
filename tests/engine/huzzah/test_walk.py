"""Step 2: walking, Bumps, slides, and taking a stage."""

from __future__ import annotations

import pytest

from engine.events import Event, Rolled
from engine.games.huzzah.tables import BUMP, LEAVE, PASS, TAKE, WALK
from tests.engine.huzzah.positions import (
    answer,
    bumps,
    do,
    keys,
    let,
    one,
    options_of,
    table,
    three,
    walking,
    where,
)

# In what follows seats 1 and 2 stand on the stages 3 and 6 unless a test needs them elsewhere.
FAR = ("S3", "S6")


def test_a_pawn_goes_any_number_of_steps_up_to_the_roll() -> None:
    state = walking(7, (5, *FAR))
    assert state.legal_actions() == list(range(WALK, WALK + 8))
    assert state.observation(None)["roll"] == 7
    assert sum(state.observation(None)["dice"]) == 7
    do(state, "+5")
    assert where(state, 0) == 10
    assert state.observation(None)["roll"] == 0
    assert state.observation(None)["dice"] == []


def test_a_walk_wraps_past_fifty() -> None:
    state = walking(6, (48, *FAR))
    events = do(state, "+6")
    assert where(state, 0) == 3
    (walk,) = [e for e in events if getattr(e, "piece", "") == "pawn:0"]
    assert (walk.source, walk.target) == ("step:48", "step:3")  # type: ignore[attr-defined]
    assert walk.via == ("step:49", "step:50", "step:0", "step:1", "step:2")  # type: ignore[attr-defined]


def test_a_bump_wraps_too() -> None:
    state = walking(3, (45, *FAR), ["B"])
    do(state, "+3")
    answer(state, [0])
    assert where(state, 0) == 0


def test_after_a_walk_all_seats_are_asked_whether_they_can_bump_or_not() -> None:
    state = walking(3, (5, *FAR), ["22", "B", "22"])
    do(state, "+3")
    assert state.deciders == (0, 1, 2), "the mover first"
    offered = []
    for _ in range(3):
        offered.append(state.legal_actions())
        state.apply_action(PASS)
    assert offered == [[PASS], [PASS, BUMP], [PASS]]


def test_passes_are_not_told() -> None:
    state = walking(3, (5, *FAR), ["22", "B2", "22"])
    do(state, "+3")
    assert keys(let(state)) == []


def test_the_first_clockwise_plays_and_the_others_keep_theirs_unseen() -> None:
    state = walking(3, (5, *FAR), ["22", "BB", "B"])
    do(state, "+3")
    events = answer(state, [1, 2])
    assert keys(events) == ["bumps", "bumped"]
    assert (bumps(state, 1), bumps(state, 2)) == (1, 1)
    assert where(state, 0) == 11
    assert state.deciders == (0, 1, 2), "a new round, on a Bump too"
    answer(state, [2])
    assert where(state, 0) == 14
    answer(state, [1])
    assert where(state, 0) == 17
    assert (bumps(state, 1), bumps(state, 2)) == (0, 0)
    assert options_of(state) == {".": PASS}


def test_the_mover_is_the_first_of_all() -> None:
    state = walking(3, (5, *FAR), ["B", "B", "B"])
    do(state, "+3")
    assert keys(answer(state, [0, 1, 2])) == ["bumps-own", "bumped"]
    assert [bumps(state, seat) for seat in range(3)] == [0, 1, 1]


def test_clockwise_starts_with_the_mover_wherever_it_sits() -> None:
    state = table(("S3", "S6", 5), ["B", "B", "2"], dice=[three(9)])
    state._begin_turn(0, None)
    assert state.current_player == 2
    do(state, "+3")
    assert state.deciders == (2, 0, 1)
    answer(state, [0, 1])
    assert (bumps(state, 0), bumps(state, 1)) == (0, 1)


def test_nobody_bumps_a_pawn_that_stayed() -> None:
    state = walking(9, (5, *FAR), ["B", "B", "B"])
    events = do(state, "+0")
    assert "stays" in keys(events)
    assert state.observation(None)["phase"] == "show"


def test_nobody_bumps_a_pawn_that_slid() -> None:
    state = walking(9, (6, 8, "S6"), ["B", "B", "B"], options={"closed": "none"})
    do(state, "+2")
    answer(state, [])
    assert where(state, 0) == 9, "it slid off the step of seat 1"
    assert state.observation(None)["phase"] == "take"


def test_without_bump_cards_there_are_no_windows() -> None:
    state = walking(4, (13, "S3", "S6"), options={"bumps": "none"})
    do(state, "+4")
    assert state.observation(None)["phase"] == "show"
    assert sum(state.observation(None)["discards"].values()) + state.observation(None)["deck"] == (
        70 - 9
    )


def test_steps_where_it_only_paused_before_a_bump_have_no_effect() -> None:
    state = walking(3, (5, 8, "S6"), ["2", "B"])
    do(state, "+3")
    assert where(state, 0) == where(state, 1) == 8
    answer(state, [1])
    let(state)
    assert (where(state, 0), where(state, 1)) == (11, 8)


def test_a_slide_goes_past_five_counters_pawns_and_richard() -> None:
    state = walking(5, (9, 12, "S3"), richard=13, counters={11: 5, 14: 5, 15: 4})
    do(state, "+2")
    events = let(state)
    assert where(state, 0) == 15
    assert keys(events)[0] == "slides"


def test_a_slide_may_cross_into_the_next_area_and_wrap() -> None:
    state = walking(5, (48, "S9", 50), counters={49: 5}, richard=0)
    do(state, "+1")
    let(state)
    assert where(state, 0) == 1


def test_four_counters_leave_room() -> None:
    state = walking(5, (9, "S3", "S6"), counters={11: 4})
    do(state, "+2")
    let(state)
    assert where(state, 0) == 11


def test_an_empty_stage_may_be_taken_or_left_once_the_window_has_closed() -> None:
    state = walking(3, (16, *FAR))
    do(state, "+3")
    assert state.observation(None)["phase"] == "bump", "not before"
    let(state)
    assert state.legal_actions() == [TAKE, LEAVE]
    other = state.clone()
    assert "takes" in keys(do(state, "T"))
    assert where(state, 0) == "S4"
    assert "leaves" in keys(do(other, "-"))
    assert where(other, 0) == 19


def test_a_stage_may_be_taken_by_staying_put() -> None:
    state = walking(3, (19, *FAR))
    do(state, "+0", "T")
    assert where(state, 0) == "S4"


def test_staying_put_is_no_arrival_so_nothing_slides() -> None:
    state = walking(3, (12, *FAR), counters={12: 5})
    do(state, "+0")
    assert where(state, 0) == 12


def test_a_slide_may_lead_to_a_stage() -> None:
    state = walking(9, (10, *FAR), counters={15: 5}, richard=16)
    do(state, "+5")
    let(state)
    assert where(state, 0) == 17
    state = walking(9, (10, 17, "S6"), richard=16)
    do(state, "+6")
    let(state)
    assert (where(state, 0), state.observation(None)["phase"]) == (18, "take")


@pytest.mark.parametrize("step", [8, 24, 43])
def test_steps_of_a_closed_stage_are_blank(step: int) -> None:
    state = walking(4, (step - 1, *FAR))
    do(state, "+1")
    let(state)
    assert state.observation(None)["phase"] == "show"
    assert where(state, 0) == step


def test_a_stage_taken_between_moves_is_occupied_for_the_next() -> None:
    dice = [one(5), one(2), three(10), three(10)]
    state = table((16, 15, "S6"), dice=dice)
    state._begin_turn(0, None)
    assert state.observation(None)["order"] == [1]
    do(state, "+2")
    let(state)
    do(state, "T", "+4")
    let(state)
    assert (where(state, 0), where(state, 1)) == ("S4", 19)
    seen = state.observation(1)
    assert (seen["phase"], seen["heckling"]) == ("show", [None, 4, None])


def test_walkers_go_by_their_rolls_with_ties_rolled_again_before_the_first_moves() -> None:
    # Seats 0 and 2 tie on 4, then seat 2 rolls higher; seat 1 comes first with 6.
    dice = [one(4), one(6), one(4), one(1), one(3), three(7)]
    state = table((5, 10, 16, "S6"), dice=dice)
    events: list[Event] = []
    state._begin_turn(0, events.append)
    faces = [e.face for e in events if isinstance(e, Rolled)]
    assert faces[:5] == ["4", "6", "4", "1", "3"], "one die each"
    seen = state.observation(None)
    assert (seen["deciders"], seen["order"], seen["roll"]) == ([1], [2, 0], 7)


def test_a_lone_walker_rolls_no_die_for_the_order() -> None:
    state = table(("S3", 16, "S6"), dice=[three(18)])
    state._begin_turn(0, None)
    assert (state.current_player, len(state.legal_actions())) == (1, 19)


def test_whoever_is_on_a_stage_cannot_leave_it_at_will() -> None:
    state = table(("S1", "S3", "S6"))
    state._begin_turn(0, None)
    assert state.observation(None)["phase"] == "show"
