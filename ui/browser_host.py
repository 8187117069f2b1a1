"""The page that embeds this one, as the shell found it: heard and told in JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

try:
    import js
    from pyodide.ffi import create_proxy
except ImportError:
    js = create_proxy = None


class Host:
    """The embedding page. Without one (a window of its own, an origin that is none) all is quiet.

    origin: the one that the address names, and the only one that is heard; empty without a host.
    """

    def __init__(self) -> None:
        self._host: Any = js.window.sawdust.host
        self.origin = str(self._host.origin) if self._host else ""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Get every message, those first that came before; "" stands for what is not plain data."""
        if self._host:
            self._host.listen(create_proxy(lambda text, *_: hear(text)))

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send a message to the host, and to nobody else."""
        if self._host:
            self._host.tell(json.dumps(message))


def width() -> int:
    """The width of this window, in CSS pixels."""
    return int(js.window.innerWidth)
