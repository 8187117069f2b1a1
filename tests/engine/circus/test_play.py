"""Whole games: what random play looks like, and what looking one action ahead is worth."""

from __future__ import annotations

import json
import random

import pytest

from engine.bots import BOTS
from engine.chance import FastDealer, SeededDealer
from engine.game import TERMINAL
from engine.games.circus import GAME as CIRCUS
from engine.games.circus.data import COLOURS, HOLES
from engine.games.circus.evaluate import WIN, prospects
from engine.games.circus.packed import ALL_HOLES
from engine.games.circus.rules import CircusState
from tests.engine.circus.positions import VALUE, played, position


def checked(state: CircusState) -> None:
    seen = state.observation(None)
    for colour in COLOURS:
        assert seen["outside"][colour] + played(seen, colour) == 3
    spaces = [tuple(clown["space"]) for clown in seen["clowns"]]
    assert len(set(spaces)) == 3
    for clown, space in zip(seen["clowns"], spaces, strict=True):
        assert len(clown["balls"]) <= 3
        hole = VALUE.get(space)
        assert hole is None or seen["holes"][str(hole)] is not None, "on an empty hole"


def test_random_play_is_as_long_and_as_close_as_the_rules_promise() -> None:
    rng, dealer = random.Random(3), FastDealer(4)
    lengths, points, ties, lost = [], [], 0, 0
    for game in range(600):
        players = 2 + game % 3
        state = CIRCUS.new_state(players, {}, dealer)
        turns = 0
        while state.current_player != TERMINAL:
            if game < 60:
                checked(state)
            legal = state.legal_actions()
            lost += legal == [CIRCUS.num_actions - 1]
            state.apply_action(rng.choice(legal))
            turns += 1
        checked(state)
        lengths.append(turns)
        points += [row.score for row in state.standings()]
        ties += max(state.returns()) < 1
    lengths.sort()
    assert 27 < sum(lengths) / len(lengths) < 31
    assert 17 <= lengths[60] <= 22
    assert 36 <= lengths[540] <= 43
    assert 4.2 < sum(points) / len(points) < 4.8
    assert 0.05 < ties / 600 < 0.12
    assert lost


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (4, 0.47)])
def test_greedy_beats_random(players: int, least: float) -> None:
    """A smaller sample than `tools/simulate.py` takes; the margin is wide enough for it."""
    dealer, wins, count = FastDealer(11), 0.0, 200
    for game in range(count):
        seat = game % players
        state = CIRCUS.new_state(players, {}, dealer)
        while state.current_player != TERMINAL:
            player = state.current_player
            bot = BOTS["greedy" if player == seat else "random"]
            state.apply_action(bot.choose(CIRCUS, state.observation(player), dealer))
        wins += state.returns()[seat]
    assert wins / count > least


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_need_no_more_than_json_and_a_dealer(name: str) -> None:
    state = CIRCUS.new_state(3, {"secret": True}, SeededDealer(2))
    rng = random.Random(1)
    for _ in range(12):
        seen = json.loads(json.dumps(state.observation(state.current_player)))
        choices = {BOTS[name].choose(CIRCUS, seen, SeededDealer(9)) for _ in range(3)}
        assert len(choices) == 1
        assert choices <= set(state.legal_actions())
        state.apply_action(rng.choice(state.legal_actions()))


def test_greedy_takes_the_win_and_does_not_end_a_game_that_it_loses() -> None:
    greedy = BOTS["greedy"]
    ahead = position("red", ((6, 2), "red red"), holes={1: "yellow"})
    assert ahead.choice(greedy.choose(CIRCUS, ahead.observation(0), FastDealer(1))).notation == (
        "1c8*6"
    )
    behind = position("red", ((6, 2), "blue red"), holes={5: "yellow"})
    assert (
        "*6"
        not in behind.choice(greedy.choose(CIRCUS, behind.observation(0), FastDealer(1))).notation
    )


def test_prospects_grow_towards_a_hole_and_are_points() -> None:
    table = prospects(ALL_HOLES)
    at = {(row, column): table[row * 3 + column] for row in range(8) for column in range(3)}
    assert at[6, 2][1][0] > at[5, 2][1][0] > at[4, 1][1][0] > 0
    assert at[7, 1][1][0] > at[7, 0][1][0]
    assert all(0 <= points <= max(HOLES) for row in table for points in row[3])


def test_value_is_the_win_beyond_a_fair_share_at_the_end() -> None:
    state = position("red", ((6, 2), "red red"))
    last = max(state.legal_actions(), key=lambda a: "*6" in state.choice(a).notation)
    state.apply_action(last)
    assert [CIRCUS.value(state, seat) for seat in (0, 1)] == [WIN / 2, -WIN / 2]


def test_preparing_in_steps_leaves_nothing_to_be_worked_out() -> None:
    """Small sets first, so that no step has to work out another's."""
    prospects.cache_clear()
    for done, _ in enumerate(CIRCUS.prepare(), 1):
        assert prospects.cache_info().misses == done
    before = prospects.cache_info().misses
    for seed in range(20):
        state = CIRCUS.new_state(3, CIRCUS.settle(3, {}), SeededDealer(seed))
        chance = random.Random(seed)
        while state.current_player != TERMINAL:
            CIRCUS.value(state, 0)
            state.apply_action(chance.choice(state.legal_actions()))
    assert prospects.cache_info().misses == before
