"""The curtain between two people at one device: nothing of the table is behind it.

What can be used: `unveil`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from htpy import Node, b, h1, li, main, p, section, span, ul

from engine.events import Message
from ui.widgets.button import cta
from ui.widgets.frame import chip
from ui.words import Voice, say, word


class CurtainView(NamedTuple):
    """seat: whom the device is for. since: what everybody could see since that seat's last turn."""

    seat: int
    name: str
    since: Sequence[Node] = ()


def curtain(view: CurtainView) -> Node:
    """The page."""
    voice = Voice([view.name])

    def text(key: str) -> str:
        return say(Message(key, {"who": 0}), voice)

    return main(".page.fall")[
        section(".sheet.pass")[
            p(".over.slab")[word("curtain.over")],
            chip(view.seat),
            h1(".title")[span(".inked")[view.name]],
            p[text("curtain.pass")],
            cta(text("curtain.unveil"), "unveil", kind="big"),
            ul(".since")[li[b(".slab")[word("curtain.since")]], [li[line] for line in view.since]]
            if view.since
            else None,
        ]
    ]
