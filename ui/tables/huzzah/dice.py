"""The dice: what each shows and what they make together, which is how far the mover may walk."""

from __future__ import annotations

from htpy import Node, circle, g, rect, svg

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.widgets.pick import component
from ui.widgets.svg import num, words
from ui.words import say, word

CUBE, GAP = 21, 3
RESTING = (3, 5, 2)
"""What dice show with which nobody walks."""
CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
# Per face: how many corners have a spot, whether the middle has one; a six has two at the sides.
FACES = {1: (0, 1), 2: (2, 0), 3: (2, 1), 4: (4, 0), 5: (4, 1), 6: (4, 0)}
SIDES = ((-1, 0), (1, 0))


def dice(o: Observation, focus: Focus) -> Node:
    """Three dice; below them, while somebody may walk, how far in all."""
    roll, faces = o["roll"], o["dice"]
    label = word("huzzah.table.dice-rest")
    if roll:
        label = say(Message("huzzah.table.dice", {"who": o["mover"], "n": roll}), focus.voice)
    top = 1 if roll else 12
    return svg(component(focus, "dice", label, "cubes"), viewBox="0 0 70 44")[
        [_die(n * (CUBE + GAP) + 0.5, top, face) for n, face in enumerate(faces or RESTING)],
        words(35, 42, str(roll), "sumn") if roll else None,
    ]


def _die(x: float, y: float, face: int) -> Node:
    corners, middle = FACES[face]
    spots = [*CORNERS[:corners], *[(0, 0)] * middle, *(SIDES if face == 6 else ())]
    across, down = x + CUBE / 2, y + CUBE / 2
    return g(aria_hidden="true")[
        rect(".cube", x=num(x), y=num(y), width=num(CUBE), height=num(CUBE), rx="4"),
        [
            circle(".spot0", cx=num(across + dx * 5.6), cy=num(down + dy * 5.6), r="2")
            for dx, dy in spots
        ],
    ]
