"""Balls and the die of Welcome to the Circus. A colour always comes with its sign."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node, circle, g, path, rect, svg

from ui.widgets.icons import pic
from ui.widgets.svg import num, words

SIGNS = {"red": "s-star", "green": "s-tri", "blue": "s-ring"}


def ball(
    x: float, y: float, radius: float, colour: str, attributes: Mapping[str, str] | None = None
) -> Node:
    """A ball around (x, y)."""
    attributes = dict(attributes or {})
    classes = f"ball {colour} {attributes.pop('class', '')}".strip()
    return g(attributes, class_=classes)[
        circle(cx=num(x), cy=num(y), r=num(radius)),
        _sign(x, y, radius, colour),
        circle(".edge", cx=num(x), cy=num(y), r=num(radius)),
    ]


def _sign(x: float, y: float, radius: float, colour: str) -> Node:
    if colour == "yellow":
        # A band from rim to rim.
        half, height = radius * 0.93, radius * 0.36
        left, right, top, bottom = map(num, (x - half, x + half, y - height, y + height))
        return path(".sign", d=f"M{left} {top}H{right}V{bottom}H{left}Z")
    size = radius * 1.12
    low = 0.08 if colour == "green" else 0
    return pic(SIGNS[colour], x - size / 2, y - radius * (0.56 + low), size, "sign")


def ball_icon(colour: str, classes: str = "") -> Node:
    """A ball in flowing text."""
    return svg(class_=f"icon {classes}".strip(), viewBox="-26 -26 52 52", aria_hidden="true")[
        ball(0, 0, 23, colour)
    ]


def unknown_ball(classes: str = "") -> Node:
    """A ball whose colour is a secret."""
    return svg(class_=f"icon {classes}".strip(), viewBox="-26 -26 52 52", aria_hidden="true")[
        g(".ball.unknown")[circle(cx="0", cy="0", r="23"), words(0, 11, "?", "sign mark")]
    ]


def die(face: str | None, attributes: Mapping[str, str]) -> Node:
    """The die from above and aside; with face None it lies unrolled."""
    attributes = dict(attributes)
    classes = f"die {attributes.pop('class', '')}".strip()
    return svg(attributes, class_=classes, viewBox="0 0 72 72")[
        path(".side", d="M8 20 20 8h48v46L56 66z"),
        rect(x="4", y="16", width="52", height="52", rx="9"),
        _face(face),
    ]


def _face(face: str | None) -> Node:
    if face == "white":
        return circle(".plain", cx="30", cy="42", r="19")
    if face == "black":
        arrow = path(".arrow", d="M19 42h24M28 32 18 42l10 10")
        return [circle(".night", cx="30", cy="42", r="19"), arrow]
    return ball(30, 42, 19, face) if face else None
