"""The viewer's own side: chart, bets, money and hand."""

from __future__ import annotations

from htpy import Node, b, div, p, section, small, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.tables.big_top.booths import pool
from ui.tables.big_top.cards import card, card_label
from ui.tables.big_top.charts import chart
from ui.tables.big_top.effect import effect
from ui.tables.big_top.money import dealer, gained, in_all
from ui.tables.big_top.reading import Use, picked_card, uses
from ui.tables.big_top.tickets import open_bets
from ui.widgets.frame import chip
from ui.widgets.pick import component, holder, press
from ui.words import capital, plain, say, word


def own(o: Observation, focus: Focus) -> Node:
    """What only the viewer sees of its own; nothing for a spectator."""
    seat = o["viewer"]
    if seat is None:
        return None
    passing = " passing" if "button:pass" in focus.lit else ""
    return section(class_=f"own{passing}", aria_label=word("big_top.table.own"))[
        div(".ownrow")[
            _head(o, seat, focus),
            pool(o, focus) if o["betting"] else [chart(o, seat, focus), open_bets(o, seat, focus)],
            _money(o, seat, focus),
            _acts(focus),
            None if o["betting"] else effect(o, focus),
        ],
        _hand(o, seat, focus),
    ]


def _head(o: Observation, seat: int, focus: Focus) -> Node:
    name = focus.voice.name(seat)
    return p(".rhead.wide")[chip(seat), b(".slab")[capital(name)], dealer(o, seat, focus)]


def _money(o: Observation, seat: int, focus: Focus) -> Node:
    """What this hand has brought, and from the second hand on all there is."""
    gain = gained(o, seat)
    return div(".purse")[
        p[b(".slab")[plain("big_top.table.sum", dollars=gain)], " ", small[_gain_word(o)]],
        p[
            b(".slab")[plain("big_top.table.sum", dollars=in_all(o, seat))],
            " ",
            small[word("big_top.table.in-all")],
        ]
        if o["past"]
        else None,
    ]


def _gain_word(o: Observation) -> str:
    if o["betting"] and o["past"]:
        return plain("big_top.table.in-hand-n", hand=len(o["past"]))
    return word(f"big_top.table.{'this-hand' if o['shown'] else 'track'}")


def _acts(focus: Focus) -> Node:
    """What is pressed rather than laid somewhere."""
    buttons = [
        press(focus, f"button:{name}", word(f"big_top.table.{name}"))
        for name in ("confirm", "pass")
    ]
    return div(".acts")[buttons] if any(buttons) else None


def _hand(o: Observation, seat: int, focus: Focus) -> Node:
    cards = o["hands"][seat]
    known = {} if focus.quiet else uses(o)
    label = say(Message("big_top.table.hand-of", {"who": seat, "n": len(cards)}), focus.voice)
    return div(holder(focus, f"hand:{seat}", label, f"fan f{len(cards)}"))[
        [_in_hand(name, known.get(name), focus) for name in cards]
    ]


def _in_hand(name: str, use: Use | None, focus: Focus) -> Node:
    """Playable with what it earns; callable; neither, and then why."""
    label = card_label(name)
    why = say(use.why, focus.voice) if use and use.why else None
    place = f"hc {use.kind}" if use else "hc"
    held = " held" if picked_card(focus.picked) == name else ""
    attributes = component(focus, f"card:{name}", f"{label}: {why}" if why else label)
    if why:
        attributes["title"] = capital(why)
    return div(class_=place + held)[card(name, attributes), _note(use)]


def _note(use: Use | None) -> Node:
    if use is None or use.kind == "off":
        return None
    text = (
        plain("big_top.table.sum", dollars=use.earns)
        if use.kind == "play"
        else word("big_top.table.call")
    )
    return span(".note.slab", aria_hidden="true")[text]
