"""Scoring: needs, payments, bonuses, coming scorings, the marker, Rubes, redraws, the end."""

from __future__ import annotations

import pytest

from engine.chance import SeededDealer
from engine.errors import IllegalAction
from engine.events import Ended, Scored
from engine.game import TERMINAL
from tests.engine.barkers_row.positions import (
    do,
    keys,
    midway,
    names,
    options_of,
    position,
    seen,
)


def test_a_total_must_reach_the_level() -> None:
    state = position(midway="B2 W", hands=("girl-rilla gallows-bride",))
    assert not {"+B1", "+H9"} & options_of(state).keys()
    state = position(midway="B2 W H3", hands=("girl-rilla gallows-bride",))
    assert [n for n in options_of(state) if n[0] == "+"] == ["+H9"]


def test_a_payment_goes_card_by_card_until_the_need_is_met() -> None:
    state = position(midway="B1 B3 W H3", hands=("girl-rilla",), under="tallest-man")
    events = do(state, "+B1")
    assert list(options_of(state)) == ["$B1", "$B3", "$W"], "matching or Wild cards only"
    events += do(state, "$B1 $W $B3")
    assert seen(state, None, "discards") == ["beasts-1", "wild", "beasts-3"], "small first overpays"
    assert midway(state) == "H3"
    assert keys(events) == ["scores", "cries", "rises", "gains", "draws-one"]
    cry = next(e.say for e in events if e.say is not None and e.say.key.endswith("cries"))
    assert cry.values["kinds"] == ("beasts-1", "wild", "beasts-3")
    assert (state.levels[0], state.rubes[0]) == (5, 2)
    assert names(state.hands[0]) == ["tallest-man"]
    assert names(state.staged[0]) == ["girl-rilla"]


def test_two_scorings_in_a_turn() -> None:
    state = position(midway="B3 B1 F3 F2", hands=("girl-rilla tallest-man",))
    do(state, "+B1 $B3 $B1")
    assert "+F10" in options_of(state)
    do(state, "+F10 $F2 $F3")
    assert (state.levels[0], state.rubes[0]) == (6, 4)


def test_the_marker_stays_at_the_top() -> None:
    state = position(
        midway="B3 B3 B2 B2", hands=("girl-rilla",), levels=(10, 4), staged=("human-pincushion",)
    )
    assert "*F6" not in options_of(state), "not at the top"
    do(state, "+B1 $B3 $B3 $B2 $B2")
    assert (state.levels[0], state.rubes[0]) == (10, 2)


def test_a_bonus_pays_and_is_used_up() -> None:
    state = position(
        midway="B1 H1", hands=("sea-serpent winged-wolf",), staged=("girl-rilla",), levels=(4, 4)
    )
    do(state, "*B1")
    assert seen(state, 0, "needs") == {"horrors": 4, "beasts": 1, "freaks": 4, "oddities": 4}
    do(state, "+B4 $B1")
    assert seen(state, 0, "needs")["beasts"] == 5
    assert (state.rubes[0], state.levels[0]) == (2, 5)


def test_a_bonus_is_spent_whole_even_if_part_would_do() -> None:
    state = position(
        midway="", hands=("sea-serpent",), staged=("girl-rilla shrunken-heads",), levels=(5, 4)
    )
    do(state, "*B1 *O1")
    assert seen(state, 0, "needs")["beasts"] == 0
    events = do(state, "+B4")
    assert "cries-free" in keys(events), "a need of 0 discards nothing"
    assert seen(state, 0, "bonus")["beasts"] == 0
    assert (state.rubes[0], seen(state, None, "discards")) == (2, [])


def test_a_discount_leaves_a_need_of_one() -> None:
    state = position(staged=("shrunken-heads conjoined-twins",), hands=("girl-rilla",))
    do(state, "*O1 *F4")
    assert seen(state, 0, "needs")["beasts"] == 1
    assert "+B1" not in options_of(state)


def test_coming_scorings_add_up_and_lose_one_use_each() -> None:
    state = position(
        midway="B3 B2 F3 F2 H2 H3",
        hands=("girl-rilla tallest-man gallows-bride",),
        staged=("conjoined-twins shrunken-heads phantom-organist two-headed-calf",),
        levels=(8, 4),
    )
    do(state, "*F4 *O1 *H8 *B3")
    assert seen(state, 0, "needs")["beasts"] == 3
    do(state, "+B1 $B3")
    assert (state.levels[0], state.rubes[0]) == (8, 3), "the marker stays, one more Rube"
    assert seen(state, 0, "next_scores") == [[2, False, 0, 1]]
    assert seen(state, 0, "needs")["freaks"] == 6
    state.levels[0] = 6
    state._legal = None
    do(state, "+F10 $F2 $F3")
    assert (state.levels[0], state.rubes[0]) == (7, 5)
    assert seen(state, 0, "next_scores") == []


def test_a_second_hold_is_wasted() -> None:
    state = position(midway="B3 B1", hands=("girl-rilla",))
    state.next_scores = ((0, True, 0, 1), (0, True, 0, 1))
    do(state, "+B1 $B3 $B1")
    assert state.levels[0] == 4
    assert state.next_scores == ()


def test_what_is_left_at_the_end_of_a_turn_is_lost() -> None:
    state = position(
        staged=("conjoined-twins girl-rilla swamp-fiend iron-strongbox",),
        midway="B3",
        row="H1 B1 F1",
    )
    do(state, "*F4 *B1 *H6 R1")
    assert seen(state, 0, "totals")["horrors"] == 4
    do(state, ".")
    o = state.observation(0)
    assert (o["next_scores"], sum(o["bonus"].values()), o["effects"]) == ([], 0, [])
    assert o["totals"]["beasts"] == 3
    assert o["totals"]["horrors"] == 1


def test_rubes_that_fill_the_grandstand_win_at_once() -> None:
    state = position(midway="B3 B1", hands=("girl-rilla",), rubes=(11, 12, 3), players=3)
    events = do(state, "+B1 $B3 $B1")
    assert state.current_player == TERMINAL
    assert len(seen(state, 0, "hand")) == 0, "no card is drawn any more"
    assert [(row.player, row.place, row.score) for row in state.standings()] == [
        (0, 1, 13),
        (1, 2, 12),
        (2, 3, 3),
    ]
    assert state.returns() == [1.0, 0.0, 0.0]
    assert isinstance(events[-1], Ended)
    assert events[-1].winners == (0,)
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_more_than_enough_is_fine_and_others_share_places() -> None:
    state = position(
        midway="B3 B1",
        hands=("girl-rilla",),
        staged=("two-headed-calf",),
        rubes=(12, 4, 4),
        players=3,
    )
    do(state, "*B3 +B1 $B3 $B1")
    assert [(row.place, row.score) for row in state.standings()] == [(1, 15), (2, 4), (2, 4)]


def test_a_short_game() -> None:
    state = position(midway="B3 B1", hands=("girl-rilla",), rubes=(7, 0), options={"seats": 9})
    do(state, "+B1 $B3 $B1")
    assert state.current_player == TERMINAL


def test_a_power_may_win_in_its_middle() -> None:
    state = position(staged=("iron-strongbox",), rubes=(12, 0))
    events = do(state, "*O8")
    assert state.current_player == TERMINAL
    assert "shielded" not in keys(events)
    assert state.stack == []
    state = position(staged=("man-eating-tiger",), rubes=(12, 12))
    events = do(state, "*B6 @2")
    assert (state.rubes, state.current_player) == ([13, 11], TERMINAL)
    assert any(isinstance(event, Scored) for event in events)


def test_without_powers_on_stage_cards_do_nothing() -> None:
    state = position(staged=("tallest-man",), options={"powers": False})
    assert list(options_of(state)) == ["R1", "R2", "R3"]


# Redraws


def test_three_of_one_suit_may_be_exchanged_again_and_again() -> None:
    beasts = "girl-rilla sea-serpent winged-wolf"
    more = "snake-pit learned-pig dancing-bear"
    state = position(hands=(beasts,), under=more)
    events = do(state, "~B1,4,5")
    assert keys(events)[0] == "redraws"
    assert names(state.hands[0]) == sorted(beasts.split(), key=beasts.find), "unshuffled: the same"
    do(state, "~B1,4,5")
    assert not seen(state, 0, "redrawn")


def test_of_four_three_are_shown_and_only_once_a_turn() -> None:
    state = position(hands=("girl-rilla sea-serpent winged-wolf snake-pit",))
    redraws = [notation for notation in options_of(state) if notation[0] == "~"]
    assert redraws == ["~B1,4,5", "~B1,4,9", "~B1,5,9", "~B4,5,9"]
    do(state, "~B1,4,9")
    assert "winged-wolf" in names(state.hands[0])
    assert seen(state, 0, "hands")[0] == 4
    assert not any(notation[0] == "~" for notation in options_of(state))
    do(state, "R1 .")
    assert not seen(state, 1, "redrawn")
    picks = [state.choice(a).picks for a in state.legal_actions()]
    assert all(len(steps) < 4 for steps in picks)


def test_a_hand_of_three_may_be_exchanged_after_a_larger_one_was() -> None:
    state = position(hands=("girl-rilla sea-serpent winged-wolf",))
    state.redrawn = True
    state._legal = None
    assert "~B1,4,5" in options_of(state)


def test_what_was_shown_is_shuffled_into_the_deck() -> None:
    """It lies on top before that, so without a shuffle the same three would come again."""
    beasts, drawn = "girl-rilla sea-serpent winged-wolf", set()
    for seed in range(5):
        state = position(hands=(beasts,), dealer=SeededDealer(seed))
        do(state, "~B1,4,5")
        drawn.add(state.hands[0])
    assert len(drawn) == 5


def test_no_redraw_with_an_empty_deck_or_fewer_than_three() -> None:
    state = position(hands=("girl-rilla sea-serpent winged-wolf",))
    state.retired[1] = sum(1 << card for card in state.attractions)
    state.attractions.clear()
    assert not any(notation[0] == "~" for notation in options_of(state))
    state = position(hands=("girl-rilla sea-serpent gallows-bride",))
    assert not any(notation[0] == "~" for notation in options_of(state))


def test_with_an_empty_deck_nothing_is_drawn() -> None:
    state = position(midway="B3 B1", hands=("girl-rilla",))
    state.retired[1] = sum(1 << card for card in state.attractions)
    state.attractions.clear()
    do(state, "+B1 $B3 $B1")
    assert seen(state, 0, "hand") == []
