"""Enlarged: an Attraction with what it does, a player's Attractions, piles to look through."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, b, button, dd, div, dl, dt, li, p, small, span, ul

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.tables.barkers_row.attractions import badge, figure, sign, title_of
from ui.tables.barkers_row.cards import face
from ui.tables.barkers_row.explaining import explained
from ui.tables.barkers_row.reading import (
    ATTRACTION_OF,
    SUIT_OF,
    attraction,
    known_of_deck,
    need,
    total,
)
from ui.tables.barkers_row.row import discarded
from ui.widgets.button import cta, does
from ui.widgets.dialog import dialog
from ui.words import plain, say, word


def look(o: Observation, what: str, focus: Focus) -> Node:
    """The sheet about that thing: `attraction:<name>`, `seat:<n>`, `discards` or `deck`."""
    kind, _, name = what.partition(":")
    if kind == "attraction" and name in ATTRACTION_OF:
        return _attraction(o, name, focus)
    if kind == "seat" and name.isdecimal() and int(name) < o["players"]:
        return _seat(o, int(name), focus)
    if kind == "deck":
        return _deck(o)
    return _discards(o)


def _attraction(o: Observation, name: str, focus: Focus) -> Node:
    suit = SUIT_OF[name]
    told = explained(attraction(name))
    told.append(word(f"barkers_row.explain.{'once' if o['options']['powers'] else 'off'}"))
    body = div(class_=f"bigcard {suit}")[
        div(".bigfig")[
            span(".aframe")[span[figure(name)]],
            p(".slab.suitline")[badge(suit), word(f"barkers_row.suit.{suit}")],
        ],
        div(".bigtext")[
            p(".slab.where")[_where(o, name, focus)],
            p(".bigpower")[word(f"barkers_row.power.{name}")],
            ul(".steps")[[li[text] for text in told]],
        ],
    ]
    return dialog("look", title_of(name), body, _deeds(o, name, focus))


def _where(o: Observation, name: str, focus: Focus) -> str | None:
    """Where it lies, as far as the viewer knows."""
    if o["viewer"] is not None and name in o["hand"]:
        told = word("barkers_row.table.big.hand")
        if o["phase"] == "keep":
            return told
        suit = SUIT_OF[name]
        have = plain("barkers_row.table.have", have=total(o, suit), need=need(o, suit))
        return f"{told} · {have} {word(f'barkers_row.suit.{suit}')}"
    for place in ("staged", "retired"):
        for seat, names in enumerate(o[place]):
            if name in names:
                return say(Message(f"barkers_row.table.big.{place}", {"who": seat}), focus.voice)
    return None


def _deeds(o: Observation, name: str, focus: Focus) -> Sequence[Node]:
    """What can be done with it now."""
    found = []
    if f"score:{name}" in focus.lit:
        text = plain("barkers_row.table.big.score", n=need(o, SUIT_OF[name]))
        found.append(cta(text, "pick", f"score:{name}"))
    if f"use:{name}" in focus.lit:
        found.append(cta(word("barkers_row.table.big.use"), "pick", f"use:{name}"))
    if f"attraction:{name}" in focus.lit:
        text = focus.labels.get(f"attraction:{name}") or word("barkers_row.table.big.pick")
        found.append(cta(text, "pick", f"attraction:{name}"))
    return found


def _seat(o: Observation, seat: int, focus: Focus) -> Node:
    title = say(Message("barkers_row.table.big.of", {"who": seat}), focus.voice)
    groups = [
        (word(f"barkers_row.table.{key}"), o[place][seat])
        for key, place in (("on-stage", "staged"), ("retired", "retired"))
    ]
    body = [
        div(".biglist")[
            p(".slab.rule")[head],
            ul[[li[_line(name)] for name in names]]
            if names
            else p[word("barkers_row.table.big.none")],
        ]
        for head, names in groups
    ]
    return dialog("look", title, body)


def _line(name: str) -> Node:
    """A line that leads to the Attraction alone."""
    return button(does("look", f"attraction:{name}"), type="button", class_="bigline")[
        sign(name), span[b(".slab")[title_of(name)], small[word(f"barkers_row.power.{name}")]]
    ]


def _discards(o: Observation) -> Node:
    found = discarded(o)
    body = (
        div(".browse")[
            [
                div(".nth")[
                    face(kind, {}),
                    p[
                        b(".slab")[plain("barkers_row.table.card", kind=kind)],
                        " ",
                        plain("barkers_row.table.ask.copies", n=count),
                    ],
                ]
                for kind, count in found
            ]
        ]
        if found
        else p[word("barkers_row.table.big.discards-none")]
    )
    return dialog("look", word("barkers_row.table.ask.recover"), body)


def _deck(o: Observation) -> Node:
    """Only what the viewer has seen itself."""
    body = dl(".knowndeck")[
        [
            div[
                dt[face(kind, {})],
                dd[b(".slab")[_depth(depths)], " ", plain("barkers_row.table.card", kind=kind)],
            ]
            for kind, depths in known_of_deck(o)
        ]
    ]
    return dialog("look", word("barkers_row.table.big.deck"), body)


def _depth(depths: list[int]) -> str:
    if len(depths) > 1:
        return plain("barkers_row.table.big.deck-somewhere", n=depths[-1] + 1)
    if depths[0] == 0:
        return word("barkers_row.table.big.deck-top")
    return plain("barkers_row.table.big.deck-at", n=depths[0] + 1)
