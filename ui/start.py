"""Brings the app, its verbs and the hands together."""

from __future__ import annotations

from functools import partial

from ui import browser
from ui.app import App
from ui.hands import Hands
from ui.verbs import ALL


def start() -> None:
    """Take the page over from the shell."""
    app = App()
    Hands(app, {name: partial(verb, app) for name, verb in ALL.items()}).listen()
    browser.listen_window({"hashchange": app.arrive, "resize": app.draw}, app.failed)
    app.obey_settings()
    app.arrive()
    browser.ready()
    app.prepare()
