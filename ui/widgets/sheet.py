"""Parts of the score sheet."""

from __future__ import annotations

from htpy import Node, span


def numbered(kind: str, number: int | str) -> Node:
    """The head of a column ("Hand 2"); on a phone the number alone is seen."""
    return [span(".roomy")[f"{kind} "], str(number)]
