"""Measures of the two drawings of the ring, and where things lie in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.circus.data import COLUMNS, ROWS
from ui.focus import Shape

Cell = tuple[int, int]
Point = tuple[float, float]

CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))


class Hole(NamedTuple):
    """The drawing of a hole: offsets from the middle of its cell, and sizes."""

    at: Point
    radii: Point
    ball: float
    medal: Point
    medal_radius: float
    value_drop: float


class Stance(NamedTuple):
    """Where a clown's feet are, how large it is, and whether it has its hat in its hand."""

    x: float
    y: float
    scale: float
    doffed: bool = False


# In the farthest row of the upright ring there is no room for a whole clown with its hat on.
SMALLER = 0.86
LOWER = 7


class Plan(NamedTuple):
    """A drawing in its own units; points in a cell are offsets from its middle.

    curb: width of the striped ring. pad: from the edge to the cells. gap: from a cell's edge to its
    dashed line. blocks: stripes of the curb. clown: its scale. feet: where it stands. aside: how
    far it steps aside for one right behind it. trail: where the last move is drawn.
    """

    upright: bool
    size: Point
    curb: float
    corner: float
    pad: Point
    gap: Point
    floor: float
    blocks: int
    specks: int
    clown: float
    feet: Point
    aside: float
    trail: Point
    trail_start: float
    hole: Hole
    pip: Point
    pip_radius: float

    @property
    def name(self) -> str:
        return "upright" if self.upright else "across"

    @property
    def cell(self) -> Point:
        """Width and height of a cell."""
        (width, height), (pad_x, pad_y) = self.size, self.pad
        across, along = (COLUMNS, ROWS) if self.upright else (ROWS, COLUMNS)
        return (width - 2 * pad_x) / across, (height - 2 * pad_y) / along

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell. Clowns look to the right, or upwards where the ring is upright."""
        (row, column), (w, h), (pad_x, pad_y) = cell, self.cell, self.pad
        if self.upright:
            return pad_x + (column + 0.5) * w, self.size[1] - pad_y - (row + 0.5) * h
        return pad_x + (row + 0.5) * w, pad_y + (column + 0.5) * h

    def stances(self, cells: Sequence[Cell]) -> list[Stance]:
        """How clowns in these cells stand."""
        return [self._stance(cell, cells) for cell in cells]

    def _stance(self, cell: Cell, cells: Sequence[Cell]) -> Stance:
        x, y = _moved(self.middle(cell), self.feet)
        if self._steps_aside(cell, cells):
            x += self.aside
        if self.upright and cell[0] == ROWS - 1:
            return Stance(x, y + LOWER, self.clown * SMALLER, doffed=True)
        return Stance(x, y, self.clown)

    def _steps_aside(self, cell: Cell, cells: Sequence[Cell]) -> bool:
        """Whether another clown's balls would else be hidden; in a file every second one does."""
        behind = (cell[0] + 1, cell[1])
        return behind in cells and not self._steps_aside(behind, cells)

    def track(self, cell: Cell) -> Point:
        """Where the trail of the last move goes through that cell."""
        return _moved(self.middle(cell), self.trail)

    @property
    def hides_holes(self) -> bool:
        """Whether a clown hides the hole on which it stands."""
        return not self.upright


def _moved(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


ACROSS = Plan(
    upright=False,
    size=(960, 528),
    curb=22,
    corner=60,
    pad=(35, 37),
    gap=(5, 6),
    floor=14,
    blocks=96,
    specks=620,
    clown=0.96,
    feet=(0, 60),
    aside=0,
    trail=(0, 0),
    trail_start=11,
    hole=Hole((0, 30), (38, 23), 19, (0, -30), 32, 11),
    pip=(-37, -57),
    pip_radius=12,
)
# In portrait clowns keep to the left of their cells, so that a head never hides a value.
UPRIGHT = Plan(
    upright=True,
    size=(344, 396),
    curb=9,
    corner=24,
    pad=(11, 11),
    gap=(3.5, 3),
    floor=8,
    blocks=84,
    specks=260,
    clown=0.58,
    feet=(-26, 19),
    aside=30,
    trail=(-26, 6),
    trail_start=6,
    hole=Hole((9, 3), (20, 12.5), 10.5, (33, -2), 16, 6),
    pip=(40, -17),
    pip_radius=7.5,
)


def plan_for(shape: Shape) -> Plan:
    """The drawing for that shape of page."""
    return UPRIGHT if shape == "tall" else ACROSS
