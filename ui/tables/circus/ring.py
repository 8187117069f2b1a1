"""The ring: sawdust, holes, drums, and the clowns in it.

On a desk rows run from left to right; in portrait the ring stands up and the clowns keep to the
left of their cells, so that a head never hides a value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from htpy import Node, circle, ellipse, g, path, rect, svg
from markupsafe import Markup

from engine.events import Message, Value
from engine.game import Observation
from engine.games.circus.data import COLUMNS, HOLES, ROWS
from ui.focus import Focus
from ui.tables.circus.balls import ball
from ui.tables.circus.clown import clown
from ui.widgets.icons import pic, star
from ui.widgets.pick import component
from ui.widgets.svg import num, scatter, words
from ui.words import Voice, say, word

Cell = tuple[int, int]
VALUES: dict[Cell, int] = {cell: value for value, cell in HOLES.items()}


@dataclass(frozen=True, slots=True)
class Plan:
    """Measures of one of the two drawings, in its own units."""

    name: str
    width: float
    height: float
    curb: float
    round: float
    pad: float
    gap: tuple[float, float]
    clown: float
    blocks: int
    specks: int

    @property
    def tall(self) -> bool:
        return self.name == "standing"

    @property
    def cell(self) -> tuple[float, float]:
        """Width and height of a cell."""
        across, along = self.width - 2 * self.pad, self.height - 2 * self.pad
        if self.tall:
            return (across - 8) / COLUMNS, (along - 8) / ROWS
        return (across - 12) / ROWS, (along - 16) / COLUMNS

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        (row, column), (w, h) = cell, self.cell
        if self.tall:
            return self.pad + 4 + (column + 0.5) * w, self.height - self.pad - 4 - (row + 0.5) * h
        return self.pad + 6 + (row + 0.5) * w, self.pad + 8 + (column + 0.5) * h

    def feet(self, cell: Cell) -> tuple[float, float]:
        """Where a clown in that cell stands."""
        x, y = self.middle(cell)
        return (x - 25 if self.tall else x), y + self.cell[1] * 0.4

    def track(self, cell: Cell) -> tuple[float, float]:
        """Where the trail of the last move goes through that cell."""
        x, y = self.middle(cell)
        return (x - 25, y + 6) if self.tall else (x, y)


PLANS = {
    "lying": Plan("lying", 960, 528, 22, 60, 29, (5, 6), 0.96, 96, 620),
    "standing": Plan("standing", 344, 396, 13, 28, 17, (4, 3), 0.6, 80, 260),
}


def ring(observation: Observation, focus: Focus) -> Node:
    """The board."""
    plan = PLANS["standing" if focus.shape == "tall" else "lying"]
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    return svg(
        class_=f"board ring {plan.name}",
        viewBox=f"0 0 {num(plan.width)} {num(plan.height)}",
        role="group",
        aria_label=word("circus.table.ring"),
    )[
        _ground(plan),
        [_space(plan, cell, observation, focus) for cell in cells],
        _trail(plan, focus),
        _clowns(plan, observation, focus),
        _pips(plan, observation, focus),
    ]


def space_name(cell: Cell) -> str:
    return f"space:{cell[0]}-{cell[1]}"


@lru_cache(maxsize=2)
def _ground(plan: Plan) -> Markup:
    """What never changes: the curb, the sawdust, the lights of the night show."""
    w, h = plan.width, plan.height
    middle = 2 + plan.curb / 2
    near, far = num(plan.pad), num(h - plan.pad)
    beams = (
        f"M{near} {near}L{num(w * 0.34)} {far}H{num(w * 0.66)}z",
        f"M{num(w - plan.pad)} {near}L{num(w * 0.78)} {far}H{num(w * 0.46)}z",
    )
    drawn = g(".ground")[
        _box(plan, "bed", 2),
        _specks(plan),
        g(".dusk")[[path(".beam", d=beam) for beam in beams]],
        _box(plan, "curb", middle),
        _box(plan, "curb stripes", middle, plan.blocks),
        _box(plan, "curbline", 2),
        _box(plan, "curbline", 2 + plan.curb),
    ]
    return Markup(str(drawn))


def _box(plan: Plan, classes: str, inset: float, length: int | None = None) -> Node:
    extra = {} if length is None else {"pathLength": str(length)}
    return rect(
        extra,
        class_=classes,
        x=num(inset),
        y=num(inset),
        width=num(plan.width - 2 * inset),
        height=num(plan.height - 2 * inset),
        rx=num(plan.round - inset),
    )


def _specks(plan: Plan) -> Node:
    chance = scatter(3)

    def speck() -> str:
        x = plan.pad + next(chance) * (plan.width - 2 * plan.pad)
        y = plan.pad + next(chance) * (plan.height - 2 * plan.pad)
        size, slope = 1 + next(chance) * 2.4, (next(chance) - 0.5) * 2
        return f"M{num(x)} {num(y)}l{num(size * 1.8)} {num(slope)} {num(-size * 0.4)} 1z"

    return [
        path(class_=classes, d="".join(speck() for _ in range(plan.specks)))
        for classes in ("dust2", "chalk")
    ]


def _space(plan: Plan, cell: Cell, observation: Observation, focus: Focus) -> Node:
    name = space_name(cell)
    (x, y), (w, h), (gx, gy) = plan.middle(cell), plan.cell, plan.gap
    value = VALUES.get(cell)
    return g(component(focus, name, _space_label(cell, observation), "space"))[
        rect(
            ".floor",
            x=num(x - w / 2 + gx),
            y=num(y - h / 2 + gy),
            width=num(w - 2 * gx),
            height=num(h - 2 * gy),
            rx="8" if plan.tall else "14",
        ),
        _start(plan, x, y) if cell[0] == 0 else None,
        _hole(plan, x, y, value, observation, focus) if value else None,
    ]


def _space_label(cell: Cell, observation: Observation) -> str:
    values: dict[str, int | str] = {"row": cell[0], "column": cell[1]}
    value = VALUES.get(cell)
    key = "start" if cell[0] == 0 else "space"
    if value:
        inside = observation["holes"][str(value)]
        key = "hole-won" if inside else "hole"
        values |= {"points": value, "colour": inside or ""}
    return say(Message(f"circus.table.{key}", values), Voice())


def _start(plan: Plan, x: float, y: float) -> Node:
    w, h = plan.cell
    if plan.tall:
        return _drum(x, y + h * 0.02, w * 0.46, h * 0.34)
    return [
        words(x, y - h * 0.12, word("circus.table.start-word"), "startword"),
        _drum(x, y + h * 0.2, w * 0.66, h * 0.17),
    ]


def _drum(x: float, y: float, w: float, h: float) -> Node:
    """Hoop, shell with a zigzag, hoop."""
    bow = h * 0.36
    shell = (
        f"M{num(x - w / 2)} {num(y)}l{num(w * 0.06)} {num(h)}"
        f"a{num(w * 0.44)} {num(bow)} 0 0 0 {num(w * 0.88)} 0l{num(w * 0.06)} {num(-h)}z"
    )
    zig = f"{num(w * 0.077)} {num(h * 0.7)} {num(w * 0.077)} {num(-h * 0.7)} " * 6
    return g(".drum")[
        path(".shell", d=shell),
        path(".zig", d=f"M{num(x - w * 0.46)} {num(y + h * 0.4)}l{zig}"),
        ellipse(".skin", cx=num(x), cy=num(y), rx=num(w / 2), ry=num(bow)),
        pic("s-star", x - bow * 0.7, y - bow * 0.75, bow * 1.4, "skinstar"),
    ]


def _hole(
    plan: Plan, x: float, y: float, value: int, observation: Observation, focus: Focus
) -> Node:
    h = plan.cell[1]
    inside = observation["holes"][str(value)]
    if plan.tall:
        hx, hy, rx, ry, sx, sy, sr = x + 7, y + 3, 20.0, 12.5, x + 31, y - 2, 16.0
    else:
        hx, hy, rx, ry, sx, sy, sr = x, y + h * 0.2, 38.0, 23.0, x, y - h * 0.2, 32.0
    drop = 1 if plan.tall else 2
    lip = (
        f"M{num(hx - rx + 2)} {num(hy + 1)}a{num(rx - 2)} {num(ry - 2)} 0 0 0 {num(2 * rx - 4)} 0"
        f"a{num(rx - 2)} {num(ry - 7)} 0 0 1 {num(4 - 2 * rx)} 0z"
    )
    label = say(Message("circus.table.ball", {"colour": inside or ""}), Voice()) if inside else ""
    return [
        ellipse(".rim", cx=num(hx), cy=num(hy), rx=num(rx), ry=num(ry)),
        ellipse(".pit", cx=num(hx), cy=num(hy + 1.5), rx=num(rx - 4), ry=num(ry - 4)),
        [
            ball(
                hx,
                hy - drop,
                10.5 if plan.tall else 19,
                inside,
                component(focus, f"hole:{value}", label),
            ),
            path(".lip", d=lip),
        ]
        if inside
        else None,
        path(class_=f"medal{' won' if inside else ''}", d=star(sx, sy, sr, 0.56)),
        words(sx, sy + (6 if plan.tall else 11), str(value), "pts"),
    ]


def _trail(plan: Plan, focus: Focus) -> Node:
    """The way of the last move, from a ring where it began."""
    cells = [_cell(name) for name in focus.trail if name.startswith("space:")]
    if len(cells) < 2:
        return None
    points = [plan.track(cell) for cell in cells]
    (x, y), radius = points[0], 6 if plan.tall else 11
    line = "L".join(f"{num(px)} {num(py)}" for px, py in points)
    return [
        path(".trail", d=f"M{line}"),
        circle(".trail0", cx=num(x), cy=num(y), r=num(radius)),
    ]


def _cell(name: str) -> Cell:
    row, column = name.removeprefix("space:").split("-")
    return int(row), int(column)


def _clowns(plan: Plan, observation: Observation, focus: Focus) -> Node:
    """Nearer ones over farther ones."""
    standing = [(tuple(c["space"]), c["balls"], i) for i, c in enumerate(observation["clowns"])]
    standing.sort(key=lambda item: plan.feet((item[0][0], item[0][1]))[1])
    drawn = []
    for (row, column), balls, number in standing:
        x, y = plan.feet((row, column))
        label = _clown_label((row, column), balls, number)
        seen = [
            (colour, component(focus, f"ball:{number}-{height}", _ball_label(colour)))
            for height, colour in enumerate(balls)
        ]
        attributes = component(focus, f"clown:{number}", label)
        drawn.append(clown(x, y, plan.clown, number, seen, attributes))
    return drawn


def _ball_label(colour: str) -> str:
    return say(Message("circus.table.ball", {"colour": colour}), Voice())


def _clown_label(cell: Cell, balls: Sequence[str], number: int) -> str:
    values: dict[str, Value] = {"clown": number, "row": cell[0], "column": cell[1]}
    values["colours"] = tuple(balls)
    key = ("clown-empty", "clown-one", "clown-many")[min(len(balls), 2)]
    return say(Message(f"circus.table.{key}", values), Voice())


def _pips(plan: Plan, observation: Observation, focus: Focus) -> Node:
    """The length of the move on every space where it may end."""
    picked = [name for name in focus.picked if name.startswith("clown:")]
    lit = sorted(name for name in focus.lit if name.startswith("space:"))
    if not picked or not lit:
        return None
    steps = len(observation["clowns"][int(picked[0].partition(":")[2])]["balls"])
    w, h = plan.cell
    drawn: list[Node] = []
    for name in lit:
        x, y = plan.middle(_cell(name))
        px, py = (x + w * 0.36, y - h * 0.42) if plan.tall else (x - w * 0.34, y - h * 0.38)
        drawn.append(circle(".pip", cx=num(px), cy=num(py), r="6.5" if plan.tall else "10"))
        drawn.append(words(px, py + (4 if plan.tall else 5), str(steps), "pipn"))
    return g(".pips", aria_hidden="true")[drawn]
