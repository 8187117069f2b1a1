"""The browser's side of playing without a network: the service worker, and news of the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

try:
    import js
    from pyodide.ffi import create_proxy
except ImportError:
    js = create_proxy = None

PAUSE = 1.5  # seconds after the start before anything is kept: whoever came first came to play
RECHECK = 3_600_000  # milliseconds after which a page looked at again asks for a new version

WORKER = "sw.js"
TAKE_OVER = "take over"


class Keeper:
    """Has the page kept by a service worker.

    `news` is called when a new version waits to be used, or has been taken in another tab.
    """

    def __init__(self, news: Callable[[], None]) -> None:
        self._news = news
        self._registration: Any = None
        self._kept = False  # whether a worker serves this page already
        self._taking = False
        self._asked = 0.0

    async def begin(self) -> None:
        """Register the worker once the page has come to rest. Where that cannot be, no harm is
        done: the page plays on, and needs the network at the next visit."""
        await asyncio.sleep(PAUSE)
        workers = getattr(js.navigator, "serviceWorker", None)
        if not workers:
            return
        self._kept = bool(workers.controller)
        try:
            self._registration = await workers.register(WORKER)
        except Exception:
            return
        if not self._registration:
            return
        self._asked = js.Date.now()
        workers.addEventListener("controllerchange", create_proxy(self._replaced))
        self._registration.addEventListener("updatefound", create_proxy(self._found))
        js.document.addEventListener("visibilitychange", create_proxy(self._seen))
        if self._registration.waiting:
            self._tell()
        elif self._registration.installing:
            self._found()

    def take_over(self) -> None:
        """Use the new version: load the page anew."""
        self._taking = True
        waiting = self._registration.waiting
        if waiting:
            waiting.postMessage(TAKE_OVER)
        else:
            js.location.reload()

    def _found(self, *_: object) -> None:
        """Another version is on its way."""
        coming = self._registration.installing

        def changed(_: object) -> None:
            if coming.state == "installed":
                self._tell()

        coming.addEventListener("statechange", create_proxy(changed))

    def _replaced(self, *_: object) -> None:
        """Another worker serves this page now: the first one, or a new version."""
        if self._taking:
            js.location.reload()
        else:
            self._tell()
        self._kept = True

    def _tell(self) -> None:
        if self._kept:
            self._news()

    def _seen(self, *_: object) -> None:
        """The tab is looked at again, perhaps after days."""
        if js.document.hidden or js.Date.now() - self._asked < RECHECK:
            return
        self._asked = js.Date.now()
        self._registration.update().catch(create_proxy(lambda _: None))
