"""The strongman tower: levels 4 to 10, everybody's marker, and the bell on top."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import lru_cache

from htpy import Element, Node, circle, g, path, rect, svg
from markupsafe import Markup

from engine.events import Message
from engine.game import Observation
from engine.games.barkers_row.data import HIGHEST, LOWEST
from ui.focus import Focus
from ui.html import html_of
from ui.widgets.frame import SEAT_SIGNS
from ui.widgets.icons import pic
from ui.widgets.pick import component
from ui.widgets.svg import num, words
from ui.words import Voice, plain, say, word

LEVELS = HIGHEST - LOWEST + 1


class _Plan:
    """Where things stand: broad on a desk, slim on a phone."""

    def __init__(self, slim: bool) -> None:
        self.slim = slim
        self.width, self.height = (74.0, 250.0) if slim else (150.0, 430.0)
        self.top, self.bottom = (46.0, 222.0) if slim else (84.0, 372.0)
        self.shaft = 30.0 if slim else 56.0
        self.middle = self.width / 2
        self.step = (self.bottom - self.top) / LEVELS

    def level(self, level: int) -> float:
        """The upper edge of that level."""
        return self.top + self.step * (HIGHEST - level)


Piece = Callable[[str, str, str], dict[str, str]]
"""The attributes of an element, given its component id, its name and its classes."""


def tower(o: Observation, focus: Focus) -> Node:
    """The drawing for this shape of page."""
    voice = focus.voice
    slim, names = focus.shape != "wide", tuple(voice.names)
    return _calm(tuple(o["levels"]), o["viewer"], slim, names, voice.you)


@lru_cache(maxsize=64)
def _calm(
    levels: tuple[int, ...], me: int | None, slim: bool, names: tuple[str, ...], you: int | None
) -> Markup:
    """Nothing of it can ever be picked, so it is drawn once for all that it shows."""
    voice = Voice(names, you)

    def piece(name: str, label: str, classes: str) -> dict[str, str]:
        return component(Focus(voice), name, label, classes)

    return html_of(drawing(levels, me, slim=slim, piece=piece, voice=voice))


def _plain(name: str, label: str, classes: str) -> dict[str, str]:
    return {"class": classes}


def drawing(
    levels: Sequence[int],
    me: int | None,
    *,
    slim: bool,
    piece: Piece = _plain,
    voice: Voice | None = None,
) -> Element:
    """The tower with markers on these levels. Without a voice it is a mere picture."""
    plan = _Plan(slim)
    box = f"0 0 {num(plan.width)} {num(plan.height)}"
    role = (
        {"aria-hidden": "true"}
        if voice is None
        else {"role": "group", "aria-label": word("barkers_row.table.tower")}
    )
    mine = None if me is None else levels[me]
    return svg(".bktower", role, viewBox=box)[
        _shaft(plan),
        [_level(plan, n, n == mine, piece) for n in range(HIGHEST, LOWEST - 1, -1)],
        _bell(plan, rung=HIGHEST in levels),
        _base(plan),
        _markers(plan, levels, piece, voice or Voice([str(n) for n in range(len(levels))])),
    ]


def _shaft(plan: _Plan) -> Node:
    left, wide = plan.middle - plan.shaft / 2, 4 if plan.slim else 8
    tall = plan.bottom - plan.top + 6
    return path(
        ".shaft",
        d=f"M{num(left)} {num(plan.top - 6)}h{num(plan.shaft)}l{wide} {num(tall)}"
        f"h{num(-plan.shaft - 2 * wide)}z",
    )


def _level(plan: _Plan, level: int, mine: bool, piece: Piece) -> Node:
    y = plan.level(level)
    classes = ("lv odd" if level % 2 else "lv") + (" me" if mine else "")
    label = plain("barkers_row.table.level", level=level)
    return g(piece(f"level:{level}", label, classes))[
        rect(
            x=num(plan.middle - plan.shaft / 2 + 3),
            y=num(y),
            width=num(plan.shaft - 6),
            height=num(plan.step - 3),
            rx="3",
        ),
        words(plan.middle, y + plan.step / 2 + (4.5 if plan.slim else 7), str(level), "lvn"),
    ]


def _bell(plan: _Plan, rung: bool) -> Node:
    x, y, r = plan.middle, plan.top - (14 if plan.slim else 24), 15.0 if plan.slim else 27.0
    brace, thick = plan.shaft / 2 + 2, 5 if plan.slim else 8
    shell = (
        f"M{num(x - r)} {num(y + r * 0.35)}c{num(r * 0.35)} {num(-r * 0.3)} {num(r * 0.25)} "
        f"{num(-r * 1.25)} {num(r)} {num(-r * 1.25)}s{num(r * 0.65)} {num(r * 0.95)} {num(r)} "
        f"{num(r * 1.25)}z"
    )
    far = 1.0 if plan.slim else 1.8
    rings = "".join(
        f"M{num(x + side * d * far)} {num(y - 12 * far)}c{num(side * 4 * far)} {num(6 * far)} "
        f"{num(side * 4 * far)} {num(12 * far)} {num(side * far)} {num(18 * far)}"
        for side in (-1, 1)
        for d in (22, 28)
    )
    return [
        path(
            ".brace",
            d=f"M{num(x - brace)} {num(plan.top - 4)}h{num(2 * brace)}v-{thick}h{num(-2 * brace)}z",
        ),
        path(".bell", d=shell),
        circle(".bell", cx=num(x), cy=num(y + r * 0.5), r=num(r * 0.22)),
        circle(".bell", cx=num(x), cy=num(y - r * 0.95), r=num(r * 0.16)),
        path(".ringing", d=rings) if rung else None,
    ]


def _base(plan: _Plan) -> Node:
    w, high = plan.shaft, 22 if plan.slim else 44
    foot = plan.bottom + high
    size = 14 if plan.slim else 26
    return [
        path(
            ".tbase",
            d=f"M{num(plan.middle - w * 0.95)} {num(foot)}l{num(w * 0.35)}-{high}h{num(w * 1.2)}"
            f"l{num(w * 0.35)} {high}z",
        ),
        pic("s-star", plan.middle - size / 2, plan.bottom + high * 0.24, size, "tstar"),
    ]


def _markers(plan: _Plan, levels: Sequence[int], piece: Piece, voice: Voice) -> Node:
    """Left and right in turns; those on one side of a level share its height."""
    at: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for level in sorted(set(levels)):
        seats = [seat for seat, its in enumerate(levels) if its == level]
        for n, seat in enumerate(seats):
            at[level, (n + seats[0]) % 2 == 0].append(seat)
    drawn = []
    for (level, right), seats in at.items():
        for n, seat in enumerate(seats):
            label = say(Message("barkers_row.table.marker", {"who": seat, "level": level}), voice)
            attributes = piece(f"marker:{seat}", label, f"mk seat{seat}")
            drawn.append(g(attributes)[_marker(plan, seat, level, right, n, len(seats))])
    return drawn


def _marker(plan: _Plan, seat: int, level: int, right: bool, n: int, among: int) -> Node:
    """The n-th of so many on that side of the level."""
    room = plan.step - 3
    size = min(18.0 if plan.slim else 30.0, room / among)
    side = 1 if right else -1
    out = plan.shaft / 2 + size / 2 + (2 if plan.slim else 5)
    x = plan.middle + side * out
    y = plan.level(level) + room * (n + 0.5) / among
    h = size / 2
    arrow = (
        f"M{num(x + side * h)} {num(y - h)}h{num(-side * size)}l{num(-side * size * 0.3)} {num(h)} "
        f"{num(side * size * 0.3)} {num(h)}h{num(side * size)}z"
    )
    return [path(d=arrow), pic(SEAT_SIGNS[seat], x - size * 0.3, y - size * 0.3, size * 0.6)]
