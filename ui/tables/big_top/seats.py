"""The other players: plates with their charts, and the score sheet."""

from __future__ import annotations

from typing import Any

from htpy import Node, b, div, small, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.tables import Plate, Tally
from ui.tables.big_top.cards import card, card_label
from ui.tables.big_top.charts import chart
from ui.tables.big_top.lasthand import last_hand
from ui.tables.big_top.money import dealer, gained, in_all
from ui.tables.big_top.tickets import face_down, open_bets
from ui.widgets.frame import chip
from ui.widgets.icons import icon
from ui.widgets.pick import component
from ui.widgets.sheet import numbered
from ui.words import plain, say, word

# Up to so many hands there is room on the score sheet for what they are made of.
DETAILED = 4


def plate(o: Observation, seat: int, focus: Focus) -> Plate:
    """A seat's sign, its dollars, and what lies before it; the viewer's own lies on the stage."""
    points = plain("big_top.table.sum", dollars=in_all(o, seat))
    apart = seat == o["viewer"]
    more = None if apart else [_facts(o, seat, focus), _before(o, seat, focus)]
    return Plate(chip(seat), "", points, more, apart)


def _facts(o: Observation, seat: int, focus: Focus) -> Node:
    """Whether it deals, how many cards it holds, and what the hand brings it."""
    cards = o["sizes"][seat]
    label = say(Message("big_top.table.hand-of", {"who": seat, "n": cards}), focus.voice)
    gain = plain("big_top.table.gain", dollars=gained(o, seat)) if o["past"] else None
    return [
        dealer(o, seat, focus),
        span(component(focus, f"hand:{seat}", label, "handn"))[icon("s-cards"), str(cards)],
        span(".gain.slab")[gain] if gain else None,
    ]


def _before(o: Observation, seat: int, focus: Focus) -> Node:
    if o["shown"]:
        return _result(o, seat, focus)
    if o["betting"]:
        return _last_hand(o, seat)
    # A spectator sees no bets, everybody else sees none of this seat.
    return [chart(o, seat, focus), face_down(focus)]


def _result(o: Observation, seat: int, focus: Focus) -> Node:
    """The open bets, and the cards that were left: in the hand, and on the chart."""
    cards = [*o["hands"][seat], *(name for name in o["charts"][seat] if name is not None)]
    return [
        open_bets(o, seat, focus),
        div(".leftover", role="group", aria_label=word("big_top.table.leftover"))[
            [card(n, component(focus, f"card:{n}", card_label(n))) for n in cards]
            or b(".slab")[word("big_top.table.out")]
        ],
    ]


def _last_hand(o: Observation, seat: int) -> Node:
    if not o["past"]:
        return None
    last = o["past"][-1]
    track, receipts = last["tracks"][seat], last["receipts"][seat]
    text = plain("big_top.table.last-hand", hand=len(o["past"]), track=track, receipts=receipts)
    return small(".lasthand.wide")[text]


def tally(o: Observation, focus: Focus) -> Tally:
    """A column a hand, each with its track and its receipts."""
    hands = o["past"]
    heads = [numbered(word("big_top.table.hand-head"), n + 1) for n in range(len(hands))]
    rows = [
        [
            *(_of_hand(hand, seat, len(hands)) for hand in hands),
            plain("big_top.table.sum", dollars=total),
        ]
        for seat, total in enumerate(o["totals"])
    ]
    return Tally(
        word("big_top.table.tally"),
        [*heads, word("big_top.table.total")],
        rows,
        word(f"big_top.table.{'tally-foot' if len(hands) <= DETAILED else 'tally-foot-short'}"),
        len(hands),
        last_hand(o, focus),
    )


def _of_hand(hand: dict[str, Any], seat: int, hands: int) -> Node:
    """What it brought, and a star for going out; among few hands also the track and receipts."""
    track, receipts = hand["tracks"][seat], hand["receipts"][seat]
    out = hand["out"] == seat
    return span(class_="gains out" if out else "gains")[
        icon("s-star") if out else None,
        span(".hide")[word("big_top.table.out")] if out else None,
        b[plain("big_top.table.sum", dollars=track + receipts)],
        small(".roomy")[f" {track} + {receipts}"] if hands <= DETAILED else None,
    ]
