"""Huzzah! explained, drawn with the pieces of its table."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, div, g, path, rect, span, svg

from engine.events import Message
from ui.rules import Chapter, Glance, Pane
from ui.tables.huzzah.pieces import FIGURES, face, king, pawn
from ui.widgets.icons import icon, pic
from ui.widgets.svg import num, words
from ui.words import Voice, rich, word

RED, TEAL = 0, 1
FLOOR = 150
STEP = 52
AWNINGS = 6


def panes() -> Sequence[Pane]:
    return [
        _pane("crowd", _crowd()),
        _pane("finale", _finale()),
        _pane("king", _king()),
        _pane("heckle", _heckle()),
    ]


def glance() -> Glance:
    return Glance(
        turn=[_rich(f"glance.{part}") for part in ("draw", "walk", "show", "richard", "reveal")],
        ways=[
            (icon("s-rube"), _rich("glance.crowd")),
            (icon(FIGURES["finale"]), _rich("glance.finale")),
            (icon(FIGURES["huzzah"]), _rich("glance.huzzah")),
        ],
        notes=[_rich(f"glance.{note}") for note in ("bump", "match", "full", "scare")],
        end=_rich("glance.end"),
    )


def chapters() -> Sequence[Chapter]:
    return [
        _chapter("aim", 1),
        _chapter("board", 1, _crowd()),
        _chapter("start", 1),
        _chapter("turn", 1),
        _chapter("walk", 2),
        _chapter("bump", 1, _cards("bump")),
        _chapter("show", 1),
        _chapter("king", 1, _king()),
        _chapter("reveal", 2, _heckle()),
        _chapter("end", 1),
        _chapter("options", 1),
    ]


def _rich(key: str) -> Node:
    return rich(Message(f"huzzah.rules.{key}"), Voice())


def _pane(name: str, drawing: Node) -> Pane:
    return Pane(word(f"huzzah.rules.pane.{name}"), drawing, _rich(f"pane.{name}.text"))


def _chapter(name: str, paragraphs: int, drawing: Node = None) -> Chapter:
    texts = [_rich(f"{name}.{n}") for n in range(1, paragraphs + 1)]
    return Chapter(word(f"huzzah.rules.{name}"), texts, drawing)


# Drawings


def _cards(*names: str) -> Node:
    return div(".taught")[[_card(name) for name in names]]


def _card(name: str) -> Node:
    return span(class_=f"card hz-card turned k-{name}")[face(name)]


def _scene(card: str, *drawn: Node) -> Node:
    """A stage with its steps, and the card that is shown there."""
    return div(".taught")[
        svg(".board.hz", viewBox="0 0 240 210", role="img", aria_hidden="true")[
            _booth(), [_step(n) for n in range(4)], drawn
        ],
        _card(card),
    ]


def _booth() -> Node:
    wide = 150 / AWNINGS
    hem = f"h{num(wide)}v16a{num(wide / 2)} 7 0 0 1 {num(-wide)} 0z"
    return g(".booth.st2")[
        rect(".cloth", x="48", y="28", width="144", height="96"),
        path(".fold", d="M72 30v94M96 30v94M120 30v94M144 30v94M168 30v94"),
        [
            path(class_="awn odd" if n % 2 else "awn", d=f"M{num(45 + n * wide)} 12{hem}")
            for n in range(AWNINGS)
        ],
        rect(".deckfront", x="45", y="120", width="150", height="14", rx="3"),
    ]


def _step(number: int) -> Node:
    return rect(
        ".step.st2.taughtstep",
        x=num(16 + STEP * number),
        y=num(FLOOR),
        width=num(STEP - 2),
        height="52",
    )


def _people(number: int, count: int) -> Node:
    """So many on a step."""
    x = 16 + STEP * number + (STEP - 2) / 2
    spots = ((-15, 3), (0, 3), (15, 3), (-8, 25), (8, 25))[:count]
    return [
        g(class_=f"fans t{n % 3}")[pic("s-rube", x + dx - 10, FLOOR + dy, 20)]
        for n, (dx, dy) in enumerate(spots)
    ]


def _crowd() -> Node:
    return _scene("three-crowd", pawn(120, 84, 28, RED, {}), _people(1, 3), _people(2, 2))


def _finale() -> Node:
    return _scene(
        "finale",
        pawn(120, 84, 28, RED, {}),
        _people(0, 5),
        _people(1, 3),
        g(".gainword")[words(217, 104, "+8", "lawntitle")],
    )


def _king() -> Node:
    return _scene(
        "huzzah",
        pawn(120, 84, 28, RED, {}),
        _people(0, 4),
        king(16 + STEP * 2.5 - 1, FLOOR + 26, 25, {}),
        g(".gainword")[words(217, 104, "+12", "lawntitle")],
    )


def _heckle() -> Node:
    return _scene(
        "finale",
        pawn(120, 84, 28, RED, {}),
        pawn(16 + STEP * 1.5 - 1, FLOOR + 26, 23, TEAL, {}),
        path(".clockwise", d="M96 150C84 130 84 110 92 96m-9 6 9-7 6 10"),
        _people(3, 4),
    )
