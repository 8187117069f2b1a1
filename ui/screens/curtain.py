"""The curtain between two people at one device: nothing of the table is behind it.

What can be used: `unveil`, and before an answer `answer-back`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from htpy import Node, b, div, h1, li, main, ol, p, section, span

from engine.events import Message
from ui.widgets.button import cta
from ui.widgets.frame import chip
from ui.words import Voice, say, word


class CurtainView(NamedTuple):
    """seat: whom the device is for. since: what everybody could see since that seat's last turn.
    answers: whether that one has asked to answer a question in secret."""

    seat: int
    name: str
    since: Sequence[Node] = ()
    answers: bool = False


FEW = 4
"""So many lines are seen at once even if they are long."""


def curtain(view: CurtainView) -> Node:
    """The page."""
    voice = Voice([view.name])

    def text(key: str) -> str:
        return say(Message(key, {"who": 0}), voice)

    return main(".page.fall")[
        section(".sheet.pass")[
            p(".over.slab")[word("curtain.answer" if view.answers else "curtain.over")],
            chip(view.seat),
            h1(".title")[span(".inked")[view.name]],
            p[text("curtain.pass")],
            cta(text("curtain.unveil"), "unveil", kind="big"),
            cta(text("curtain.not"), "answer-back", kind="ghost") if view.answers else None,
            _since(view.since) if view.since else None,
        ]
    ]


def _since(lines: Sequence[Node]) -> Node:
    """The latest first in the document; drawn upwards."""
    heading = word("curtain.since")
    return div(class_="since many" if len(lines) > FEW else "since")[
        b(".slab", aria_hidden="true")[heading],
        ol(reversed=True, tabindex="0", aria_label=heading)[[li[line] for line in lines[::-1]]],
    ]
