"""The dice: how far the mover may walk. The page shows their sum, which is all that counts."""

from __future__ import annotations

from htpy import Node, circle, g, rect, svg

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.widgets.pick import component
from ui.widgets.svg import num, words
from ui.words import say, word

SPOTS = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))


def dice(o: Observation, focus: Focus) -> Node:
    """Three dice in a heap, and while somebody may walk, how far in all."""
    roll = o["roll"]
    label = word("huzzah.table.dice-rest")
    if roll:
        label = say(Message("huzzah.table.dice", {"who": o["mover"], "n": roll}), focus.voice)
    return svg(component(focus, "dice", label, "dice"), viewBox="0 0 70 44")[
        _die(2, 14, 3), _die(40, 14, 2), _die(21, 2, 0 if roll else 5), _sum(roll) if roll else None
    ]


def _die(x: float, y: float, spots: int) -> Node:
    return g(aria_hidden="true")[
        rect(".cube", x=num(x), y=num(y), width="28", height="28", rx="5"),
        [
            circle(".spot0", cx=num(x + 14 + dx * 7.5), cy=num(y + 14 + dy * 7.5), r="2.7")
            for dx, dy in SPOTS[:spots]
        ],
    ]


def _sum(roll: int) -> Node:
    return words(35, 24, str(roll), "sumn")
