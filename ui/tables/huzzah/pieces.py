"""Pawns, King Richard, cards: what is drawn on the board and beside it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from htpy import Node, b, circle, fragment, g, span, svg
from markupsafe import Markup

from engine.game import Observation
from ui.focus import Focus
from ui.html import html_of
from ui.tables.huzzah.reading import Effect, effect
from ui.widgets.icons import icon, pic
from ui.widgets.pick import written
from ui.widgets.svg import num
from ui.words import Voice, plain, say, word

# A seat's pawn has a sign of its own, whatever its colour.
PAWNS = (
    *("juggler", "jester-hat", "harp", "drama-masks"),
    *("archer", "pan-flute", "black-knight-helm", "drum"),
)
STAGE_SIGNS = (
    *("medieval-gate", "old-wagon", "party-flags", "mounted-knight", "church"),
    *("well", "vine-flower", "boar", "candle-light"),
)
FIGURES = {"finale": "theater-curtains", "huzzah": "trumpet-flag", "bump": "push"}
# Where the people of a Crowd stand on its card, and how large they are.
PEOPLE = {
    "two-crowd": (40, ((16, 22), (64, 22))),
    "three-crowd": (36, ((42, 2), (18, 42), (66, 42))),
    "five-crowd": (34, ((6, 2), (43, 2), (80, 2), (24, 42), (62, 42))),
}


def pawn(x: float, y: float, radius: float, seat: int, attributes: Mapping[str, str]) -> Node:
    """A seat's pawn around (x, y)."""
    given = dict(attributes)
    classes = f"pawn seat{seat} {given.pop('class', '')}".rstrip()
    return g(given, class_=classes)[_pawn(x, y, radius, seat)]


@cache
def _pawn(x: float, y: float, radius: float, seat: int) -> Markup:
    drawn = fragment[
        circle(".halo", cx=num(x), cy=num(y), r=num(radius + 2.5)),
        circle(".disc", cx=num(x), cy=num(y), r=num(radius)),
        pic(PAWNS[seat], x - radius * 0.68, y - radius * 0.68, radius * 1.36),
    ]
    return html_of(drawn)


@cache
def badge(seat: int) -> Markup:
    """The same pawn, small, for a plate or a button."""
    return Markup(
        str(svg(".pawnicon", viewBox="-30 -30 60 60", aria_hidden="true")[pawn(0, 0, 26, seat, {})])
    )


def king(x: float, y: float, radius: float, attributes: Mapping[str, str]) -> Node:
    """King Richard around (x, y)."""
    given = dict(attributes)
    classes = f"richard {given.pop('class', '')}".rstrip()
    return g(given, class_=classes)[
        circle(cx=num(x), cy=num(y), r=num(radius)),
        pic("crown", x - radius * 0.7, y - radius * 0.72, radius * 1.4),
    ]


def card(
    name: str, attributes: Mapping[str, str], o: Observation, seat: int | None, focus: Focus
) -> Node:
    """A card as that seat holds it: what it does, and what with Richard watching. attributes: as
    `ui.widgets.pick` gives them; without any it is a decoration."""
    given = attributes or {"aria-hidden": "true"}
    printed = _print(name, effect(o, seat, name), focus.voice)
    return written(span, given, printed, f"card hz-card k-{name}")


def _print(name: str, found: Effect | None, voice: Voice) -> Node:
    texts = None
    if found is not None:
        texts = found.short, say(found.text, voice), found.watched_short, say(found.watched, voice)
    return _printed(name, texts)


@lru_cache(maxsize=256)
def _printed(name: str, texts: tuple[str, str, str, str] | None) -> Markup:
    """All that stands on a card. texts: in short, in words, and both with Richard watching."""
    if texts is None:
        foot = span(".king")[span(".any")[word("huzzah.table.any-time")]]
        does = word("huzzah.table.does.bump")
    else:
        short, does, watched_short, watched = texts
        foot = span(".king")[
            span(".alone")[icon(alone_sign(name)), short],
            span(".watched")[icon("crown"), span(".roomy")[watched], b(".short")[watched_short]],
        ]
    return html_of(fragment[face(name), span(".do")[does], foot])


def alone_sign(name: str) -> str:
    """The sign of what a show brings without Richard: people, or points."""
    return "s-star" if name == "finale" else "s-rube"


@cache
def face(name: str) -> Markup:
    """Title and figure of a card."""
    return html_of(fragment[b(".slab.name")[word(f"huzzah.card.{name}")], figure(name)])


@cache
def figure(name: str) -> Markup:
    """Its picture."""
    if name in FIGURES:
        return html_of(span(".fig")[icon(FIGURES[name])])
    size, spots = PEOPLE[name]
    people = [pic("s-rube", x, y, size) for x, y in spots]
    return Markup(
        str(span(".fig")[svg(".people", viewBox="0 0 120 84", aria_hidden="true")[people]])
    )


def card_label(name: str, o: Observation, seat: int | None, focus: Focus) -> str:
    """Its name and what it does."""
    found = effect(o, seat, name)
    title = plain("huzzah.table.card", card=name)
    if found is None:
        return f"{title}: {word('huzzah.table.does.bump')}"
    text, watched = say(found.text, focus.voice), say(found.watched, focus.voice)
    return f"{title}: {text}; {word('huzzah.table.if-watched')} {watched}"
