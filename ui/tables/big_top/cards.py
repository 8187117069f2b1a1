"""Cards of Big Top: light and dark differ in frame and numeral, a Poster is a tent's awning."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from htpy import Node, b, fragment, span
from markupsafe import Markup

from ui.html import html_of
from ui.tables.big_top.reading import POSTER, card_of
from ui.widgets.icons import icon
from ui.words import capital, plain, word

SIGNS = {"clowns": "s-dot", "sideshow": "s-diamond", "animals": "s-tri", "performers": "s-star"}
SKIES = {"light": "s-sun", "dark": "s-moon"}
# Per suit the figures of the Poster and of 1 to 6.
FIGURES = {
    "clowns": (
        "clown",
        "balloon-dog",
        "party-hat",
        "juggling-clubs",
        "unicycle",
        "jester-hat",
        "clown",
    ),
    "sideshow": (
        "strong-man",
        "snake-jar",
        "crystal-ball",
        "beard",
        "pierced-body",
        "torch",
        "strong",
    ),
    "animals": (
        "elephant-head",
        "monkey",
        "sitting-dog",
        "juggling-seal",
        "horse-head",
        "lion",
        "elephant",
    ),
    "performers": (
        "human-pyramid",
        "magic-hat",
        "tightrope",
        "contortionist",
        "acrobatic",
        "human-cannonball",
        "juggler",
    ),
}


def card(name: str, attributes: Mapping[str, str], classes: str = "") -> Node:
    """A card. attributes: as `ui.widgets.pick` gives them; without any it is a decoration."""
    given = dict(attributes) or {"aria-hidden": "true"}
    own = f"card tt {_dress(name)} {classes} {given.pop('class', '')}".split()
    return span(given, class_=" ".join(own))[_face(name)]


def card_label(name: str) -> str:
    """Its name, to open a sentence: "Light Clowns 3"."""
    text = plain("big_top.table.card", card=name)
    return capital(text)


def _dress(name: str) -> str:
    suit, flavour, _ = card_of(name)
    return f"{suit} poster-card" if flavour == POSTER else f"{suit} {flavour}"


@cache
def _face(name: str) -> Markup:
    suit, flavour, number = card_of(name)
    figure = span(".fig")[icon(FIGURES[suit][number])]
    if flavour == POSTER:
        title = b(".name.slab")[word(f"big_top.suit.{suit}")]
        return html_of(fragment[span(".awning"), figure, title])
    index = span(".idx")[b[str(number)], icon(SIGNS[suit], "mark")]
    return html_of(fragment[index, icon(SKIES[flavour], "sky"), figure])
