"""Sharing a game: its link, its code, the system's share sheet; and taking a seat at one.

What can be used: `copy-again`, `send`, `sit` (argument: the seat), `close`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from htpy import Node, b, div, figcaption, figure, input, label, li, p, span, ul

from engine.events import Message
from ui.widgets.button import cta, does
from ui.widgets.dialog import dialog
from ui.widgets.icons import icon
from ui.widgets.qr import Matrix, qr
from ui.words import Voice, say, word


@dataclass(frozen=True, slots=True)
class SharingView:
    """A link to be shared. copied: whether it is on the clipboard. secret: whether the game hides
    something. code: its QR code, once there is one; no_code: the words for why there is none."""

    address: str
    title: str
    copied: bool
    can_send: bool
    secret: bool
    code: Matrix | None = None
    no_code: str = "share.code.wait"


class SharingSheet:
    """The sheet while it is open: what stands on it changes."""

    def __init__(self, view: SharingView) -> None:
        self.view = view

    def __call__(self) -> Node:
        return sharing(self.view)

    def change(self, **changes: Any) -> None:
        """Let some fields of the view have other values from now on."""
        self.view = replace(self.view, **changes)


def sharing(view: SharingView) -> Node:
    """The sheet."""
    length = say(Message("share.length", {"n": len(view.address)}), Voice())
    return dialog(
        "sharing",
        word("link.head"),
        [
            div(".sharebox")[
                figure[
                    qr(view.code, word("share.code")) if view.code else div(".qr.none"),
                    figcaption[
                        span(role="status")[word("share.code.point" if view.code else view.no_code)]
                    ],
                ],
                div(".ways2")[
                    label(".field")[
                        span[length],
                        input(
                            does("select"),
                            id="link-text",
                            type="text",
                            readonly=True,
                            value=view.address,
                        ),
                    ],
                    p(".btns")[
                        cta(word("share.copy"), "copy-again", picture="s-copy"),
                        cta(word("share.send"), "send", picture="share", kind="ghost")
                        if view.can_send
                        else None,
                    ],
                    p(".copied", role="status")[
                        icon("s-check") if view.copied else None,
                        " ",
                        word("share.copied" if view.copied else "share.by-hand"),
                    ],
                ],
            ],
            p(".honest")[
                span[
                    b(".slab")[word("share.honest.lead")],
                    " ",
                    word("share.honest.secret" if view.secret else "share.honest.luck"),
                ]
            ],
        ],
    )


def seats(names: Sequence[str], free: Sequence[int]) -> Node:
    """Whose seat to take."""
    voice = Voice(names)
    return dialog(
        "seats",
        word("share.take.head"),
        [
            p[word("share.take.text")],
            ul(".offers")[
                [
                    li[
                        cta(
                            say(Message("share.take.seat", {"who": seat}), voice),
                            "sit",
                            seat,
                            kind="ghost",
                        )
                    ]
                    for seat in free
                ]
            ],
        ],
    )
