"""How fast the engine is, game by game, and how fast other engines are in the same minute.

All runs of a measure are interleaved: round one of everything, then round two, so that a machine
that slows down slows everybody. What counts are the ratios of medians.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from engine import record
from engine.bots import BOTS
from engine.chance import FastDealer, SeededDealer
from engine.game import TERMINAL, Game, State
from tools.bench_peers import Peer
from tools.playouts import seed_for

POSITIONS = 200
RECORDS = 20
SLICES = 4

Work = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; how often it did its thing, and the seconds that took."""


@dataclass(slots=True)
class Measure:
    """One figure a round. `unit` is "moves/s" (more is better) or "us" for one (less is)."""

    name: str
    unit: Literal["moves/s", "us"]
    work: Work
    rounds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    def add_round(self, count: int, seconds: float) -> None:
        self.rounds.append(count / seconds if self.unit == "moves/s" else seconds / count * 1e6)

    def as_json(self) -> dict[str, Any]:
        rounds = [round(value, 3) for value in self.rounds]
        return {"unit": self.unit, "median": round(self.median, 3), "rounds": rounds}


def interleave(measures: list[Measure], rounds: int, seconds: float, seed: int) -> None:
    """Run every measure for about that long in each round, a slice at a time in turn."""
    for number in range(rounds):
        counts, spent = [0] * len(measures), [0.0] * len(measures)
        for part in range(SLICES):
            for index, measure in enumerate(measures):
                random.seed(seed_for(seed, number, part, measure.name))
                count, took = measure.work(seconds / SLICES)
                counts[index] += count
                spent[index] += took
        for measure, count, took in zip(measures, counts, spent, strict=True):
            measure.add_round(count, took)


def game_measures(game: Game[Any], seed: int) -> list[Measure]:
    """Everything measured of one game: default options, all numbers of players in turn."""
    positions, records = _samples(game, seed)
    bot = BOTS["greedy"]
    dealer = FastDealer(seed)
    seen = [state.observation(state.current_player) for state in positions]
    packed = [record.encode(r) for r in records]

    def name(what: str) -> str:
        return f"{game.slug}/{what}"

    return [
        Measure(name("moves"), "moves/s", lambda s: _moves(game, s)),
        Measure(name("clone"), "us", lambda s: each(positions, lambda p: p.clone(), s)),
        Measure(
            name("observation"),
            "us",
            lambda s: each(positions, lambda p: p.observation(p.current_player), s),
        ),
        Measure(name("world"), "us", lambda s: each(seen, lambda o: game.world(o, dealer), s)),
        Measure(
            name("greedy"),
            "us",
            lambda s: each(seen, lambda o: bot.choose(game, o, dealer), s),
        ),
        Measure(name("encode"), "us", lambda s: each(records, record.encode, s)),
        Measure(name("decode"), "us", lambda s: each(packed, record.decode, s)),
    ]


def peer_measures(peer: Peer, seed: int) -> list[Measure]:
    """Moves and, where the peer can clone, the time of a clone of its random positions."""
    found = [Measure(f"{peer.name}/moves", "moves/s", lambda s: _peer_moves(peer, s))]
    if peer.clone is not None:
        random.seed(seed)
        clone, positions = peer.clone, peer.positions(POSITIONS)
        found.append(Measure(f"{peer.name}/clone", "us", lambda s: each(positions, clone, s)))
    return found


def _moves(game: Game[Any], seconds: float) -> tuple[int, float]:
    """Player moves of uniform random legal play; set-up and chance take time but do not count."""
    options = {players: game.settle(players, {}) for players in game.players}
    choose, clock = random.choice, time.perf_counter
    dealer = FastDealer(random.getrandbits(32))
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        for players in game.players:
            state = game.new_state(players, options[players], dealer)
            while state.current_player != TERMINAL:
                state.apply_action(choose(state.legal_actions()))
                moves += 1
    return moves, spent


def _peer_moves(peer: Peer, seconds: float) -> tuple[int, float]:
    clock = time.perf_counter
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        moves += peer.play()
    return moves, spent


def each(items: list[Any], work: Callable[[Any], Any], seconds: float) -> tuple[int, float]:
    """Calls over whole rounds of the items; the loop around them takes under 0.1 us a call."""
    clock = time.perf_counter
    calls = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        for item in items:
            work(item)
        calls += len(items)
    return calls, spent


def _samples(game: Game[Any], seed: int) -> tuple[list[State], list[record.Record]]:
    """Positions of random games, one in three of those passed, and whole games as records."""
    choose = random.Random(seed)
    positions: list[State] = []
    records: list[record.Record] = []
    number = 0
    while len(positions) < POSITIONS or len(records) < RECORDS:
        players = game.players[number % len(game.players)]
        options = game.settle(players, {})
        game_seed = seed_for(seed, "sample", number)
        state = game.new_state(players, options, SeededDealer(game_seed))
        actions = []
        while state.current_player != TERMINAL:
            if len(positions) < POSITIONS and choose.random() < 1 / 3:
                positions.append(state.clone())
            actions.append(choose.choice(state.legal_actions()))
            state.apply_action(actions[-1])
        if len(records) < RECORDS:
            records.append(record.Record(game.slug, players, game_seed, options, tuple(actions)))
        number += 1
    return positions, records
