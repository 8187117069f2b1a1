"""Moving Barkers: the required move, "+", clearing the Row, the deck, the end of a turn."""

from __future__ import annotations

import pytest

from engine.chance import ScriptedDealer, SeededDealer
from engine.errors import IllegalAction
from engine.games.barkers_row import GAME
from engine.games.barkers_row.moves import END
from tests.engine.barkers_row.positions import (
    do,
    keys,
    midway,
    options_of,
    position,
    seen,
    totals,
)


def running_example() -> list[list[int]]:
    """Plays the rulebook's example and notes the totals after each move."""
    state = position(
        row="B3 O1 W",
        deck="W+ H2 O2 H3",
        hands=("", "", "", "shrunken-heads"),
        players=4,
        staged=("girl-rilla",),
    )
    noted = []
    for notations in ("R1 .", "R2 .", "R3 ."):
        do(state, notations)
        noted.append(totals(state))
    state.current_player = 0  # the book goes on with Player 1
    state._legal = None
    do(state, "R1")
    noted.append(totals(state))
    do(state, "R2 .")
    noted.append(totals(state))
    state.current_player = 3
    state._legal = None
    do(state, "R3")
    noted.append(totals(state))
    for payment in ("$O2 $W $W+", "$O2 $O1 $W"):
        paid = state.clone()
        do(paid, f"+O1 {payment}")
        noted.append(totals(paid))
        assert (paid.levels[3], paid.rubes[3], seen(paid, None, "hands")[3]) == (5, 2, 1)
    return noted


def test_example_playing_barker_cards_to_score_an_attraction() -> None:
    assert running_example() == [
        [0, 3, 0, 0],
        [0, 3, 0, 1],
        [1, 4, 1, 2],
        [2, 5, 2, 3],
        [4, 5, 2, 3],
        [4, 5, 2, 5],
        [2, 3, 0, 1],
        [3, 4, 1, 1],
    ]


def test_a_turn_cannot_end_before_its_move() -> None:
    state = position(hands=("girl-rilla",), midway="B3 B1")
    assert "." not in options_of(state)
    with pytest.raises(IllegalAction):
        state.apply_action(END)
    do(state, "+B1 $B3 $B1 R1")
    assert "R1" not in options_of(state)
    do(state, ".")
    assert state.current_player == 1


def test_the_slot_is_refilled_from_the_deck() -> None:
    state = position(row="H1 B1 F1", deck="O2 H3")
    do(state, "R2")
    assert seen(state, None, "row") == ["horrors", "oddities", "freaks"]
    assert seen(state, None, "top") == "horrors"
    assert midway(state) == "B1"


def test_a_plus_asks_for_a_move_at_once() -> None:
    state = position(row="W+ B1 F1", deck="W+ W+ H3", hands=("girl-rilla",), midway="B3")
    events = do(state, "R1")
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    assert keys(events) == ["moves", "plus"]
    do(state, "R1 R1")
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R1")
    assert midway(state) == "H3 B3 W+ W+ W+"
    assert "+B1" in options_of(state)


def test_a_chain_ends_with_an_empty_row() -> None:
    state = position(row="W+ - -", deck="")
    do(state, "R1")
    assert list(options_of(state)) == ["."]


def test_a_row_of_one_suit_may_be_cleared_once_before_a_move() -> None:
    state = position(row="H1 H2 H3", deck="H1 H2 H2 B1", hands=("girl-rilla",), midway="B3 B1")
    assert "X" in options_of(state)
    events = do(state, "X")
    assert keys(events) == ["clears-row"]
    assert seen(state, None, "discards") == ["horrors-1", "horrors-2", "horrors-3"]
    assert list(options_of(state)) == ["R1", "R2", "R3"], "nothing comes between"
    do(state, "R1")
    assert "X" not in options_of(state)
    assert "." in options_of(state)


@pytest.mark.parametrize("row", ["W W W", "H1 H2 B1", "H1 H2 -"])
def test_other_rows_may_not(row: str) -> None:
    assert "X" not in options_of(position(row=row, deck="" if "-" in row else None))


def test_clear_before_a_move_for_a_plus() -> None:
    state = position(row="W+ H2 H3", deck="H1 F1 F2 F3 F1")
    do(state, "R1")
    assert list(options_of(state)) == ["R1", "R2", "R3", "X"]
    do(state, "X")
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R3")
    assert midway(state) == "F3 W+"


def test_clear_before_each_move_of_a_power() -> None:
    state = position(row="H1 H2 H3", deck="F1 F2 F3 F1 B1 O1 O2 O3 O1", staged=("winged-wolf",))
    do(state, "*B5 X R1 X R1 R1")
    assert seen(state, None, "moved") is False
    assert state.stack == []


def test_the_discards_are_shuffled_in_mid_move() -> None:
    state = position(row="H1 B1 F1", deck="", discards="")
    for code in ("H3", "B3"):
        kind = {"H3": 2, "B3": 5}[code]
        state.discard(kind)
    state.row = [0, 3, 6]
    events = do(state, "R1")
    assert keys(events) == ["moves", "reshuffles"]
    assert [seen(state, None, k) for k in ("deck", "discards")] == [1, []]
    assert seen(state, None, "row")[0] in ("horrors", "beasts")


def test_a_just_cleared_row_is_among_them() -> None:
    state = position(row="H1 H2 H3", deck="", discards="")
    events = do(state, "X")
    assert keys(events) == ["clears-row", "reshuffles"]
    assert seen(state, None, "row") == ["horrors"] * 3
    assert seen(state, None, "deck") == 0


def test_the_row_stays_short_until_a_payment_left_discards() -> None:
    hand = "girl-rilla sea-serpent tallest-man"
    state = position(row="H1 B1 F1", deck="", hands=(hand,))
    do(state, "R1")
    assert seen(state, None, "row") == [None, "beasts", "freaks"]
    do(state, "+B1 $B1")
    assert seen(state, None, "row")[0] is None
    do(state, "$B3")
    assert seen(state, None, "row")[0] == "beasts"


def test_without_a_row_the_move_is_skipped_but_scoring_is_a_must() -> None:
    state = position(row="- - -", deck="", hands=("girl-rilla",), levels=(10, 4))
    assert list(options_of(state)) == ["+B1"], "all 36 cards are in the Midway"
    assert totals(state) == [22, 22, 22, 22]
    assert state.prompt().key == "barkers_row.prompt.turn-must-score"
    do(state, "+B1 $B3 $B3 $B2 $B2")
    assert "R1" in options_of(state), "there is a Row again"
    assert "." not in options_of(state)
    idle = position(row="- - -", deck="")
    assert list(options_of(idle)) == ["."]


def test_all_begin_on_level_four_with_three_attractions() -> None:
    state = GAME.new_state(3, {}, SeededDealer(1))
    while state.block is not None:
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player
    o = state.observation(seat)
    assert (o["levels"], o["hands"], o["rubes"], o["crowd"]) == ([4] * 3, [3] * 3, [0] * 3, 52)
    assert (o["deck"], o["attractions"], len(o["hand"])) == (33, 31, 3)
    assert (o["turn"], o["moved"]) == (1, False)


def test_the_opening_choice_is_secret_until_all_have_chosen() -> None:
    state = GAME.new_state(2, {}, ScriptedDealer([0]))
    dealt = seen(state, 0, "hand")
    assert len(dealt) == 5
    assert seen(state, 1, "hands") == [5, 5]
    before = state.observation(1)
    for name in dealt[:3]:
        state.apply_action(next(a for a in state.legal_actions() if name in str(state.choice(a))))
    assert seen(state, 0, "kept") == dealt[:3]
    assert state.observation(1) == before
    assert seen(state, None, "row") == [None] * 3
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert seen(state, 0, "hand") == dealt[:3]
    assert seen(state, 0, "hands") == [3, 3]
    assert seen(state, 0, "ledger") == [["returned", 0, dealt[3:]], ["returned", 1, None]]


def test_what_was_returned_is_shuffled_into_the_deck() -> None:
    deep = 0
    for seed in range(5):
        state = GAME.new_state(2, {}, SeededDealer(seed))
        dealt = state.hands[0] | state.hands[1]
        while state.block is not None:
            state.apply_action(state.legal_actions()[0])
        returned = dealt & ~(state.hands[0] | state.hands[1])
        deep += sum(returned >> card & 1 for card in state.attractions[:-4])
    assert deep > 10, "most of these twenty lie deeper than where they were put"


def test_seats_take_turns_clockwise() -> None:
    state = position(players=3)
    order = []
    for _ in range(4):
        order.append(state.current_player)
        do(state, "R1")
        while "." not in options_of(state):
            do(state, "R1")
        do(state, ".")
    assert order == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("hand", "staged", "asked"),
    [
        ("", "", "turn-end"),
        ("girl-rilla", "", "turn-score"),
        ("", "sea-serpent", "turn-use"),
        ("girl-rilla", "sea-serpent", "turn-both"),
        ("tallest-man lobster-boy bearded-lady", "", "turn-redraw"),
    ],
)
def test_after_the_move_the_prompt_names_what_can_be_done(
    hand: str, staged: str, asked: str
) -> None:
    state = position("B2 B2 H1", hands=(hand,), staged=(staged,), moved=True)
    assert state.prompt().key == f"barkers_row.prompt.{asked}"
