"""The frame round every table: bar, banner, plates, log and its drawer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    div,
    h1,
    h2,
    header,
    li,
    main,
    nav,
    ol,
    p,
    small,
    span,
    ul,
)
from markupsafe import Markup

from ui.html import html_of, part
from ui.widgets.button import does
from ui.widgets.icons import icon
from ui.words import word

# Seats differ in colour (class `seat<n>`) and in shape.
SEAT_SIGNS = ("s-dot", "s-square", "s-tri", "s-diamond", "s-star", "s-plus", "s-hex", "s-bars")

HOME = "#/"


class PlateView(NamedTuple):
    """A player's plate. badge: the seat's sign in this game. turn: the table waits for this one.
    more: what lies before that player."""

    seat: int
    badge: Node
    name: str
    note: str
    points: str
    turn: bool = False
    more: Node = None


def chip(seat: int) -> Node:
    """The sign of a seat, where the game has no better one."""
    return span(class_=f"chip seat{seat}")[icon(SEAT_SIGNS[seat])]


def bar(title: Node, tools: Sequence[Node] = (), back: str = HOME) -> Node:
    """The head of a page: the way back, the title, its tools."""
    return header(".bar", id="bar")[
        a(".tool", href=back, aria_label=word("frame.back" if back == HOME else "frame.return"))[
            icon("s-back")
        ],
        h1(".title", tabindex="-1")[title],
        nav(".tools", aria_label=word("frame.tools"))[tools] if tools else None,
    ]


def banner(sentence: Node, lead: Node = None, mine: bool = False) -> Node:
    """The one sentence that matters; `lead` opens it in colour; pointing hands if it is for you."""
    return p(".banner", id="banner", tabindex="-1")[
        icon("pointing", "hand") if mine else None,
        span[[b[lead], " "] if lead else None, sentence],
        icon("pointing", "hand mirror") if mine else None,
    ]


def plates(views: Sequence[PlateView]) -> Node:
    """Everybody's plate, in seat order."""
    return ul(class_=f"plates of{len(views)}", aria_label=word("frame.players"))[
        [part(_plate(view)) for view in views]
    ]


def _plate(view: PlateView) -> Element:
    return li(
        class_="plate turn" if view.turn else "plate",
        id=f"plate-{view.seat}",
        aria_current="true" if view.turn else None,
    )[
        view.badge,
        span(".who")[
            b[view.name],
            span(".turnword")[word("frame.to_play")] if view.turn else None,
            small(".wide")[view.note] if view.note else None,
        ],
        span(".pts.slab")[view.points],
        view.more,
    ]


def log(lines: Sequence[Markup]) -> Node:
    """What happened, newest last. It opens at its end and may be scrolled back."""
    return part(
        div(".log.wide", id="log")[
            h2(".rule.slab", id="log-head")[word("frame.log")], log_lines(lines)
        ]
    )


def log_lines(lines: Sequence[Markup]) -> Node:
    """The lines alone, for a dialog on a phone."""
    last = len(lines) - 1
    return div(".scroll", tabindex="0", role="group", aria_label=word("frame.log"))[
        ol[[_entry(line, i == last) for i, line in enumerate(lines)]]
    ]


@lru_cache(maxsize=2048)
def _entry(line: Markup, last: bool) -> Markup:
    return html_of(li(class_="last" if last else None)[line])


def drawer(last: Node) -> Node:
    """The foot of a phone's page: the last line; pressing it shows them all."""
    return part(
        button(does("log"), id="drawer", type="button", class_="drawer tall")[
            icon("s-up"), span[b[word("frame.log_short")], " ", last]
        ]
    )


def table(
    slug: str,
    *,
    bar: Node,
    banner: Node,
    stage: Node,
    plates: Node,
    log: Node,
    drawer: Node,
) -> Node:
    """A table put together."""
    return div(class_=f"table {slug}")[
        part(bar),
        main(".main")[banner, stage],
        aside(".side", aria_label=word("frame.side"))[plates, log],
        drawer,
    ]
