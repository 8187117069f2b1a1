"""Watching a game again: a place in it, the table and the log as they were there, by whose eyes.

A game that is still on is shown as the one in front of the page saw it. Once a game is over nothing
in it is secret any more, and it can be watched through anybody's eyes.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable
from typing import Protocol

from engine.events import Moved, Scored
from engine.game import Observation
from engine.session import Frame, Viewer
from ui.director import Pace
from ui.focus import Focus, Shape
from ui.motion import Motion
from ui.playing import Line, Playing, trail_with
from ui.words import Voice, rich, say


class Replay:
    """A game being watched.

    stops: after how many actions there is something new to see, 0 first. at: which of them is
    shown. marks: the stops at which somebody scores. running: whether it goes on by itself.
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.session = playing.session
        self.viewer: Viewer = playing.viewer
        self.running = False
        self.shown: Observation = {}
        self.trail: tuple[str, ...] = ()
        self.lines: list[Line] = []
        self._look()
        self.at = 0 if self.session.over else self.last
        self.go(self.at)

    @property
    def open(self) -> bool:
        """Whether it may be watched through anybody's eyes: it hid something, and is over."""
        return self.session.over and self.session.game.hidden(self.session.options)

    @property
    def voice(self) -> Voice:
        names = [person.name for person in self.playing.people]
        return Voice(names, self.viewer if self.viewer == self.playing.voice.you else None)

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    @property
    def step(self) -> int:
        """How many actions had been played at the place that is shown."""
        return self.stops[self.at]

    @property
    def told(self) -> str:
        """What happened last, as plain text."""
        return say(self.lines[-1].message, self.voice) if self.lines else ""

    def look_through(self, seat: Viewer) -> None:
        """See it all as that seat saw it (None: as a spectator), from the same place."""
        if not self.open or seat not in (None, *range(len(self.session.seats))):
            return
        step = self.step
        self.viewer = seat
        self._look()
        self.go(bisect_left(self.stops, step))

    def go(self, at: int) -> None:
        """Show that stop, or the nearest there is."""
        self.at = max(0, min(at, self.last))
        self.shown = self.session.seen_at(self.step, self.viewer)
        self.lines = [line for line in self._lines if line.step < self.step]
        self.trail = ()
        before = self.stops[self.at - 1] if self.at else -1
        for entry in self._log:
            if before <= entry.step < self.step:
                self.trail = trail_with(self.trail, entry.event)

    def next_frames(self) -> list[Frame]:
        """What there is to see on the way to the next stop."""
        if self.at == self.last:
            return []
        steps = range(self.step, self.stops[self.at + 1])
        return [frame for step in steps for frame in self.session.frames(step, self.viewer)]

    def show(self, frame: Frame) -> str:
        """Show one frame on the way to the next stop; returns what is to be spoken."""
        self.shown = frame.observation
        if isinstance(frame.event, Moved) and self.trail and frame.event.source != self.trail[-1]:
            self.trail = ()
        self.trail = trail_with(self.trail, frame.event)
        message = frame.event.say
        if message is None:
            return ""
        self.lines.append(Line(frame.step, message, rich(message, self.voice)))
        return say(message, self.voice)

    def focus(self, shape: Shape) -> Focus:
        """What the drawing needs besides the observation: nothing can be picked."""
        look = self.playing.look
        return Focus(voice=self.voice, trail=self.trail, quiet=True, shape=shape, look=look)

    def _look(self) -> None:
        """Go through the log with the viewer's eyes."""
        self._log = self.session.log(self.viewer)
        voice = self.voice
        self._lines = [
            Line(entry.step, entry.event.say, rich(entry.event.say, voice))
            for entry in self._log
            if entry.event.say is not None
        ]
        seen = {entry.step + 1 for entry in self._log if entry.step >= 0}
        self.stops = sorted({0, len(self.session.steps), *seen})
        place = {step: at for at, step in enumerate(self.stops)}
        scored = {e.step + 1 for e in self._log if isinstance(e.event, Scored) and e.step >= 0}
        self.marks = sorted(place[step] for step in scored)


class Stage(Protocol):
    """What the projector needs of the page."""

    def draw(self) -> None: ...
    def speak(self, text: str) -> None: ...
    def settled(self, yes: bool) -> None: ...
    def failed(self, error: Exception) -> None: ...


class Projector:
    """Lets a replay run by itself, at the page's pace."""

    def __init__(
        self, replay: Replay, stage: Stage, motion: Motion, pace: Callable[[], Pace]
    ) -> None:
        self.replay = replay
        self.stage = stage
        self.motion = motion
        self.pace = pace
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run from here; from the beginning if it stands at the end."""
        self.stop()
        if self.replay.at == self.replay.last:
            self.replay.go(0)
        self.replay.running = True
        self.stage.settled(False)
        self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Stand still at the stop that is shown."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self.replay.running:
            self.replay.running = False
            self.replay.go(self.replay.at)
            self.stage.settled(True)

    async def _run(self) -> None:
        replay = self.replay
        try:
            while replay.at < replay.last:
                await self._next()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.stage.failed(error)
        self._task = None
        replay.running = False
        self.stage.draw()
        self.stage.settled(True)

    async def _next(self) -> None:
        """On to the next stop, frame by frame. A stop takes at least a reader's time."""
        replay, pace = self.replay, self.pace()
        self.motion.speed = pace.motion
        for frame in replay.next_frames():
            self.motion.before(frame.event)
            text = replay.show(frame)
            self.stage.draw()
            length = self.motion.after(frame.event) / 1000
            if text:
                self.stage.speak(text)
            await asyncio.sleep(length + (2 * pace.read if text else 0))
        replay.go(replay.at + 1)
        self.stage.draw()
        await asyncio.sleep(pace.think / 2)
