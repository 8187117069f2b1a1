"""What lies before the player: the die, and the balls that wait outside the ring."""

from __future__ import annotations

from htpy import Node, b, div, p, section, small, span

from engine.events import Message, Value
from engine.game import Observation
from engine.games.circus.data import COLOURS
from ui.focus import Focus
from ui.tables.circus.die import die
from ui.widgets.ball import ball_icon
from ui.widgets.pick import component, press
from ui.words import Voice, say, word

LOST = "button:lost"


def tray(observation: Observation, focus: Focus) -> Node:
    """Die, balls outside, and what to press when a turn is lost."""
    return section(".tray", aria_label=word("circus.table.tray"))[
        _rolled(observation, focus), _outside(observation, focus), _lost(focus)
    ]


def _rolled(observation: Observation, focus: Focus) -> Node:
    face = observation["rolled"]
    if face is None:
        label = word("circus.table.die-away")
        return div(".rolled")[
            die(None, component(focus, "die", label)), p[b(".slab")[word("circus.table.end")]]
        ]
    label = say(Message("circus.table.die", {"face": face}), Voice())
    (seat,) = observation["deciders"]
    by = say(Message("circus.table.rolled", {"who": seat}), focus.voice)
    return div(".rolled")[
        die(face, component(focus, "die", label)),
        p[b(".slab")[word(f"circus.face.{face}").capitalize()], small[by]],
    ]


def _outside(observation: Observation, focus: Focus) -> Node:
    return div(".outside")[
        p(".slab")[word("circus.table.outside")],
        div(".pens")[[_pen(colour, observation, focus) for colour in COLOURS]],
    ]


def _pen(colour: str, observation: Observation, focus: Focus) -> Node:
    """The balls of a colour; without any, a faded one."""
    count = observation["outside"][colour]
    values: dict[str, Value] = {"colour": colour, "n": count}
    owner = observation["owners"][colour]
    if owner is not None:
        whose = "owned"
        values["who"] = owner
    else:
        whose = "nobodys" if observation["known"] else "unknown"
    label = say(Message(f"circus.table.waiting-{whose}", values), focus.voice)
    classes = "pen" if count else "pen none"
    return div(component(focus, f"outside:{colour}", label, classes))[
        span(".row")[[ball_icon(colour) for _ in range(max(count, 1))], span(".num")[str(count)]],
        " ",
        small(".wide")[say(Message(f"circus.table.whose-{whose}", values), focus.voice)],
    ]


def _lost(focus: Focus) -> Node:
    return press(focus, LOST, word("circus.choice.lost"), "lost")
