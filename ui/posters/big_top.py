"""The poster of Big Top."""

from __future__ import annotations

from htpy import Node

from ui.posters.poster import Poster
from ui.widgets.icons import pic


def elephant_tent() -> Node:
    """An elephant looking out of a tent."""
    return [
        pic("medieval-pavilion", 6, -6, 244, "f1"),
        pic("elephant-head", 68, 126, 120, "f2 cut"),
        pic("s-star", 12, 196, 44, "f1"),
        pic("s-star", 200, 196, 44, "f1"),
    ]


POSTER = Poster(
    slug="big-top",
    lines=("Big Top",),
    players=(3, 6),
    minutes=30,
    age=8,
    designer="Ray Mulford",
    publisher="APE Games",
    icon="elephant-head",
    art=elephant_tent,
)
