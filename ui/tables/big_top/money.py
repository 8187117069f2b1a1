"""Who has how much: on the track of this hand, from finished ones, and in all."""

from __future__ import annotations

from htpy import Node, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.words import say, word


def in_all(o: Observation, seat: int) -> int:
    """All dollars of that seat; bets still open are not among them."""
    running = not (o["betting"] or o["shown"])
    return int(o["totals"][seat] + (o["tracks"][seat] if running else 0))


def gained(o: Observation, seat: int) -> int:
    """What the hand has brought so far; between hands what the last one brought."""
    if o["past"] and (o["betting"] or o["shown"]):
        last = o["past"][-1]
        return int(last["tracks"][seat] + last["receipts"][seat])
    return int(o["tracks"][seat])


def dealer(o: Observation, seat: int, focus: Focus) -> Node:
    """The sign of the dealer, if that seat is it."""
    if o["over"] or o["dealer"] != seat:
        return None
    label = say(Message("big_top.table.deals", {"who": seat}), focus.voice)
    return span(".dealer", role="img", aria_label=label)[word("big_top.table.dealer-sign")]
