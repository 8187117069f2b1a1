"""Our icon as PNG, for the home screens that cannot draw SVG.

Knows just as much SVG as `assets/icons/` needs: a rectangle, filled paths of straight lines and
cubic curves, strokes that are one straight line with round ends, and groups moved and scaled.
"""

from __future__ import annotations

import math
import re
import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from tools.workshop import WorkshopError

# File name, drawing, width and height in pixels. Apple's home screen cuts the corners itself.
ICONS = (
    ("sawdust-192.png", "sawdust.svg", 192),
    ("sawdust-512.png", "sawdust.svg", 512),
    ("sawdust-maskable-512.png", "sawdust-maskable.svg", 512),
    ("sawdust-touch.png", "sawdust-maskable.svg", 180),
)

LINES = 5  # scan lines a pixel
CURVE = 24  # straight pieces a curve
ROUND = 16  # straight pieces half a circle

Point = tuple[float, float]
Colour = tuple[int, int, int]


def icons(folder: Path) -> dict[str, bytes]:
    """The PNGs of ICONS by their file name, drawn from the SVGs in that folder."""
    return {name: png((folder / svg).read_text("utf-8"), size) for name, svg, size in ICONS}


def png(svg: str, size: int) -> bytes:
    """A square drawing as PNG; WorkshopError if it has what is not known here."""
    root = ElementTree.fromstring(svg)
    width = float(root.attrib["viewBox"].split()[2])
    rows = [bytearray(4 * size) for _ in range(size)]
    for shape in _shapes(root, Placed(size / width, 0, 0)):
        _paint(rows, shape)
    raw = b"".join(b"\0" + row for row in rows)
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a group's own units lie on the picture."""

    scale: float
    x: float
    y: float

    def at(self, point: Point) -> Point:
        return self.x + self.scale * point[0], self.y + self.scale * point[1]

    def within(self, transform: str) -> Placed:
        found = re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", transform)
        if not found:
            raise WorkshopError(f"tools/rasters.py does not know the transform {transform}.")
        x, y = self.at((float(found[1]), float(found[2])))
        return Placed(self.scale * float(found[3]), x, y)


@dataclass(frozen=True, slots=True)
class Shape:
    """Closed outlines on the picture, in pixels, and what fills them."""

    outlines: list[list[Point]]
    colour: Colour


def _shapes(group: ElementTree.Element, placed: Placed) -> Iterator[Shape]:
    for element in group:
        kind, has = element.tag.rpartition("}")[2], element.attrib
        if kind == "g":
            yield from _shapes(element, placed.within(has["transform"]))
            continue
        if kind == "rect":
            outlines = [_rectangle(float(has["width"]), float(has["height"]), float(has["rx"]))]
        elif kind == "path":
            outlines = _outlines(has["d"])
            if has["fill"] == "none":
                outlines = [_capsule(line, float(has["stroke-width"]) / 2) for line in outlines]
        else:
            raise WorkshopError(f"tools/rasters.py cannot draw <{kind}>.")
        paint = has["stroke"] if has["fill"] == "none" else has["fill"]
        colour = (int(paint[1:3], 16), int(paint[3:5], 16), int(paint[5:7], 16))
        yield Shape([[placed.at(point) for point in line] for line in outlines], colour)


def _arc(x: float, y: float, radius: float, start: float, turn: float) -> list[Point]:
    angles = [start + turn * i / ROUND for i in range(ROUND + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _rectangle(width: float, height: float, r: float) -> list[Point]:
    corners = ((width - r, r, -0.5), (width - r, height - r, 0), (r, height - r, 0.5), (r, r, 1))
    return [
        point for x, y, start in corners for point in _arc(x, y, r, start * math.pi, math.pi / 2)
    ]


def _capsule(line: list[Point], radius: float) -> list[Point]:
    (x, y), (to_x, to_y) = line
    way = math.atan2(to_y - y, to_x - x)
    first = _arc(x, y, radius, way + math.pi / 2, math.pi)
    return first + _arc(to_x, to_y, radius, way - math.pi / 2, math.pi)


def _outlines(path: str) -> list[list[Point]]:
    """The sub-paths of a `d`, curves as straight pieces."""
    outlines: list[list[Point]] = []
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", text)]
        if letter == "M":
            outlines.append([(numbers[0], numbers[1])])
            continue
        if letter in "zZ":
            continue
        line = outlines[-1]
        takes = {"h": 1, "v": 1, "l": 2, "c": 6}.get(letter.lower())
        if takes is None:
            raise WorkshopError(f"tools/rasters.py does not know {letter} in a path.")
        for start in range(0, len(numbers), takes):
            _go_on(line, letter, numbers[start : start + takes])
    return outlines


def _go_on(line: list[Point], letter: str, numbers: list[float]) -> None:
    x, y = line[-1]
    base = (x, y) if letter.islower() else (0.0, 0.0)
    if letter in "hH":
        line.append((base[0] + numbers[0], y))
    elif letter in "vV":
        line.append((x, base[1] + numbers[0]))
    else:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        points = [(base[0] + a, base[1] + b) for a, b in pairs]
        line += points if len(points) == 1 else _curve((x, y), *points)


def _curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    made = []
    for i in range(1, CURVE + 1):
        t = i / CURVE
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (
            sum(s * p[axis] for s, p in zip(shares, (a, b, c, d), strict=True)) for axis in (0, 1)
        )
        made.append((x, y))
    return made


def _paint(rows: list[bytearray], shape: Shape) -> None:
    """Lay the shape over the picture (RGBA); its edge pixels are covered in part."""
    edges = [
        (p, q) if p[1] < q[1] else (q, p)
        for line in shape.outlines
        for p, q in zip(line, line[1:] + line[:1], strict=True)
        if p[1] != q[1]
    ]
    for y, row in enumerate(rows):
        near = [(p, q) for p, q in edges if p[1] < y + 1 and q[1] > y]
        spans: list[tuple[float, float]] = []
        for i in range(LINES):
            height = y + (i + 0.5) / LINES
            crossings = sorted(
                p[0] + (q[0] - p[0]) * (height - p[1]) / (q[1] - p[1])
                for p, q in near
                if p[1] <= height < q[1]
            )
            spans += zip(crossings[::2], crossings[1::2], strict=True)
        for first, last, amount in _covered(spans):
            _lay(row, first, last, shape.colour, min(1.0, amount / LINES))


def _covered(spans: list[tuple[float, float]]) -> Iterator[tuple[int, int, float]]:
    """Runs of pixels that the spans cover alike: first, one past the last, how much."""
    whole = Counter[int]()
    amounts: dict[int, float] = defaultdict(float)
    for left, right in spans:
        begin, end = math.ceil(left), math.floor(right)
        if begin > end:
            amounts[end] += right - left
            continue
        whole[begin] += 1
        whole[end] -= 1
        amounts[begin - 1] += begin - left
        amounts[end] += right - end
    stops = sorted({*whole, *amounts, *(x + 1 for x in amounts)})
    depth = 0
    for first, last in pairwise(stops):
        depth += whole[first]
        amount = depth + amounts.get(first, 0.0)
        if amount > 0:
            yield first, last, amount


def _lay(row: bytearray, first: int, last: int, colour: Colour, amount: float) -> None:
    if amount == 1:
        row[4 * first : 4 * last] = bytes((*colour, 255)) * (last - first)
        return
    for at in range(4 * first, 4 * last, 4):
        below = row[at + 3] / 255
        alpha = amount + below * (1 - amount)
        for i, new in enumerate(colour):
            row[at + i] = round(row[at + i] + (new - row[at + i]) * amount / alpha)
        row[at + 3] = round(255 * alpha)
