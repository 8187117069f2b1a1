"""Verbs that share a game."""

from __future__ import annotations

from ui import browser, share
from ui.app import App
from ui.playing import Playing
from ui.router import Route
from ui.router import fragment as address_of
from ui.screens import dialogs


def copy_link(app: App, _: str) -> None:
    if app.playing:
        app.spawn(_copy_link(app, app.playing))


async def _copy_link(app: App, playing: Playing) -> None:
    text = share.argument(playing.session, playing.people)
    address = browser.address(address_of(Route("open", text)))
    copied = await browser.copy(address)
    app.lay(lambda: dialogs.link(address, copied))


VERBS = {"copy-link": copy_link}
