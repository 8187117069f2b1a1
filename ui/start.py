"""Brings the app, its verbs and the hands together."""

from __future__ import annotations

from functools import partial

from ui import browser, browser_outside
from ui.app import App
from ui.hands import Hands
from ui.stage import Stage
from ui.verbs import ALL, CHANGES


def start() -> None:
    """Take the page over from the shell."""
    app = App(Stage)

    def arrive() -> None:
        app.arrive()
        app.prepare()

    Hands(app, {name: partial(verb, app) for name, verb in ALL.items()}).listen()
    app.changes = {name: partial(change, app) for name, change in CHANGES.items()}
    browser_outside.listen_tabs(app.heard, app.failed)
    browser.listen_window({"hashchange": arrive, "resize": app.draw}, app.failed)
    embed = None
    if browser.query("embed") is not None:
        from ui.embed import Embed

        embed = Embed(app)
    app.obey_settings()
    app.arrive()
    browser.ready()
    app.prepare()
    if embed is None:
        app.spawn(app.offline.begin())
    else:
        embed.begin()
