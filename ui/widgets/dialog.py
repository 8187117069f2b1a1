"""A printed sheet over a scrim. What lies behind it is drawn inert (`ui.views`)."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, div, h2, header, p, section

from ui.widgets.button import does, tool
from ui.words import word


def dialog(
    name: str,
    title: str,
    body: Node,
    buttons: Sequence[Node] = (),
    *,
    closable: bool = True,
) -> Node:
    """The sheet `dialog-<name>`. Closable: a cross, and the scrim; both do "close"."""
    head = f"dialog-{name}-head"
    return [
        div(does("close") if closable else {}, class_="scrim", id=f"scrim-{name}"),
        section(
            id=f"dialog-{name}",
            class_="sheet dialog",
            role="dialog",
            aria_modal="true",
            aria_labelledby=head,
            tabindex="-1",
        )[
            header(".shead")[
                h2(".title", id=head)[title],
                tool("s-close", word("dialog.close"), "close") if closable else None,
            ],
            div(".body")[body],
            p(".btns")[buttons] if buttons else None,
        ],
    ]
