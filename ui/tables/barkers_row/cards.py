"""Barker cards: the back tells the suit, the face the value too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from htpy import Node, b, fragment, span
from markupsafe import Markup

from engine.games.barkers_row.cards import KIND, PRINTED, SUIT_NAMES, VALUE
from engine.games.barkers_row.data import BARKERS
from ui.html import html_of
from ui.widgets.icons import icon
from ui.words import plain, word

SIGNS = {
    "horrors": "evil-bat",
    "beasts": "paw-print",
    "freaks": "duality-mask",
    "oddities": "eyeball",
    "wild": "s-star",
}
PLAIN_SUITS = SUIT_NAMES[:-1]
WILD = SUIT_NAMES[-1]


def suit_of(kind: str) -> str:
    """The printed suit of a kind of Barker."""
    return SUIT_NAMES[PRINTED[KIND[kind]]]


def value_of(kind: str) -> int:
    """Its value."""
    return VALUE[KIND[kind]]


def index_of(kind: str) -> str:
    """What stands in its corner: the value, and the "+"."""
    barker = BARKERS[KIND[kind]]
    return f"{barker.value}+" if barker.plus else str(barker.value)


def kind_label(kind: str) -> str:
    return plain("barkers_row.table.card", kind=kind)


def face(kind: str, attributes: Mapping[str, str], classes: str = "", tag: Node = None) -> Node:
    """A card's face. attributes: as `ui.widgets.pick` gives them; without any it is a decoration.
    tag: a sign laid over it."""
    given = dict(attributes) or {"aria-hidden": "true"}
    own = f"card face {suit_of(kind)} {classes} {given.pop('class', '')}".split()
    return span(given, class_=" ".join(own))[_face(kind), tag]


@cache
def _face(kind: str) -> Markup:
    sign = SIGNS[suit_of(kind)]
    drawn = fragment[
        span(".idx")[b(".slab")[index_of(kind)], icon(sign)],
        span(".fig")[icon(sign)],
    ]
    return html_of(drawn)


def back(
    suit: str | None, attributes: Mapping[str, str], known: Node = None, classes: str = ""
) -> Node:
    """A card's back; without a suit a plain one. known: what the viewer knows of its face."""
    given = dict(attributes) or {"aria-hidden": "true"}
    own = f"card bback {suit or 'plain'} {classes} {given.pop('class', '')}".split()
    return span(given, class_=" ".join(own))[_back(suit), known]


@cache
def _back(suit: str | None) -> Markup:
    if suit is None:
        return html_of(fragment[span(".backpane")[icon("ticket")]])
    title = b(".slab")[word(f"barkers_row.suit.{suit}")]
    return html_of(fragment[span(".backpane")[icon(SIGNS[suit])], title])


def seen(kind: str) -> Node:
    """The mark on a back whose face the viewer has seen: an eye, and the value."""
    return span(".seen.slab")[icon("eyeball"), index_of(kind)]
