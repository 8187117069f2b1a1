"""Grandstands: seats in tiers that fill with Rubes."""

from __future__ import annotations

from functools import cache

from htpy import Node, circle, fragment, path, svg
from markupsafe import Markup

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.html import html_of
from ui.widgets.icons import pic
from ui.widgets.pick import component
from ui.widgets.svg import num
from ui.words import say

WIDTH = 260
SEAT = 26


def stand(o: Observation, seat: int, focus: Focus) -> Node:
    """The grandstand of that seat: two tiers under an awning, or a row where there is less room."""
    rubes, seats = o["rubes"][seat], o["options"]["seats"]
    values = {"who": seat, "n": rubes, "seats": seats}
    label = say(Message("barkers_row.table.stand", values), focus.voice)
    tiered = focus.shape == "wide"
    attributes = component(focus, f"stand:{seat}", label, "stand" if tiered else "seatrow")
    box = f"0 0 {WIDTH} 76" if tiered else f"0 0 {SEAT * seats} 30"
    drawn = seats_drawn(seat, rubes, seats) if tiered else _row(seat, rubes, seats)
    return svg(attributes, viewBox=box)[drawn]


@cache
def seats_drawn(seat: int, rubes: int, seats: int) -> Markup:
    """The inside of the drawing: two tiers, as many Rubes in that seat's colour."""
    drawn: list[Node] = [
        path(".roof", d="M4 12 18 2h224l14 10z"),
        [
            path(
                class_="scal odd" if i % 2 else "scal",
                d=f"M{4 + i * 18} 12h18v3a9 5 0 0 1-18 0z",
            )
            for i in range(14)
        ],
        path(".pole", d="M8 16v58M252 16v58"),
    ]
    upper = seats // 2
    taken = 0
    for tier, count in enumerate((upper, seats - upper)):
        y, inset = 21 + tier * 27, 12 if tier else 24
        wide = WIDTH - 2 * inset
        for i in range(count):
            x = inset + (i + 0.5) * wide / count
            drawn.append(_place(x, y + 11, 26, seat if taken < rubes else None))
            taken += 1
        drawn.append(path(".plank", d=f"M{inset - 6} {y + 21}h{wide + 12}l3 5H{inset - 9}z"))
    return html_of(fragment[drawn])


@cache
def _row(seat: int, rubes: int, seats: int) -> Markup:
    wide = SEAT * seats
    drawn = fragment[
        [_place(SEAT * (i + 0.5), 13, 25, seat if i < rubes else None) for i in range(seats)],
        path(".plank", d=f"M2 24h{wide - 4}l2 5H0z"),
    ]
    return html_of(drawn)


def _place(x: float, y: float, size: float, seat: int | None) -> Node:
    if seat is None:
        return circle(".vacancy", cx=num(x), cy=num(y), r="7.5")
    return pic("s-rube", x - size / 2, y - size / 2 - 1, size, f"rube seat{seat}")
