"""What lies outside the page: files, other tabs, the share sheet, a wheel fetched late.

Like `ui.browser` it is one of the few that touch JavaScript, and imports on plain CPython.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from engine.errors import EngineError
from ui.browser import HERE, Failed

if HERE:
    import js
    import pyodide_js
    from pyodide.ffi import create_proxy, to_js


class NoFile(EngineError):
    """A file that was chosen cannot be read."""

    key = "error.no-file"


def listen_tabs(heard: Callable[[str | None, str | None], None], failed: Failed) -> None:
    """Tell of what other tabs write into localStorage: the key (None: they emptied it all) and the
    new value (None: they removed it)."""

    def receive(event: Any) -> None:
        try:
            heard(_text(event.key), _text(event.newValue))
        except Exception as error:
            failed(error)

    js.window.addEventListener("storage", create_proxy(receive))


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def save_file(name: str, text: str) -> None:
    """Hand a text to the browser to be kept as a file."""
    kind = to_js({"type": "text/plain"}, dict_converter=js.Object.fromEntries)
    address = js.URL.createObjectURL(js.Blob.new(to_js([text]), kind))
    link = js.document.createElement("a")
    link.href = address
    link.download = name
    js.document.body.append(link)
    link.click()
    link.remove()
    # Some browsers read it a while later.
    js.setTimeout(js.URL.revokeObjectURL.bind(js.URL), 60_000, address)


def ask_file(accept: str) -> asyncio.Future[Any]:
    """Let the person choose a file; the future brings it, or None. Call it while a click is being
    handled, or the browser will not open its dialog. `read_file` reads it."""
    chosen: asyncio.Future[Any] = asyncio.get_event_loop().create_future()
    field = js.document.createElement("input")
    field.type = "file"
    field.accept = accept
    field.hidden = True

    def done(_: Any) -> None:
        if not chosen.done():
            chosen.set_result(field.files.item(0) if field.files.length else None)
        field.remove()
        proxy.destroy()

    proxy = create_proxy(done)
    for kind in ("change", "cancel"):
        field.addEventListener(kind, proxy)
    js.document.body.append(field)
    field.click()
    return chosen


def size_of(file: Any) -> int:
    """How many bytes a chosen file has."""
    return int(file.size)


async def read_file(file: Any) -> str:
    """What a chosen file says. Raises NoFile."""
    try:
        return str(await file.text())
    except Exception as error:
        raise NoFile(str(error)) from None


def can_send() -> bool:
    """Whether the system has a share sheet for us."""
    return HERE and bool(getattr(js.navigator, "share", None))


async def send(title: str, address: str) -> None:
    """Open the system's share sheet. That somebody closes it again is no failure."""
    what = to_js({"title": title, "url": address}, dict_converter=js.Object.fromEntries)
    try:
        await js.navigator.share(what)
    except Exception:
        return


async def load_wheel(path: str) -> None:
    """Fetch a wheel from our own folder, unless it is there."""
    if HERE:
        await pyodide_js.loadPackage(js.URL.new(path, js.document.baseURI).href)
