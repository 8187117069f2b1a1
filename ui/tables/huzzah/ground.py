"""What never changes at the fair: grass and trees, the bed of the way, gates, the title."""

from __future__ import annotations

from functools import cache

from htpy import Node, g, path, rect
from markupsafe import Markup

from engine.games.huzzah.data import GATES
from ui.html import html_of, part
from ui.tables.huzzah.plan import Plan
from ui.widgets.icons import pic
from ui.widgets.svg import num, scatter, words
from ui.words import word

SEED = 5
WALL = "M-17 16v-22a17 17 0 0 1 34 0v22h-7V-4a10 10 0 0 0-20 0v20z"
VOID = "M-10 16V-4a10 10 0 0 1 20 0v20z"


@cache
def ground(plan: Plan) -> Markup:
    """The meadow, and the bed of the way."""
    width, height = plan.size
    edge = plan.edge()
    drawn = g(".ground", id="ground", aria_hidden="true")[
        rect(".green0", width=num(width), height=num(height), rx="12"),
        _grass(plan),
        [pic(name, x, y, size, "green") for name, x, y, size in plan.greenery],
        _title(plan),
        path(".verge", d=edge, stroke_width=num(plan.width + plan.verge)),
        path(".bedway", d=edge, stroke_width=num(plan.width + plan.verge * 0.36)),
    ]
    return part(drawn)


def _grass(plan: Plan) -> Node:
    chance, (width, height) = scatter(SEED), plan.size

    def blade() -> str:
        x, y = 6 + next(chance) * (width - 16), 12 + next(chance) * (height - 20)
        return f"M{num(x)} {num(y)}l2-5 2 5"

    return path(".blade", d="".join(blade() for _ in range(plan.blades)))


def _title(plan: Plan) -> Node:
    if plan.name == "tall":
        return None
    turn = [
        path(".clockwise", d="M590 432c-40 10-90 10-130 0m16-11-18 10 14 14"),
        words(526, 420, word("huzzah.table.clockwise"), "way-word"),
    ]
    if plan.name == "low":
        return turn
    return [
        path(".ornament", d="M520 238h176M520 290h176"),
        words(608, 278, word("huzzah.card.huzzah"), "lawntitle"),
        turn,
    ]


@cache
def gates(plan: Plan) -> Markup:
    """The six Jump Gates with their numbers, and the Main Gate."""
    x, y = plan.middle(0)
    half = plan.width * 0.46
    drawn = g(".gates", aria_hidden="true")[
        pic("medieval-gate", x - half, y - half * 1.05, half * 2, "maing"),
        [_arch(plan, number, step) for number, step in enumerate(GATES, 1)],
    ]
    return html_of(drawn)


def _arch(plan: Plan, number: int, step: int) -> Node:
    x, y = plan.middle(step)
    scale = plan.arch
    return [
        g(transform=f"translate({num(x)} {num(y - 2 * scale)}) scale({num(scale, 2)})")[
            path(".wall", d=WALL), path(".void", d=VOID)
        ],
        words(x, y + 10.5 * scale, str(number), "gaten"),
    ]


@cache
def jumps(plan: Plan) -> Markup:
    """How the gates hang together: faint arcs from each to the next."""
    spots = [plan.middle(step) for step in GATES]
    cx, cy = plan.size[0] / 2, plan.size[1] / 2
    arcs = []
    for (x0, y0), (x1, y1) in zip(spots, spots[1:] + spots[:1], strict=True):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        bx, by = mx + (cx - mx) * 0.35, my + (cy - my) * 0.35
        arcs.append(f"M{num(x0)} {num(y0)}Q{num(bx)} {num(by)} {num(x1)} {num(y1)}")
    return html_of(path(".jump", d="".join(arcs), aria_hidden="true"))
