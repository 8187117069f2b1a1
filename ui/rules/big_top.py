"""Big Top explained, drawn with the pieces of its table."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, b, div, p, path, small, span, svg

from engine.events import Message
from engine.games.big_top.data import FLAVOURS, HIGHEST, SPACES
from ui.rules import Chapter, Glance, Pane
from ui.tables.big_top.cards import SIGNS, card
from ui.tables.big_top.tents import roof
from ui.widgets.icons import icon
from ui.words import Voice, plain, rich, word


def panes() -> Sequence[Pane]:
    return [
        _pane("bet", _bets()),
        _pane("play", _tent()),
        _pane("call", _chart()),
        _pane("out", _out()),
    ]


def glance() -> Glance:
    return Glance(
        turn=[_rich("glance.slide"), _rich("glance.then")],
        ways=[
            (icon("pointing"), _rich("glance.forced")),
            (icon("s-cards"), _rich("glance.play")),
            (icon("ringmaster"), _rich("glance.call")),
            (icon("s-close"), _rich("glance.pass")),
        ],
        notes=[
            [_stairs(), _rich("glance.pays")],
            [_order(), _rich("glance.order")],
        ],
        end=_rich("glance.end"),
    )


def chapters() -> Sequence[Chapter]:
    return [
        _chapter("aim", 1),
        _chapter("cards", 2, _tent()),
        _chapter("deal", 1),
        _chapter("bets", 2, _bets()),
        _chapter("turn", 1),
        _chapter("slide", 2, _chart()),
        _chapter("forced", 1),
        _chapter("play", 3),
        _chapter("call", 2),
        _chapter("pass", 1),
        _chapter("end", 3, _out()),
        _chapter("game", 1),
        _chapter("options", 1),
    ]


def _rich(key: str) -> Node:
    return rich(Message(f"big_top.rules.{key}"), Voice())


def _pane(name: str, drawing: Node) -> Pane:
    return Pane(word(f"big_top.rules.pane.{name}"), drawing, _rich(f"pane.{name}.text"))


def _chapter(name: str, paragraphs: int, drawing: Node = None) -> Chapter:
    texts = [_rich(f"{name}.{n}") for n in range(1, paragraphs + 1)]
    return Chapter(word(f"big_top.rules.{name}"), texts, drawing)


# Drawings


def _dollars(dollars: int) -> str:
    return plain("big_top.table.sum", dollars=dollars)


def _bets() -> Node:
    """Four receipts, one a suit."""
    bets = {"clowns": 10, "sideshow": 3, "animals": 7, "performers": 5}
    return div(".art.fourbets", aria_hidden="true")[
        [
            span(class_=f"receipt {suit}")[icon(SIGNS[suit]), _dollars(dollars)]
            for suit, dollars in bets.items()
        ]
    ]


def _tent() -> Node:
    """A tent whose Poster is out, and what lies in it."""
    return div(".art.pitched.animals", aria_hidden="true")[
        roof("animals"),
        p[
            card("animals-light-1", {}),
            card("animals-light-2", {}),
            span(".next.light")[b["3"]],
        ],
        p[card("animals-dark-1", {}), span(".next.dark")[b["2"]]],
    ]


def _chart() -> Node:
    """A call on the dearest space, which way it slides, and a card below it that earns."""
    spaces = [
        span[card("clowns-light-6", {}) if dollars == SPACES - 1 else _empty(), _pays(dollars)]
        for dollars in reversed(range(SPACES))
    ]
    return div(".art.calling", aria_hidden="true")[
        p(".stair")[spaces],
        svg(".slide", viewBox="0 0 200 22")[path(d="M22 6C60 22 140 22 176 8m-12-5 13 4-6 12")],
        p(".under")[
            card("clowns-light-3", {}),
            b(".slab")[f"{word('big_top.table.earns')} {_dollars(SPACES - 1)}"],
        ],
    ]


def _empty() -> Node:
    return span(".card.tt.empty")


def _pays(dollars: int) -> Node:
    return b(".slab")[_dollars(dollars)]


def _out() -> Node:
    return div(".art.allpaid", aria_hidden="true")[
        span(".receipt.win")[_dollars(25)], icon("elephant")
    ]


def _stairs() -> Node:
    """What each space of a chart pays."""
    return span(".stair", aria_hidden="true")[
        [span[_empty(), _pays(dollars)] for dollars in reversed(range(SPACES))]
    ]


def _order() -> Node:
    """In which order cards are played."""
    return span(".order", aria_hidden="true")[
        small(".bill.slab")[word("big_top.rules.poster")],
        [
            span(class_=flavour)[[b[str(number)] for number in range(1, HIGHEST + 1)]]
            for flavour in FLAVOURS
        ],
    ]
