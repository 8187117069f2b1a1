"""The viewer's own side: seats, Attractions On-Stage and Retired, the hand, what is pressed."""

from __future__ import annotations

from htpy import Node, b, button, div, h2, p, section, small, span

from engine.events import Message
from engine.game import Observation
from engine.games.barkers_row.data import HIGHEST
from ui.focus import Focus
from ui.tables.barkers_row.asking import question
from ui.tables.barkers_row.attractions import face, figure, looked_at, sign, title_of
from ui.tables.barkers_row.cards import PLAIN_SUITS
from ui.tables.barkers_row.reading import SUIT_OF, attraction, in_turn, mine, need, total
from ui.tables.barkers_row.row import attraction_deck
from ui.tables.barkers_row.stands import stand
from ui.widgets.button import does
from ui.widgets.frame import chip
from ui.widgets.icons import icon
from ui.widgets.pick import component, holder, press
from ui.words import capital, plain, say, word

ROOMY = 2
"""Up to so many On-Stage stand as lines; more become tiles."""
LARGE = 3
"""Up to so many cards of a hand show all of their face."""


def own(o: Observation, focus: Focus) -> Node:
    """All that lies before the viewer; a spectator has but the deck of Attractions."""
    seat = o["viewer"]
    if seat is None:
        if focus.shape == "wide":
            return None
        return section(".mineside")[div(".mine")[attraction_deck(o, focus, "line")]]
    asked = question(o, focus)
    opening = " opening" if o["phase"] == "keep" else ""
    return section(class_=f"mineside{opening}", aria_label=word("barkers_row.table.side"))[
        _seats(o, seat, focus) if focus.shape != "wide" else None,
        _staged(o, seat, focus),
        _acts(o, focus),
        _hand(o, seat, focus, asked),
    ]


def _seats(o: Observation, seat: int, focus: Focus) -> Node:
    seats = o["options"]["seats"]
    return div(".mine")[
        chip(seat),
        stand(o, seat, focus),
        b(".slab")[str(o["rubes"][seat]), small[f"/{seats}"]],
        attraction_deck(o, focus, "line"),
    ]


# On-Stage and Retired


def _staged(o: Observation, seat: int, focus: Focus) -> Node:
    staged = o["staged"][seat]
    label = say(Message("barkers_row.table.staged-of", {"who": seat}), focus.voice)
    classes = "lines" if len(staged) <= ROOMY else f"tiles n{min(len(staged), 9)}"
    return div(".mystage")[
        h2(".rule.slab.wide", aria_hidden="true")[word("barkers_row.table.on-stage")],
        div(holder(focus, f"stage:{seat}", label, f"bkacts {classes}"))[
            [_on_stage(name, o, focus, len(staged) <= ROOMY) for name in staged]
            or p(".nobody")[
                span(".wide")[word("barkers_row.table.nobody")],
                span(".tall")[word("barkers_row.table.nobody-short")],
            ]
        ],
        _past(o, seat, focus),
    ]


def _past(o: Observation, seat: int, focus: Focus) -> Node:
    """The Retired ones, which open enlarged together. While one comes back they are asked for on a
    sheet of their own."""
    retired = o["retired"][seat]
    spread = mine(o) and o["phase"] == "recall"
    label = say(Message("barkers_row.table.retired-of", {"who": seat}), focus.voice)
    values = {"who": seat, "staged": len(o["staged"][seat]), "retired": len(retired)}
    look_at = say(Message("barkers_row.table.look-at", values), focus.voice)
    return div(holder(focus, f"retired:{seat}", label, "mypast" if retired else "mypast none"))[
        small(".wide")[word("barkers_row.table.retired")],
        None if spread else [sign(name, focus, "goneact") for name in retired],
        None if retired else icon("magnifying-glass", "tall"),
        button(does("look", f"seat:{seat}"), type="button", class_="lookover", aria_label=look_at)
        if retired or o["staged"][seat]
        else None,
    ]


def _on_stage(name: str, o: Observation, focus: Focus, roomy: bool) -> Node:
    """A line with its power and a button, or a tile that is the button."""
    suit, use = SUIT_OF[name], f"use:{name}"
    if roomy:
        drawn = [
            span(".fig")[figure(name)],
            span(".lines2")[
                b(".slab")[title_of(name)], " ", small[word(f"barkers_row.short.{name}")]
            ],
        ]
        return div(class_=f"act1 {suit}")[
            looked_at(name, focus, "about1", drawn), _use(name, use, o, focus)
        ]
    piece = looked_at(
        name,
        focus,
        "about1",
        [span(".fig")[figure(name)], b(".slab")[title_of(name)]],
    )
    return div(class_=f"act1 {suit}")[piece, _use(name, use, o, focus)]


def _use(name: str, use: str, o: Observation, focus: Focus) -> Node:
    if not o["options"]["powers"]:
        return None
    attributes = component(focus, use, f"{word('barkers_row.table.use')} {title_of(name)}", "use")
    if "tabindex" not in attributes:
        if not in_turn(o) or focus.quiet:
            return None
        top = attraction(name).below_top and o["levels"][o["viewer"]] == HIGHEST
        why = word(f"barkers_row.table.why.{'top' if top else 'first'}")
        attributes |= {"title": capital(why), "class": "use no"}
    return span(attributes)[span(".ufig")[figure(name)], word("barkers_row.table.use")]


# The hand


def _hand(o: Observation, seat: int, focus: Focus, asked: Node) -> Node:
    names = o["hand"]
    label = say(Message("barkers_row.table.hand", {"who": seat, "n": len(names)}), focus.voice)
    size = "large" if len(names) <= LARGE or o["phase"] == "keep" else "brief"
    return div(holder(focus, f"hand:{seat}", label, "handbox"))[
        asked
        or [
            h2(".rule.slab.wide", aria_hidden="true")[
                word("barkers_row.table.yours"), _need(o, seat)
            ],
            div(class_=f"myhand {size} n{min(len(names), 10)}")[
                [_card(name, o, focus, size) for name in names]
            ],
        ]
    ]


def _need(o: Observation, seat: int) -> Node:
    if o["over"] or o["phase"] == "keep":
        return None
    return small[" ", plain("barkers_row.table.need", n=min(need(o, suit) for suit in PLAIN_SUITS))]


def _card(name: str, o: Observation, focus: Focus, size: str) -> Node:
    suit = SUIT_OF[name]
    lit = f"attraction:{name}" in focus.lit
    kept = name in o["kept"]
    off = o["phase"] != "keep" and not lit and f"score:{name}" not in focus.lit
    classes = f"act {size} {suit}" + (" off" if off else "") + (" kept" if kept else "")
    return div(class_=classes)[
        face(name, focus),
        _foot(name, suit, o, focus, kept, lit),
    ]


def _foot(name: str, suit: str, o: Observation, focus: Focus, kept: bool, lit: bool) -> Node:
    """Under a card: that it scores, how far it is from that, or how to look closer at it."""
    if lit:
        return _look(name)
    if kept:
        return span(".score.no")[word("barkers_row.table.kept")]
    if o["phase"] == "keep" or o["over"]:
        return None
    have, needed = total(o, suit), need(o, suit)
    label = f"{word('barkers_row.table.score')} {title_of(name)}"
    attributes = component(focus, f"score:{name}", label, "score")
    if "tabindex" in attributes:
        return span(attributes)[word("barkers_row.table.score")]
    if mine(o) and not in_turn(o):
        why = word("barkers_row.table.why.first")
    else:
        why = plain("barkers_row.table.why.need", suit=suit, have=have, need=needed)
    if have < needed or (mine(o) and not in_turn(o)):
        attributes["title"] = capital(why)
        attributes["aria-label"] = f"{label}: {why}"
    return span({**attributes, "class": "score no"})[
        plain("barkers_row.table.have", have=have, need=needed)
    ]


def _look(name: str) -> Node:
    label = f"{title_of(name)}: {word('barkers_row.table.look')}"
    return button(
        does("look", f"attraction:{name}"), type="button", class_="look", aria_label=label
    )[icon("magnifying-glass")]


# Buttons


def _acts(o: Observation, focus: Focus) -> Node:
    """What is pressed rather than touched on the table."""
    buttons = [
        press(focus, f"redraw:{suit}", plain("barkers_row.table.redraw", suit=suit), "ghost")
        for suit in PLAIN_SUITS
    ]
    buttons += [
        press(focus, "button:clear", word("barkers_row.table.clear"), "ghost"),
        press(focus, "button:done", word("barkers_row.table.done")),
        press(focus, "button:end-turn", word("barkers_row.table.end")) or _not_yet(o, focus),
    ]
    return div(".myacts")[buttons]


def _not_yet(o: Observation, focus: Focus) -> Node:
    """In its place, why the turn cannot end yet."""
    if focus.quiet or not in_turn(o):
        return None
    stuck = o["moved"] or not any(o["row"])
    why = word(f"barkers_row.table.{'end-score' if stuck else 'end-why'}")
    end = word("barkers_row.table.end")
    attributes = component(focus, "button:end-turn", f"{end}: {why}", "cta ghost notyet")
    return div(attributes, title=capital(why))[span[end, small(".wide")[why]]]
