"""A bot's decision as text in and text out, so that it can be asked for on another thread.

The page and the bots' worker both import this, and with the same seed both find the same action.
"""

from __future__ import annotations

import json
from collections.abc import Generator

from engine.bots import BOTS
from engine.catalogue import by_slug
from engine.chance import FastDealer
from engine.game import Observation


def question(bot: str, slug: str, observation: Observation, seed: int) -> str:
    """What is asked. The seed is the bot's own luck, never the game's hidden one."""
    return json.dumps([bot, slug, observation, seed])


def consider(asked: str) -> Generator[None, None, str]:
    """The answer to a question, with pauses. Raises what the bot raises."""
    bot, slug, observation, seed = json.loads(asked)
    action = yield from BOTS[bot].consider(by_slug(slug), observation, FastDealer(seed))
    return json.dumps(action)


def think(asked: str) -> str:
    """The answer in one go."""
    thinking = consider(asked)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return str(done.value)


def answered(text: str) -> int:
    """The action of an answer; ValueError if it is none."""
    action = json.loads(text)
    if type(action) is not int:
        raise ValueError(f"not an action: {text[:80]}")
    return action
