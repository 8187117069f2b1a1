"""Keys: which letter does what, and which component an arrow leads to."""

from __future__ import annotations

from collections.abc import Mapping

from ui.motion import Box

KEYS = {
    "u": "undo",
    "r": "redo",
    "h": "hint",
    "m": "moves",
    "?": "keys",
    "c": "copy-link",
    "g": "glance",
}

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def towards(key: str, current: str | None, places: Mapping[str, Box]) -> str | None:
    """The component that an arrow key leads to from the current one.

    Nearest first, where going sideways counts double; without a current one the first in reading
    order; at the edge it goes round to the far side. None if there is nothing to go to.
    """
    if not places:
        return None
    if current is None or current not in places:
        return min(places, key=lambda name: (places[name].y, places[name].x))
    dx, dy = ARROWS[key]
    here = places[current]
    best = None
    for name, box in places.items():
        along = (box.x - here.x) * dx + (box.y - here.y) * dy
        aside = abs((box.x - here.x) * dy) + abs((box.y - here.y) * dx)
        if name != current and along > 1:
            cost = along + 2 * aside
            if best is None or cost < best[0]:
                best = (cost, name)
    if best is not None:
        return best[1]
    others = [name for name in places if name != current]
    if not others:
        return current
    return min(others, key=lambda name: places[name].x * dx + places[name].y * dy)
