"""A turn: the slide, and then one of play a called card, play, call, pass."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAction
from engine.events import Moved, Scored
from engine.games.big_top.cards import CALL, CARD_OF, PASS
from tests.engine.big_top.positions import chart, do, keys, named, options_of, position

# The slide


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({3: "Cl5"}, [".", ".", "Cl5", "."]),
        ({3: "Cl5", 1: "Sl5"}, ["Sl5", ".", "Cl5", "."]),  # no card jumps over the gap
        ({3: "Cl5", 2: "Sl5", 1: "Al5"}, ["Al5", "Sl5", "Cl5", "."]),  # a row moves up together
        ({3: "Cl5", 2: "Sl5", 0: "Al5"}, ["Al5", "Sl5", "Cl5", "."]),
        ({3: "Cl5", 1: "Sl5", 0: "Al5"}, ["Al5", "Sl5", "Cl5", "."]),
        ({2: "Cl5", 1: "Sl5", 0: "Al5"}, ["Al5", "Sl5", "Cl5", "."]),
        ({3: "Pl5", 2: "Cl5", 1: "Sl5", 0: "Al5"}, ["Al5", "Sl5", "Cl5", "Pl5"]),
        ({0: "Al5"}, ["Al5", ".", ".", "."]),
        ({2: "Al5", 0: "Sl5"}, ["Sl5", "Al5", ".", "."]),
    ],
)
def test_called_cards_slide_one_space_where_it_is_free(
    before: dict[int, str], after: list[str]
) -> None:
    state = position("C* Cd5", "Pd6", charts={1: before})
    events = do(state, "C*")
    assert chart(state, 1) == after
    moved = [event for event in events if isinstance(event, Moved)][1:]
    for event in moved:
        seat, dollars = event.source.removeprefix("space:").split("-")
        assert event.target == f"space:{seat}-{int(dollars) - 1}"
    sources = [int(event.source[-1]) for event in moved]
    assert sources == sorted(sources), "from the $0 end"
    assert keys(events).count("slides") == (before != dict(enumerate(after)) and bool(moved))


def test_nobody_elses_calls_slide() -> None:
    state = position("C* Cd5", "Pd6", charts={1: {3: "Al5"}, 2: {3: "Sl5"}, 0: {2: "Pl3"}})
    do(state, "C*")
    assert chart(state, 1)[2] == "Al5"
    assert chart(state, 2)[3] == "Sl5"
    assert chart(state, 0)[2] == "Pl3"


# A called card that is next


def test_a_called_card_that_is_next_must_be_played_and_earns_nothing() -> None:
    state = position("Sl1 Al5", "Cl4", stacks="Cl2 S*", charts={0: {2: "Cl3"}, 1: {3: "Cl6"}})
    assert set(options_of(state)) == {"Cl3"}
    with pytest.raises(IllegalAction):
        state.apply_action(CARD_OF["sideshow-light-1"])
    with pytest.raises(IllegalAction):
        state.apply_action(CALL + CARD_OF["animals-light-5"])
    with pytest.raises(IllegalAction):
        state.apply_action(PASS)
    events = do(state, "Cl3")
    assert state.observation(None)["tracks"] == [0, 0, 0]
    assert not any(isinstance(event, Scored) for event in events)
    assert chart(state, 0) == [".", ".", ".", "."]
    assert state.observation(None)["stacks"]["clowns"] == {"poster": True, "light": 3, "dark": 0}
    assert state.current_player == 1


TWO_ARE_UP = {0: {0: "Cl3", 1: "Sd1", 2: "Al4"}}


def test_of_two_called_cards_that_are_next_one_is_chosen_and_one_played() -> None:
    state = position("Cd1", "Pd6", stacks="Cl2 S*", charts=TWO_ARE_UP)
    assert set(options_of(state)) == {"Cl3", "Sd1"}
    do(state, "Sd1")
    assert chart(state, 0) == ["Cl3", ".", "Al4", "."]
    assert state.current_player == 1


# Pay


def tracks_after(notation: str, **setting: object) -> list[int]:
    state = position(f"{notation} Pd5", "", "", **setting)  # type: ignore[arg-type]
    do(state, notation)
    tracks: list[int] = state.observation(None)["tracks"]
    return tracks


def test_higher_calls_of_all_others_pay_whoever_plays_below_them() -> None:
    charts = {1: {3: "Cl5", 1: "Sl5"}, 2: {2: "Cl6"}, 3: {1: "Cl4"}}
    assert tracks_after("Cl3", stacks="Cl2", charts=charts) == [6, 0, 0, 0]


def test_any_higher_call_pays_not_just_the_next() -> None:
    assert tracks_after("Cl1", stacks="C*", charts={1: {2: "Cl6"}}) == [2, 0, 0, 0]


def test_a_poster_is_below_both_flavours() -> None:
    charts = {1: {3: "Cl5"}, 2: {2: "Cd1"}, 3: {3: "Sd4"}}
    assert tracks_after("C*", charts=charts) == [5, 0, 0, 0]


def test_lower_calls_and_those_of_the_other_flavour_or_suit_pay_nothing() -> None:
    charts = {1: {3: "Cd5"}, 2: {3: "Sl6"}, 3: {3: "Al5"}}
    assert tracks_after("Cl3", stacks="Cl2", charts=charts) == [0, 0, 0, 0]
    assert tracks_after("Cd4", stacks="Cl2 Cd3", charts={1: {3: "Cl3"}}) == [0, 0, 0, 0]


def test_own_calls_pay_nothing() -> None:
    assert tracks_after("Cl3", stacks="Cl2", charts={0: {2: "Cl5"}}) == [0, 0, 0, 0]


def test_zero_dollars_are_zero() -> None:
    state = position("Cl3 Cd5", "Sd1", stacks="Cl2", charts={1: {0: "Cl5"}})
    events = do(state, "Cl3")
    assert state.observation(None)["tracks"] == [0, 0, 0]
    assert "paid" not in keys(events)


def test_the_bank_pays_call_by_call() -> None:
    state = position(
        "Cl3 Cd5", "Sd1", stacks="Cl2", charts={1: {3: "Cl5"}, 2: {1: "Cl6"}}, tracks={0: 19, 1: 4}
    )
    paid = [event for event in do(state, "Cl3") if isinstance(event, Scored)]
    assert [(e.player, e.points, e.place) for e in paid] == [
        (0, 3, "space:1-3"),
        (0, 1, "space:2-1"),
    ]
    assert state.observation(None)["tracks"] == [23, 4, 0]


# Calls


def test_a_call_goes_to_three_dollars_and_earns_nothing() -> None:
    state = position("Cl3 Sd2 Pl1", "Ad1", stacks="P*", charts={0: {2: "Al5"}, 1: {3: "Cl6"}})
    assert set(options_of(state)) == {"Cl3!", "Sd2!", "Pl1"}
    do(state, "Cl3!")
    assert chart(state, 0) == [".", ".", "Al5", "Cl3"]
    assert state.observation(None)["sizes"][0] == 2
    assert state.observation(None)["tracks"] == [0, 0, 0]


def test_what_can_be_played_cannot_be_called() -> None:
    state = position("Cl3 C* Cd1", "Pd6")
    assert set(options_of(state)) == {"C*", "Cl3!", "Cd1!"}
    state = position("Cl3 Cd1 S* Cl4", "Pd6", stacks="Cl2")
    assert set(options_of(state)) == {"Cl3", "Cd1", "S*", "Cl4!"}


def test_calling_is_allowed_though_something_can_be_played() -> None:
    state = position("Cl3 Sl4", "Pd6", stacks="Cl2")
    assert set(options_of(state)) == {"Cl3", "Sl4!"}


def test_one_call_a_suit_in_either_flavour() -> None:
    state = position("Cl5 Cd3 Sl4", "Pd6", charts={0: {1: "Cl3"}})
    assert set(options_of(state)) == {"Sl4!"}
    with pytest.raises(IllegalAction):
        state.apply_action(CALL + CARD_OF[named("Cd3")])


def test_a_suit_can_be_called_again_when_its_call_was_played() -> None:
    state = position("Cl5 Cd3", "Cl4 Pd6", "Sd3", stacks="Cl2", charts={0: {0: "Cl3"}})
    do(state, "Cl3")
    do(state, "Cl4")
    do(state, "Sd3!")
    do(state, next(iter(options_of(state))))
    assert state.current_player == 0
    assert set(options_of(state)) == {"Cl5", "Cd3!"}


# Passes


def test_a_pass_is_for_those_who_can_do_nothing_else() -> None:
    state = position("Cl5 Cd3", "Pd6", charts={0: {0: "Cl3"}})
    assert set(options_of(state)) == {"-"}
    events = do(state, "-")
    assert keys(events)[0] == "passes"
    assert state.current_player == 1
    assert state.observation(None)["passes"] == 1


def test_an_empty_hand_passes_while_no_call_is_up() -> None:
    state = position("", "Pd6", charts={0: {0: "Cl3"}})
    assert set(options_of(state)) == {"-"}
    assert keys(do(state, "-"))[0] == "passes-empty"
    assert not state.observation(None)["over"]


def test_a_pass_hides_the_hand_unless_it_is_to_be_shown() -> None:
    for show in (False, True):
        options = {"hands": "one", "show_on_pass": show}
        state = position("Cl5 Cd3", "Pd6", charts={0: {0: "Cl3"}}, options=options)
        events = do(state, "-")
        assert ("shows" in keys(events)) == show
        assert state.observation(1)["hands"][0] is None, "shown in that moment only"
        if show:
            (shown,) = [e for e in events if e.say is not None and e.say.key == "big_top.shows"]
            assert shown.say is not None
            assert shown.say.values["cards"] == ("clowns-light-5", "clowns-dark-3")
            assert shown.seats is None


def test_an_empty_hand_shows_nothing() -> None:
    options = {"hands": "one", "show_on_pass": True}
    state = position("", "Pd6", charts={0: {0: "Cl3"}}, options=options)
    assert "shows" not in keys(do(state, "-"))


def test_passes_in_a_row_are_counted_until_somebody_moves() -> None:
    state = position("", "", "C* Cl1", charts={0: {0: "Cl3"}, 1: {0: "Cl4"}})
    do(state, "-", "-")
    assert state.observation(None)["passes"] == 2
    for move in ("C*", "Cl1!"):
        other = state.clone()
        do(other, move)
        assert other.observation(None)["passes"] == 0
