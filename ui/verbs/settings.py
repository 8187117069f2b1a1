"""Verbs of the settings."""

from __future__ import annotations

from ui.app import App
from ui.screens.settings import sheet


def show(app: App, _: str) -> None:
    """Lay the settings over the screen, so that nobody has to leave a table for them."""
    app.lay(lambda: sheet(app.preferences.all()))


def choose(app: App, name: str, value: str) -> None:
    app.preferences.choose(name, value)
    app.obey_settings()
    app.draw()


VERBS = {"settings": show}
CHANGES = {"set": choose}
