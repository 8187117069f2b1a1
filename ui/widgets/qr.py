"""A QR code, drawn from its matrix."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, path, rect, svg

# Dark and light modules row by row: 1 is dark.
Matrix = Sequence[Sequence[int]]

# Modules of quiet ground round the code, as the standard wants it.
QUIET = 4


def qr(matrix: Matrix, label: str) -> Node:
    """The drawing. Dark on light in both themes, for cameras want it so."""
    side = len(matrix) + 2 * QUIET
    return svg(
        class_="qr", viewBox=f"{-QUIET} {-QUIET} {side} {side}", role="img", aria_label=label
    )[
        rect(".qrp", x=str(-QUIET), y=str(-QUIET), width=str(side), height=str(side)),
        path(".qrm", d=_modules(matrix), shape_rendering="crispEdges"),
    ]


def _modules(matrix: Matrix) -> str:
    """Path data: a bar for each run of dark modules in a row."""
    bars = []
    for y, row in enumerate(matrix):
        start = None
        for x, dark in enumerate((*row, 0)):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                bars.append(f"M{start} {y}h{x - start}v1h{start - x}z")
                start = None
    return "".join(bars)
