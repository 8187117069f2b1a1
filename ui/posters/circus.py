"""The poster of Welcome to the Circus."""

from __future__ import annotations

from htpy import Node

from ui.posters.poster import Poster
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


POSTER = Poster(
    slug="circus",
    lines=("Welcome", "to the", "Circus"),
    players=(2, 4),
    minutes=15,
    age=6,
    designer="Volker Schäfer",
    publisher="Bambus Spieleverlag (2000, “So ein Zirkus”)",
    icon="clown",
    art=juggling_clown,
)
