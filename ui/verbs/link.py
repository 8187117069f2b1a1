"""Verbs that share a game, and those by which somebody sits down at a shared one."""

from __future__ import annotations

from ui import browser, browser_outside, qr, share
from ui.app import App
from ui.playing import Playing
from ui.router import Route
from ui.router import fragment as address_of
from ui.screens.sharing import SharingSheet, SharingView, seats


def copy_link(app: App, _: str) -> None:
    """Copy the link and lay the sheet with all the ways to share it."""
    if app.playing:
        app.spawn(_share(app, app.playing))


async def _share(app: App, playing: Playing) -> None:
    session = playing.session
    text = share.argument(session, playing.people)
    address = browser.address(address_of(Route("open", text)))
    view = SharingView(
        address,
        session.game.title,
        copied=await browser.copy(address),
        can_send=browser_outside.can_send(),
        secret=session.game.hidden(session.options) and not session.over,
    )
    sheet = SharingSheet(view)
    app.lay(sheet)
    try:
        if len(address) > qr.LONGEST:
            sheet.change(no_code="share.code.long")
        else:
            sheet.change(code=await qr.code_of(address))
    except Exception as error:
        browser.complain(error)
        sheet.change(no_code="share.code.none")
    if app.dialog is sheet:
        app.draw()


def copy_again(app: App, _: str) -> None:
    if isinstance(app.dialog, SharingSheet):
        app.spawn(_copy(app, app.dialog))


async def _copy(app: App, sheet: SharingSheet) -> None:
    sheet.change(copied=await browser.copy(sheet.view.address))
    if app.dialog is sheet:
        app.draw()


def send(app: App, _: str) -> None:
    if isinstance(app.dialog, SharingSheet):
        view = app.dialog.view
        app.spawn(browser_outside.send(view.title, view.address))


def choose_seat(app: App, _: str) -> None:
    """Offer the seats that a person plays for."""
    if playing := app.playing:
        names = [person.name for person in playing.people]
        app.lay(lambda: seats(names, playing.session.persons))


def sit(app: App, arg: str) -> None:
    """Take a seat; the curtain falls before it is shown."""
    playing, director = app.playing, app.director
    if playing is None or director is None or not arg.isdecimal():
        return
    director.stop()
    if playing.sit(int(arg)):
        app.close()
        browser.focus("[data-do=unveil]")


VERBS = {
    "copy-link": copy_link,
    "copy-again": copy_again,
    "send": send,
    "seats": choose_seat,
    "sit": sit,
}
