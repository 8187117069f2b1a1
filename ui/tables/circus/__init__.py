"""The table of Welcome to the Circus."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, b, div, p, section, small, span

from engine.events import Message
from engine.game import Observation
from engine.games.circus.data import COLOURS
from ui.focus import Focus
from ui.tables import Plate, Tally
from ui.tables.circus.balls import ball_icon, die, unknown_ball
from ui.tables.circus.ring import ring
from ui.widgets.pick import component
from ui.words import Voice, say, word

SECRET = "?"
NONE = "–"


def stage(observation: Observation, focus: Focus) -> Node:
    """The ring, and below it the die and the balls outside."""
    return [
        div(".stage")[ring(observation, focus)],
        section(".tray", aria_label=word("circus.table.tray"))[
            _rolled(observation, focus), _outside(observation, focus)
        ],
    ]


def plate(observation: Observation, seat: int, focus: Focus) -> Plate:
    """A player's colours, the balls in holes, the points."""
    colours = _colours(observation, seat)
    badge = [ball_icon(c) for c in colours] if colours else unknown_ball()
    classes = "colours two" if len(colours) > 1 else "colours"
    return Plate(
        span(class_=classes)[badge], _note(observation, colours), _points(observation, seat)
    )


def tally(observation: Observation, focus: Focus) -> Tally:
    """A column a hole; in a match a column a game."""
    seats = range(observation["players"])
    if observation["games"] > 1:
        games = [*observation["past"], observation["scores"]]
        heads = [_head("game-head", n + 1) for n in range(len(games))]
        cells: list[list[Node]] = [[str(game[seat]) for game in games] for seat in seats]
    else:
        heads = [_head("hole-head", int(value)) for value in observation["holes"]]
        cells = [_hole_cells(observation, seat) for seat in seats]
    rows = [[*cells[seat], str(observation["totals"][seat])] for seat in seats]
    foot = word("circus.table.tie-break") if observation["options"]["tie_break"] else None
    return Tally(word("circus.table.tally"), [*heads, word("circus.table.total")], rows, foot)


def _head(key: str, number: int) -> Node:
    """A column's head; where there is little room only its number is printed."""
    return [span(".roomy")[word(f"circus.table.{key}"), " "], str(number)]


def _hole_cells(observation: Observation, seat: int) -> list[Node]:
    mine = _colours(observation, seat)
    return [value if c in mine else NONE for value, c in observation["holes"].items()]


def _colours(observation: Observation, seat: int) -> list[str]:
    """The colours of a seat, as far as the viewer knows them."""
    return [colour for colour in COLOURS if observation["owners"][colour] == seat]


def _note(observation: Observation, colours: Sequence[str]) -> str:
    if not colours:
        return word("circus.table.secret")
    holes = tuple(int(value) for value, c in observation["holes"].items() if c in colours)
    if not holes:
        return word("circus.table.no-hole")
    return _text("in-hole" if len(holes) == 1 else "in-holes", holes=holes)


def _points(observation: Observation, seat: int) -> str:
    """In a match the points of all its games."""
    if observation["scores"] is not None:
        return str(observation["totals"][seat])
    colours = _colours(observation, seat)
    if not colours:
        return SECRET
    earlier = sum(game[seat] for game in observation["past"])
    return str(earlier + sum(observation["points"][colour] for colour in colours))


def _rolled(observation: Observation, focus: Focus) -> Node:
    face = observation["rolled"]
    label = _text("die", face=face) if face else word("circus.table.die-at-rest")
    by = [
        say(Message("circus.table.rolled", {"who": seat}), focus.voice)
        for seat in observation["deciders"]
    ]
    return div(".rolled")[
        die(face, component(focus, "die", label)),
        p[b(".slab")[word(f"circus.face.{face}").capitalize() if face else NONE], small[by]],
    ]


def _outside(observation: Observation, focus: Focus) -> Node:
    return div(".outside")[
        p(".slab")[word("circus.table.outside")],
        div(".pens")[[_pen(colour, observation["outside"][colour], focus) for colour in COLOURS]],
    ]


def _pen(colour: str, count: int, focus: Focus) -> Node:
    label = _text("pen", colour=colour, n=count)
    classes = "pen" if count else "pen none"
    return span(component(focus, f"outside:{colour}", label, classes))[
        [ball_icon(colour) for _ in range(max(count, 1))], span(".num")[str(count)]
    ]


def _text(key: str, **values: int | str | tuple[int, ...]) -> str:
    return say(Message(f"circus.table.{key}", values), Voice())
