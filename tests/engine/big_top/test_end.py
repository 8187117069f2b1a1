"""How a hand and the game end, and what everybody gets."""

from __future__ import annotations

import pytest

from engine.chance import SeededDealer
from engine.errors import IllegalAction
from engine.events import Ended
from engine.game import TERMINAL
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import PASS
from tests.engine.big_top.positions import do, keys, options_of, place_bets, position

LAST = {"stacks": "Cl2", "charts": {1: {3: "Cl6"}}}


def test_the_last_card_from_the_hand_is_paid_and_ends_the_hand() -> None:
    state = position("Cl3", "Cd4 Sl5", **LAST)  # type: ignore[arg-type]
    events = do(state, "Cl3")
    assert state.current_player == TERMINAL
    assert state.legal_actions() == []
    seen = state.observation(None)
    assert seen["tracks"] == [3, 0, 0]
    # Seat 0 has all 25; seat 1 holds Clowns (on the chart too) and Sideshow, bets 10, 7, 5, 3.
    assert seen["totals"] == [28, 8, 0]
    assert [(row.player, row.place, row.score) for row in state.standings()] == [
        (0, 1, 28),
        (1, 2, 8),
        (2, 3, 0),
    ]
    assert state.returns() == [1, 0, 0]
    assert keys(events)[:3] == ["plays", "paid", "goes-out"]
    assert isinstance(events[-1], Ended)
    with pytest.raises(IllegalAction):
        state.apply_action(PASS)


def test_a_last_card_played_from_the_chart_ends_the_hand_unpaid() -> None:
    state = position("", "Cd4", stacks="Cl2", charts={0: {0: "Cl3"}, 1: {3: "Cl6"}})
    do(state, "Cl3")
    assert state.current_player == TERMINAL
    assert state.observation(None)["tracks"] == [0, 0, 0]
    assert state.observation(None)["totals"] == [25, 15, 0]


def test_calling_the_last_card_does_not_end_the_hand() -> None:
    state = position("Cl4", "Cd4", stacks="Cl2")
    do(state, "Cl4!")
    assert state.current_player == 1
    assert state.observation(None)["sizes"][0] == 0


def test_a_hand_with_a_call_left_goes_on() -> None:
    state = position("Cl3", "Cd4", stacks="Cl2", charts={0: {0: "Sl3"}})
    do(state, "Cl3")
    assert state.current_player == 1


@pytest.mark.parametrize(
    ("hand", "standing", "paid"),
    [
        ("", {}, 25),  # which cannot be, but one could have gone out of every suit by a call
        ("Sl5 Al5", {}, 13),
        ("Sl5", {1: "Cl6"}, 8),  # only a call is left of Clowns: it does not pay
        ("Cl6 Sl5 Al5 Pl5", {}, 0),
        ("Pd6", {}, 22),  # suits played out, or never dealt
    ],
)
def test_receipts_pay_for_suits_of_which_nothing_is_left(
    hand: str, standing: dict[int, str], paid: int
) -> None:
    state = position("Cl3", hand, stacks="Cl2", charts={1: standing})
    assert state.receipts_paid(1) == paid
    do(state, "Cl3")
    assert state.observation(None)["past"][-1]["receipts"][1] == paid


def test_track_money_is_added_for_everybody() -> None:
    state = position("Cl3", "Sl5 Cl6 Pl5", stacks="Cl2", tracks={0: 2, 1: 30, 2: 7})
    do(state, "Cl3")
    assert state.observation(None)["totals"] == [27, 35, 7]


def test_a_tie_is_a_shared_win() -> None:
    state = position("Cl3", "Sl5", stacks="Cl2", totals=(0, 0, 0), tracks={1: 7})
    events = do(state, "Cl3")
    assert state.observation(None)["totals"][:2] == [25, 25]
    assert state.returns() == [0.5, 0.5, 0]
    ended = events[-1]
    assert isinstance(ended, Ended)
    assert ended.winners == (0, 1)
    assert ended.say is not None
    assert ended.say.key == "big_top.share-win"


def test_bets_and_hands_are_shown_when_the_hand_is_over() -> None:
    state = position("Cl3", "Sl5 Al5", stacks="Cl2", bets={1: (3, 5, 7, 10)})
    assert state.observation(0)["bets"][1] is None
    events = do(state, "Cl3")
    seen = state.observation(None)
    assert seen["shown"]
    assert seen["hands"][1] == ["sideshow-light-5", "animals-light-5"]
    assert seen["bets"][1] == {"clowns": 3, "sideshow": 5, "animals": 7, "performers": 10}
    told = keys(events)
    assert [told.count(key) for key in ("left-with", "had-bet", "money")] == [2, 3, 3]


def test_nothing_but_totals_goes_into_the_next_hand() -> None:
    options = {"hands": "book"}
    state = position("Cl3", "Sl5", stacks="Cl2", options=options, tracks={1: 4}, totals=(1, 2, 3))
    dealer = state.observation(None)["dealer"]
    events = do(state, "Cl3")
    seen = state.observation(None)
    assert (seen["hand"], seen["dealer"], seen["betting"]) == (1, (dealer + 1) % 3, True)
    assert seen["totals"] == [26, 24, 3]
    assert seen["tracks"] == [0, 0, 0]
    assert not seen["shown"]
    assert seen["may"] == [(1 << 52) - 1] * 3
    assert sum(seen["sizes"]) == 52
    assert not any(any(stack.values()) for stack in seen["stacks"].values())
    (past,) = seen["past"]
    assert (past["out"], past["tracks"], past["receipts"]) == (0, [0, 4, 0], [25, 18, 0])
    assert past["left"][1] == ["sideshow-light-5"]
    assert not any(isinstance(event, Ended) for event in events)
    assert keys(events)[-2:] == ["hand-begins", "leads"]
    assert [row.score for row in state.standings()] == [26, 24, 3]
    assert state.returns() == [0, 0, 0]


def test_totals_are_public_and_add_up() -> None:
    state = BIG_TOP.new_state(4, {}, SeededDealer(2))
    while state.current_player != TERMINAL:
        if state.block is not None:
            place_bets(state)
        state.apply_action(state.legal_actions()[-1])
        seen = state.observation(None)
        sums = [
            sum(hand["tracks"][seat] + hand["receipts"][seat] for hand in seen["past"])
            for seat in range(4)
        ]
        assert seen["totals"] == sums
    assert len(state.past) == 4
    assert all(hand.receipts[hand.out] == 25 for hand in state.past)


def test_a_stalemate_is_noticed() -> None:
    state = position("", "", charts={0: {0: "Cl3"}, 1: {0: "Cl4"}, 2: {0: "Cl6"}})
    state.hands = [0, 0, 0]
    do(state, "-", "-")
    with pytest.raises(AssertionError, match="stalemate"):
        do(state, "-")


def test_a_full_chart_never_meets_a_call() -> None:
    state = position("Cl5", "Pd6")
    state.charts[0] = (-1, -1, -1, 20)
    state.forget()
    with pytest.raises(AssertionError, match="no space"):
        options_of(state)
