"""Verbs of Home, and those that every screen has."""

from __future__ import annotations

from ui import browser
from ui.app import App
from ui.router import Route
from ui.router import fragment as address_of
from ui.screens import dialogs


def resume(app: App, name: str) -> None:
    save = app.last_save()
    if name or save:
        browser.go(address_of(Route("table", name or (save.name if save else ""))))


def ask_for_link(app: App, _: str) -> None:
    app.lay(dialogs.open_link)


def open_link(app: App, _: str) -> None:
    text = browser.value_of("link").strip()
    _, _, found = text.rpartition("#/open/")
    browser.go(address_of(Route("open", found or "-")))


def change_theme(app: App, _: str) -> None:
    app.preferences.choose("theme", browser.turn_theme())
    app.draw()


def close(app: App, _: str) -> None:
    app.close()


def nothing(app: App, _: str) -> None:
    """The control does it all by itself."""


VERBS = {
    "resume": resume,
    "open-link": ask_for_link,
    "open": open_link,
    "theme": change_theme,
    "close": close,
    "select": nothing,
}
