"""A shower of tickets for the end of a game. The same every time; the style sheet lets it fall."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from htpy import Node, g, path, svg
from markupsafe import Markup

TICKETS, COLOURS, DELAYS = 120, 5, 6
_TICKET = "M-15-8h30v5a3 3 0 0 0 0 6v5h-30v-5a3 3 0 0 0 0-6z"


@cache
def confetti() -> Markup:
    """The drawing, on a 1280 x 800 box that covers its place."""
    chance = _stream(5)
    drawing = svg(
        ".confetti",
        viewBox="0 0 1280 800",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )[[_ticket(i, chance) for i in range(TICKETS)]]
    return Markup(drawing)


def _ticket(i: int, chance: Iterator[float]) -> Node:
    x, y = next(chance) * 1280, next(chance) ** 1.35 * 780
    size, turn = 0.7 + next(chance) * 0.7, next(chance) * 360
    place = f"translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({size:.2f})"
    return g(class_=f"drop d{i % DELAYS}")[
        g(class_=f"tck c{i % COLOURS}", transform=place)[
            path(d=_TICKET), path(".dash", d="M7-6v12")
        ]
    ]


def _stream(seed: int) -> Iterator[float]:
    while True:
        seed = (seed * 1103515245 + 12345) % 2**31
        yield seed / 2**31
