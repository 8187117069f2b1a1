"""The Row of face-down Barkers, the deck behind it, the discards, and the Attractions' deck."""

from __future__ import annotations

from htpy import Node, b, button, div, h2, section, small, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.tables.barkers_row.cards import back, face, seen
from ui.tables.barkers_row.reading import holding, known_at, known_of_deck, left_at, mine
from ui.widgets.button import does
from ui.widgets.icons import icon
from ui.widgets.pick import component, holder
from ui.words import plain, say, word


def row(o: Observation, focus: Focus) -> Node:
    """What Barkers come from and go to."""
    return section(".therow", aria_label=word("barkers_row.table.row"))[
        h2(".rule.slab.wide", aria_hidden="true")[word("barkers_row.table.row")],
        div(".rowline")[
            div(holder(focus, "row", word("barkers_row.table.row"), "rowcards"))[
                [_slot(slot, suit, o, focus) for slot, suit in enumerate(o["row"])]
            ],
            _deck(o, focus),
            _discards(o, focus),
            attraction_deck(o, focus, "wide") if focus.shape == "wide" else None,
        ],
    ]


def _slot(slot: int, suit: str | None, o: Observation, focus: Focus) -> Node:
    place = f"row:{slot}"
    if suit is None:
        label = plain("barkers_row.table.slot-empty", slot=slot + 1)
        return span(component(focus, place, label, "card gap"))
    kind, left = known_at(o, place), left_at(o, slot)
    if kind is None and len(left) == 1:
        kind = left[0]
    last = "last" if place in focus.trail else ""
    attributes = component(focus, place, _slot_label(slot, suit, kind, left), last)
    if kind is None and left:
        attributes["title"] = plain(
            "barkers_row.table.slot-left",
            slot=slot + 1,
            suit=suit,
            kinds=tuple(dict.fromkeys(left)),
        )
    return back(suit, attributes, seen(kind) if kind else None)


def _slot_label(slot: int, suit: str, kind: str | None, left: list[str]) -> str:
    if kind is not None:
        return plain("barkers_row.table.slot-known", slot=slot + 1, kind=kind)
    if left:
        kinds = tuple(dict.fromkeys(left))
        return plain("barkers_row.table.slot-left", slot=slot + 1, suit=suit, kinds=kinds)
    return plain("barkers_row.table.slot", slot=slot + 1, suit=suit)


def _deck(o: Observation, focus: Focus) -> Node:
    """Its top back. Where the viewer knows cards of it they can be looked up."""
    known = known_of_deck(o)
    top = known_at(o, "deck:0") if o["top"] else None
    label = _deck_label(o, len(known))
    attributes = component(focus, "deck", label)
    mark = (
        seen(top)
        if top
        else span(".seen.slab")[icon("eyeball"), f"×{len(known)}"]
        if known
        else None
    )
    drawn = (
        back(o["top"], attributes, mark)
        if o["deck"]
        else span({**attributes, "class": f"card gap {attributes['class']}"})
    )
    if known and "tabindex" not in attributes:
        given = {key: value for key, value in attributes.items() if key not in ("role", "class")}
        drawn = button(given, does("look", "deck"), type="button", class_="plainbtn")[
            back(o["top"], {}, mark)
        ]
    return div(".deckpack")[
        drawn,
        _held_by_others(o, focus),
        small[span(".wide")[word("barkers_row.table.deck"), " "], b[str(o["deck"])]],
    ]


def _deck_label(o: Observation, known: int) -> str:
    if o["top"]:
        label = plain("barkers_row.table.deck-top", n=o["deck"], suit=o["top"])
    else:
        label = plain("barkers_row.table.deck-plain", n=o["deck"])
    if known:
        label += "; " + plain("barkers_row.table.deck-known", n=known)
    return label


def _held_by_others(o: Observation, focus: Focus) -> Node:
    """Cards of the deck that somebody else looks at; what the viewer holds lies on its own side."""
    count = holding(o)
    if mine(o) and count:
        return None
    if not count:
        return span(".heldpack.none", id="c-held", data_c="held")
    holder_seat = o["deciders"][0] if o["deciders"] else 0
    label = say(Message("barkers_row.table.held", {"who": holder_seat, "n": count}), focus.voice)
    return span(component(focus, "held", label, "heldpack"))[
        back(None, {}), b(".slab")[f"×{count}"]
    ]


def _discards(o: Observation, focus: Focus) -> Node:
    """The last one on top; all of them can be looked through."""
    pile = o["discards"]
    if not pile:
        label = word("barkers_row.table.discards-none")
        drawn: Node = span(component(focus, "discards", label, "card gap"))
    else:
        label = plain("barkers_row.table.discards-of", n=len(pile), kind=pile[-1])
        drawn = button(
            does("look", "discards"),
            type="button",
            class_="plainbtn",
            id="c-discards",
            data_c="discards",
            aria_label=label,
        )[face(pile[-1], {}, "spent")]
    return div(".deckpack")[
        drawn,
        small[span(".wide")[word("barkers_row.table.discards"), " "], b[str(len(pile))]],
    ]


def attraction_deck(o: Observation, focus: Focus, where: str) -> Node:
    """The deck of Attractions: a pack beside the others, or a sign and a number."""
    count = o["attractions"]
    label = plain("barkers_row.table.attractions-of", n=count)
    if where == "wide":
        return div(".deckpack")[
            span(component(focus, "attractions", label, "card bback billback"))[
                span(".backpane")[icon("ringmaster")]
            ],
            small[word("barkers_row.table.attractions"), " ", b[str(count)]],
        ]
    return span(component(focus, "attractions", label, "bills"))[
        icon("ringmaster"), b(".slab")[str(count)]
    ]


def discarded(o: Observation) -> list[tuple[str, int]]:
    """Kinds among the discards and how many of each, in the order of kinds."""
    pile = o["discards"]
    return [(kind, pile.count(kind)) for kind in o["midway"] if kind in pile]
