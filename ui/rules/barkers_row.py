"""Barker's Row explained, drawn with the pieces of its table."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, b, div, path, small, span, svg

from engine.events import Message
from engine.games.barkers_row.data import ATTRACTIONS
from ui.rules import Chapter, Glance, Pane
from ui.tables.barkers_row.attractions import figure, sign, title_of
from ui.tables.barkers_row.cards import back, face, seen
from ui.tables.barkers_row.reading import SUIT_OF
from ui.tables.barkers_row.stands import seats_drawn
from ui.tables.barkers_row.tower import drawing
from ui.widgets.icons import icon
from ui.words import Voice, rich, word


def panes() -> Sequence[Pane]:
    return [
        _pane("move", _moving()),
        _pane("score", _scoring()),
        _pane("climb", _climbing()),
        _pane("amaze", _amazing()),
    ]


def glance() -> Glance:
    return Glance(
        turn=[_rich("glance.move"), _rich("glance.then")],
        ways=[
            (icon("ringmaster"), _rich("glance.score")),
            (icon("s-star"), _rich("glance.use")),
            (icon("s-cards"), _rich("glance.redraw")),
        ],
        notes=[_rich("glance.wild"), _rich("glance.clear"), _rich("glance.box")],
        end=_rich("glance.end"),
    )


def chapters() -> Sequence[Chapter]:
    return [
        _chapter("aim", 1),
        _chapter("start", 1),
        _chapter("move", 3, _moving()),
        _chapter("wild", 1, _totals()),
        _chapter("score", 2, _scoring()),
        _chapter("power", 3, _amazing()),
        _chapter("redraw", 1),
        _chapter("decks", 1),
        _chapter("end", 1, _climbing()),
        _chapter("options", 1),
        Chapter(word("barkers_row.rules.attractions"), [_told(a.name) for a in ATTRACTIONS]),
    ]


def _told(name: str) -> Node:
    """An Attraction in a line."""
    return span(".toldline")[
        sign(name), span[b[title_of(name)], " ", word(f"barkers_row.power.{name}")]
    ]


def _rich(key: str) -> Node:
    return rich(Message(f"barkers_row.rules.{key}"), Voice())


def _pane(name: str, drawn: Node) -> Pane:
    return Pane(word(f"barkers_row.rules.pane.{name}"), drawn, _rich(f"pane.{name}.text"))


def _chapter(name: str, paragraphs: int, drawn: Node = None) -> Chapter:
    texts = [_rich(f"{name}.{n}") for n in range(1, paragraphs + 1)]
    return Chapter(word(f"barkers_row.rules.{name}"), texts, drawn)


# Drawings


def _arrow() -> Node:
    return svg(".wayarrow", viewBox="0 0 40 40", aria_hidden="true")[
        path(".arrow1", d="M20 4V32m-10-10 10 11 10-11")
    ]


def _moving() -> Node:
    """Three backs, and the face of the one that was moved."""
    return div(".picture", aria_hidden="true")[
        div(".cardline")[back("horrors", {}), back("wild", {}), back("beasts", {})],
        _arrow(),
        div(".cardline")[face("beasts-3", {})],
    ]


def _totals() -> Node:
    """Two suits and what a Wild card adds to both."""
    return div(".picture", aria_hidden="true")[
        div(".cardline")[face("beasts-3", {}), face("oddities-1", {}), face("wild", {})],
        div(".sums")[
            [span(class_=f"leftsum {suit}")[icon(sign_), total] for suit, sign_, total in _SUMS]
        ],
    ]


_SUMS = (("beasts", "paw-print", "4"), ("oddities", "eyeball", "2"))


def _scoring() -> Node:
    """An Attraction, and the cards that pay for it."""
    return div(".picture", aria_hidden="true")[
        _line("bearded-lady"),
        div(".cardline")[face("freaks-2", {}), face("freaks-1", {}), face("wild-plus", {})],
        b(".slab.equals")["2 + 1 + 1 = 4"],
    ]


def _climbing() -> Node:
    """The tower with two markers, and a stand with some Rubes."""
    return div(".picture.climb", aria_hidden="true")[
        drawing((5, 4), 0, slim=False),
        svg(".stand", viewBox="0 0 260 76")[seats_drawn(0, 4, 13)],
    ]


def _amazing() -> Node:
    """An Attraction with its power, one of each suit, and a card that was peeked at."""
    names = ("gallows-bride", "girl-rilla", "fire-eater", "crystal-skull")
    return div(".picture", aria_hidden="true")[
        _line("haunted-portrait"),
        div(".cardline")[
            back("freaks", {}, seen("freaks-3")), back("oddities", {}, seen("oddities-1"))
        ],
        div(".cardline.signs4")[[sign(name) for name in names]],
    ]


def _line(name: str) -> Node:
    return div(class_=f"act1 {SUIT_OF[name]}")[
        span(".about1")[
            span(".fig")[figure(name)],
            span(".lines2")[b(".slab")[title_of(name)], small[word(f"barkers_row.short.{name}")]],
        ]
    ]
