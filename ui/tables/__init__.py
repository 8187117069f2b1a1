"""One module a game: draws its table from an observation.

A folder `ui/tables/<module>` is a `Table`; nothing above `ui/tables/` knows a game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast, runtime_checkable

from htpy import Node

from engine.catalogue import GAMES, by_slug, module_of
from engine.errors import EngineError
from engine.events import Event
from engine.game import Observation
from ui.focus import Focus

Linger = Callable[[Observation, Event], float]
"""How many reading times longer than others an event stays, with the table as it is then."""


class Plate(NamedTuple):
    """A player's plate: a badge (seat sign or colour), a line under the name, what counts.

    more: what lies before that player, with the ids that events and picks name (a chart, a
    grandstand). apart: the stage shows all this for the viewer itself, so that no plate is needed.
    """

    badge: Node
    note: str
    points: str
    more: Node = None
    apart: bool = False


class Tally(NamedTuple):
    """The score sheet: a caption, column heads, and per seat a cell a column, total last.

    rounds: how many rounds are over, in games that have some and tell after each how it stands;
    last: what the last of them came to.
    """

    caption: str
    heads: Sequence[Node]
    rows: Sequence[Sequence[Node]]
    foot: Node = None
    rounds: int = 0
    last: Node = None


class Table(Protocol):
    """What a table module offers. All of it pure: same arguments, same HTML."""

    def stage(self, observation: Observation, focus: Focus) -> Node:
        """The `.stage` with the board and, if any, the `.tray` or hand below it.

        Every piece and place that an event or a pick names carries `data-c=<component id>`, here
        or on a plate.
        """

    def plate(self, observation: Observation, seat: int, focus: Focus) -> Plate:
        """What stands on that seat's plate."""

    def tally(self, observation: Observation, focus: Focus) -> Tally:
        """The score sheet of a finished game."""


@runtime_checkable
class Closer(Protocol):
    """What a table module offers besides, if things on it can be looked at enlarged: elements with
    `data-do="look"` name such a thing in `data-arg`."""

    def look(self, observation: Observation, what: str, focus: Focus) -> Node:
        """The sheet about that thing, from what the viewer knows."""


class NoTable(EngineError):
    """The rules of that game are here, but nothing draws it yet."""

    key = "error.no-table"


def has_table(slug: str) -> bool:
    """Whether a game of that slug can be played in the page."""
    return slug in GAMES and find_spec(f"ui.tables.{module_of(slug)}") is not None


def linger_of(slug: str) -> Linger:
    """How long events stay at that game's table: what its folder says under `linger`."""
    found: Linger = getattr(table_for(slug), "linger", lambda shown, event: 0)
    return found


def table_for(slug: str) -> Table:
    """The table of that game; its folder is imported when first asked for. Raises UnknownGame or
    NoTable."""
    by_slug(slug)
    if not has_table(slug):
        raise NoTable(f"no table for {slug}", game=slug)
    return cast(Table, import_module(f"ui.tables.{module_of(slug)}"))
