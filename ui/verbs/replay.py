"""Verbs of watching a game again."""

from __future__ import annotations

from ui import browser
from ui.app import App
from ui.draft import PACES
from ui.screens.replay import EVERYBODY


def _go(app: App, at: int) -> None:
    """Show that stop and stand still there."""
    if app.replay is None or app.projector is None:
        return
    app.projector.stop()
    app.replay.go(at)
    app.draw()
    app.stage.speak(app.replay.told)


def first(app: App, _: str) -> None:
    _go(app, 0)
    _keep_focus()


def back(app: App, _: str) -> None:
    if app.replay:
        _go(app, app.replay.at - 1)
    _keep_focus()


def on(app: App, _: str) -> None:
    if app.replay:
        _go(app, app.replay.at + 1)
    _keep_focus()


def last(app: App, _: str) -> None:
    if app.replay:
        _go(app, app.replay.last)
    _keep_focus()


def _keep_focus() -> None:
    """A button that can do no more loses the focus; the one in the middle takes it."""
    if browser.focus_is_lost():
        browser.focus("#run")


def run(app: App, _: str) -> None:
    """Let it run, or stop it."""
    if app.replay is None or app.projector is None:
        return
    if app.replay.running:
        app.projector.stop()
    else:
        app.projector.start()
    app.draw()


def branch(app: App, _: str) -> None:
    """Go on from the place that is shown, in a game of its own."""
    replay, old = app.replay, app.playing
    if replay is None or old is None:
        return
    session = replay.session.branch(replay.step)
    app.begin(session, old.people, title=old.title, seat=old.seat, open_hands=old.open_hands)


def scrub(app: App, _: str, value: str) -> None:
    if value.isdecimal():
        _go(app, int(value))


def pace(app: App, _: str, value: str) -> None:
    if value in PACES:
        app.preferences.choose("pace", value)
        app.draw()


def eyes(app: App, _: str, value: str) -> None:
    if app.replay is None or app.projector is None:
        return
    app.projector.stop()
    if value == EVERYBODY:
        app.replay.look_through(None)
    elif value.isdecimal():
        app.replay.look_through(int(value))
    app.draw()


VERBS = {
    "replay-first": first,
    "replay-back": back,
    "replay-run": run,
    "replay-on": on,
    "replay-last": last,
    "replay-branch": branch,
}

CHANGES = {"scrub": scrub, "replay-pace": pace, "replay-eyes": eyes}
