"""The poster of Huzzah!"""

from __future__ import annotations

from htpy import Node, path

from ui.posters.poster import Poster
from ui.widgets.icons import pic


def jester_and_bunting() -> Node:
    """A jester's hat under two lines of flags."""
    return [_bunting(10, 30, 0), _bunting(44, 24, 1), pic("jester-hat", 22, 46, 210, "f2")]


def _bunting(y: float, sag: float, odd: int) -> Node:
    x, width, flags = -40, 336, 11

    def on_line(t: float) -> tuple[float, float]:
        return x + width * t, y + sag * 4 * t * (1 - t)

    def flag(i: int) -> Node:
        (ax, ay), (bx, by) = on_line((i + 0.12) / flags), on_line((i + 0.88) / flags)
        tip = f"{(ax + bx) / 2:.1f} {(ay + by) / 2 + 26:.1f}"
        colour = "flag odd" if (i + odd) % 2 else "flag"
        return path(class_=colour, d=f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}L{tip}z")

    line = f"M{x} {y:g}Q{x + width / 2:g} {y + sag * 2:g} {x + width} {y:g}"
    return [path(".line0", d=line), [flag(i) for i in range(flags)]]


POSTER = Poster(
    slug="huzzah",
    lines=("Huzzah!",),
    players=(3, 8),
    minutes=60,
    age=10,
    designer="James Ernest",
    publisher="Cheapass Games",
    icon="jester-hat",
    art=jester_and_bunting,
)
