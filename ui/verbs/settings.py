"""Verbs of the settings."""

from __future__ import annotations

from ui.app import App
from ui.screens.settings import sheet


def show(app: App, _: str) -> None:
    """Lay the settings over the screen, so that nobody has to leave a table for them."""
    app.lay(lambda: sheet(app.preferences.all()))


VERBS = {"settings": show}
