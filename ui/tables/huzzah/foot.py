"""Below the board: the hand, what is to be decided and what that would mean, deck and discards."""

from __future__ import annotations

from functools import lru_cache

from htpy import Node, b, div, fragment, i, p, section, span
from markupsafe import Markup

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.html import html_of
from ui.tables.huzzah.advice import advice
from ui.tables.huzzah.dice import dice
from ui.tables.huzzah.pieces import card, card_label, face
from ui.tables.huzzah.question import question
from ui.tables.huzzah.reading import stage_under
from ui.widgets.pick import component, holder, press, written
from ui.words import plain, say, word

BUTTONS = (("take", ""), ("leave", "ghost"), ("stay", ""), ("quiet", "ghost"), ("done", ""))
# So many of a kind may go to the discards at once, and each is seen going.
LAST = 5


def foot(o: Observation, focus: Focus) -> Node:
    """The viewer's hand, if somebody looks; in a window the question instead of advice."""
    viewer, window = o["viewer"], o["phase"] == "bump" and not o["over"]
    classes = (
        f"fairfoot p-{o['phase']}{' asks' if window else ''}{'' if viewer is None else ' held1'}"
    )
    return section(class_=classes, aria_label=word("huzzah.table.foot"))[
        None if viewer is None else _hand(o, viewer, focus),
        question(o, focus) if window else None,
        div(".strip")[
            dice(o, focus),
            None if window else p(".say")[advice(o, focus)],
            None if window else _buttons(o, focus),
            div(".piles")[
                None if viewer is None else _slot(o, viewer, focus),
                _discards(o, focus),
                _deck(o, focus),
            ],
        ],
    ]


def _buttons(o: Observation, focus: Focus) -> Node:
    pressed = [
        press(focus, f"button:{name}", word(f"huzzah.table.button.{name}"), kind)
        for name, kind in BUTTONS
    ]
    return div(".acts")[pressed] if any(pressed) else None


def _hand(o: Observation, viewer: int, focus: Focus) -> Node:
    """The cards. What was chosen in a running block lies aside already."""
    label = say(Message("huzzah.table.hand", {"who": viewer, "n": o["cards"][viewer]}), focus.voice)
    chosen = [name.partition("-")[2] for name in o["chosen"]]
    cards = [
        (name, number, number > count - chosen.count(name))
        for name, count in o["hand"].items()
        for number in range(1, count + 1)
    ]
    seat = viewer if o["phase"] == "show" and stage_under(o, viewer) else None
    return div(holder(focus, f"hand:{viewer}", label, f"hand5 n{len(cards)}"))[
        [_in_hand(name, number, aside, o, seat, focus) for name, number, aside in cards]
    ]


def _in_hand(
    name: str, number: int, aside: bool, o: Observation, seat: int | None, focus: Focus
) -> Node:
    place = f"card:{name}-{number}"
    label = card_label(name, o, seat, focus)
    attributes = component(focus, place, label, "aside" if aside else "")
    if not focus.quiet and place not in focus.lit and place not in focus.picked:
        why = _why(name, o, aside)
        if why:
            attributes["title"] = why
    return card(name, attributes, o, seat, focus)


def _why(name: str, o: Observation, aside: bool) -> str | None:
    """Why that card cannot be picked."""
    if aside:
        return word("huzzah.table.why.aside")
    if o["phase"] == "show" and name == "bump":
        return word("huzzah.table.why.no-show")
    if name == "bump":
        return word("huzzah.table.why.later")
    return None if o["phase"] in ("show", "discard") else word("huzzah.table.why.show-later")


def _slot(o: Observation, viewer: int, focus: Focus) -> Node:
    """Where the viewer's show card lies face down, or is to lie."""
    name, place = o["down"][viewer], f"show:{viewer}"
    chosen = [c.partition("-")[2] for c in o["chosen"] if c.startswith("show-")]
    lies = name or (chosen[0] if chosen else None)
    if lies is None:
        label = word("huzzah.table.slot-empty")
        wanted = place in focus.lit or o["phase"] == "show"
        return div(component(focus, place, label, "showplace" if wanted else "showplace idle"))[
            span[word("huzzah.table.slot")]
        ]
    label = plain("huzzah.table.slot-full", card=lies)
    return div(component(focus, place, label, f"showplace full k-{lies}"))[face(lies)]


def _deck(o: Observation, focus: Focus) -> Node:
    label = plain("huzzah.table.deck", n=o["deck"])
    return div(component(focus, "deck", label, "pile deck"))[b(".slab")[str(o["deck"])]]


@lru_cache(maxsize=256)
def _gone(name: str, held: int) -> Markup:
    """The last cards of a kind that came to the discards."""
    cards = [
        i(
            {"id": f"c-discard-{name}-{n}", "data-c": f"discard:{name}-{n}"},
            class_=f"gone k-{name}",
            aria_hidden="true",
        )
        for n in range(max(1, held - LAST + 1), held + 1)
    ]
    return html_of(fragment[cards])


def _discards(o: Observation, focus: Focus) -> Node:
    """All that lies there, by count; the last ones of each kind can be seen coming."""
    count = sum(o["discards"].values())
    label = plain("huzzah.table.discards", n=count)
    lit = "discards" in focus.lit
    content: Node = [
        [_gone(name, held) for name, held in o["discards"].items()],
        b(".slab")[str(count)],
        span(".here")[word("huzzah.table.here")] if lit else None,
    ]
    return written(div, component(focus, "discards", label), content, "pile discards")
