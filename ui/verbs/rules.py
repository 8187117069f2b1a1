"""Verbs that explain."""

from __future__ import annotations

from ui.app import App
from ui.rules import is_explained
from ui.screens.rules import glance


def show_glance(app: App, _: str) -> None:
    """Lay the quick reference beside the table."""
    slug = app.playing.session.game.slug if app.playing else ""
    if is_explained(slug):
        app.lay(lambda: glance(slug))


VERBS = {"glance": show_glance}
