"""What happened, told right after the change: log, animation, sound and speech all play these.

An event holds component ids (never a hidden face) and a `Message` for the log. `seats` are those
who see it in full; the others get `public` instead, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Value = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A key of `ui/words` and the values its sentence needs. The engine holds no sentences.

    A seat number goes under a name such as `who`; a term goes as its last key part (`red`).
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events.

    say: the line of the log, or None if this event only moves pieces.
    seats: who may see it in full; None is everybody, spectators included.
    public: what all the others see instead; None is nothing at all.
    reveals: something came to light that nobody could foresee (a roll, a drawn card), so a
        take-back over it is no longer innocent.
    """

    say: Message | None = None
    seats: tuple[int, ...] | None = None
    public: Event | None = None
    reveals: bool = False

    def seen_by(self, player: int | None) -> Event | None:
        """The event as that seat (None: a spectator) may see it."""
        if self.seats is None or (player is not None and player in self.seats):
            return self
        return self.public


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """`player`'s turn begins."""

    player: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """The die (a component id such as `die`) shows `face` (a key part or a number as text)."""

    die: str
    face: str
    player: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A piece went from the place `source` to the place `target`, over the places `via`.

    `piece` is its id after the move. If that id was on the table before too, it glides from there;
    otherwise it glides from `source`.
    """

    piece: str
    source: str
    target: str
    via: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """What lies at `place` can now be seen."""

    place: str
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """`player` (None: nobody at the table) scored `points` at `place`."""

    player: int | None
    points: int
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Told(Event):
    """Only a line for the log: nothing moved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over; `winners` share the win."""

    winners: tuple[int, ...]


Emit = Callable[[Event], None]
