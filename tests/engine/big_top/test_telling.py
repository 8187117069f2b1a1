"""What is told and asked, and how choices are picked."""

from __future__ import annotations

import random

import pytest

from engine.chance import SeededDealer
from engine.events import Event, Moved
from engine.game import TERMINAL, Choice
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.rules import BigTopState
from tests.engine.big_top.positions import ONE, begun, do, keys, options_of, position


def asked(state: BigTopState) -> str:
    return state.prompt().key.removeprefix("big_top.prompt.")


def offered(state: BigTopState, notation: str) -> Choice:
    return state.choice(options_of(state)[notation])


def test_a_hand_is_announced() -> None:
    events: list[Event] = []
    state = BIG_TOP.new_state(3, {}, SeededDealer(4), events.append)
    dealer = state.observation(None)["dealer"]
    assert keys(events) == ["hand-begins", "leads"]
    says = [event.say for event in events]
    assert says[0] is not None
    assert says[0].values == {"who": dealer, "hand": 1, "hands": 6}
    assert says[1] is not None
    assert says[1].values == {"who": (dealer + 1) % 3}
    assert events[0].reveals


def test_placing_receipts() -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    assert asked(state) == "bet"
    assert offered(state, "A7").picks == (("receipt:7",), ("bet:animals",))
    do(state, "A7", "S10")
    moves = do(state, "P3")
    assert ways(moves) == [
        ("receipt:5", "receipts", "bet:clowns"),
        ("receipt:3", "receipts", "bet:performers"),
    ]
    assert asked(state) == "confirm"
    assert offered(state, "=").picks == (("button:confirm",),)


def test_changing_bets() -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    do(state, "A7", "S10")
    assert asked(state) == "bet"
    swap = offered(state, "7x3")
    assert swap.say.key == "big_top.choice.swap"
    assert swap.say.values == {"dollars": 7, "other": 3}
    assert swap.picks == (("receipt:7", "receipt:3"), ("receipt:3", "receipt:7"))
    assert ways(do(state, "7x3")) == [
        ("receipt:7", "bet:animals", "receipts"),
        ("receipt:3", "receipts", "bet:animals"),
    ]
    assert offered(state, "C10").picks == (("receipt:10",), ("bet:clowns",))
    assert ways(do(state, "C10")) == [("receipt:10", "bet:sideshow", "bet:clowns")]
    do(state, "S7")
    assert asked(state) == "confirm"
    assert ways(do(state, "10x5")) == [
        ("receipt:10", "bet:clowns", "bet:performers"),
        ("receipt:5", "bet:performers", "bet:clowns"),
    ]


def ways(events: list[Event]) -> list[tuple[str, str, str]]:
    """Piece, source and target of what moved."""
    return [(e.piece, e.source, e.target) for e in events if isinstance(e, Moved)]


@pytest.mark.parametrize(
    ("hand", "stacks", "chart", "prompt"),
    [
        ("Cl3 Sl4", "Cl2", {}, "play-or-call"),
        ("Cl3 C*", "", {}, "play-or-call"),
        ("Cl3 Cd1", "Cl2", {}, "play"),
        ("Sl4 Sl5", "Cl2", {}, "call"),
        ("Cl5", "Cl2", {0: "Cd4"}, "pass"),
        ("", "Cl2", {0: "Cd4"}, "pass-empty"),
        ("Cl5", "Cl2", {0: "Cl3"}, "called"),
        ("Cl5", "Cl2 S*", {0: "Cl3", 1: "Sd1"}, "called-several"),
    ],
)
def test_what_is_asked(hand: str, stacks: str, chart: dict[int, str], prompt: str) -> None:
    assert asked(position(hand, "Pd6", stacks=stacks, charts={0: chart})) == prompt


def test_choices_of_a_turn() -> None:
    charts = {1: {3: "Cl5"}, 2: {1: "Cl6"}, 0: {2: "Pl4"}}
    state = position("Cl3 Cd1 S* Al4", "Pd6", stacks="Cl2", charts=charts)
    pays = offered(state, "Cl3")
    assert pays.say.key == "big_top.choice.play-earn"
    assert pays.say.values == {"card": "clowns-light-3", "dollars": 4}
    assert pays.picks == (("card:clowns-light-3",), ("stack:clowns-light",))
    plain = offered(state, "Cd1")
    assert plain.say.key == "big_top.choice.play"
    assert plain.picks == (("card:clowns-dark-1",), ("stack:clowns-dark",))
    assert offered(state, "S*").picks == (("card:sideshow-poster",), ("stack:sideshow-poster",))
    call = offered(state, "Al4!")
    assert call.say.key == "big_top.choice.call"
    assert call.picks == (("card:animals-light-4",), ("space:0-3",))


def test_a_called_card_is_picked_on_the_chart() -> None:
    state = position("Cl5", "Pd6", stacks="Cl2", charts={0: {1: "Cl3"}, 1: {3: "Cl6"}})
    choice = offered(state, "Cl3")
    assert choice.say.key == "big_top.choice.play-called"
    assert choice.picks == (("card:clowns-light-3",), ("stack:clowns-light",))
    assert state.prompt().values == {"card": "clowns-light-3"}


def test_passing_is_a_button() -> None:
    state = position("", "Pd6", charts={0: {0: "Cd4"}})
    assert offered(state, "-").picks == (("button:pass",),)


def test_cards_move_from_place_to_place() -> None:
    state = position("Cl3 Sl4", "Sd2 Pl1", stacks="Cl2")
    (play,) = (e for e in do(state, "Cl3") if isinstance(e, Moved))
    assert (play.piece, play.source, play.target) == (
        "card:clowns-light-3",
        "hand:0",
        "stack:clowns-light",
    )
    (call,) = (e for e in do(state, "Sd2!") if isinstance(e, Moved))
    assert (call.piece, call.source, call.target) == ("card:sideshow-dark-2", "hand:1", "space:1-3")
    state = position("", "Pd6", stacks="Cl2", charts={0: {1: "Cl3", 0: "Sl3"}})
    (played,) = (e for e in do(state, "Cl3") if isinstance(e, Moved))
    assert (played.source, played.target) == ("space:0-1", "stack:clowns-light")


def test_ids_of_a_turn_never_name_a_hidden_card() -> None:
    """What is told to everybody names only cards that everybody sees by then."""
    choose = random.Random(2)
    state = begun(4)
    while state.current_player != TERMINAL:
        events: list[Event] = []
        state.apply_action(choose.choice(state.legal_actions()), events.append)
        if state.current_player == TERMINAL:
            break
        hidden = {f"card:{name}" for s in range(4) for name in state.observation(s)["hands"][s]}
        moved = [event for event in events if isinstance(event, Moved)]
        assert not hidden & {event.piece for event in moved}
        for event in events:
            assert event.seats is None
            if event.say is not None:
                told = {value for value in event.say.values.values() if isinstance(value, str)}
                assert not told & {name.removeprefix("card:") for name in hidden}
