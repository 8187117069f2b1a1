"""A clown from the front: a tube in its coat shows the balls, bottom first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Node, circle, ellipse, g, path, rect

from engine.games.circus.data import CAPACITY
from ui.tables.circus.balls import ball
from ui.widgets.svg import num

SLOT = 27
RADIUS = 13
WIDTH = 90

# Drawn with the feet at (0, 0), about 90 wide and 160 high.
_SHOES = (
    "M-3-3c0-12-10-14-18-13-14 1-25 8-24 15 0 4 42 4 42-2z"
    "M3-3c0-12 10-14 18-13 14 1 25 8 24 15 0 4-42 4-42-2z"
)
_COAT = (
    "M-20-98c-14 6-24 22-26 42-1 7 8 9 11 3 3-8 6-14 11-17l-2 58c14 6 38 6 52 0l-2-58"
    "c5 3 8 9 11 17 3 6 12 4 11-3-2-20-12-36-26-42z"
)
_TRIM = "M-25-24h50M-24-50h4M20-50h4M-23-74h5M18-74h5"
_RUFF = (
    "M-30-98c-4-6 2-12 8-10 0-7 10-9 13-4 3-5 12-5 15 0 3-5 14-3 14 4 6-2 13 4 9 10"
    "-4 6-9 4-12 2-3 5-10 5-13 1-3 4-10 4-13 0-3 3-10 3-12-2-3 3-7 4-9-1z"
)
_HAIR = "M-19-132c-12-4-18 6-13 13-6 6 0 15 9 12zM19-132c12-4 18 6 13 13 6 6 0 15-9 12z"
_HAT = "M-17-133c4-8 9-13 9-24 5-4 11-4 16 0 0 11 5 16 9 24-11 5-23 5-34 0z"
_EYES = "M-10-125h6M-7-128v6M4-125h6M7-128v6"
_SMILE = "M-10-113c3 9 17 9 20 0-6 4-14 4-20 0z"


def clown(
    x: float,
    y: float,
    scale: float,
    coat: int,
    balls: Sequence[tuple[str, Mapping[str, str]]],
    attributes: Mapping[str, str],
) -> Node:
    """A clown whose feet stand on (x, y). balls: colour and attributes of each, bottom first.

    The outer group has no transform of its own, so that motion can give it one.
    """
    attributes = dict(attributes)
    classes = f"clown c{coat + 1} {attributes.pop('class', '')}".strip()
    return g(attributes, class_=classes)[
        g(transform=f"translate({num(x)} {num(y)}) scale({scale:g})")[
            ellipse(".spot", cx="0", cy="0", rx="54", ry="15"),
            ellipse(".shade", cx="0", cy="0", rx="44", ry="9"),
            path(".shoe", d=_SHOES),
            path(".coat", d=_COAT),
            path(".trim", d=_TRIM),
            circle(".glove", cx="-41", cy="-54", r="7"),
            circle(".glove", cx="41", cy="-54", r="7"),
            rect(".tube", x="-16", y="-97", width="32", height="86", rx="15"),
            [_slot(height, balls) for height in range(CAPACITY)],
            path(".ruff", d=_RUFF),
            path(".hair", d=_HAIR),
            circle(".mug", cx="0", cy="-121", r="19"),
            path(".hat", d=_HAT),
            ellipse(".mouthhat", cx="0", cy="-157", rx="8", ry="3"),
            path(".pen", d=_EYES),
            circle(".nose", cx="0", cy="-117", r="5"),
            path(".smile", d=_SMILE),
        ]
    ]


def _slot(height: int, balls: Sequence[tuple[str, Mapping[str, str]]]) -> Node:
    middle = -27 - height * SLOT
    if height < len(balls):
        colour, attributes = balls[height]
        return ball(0, middle, RADIUS, colour, attributes)
    return circle(".slot", cx="0", cy=num(middle), r="12")
