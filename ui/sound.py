"""What events sound like: a few synthesised notes each, no recording.

Pure: from an event to notes; `ui.browser_sound` plays them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.events import Ended, Event, Moved, Revealed, Rolled, Scored
from ui.motion import STEP, TUMBLE

Wave = Literal["sine", "triangle"]


class Note(NamedTuple):
    """at: seconds from now. pitch: hertz, gliding to `end` if that is given. length: seconds until
    it has died away. loud: 0 to 1."""

    at: float
    pitch: float
    length: float
    loud: float = 0.5
    wave: Wave = "sine"
    end: float | None = None


Notes = tuple[Note, ...]

# Where a die knocks on wood: the share of its tumble, and the pitch.
KNOCKS = ((0.0, 240.0), (0.12, 310.0), (0.27, 220.0), (0.45, 280.0), (0.66, 200.0), (0.9, 170.0))
# Partials of a bell: a multiple of its pitch, loudness, seconds.
BELL = ((1.0, 0.5, 1.3), (2.76, 0.22, 0.7), (5.4, 0.1, 0.35))
BELL_PITCH = 660.0
SCALE = (1.0, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8, 2.0)
TURN: Notes = (Note(0, 523, 0.25, 0.25), Note(0.12, 784, 0.4, 0.25))
CARD: Notes = (Note(0, 420, 0.08, 0.2, "triangle", 760),)
# Tunes: when, pitch, how long.
FANFARE = (
    (0.0, 392, 0.16),
    (0.16, 523, 0.16),
    (0.32, 659, 0.16),
    (0.48, 784, 0.5),
    (1.0, 1047, 0.9),
)
FAREWELL = ((0.0, 523, 0.2), (0.2, 494, 0.2), (0.4, 440, 0.2), (0.6, 392, 0.8))


def of(event: Event, viewer: int | None = None, speed: float = 1.0) -> Notes:
    """The notes of an event as it is shown. viewer: whose table this is, if it is one person's; who
    loses hears a quieter end. speed: of motions, so that steps sound when they are seen."""
    if isinstance(event, Rolled):
        length = TUMBLE / 1000 * speed
        return tuple(Note(at * length, pitch, 0.05, 0.3, "triangle") for at, pitch in KNOCKS)
    if isinstance(event, Moved):
        pause = STEP / 1000 * speed
        steps = range(len(event.via) + 1)
        return tuple(Note(i * pause, 330, 0.09, 0.35, "triangle", 200) for i in steps)
    if isinstance(event, Scored):
        return bell(event.points)
    if isinstance(event, Revealed):
        return CARD
    if isinstance(event, Ended):
        won = viewer is None or viewer in event.winners
        return _tune(FANFARE if won else FAREWELL)
    return ()


def bell(points: int) -> Notes:
    """A bell, the higher the more it was worth."""
    pitch = BELL_PITCH * SCALE[max(0, min(points, len(SCALE)) - 1)]
    return tuple(Note(0, pitch * times, length, loud) for times, loud, length in BELL)


def _tune(notes: tuple[tuple[float, float, float], ...]) -> Notes:
    """Each note with its octave above, softer."""
    low = [Note(at, pitch, length, 0.4, "triangle") for at, pitch, length in notes]
    high = [Note(at, 2 * pitch, length, 0.12) for at, pitch, length in notes]
    return (*low, *high)
