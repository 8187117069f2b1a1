"""The centre while bets are placed: a booth a suit, and the receipts that are left."""

from __future__ import annotations

from collections import Counter

from htpy import Node, b, div, h2, li, p, span, ul

from engine.game import Observation
from engine.games.big_top.data import RECEIPTS, SUITS
from ui.focus import Focus
from ui.tables.big_top.reading import card_of
from ui.tables.big_top.tents import roof, which_hand
from ui.widgets.pick import component, holder
from ui.words import plain, word


def booths(o: Observation, focus: Focus) -> Node:
    """The four booths, and what a receipt is for."""
    return div(".stage.big.betting")[
        which_hand(o, focus),
        ul(".tents.booths")[[_booth(suit, o, focus) for suit in SUITS]],
        p(".effect")[
            b(".slab")[word("big_top.table.receipt-rule")],
            " ",
            word("big_top.table.receipt-rule-rest"),
            span(".wide")[" ", word("big_top.table.change-freely")],
        ],
    ]


def _booth(suit: str, o: Observation, focus: Focus) -> Node:
    viewer = o["viewer"]
    return li(class_=f"tent {suit}")[
        roof(suit),
        h2(".slab")[word(f"big_top.suit.{suit}")],
        None if viewer is None else [_held(suit, o), _place(suit, o, focus)],
    ]


def _held(suit: str, o: Observation) -> Node:
    count = Counter(card_of(name).suit for name in o["hands"][o["viewer"]])[suit]
    return p(".putn")[
        b(".slab")[str(count)],
        " ",
        span(".wide")[word(f"big_top.table.{'card-of' if count == 1 else 'cards-of'}"), " "],
        word("big_top.table.in-hand"),
    ]


def _place(suit: str, o: Observation, focus: Focus) -> Node:
    """Where a receipt goes. With one held it asks for it."""
    place, dollars = f"bet:{suit}", o["bets"][o["viewer"]][suit]
    if dollars:
        label = plain("big_top.table.bet-on", suit=suit, dollars=dollars)
        return div(holder(focus, place, label, "put full"))[receipt(dollars, focus)]
    held = next((name for name in focus.picked if name.startswith("receipt:")), None)
    label, asked = plain("big_top.table.no-bet", suit=suit), None
    if held:
        asked = plain("big_top.table.here", dollars=int(held.partition(":")[2]))
        label = f"{plain('big_top.table.booth', suit=suit)}: {asked}"
    return div(component(focus, place, label, "put"))[span(".slab")[asked] if asked else None]


def receipt(dollars: int, focus: Focus) -> Node:
    """One of the viewer's gate receipts."""
    text = plain("big_top.table.sum", dollars=dollars)
    label = plain("big_top.table.receipt", dollars=dollars)
    return span(component(focus, f"receipt:{dollars}", label, "receipt"))[text]


def pool(o: Observation, focus: Focus) -> Node:
    """The receipts not placed yet."""
    placed = set(o["bets"][o["viewer"]].values())
    left = [dollars for dollars in RECEIPTS if dollars not in placed]
    return div(holder(focus, "receipts", word("big_top.table.receipts"), "pool"))[
        [receipt(dollars, focus) for dollars in left]
    ]
