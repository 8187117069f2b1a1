"""One module a game: draws its table from an observation.

A module `ui/tables/<module>.py` is a `Table`; nothing above this folder knows a game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from htpy import Node

from engine.game import Observation
from ui.focus import Focus


@dataclass(frozen=True, slots=True)
class Plate:
    """A player's plate: a badge (seat sign or colour), a line under the name, what counts."""

    badge: Node
    note: str
    points: str


@dataclass(frozen=True, slots=True)
class Tally:
    """The score sheet: a caption, column heads, and per seat a cell a column, total last."""

    caption: str
    heads: Sequence[Node]
    rows: Sequence[Sequence[Node]]
    foot: Node = None


class Table(Protocol):
    """What a table module offers. All of it pure: same arguments, same HTML."""

    def stage(self, observation: Observation, focus: Focus) -> Node:
        """The `.stage` with the board and, if any, the `.tray` or hand below it.

        Every piece and place that an event or a pick names carries `data-c=<component id>`.
        """

    def plate(self, observation: Observation, seat: int, focus: Focus) -> Plate:
        """What stands on that seat's plate."""

    def tally(self, observation: Observation, focus: Focus) -> Tally:
        """The score sheet of a finished game."""


def table_for(module: str) -> Table:
    """The table of the game whose module has that name."""
    return cast(Table, import_module(f"ui.tables.{module}"))
