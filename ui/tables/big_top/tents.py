"""The centre in play: a tent a suit, its roof the Poster, below it the light and the dark stack."""

from __future__ import annotations

from functools import cache

from htpy import Node, b, circle, div, fragment, g, h2, li, p, path, small, span, svg, ul
from markupsafe import Markup

from engine.events import Message
from engine.game import Observation
from engine.games.big_top.data import FLAVOURS, HIGHEST, SUITS
from ui.focus import Focus
from ui.html import html_of
from ui.tables.big_top.cards import FIGURES, SIGNS, SKIES, card, card_label
from ui.tables.big_top.reading import (
    POSTER,
    complete,
    payments,
    picked_card,
)
from ui.widgets.icons import icon, pic
from ui.widgets.pick import component, written
from ui.widgets.svg import num
from ui.words import plain, say, word

GORES = 8


def tents(o: Observation, focus: Focus) -> Node:
    """The four tents, and which hand this is."""
    return div(".stage.big")[
        which_hand(o, focus),
        ul(".tents")[[_tent(suit, o, focus) for suit in SUITS]],
    ]


def which_hand(o: Observation, focus: Focus) -> Node:
    """The number of the hand, and who deals it."""
    values = {"hand": o["hand"] + 1, "hands": o["hands_in_all"], "who": o["dealer"]}
    return p(".handno.slab")[say(Message("big_top.table.hand", values), focus.voice)]


def _tent(suit: str, o: Observation, focus: Focus) -> Node:
    laid = o["stacks"][suit]["poster"]
    return li(class_=f"tent {suit}" if laid else f"tent shut {suit}")[
        _raised(suit, focus) if laid else roof(suit, up=False),
        h2(".slab")[word(f"big_top.suit.{suit}")],
        [_lane(suit, flavour, o, focus) for flavour in FLAVOURS]
        if laid
        else _poster_first(suit, o, focus),
    ]


def _raised(suit: str, focus: Focus) -> Node:
    """The roof with the Poster in its gable."""
    place, name = f"stack:{suit}-{POSTER}", f"{suit}-{POSTER}"
    label = plain("big_top.table.poster-up", suit=suit)
    last = "last" if _is_last(focus, place) else ""
    gable = g(component(focus, f"card:{name}", card_label(name), last))[_gable(suit)]
    return div(component(focus, place, label, "raised"))[roof(suit, gable)]


def roof(suit: str, gable: Node = None, *, up: bool = True) -> Node:
    """A tent's roof; dashed and with the suit's sign as long as the Poster is not out."""
    return svg(
        class_="bigroof" if up else "bigroof down", viewBox="0 0 240 96", aria_hidden="true"
    )[_canvas(), gable or _gable(suit, up)]


@cache
def _canvas() -> Markup:
    step = 228 / GORES

    def edge(i: int) -> float:
        return 6 + i * step

    def bow(i: int) -> float:
        return 62 - abs(i - GORES / 2) * 3

    gores: list[Node] = []
    for i in range(GORES):
        left, right = edge(i), edge(i + 1)
        top = (
            f"M120 12Q{num((120 + left) / 2)} {num(bow(i))} {num(left)} 74H{num(right)}"
            f"Q{num((120 + right) / 2)} {num(bow(i + 1))} 120 12z"
        )
        hem = f"M{num(left)} 74h{num(step)}v8a{num(step / 2)} 10 0 0 1 {num(-step)} 0z"
        odd = i % 2
        gores += [
            path(class_="gore odd" if odd else "gore", d=top),
            path(class_="gore" if odd else "gore odd", d=hem),
        ]
    drawn = fragment[path(".mast", d="M120 12V2"), path(".pennant", d="M120 1l30 6-30 7z"), gores]
    return html_of(drawn)


@cache
def _gable(suit: str, up: bool = True) -> Markup:
    figure = (
        pic(FIGURES[suit][0], 96, 32, 48, "gfig") if up else pic(SIGNS[suit], 106, 42, 28, "gfig")
    )
    return html_of(fragment[circle(".gable", cx="120", cy="56", r="30"), figure])


def _poster_first(suit: str, o: Observation, focus: Focus) -> Node:
    place = f"stack:{suit}-{POSTER}"
    label = plain("big_top.table.poster-down", suit=suit)
    content: Node = [
        b(".slab")[word("big_top.table.poster-first")],
        span(".wide")[word("big_top.table.poster-first-why")],
        _earn(place, o, focus),
    ]
    return written(div, component(focus, place, label), content, "first")


def _lane(suit: str, flavour: str, o: Observation, focus: Focus) -> Node:
    """A stack, and where its next card goes."""
    place, top = f"stack:{suit}-{flavour}", o["stacks"][suit][flavour]
    content: Node = [
        _pack(suit, flavour, top, focus),
        span(class_=f"next full {flavour}")[icon("s-star"), small[word("big_top.table.done")]]
        if top == HIGHEST
        else span(class_=f"next {flavour}")[
            b[str(top + 1)], small(".wide")[word("big_top.table.next")], _earn(place, o, focus)
        ],
    ]
    attributes = component(focus, place, _lane_label(suit, flavour, o))
    return written(div, attributes, content, f"lane {flavour}")


def _lane_label(suit: str, flavour: str, o: Observation) -> str:
    top = o["stacks"][suit][flavour]
    key = "complete" if complete(o, suit, flavour) else "stack" if top else "stack-empty"
    return plain(f"big_top.table.{key}", suit=suit, flavour=flavour, top=top, next=top + 1)


def _pack(suit: str, flavour: str, top: int, focus: Focus) -> Node:
    """The top card, and under it the one before, which is what a new card glides over."""
    sky = span(class_=f"card tt empty {suit}")[icon(SKIES[flavour])]
    under = card(f"{suit}-{flavour}-{top - 1}", {}) if top > 1 else sky
    if not top:
        return span(".pack")[sky]
    name = f"{suit}-{flavour}-{top}"
    last = "last" if _is_last(focus, f"stack:{suit}-{flavour}") else ""
    return span(class_="pack deep" if top > 1 else "pack")[
        under, card(name, component(focus, f"card:{name}", card_label(name), last))
    ]


def _is_last(focus: Focus, place: str) -> bool:
    return focus.trail[-1:] == (place,)


def _earn(place: str, o: Observation, focus: Focus) -> Node:
    """What the held card would earn here."""
    name = picked_card(focus.picked)
    if name is None or place not in focus.lit:
        return None
    dollars = sum(call.dollars for call in payments(o, o["viewer"], name))
    return span(".earn.slab")[
        span(".wide")[word("big_top.table.earns"), " "], plain("big_top.table.sum", dollars=dollars)
    ]
