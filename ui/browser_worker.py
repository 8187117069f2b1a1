"""Another Python on a thread of its own: a PyScript worker that runs `ui/worker.py`.

It needs no header from the host: text goes in and out by messages, nothing is shared.
"""

from __future__ import annotations

from typing import Any

try:
    import js
except ImportError:
    js = None

SOURCE = "ui/worker.py"
INTERPRETER = "vendor/pyodide/sawdust.mjs"
OUR_WHEEL = "/sawdust-"


class BotWorker:
    """A worker that answers questions of `ui.thinking`."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def ask(self, text: str) -> str:
        """The answer. Never settles if the worker dies meanwhile; raises what the bot raised."""
        return str(await self._worker.sync.think(text))

    def end(self) -> None:
        self._worker.terminate()


def can_work() -> bool:
    """Whether this page can have workers: PyScript starts none where a browser keeps nothing (the
    page itself lives with a database that forgets, see `ui/shell.js`; a worker has none)."""
    return js is not None and not js.document.documentElement.hasAttribute("data-forgetful")


async def start_worker() -> BotWorker:
    """A worker, ready to think. Raises if it cannot be made; may never come back if its files do
    not arrive."""
    from pyscript import PyWorker, config

    wheel = next(path for path in config["packages"] if OUR_WHEEL in path)
    worker = PyWorker(
        _here(SOURCE),
        type="pyodide",
        version=_here(INTERPRETER),
        config={"sync_main_only": True, "files": {_here(wheel): "./*"}},
    )
    try:
        await worker.ready
    except BaseException:
        worker.terminate()
        raise
    return BotWorker(worker)


def _here(path: str) -> str:
    """The full address of one of our files: a worker has none of its own to start from."""
    return str(js.URL.new(path, js.document.baseURI).href)
