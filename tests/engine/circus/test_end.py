"""How a game ends, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import FastDealer, ScriptedDealer, SeededDealer
from engine.errors import BadOption, IllegalAction
from engine.events import Ended, Event
from engine.game import TERMINAL
from engine.games.circus import GAME as CIRCUS
from engine.games.circus.data import TURN_LIMIT
from engine.games.circus.packed import EMPTY
from tests.engine.circus.positions import do, face, keys, options_of, position

LAST = ((6, 2), "green red")


def test_the_game_ends_when_a_ball_drops_into_the_last_hole() -> None:
    state = position("red", LAST, holes={3: "red", 1: "blue"}, players=4)
    events = do(state, "1c8*6")
    seen = state.observation(None)
    assert (seen["over"], seen["rolled"], seen["deciders"]) == (True, None, [])
    assert state.current_player == TERMINAL
    assert state.legal_actions() == []
    assert seen["scores"] == [3, 0, 6, 1]
    assert [(row.player, row.place, row.score) for row in state.standings()] == [
        (2, 1, 6),
        (0, 2, 3),
        (3, 3, 1),
        (1, 4, 0),
    ]
    assert state.returns() == [0, 0, 1, 0]
    assert keys(events)[-2:] == ["circus.last-hole", "circus.wins"]
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_the_game_ends_in_mid_move() -> None:
    """Two steps of three are walked, and the third ball stays in the clown."""
    state = position("red", ((7, 0), "blue green red"), ((0, 0), ""))
    do(state, "1c8*6")
    seen = state.observation(None)
    assert seen["clowns"][0] == {"space": [7, 2], "balls": ["green", "red"]}
    assert seen["over"]


def test_balls_in_clowns_and_outside_score_nothing() -> None:
    state = position("red", LAST)
    assert state.observation(None)["scores"] == [0, 0]


def test_colours_of_absent_players_score_for_nobody() -> None:
    """They are brought in like the others, too."""
    state = position("red", LAST, holes={5: "blue", 1: "yellow"})
    assert state.observation(None)["owners"] == {"red": 0, "yellow": 1, "green": None, "blue": None}
    events = do(state, "1c8*6")
    assert "circus.drops-for-nobody" in keys(events)
    assert state.returns() == [0, 1]
    assert set(options_of(position("green"))) == {"G1", "G2", "G3"}


def test_a_tie_is_a_shared_win_and_shared_places_stay_shared() -> None:
    state = position("red", LAST, holes={1: "yellow", 3: "red", 4: "yellow", 2: "red"}, players=4)
    do(state, "1c8*6")
    assert [(row.player, row.place) for row in state.standings()] == [
        (2, 1),
        (0, 2),
        (1, 2),
        (3, 4),
    ]
    state = position("red", LAST, holes={4: "yellow", 3: "red", 1: "red"})
    events = do(state, "1c8*6")
    assert state.returns() == [0.5, 0.5]
    ended = events[-1]
    assert isinstance(ended, Ended)
    assert ended.winners == (0, 1)


@pytest.mark.parametrize(
    ("holes", "places"),
    [
        ({4: "yellow", 3: "red", 1: "red"}, {0: 1, 1: 2}),  # more balls
        ({5: "red", 2: "red", 4: "yellow", 3: "yellow"}, {0: 1, 1: 2}),  # the dearer hole
        ({}, {0: 1, 1: 1}),
    ],
)
def test_tie_break(holes: dict[int, str], places: dict[int, int]) -> None:
    state = position("red", LAST, holes=holes, options={"tie_break": True})
    do(state, "1c8*6")
    assert {row.player: row.place for row in state.standings()} == places


def test_three_hundred_turns_end_the_game_as_it_stands() -> None:
    state = position("red", ((1, 1), "red"), holes={4: "yellow"}, turn=TURN_LIMIT - 1)
    do(state, "R2")
    assert state.observation(None)["turn"] == TURN_LIMIT
    events = do(state, "1b3*1")
    assert state.observation(None)["turn"] == TURN_LIMIT
    assert keys(events)[-2:] == ["circus.turn-limit", "circus.wins"]
    assert state.returns() == [0, 1]


def test_each_game_of_a_match_has_its_own_three_hundred() -> None:
    assert TURN_LIMIT == 300
    state = position("red", options={"match": True})
    state.earlier = TURN_LIMIT - 1
    do(state, "R1")
    seen = state.observation(None)
    assert (seen["game"], seen["game_turn"], seen["turn"]) == (0, 2, TURN_LIMIT + 1)


def test_a_lost_turn_counts_as_one_of_the_three_hundred() -> None:
    shut = (((7, 0), "red"), ((7, 1), "green blue blue"), ((0, 2), "red red green"))
    state = position("red", *shut, turn=TURN_LIMIT)
    do(state, "-")
    assert state.observation(None)["over"]


def test_the_start_player_is_drawn_and_rolls_at_once() -> None:
    events: list[Event] = []
    dealer = ScriptedDealer([2, face("white")])
    state = CIRCUS.new_state(3, {}, dealer, events.append)
    seen = state.observation(None)
    assert (seen["deciders"], seen["rolled"], seen["turn"]) == ([2], "white", 1)
    assert [clown["space"] for clown in seen["clowns"]] == [[0, 0], [0, 1], [0, 2]]
    assert all(not clown["balls"] for clown in seen["clowns"])
    assert set(seen["outside"].values()) == {3}
    assert [type(event).__name__ for event in events] == ["Told", "TurnBegan", "Rolled"]


# Options


def test_double_adds_two_colours_up() -> None:
    options = {"double": True}
    state = position("red", LAST, holes={5: "red", 4: "yellow", 3: "blue"}, options=options)
    assert state.observation(0)["mine"] == ["red", "green"]
    assert state.observation(1)["mine"] == ["yellow", "blue"]
    do(state, "1c8*6")
    assert state.observation(None)["scores"] == [11, 7]


@pytest.mark.parametrize("players", [3, 4])
def test_double_is_for_two(players: int) -> None:
    with pytest.raises(BadOption):
        CIRCUS.new_state(players, {"double": True}, SeededDealer(1))


def test_secret_hides_the_colours_of_others_until_the_end() -> None:
    state = CIRCUS.new_state(3, {"secret": True}, SeededDealer(5))
    for seat in range(3):
        seen = state.observation(seat)
        assert len(seen["mine"]) == 1
        assert {c for c, owner in seen["owners"].items() if owner is not None} == set(seen["mine"])
        assert seen["scores"] is None
        assert not seen["known"]
    watched = state.observation(None)
    assert set(watched["owners"].values()) == {None}
    while not any(lies != EMPTY and state.owners[lies] != EMPTY for lies in state.holes):
        state.apply_action(state.legal_actions()[-1])
    assert all(row.score == 0 for row in state.standings()), "a standing would tell whose it is"
    assert state.observation(2)["totals"] == [0, 0, 0]


def test_colours_that_a_seat_cannot_know_are_dealt_evenly_in_its_worlds() -> None:
    state = CIRCUS.new_state(3, {"secret": True}, SeededDealer(5))
    seen, dealer, count = state.observation(1), FastDealer(1), 1200
    own = state.owners.index(1)
    deals = Counter(CIRCUS.world(seen, dealer).owners for _ in range(count))
    assert all(deal[own] == 1 for deal in deals)
    assert all(sorted(deal) == [-1, 0, 1, 2] for deal in deals)
    assert len(deals) == 6
    assert all(0.7 < times * 6 / count < 1.3 for times in deals.values())


def test_double_and_secret_leave_the_other_seat_nothing_to_hide() -> None:
    """Two know the other's colours from their own; a spectator does not."""
    state = CIRCUS.new_state(2, {"secret": True, "double": True}, SeededDealer(4))
    assert CIRCUS.world(state.observation(0), SeededDealer(9)).owners == state.owners
    watched = {CIRCUS.world(state.observation(None), SeededDealer(n)).owners for n in range(60)}
    assert len(watched) == 6


def test_secret_colours_are_told_to_their_seat_alone_and_shown_at_the_end() -> None:
    events: list[Event] = []
    state = CIRCUS.new_state(2, {"secret": True}, SeededDealer(3), events.append)
    told = [e for e in events if e.say is not None and e.say.key == "circus.secret-colours"]
    assert [event.seats for event in told] == [(0,), (1,)]
    assert all(event.seen_by(None) is None for event in told)
    events.clear()
    while state.current_player != TERMINAL:
        assert not state.observation(0)["known"]
        state.apply_action(state.legal_actions()[-1], events.append)
    seen = state.observation(None)
    assert seen["known"]
    assert sorted(owner for owner in seen["owners"].values() if owner is not None) == [0, 1]
    assert sum(key == "circus.played" for key in keys(events)) == 2
    assert not any("for" in key for key in keys(events) if key.startswith("circus.drops"))


def test_a_match_is_as_many_games_as_players_and_the_start_goes_round() -> None:
    state = CIRCUS.new_state(3, {"match": True}, SeededDealer(8))
    first = state.observation(None)["first"]
    firsts, turns = [], []
    while state.current_player != TERMINAL:
        seen = state.observation(None)
        assert seen["games"] == 3
        if seen["game"] == len(firsts):
            firsts.append(seen["first"])
            assert seen["deciders"] == [seen["first"]]
            assert seen["game_turn"] == 1
            assert sum(seen["outside"].values()) == 12
        turns.append(seen["turn"])
        state.apply_action(state.legal_actions()[-1])
    assert firsts == [(first + game) % 3 for game in range(3)]
    assert turns == list(range(1, len(turns) + 1))
    seen = state.observation(None)
    assert len(seen["past"]) == 2, "the last game is the one on the table"
    totals = [sum(column) for column in zip(*seen["past"], seen["scores"], strict=True)]
    assert seen["totals"] == totals
    assert {row.player: row.score for row in state.standings()} == dict(enumerate(totals))


def test_a_match_with_secret_colours_deals_anew() -> None:
    dealt = set()
    for seed in range(6):
        state = CIRCUS.new_state(4, {"match": True, "secret": True}, SeededDealer(seed))
        while state.observation(None)["game"] == 0:
            state.apply_action(state.legal_actions()[-1])
        dealt.add(state.owners)
        assert not state.known
        assert state.observation(None)["past_games"][0]["owners"] is not None
        assert [row.score for row in state.standings()] == sorted(
            state.observation(None)["past"][0], reverse=True
        ), "what is counted is public only"
    assert len(dealt) > 3, "24 deals are equally likely"
