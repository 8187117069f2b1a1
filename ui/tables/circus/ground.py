"""What never changes in the ring: sawdust, curb, lamps, night lights; drawings of hole and drum."""

from __future__ import annotations

from functools import cache

from htpy import Node, circle, defs, ellipse, fragment, g, path, rect, stop
from markupsafe import Markup

from engine.games.circus.data import COLUMNS, ROWS
from ui.html import html_of, part
from ui.tables.circus.plan import Plan
from ui.widgets.icons import pic
from ui.widgets.svg import clip_path, num, path_of, radial_gradient, scatter, words
from ui.words import word

BED, DUSK = "ring-bed", "ring-dusk"
SEED = 3


@cache
def ground(plan: Plan) -> Markup:
    """The empty ring without its places."""
    width, height = plan.size
    middle = 2 + plan.curb / 2
    inner = 2 + plan.curb
    spots = ((0.0, 0.34, 0.66), (width, 0.78, 0.46))
    drawn = g(".ground", id="ground")[
        defs[
            clip_path(id=BED)[_box(plan, "", inner)],
            radial_gradient(id=DUSK, cx=".5", cy=".5", r=".75")[
                stop(".clear", offset=".45"), stop(".deep", offset="1")
            ],
        ],
        _box(plan, "bed", 2),
        g(clip_path=f"url(#{BED})")[
            _specks(plan),
            g(".dusk")[
                rect(width=num(width), height=num(height), fill=f"url(#{DUSK})"),
                [
                    path(".beam", d=path_of((x, 0), (width * a, height), (width * b, height)) + "Z")
                    for x, a, b in spots
                ],
            ],
        ],
        _box(plan, "curb", middle),
        _box(plan, "curb stripes", middle, plan.blocks),
        _box(plan, "curbline", 2),
        _box(plan, "curbline", inner),
        None if plan.upright else _lamps(plan),
    ]
    return part(drawn)


def _box(plan: Plan, classes: str, inset: float, length: int | None = None) -> Node:
    width, height = plan.size
    return rect(
        class_=classes or None,
        x=num(inset),
        y=num(inset),
        width=num(width - 2 * inset),
        height=num(height - 2 * inset),
        rx=num(plan.corner - inset),
        pathLength=None if length is None else str(length),
    )


def _specks(plan: Plan) -> Node:
    """Shavings, dark ones and light ones."""
    chance, (width, height), edge = scatter(SEED), plan.size, plan.curb + 2

    def speck() -> str:
        x = edge + next(chance) * (width - 2 * edge)
        y = edge + next(chance) * (height - 2 * edge)
        size, slope = 1 + next(chance) * 2.4, (next(chance) - 0.5) * 2
        return f"M{num(x)} {num(y)}l{num(size * 1.8)} {num(slope)} {num(-size * 0.4)} 1z"

    return [
        path(class_=classes, d="".join(speck() for _ in range(plan.specks)))
        for classes in ("dust2", "chalk")
    ]


@cache
def drum(plan: Plan, x: float, y: float) -> Markup:
    """A start drum around (x, y): hoop, shell with a zigzag, hoop."""
    w, h = (48.0, 15.0) if plan.upright else (73.0, 26.0)
    bow, y = h * 0.36, y - h * 0.4
    shell = (
        f"M{num(x - w / 2)} {num(y)}l{num(w * 0.06)} {num(h)}"
        f"a{num(w * 0.44)} {num(bow)} 0 0 0 {num(w * 0.88)} 0l{num(w * 0.06)} {num(-h)}z"
    )
    zig = f"{num(w * 0.077)} {num(h * 0.7)} {num(w * 0.077)} {num(-h * 0.7)} " * 6
    drawn = g(".drum")[
        path(".shell", d=shell),
        path(".zig", d=f"M{num(x - w * 0.46)} {num(y + h * 0.4)}l{zig.rstrip()}"),
        ellipse(".skin", cx=num(x), cy=num(y), rx=num(w / 2), ry=num(bow)),
        pic("s-star", x - bow * 0.7, y - bow * 0.75, bow * 1.4, "skinstar"),
    ]
    return html_of(drawn)


@cache
def pit(plan: Plan, x: float, y: float) -> Markup:
    """An open hole around (x, y)."""
    across, down = plan.hole.radii
    drawn = fragment[
        ellipse(".rim", cx=num(x), cy=num(y), rx=num(across), ry=num(down)),
        ellipse(".pit", cx=num(x), cy=num(y + 1.5), rx=num(across - 4), ry=num(down - 4)),
    ]
    return html_of(drawn)


@cache
def lip(plan: Plan, x: float, y: float) -> Markup:
    """The front of a hole's rim and its shadow, over the ball that lies in it."""
    across, down = plan.hole.radii
    inner, deep = across - 4, down - 4
    low = y + 1.5
    outer_edge = f"M{num(x - across)} {num(y)}a{num(across)} {num(down)} 0 0 0 {num(2 * across)} 0"
    inner_edge = f"M{num(x - inner)} {num(low)}a{num(inner)} {num(deep)} 0 0 0 {num(2 * inner)} 0"
    shadow = f"{inner_edge}a{num(inner)} {num(deep * 0.62)} 0 0 1 {num(-2 * inner)} 0z"
    front = (
        f"{outer_edge}L{num(x + inner)} {num(low)}"
        f"a{num(inner)} {num(deep)} 0 0 1 {num(-2 * inner)} 0z"
    )
    drawn = fragment[
        path(".lip", d=shadow), path(".rim.front", d=front), path(".rim.edge", d=outer_edge)
    ]
    return html_of(drawn)


def _lamps(plan: Plan) -> Node:
    """Rows are numbered and lanes lettered on the curb, as moves name them."""
    rim = 2 + plan.curb / 2
    foot = plan.size[1] - rim
    rows = [(plan.middle((row, 0))[0], foot, str(row + 1)) for row in range(ROWS)]
    lanes = [(rim, plan.middle((0, c))[1], word(f"circus.column.{c}")) for c in range(COLUMNS)]
    return g(".lamps", aria_hidden="true")[
        [
            [circle(".lamp", cx=num(x), cy=num(y), r="9.5"), words(x, y + 5, what, "lampword")]
            for x, y, what in rows + lanes
        ]
    ]
