"""What a step of a power or a payment asks, where the hand lies otherwise."""

from __future__ import annotations

from htpy import Node, b, button, div, h2, small, span

from engine.events import Message, Value
from engine.game import Observation
from engine.games.barkers_row.data import ATTRACTIONS
from engine.games.barkers_row.primitives import Resuit
from ui.focus import Focus
from ui.tables.barkers_row.attractions import face as attraction_face
from ui.tables.barkers_row.attractions import title_of
from ui.tables.barkers_row.cards import (
    PLAIN_SUITS,
    SIGNS,
    WILD,
    face,
    kind_label,
    suit_of,
    value_of,
)
from ui.tables.barkers_row.reading import (
    SUIT_OF,
    Payment,
    clearings,
    holding,
    mine,
    paying_for,
    payments,
    total,
)
from ui.tables.barkers_row.row import discarded
from ui.widgets.button import does
from ui.widgets.frame import chip
from ui.widgets.icons import icon
from ui.widgets.pick import component, holder
from ui.words import listed, plain, say, word

SPELT = 6
"""Up to so many cards are spelt out."""


def question(o: Observation, focus: Focus) -> Node:
    """The sheet of the step that the viewer is at, or None if the hand is what matters."""
    if not mine(o):
        return None
    phase = o["phase"]
    if holding(o):
        return _cards_of_deck(o, focus)
    asked = _ASKED.get(phase)
    return asked(o, focus) if asked else None


def _sheet(kind: str, title: Node, *body: Node) -> Node:
    return div(class_=f"asksheet {kind}")[h2(".rule.slab")[title], body]


# A payment


def _pay(o: Observation, focus: Focus) -> Node:
    """Every card that may pay, what would then be left to pay, and the totals that it leaves."""
    name, _ = paying_for(o)
    found = payments(o)
    return _sheet(
        f"paying {SUIT_OF[name]}",
        [span(".wide")[title_of(name), ": "], word("barkers_row.table.ask.pay")],
        _choices(found, focus),
    )


def _choices(found: list[Payment], focus: Focus) -> Node:
    """A button a card: of a few with what is left in figures, of many as the cards alone."""
    kind = "paylist" if len(found) <= SPELT else "paylist faces"
    return div(class_=f"{kind} n{len(found)}")[[_payment(one, focus) for one in found]]


def _payment(one: Payment, focus: Focus) -> Node:
    left = listed([plain("barkers_row.table.ask.left", suit=s, n=n) for s, n in one.left.items()])
    values: dict[str, Value] = {"kind": one.kind, "left": left, "rest": one.rest or 0}
    key = "clear-label" if one.rest is None else "pay-label" if one.rest else "pay-last"
    piece = f"midway:{one.kind}-1"
    return button(
        does("pick", piece),
        type="button",
        class_=f"payment {suit_of(one.kind)}",
        disabled=piece not in focus.lit,
    )[
        span(".hide")[plain(f"barkers_row.table.ask.{key}", **values)],
        face(one.kind, {}),
        span(".aftercard", aria_hidden="true")[
            b(".slab")[_after(one)],
            small[
                span(".wide")[word("barkers_row.table.ask.leaves")],
                [
                    span(class_=f"leftsum {suit}")[icon(SIGNS[suit]), str(n)]
                    for suit, n in one.left.items()
                ],
            ],
        ],
    ]


def _after(one: Payment) -> str:
    """What is still to be paid after it; of a card that is merely cleared its name."""
    if one.rest is None:
        return kind_label(one.kind)
    if one.rest:
        return plain("barkers_row.table.ask.rest", n=one.rest)
    return word("barkers_row.table.ask.paid")


def _clear(o: Observation, focus: Focus) -> Node:
    """Every card that may be cleared, and the totals that it leaves."""
    found = clearings(o)
    return _sheet(
        "clearing",
        word("barkers_row.table.ask.pay"),
        _choices(found, focus),
    )


# Cards of the deck in hand


def _cards_of_deck(o: Observation, focus: Focus) -> Node:
    """What the viewer looks at, has picked, and has put in order."""
    looked, picked, ordered = o["looked"]
    key = {"order": "order", "look": "look"}.get(o["phase"], "held")
    label = say(
        Message("barkers_row.table.held", {"who": o["viewer"], "n": holding(o)}), focus.voice
    )
    copies: dict[str, int] = {}

    def held(kind: str) -> Node:
        copies[kind] = copies.get(kind, 0) + 1
        piece = f"held:{kind}-{copies[kind]}"
        return face(kind, component(focus, piece, kind_label(kind)))

    return _sheet(
        "fromdeck",
        word(f"barkers_row.table.ask.{key}"),
        div(holder(focus, "held", label, "heldcards"))[
            [
                span(".nth")[span(".slab.rank")[str(n)], face(kind, {})]
                for n, kind in enumerate(ordered, 1)
            ],
            [held(kind) for kind in looked],
            [span(".nth")[span(".slab.rank")[icon("s-play")], face(kind, {})] for kind in picked],
        ],
    )


# Suits, seats


def _name(o: Observation, focus: Focus) -> Node:
    _, number, index = o["pending"][-1]
    counts = isinstance(ATTRACTIONS[number].power[index], Resuit)
    return _sheet(
        "naming",
        word("barkers_row.table.ask.name"),
        div(".suits")[[_suit(suit, counts, o, focus) for suit in PLAIN_SUITS]],
    )


def _suit(suit: str, counts: bool, o: Observation, focus: Focus) -> Node:
    """A suit, and what naming it would do."""
    if counts:
        note = plain("barkers_row.table.ask.named-total", n=_if_twos_counted(o, suit))
    else:
        cleared = sum(n for kind, n in o["midway"].items() if suit_of(kind) == suit)
        note = plain("barkers_row.table.ask.named-clears", n=cleared)
    label = f"{word(f'barkers_row.suit.{suit}')}, {note}"
    return div(component(focus, f"suit:{suit}", label, f"suitbtn {suit}"))[
        icon(SIGNS[suit]), b(".slab")[word(f"barkers_row.suit.{suit}")], " ", small[note]
    ]


def _if_twos_counted(o: Observation, suit: str) -> int:
    """The suit's total if every suited 2 that is not Wild by now counted as it."""
    others = [
        (kind, count)
        for kind, count in o["midway"].items()
        if value_of(kind) == 2 and o["counts_as"][kind] not in (suit, WILD)
    ]
    more: int = sum(2 * count for _, count in others)
    return total(o, suit) + more


def _target(o: Observation, focus: Focus) -> Node:
    seats = [seat for seat in range(o["players"]) if seat != o["viewer"]]
    return _sheet(
        "aiming",
        word("barkers_row.table.ask.target"),
        div(".victims")[[_victim(seat, o, focus) for seat in seats]],
    )


def _victim(seat: int, o: Observation, focus: Focus) -> Node:
    note = plain("barkers_row.table.ask.seat", n=o["rubes"][seat], level=o["levels"][seat])
    name = focus.voice.name(seat)
    return div(component(focus, f"seat:{seat}", f"{name}, {note}", "victim"))[
        chip(seat), b(".slab")[name], " ", small[note]
    ]


# Discards, Retired Attractions


def _recover(o: Observation, focus: Focus) -> Node:
    found = discarded(o)
    return _sheet(
        "regaining",
        word("barkers_row.table.ask.recover"),
        div(class_=f"heldcards n{len(found)}")[
            [_discard(kind, count, focus) for kind, count in found]
        ],
    )


def _discard(kind: str, count: int, focus: Focus) -> Node:
    label = f"{kind_label(kind)} {plain('barkers_row.table.ask.copies', n=count)}"
    many = plain("barkers_row.table.ask.copies", n=count) if count > 1 else None
    return span(".nth")[
        face(kind, component(focus, f"discards:{kind}", label)),
        span(".slab.rank")[many] if many else None,
    ]


def _recall(o: Observation, focus: Focus) -> Node:
    names = o["retired"][o["viewer"]]
    return _sheet(
        "recalling",
        word("barkers_row.table.ask.recall"),
        div(class_=f"cards5 n{len(names)}")[
            [
                div(class_=f"act brief {SUIT_OF[name]}")[attraction_face(name, focus)]
                for name in names
            ]
        ],
    )


_ASKED = {
    "pay": _pay,
    "clear": _clear,
    "name": _name,
    "target": _target,
    "recover": _recover,
    "recall": _recall,
}
