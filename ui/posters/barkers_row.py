"""The poster of Barker’s Row."""

from __future__ import annotations

from htpy import Node, path

from ui.posters.poster import Poster
from ui.widgets.icons import pic


def barker_and_crowd() -> Node:
    """A barker above two rows of listeners and a rail."""
    return [
        pic("ringmaster", 24, 0, 206, "f2"),
        [pic("s-rube", -76 + i * 52, 170, 54, "f1") for i in range(8)],
        [pic("s-rube", -106 + i * 60, 188, 74, "f3") for i in range(8)],
        path(".railing", d="M-60 250h376v7h-376z"),
    ]


POSTER = Poster(
    slug="barkers-row",
    lines=("Barker’s", "Row"),
    players=(2, 4),
    minutes=40,
    age=12,
    designer="Steven Aramini",
    publisher="Overworld Games (2018)",
    icon="ringmaster",
    art=barker_and_crowd,
)
