"""Bets as tickets: face down, one's own with their sums, and after a hand which of them paid."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node, b, i, li, span, ul

from engine.events import Message
from engine.game import Observation
from engine.games.big_top.data import SUITS
from ui.focus import Focus
from ui.tables.big_top.cards import SIGNS
from ui.tables.big_top.reading import card_of
from ui.widgets.icons import icon
from ui.words import plain, say, word


def face_down(focus: Focus) -> Node:
    """The four bets of somebody else."""
    return span(".tiks.wide", role="img", aria_label=word("big_top.table.face-down"))[
        [i(class_=f"tik {suit}")[icon(SIGNS[suit])] for suit in SUITS]
    ]


def open_bets(o: Observation, seat: int, focus: Focus) -> Node:
    """That seat's bets, as the viewer may see them. When the hand is over, those that pay have a
    tick and the others are crossed out."""
    label = say(Message("big_top.table.bets", {"who": seat}), focus.voice)
    return tickets(o["bets"][seat], _paid(o, seat) if o["shown"] else None, label)


def tickets(bets: Mapping[str, int], paid: set[str] | None, label: str) -> Node:
    """Four bets. paid: the suits whose receipts pay, None as long as that is open."""
    return ul(".bets4", aria_label=label)[
        [_ticket(suit, dollars, paid) for suit, dollars in bets.items()]
    ]


def _ticket(suit: str, dollars: int, paid: set[str] | None) -> Node:
    how = None if paid is None else "paid" if suit in paid else "lost"
    return li(class_=f"tik open {suit} {how or ''}".rstrip())[
        icon(SIGNS[suit]),
        span(".suitname")[word(f"big_top.suit.{suit}")],
        " ",
        b(".slab")[plain("big_top.table.sum", dollars=dollars)],
        span(".hide")[" ", word(f"big_top.table.ticket-{how}")] if how else None,
    ]


def _paid(o: Observation, seat: int) -> set[str]:
    """The suits whose receipts pay that seat, now that the hand is over."""
    if seat == o["past"][-1]["out"]:
        return set(SUITS)
    held = [*o["hands"][seat], *(name for name in o["charts"][seat] if name is not None)]
    return set(SUITS) - {card_of(name).suit for name in held}
