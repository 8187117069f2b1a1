"""Looks one action ahead."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.chance import Dealer
from engine.game import Game, Observation

WORLDS = 6


class GreedyBot:
    """Tries each legal action and takes the best by the game's own `value`.

    Where something is hidden, values are averaged over a few worlds. Ties are broken by chance.
    """

    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        thinking = self.consider(game, observation, dealer)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return int(done.value)

    def consider(
        self, game: Game[Any], observation: Observation, dealer: Dealer
    ) -> Generator[None, None, int]:
        player = observation["viewer"]
        count = WORLDS if game.hidden(observation["options"]) else 1
        worlds = []
        for _ in range(count):
            worlds.append(game.world(observation, dealer))
            yield
        legal: list[int] = worlds[0].legal_actions()
        totals = []
        for action in legal:
            total = 0.0
            for world in worlds:
                after = world.clone()
                after.apply_action(action)
                total += game.value(after, player)
                yield
            totals.append(total)
        best = max(totals)
        equal = [action for action, total in zip(legal, totals, strict=True) if total == best]
        return equal[dealer.below(len(equal))]
