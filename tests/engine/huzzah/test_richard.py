"""Step 4: Richard's way, gates and Bumps, and what he does where he rests."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from engine.chance import FastDealer
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.data import GATES, STEPS
from engine.games.huzzah.landing import WHOLE, landing, watching
from engine.games.huzzah.tables import IS_GATE, STAGE_AT
from tests.engine.huzzah.positions import (
    answer,
    bumps,
    do,
    keys,
    let,
    one,
    showing,
    table,
    three,
    where,
)

ON = ("S1", "S3", "S6")
"""Three performers."""


def test_richard_walks_exactly_what_the_dice_show() -> None:
    state = showing(ON, richard=23, dice=[three(5)])
    do(state, "2", "2", "2")
    assert state.richard == 28
    assert state.deciders == (0, 1, 2), "then anyone may bump him"


def test_gates_chain() -> None:
    # From 3 on 3 to Gate 1; die 6, so on from 50, 7 to Gate 1 again; die 2, so on from 16.
    dice = [three(3), one(6), three(7), one(2), three(9)]
    state = showing(ON, richard=3, dice=dice)
    events = do(state, "2", "2", "2")
    assert state.richard == 25
    said = [k for k in keys(events) if k.startswith("richard")]
    assert said == [
        *("richard-walks", "richard-jumps", "richard-walks", "richard-jumps", "richard-walks")
    ]


def test_a_walk_from_a_gate_wraps() -> None:
    state = showing(ON, richard=3, dice=[three(3), one(6), three(3)])
    do(state, "2", "2", "2")
    assert state.richard == 2


def test_there_is_no_window_on_a_gate() -> None:
    state = showing(ON, ["2B", "2B", "2B"], richard=3, dice=[three(3), one(1), three(4)])
    do(state, "2", "2", "2")
    assert state.richard == 10, "he has jumped before anybody was asked"


def test_richard_is_bumped_first_in_order_from_the_lead() -> None:
    state = showing(ON, ["2B", "2B", "2B"], richard=23, dice=[three(3)], lead=1)
    assert state.deciders == (1, 2, 0)
    do(state, "2", "2", "2")
    answer(state, [0, 2])
    assert [bumps(state, seat) for seat in range(3)] == [1, 1, 0]
    assert state.richard == 29


def test_a_bump_onto_a_gate_makes_him_jump_and_opens_a_new_window() -> None:
    dice = [three(4), one(5), three(3)]
    state = showing(ON, ["2B", "2B", "2"], richard=23, dice=dice)
    do(state, "2", "2", "2")
    events = answer(state, [0])
    assert "richard-jumps" in keys(events)
    assert state.richard == 43
    assert state.observation(None)["phase"] == "bump"
    answer(state, [1])
    assert state.richard == 46


def test_only_where_he_rests_does_he_do_anything() -> None:
    counters = {11: 3, 14: 2}
    state = showing(ON, ["2B", "2", "2"], richard=5, counters=counters, dice=[three(6)])
    do(state, "2", "2", "2")
    assert state.counters[11] == 3, "not while a Bump may come"
    answer(state, [0])
    events = let(state)
    assert (state.counters[11], state.counters[14]) == (3, 0)
    assert [k for k in keys(events) if k in ("scared", "richard-watches")] == [
        "richard-watches",
        "scared",
    ]


def test_on_the_way_he_passes_over_everything() -> None:
    counters = {11: 3, 12: 5}
    state = showing(("S1", "S3", 13), richard=10, counters=counters, dice=[three(4)])
    do(state, "2", "2", "~")
    let(state)
    assert (state.richard, where(state, 2)) == (14, 13)
    assert (state.counters[11], state.counters[12]) == (3, 5)


@pytest.mark.parametrize(
    ("start", "counters", "lands"),
    [(25, {}, 26), (25, {26: 5}, 27), (28, {}, 29), (50, {}, 0)],
)
def test_a_pawn_where_he_rests_is_pushed_on_and_slides(
    start: int, counters: dict[int, int], lands: int
) -> None:
    crowd = counters if counters else {}
    options = {"closed": "none"}
    pawns = ("S5", "S3", start)
    if start == 50:  # Richard cannot rest on a gate, so let the pawn stand on the Main Gate
        start, lands, pawns = 0, 1, ("S5", "S3", 0)
    richard = (start - 3) % STEPS
    state = showing(pawns, richard=richard, counters=crowd, dice=[three(3)], options=options)
    while state.observation(None)["phase"] == "show":
        do(state, state.choice(state.legal_actions()[-1]).notation)
    events = let(state)
    assert "pushed" in keys(events)
    assert where(state, 2) == lands


def test_a_push_past_another_pawn() -> None:
    state = showing(("S5", 25, 26), richard=22, dice=[three(3)], options={"closed": "none"})
    do(state, "2", "~", "~")
    let(state)
    assert (where(state, 1), where(state, 2)) == (27, 26)


def test_richard_on_a_closed_stage_or_an_empty_one_watches_nobody() -> None:
    for richard, key in ((24, "richard-rests-alone"), (36, "richard-rests-alone")):
        state = showing(ON, ["2", "2", "2"], richard=richard - 3, dice=[three(3)])
        events = do(state, "2", "2", "2")
        events += let(state)
        assert key in keys(events)
        assert state.observation(None)["phase"] == "place", "a Crowd comes to the first stage"


def test_there_is_no_window_after_his_push() -> None:
    state = showing(("S1", "S3", 12), ["2B", "2B", "2B"], richard=9, dice=[three(3)])
    do(state, "2", "2", "~")
    answer(state, [])
    assert where(state, 2) == 13
    assert state.observation(None)["phase"] == "place"


# Where he lands


def test_landing_is_a_distribution_without_gates() -> None:
    for start in range(STEPS):
        chances = landing(start)
        assert sum(chances) == WHOLE
        assert all(not chances[gate] for gate in GATES)


def test_landing_without_a_gate_in_reach_is_three_dice() -> None:
    """From 23 a gate lies at 7 (Gate 4) and at 17 (Gate 5); 3 can only be all ones, but jumps lead
    to the same step too."""
    chances = [Fraction(parts, WHOLE) for parts in landing(23)]
    ways = Counter(a + b + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    jumps = Fraction(ways[7] + ways[17], 216)
    assert chances[26] - Fraction(1, 216) <= jumps
    assert chances[26] > Fraction(1, 216)
    far = [step for step in range(STEPS) if not (step - 23) % STEPS <= 18]
    assert sum(chances[step] for step in far) <= jumps


def test_landing_is_what_the_rules_do() -> None:
    dealer, count = FastDealer(5), 1500
    state = table(ON)
    state.dealer = dealer
    for start in (3, 19, 37, 48):
        seen: Counter[int] = Counter()
        for _ in range(count):
            state.richard = start
            state.walk_richard(None)
            if IS_GATE[state.richard]:
                state.jump(None)
            seen[state.richard] += 1
        total, chances = sum(seen.values()), landing(start)
        for step in range(STEPS):
            expected = chances[step] / WHOLE
            spread = 4.5 * (expected * (1 - expected) / total) ** 0.5
            assert abs(seen[step] / total - expected) <= spread, f"from {start} to {step}"


def test_preparing_leaves_nothing_to_be_worked_out() -> None:
    steps = sum(1 for _ in HUZZAH.prepare())
    before = watching.cache_info().misses
    assert steps == STEPS
    for start in range(STEPS):
        watching(start)
    assert watching.cache_info().misses == before


def test_watching_sums_the_steps_of_each_area() -> None:
    for start in (0, 24):
        chances = [parts / WHOLE for parts in landing(start)]
        for stage, chance in enumerate(watching(start)):
            steps = [step for step in range(STEPS) if STAGE_AT[step] == stage]
            assert chance == pytest.approx(float(sum(chances[step] for step in steps)))
