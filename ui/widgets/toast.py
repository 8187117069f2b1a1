"""A short word at the foot of the page, said once."""

from __future__ import annotations

from htpy import Node, p


def toast(text: str) -> Node:
    """The note; empty it takes no room, and stays for the screen reader's sake."""
    return p(class_="toast", id="toast", role="status", hidden=not text)[text]
