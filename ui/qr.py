"""QR codes of links. The library that works them out is fetched when one is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ui import browser_outside
from ui.widgets.qr import Matrix

# Where the library lies, from the page; tools/dist.py puts it there.
WHEEL = "wheels/segno-1.6.6-py3-none-any.whl"

# More letters make a code too dense for the camera of a phone at arm's length.
LONGEST = 1200


async def code_of(text: str) -> Matrix:
    """The code that holds this text (at most LONGEST letters). Raises what fetching the library
    raises."""
    await browser_outside.load_wheel(WHEEL)
    from segno import encoder

    encode: Callable[..., Any] = encoder.encode
    return [list(row) for row in encode(text, error="l", micro=False).matrix]
