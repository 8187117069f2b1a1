"""A strip at the foot of the page that offers something and can be sent away.

What can be used: `renew`, `renew-later`.
"""

from __future__ import annotations

from htpy import Node, p, section

from ui.widgets.button import cta, tool
from ui.words import word


def renewal() -> Node:
    """A new version of the page is here and waits until it is wanted."""
    return section(".offer", id="offer", aria_label=word("offer.label"))[
        p[word("offer.renewed")],
        cta(word("offer.take"), "renew"),
        tool("s-close", word("offer.later"), "renew-later"),
    ]
