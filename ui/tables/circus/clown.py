"""A clown from the front: a tube in its coat shows the balls, bottom first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from htpy import Node, circle, ellipse, fragment, g, path, rect
from markupsafe import Markup

from engine.games.circus.data import CAPACITY
from ui.html import html_of
from ui.tables.circus.plan import Stance
from ui.widgets.ball import ball
from ui.widgets.svg import num

SLOT = 27
LOWEST = -27
RADIUS = 13
EMPTY_RADIUS = 12

# Drawn with the feet at (0, 0), about 90 wide and 160 high.
SHOES = (
    "M-3-3c0-12-10-14-18-13-14 1-25 8-24 15 0 4 42 4 42-2z"
    "M3-3c0-12 10-14 18-13 14 1 25 8 24 15 0 4-42 4-42-2z"
)
COAT = (
    "M-20-98c-14 6-24 22-26 42-1 7 8 9 11 3 3-8 6-14 11-17l-2 58c14 6 38 6 52 0l-2-58"
    "c5 3 8 9 11 17 3 6 12 4 11-3-2-20-12-36-26-42z"
)
RUFF = (
    "M-30-98c-4-6 2-12 8-10 0-7 10-9 13-4 3-5 12-5 15 0 3-5 14-3 14 4 6-2 13 4 9 10"
    "-4 6-9 4-12 2-3 5-10 5-13 1-3 4-10 4-13 0-3 3-10 3-12-2-3 3-7 4-9-1z"
)
HAIR = "M-19-132c-12-4-18 6-13 13-6 6 0 15 9 12zM19-132c12-4 18 6 13 13 6 6 0 15-9 12z"
EYES = "M-10-125h6M-7-128v6M4-125h6M7-128v6"
SMILE = "M-10-113c3 9 17 9 20 0-6 4-14 4-20 0z"

# Clowns differ in coat, in its pattern and in the hat: a sugarloaf, a bowler, a cone with a pompon.
TRIMS = (
    "M-25-24h50M-24-50h4M20-50h4M-23-74h5M18-74h5",
    "M-23-16v-46M23-16v-46",
    "M-23-22h1M23-22h1M-22-40h1M22-40h1M-22-58h1M22-58h1M-24-76h1M24-76h1",
)
HATS = (
    (
        path(".felt", d="M-17-133c4-8 9-13 9-24 5-4 11-4 16 0 0 11 5 16 9 24-11 5-23 5-34 0z"),
        ellipse(".crown", cx="0", cy="-157", rx="8", ry="3"),
    ),
    (
        path(".felt", d="M-16-136c-2-20 6-24 16-24s18 4 16 24z"),
        path(".crown", d="M-16-141h32v5h-32z"),
        path(".felt", d="M-26-138c14 5 38 5 52 0 3 5-1 9-6 9-13 3-27 3-40 0-5 0-9-4-6-9z"),
    ),
    (
        path(".felt", d="M-15-132C-9-144-3-156 0-164c3 8 9 20 15 32-10 4-20 4-30 0z"),
        path(".band", d="M-10-143c6 3 14 3 20 0"),
        circle(".pompon", cx="0", cy="-163", r="5"),
    ),
)
CARRIED = "translate(50 -60) rotate(24) scale(.8) translate(0 140)"


def clown(
    stance: Stance,
    coat: int,
    balls: Sequence[tuple[str, Mapping[str, str]]],
    attributes: Mapping[str, str],
) -> Node:
    """A clown that stands so. balls: colour and attributes of each, bottom first.

    The outer group has no transform of its own, so that motion can give it one.
    """
    given = dict(attributes)
    classes = f"clown coat{coat} {given.pop('class', '')}".rstrip()
    placed = f"translate({num(stance.x)} {num(stance.y)}) scale({num(stance.scale, 3)})"
    return g(given, class_=classes)[
        g(transform=placed)[
            ellipse(".spot", cx="0", cy="0", rx="54", ry="15"),
            ellipse(".shade", cx="0", cy="0", rx="44", ry="9"),
            g(".figure")[
                _body(coat, stance.doffed),
                [_slot(height, balls) for height in range(CAPACITY)],
                _head(coat, stance.doffed),
            ],
        ]
    ]


@cache
def _body(coat: int, doffed: bool) -> Markup:
    drawn = fragment[
        path(".shoe", d=SHOES),
        path(".coat", d=COAT),
        path(class_=f"trim trim{coat}", d=TRIMS[coat]),
        g(transform=CARRIED)[HATS[coat]] if doffed else None,
        circle(".glove", cx="-41", cy="-54", r="7"),
        circle(".glove", cx="41", cy="-54", r="7"),
        rect(".tube", x="-16", y="-97", width="32", height="86", rx="15"),
    ]
    return html_of(drawn)


@cache
def _head(coat: int, doffed: bool) -> Markup:
    drawn = fragment[
        path(".ruff", d=RUFF),
        path(".hair", d=HAIR),
        circle(".mug", cx="0", cy="-121", r="19"),
        None if doffed else HATS[coat],
        path(".eyes", d=EYES),
        circle(".nose", cx="0", cy="-117", r="5"),
        path(".smile", d=SMILE),
    ]
    return html_of(drawn)


def _slot(height: int, balls: Sequence[tuple[str, Mapping[str, str]]]) -> Node:
    middle = LOWEST - height * SLOT
    if height < len(balls):
        colour, attributes = balls[height]
        return ball(0, middle, RADIUS, colour, attributes)
    return circle(".slot", cx="0", cy=num(middle), r=num(EMPTY_RADIUS))
