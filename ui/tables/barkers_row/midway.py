"""The Midway: what counts as each suit, the running totals, and what powers did to them."""

from __future__ import annotations

from htpy import Node, b, div, h2, p, section, small, span

from engine.events import Message
from engine.game import Observation
from engine.games.barkers_row.primitives import VALUES, Resuit, Wild
from ui.focus import Focus
from ui.tables.barkers_row.cards import PLAIN_SUITS, SIGNS, WILD, face, kind_label, suit_of
from ui.tables.barkers_row.reading import attraction, in_turn, need, pile_of, total
from ui.widgets.icons import icon
from ui.widgets.pick import component
from ui.words import Voice, plain, say, word


def midway(o: Observation, focus: Focus) -> Node:
    """A pile a suit, the Wild one last."""
    told = changes(o)
    return section(".midway", aria_label=word("barkers_row.table.midway"))[
        h2(".rule.slab.wide", aria_hidden="true")[word("barkers_row.table.midway")],
        p(".fx")[b[word("barkers_row.table.this-turn")], " ", " · ".join(told)] if told else None,
        div(".suitpiles")[
            [_pile(suit, o, focus) for suit in (*PLAIN_SUITS, WILD)],
            # The whole of it, to be touched when a card is to be put there.
            span(component(focus, "midway", word("barkers_row.table.midway"), "mat")),
        ],
    ]


def _pile(suit: str, o: Observation, focus: Focus) -> Node:
    cards = pile_of(o, suit)
    enough = _enough(suit, o)
    changed = any(suit_of(kind) != suit for kind, _ in cards) or _modified(suit, o)
    classes = f"suitpile {suit} n{min(len(cards), 12)}"
    classes += " ok" if enough else ""
    classes += " changed" if changed else ""
    key = "pile-wild" if suit == WILD else "pile"
    label = plain(f"barkers_row.table.{key}", suit=suit, n=total(o, suit))
    return div(class_=classes, role="group", aria_label=label)[
        div(".stack")[
            [_card(kind, copy, suit, focus) for kind, copy in cards]
            or span(".card.gap")[icon(SIGNS[suit])]
        ],
        _sum(suit, o, enough),
    ]


def _card(kind: str, copy: int, suit: str, focus: Focus) -> Node:
    changed = suit_of(kind) != suit
    label = (
        plain("barkers_row.table.card-changed", kind=kind, suit=suit)
        if changed
        else kind_label(kind)
    )
    piece = f"midway:{kind}-{copy}"
    sign = span(".counts", aria_hidden="true")[icon(SIGNS[suit])] if changed else None
    classes = "altered" if changed else ""
    if focus.trail[-1:] == (piece,):
        classes += " last"
    return face(kind, component(focus, piece, label, classes.strip()), tag=sign)


def _sum(suit: str, o: Observation, enough: bool) -> Node:
    """The total; what a power adds to it or takes off the need stands beside it."""
    if suit == WILD:
        return p(".pilesum")[b(".slab")[f"+{total(o, suit)}"], span[word("barkers_row.table.each")]]
    bonus = o["bonus"][suit]
    of = plain("barkers_row.table.of", n=need(o, suit)) if enough and not bonus else None
    return p(".pilesum")[
        b(".slab")[
            str(total(o, suit)),
            small(".plus")[plain("barkers_row.table.more", n=bonus)] if bonus else None,
            small(".wide")[" ", of] if of else None,
        ],
        span[word(f"barkers_row.suit.{suit}")],
    ]


def _enough(suit: str, o: Observation) -> bool:
    """Whether the viewer could score in that suit now."""
    return suit != WILD and in_turn(o) and total(o, suit) >= need(o, suit)


def _modified(suit: str, o: Observation) -> bool:
    return suit != WILD and bool(o["bonus"][suit])


def changes(o: Observation) -> list[str]:
    """What powers do to cards and scorings until the turn ends, in words."""
    if o["over"]:
        return []
    told = [_counts(name, named) for name, named in o["effects"]]
    told += [
        plain("barkers_row.table.fx.bonus", n=more, suit=suit)
        for suit, more in o["bonus"].items()
        if more
    ]
    for discount, hold, extra, uses in o["next_scores"]:
        if discount:
            told.append(plain("barkers_row.table.fx.discount", n=discount, uses=uses))
        if hold:
            told.append(word("barkers_row.table.fx.hold"))
        if extra:
            told.append(plain("barkers_row.table.fx.extra", n=extra))
    return told


def _counts(name: str, named: str | None) -> str:
    one = next(s for s in attraction(name).power if isinstance(s, (Resuit, Wild)))
    suits = (*PLAIN_SUITS, WILD)
    to = WILD if isinstance(one, Wild) else named or suits[one.suit]
    if one.cards < VALUES:
        cards = plain("barkers_row.table.fx.suit", cards=suits[one.cards])
    else:
        cards = plain("barkers_row.table.fx.value", n=one.cards - VALUES)
    values = {"attraction": name, "cards": cards, "suit": to}
    return say(Message("barkers_row.table.fx.counts", values), Voice())
