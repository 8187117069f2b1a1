"""The four posters: what stands on them, and how one is printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from htpy import Node, a, div, h2, i, p, span, svg

from engine.events import Message
from ui.widgets import poster_art
from ui.widgets.icons import icon
from ui.words import Voice, say, word


class Poster(NamedTuple):
    """slug: names its words and colours too. lines: the title, as it is set on the poster.
    minutes: of a usual game. age: from which on. icon: its sign where there is no room."""

    slug: str
    lines: tuple[str, ...]
    players: tuple[int, int]
    minutes: int
    age: int
    icon: str
    art: Callable[[], Node]

    @property
    def title(self) -> str:
        return " ".join(self.lines)


POSTERS = (
    Poster(
        "circus",
        ("Welcome", "to the", "Circus"),
        (2, 4),
        15,
        6,
        "clown",
        poster_art.juggling_clown,
    ),
    Poster("big-top", ("Big Top",), (3, 6), 30, 8, "elephant-head", poster_art.elephant_tent),
    Poster(
        "barkers-row",
        ("Barker’s", "Row"),
        (2, 4),
        40,
        12,
        "ringmaster",
        poster_art.barker_and_crowd,
    ),
    Poster("huzzah", ("Huzzah!",), (3, 8), 60, 10, "jester-hat", poster_art.jester_and_bunting),
)


def poster_of(slug: str) -> Poster:
    """The poster of the game of that slug, which has one."""
    return next(poster for poster in POSTERS if poster.slug == slug)


def poster_link(poster: Poster, playable: bool) -> Node:
    """A poster that leads to the game's set-up; of a game that is not there yet, it says so."""
    if not playable:
        soon = word("poster.soon")
        return a(class_=f"poster soon {poster.slug}", role="link", aria_disabled="true")[
            _print(poster),
            span(".go.slab.wide")[soon],
            span(".strip.slab.tall")[soon],
        ]
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
