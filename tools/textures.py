"""Paper and ink: own specks, scattered by a fixed generator and tiled by the style sheets."""

from __future__ import annotations

from collections.abc import Iterator

SEED = 11


def textures() -> dict[str, str]:
    """The three tiles as SVG texts by file name: worn ink (a mask), paper, paper at night."""
    chance = _chance()
    ink = _specks(chance, 210, 238, 0.3, 1.15)
    return {
        "ink.svg": _tile(240, f'<path fill-rule="evenodd" d="M0 0h240v240H0z{ink}"/>'),
        "paper.svg": _paper(chance, ("#7a5a30", 0.16), ("#fff", 0.5)),
        "paper-night.svg": _paper(chance, ("#000", 0.35), ("#fff", 0.07)),
    }


def _paper(chance: Iterator[float], dark: tuple[str, float], light: tuple[str, float]) -> str:
    layers = ""
    for (colour, opacity), largest in ((dark, 1.1), (light, 1.3)):
        specks = _specks(chance, 70, 318, 0.4, largest)
        layers += f'<path fill="{colour}" fill-opacity="{opacity}" d="{specks}"/>'
    return _tile(320, layers)


def _tile(size: int, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">{body}</svg>\n'


def _specks(chance: Iterator[float], count: int, size: float, low: float, high: float) -> str:
    path = ""
    for _ in range(count):
        x, y = next(chance) * size, next(chance) * size
        r = low + next(chance) * (high - low)
        long = r * (1 + next(chance) * 1.4)
        points = (long, r * 0.4, -r * 0.3, r, -long, -r * 0.2)
        path += f"M{x:.1f} {y:.1f}l" + " ".join(f"{p:.1f}" for p in points) + "z"
    return path


def _chance() -> Iterator[float]:
    state = SEED
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state / 2**31
