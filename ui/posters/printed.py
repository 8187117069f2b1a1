"""How a poster is printed."""

from __future__ import annotations

from htpy import Node, a, div, h2, i, p, span, svg

from engine.events import Message
from ui.posters import poster_of
from ui.posters.poster import Poster
from ui.widgets.icons import icon
from ui.words import Voice, say, word


def poster_link(poster: Poster) -> Node:
    """A poster that leads to the game's set-up."""
    return a(class_=f"poster {poster.slug}", href=f"#/setup/{poster.slug}")[
        _print(poster),
        span(".go.slab")[span(".calm")[word("poster.play")], span(".busy")[word("poster.opening")]],
    ]


def showbill(poster: Poster) -> Node:
    """A poster as a decoration of a page that already names the game."""
    return div(".showbill.wide", aria_hidden="true")[
        div(class_=f"poster {poster.slug}")[_print(poster)]
    ]


def stub(slug: str) -> Node:
    """The game's sign on its colour, as on a ticket stub."""
    return i(class_=f"stub {slug}")[icon(poster_of(slug).icon)]


def _print(poster: Poster) -> Node:
    low, high = poster.players
    facts = (
        Message("poster.players", {"low": low, "high": high}),
        Message("poster.minutes", {"n": poster.minutes}),
        Message("poster.age", {"n": poster.age}),
    )
    return [
        [icon("s-star", f"corner {corner}") for corner in ("tl", "tr", "bl", "br")],
        span(".over.slab")[word(f"poster.{poster.slug}.over")],
        h2(".title.inked")[_title(poster.lines)],
        svg(".art.inked", viewBox="0 0 256 256", aria_hidden="true")[poster.art()],
        p(".line")[word(f"poster.{poster.slug}.line")],
        p(".facts")[[(span[say(fact, Voice())], " ") for fact in facts]],
    ]


def _title(lines: tuple[str, ...]) -> Node:
    """One to three lines; the middle one of three is small, between pointing hands."""
    first, *rest = lines
    head = span(".l1")[first]
    if not rest:
        return head
    tail = span(".l3")[rest[-1]]
    if len(rest) == 1:
        return [head, " ", tail]
    hands = [icon("pointing", "hand"), rest[0], icon("pointing", "hand mirror")]
    return [head, " ", span(".l2")[hands], " ", tail]
