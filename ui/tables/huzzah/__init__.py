"""The table of Huzzah!"""

from __future__ import annotations

from htpy import Node, button, div

from engine.events import Event, Revealed
from engine.game import Observation
from ui.focus import Focus
from ui.tables.huzzah.board import board
from ui.tables.huzzah.foot import foot
from ui.tables.huzzah.reading import OPEN
from ui.tables.huzzah.seats import plate, tally
from ui.tables.huzzah.theatre import theatre
from ui.widgets.button import does
from ui.widgets.icons import icon
from ui.words import word

__all__ = ["linger", "plate", "stage", "tally"]

# How long a sentence of the reveal stays, in reading times; the turning of a card is shorter.
SCENE, TURNING = 4.0, 1.5


def stage(o: Observation, focus: Focus) -> Node:
    """The fair, over it the theatre while shows are revealed; below it the viewer's own side."""
    near = is_near(focus)
    lies = "near" if near else "boxed"
    return [
        div(".stage.fair")[
            div(class_=f"ground0 {lies}", data_pan="", tabindex="0" if near else None)[
                board(o, focus)
            ],
            _look(focus) if focus.shape != "wide" else None,
            theatre(o, focus),
        ],
        foot(o, focus),
    ]


def is_near(focus: Focus) -> bool:
    """Whether the board is drawn large, to be moved under the finger: on a small page, if that was
    asked for, or if it follows the action and a step is to be picked."""
    if focus.shape == "wide" or focus.look == "fit":
        return False
    return focus.look == "near" or _walks(focus)


def _walks(focus: Focus) -> bool:
    return any(name.startswith("step:") for name in focus.lit)


def _look(focus: Focus) -> Node:
    """Shows the fair large if it is seen whole, and whole if it is large."""
    seen = "fit" if is_near(focus) else "near"
    follows = seen == "near" and focus.look == "fit" and _walks(focus)
    label = word(f"huzzah.table.look.{seen}")
    zoom = does("zoom", "follow" if follows else seen)
    return button(zoom, type="button", class_="looks", aria_label=label)[icon(f"s-look-{seen}")]


def linger(o: Observation, event: Event) -> float:
    """How many reading times longer than others an event stays, with the table as it is then."""
    if o["phase"] not in OPEN or event.say is None:
        return 0
    return TURNING if isinstance(event, Revealed) else SCENE
