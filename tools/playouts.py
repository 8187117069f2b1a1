"""Games between bots, each reproducible by itself, and the use of all cores."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from engine.bots import BOTS
from engine.catalogue import by_slug
from engine.chance import SEED_BITS, FastDealer, SeededDealer
from engine.events import Event, TurnBegan
from engine.game import TERMINAL, OptionValue

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Match:
    """What is played again and again. bots: a name per chair.

    With `rotate` the bots move one seat on from game to game, so that over a multiple of their
    number each has had every seat equally often; without, the first always has seat 0.
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int
    rotate: bool = True

    def seat(self, bot: int, index: int) -> int:
        """Where the bot sits in that game."""
        return (bot + index) % len(self.bots) if self.rotate else bot


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game, per seat: wins (shared ones split), scores, places. turns, actions: its length;
    choices: those actions where more than one was legal."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    turns: int
    actions: int
    choices: int


def seed_for(*parts: int | str) -> int:
    """A seed that belongs to these parts alone, the same on every machine and for any order."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=SEED_BITS // 8).digest(), "big")


def play(match: Match, index: int) -> Outcome:
    """Game number `index` of a match. It depends on nothing but its arguments.

    A bot is given an observation built for that decision and a dealer of its own, never the
    position; a decision with one legal action is played for it.
    """
    game = by_slug(match.game)
    players = len(match.bots)
    bots = [""] * players
    for bot, name in enumerate(match.bots):
        bots[match.seat(bot, index)] = name
    dealers = [FastDealer(seed_for(match.seed, index, "bot", seat)) for seat in range(players)]
    turns = 0

    def count(event: Event) -> None:
        nonlocal turns
        turns += isinstance(event, TurnBegan)

    dealer = SeededDealer(seed_for(match.seed, index))
    state = game.new_state(players, match.options, dealer, count)
    actions = choices = 0
    while (player := state.current_player) != TERMINAL:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            observation = state.observation(player)
            action = BOTS[bots[player]].choose(game, observation, dealers[player])
        state.apply_action(action, count)
        actions += 1
    standings = sorted(state.standings(), key=lambda s: s.player)
    return Outcome(
        tuple(state.returns()),
        tuple(s.score for s in standings),
        tuple(s.place for s in standings),
        turns,
        actions,
        choices,
    )


def play_all(match: Match, games: int, jobs: int) -> Iterator[Outcome]:
    """All games in their order, whichever process played them."""
    return in_parallel(partial(play, match), games, jobs)


def in_parallel(work: Callable[[int], T], count: int, jobs: int) -> Iterator[T]:
    """work(0), work(1), ... in order, by `jobs` processes started afresh (safe everywhere).

    `work` and what it returns or raises must be picklable.
    """
    if jobs == 1 or count < 2:
        yield from map(work, range(count))
        return
    chunk = max(1, min(64, count // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(work, range(count), chunksize=chunk)
        finally:
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
