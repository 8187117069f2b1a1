"""JSON from outside. Python's reader recurses, and in the page a deep text would not raise but end
the interpreter; ours is flat, so a text with many brackets is none of ours."""

from __future__ import annotations

import json
from typing import Any

MOST_BRACKETS = 300


def loads(text: str | bytes) -> Any:
    """What the text says. Raises ValueError if it is not JSON or nested deeper than any of ours."""
    plain = text.decode("utf-8") if isinstance(text, bytes) else text
    if plain.count("[") + plain.count("{") > MOST_BRACKETS:
        raise ValueError("too many brackets")
    return json.loads(plain)
