"""Bots at the table: they get an observation, as JSON would carry it, and answer with an action."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from engine.bots import BOTS
from engine.chance import FastDealer
from engine.game import Game, Observation


async def decide(
    bot: str, game: Game[Any], observation: Observation, seed: int | None = None
) -> int:
    """The bot's action. Its own luck comes from `seed`, never from the game's hidden one.

    The page gets a chance to breathe first; a bot that needs long belongs in a worker.
    """
    await asyncio.sleep(0)
    known = json.loads(json.dumps(observation))
    return BOTS[bot].choose(game, known, FastDealer(secrets.randbits(48) if seed is None else seed))
