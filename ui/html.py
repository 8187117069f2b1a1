"""The text of htpy's nodes."""

from __future__ import annotations

import re
from collections.abc import Callable

from htpy import Element, Fragment, Node, VoidElement, fragment
from markupsafe import Markup, escape


def html_of(node: Node) -> Markup:
    """What htpy's own `str` gives, several times as fast.

    htpy hands every piece of text up through one generator for each element around it. Here the
    pieces go straight into one list. That takes a look at what htpy keeps to itself: where an
    element's name, attributes and children are.
    """
    pieces: list[str] = []
    _write(node, pieces.append)
    return Markup("".join(pieces))


def _write(node: Node, put: Callable[[str], None]) -> None:
    kind = type(node)
    if kind is Element:
        put(f"<{node._name}{node._attrs}>")  # type: ignore[union-attr]
        _write(node._children, put)  # type: ignore[union-attr]
        put(f"</{node._name}>")  # type: ignore[union-attr]
    elif kind is Markup:
        put(node)  # type: ignore[arg-type]
    elif kind is str:
        put(escape(node))
    elif kind is list or kind is tuple:
        for child in node:  # type: ignore[union-attr]
            _write(child, put)
    elif kind is VoidElement:
        put(f"<{node._name}{node._attrs}>")  # type: ignore[union-attr]
    elif kind is Fragment:
        _write(node._node, put)  # type: ignore[union-attr]
    elif node is not None:
        for piece in fragment[node].iter_chunks():
            put(piece)


# Parts: what is drawn anew seldom enough to be left alone by the page meanwhile. In the text of a
# page each stands between two comments, the first of which says its tag and its id.

_OPEN, _HEAD_ENDS, _CLOSE = "<!--[", "-->", "<!--]-->"
_MARKS = re.compile(r"<!--(?:\[[^>]*|\])-->")
_BEGINNING = re.compile(r'<([a-z]+)(?: [^>]*?)? id="([^"]+)"')


def part(node: Node) -> Markup:
    """The HTML of an element with an id, as a part of its own. Parts within it are no longer any.
    Raises ValueError if there is no id."""
    text = plain_html(html_of(node))
    beginning = _BEGINNING.match(text)
    if beginning is None:
        raise ValueError(f"a part needs an id: {text[:60]}")
    return Markup(f"{_OPEN}{beginning[1]} {beginning[2]}{_HEAD_ENDS}{text}{_CLOSE}")


def plain_html(html: str) -> str:
    """The text of a page without marks of parts."""
    return _MARKS.sub("", html) if _OPEN in html else html


class Parts:
    """What the page holds already."""

    def __init__(self) -> None:
        self._held: dict[str, str] = {}

    def forget(self) -> None:
        """Take it that the page holds nothing."""
        self._held = {}

    def news(self, html: str) -> str:
        """A page's text in which an empty element with `data-same` stands for each part that was
        the same in the text before."""
        first, *marked = html.split(_OPEN)
        pieces, before, self._held = [first], self._held, {}
        for piece in marked:
            head, _, rest = piece.partition(_HEAD_ENDS)
            text, _, after = rest.partition(_CLOSE)
            if before.get(head) == text and head not in self._held:
                tag, _, name = head.partition(" ")
                pieces += (f'<{tag} id="{name}" data-same></{tag}>', after)
            else:
                pieces += (text, after)
            self._held[head] = text
        return "".join(pieces)
