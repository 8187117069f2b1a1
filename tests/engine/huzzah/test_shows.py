"""Steps 3 and 5: cards face down, what they do with and without Richard, heckling."""

from __future__ import annotations

import pytest

from engine.events import Rolled, Scored
from engine.games.huzzah.tables import PASS, PLACE, QUIET, REMOVE, SHOW
from tests.engine.huzzah.positions import (
    bumps,
    do,
    keys,
    kinds,
    let,
    nothing_down,
    one,
    options_of,
    showing,
    table,
    three,
    where,
)

AWAY = three(18)
"""From 17 Richard goes to 35, where nobody plays in these tests."""
OPEN = {"closed": "none"}
LATE = ("S7", "S8", "S9")
"""Seat 0 where Richard comes; the others are resolved after it."""


def revealed(shows: str, *arguments, dice=(), richard=17, **named):  # type: ignore[no-untyped-def]
    """All show these cards, one letter a seat in the order asked ("~" keeps quiet); then Richard
    goes to 35, if he stood on 17, and nobody bumps him."""
    state = showing(*arguments, richard=richard, dice=[AWAY, *dice], **named)
    events = do(state, *shows)
    return state, events + let(state)


# Face down


def test_a_performer_must_show_and_a_heckler_may() -> None:
    state = showing(("S1", "S3", 12), ["2FB", "35", "HB"])
    assert state.deciders == (0, 1, 2)
    assert options_of(state).keys() == {"2", "F"}
    do(state, "2")
    assert state.legal_actions() == [SHOW + 1, SHOW + 2]
    do(state, "3")
    assert state.legal_actions() == [SHOW + 4, QUIET], "never a Bump"


def test_a_heckler_with_only_bumps_just_cannot() -> None:
    state = showing(("S1", "S3", 12), ["2", "2", "BB"])
    do(state, "2", "2")
    assert state.legal_actions() == [QUIET]
    assert bumps(state, 2) == 2, "no redraw"


def test_who_stands_by_an_empty_stage_or_on_the_path_is_not_asked() -> None:
    state = showing(("S1", 19, 5), ["2", "2", "2"])
    assert state.deciders == (0,)


def test_with_nobody_on_a_stage_richard_moves_at_once() -> None:
    state = showing((5, 10, 19), richard=17, dice=[AWAY])
    assert state.observation(None)["phase"] == "bump"
    assert state.richard == 35


def test_shows_are_secret_until_all_are_shown_together() -> None:
    state = showing(("S1", "S3", 12), ["2F", "2F", "2F"], richard=17, dice=[AWAY])
    do(state, "F")
    assert state.observation(0)["chosen"] == ["show-finale"]
    for viewer in (1, 2, None):
        seen = state.observation(viewer)
        assert (seen["down"], seen["chosen"]) == ([None] * 3, [])
        assert seen["cards"] == [2, 2, 2], "not even how many are held"
    do(state, "2", "F")
    assert state.observation(0)["down"] == ["finale", "hidden", "hidden"]
    assert state.observation(None)["down"] == ["hidden"] * 3
    assert state.observation(None)["cards"] == [1, 1, 1]
    let(state)
    assert state.observation(None)["down"] == ["finale", "two-crowd", "finale"]


def test_a_hand_of_bumps_is_shown_and_drawn_anew_even_twice_running() -> None:
    state = table(("S1", "S3", "S6"), ["BBBBB", "2", "2"], deck="BBBBB2FFFF")
    events: list = []
    state._call_for_shows(events.append)
    assert keys(events).count("only-bumps") == 2
    assert state.hand(0) == [1, 0, 0, 4, 0, 0]
    assert state.observation(None)["discards"]["bump"] == 20
    assert state.observation(None)["phase"] == "show"


def test_an_empty_hand_is_drawn_anew() -> None:
    state = table(("S1", "S3", "S6"), ["", "2", "2"], deck="23BBB")
    events: list = []
    state._call_for_shows(events.append)
    assert keys(events)[0] == "empty-hand"
    assert state.hand(0) == [1, 1, 0, 0, 0, 3]


def test_all_redraws_come_first_from_the_lead() -> None:
    state = table(("S1", "S3", "S6"), ["B", "2", "B"], deck="2222233333", lead=2)
    state._call_for_shows(None)
    assert state.deciders == (2, 0, 1)
    assert (state.hand(2)[0], state.hand(0)[1]) == (5, 5)


def test_a_redraw_may_need_the_discards() -> None:
    state = table(("S1", "S3", "S6"), ["BBBBB", "2", "2"], deck="B")
    state._call_for_shows(None)
    assert sum(state.hand(0)) == 5
    assert state.observation(None)["reshuffle"]["cards"] == [1, 1, 1]


# Crowds


@pytest.mark.parametrize(
    ("letter", "before", "after"),
    [("2", 0, 2), ("3", 0, 3), ("5", 0, 5), ("3", 4, 5), ("5", 5, 5), ("2", 3, 5)],
)
def test_a_crowd_goes_to_one_step_and_what_is_beyond_five_is_lost(
    letter: str, before: int, after: int
) -> None:
    state, _ = revealed(letter + "22", ("S3", "S4", "S6"), [letter], counters={12: before})
    assert state.legal_actions() == [PLACE + step for step in range(11, 16)]
    do(state, "@12")
    assert state.counters[12] == after


def test_a_crowd_is_lost_when_every_step_is_full() -> None:
    counters = dict.fromkeys(range(11, 16), 5)
    state, _ = revealed("322", ("S3", "S4", "S6"), ["3"], counters=counters)
    events = do(state, "@15")
    assert "places-none" in keys(events)
    assert sum(state.counters) == 25


def test_a_pawn_is_no_obstacle_for_counters_and_they_do_not_move_it() -> None:
    state, _ = revealed("52~", ("S3", "S4", 12), ["5", "2", "2"])
    do(state, "@12")
    assert (state.counters[12], where(state, 2)) == (5, 12)


@pytest.mark.parametrize(("letter", "lost"), [("2", 2), ("3", 3), ("5", 5)])
def test_richard_hates_crowds(letter: str, lost: int) -> None:
    hands, shows = [letter, "2", "2"], letter + "22"
    state, events = revealed(shows, LATE, hands, scores=[9, 0, 0], options=OPEN)
    assert state.scores[0] == 9 - lost
    assert "offends" in keys(events)
    assert not sum(state.counters[35:40])


@pytest.mark.parametrize("before", [0, 3])
def test_a_score_never_falls_below_zero(before: int) -> None:
    state, events = revealed("522", LATE, ["5"], scores=[before, 0, 0], options=OPEN)
    assert state.scores[0] == 0
    assert [e.points for e in events if isinstance(e, Scored)] == [-before]


# Finale


def test_a_finale_scores_the_crowd_clears_it_and_steps_down() -> None:
    counters = {11: 5, 13: 2, 18: 4}
    state, events = revealed("F22", ("S3", "S4", "S6"), ["F"], counters=counters)
    assert (state.scores[0], where(state, 0)) == (7, 16)
    assert sum(state.counters[11:16]) == 0
    assert state.counters[18] == 4
    assert keys(events)[-2:] == ["finale", "steps-down"]


def test_richard_spoils_a_finale() -> None:
    state, events = revealed("F22", LATE, ["F"], counters={36: 4}, scores=[5], options=OPEN)
    assert (state.scores[0], where(state, 0), sum(state.counters)) == (5, 40, 0)
    assert "finale-watched" in keys(events)


@pytest.mark.parametrize(
    ("stage", "beyond"),
    [(1, 5), (2, 10), (3, 16), (4, 22), (5, 29), (6, 34), (7, 40), (8, 45), (9, 50)],
)
def test_the_first_space_beyond_each_area(stage: int, beyond: int) -> None:
    others = ("S3", "S4") if stage not in (3, 4) else ("S1", "S2")
    state, _ = revealed("F22", (f"S{stage}", *others), ["F"], options=OPEN)
    while where(state, 0) == f"S{stage}":  # others' crowds come first
        do(state, state.choice(state.legal_actions()[0]).notation)
    assert where(state, 0) == beyond


def test_a_finale_onto_another_pawn_slides() -> None:
    state, _ = revealed("F2", ("S3", "S4", 16), ["F"])
    assert where(state, 0) == 17
    state = showing(("S3", "S4", 16), ["F"], richard=14, dice=[three(3)])
    do(state, "F", "2")
    let(state)
    assert (state.richard, where(state, 0)) == (17, 18), "past Richard too, into the next area"


def test_nobody_bumps_who_steps_down_after_a_finale() -> None:
    state, _ = revealed("F22", ("S3", "S4", "S6"), ["FB", "2B", "2B"])
    assert (where(state, 0), state.deciders) == (16, (1,)), "the next stage comes at once"
    assert state.observation(None)["phase"] == "place"


def test_a_finale_may_slide_into_the_next_area_but_heckles_nobody_there() -> None:
    """Past 16 and 17 to 18, where a Finale is shown too; that one steps down to 22 after it."""
    state = showing(("S3", "S4", 16, 17), ["F", "F"], richard=19, dice=[AWAY], options=OPEN)
    do(state, "F", "F")
    events = let(state)
    assert (where(state, 0), where(state, 1)) == (18, 22)
    assert not {"matches", "no-match", "void"} & set(keys(events))


def test_two_finales_side_by_side() -> None:
    state, _ = revealed("FF2", ("S3", "S4", "S6"), ["F", "F"], counters={11: 2, 18: 3})
    assert state.scores[:2] == [2, 3]
    assert (where(state, 0), where(state, 1)) == (16, 22)


def test_a_pawn_left_in_the_audience_stays() -> None:
    state, _ = revealed("F2~", ("S3", "S4", 12), ["F"])
    assert where(state, 2) == 12


# Huzzah!


def test_richard_loves_a_huzzah_and_the_crowd_stays() -> None:
    state, events = revealed("H22", LATE, ["H"], counters={35: 2, 36: 4}, options=OPEN)
    assert state.scores[0] == 12
    assert (state.counters[35], state.counters[36]) == (0, 4), "but his own step is empty"
    assert "pleases" in keys(events)


def test_else_three_counters_of_ones_choice_leave() -> None:
    state, _ = revealed("H22", ("S3", "S4", "S6"), ["H"], counters={11: 1, 12: 2, 14: 5})
    assert state.legal_actions() == [REMOVE + step for step in (11, 12, 14)]
    do(state, "x11")
    assert state.legal_actions() == [REMOVE + step for step in (12, 14)]
    assert state.observation(None)["left"] == 2
    do(state, "x14", "x14")
    assert [state.counters[step] for step in (11, 12, 14)] == [0, 2, 3]
    assert state.current_player == 1
    assert state.scores[0] == 0


@pytest.mark.parametrize("counters", [{}, {11: 1}, {11: 1, 15: 2}])
def test_with_no_more_than_three_all_leave(counters: dict[int, int]) -> None:
    state, events = revealed("H22", ("S3", "S4", "S6"), ["H"], counters=counters)
    assert sum(state.counters) == 0
    assert ("crowd-leaves" if counters else "no-crowd") in keys(events)
    assert state.current_player == 1


# Heckling


def test_a_match_cancels_both_swaps_and_brings_three() -> None:
    state, events = revealed("F2F", ("S3", "S4", 12), ["F", "2", "F"], counters={12: 5, 13: 1})
    assert (where(state, 2), where(state, 0)) == ("S3", 12), "the very step, full or not"
    assert state.scores == [0, 0, 3]
    assert (state.counters[12], state.counters[13]) == (5, 1)
    assert [k for k in keys(events) if k in ("matches", "finale")] == ["matches"]


def test_a_match_with_richard_watching_cancels_both_too() -> None:
    pawns, hands = ("S7", "S3", 37), ["H", "2", "H"]
    state, _ = revealed("H2H", pawns, hands, scores=[9])
    do(state, "@11") if state.observation(None)["phase"] == "place" else None
    assert state.scores == [9, 0, 3]
    assert (where(state, 0), where(state, 2)) == (37, "S7")


def test_nobody_bumps_who_swaps() -> None:
    state, _ = revealed("F2F", ("S3", "S4", 12), ["FB", "2B", "FB"])
    assert (where(state, 2), where(state, 0), state.deciders) == ("S3", 12, (1,))
    assert state.observation(None)["phase"] == "place"


def test_the_name_must_match() -> None:
    state, events = revealed("223", ("S3", "S4", 12), ["2", "2", "3"])
    assert "no-match" in keys(events)
    assert where(state, 2) == 12
    do(state, "@11", "@18")
    assert state.scores == [0, 0, 0]


def test_matching_hecklers_roll_and_the_losers_get_nothing() -> None:
    pawns, hands = ("S3", "S4", 12, 14, 15), ["F", "2", "F", "F", "F"]
    dice = [one(5), one(5), one(2), one(1), one(4)]
    state, events = revealed("F2FFF", pawns, hands, dice=dice, options=OPEN)
    assert keys(events).count("rolls") == 5, "the tie at the top is rolled again"
    assert [where(state, seat) for seat in range(5)] == [14, "S4", 12, "S3", 15]
    assert state.scores == [0, 0, 0, 3, 0]


def test_hecklers_roll_in_order_from_the_lead() -> None:
    pawns, hands = ("S3", "S4", 12, 14, 15), ["F", "2", "F", "F", "F"]
    dice = [AWAY, one(6), one(5), one(4)]
    state = showing(pawns, hands, richard=17, dice=dice, lead=4, options=OPEN)
    do(state, "F", "F", "2", "F", "F")
    events = let(state)
    rolls = [(e.player, e.face) for e in events if isinstance(e, Rolled)]
    assert rolls == [(4, "6"), (2, "5"), (3, "4")]
    assert where(state, 4) == "S3"


def test_who_keeps_quiet_heckles_no_more() -> None:
    state, events = revealed("22~", ("S3", "S4", 12), ["2", "2", "2"])
    assert state.observation(None)["heckling"] == [None] * 3
    assert "no-match" not in keys(events)


def test_a_heckler_pushed_out_by_richard_is_void() -> None:
    state = showing(("S3", "S4", 15), ["F", "2", "F"], richard=12, dice=[three(3)])
    do(state, "F", "2", "F")
    events = let(state)
    assert where(state, 2) in (16, 17)
    assert "void" in keys(events)
    assert state.scores[2] == 0
    assert where(state, 0) != "S3"


def test_a_heckler_pushed_within_the_area_still_heckles() -> None:
    state = showing(("S3", "S4", 12), ["F", "2", "F"], richard=9, dice=[three(3)])
    do(state, "F", "2", "F")
    let(state)
    assert (where(state, 2), where(state, 0)) == ("S3", 13)


def test_a_heckler_pushed_into_another_area_does_not_heckle_there() -> None:
    """He slides past two pawns into the area of a performer who shows the very same card."""
    pawns, hands = ("S3", "S4", 15, 16, 17), ["F", "3", "3"]
    state = showing(pawns, hands, richard=12, dice=[three(3)], options=OPEN)
    do(state, "F", "3", "3")
    events = let(state)
    assert where(state, 2) == 18
    assert "void" in keys(events)
    assert (where(state, 1), state.scores[2]) == ("S4", 0)


def test_stages_are_resolved_in_board_order() -> None:
    state, _ = revealed("222", ("S6", "S1", "S3"), lead=0)
    assert [state.current_player] == [1]
    do(state, "@1")
    assert state.current_player == 2
    assert state.observation(None)["stage"] == 3
    do(state, "@11")
    assert state.current_player == 0


def test_shown_cards_are_discarded() -> None:
    state, _ = revealed("223", ("S3", "S4", 12), ["2", "2", "3"])
    do(state, "@11", "@18")
    assert nothing_down(state)
    assert state.observation(None)["heckling"] == [None] * 3
    assert state.observation(None)["discards"]["two-crowd"] == 2
    assert state.observation(None)["discards"]["three-crowd"] == 1, "a heckler's too"
    assert kinds("2") == [0]
    assert state.observation(None)["phase"] == "discard"
    assert state.legal_actions()[0] > PASS
