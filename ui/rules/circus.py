"""Welcome to the Circus explained, drawn with the pieces of its table."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, circle, div, ellipse, g, path, svg

from engine.events import Message
from ui.rules import Chapter, Glance, Pane
from ui.tables.circus.clown import clown
from ui.tables.circus.die import die
from ui.tables.circus.plan import Stance
from ui.widgets.ball import ball, ball_icon
from ui.widgets.icons import icon, star
from ui.widgets.svg import num, path_of, words
from ui.words import Voice, rich, word

TEAL, ORANGE, VIOLET = 1, 2, 0
STEP = 82
FLOOR = 190


def panes() -> Sequence[Pane]:
    return [
        _pane("roll", _dice()),
        _pane("bring", _bringing()),
        _pane("move", _walking()),
        _pane("drop", _dropping()),
    ]


def glance() -> Glance:
    return Glance(
        turn=[_rich("glance.roll"), _rich("glance.then")],
        ways=[
            (ball_icon("red"), _rich("glance.bring")),
            (icon("clown"), _rich("glance.move")),
            (icon("s-close"), _rich("glance.lost")),
        ],
        notes=[_rich("glance.steps"), _rich("glance.hole"), _rich("glance.black")],
        end=_rich("glance.end"),
    )


def chapters() -> Sequence[Chapter]:
    return [
        _chapter("aim", 1),
        _chapter("start", 1),
        _chapter("turn", 1),
        _chapter("die", 1, _dice()),
        _chapter("bring", 1, _bringing()),
        _chapter("move", 3, _walking()),
        _chapter("hole", 1, _dropping()),
        _chapter("end", 1),
        _chapter("options", 1),
    ]


def _rich(key: str) -> Node:
    return rich(Message(f"circus.rules.{key}"), Voice())


def _pane(name: str, drawing: Node) -> Pane:
    return Pane(word(f"circus.rules.pane.{name}"), drawing, _rich(f"pane.{name}.text"))


def _chapter(name: str, paragraphs: int, drawing: Node = None) -> Chapter:
    texts = [_rich(f"{name}.{n}") for n in range(1, paragraphs + 1)]
    return Chapter(word(f"circus.rules.{name}"), texts, drawing)


# Drawings


def _dice() -> Node:
    return div(".dice")[[die(face, {}) for face in ("red", "white", "black")]]


def _scene(width: float, height: float, *drawn: Node) -> Node:
    return svg(".board.ring.scene", viewBox=f"0 0 {num(width)} {num(height)}", aria_hidden="true")[
        drawn
    ]


def _clown(x: float, coat: int, *colours: str, scale: float = 1.0) -> Node:
    return clown(Stance(x, FLOOR, scale), coat, [(colour, {}) for colour in colours], {})


def _space(x: float, lit: bool = False) -> Node:
    """A space of the ring, seen a little from above."""
    half, high = STEP / 2 - 4, 17
    edge = path_of((x - half, FLOOR - high), (x + half, FLOOR - high))
    return g(class_="space on" if lit else "space")[
        path(".floor", d=f"{edge}L{num(x + half)} {FLOOR + high}L{num(x - half)} {FLOOR + high}Z")
    ]


def _arrow(*points: tuple[float, float]) -> Node:
    """A curve through three points, with a head at its end."""
    (x0, y0), (x1, y1), (x2, y2) = points
    curve = f"M{num(x0)} {num(y0)}Q{num(x1)} {num(y1)} {num(x2)} {num(y2)}"
    return path(".arrow1", d=curve + path_of((x2 - 12, y2 - 6), (x2, y2), (x2 + 4, y2 - 13)))


def _bringing() -> Node:
    """A red ball on its way into a clown that holds a blue one."""
    balls = [ball(36, 40, 17, "red"), ball(60, 64, 17, "red")]
    return _scene(220, 215, _clown(146, TEAL, "blue"), balls, _arrow((80, 40), (100, 8), (122, 40)))


def _walking() -> Node:
    """A clown with two balls, and the two steps before it."""
    xs = [48 + STEP * i for i in range(3)]
    pips = [
        [circle(".pip", cx=num(x), cy=num(FLOOR), r="13"), words(x, FLOOR + 6, str(i), "pipn")]
        for i, x in enumerate(xs[1:], 1)
    ]
    return _scene(
        260,
        215,
        [_space(x, lit=i == 2) for i, x in enumerate(xs)],
        _clown(xs[0], ORANGE, "green", "red"),
        pips,
        _arrow((100, 120), (150, 70), (206, 150)),
    )


def _dropping() -> Node:
    """A clown over a hole, its lowest ball falling."""
    y = FLOOR + 14
    return _scene(
        220,
        250,
        _pit(110, y),
        clown(Stance(110, FLOOR - 22, 1.0), VIOLET, [("yellow", {}), ("red", {})], {}),
        ball(110, y + 2, 14, "blue"),
        path(".arrow1", d="M64 150V196m-8-9 8 9 8-9"),
        g(".medal")[path(d=star(182, y - 6, 26, 0.56)), words(182, y + 4, "4", "value")],
    )


def _pit(x: float, y: float) -> Node:
    return [
        ellipse(".rim", cx=num(x), cy=num(y), rx="46", ry="20"),
        ellipse(".pit", cx=num(x), cy=num(y), rx="38", ry="15"),
    ]
