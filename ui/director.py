"""The director: shows frames one after another, lets bots move at a readable pace, then waits.

One run at a time; it ends when a person is to decide, a curtain falls or the game is over. `hurry`
shows what is queued at once, `stop` ends the run (leaving, take-backs).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from engine.events import Event
from ui.motion import Motion
from ui.opponents import Opponents
from ui.playing import Playing


@dataclass(frozen=True, slots=True)
class Pace:
    """think: seconds a bot seems to need. read: seconds an event stays before the next one.
    motion: how long motions take, 1 as designed, 0 none."""

    think: float
    read: float
    motion: float


PACES = {
    "slow": Pace(1.3, 0.7, 1.4),
    "easy": Pace(0.6, 0.25, 1.0),
    "fast": Pace(0.15, 0.05, 0.6),
    "none": Pace(0, 0, 0),
}


class Stage(Protocol):
    """What the director needs of the page."""

    def draw(self) -> None: ...
    def speak(self, text: str) -> None: ...
    def settled(self, yes: bool) -> None: ...
    def over(self) -> None: ...
    def hear(self, event: Event) -> None: ...
    def failed(self, error: Exception) -> None: ...


class Director:
    """Runs one game at the table."""

    def __init__(
        self,
        playing: Playing,
        stage: Stage,
        motion: Motion,
        pace: Pace,
        bot_seed: int | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        self.playing = playing
        self.stage = stage
        self.motion = motion
        self.pace = pace
        self.bot_seed = bot_seed
        self.opponents = opponents or Opponents()
        self._hurried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Show what is queued and let bots move, unless that is being done already."""
        if self._task is None or self._task.done():
            self.stage.settled(False)
            self._task = asyncio.ensure_future(self._run())

    def keep_pace(self, pace: Pace) -> None:
        """Go on at another pace."""
        self.pace = pace
        self.motion.speed = pace.motion

    def hurry(self) -> None:
        """Show what is queued without waiting."""
        self._hurried.set()

    def stop(self) -> None:
        """End the run where it is."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        try:
            await self._play_on()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.stage.failed(error)
        self._task = None

    async def _play_on(self) -> None:
        playing = self.playing
        news = False
        while True:
            self._hurried.clear()
            while playing.frames and not playing.behind_curtain:
                news = True
                await self._show_next()
            if playing.session.over or playing.session.bot is None or playing.watching:
                break
            await self._bot_moves()
        if not playing.session.over:
            playing.turn_to_person()
        # A hand quicker than the last motion has settled the table already, and may hold a pick.
        if not playing.settled:
            playing.settle()
        self.stage.draw()
        if news and playing.session.over:
            await self._wait(3 * self.pace.read)
            self.stage.over()
        self.stage.settled(True)

    async def _show_next(self) -> None:
        playing = self.playing
        frame = playing.frames.pop(0)
        self.motion.before(frame.event)
        text = playing.show(frame)
        self.stage.draw()
        length = 0.0
        if not self._hurried.is_set():
            length = self.motion.after(frame.event) / 1000
            self.stage.hear(frame.event)
        if text:
            self.stage.speak(text)
        await self._wait(length + (self.pace.read if text else 0))

    async def _bot_moves(self) -> None:
        """A bot's decision; one made at the same time as others takes nobody's time."""
        playing = self.playing
        session = playing.session
        player, at = session.current_player, len(session.steps)
        self.stage.draw()
        clock = asyncio.get_running_loop().time
        began = clock()
        known = session.observation(player)
        action = await self.opponents.decide(session.bot or "", session.game, known, self._seed(at))
        if len(known["deciders"]) == 1:
            await self._wait(self.pace.think - (clock() - began))
        if len(session.steps) == at:
            playing.play(action)

    def _seed(self, step: int) -> int | None:
        return None if self.bot_seed is None else self.bot_seed + step

    async def _wait(self, seconds: float) -> None:
        if self._hurried.is_set() or seconds <= 0:
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._hurried.wait(), seconds)
        except TimeoutError:
            return
