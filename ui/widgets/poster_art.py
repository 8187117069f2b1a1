"""The pictures on the posters, on a 256 box that the art may overflow sideways."""

from __future__ import annotations

from htpy import Node, path

from ui.widgets.ball import ball
from ui.widgets.icons import pic

_BALLS = (
    (34, 84, "red"),
    (76, 42, "yellow"),
    (128, 24, "blue"),
    (180, 42, "green"),
    (222, 84, "red"),
)


def juggling_clown() -> Node:
    """A clown's head under five balls."""
    return [[ball(x, y, 20, colour) for x, y, colour in _BALLS], pic("clown", 34, 62, 188, "f2")]


def elephant_tent() -> Node:
    """An elephant looking out of a tent."""
    return [
        pic("medieval-pavilion", 6, -6, 244, "f1"),
        pic("elephant-head", 68, 126, 120, "f2 cut"),
        pic("s-star", 12, 196, 44, "f1"),
        pic("s-star", 200, 196, 44, "f1"),
    ]


def barker_and_crowd() -> Node:
    """A barker above two rows of listeners and a rail."""
    return [
        pic("ringmaster", 24, 0, 206, "f2"),
        [pic("s-rube", -76 + i * 52, 170, 54, "f1") for i in range(8)],
        [pic("s-rube", -106 + i * 60, 188, 74, "f3") for i in range(8)],
        path(".railing", d="M-60 250h376v7h-376z"),
    ]


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
