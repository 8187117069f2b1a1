"""Players made of code. A bot gets what its seat may know, never the position itself."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.chance import Dealer
from engine.game import Game, Observation


class Bot(Protocol):
    """Chooses from an observation. All its luck comes from the dealer, so it can be repeated."""

    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        """A legal action for the seat that the observation is for, which must be the one to decide.

        The dealer is the bot's own, never the real game's.
        """

    def consider(
        self, game: Game[Any], observation: Observation, dealer: Dealer
    ) -> Generator[None, None, int]:
        """The same choice, with a pause every few milliseconds of thought, so that a page that has
        no other thread can breathe in between. It returns the action."""


BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
"""The registered bots; names are part of links, so they stay."""
