"""A short word at the foot of the page, said once, and what can be done about it."""

from __future__ import annotations

from typing import NamedTuple

from htpy import Node, div, p

from ui.widgets.button import cta


class Deed(NamedTuple):
    """A button beside the word: what stands on it, and the verb that it is for."""

    label: str
    verb: str


def toast(text: str, deed: Deed | None = None) -> Node:
    """The note; empty it takes no room, and stays for the screen reader's sake."""
    return div(class_="toast deed" if deed else "toast", id="toast", hidden=not text)[
        p(role="status")[text], cta(deed.label, deed.verb) if deed else None
    ]
