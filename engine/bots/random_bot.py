"""Plays anything."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.chance import Dealer
from engine.game import Game, Observation


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        legal: list[int] = game.world(observation, dealer).legal_actions()
        return legal[dealer.below(len(legal))]

    def consider(
        self, game: Game[Any], observation: Observation, dealer: Dealer
    ) -> Generator[None, None, int]:
        yield
        return self.choose(game, observation, dealer)
