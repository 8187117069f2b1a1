"""The die of Welcome to the Circus, seen from above and aside."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node, circle, path, rect, svg

from ui.widgets.ball import ball

MIDDLE = (30.0, 42.0)
RADIUS = 19.0


def die(face: str | None, attributes: Mapping[str, str]) -> Node:
    """The die with that face up: a colour, "white" or "black"; None: put away after the show."""
    given = dict(attributes)
    classes = f"die {face or 'away'} {given.pop('class', '')}".rstrip()
    return svg(given, class_=classes, viewBox="0 0 72 72")[
        path(".top", d="M8 20 20 8h44a4 4 0 0 1 4 4L56 22H13z"),
        path(".side", d="M56 22 68 12v42L56 66z"),
        rect(".front", x="4", y="16", width="52", height="52", rx="9"),
        _face(face) if face else None,
    ]


def _face(face: str) -> Node:
    x, y = MIDDLE
    if face == "white":
        return circle(".blank", cx=f"{x:g}", cy=f"{y:g}", r=f"{RADIUS:g}")
    if face == "black":
        return [
            circle(".ink", cx=f"{x:g}", cy=f"{y:g}", r=f"{RADIUS:g}"),
            path(".arrow", d="M41 42H20M29 33l-9 9 9 9"),
        ]
    return ball(x, y, RADIUS, face)
