"""Balls. A colour always comes with its sign."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from htpy import Node, circle, g, path, svg
from markupsafe import Markup

from ui.html import html_of
from ui.widgets.icons import pic
from ui.widgets.svg import num, words

SIGNS = {"red": "s-star", "green": "s-tri", "blue": "s-ring"}
RADIUS = 23


def ball(
    x: float, y: float, radius: float, colour: str, attributes: Mapping[str, str] | None = None
) -> Node:
    """A ball around (x, y). attributes: as `ui.widgets.pick.component` gives them."""
    given = dict(attributes or {})
    classes = f"ball {colour} {given.pop('class', '')}".rstrip()
    return g(given, class_=classes)[
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


@cache
def ball_icon(colour: str, label: str = "") -> Markup:
    """A ball in flowing text; a decoration unless it has a label."""
    return _icon(ball(0, 0, RADIUS, colour), label)


@cache
def unknown_ball(label: str = "") -> Markup:
    """A ball whose colour is a secret, in flowing text."""
    mark = words(0, 11, "?", "mark")
    return _icon(g(".ball.unknown")[circle(cx="0", cy="0", r=num(RADIUS)), mark], label)


def _icon(drawing: Node, label: str) -> Markup:
    named = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return html_of(svg(".icon", named, viewBox="-26 -26 52 52")[drawing])
