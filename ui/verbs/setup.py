"""Verbs that begin a game."""

from __future__ import annotations

from engine.session import Session
from ui import luck
from ui.app import App


def begin(app: App, _: str) -> None:
    """Start the game that is set up; once, however often the button is pressed."""
    if app.draft is None or app.route.screen != "setup":
        return
    ready = app.draft
    app.preferences.choose("pace", ready.pace)
    app.preferences.remember(ready.slug, ready.seats)
    session = Session(
        ready.game,
        ready.settled,
        luck.new_seed(app.fixed_seed),
        [person.kind for person in ready.seats],
        take_backs=ready.take_backs,
    )
    app.begin(session, ready.seats, open_hands=ready.open_hands)


def rematch(app: App, _: str) -> None:
    """Another one of the game that is over; once, however often the button is pressed."""
    if app.playing is None or not app.playing.session.over:
        return
    old = app.playing.session
    session = Session(
        old.game, old.options, luck.new_seed(app.fixed_seed), old.seats, take_backs=old.take_backs
    )
    app.begin(session, app.playing.people, open_hands=app.playing.open_hands)


VERBS = {"start": begin, "rematch": rematch}
