"""The summary of the last finished hand: bets, what was left, and what it brought to each."""

from __future__ import annotations

from typing import Any

from htpy import Node, b, div, h3, li, small, span, ul

from engine.events import Message
from engine.game import Observation
from engine.games.big_top.data import SUITS
from ui.focus import Focus
from ui.tables.big_top.cards import card
from ui.tables.big_top.reading import card_of
from ui.tables.big_top.tickets import tickets
from ui.widgets.frame import chip
from ui.words import capital, plain, say, word


def last_hand(o: Observation, focus: Focus) -> Node:
    """A line a seat; nothing in the first hand."""
    if not o["past"]:
        return None
    hand = o["past"][-1]
    over = Message("big_top.table.hand-over", {"hand": len(o["past"]), "who": hand["out"]})
    return [
        h3(".slab.overline")[say(over, focus.voice)],
        ul(".lasts")[[_line(hand, seat, focus) for seat in range(o["players"])]],
    ]


def _line(hand: dict[str, Any], seat: int, focus: Focus) -> Node:
    left = hand["left"][seat]
    bets = dict(zip(SUITS, hand["bets"][seat], strict=True))
    paid = set(SUITS) - {card_of(name).suit for name in left}
    name = focus.voice.name(seat)
    track, receipts = hand["tracks"][seat], hand["receipts"][seat]
    return li(class_="out" if hand["out"] == seat else None)[
        chip(seat),
        b(".slab")[capital(name)],
        tickets(bets, paid, say(Message("big_top.table.bets", {"who": seat}), focus.voice)),
        _left(left, seat, focus),
        span(".brought")[
            small[plain("big_top.table.brought", track=track, receipts=receipts)],
            b(".slab")[plain("big_top.table.gain", dollars=track + receipts)],
        ],
    ]


def _left(names: list[str], seat: int, focus: Focus) -> Node:
    if not names:
        return div(".leftover")[b(".slab")[word("big_top.table.out")]]
    label = say(Message("big_top.left-with", {"who": seat, "cards": tuple(names)}), focus.voice)
    return div(".leftover", role="img", aria_label=label)[[card(name, {}) for name in names]]
