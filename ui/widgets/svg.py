"""Helpers for boards drawn in SVG: short numbers, words, specks that are the same every time."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, text

# htpy has no names for these: it knows lower-case elements only.
clip_path = Element("clipPath")
radial_gradient = Element("radialGradient")


def num(value: float, decimals: int = 1) -> str:
    """A coordinate with at most that many decimals."""
    return f"{round(value, decimals) + 0:g}"


def path_of(*points: tuple[float, float]) -> str:
    """Path data of a line through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def words(x: float, y: float, what: str, classes: str) -> Node:
    """A word centred on x, standing on y."""
    return text(class_=classes, x=num(x), y=num(y), text_anchor="middle")[what]


def scatter(seed: int) -> Iterator[float]:
    """Numbers from 0 to 1 that look random; a drawing must be the same on every render."""
    state = seed
    while True:
        state = (state * 1103515245 + 12345) % 2147483648
        yield state / 2147483648
