"""Attractions: a figure each, a frame a suit; as a card, as a sign, as a line."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, b, button, fragment, g, i, span, svg, use
from markupsafe import Markup

from ui.focus import Focus
from ui.html import html_of
from ui.tables.barkers_row.cards import SIGNS
from ui.tables.barkers_row.reading import SUIT_OF
from ui.widgets.button import does
from ui.widgets.icons import PICTURE, icon
from ui.widgets.pick import component
from ui.words import plain, word

FIGURES = {
    "re-animated-man": "frankenstein-creature",
    "invisible-man": "invisible-face",
    "pharaohs-tomb": "sarcophagus",
    "counts-coffin": "coffin",
    "haunted-portrait": "portrait",
    "swamp-fiend": "fish-monster",
    "seance-cabinet": "candles",
    "phantom-organist": "pipe-organ",
    "gallows-bride": "gibbet",
    "bog-witch": "witch-face",
    "girl-rilla": "gorilla",
    "fiji-mermaid": "mermaid",
    "two-headed-calf": "cow",
    "sea-serpent": "sea-serpent",
    "winged-wolf": "wolf-head",
    "man-eating-tiger": "tiger-head",
    "dancing-bear": "polar-bear",
    "boxing-kangaroo": "kangaroo",
    "snake-pit": "rattlesnake",
    "learned-pig": "pig",
    "lobster-boy": "crab-claw",
    "goose-necked-girl": "goose",
    "blockhead-billy": "nailed-head",
    "conjoined-twins": "body-swapping",
    "bearded-lady": "beard",
    "human-pincushion": "pierced-body",
    "tattooed-marvel": "muscle-up",
    "fire-eater": "fire-breath",
    "rubber-man": "contortionist",
    "tallest-man": "giant",
    "shrunken-heads": "skull-in-jar",
    "crystal-skull": "happy-skull",
    "fortune-machine": "crystal-ball",
    "perpetual-clock": "clockwork",
    "hall-of-mirrors": "mirror-mirror",
    "cursed-music-box": "music-spell",
    "magic-lantern": "old-lantern",
    "iron-strongbox": "strongbox",
    "petrified-egg": "dinosaur-egg",
    "skeleton-key": "skeleton-key",
}


def _used(name: str) -> Node:
    return use(href=f"#{PICTURE}{name}", width="512", height="512")


def _composed(name: str) -> Node:
    """Two figures that need a part which no icon has: a second head, a wing."""
    if name == "two-headed-calf":
        return g(transform="translate(0 24)")[
            _used("cow"),
            g(transform="translate(350 186) rotate(34) scale(-1 1) translate(-368 -196)")[
                svg(x="368", y="80", width="144", height="190", viewBox="368 80 144 190")[
                    _used("cow")
                ]
            ],
        ]
    return [
        g(transform="translate(150 130) scale(.72)")[_used("wolf-head")],
        g(transform="translate(-10 0) scale(.62)")[_used("feathered-wing")],
    ]


@cache
def figure(name: str) -> Markup:
    """The Attraction's own figure, as high as the letters."""
    if name in ("two-headed-calf", "winged-wolf"):
        drawn = svg(".icon", viewBox="0 0 512 512", aria_hidden="true")[_composed(name)]
        return html_of(drawn)
    return html_of(fragment[icon(FIGURES[name])])


@cache
def badge(suit: str) -> Markup:
    """The sign of a suit on a shape of its own."""
    return html_of(fragment[i(".suitbadge")[icon(SIGNS[suit])]])


def title_of(name: str) -> str:
    return word(f"barkers_row.attraction.{name}")


def label_of(name: str, power: bool = True) -> str:
    """Its name, what stands on it, and its suit, for those who listen."""
    key = "attraction-short" if power else "attraction"
    return plain(f"barkers_row.table.{key}", attraction=name, suit=SUIT_OF[name])


@cache
def _face(name: str) -> Markup:
    suit = SUIT_OF[name]
    drawn = fragment[
        # With spaces between them, as in its label, which must hold what is to be seen.
        span(".ahead")[badge(suit), b(".slab")[title_of(name)]],
        span(".aframe")[span[figure(name)]],
        " ",
        span(".apower")[word(f"barkers_row.short.{name}")],
    ]
    return html_of(drawn)


def face(name: str, focus: Focus, classes: str = "") -> Node:
    """The card's printed side. If it can be picked it is a component, else it opens enlarged."""
    own = f"aface {classes}".rstrip()
    return looked_at(name, focus, own, _face(name))


def looked_at(name: str, focus: Focus, classes: str, drawn: Node, *, power: bool = True) -> Node:
    """The component of an Attraction that opens enlarged, unless it can be picked now."""
    piece = f"attraction:{name}"
    attributes = component(focus, piece, label_of(name, power), classes)
    if "tabindex" in attributes:
        return span(attributes)[drawn]
    given = {key: value for key, value in attributes.items() if key != "role"}
    return _button(name, given)[drawn]


def _button(name: str, attributes: dict[str, str]) -> Element:
    label = f"{attributes['aria-label']} ({word('barkers_row.table.look')})"
    return button(
        {**attributes, "aria-label": label}, does("look", f"attraction:{name}"), type="button"
    )


def sign(name: str, focus: Focus | None = None, classes: str = "") -> Node:
    """Its figure alone in its suit's frame; with a focus it is the component."""
    own = f"asign {SUIT_OF[name]} {classes}".rstrip()
    if focus is None:
        return span(class_=own)[figure(name)]
    return span(component(focus, f"attraction:{name}", label_of(name, False), own))[figure(name)]
