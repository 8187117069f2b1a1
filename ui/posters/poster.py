"""What a poster says, and who made the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from htpy import Node


class Poster(NamedTuple):
    """slug: names its words and colours too. lines: the title, as it is set on the poster.
    minutes: of a usual game. age: from which on. icon: its sign where there is no room.
    art: the picture, on a 256 box that it may overflow sideways."""

    slug: str
    lines: tuple[str, ...]
    players: tuple[int, int]
    minutes: int
    age: int
    designer: str
    publisher: str
    icon: str
    art: Callable[[], Node]

    @property
    def title(self) -> str:
        return " ".join(self.lines)
