"""Other engines to compare with, if they are installed: OpenSpiel (C++) and RLCard (Python).

They are the optional dependency group `bench`; nothing else of the project uses them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

OPEN_SPIEL_GAMES = ("crazy_eights", "hearts", "gin_rummy", "backgammon")
PACKAGES = ("open_spiel", "rlcard")


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another engine.

    play: one game of uniform random legal play, returns its player moves; chance nodes take time
    but do not count. positions: so many positions of random games, where a player is to move.
    clone: how one is copied, or None if the engine cannot.
    """

    name: str
    play: Callable[[], int]
    positions: Callable[[int], list[Any]]
    clone: Callable[[Any], Any] | None


def versions() -> dict[str, str | None]:
    """Installed peers; None for one that is missing."""
    found: dict[str, str | None] = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = None
    return found


def peers() -> list[Peer]:
    """All games of the installed peers, those that we must stand beside first."""
    found = []
    if find_spec("pyspiel"):
        found += [_open_spiel(name) for name in OPEN_SPIEL_GAMES]
    if find_spec("rlcard"):
        found.append(_uno())
    return found


def _open_spiel(name: str) -> Peer:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)

    def chance(state: Any) -> None:
        actions, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, probabilities)[0])

    def play() -> int:
        state = game.new_initial_state()
        choose = random.choice
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state)
            else:
                state.apply_action(choose(state.legal_actions()))
                moves += 1
        return moves

    def positions(count: int) -> list[Any]:
        found: list[Any] = []
        while len(found) < count:
            state = game.new_initial_state()
            while not state.is_terminal() and len(found) < count:
                if state.is_chance_node():
                    chance(state)
                    continue
                if random.random() < 1 / 3:
                    found.append(state.clone())
                state.apply_action(random.choice(state.legal_actions()))
        return found

    return Peer(f"open_spiel:{name}", play, positions, lambda state: state.clone())


def _uno() -> Peer:
    rlcard: Any = import_module("rlcard")
    # The game below the learning environment: faster, and what we compare with.
    game = rlcard.make("uno").game

    def play() -> int:
        game.init_game()
        choose = random.choice
        moves = 0
        while not game.is_over():
            game.step(choose(game.get_legal_actions()))
            moves += 1
        return moves

    return Peer("rlcard:uno", play, lambda count: [], None)
