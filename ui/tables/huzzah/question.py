"""Does anyone bump? Asked of everybody alike, whatever anybody holds."""

from __future__ import annotations

from typing import get_args

from htpy import Node, b, button, div, p, section, small, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus, Windows
from ui.tables.huzzah.pieces import badge
from ui.tables.huzzah.reading import RICHARD, bump_words
from ui.widgets.button import cta, does
from ui.widgets.control import Control, control
from ui.widgets.icons import icon
from ui.widgets.pick import press
from ui.words import say, word


def question(o: Observation, focus: Focus) -> Node:
    """What has happened, what a Bump would do, and what there is to press for whoever is asked."""
    mover = o["mover"]
    asked = (
        Message("huzzah.table.ask-richard")
        if mover == RICHARD
        else Message("huzzah.table.ask", {"who": mover})
    )
    title = say(asked, focus.voice)
    return section(".question", aria_label=title)[
        p(".ask")[
            b(".slab")[icon("push"), " ", title],
            small[say(bump_words(o), focus.voice)],
        ],
        _people(focus) if focus.asked is not None else _alone(focus),
    ]


def _alone(focus: Focus) -> Node:
    """The buttons of the one who looks, and how often it wants to be asked."""
    pressed = [
        press(focus, "button:bump", word("huzzah.table.button.bump")),
        press(focus, "button:pass", word("huzzah.table.button.pass"), "ghost"),
    ]
    if not any(pressed):
        return None
    often = None
    if focus.windows is not None:
        values = [(name, word(f"huzzah.table.often.{name}")) for name in get_args(Windows)]
        given = Control(
            "windows", word("huzzah.table.often"), "set", "windows", values, focus.windows
        )
        often = div(".often")[span(aria_hidden="true")[given.label], control(given, "tall")]
    return div(".asked1")[div(".acts")[pressed], often]


def _people(focus: Focus) -> Node:
    """A button for everybody at this device. Whoever presses one answers behind the curtain."""
    return div(class_=f"bumpers of{len(focus.asked or ())}")[
        [_person(seat, focus) for seat in focus.asked or ()],
        cta(word("huzzah.table.nobody"), "answer-rest", kind="ghost"),
    ]


def _person(seat: int, focus: Focus) -> Node:
    done = seat in focus.answered
    name = focus.voice.name(seat)
    return button(
        does("answer", seat),
        type="button",
        class_="bumper done" if done else "bumper",
        disabled=done,
        aria_label=say(
            Message(f"huzzah.table.{'answered' if done else 'answers'}", {"who": seat}),
            focus.voice,
        ),
    )[badge(seat), span[b(".slab")[name], icon("s-check") if done else None]]
