"""Measures of the three drawings of the fair, and where things lie in them."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from engine.games.huzzah.data import STEPS
from ui.focus import Shape
from ui.widgets.svg import num

Point = tuple[float, float]

# Points on a rounded corner, and on a straight stretch, from which the way is measured.
BEND, STRETCH = 20, 40


class Plan(NamedTuple):
    """A drawing in its own units.

    corners: of the way, the Main Gate first, then clockwise. bend: radius of its corners. width: of
    the way. gap: between steps. verge: how far grass is worn beside it. stages: their middles in
    board order. booth: their size. roof, deck: heights of awning and name board. signs: whether
    the name stands on a board of its own. pawn: its radius. figure: how large one of a crowd is.
    rows: how far figures stand apart. arch: scale of a gate. greenery: icon, its corner, its size.
    """

    name: Shape
    size: Point
    corners: tuple[Point, ...]
    bend: float
    width: float
    gap: float
    verge: float
    stages: tuple[Point, ...]
    booth: Point
    roof: float
    deck: float
    signs: bool
    pawn: float
    figure: float
    rows: Point
    arch: float
    blades: int
    greenery: tuple[tuple[str, float, float, float], ...]

    def middle(self, step: int) -> Point:
        """The middle of a step."""
        return _middles(self)[step]

    def along(self, first: float, last: float, points: int = 24) -> list[Point]:
        """Points on the way from one step to another, which may be beyond the last one."""
        spots = [first + (last - first) * n / (points - 1) for n in range(points)]
        return [_way(self).at(spot)[:2] for spot in spots]

    def paving(self, step: int) -> str:
        """Path data of a step."""
        return _paving(self, step)

    def edge(self) -> str:
        """Path data of the middle of the way, all round."""
        points = [_way(self).at(n * STEPS / 200)[:2] for n in range(200)]
        return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


class _Way:
    """The way as many short pieces, measured."""

    def __init__(self, plan: Plan) -> None:
        self.points = _rounded(plan.corners, plan.bend)
        self.points.append(self.points[0])
        self.lengths = [0.0]
        for (x0, y0), (x1, y1) in pairwise(self.points):
            self.lengths.append(self.lengths[-1] + hypot(x1 - x0, y1 - y0))
        self.step = self.lengths[-1] / STEPS

    def at(self, step: float) -> tuple[float, float, float, float]:
        """A point so many steps along, and the direction there."""
        distance = step * self.step % self.lengths[-1]
        index = bisect_right(self.lengths, distance)
        start, end = self.points[index - 1], self.points[index]
        length = self.lengths[index] - self.lengths[index - 1]
        x, y = _between(start, end, (distance - self.lengths[index - 1]) / length)
        return x, y, (end[0] - start[0]) / length, (end[1] - start[1]) / length


@cache
def _middles(plan: Plan) -> list[Point]:
    return [_way(plan).at(step)[:2] for step in range(STEPS)]


@cache
def _way(plan: Plan) -> _Way:
    return _Way(plan)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _rounded(corners: tuple[Point, ...], bend: float) -> list[Point]:
    """Points of a closed line through these corners, which are rounded but for the first."""
    found: list[Point] = []
    count = len(corners)
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % count]
        if i == 0:
            start = corner
        else:
            start = _between(corner, after, _share(corner, after, bend))
            entry = _between(corner, before, _share(corner, before, bend))
            for n in range(BEND + 1):
                t = n / BEND
                found.append(_between(_between(entry, corner, t), _between(corner, start, t), t))
        last = (i + 1) % count == 0
        end = after if last else _between(after, corner, _share(after, corner, bend))
        found += [_between(start, end, (n + 1) / STRETCH) for n in range(STRETCH - 1)]
    return [corners[0], *found]


def _share(corner: Point, other: Point, bend: float) -> float:
    length = hypot(other[0] - corner[0], other[1] - corner[1])
    return min(bend, length / 2) / length


@cache
def _paving(plan: Plan, step: int) -> str:
    way, half = _way(plan), plan.width / 2
    gap = plan.gap / way.step
    first, last = step - 0.5 + gap, step + 0.5 - gap
    (dx0, dy0), (dx1, dy1) = way.at(first)[2:], way.at(last)[2:]
    straight = abs(dx0 * dy1 - dx1 * dy0) < 0.001
    stops = (first, last) if straight else [first + (last - first) * k / 6 for k in range(7)]
    left: list[Point] = []
    right: list[Point] = []
    for stop in stops:
        x, y, dx, dy = way.at(stop)
        left.append((x - dy * half, y + dx * half))
        right.insert(0, (x + dy * half, y - dx * half))
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (*left, *right)) + "Z"


WIDE = Plan(
    name="wide",
    size=(944, 520),
    corners=(
        *((470.0, 488.0), (36.0, 488.0), (36.0, 34.0), (908.0, 34.0), (908.0, 186.0)),
        *((330.0, 186.0), (330.0, 338.0), (908.0, 338.0), (908.0, 488.0)),
    ),
    bend=46,
    width=52,
    gap=1.4,
    verge=14,
    stages=(
        *((244, 412), (126, 300), (150, 112), (604, 110), (818, 110)),
        *((430, 110), (446, 262), (806, 262), (740, 412)),
    ),
    booth=(112, 98),
    roof=19,
    deck=24,
    signs=False,
    pawn=25,
    figure=20,
    rows=(17, 20),
    arch=1.12,
    blades=200,
    greenery=(
        *(("fruit-tree", 214, 196, 74), ("fruit-tree", 250, 268, 52), ("flowers", 88, 190, 38)),
        *(("fruit-tree", 330, 392, 58), ("flowers", 396, 416, 32), ("fruit-tree", 258, 86, 58)),
        *(("flowers", 330, 104, 30), ("fruit-tree", 682, 86, 54), ("fruit-tree", 818, 390, 50)),
        *(("flowers", 92, 412, 44), ("flowers", 628, 424, 30)),
    ),
)
LOW = WIDE._replace(
    name="low",
    stages=(
        *((244, 412), (158, 300), (156, 112), (600, 110), (786, 110)),
        *((400, 110), (452, 262), (786, 262), (740, 412)),
    ),
    booth=(178, 98),
    deck=4,
    signs=True,
    blades=120,
    greenery=(
        *(("flowers", 84, 406, 40), ("fruit-tree", 384, 388, 60)),
        *(("fruit-tree", 250, 216, 44), ("flowers", 626, 424, 30)),
    ),
)
TALL = Plan(
    name="tall",
    size=(344, 392),
    corners=(
        *((172.0, 370.0), (22.0, 370.0), (22.0, 22.0), (322.0, 22.0), (322.0, 137.0)),
        *((122.0, 137.0), (122.0, 254.0), (322.0, 254.0), (322.0, 370.0)),
    ),
    bend=24,
    width=32,
    gap=0.8,
    verge=8,
    stages=(
        *((78, 312), (72, 210), (74, 86), (146, 80), (266, 80)),
        *((176, 196), (172, 312), (278, 196), (264, 312)),
    ),
    booth=(66, 76),
    roof=13,
    deck=24,
    signs=False,
    pawn=15,
    figure=12.5,
    rows=(9, 12),
    arch=0.74,
    blades=80,
    greenery=(
        *(("fruit-tree", 222, 170, 30), ("fruit-tree", 204, 300, 30)),
        *(("flowers", 62, 150, 20), ("fruit-tree", 196, 54, 24)),
    ),
)
PLANS = {plan.name: plan for plan in (WIDE, LOW, TALL)}


def plan_for(shape: Shape) -> Plan:
    """The drawing for that shape of page."""
    return PLANS[shape]
