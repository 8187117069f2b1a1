"""The ring in play: its spaces, the clowns in it, where the picked one may go, the last move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from htpy import Node, circle, g, path, rect, svg
from markupsafe import Markup

from engine.events import Value
from engine.game import Observation
from engine.games.circus.data import HOLES
from ui.focus import Focus
from ui.html import part
from ui.tables.circus.clown import clown
from ui.tables.circus.ground import drum, ground, lip, pit
from ui.tables.circus.plan import CELLS, Cell, Plan, Stance, plan_for
from ui.widgets.ball import ball
from ui.widgets.icons import star
from ui.widgets.pick import component
from ui.widgets.svg import num, path_of, words
from ui.words import capital, plain, word

VALUES: dict[Cell, int] = {cell: value for value, cell in HOLES.items()}
MEDAL = 0.56


def ring(observation: Observation, focus: Focus) -> Node:
    """The board."""
    plan = plan_for(focus.shape)
    occupied = [_space(clown) for clown in observation["clowns"]]
    return svg(
        class_=f"board ring {plan.name}",
        viewBox=f"0 0 {plan.size[0]:g} {plan.size[1]:g}",
        role="group",
        aria_label=word("circus.table.ring"),
    )[
        ground(plan),
        [_cell(plan, cell, cell in occupied, observation, focus) for cell in CELLS],
        _trail(plan, focus),
        _clowns(plan, observation, focus),
        [_peeping(plan, c, observation, focus) for c in occupied if plan.hides_holes],
        _pips(plan, observation, focus),
    ]


def _space(seen: dict[str, Any]) -> Cell:
    row, column = seen["space"]
    return row, column


def _cell(plan: Plan, cell: Cell, occupied: bool, observation: Observation, focus: Focus) -> Node:
    """A cell. Most of them are calm, which makes the difference between a quick ring and a slow."""
    ids = {f"space:{cell[0]}-{cell[1]}", f"hole:{VALUES.get(cell)}"}
    if ids & focus.lit or ids & set(focus.picked):
        return _drawn_cell(plan, cell, occupied, observation, focus)
    inside = observation["holes"][str(VALUES[cell])] if cell in VALUES else None
    return _calm_cell(plan, cell, occupied, inside)


@lru_cache(maxsize=512)
def _calm_cell(plan: Plan, cell: Cell, occupied: bool, inside: str | None) -> Markup:
    """A cell with which nothing can be done now, drawn once for each thing that may lie in it."""
    holes = {str(VALUES[cell]): inside} if cell in VALUES else {}
    return part(_drawn_cell(plan, cell, occupied, {"holes": holes}, Focus()))


def _drawn_cell(
    plan: Plan, cell: Cell, occupied: bool, observation: Observation, focus: Focus
) -> Node:
    (x, y), (w, h), (gap_x, gap_y) = plan.middle(cell), plan.cell, plan.gap
    value = VALUES.get(cell)
    name = f"space:{cell[0]}-{cell[1]}"
    return g(component(focus, name, _space_label(cell, observation), "space"))[
        _box(".reach", x, y, w, h, 0),
        _box(".floor", x, y, w - 2 * gap_x, h - 2 * gap_y, plan.floor),
        _start(plan, x, y) if cell[0] == 0 else None,
        _hole(plan, cell, observation, focus, bare=occupied and plan.hides_holes)
        if value
        else None,
    ]


def _box(classes: str, x: float, y: float, w: float, h: float, corner: float) -> Node:
    """A rectangle around (x, y)."""
    return rect(
        classes, x=num(x - w / 2), y=num(y - h / 2), width=num(w), height=num(h), rx=num(corner)
    )


def _space_label(cell: Cell, observation: Observation) -> str:
    values: dict[str, Value] = {"row": cell[0] + 1, "column": cell[1]}
    value = VALUES.get(cell)
    if value is None:
        return plain(f"circus.table.{'start' if cell[0] == 0 else 'space'}", **values)
    inside = observation["holes"][str(value)]
    if inside is None:
        return plain("circus.table.hole", hole=value, **values)
    return plain("circus.table.hole-won", hole=value, colour=inside, **values)


def _start(plan: Plan, x: float, y: float) -> Node:
    if plan.upright:
        return drum(plan, x, y)
    return [words(x, y - 18, word("circus.table.start-word"), "startword"), drum(plan, x, y + 40)]


def _hole(plan: Plan, cell: Cell, observation: Observation, focus: Focus, *, bare: bool) -> Node:
    """A hole, and unless it is to be bare, its medal and the ball that lies in it."""
    (x, y), hole = plan.middle(cell), plan.hole
    at = (x + hole.at[0], y + hole.at[1])
    if bare:
        return pit(plan, *at)
    lying = _lying(*at, hole.ball, cell, observation, focus)
    medal_at = (x + hole.medal[0], y + hole.medal[1])
    return [
        pit(plan, *at),
        lying and [lying, lip(plan, *at)],
        _medal(*medal_at, hole.medal_radius, hole.value_drop, cell, observation),
    ]


def _peeping(plan: Plan, cell: Cell, observation: Observation, focus: Focus) -> Node:
    """Medal and ball of a hole on which a clown stands, small beside its head."""
    if cell not in VALUES:
        return None
    x, y = plan.middle(cell)
    return g(".peeping")[
        _medal(x + 42, y - 56, 17, 6, cell, observation),
        _lying(x + 44, y - 29, 10, cell, observation, focus),
    ]


def _lying(
    x: float, y: float, radius: float, cell: Cell, observation: Observation, focus: Focus
) -> Node:
    value = VALUES[cell]
    colour = observation["holes"][str(value)]
    if colour is None:
        return None
    label = plain("circus.table.hole-ball", colour=colour, hole=value)
    return ball(x, y, radius, colour, component(focus, f"hole:{value}", label))


def _medal(
    x: float, y: float, radius: float, drop: float, cell: Cell, observation: Observation
) -> Node:
    value = str(VALUES[cell])
    won = observation["holes"][value] is not None
    return g(".medal.won" if won else ".medal")[
        path(d=star(x, y, radius, MEDAL)), words(x, y + drop, value, "value")
    ]


def _trail(plan: Plan, focus: Focus) -> Node:
    """The way of the last move, from a ring where it began."""
    cells = [_named(name) for name in focus.trail if name.startswith("space:")]
    if len(cells) < 2:
        return None
    points = [plan.track(cell) for cell in cells]
    x, y = points[0]
    return g(".way", aria_hidden="true")[
        path(".trail", d=path_of(*points)),
        circle(".trail0", cx=num(x), cy=num(y), r=num(plan.trail_start)),
    ]


def _named(name: str) -> Cell:
    row, column = name.removeprefix("space:").split("-")
    return int(row), int(column)


def _clowns(plan: Plan, observation: Observation, focus: Focus) -> Node:
    """Nearer ones over farther ones."""
    clowns = observation["clowns"]
    stances = plan.stances([_space(seen) for seen in clowns])
    order = sorted(range(len(clowns)), key=lambda number: stances[number].y)
    return [_clown(stances[number], number, clowns[number], focus) for number in order]


def _clown(stance: Stance, number: int, seen: dict[str, Any], focus: Focus) -> Node:
    cell, colours, name = _space(seen), tuple(seen["balls"]), f"clown:{number}"
    trail = focus.trail
    brought = bool(trail) and trail[0].startswith("outside:") and trail[-1] == name
    if name in focus.lit or name in focus.picked:
        return _drawn_clown(stance, number, cell, colours, brought, focus)
    return _calm_clown(stance, number, cell, colours, brought)


@lru_cache(maxsize=256)
def _calm_clown(
    stance: Stance, number: int, cell: Cell, colours: tuple[str, ...], brought: bool
) -> Markup:
    """A clown with which nothing can be done now, drawn once for each way it may stand."""
    return part(_drawn_clown(stance, number, cell, colours, brought, Focus()))


def _drawn_clown(
    stance: Stance,
    number: int,
    cell: Cell,
    colours: tuple[str, ...],
    brought: bool,
    focus: Focus,
) -> Node:
    name = f"clown:{number}"
    balls = []
    for height, colour in enumerate(colours):
        fresh = brought and height == len(colours) - 1
        label = plain("circus.table.ball", colour=colour)
        attributes = component(focus, f"ball:{number}-{height}", label, "fresh" if fresh else "")
        balls.append((colour, attributes))
    # A ball has been picked and waits for its clown: this is where it may go.
    awaited = name in focus.lit and bool(focus.picked)
    attributes = component(
        focus, name, _clown_label(number, cell, colours), "awaited" if awaited else ""
    )
    return clown(stance, number, balls, attributes)


def _clown_label(number: int, cell: Cell, colours: Sequence[str]) -> str:
    values: dict[str, Value] = {"clown": number, "row": cell[0] + 1, "column": cell[1]}
    if not colours:
        label = plain("circus.table.clown-empty", **values)
    elif len(colours) == 1:
        label = plain("circus.table.clown-one", colour=colours[0], **values)
    else:
        label = plain("circus.table.clown-more", colours=tuple(colours), top=colours[-1], **values)
    return capital(label)


def _pips(plan: Plan, observation: Observation, focus: Focus) -> Node:
    """On every space where the picked clown may end its walk, how many steps that is."""
    picked = next((name for name in focus.picked if name.startswith("clown:")), None)
    lit = sorted(name for name in focus.lit if name.startswith("space:"))
    if picked is None or not lit:
        return None
    steps = len(observation["clowns"][int(picked.partition(":")[2])]["balls"])
    drawn: list[Node] = []
    for name in lit:
        x, y = plan.middle(_named(name))
        x, y = x + plan.pip[0], y + plan.pip[1]
        drawn.append(circle(".pip", cx=num(x), cy=num(y), r=num(plan.pip_radius)))
        drawn.append(words(x, y + plan.pip_radius * 0.5, str(steps), "pipn"))
    return g(".pips", aria_hidden="true")[drawn]
