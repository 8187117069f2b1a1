"""Whole games: what random play looks like, records, and what looking ahead is worth."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from engine import record
from engine.bots import BOTS
from engine.chance import FastDealer, SeededDealer
from engine.game import TERMINAL
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.data import BUMP_STEPS, STEPS
from engine.games.huzzah.evaluate import WIN
from engine.games.huzzah.position import (
    BUMPING,
    DISCARDING,
    PLACING,
    RICHARD,
    SHOWING,
    TAKING,
    WALKING,
)
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    BUMP,
    DONE,
    NOTHING,
    PASS,
    PLACE,
    QUIET,
    STAGE_AT,
    STAGE_PLACE,
    TAKE,
    WALK,
)
from engine.games.huzzah.tables import HUZZAH as HUZZAH_CARD
from engine.record import Record
from tests.engine.huzzah.positions import do, let, showing, three, walking

GAMES = json.loads(Path(__file__).with_name("games.json").read_text("utf-8"))
"""Finished games, one for each way to end: a record as text, and the standings."""


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_ends_as_it_did(name: str) -> None:
    kept = GAMES[name]
    played = record.decode(record.from_text(kept["record"]))
    state = HUZZAH.new_state(played.players, played.options, SeededDealer(played.seed))
    for action in played.actions:
        state.apply_action(action)
    assert state.current_player == TERMINAL
    assert [[s.player, s.place, s.score] for s in state.standings()] == kept["standings"]
    assert state.turn == kept["turns"]


def random_game(players: int, seed: int) -> tuple[HuzzahState, Record, float]:
    rng, options = random.Random(seed), HUZZAH.settle(players, {})
    state = HUZZAH.new_state(players, options, SeededDealer(seed))
    actions, bits = [], 0.0
    while state.current_player != TERMINAL:
        legal = state.legal_actions()
        bits += math.log2(len(legal))
        actions.append(rng.choice(legal))
        state.apply_action(actions[-1])
    return state, Record("huzzah", players, seed, options, tuple(actions)), bits


@pytest.mark.parametrize("players", [3, 8])
def test_random_play_is_as_long_as_the_rules_promise_and_its_record_is_small(
    players: int,
) -> None:
    turns = []
    for seed in range(12):
        state, played, bits = random_game(players, seed)
        turns.append(state.turn)
        if seed < 2:
            data = record.encode(played)
            assert len(data) <= bits / 8 + 24
            assert record.decode(data) == played
    assert 30 < sum(turns) / len(turns) < 70


def resting_place(state: HuzzahState, further: int) -> int:
    """Where the mover would rest, so many steps further; who does not walk does not slide."""
    step = (state.pawns[state.mover] + further) % STEPS
    while (further or state.phase == BUMPING) and state.full(step, state.mover):
        step = (step + 1) % STEPS
    return step


def can_take(state: HuzzahState, step: int) -> bool:
    return STAGE_AT[step] != NOTHING and state.open_empty(STAGE_AT[step])


def sensible(state: HuzzahState, rng: random.Random) -> int:
    """Any show; walks to an empty stage if one is in reach, else as far as it may; puts a Crowd
    where there is most room; bumps Richard towards its own Huzzah! and away from its other shows,
    and itself to an empty stage; never bumps others, never discards."""
    legal, seat = state.legal_actions(), state.current_player
    if state.phase == WALKING:
        walks = [walk for walk in legal if can_take(state, resting_place(state, walk - WALK))]
        return rng.choice(walks) if walks else legal[-1]
    if state.phase == BUMPING and len(legal) > 1:
        if state.mover == RICHARD:
            stage, wanted = state.pawns[seat] - STAGE_PLACE, state.down[seat] == HUZZAH_CARD
            now, then = (
                STAGE_AT[(state.richard + steps) % STEPS] == stage for steps in (0, BUMP_STEPS)
            )
            helps = stage >= 0 and now != wanted and then == wanted
        else:
            stays, goes_on = (
                can_take(state, resting_place(state, steps)) for steps in (0, BUMP_STEPS)
            )
            helps = state.mover == seat and goes_on and not stays
        return BUMP if helps else PASS
    if state.phase == SHOWING:
        return rng.choice([action for action in legal if action != QUIET] or legal)
    if state.phase == PLACING:
        return min(legal, key=lambda action: (state.counters[action - PLACE], rng.random()))
    if state.phase == TAKING:
        return TAKE
    return DONE if state.phase == DISCARDING else rng.choice(legal)


@pytest.mark.parametrize(("players", "least", "most"), [(3, 26, 33), (6, 23, 30)])
def test_sensible_play_with_random_shows_is_as_long_as_the_rules_promise(
    players: int, least: int, most: int
) -> None:
    """About 25 turns, and some 35 points a seat; docs/statistics.md has larger samples."""
    dealer, rng, turns, scores = FastDealer(3), random.Random(3), [], []
    for _ in range(40):
        state = HUZZAH.new_state(players, {}, dealer)
        while state.current_player != TERMINAL:
            state.apply_action(sensible(state, rng))
        turns.append(state.turn)
        scores += state.scores
    assert least < sum(turns) / len(turns) < most
    assert 30 < sum(scores) / len(scores) < 44


@pytest.mark.parametrize(("players", "least"), [(3, 0.7), (6, 0.4)])
def test_greedy_beats_random(players: int, least: float) -> None:
    """A smaller sample than `tools/simulate.py` takes; the margin is wide enough for it."""
    dealer, wins, count = FastDealer(11), 0.0, 10
    rng = random.Random(2)
    for game in range(count):
        seat = game % players
        state = HUZZAH.new_state(players, {}, dealer)
        while state.current_player != TERMINAL:
            legal = state.legal_actions()
            if state.current_player == seat and len(legal) > 1:
                seen = state.observation(seat)
                state.apply_action(BOTS["greedy"].choose(HUZZAH, seen, dealer))
            else:
                state.apply_action(rng.choice(legal))
        wins += state.returns()[seat]
    assert wins / count >= least


def chosen(state: HuzzahState) -> str:
    """What the greedy bot does."""
    seen = state.observation(state.current_player)
    return state.choice(BOTS["greedy"].choose(HUZZAH, seen, FastDealer(1))).notation


def test_greedy_bumps_richard_to_its_huzzah_and_away_from_its_crowd() -> None:
    shows, pawns = ["H2B", "2B", "22"], ("S3", "S6", "S9")
    state = showing(pawns, shows, richard=5, dice=[three(3)])
    do(state, "H", "2", "2")
    assert state.richard == 8
    assert chosen(state) == "!", "from 8 to 11, where it plays"
    state = showing(pawns, ["5B", "2B", "22"], richard=11, dice=[three(4)], scores=[9, 0, 0])
    do(state, "5", "2", "2")
    assert chosen(state) == "!", "from 15 to 18"


def test_greedy_ends_a_show_when_that_wins() -> None:
    counters = dict.fromkeys(range(11, 16), 5)
    state = showing(("S3", "S6", "S9"), ["2F35H"], richard=17, counters=counters, scores=[30])
    assert chosen(state) == "F"


def test_greedy_walks_to_an_empty_stage_and_takes_it() -> None:
    state = walking(6, (16, "S3", "S6"), richard=40)
    notation = chosen(state)
    assert notation in ("+2", "+3", "+4", "+5")
    do(state, notation)
    let(state)
    assert chosen(state) == "T"


def test_value_is_the_win_beyond_a_fair_share_at_the_end() -> None:
    state, _, _ = random_game(3, 5)
    values = [HUZZAH.value(state, seat) for seat in range(3)]
    assert sorted(values) == pytest.approx([-WIN / 3, -WIN / 3, 2 * WIN / 3])
