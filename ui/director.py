"""The director: shows frames one after another, lets bots move at a readable pace, then waits.

One run at a time; it ends when a person is to decide, a curtain falls or the game is over. `hurry`
shows what is queued at once, `stop` ends the run (leaving, take-backs).
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from engine.events import Event, Moved
from engine.session import Frame
from ui.motion import Motion
from ui.opponents import Opponents
from ui.playing import Playing

LEAST_HOLD = 0.5
# A block lasts so much longer than bots ever needed for one, so that it does not show who thinks.
MARGIN = 1.25
# Seconds from one drawing to the next at least, where nobody waits to read.
GLIMPSE = 0.1


class Pace(NamedTuple):
    """think: seconds a bot seems to need. read: seconds an event stays before the next one.
    motion: how long motions take, 1 as designed, 0 none."""

    think: float
    read: float
    motion: float

    @property
    def hold(self) -> float:
        """Seconds that a block, in which all choose at once, lasts at least."""
        return max(self.think, LEAST_HOLD) if self.think else 0


PACES = {
    "slow": Pace(1.3, 0.7, 1.4),
    "easy": Pace(0.6, 0.25, 1.0),
    "fast": Pace(0.15, 0.05, 0.6),
    "none": Pace(0, 0, 0),
}


def _at_once(one: Frame, other: Frame) -> bool:
    both = isinstance(one.event, Moved) and isinstance(other.event, Moved)
    return both and one.step == other.step and one.observation == other.observation


class Stage(Protocol):
    """What the director needs of the page."""

    def draw(self) -> None: ...
    async def painted(self) -> None: ...
    def follow(self, event: Event | None) -> None: ...
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
        self._free_at = 0.0
        self._drawn_at = 0.0
        self._thought = 0.0
        self._longest = 0.0
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
            # The answer to a pick is seen before what follows from it is worked out.
            if self.playing.frames or self.playing.session.bot is not None:
                await self.stage.painted()
            await self._play_on()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.stage.failed(error)
        self._task = None

    async def _play_on(self) -> None:
        playing = self.playing
        news = False
        if playing.choosing_together and not playing.settled:
            self._hold()
        while True:
            self._hurried.clear()
            while playing.frames and not playing.behind_curtain:
                news = True
                step = playing.frames[0].step
                await self._hold_over()
                # A quick hand may settle the table during either wait: no more is to be shown then.
                if not playing.frames:
                    continue
                await self._show_next()
                if not playing.telling:
                    continue
                if not playing.frames or playing.frames[0].step != step:
                    self._begin_block(step + 1)
            if playing.session.over or playing.watching:
                break
            if playing.session.bot is not None:
                await self._bot_moves()
                continue
            unasked = None if playing.behind_curtain else playing.ready()
            if unasked is None and playing.ask_again():
                unasked = playing.ready()
            if unasked is not None:
                playing.play(unasked)
            # A quick hand may choose in that wait, and then there is more to do.
            elif not await self._hold_over():
                break
        await self._hold_over()
        if not playing.session.over:
            playing.turn_to_person()
        # A hand quicker than the last motion has settled the table already, and may hold a pick.
        if not playing.settled:
            playing.settle()
        self.stage.draw()
        self.stage.follow(None)
        if news and playing.session.over:
            await self._wait(3 * self.pace.read)
            self.stage.over()
        self.stage.settled(True)

    async def _show_next(self) -> None:
        playing = self.playing
        frames = self._take_next()
        first = frames[0]
        for frame in frames:
            self.motion.before(frame.event)
        texts = [text for frame in frames if (text := playing.show(frame))]
        self._draw(first.event)
        length = 0.0
        if not self._hurried.is_set():
            length = max(self.motion.after(frame.event) for frame in frames) / 1000
            self.stage.hear(first.event)
        if texts:
            self.stage.speak(" ".join(texts))
        read = self.pace.read * (1 + playing.linger(first.observation, first.event))
        await self._wait(length + (read if texts else 0))

    def _take_next(self) -> list[Frame]:
        """The next frame, and those that moved other pieces in the same moment."""
        frames = self.playing.frames
        taken = [frames.pop(0)]
        while frames and _at_once(taken[0], frames[0]):
            taken.append(frames.pop(0))
        return taken

    def _draw(self, event: Event | None = None) -> None:
        """Draw what is shown; in a hurry by the clock only, so that what is left out does not tell
        who had a choice. What a run comes to is drawn in any case."""
        now = asyncio.get_running_loop().time()
        hurried = self._hurried.is_set() or not self.pace.read
        if hurried and now - self._drawn_at < GLIMPSE:
            return
        self.stage.draw()
        if event is not None:
            self.stage.follow(event)
        self._drawn_at = asyncio.get_running_loop().time()

    # A block. All of it takes the same time, and shows the same, whoever has a choice in it.

    def _begin_block(self, step: int) -> None:
        """If all choose at once after so many actions, show that for a while."""
        playing = self.playing
        if not playing.session.game.hidden(playing.session.options):
            return
        playing.stand(step)
        if playing.choosing_together:
            self._hold()
            self._draw()

    def _hold(self) -> None:
        """Nothing more is seen until a while from now."""
        length = max(self.pace.hold, self._longest * MARGIN) if self.pace.hold else 0
        self._free_at = asyncio.get_running_loop().time() + length
        self._thought = 0.0

    async def _hold_over(self) -> bool:
        """Wait until more may be seen; False if that is now. No hurry shortens this."""
        left = self._free_at - asyncio.get_running_loop().time()
        if left <= 0:
            return False
        await asyncio.sleep(left)
        return True

    async def _bot_moves(self) -> None:
        """A bot's decision; one made at the same time as others takes nobody's time."""
        playing = self.playing
        session = playing.session
        player, at = session.current_player, len(session.steps)
        together = len(session.observation(playing.viewer)["deciders"]) > 1
        if not together:
            playing.stand(at)
            self._draw()
        clock = asyncio.get_running_loop().time
        began = clock()
        action = await self.opponents.decide(
            session.bot or "", session.game, session.observation(player), self._seed(at)
        )
        if together:
            self._thought += clock() - began
            self._longest = max(self._longest, self._thought)
        else:
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
