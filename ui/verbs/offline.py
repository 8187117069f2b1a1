"""Verbs that answer the offer of a new version."""

from __future__ import annotations

from ui import browser
from ui.app import App


def renew(app: App, _: str) -> None:
    app.offline.take_over()


def later(app: App, _: str) -> None:
    """Not now: the new version comes by itself when Sawdust is opened the next time."""
    app.renewed = False
    app.draw()
    browser.focus("a[href], button")


VERBS = {"renew": renew, "renew-later": later}
