"""Bots at the table: they get an observation, as JSON would carry it, and answer with an action.

Most decisions take less time than asking another thread would. So the page thinks itself, in slices
between which it breathes, and measures; who turns out to need long is asked in a worker from then
on, if one can be had. The same seed gives the same action here and there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Literal, Protocol, get_args

from engine.game import Game, Observation
from ui.thinking import answered, consider, question

SLICE = 0.008
"""Seconds that the page thinks at a stretch: half a frame."""
BREATH = 0.004
"""Seconds between two stretches: enough for a frame."""
PAUSE = 0.03
"""Seconds between two slices of work that can wait."""
LONG = 0.05
"""Seconds of thought from which a bot is worth a worker."""
STARTING = 30.0
"""Seconds that a worker may take to start."""
PATIENCE = 10.0
"""Seconds that it may take to answer."""
LIVES = 3
"""So many workers may be lost; after that the page does it all itself."""

Where = Literal["measured", "worker", "page"]


class Mind(Protocol):
    """Another thread that thinks."""

    async def ask(self, text: str) -> str:
        """The answer; raises if it cannot be had. One that is gone may never answer."""

    def end(self) -> None:
        """Give the thread up."""


Call = Callable[[], Awaitable[Mind]]


def where_of(asked: str | None) -> Where:
    """Where the address asks the bots to think."""
    found: list[Where] = [where for where in get_args(Where) if where == asked]
    return found[0] if found else "measured"


class Opponents:
    """All bots of the page.

    call: starts a worker and waits until it is ready; None where there are none. where: "worker" or
    "page" if it shall not be measured (tests, and who has doubts).
    """

    def __init__(self, call: Call | None = None, where: Where = "measured") -> None:
        self.where = where
        self._call = call
        self._mind: Mind | None = None
        self._starting: asyncio.Task[None] | None = None
        self._lost = 0
        self._slow: set[tuple[str, str]] = set()

    async def decide(
        self, bot: str, game: Game[Any], observation: Observation, seed: int | None = None
    ) -> int:
        """The bot's action. Its own luck comes from `seed`, never from the game's hidden one.

        It may be cancelled at any time; a late answer of the worker is then heard by nobody.
        """
        luck = secrets.randbits(48) if seed is None else seed
        asked = question(bot, game.slug, observation, luck)
        who = (bot, game.slug)
        if self.where == "worker":
            await self._wait_for_worker()
        if self._mind is not None and (self.where == "worker" or who in self._slow):
            try:
                return answered(await asyncio.wait_for(self._mind.ask(asked), PATIENCE))
            except Exception:
                # Whatever it was, the page thinks afresh; a bot's own mistake is told then.
                self._lose()
        return answered(await self._think(asked, who))

    async def _think(self, asked: str, who: tuple[str, str]) -> str:
        """Think on the page's own thread."""
        thinking = consider(asked)
        spent = 0.0
        while True:
            await asyncio.sleep(BREATH)
            began = perf_counter()
            try:
                while perf_counter() - began < SLICE:
                    next(thinking)
            except StopIteration as done:
                return str(done.value)
            spent += perf_counter() - began
            if spent > LONG:
                self._slow.add(who)
                self._start()

    # The worker

    def _start(self) -> None:
        if self._call is None or self._mind or self.where == "page" or self._lost >= LIVES:
            return
        if self._starting is None or self._starting.done():
            self._starting = asyncio.ensure_future(self._started(self._call))

    async def _started(self, call: Call) -> None:
        try:
            self._mind = await asyncio.wait_for(call(), STARTING)
        except Exception:
            self._lost += 1

    async def _wait_for_worker(self) -> None:
        self._start()
        if self._starting is not None:
            await asyncio.shield(self._starting)

    def _lose(self) -> None:
        """The worker is of no use any more; the next slow decision starts another one."""
        if self._mind is not None:
            self._mind.end()
            self._mind = None
            self._lost += 1
        self._start()


async def prepared(game: Game[Any]) -> None:
    """Let a game get ready for bots, between other things."""
    for _ in game.prepare():
        await asyncio.sleep(PAUSE)
