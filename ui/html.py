"""The text of htpy's nodes."""

from __future__ import annotations

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
