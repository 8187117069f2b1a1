"""Motion that has a meaning: pieces glide, dice tumble, a score flashes. All by what events name.

`before` measures what an event is about while the old drawing stands; after the morph `after`
animates the new one and says how long that takes. Of several events that one drawing shows, each is
given to both.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from engine.events import Event, Moved, Rolled, Scored

Point = tuple[float, float]

STEP = 190
GLIDE = 260
TUMBLE = 560
BEAT = 420


class Box(Protocol):
    """A centre, as `ui.browser.Box` has it."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


class Screen(Protocol):
    """What motion needs of `ui.browser`."""

    def box(self, component: str) -> Box | None: ...
    def glide(self, component: str, way: list[Point], milliseconds: int) -> None: ...
    def tumble(self, component: str, milliseconds: int) -> None: ...
    def pop(self, component: str, milliseconds: int) -> None: ...


@dataclass(slots=True)
class Motion:
    """speed: 1 is the written length of every motion, 0 is none at all."""

    screen: Screen
    speed: float = 1.0
    _from: dict[str, Box | None] = field(default_factory=dict)

    def before(self, event: Event) -> None:
        """Remember where a piece comes from."""
        if self.speed and isinstance(event, Moved):
            # A pile is where it was: what comes to it, comes from its source.
            piece = event.source if event.piece == event.target else event.piece
            self._from[event.piece] = self.screen.box(piece) or self.screen.box(event.source)

    def after(self, event: Event) -> int:
        """Animate the event in the new drawing; returns its length in milliseconds."""
        if not self.speed:
            return 0
        if isinstance(event, Moved):
            return self._glide(event)
        if isinstance(event, Rolled):
            length = round(TUMBLE * self.speed)
            self.screen.tumble(event.die, length)
            return length
        if isinstance(event, Scored):
            length = round(BEAT * self.speed)
            self.screen.pop(event.place, length)
            return length
        return 0

    def _glide(self, event: Moved) -> int:
        start, end = self._from.pop(event.piece, None), self.screen.box(event.piece)
        if start is None or end is None:
            return 0
        way = [(start.x - end.x, start.y - end.y)]
        rest = self.screen.box(event.target)
        for place in event.via:
            at = self.screen.box(place)
            if at and rest:
                way.append((at.x - rest.x, at.y - rest.y))
        length = round((GLIDE + STEP * (len(way) - 1)) * self.speed)
        self.screen.glide(event.piece, way, length)
        return length


def whereabouts(event: Event | None) -> str | None:
    """A selector of what an event is about on a board; without one, of what is to be decided."""
    if event is None:
        return ".board .moving, .board [data-c].on, .board .me"
    return f'[data-c="{event.piece}"]' if isinstance(event, Moved) else None
