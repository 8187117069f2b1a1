"""Verbs of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from htpy import Node

from engine.game import Observation
from engine.session import NotNow
from ui import browser
from ui.app import App
from ui.focus import Look
from ui.playing import Playing
from ui.replay import Replay
from ui.screens import dialogs
from ui.screens.running import running
from ui.tables import Closer, table_for
from ui.views import here
from ui.words import say, word


def at_table(app: App) -> Playing | None:
    """The game at the table; None while it is only watched again, or a curtain hangs before it."""
    return None if app.replay else in_sight(app)


def in_sight(app: App) -> Playing | None:
    """The game that is there to be seen; None behind the curtain."""
    return None if app.playing is None or app.playing.behind_curtain else app.playing


def choose(app: App, arg: str) -> None:
    """An action was chosen by its label."""
    playing, director = at_table(app), app.director
    if playing is None or director is None or not arg.isdecimal():
        return
    app.dialog = None
    playing.settle()
    if int(arg) in dict(playing.picks.offers):
        playing.play(int(arg))
    app.draw()
    director.go_on()


def undo(app: App, _: str) -> None:
    _turn_back(app, lambda playing: playing.undo())


def redo(app: App, _: str) -> None:
    _turn_back(app, lambda playing: playing.redo())


def _turn_back(app: App, deed: Callable[[Playing], None]) -> None:
    playing, director = at_table(app), app.director
    if playing is None or director is None:
        return
    app.dialog = None
    director.stop()
    try:
        deed(playing)
        app.note = ""
    except NotNow as refusal:
        app.note = say(refusal.reason, playing.voice)
    if app.route.screen == "score" and not playing.session.over:
        browser.go(here(playing, "table"))
        return
    app.draw()
    director.go_on()


def hint(app: App, _: str) -> None:
    playing = at_table(app)
    if playing and playing.mine:
        app.spawn(_find_hint(app, playing, playing.session.observation(playing.viewer)))


async def _find_hint(app: App, playing: Playing, known: Observation) -> None:
    """A hint for whoever asked for it, and for nobody else."""
    session, at, viewer = playing.session, len(playing.session.steps), playing.viewer
    action = await app.opponents.decide("greedy", session.game, known, app.fixed_seed)
    offers = dict(playing.picks.offers)
    still = at_table(app) is playing and playing.mine and playing.viewer == viewer
    if still and at == len(session.steps) and action in offers:
        while playing.picks.back():
            pass  # what was half picked would stand beside another piece of advice
        playing.hint = offers[action].say
        app.draw()
        app.stage.speak(f"{word('table.try')} {say(playing.hint, playing.voice)}")


def unveil(app: App, _: str) -> None:
    """The person in front may look."""
    if app.playing and app.director:
        app.playing.behind_curtain = False
        app.draw()
        if app.replay is None:
            app.director.go_on()


def hurry(app: App, _: str) -> None:
    """Show what is still to be shown at once."""
    if app.director:
        app.director.hurry()


def zoom(app: App, arg: str) -> None:
    """See a large board on a small page in that way."""
    look: Look | None = next((one for one in get_args(Look) if one == arg), None)
    if app.playing and look:
        app.playing.look = look
        app.draw()
        app.stage.follow(None)


def answer(app: App, arg: str) -> None:
    """A person wants to answer the question that was put to all."""
    if app.playing and arg.isdecimal() and app.playing.answer(int(arg)):
        app.draw()


def answer_back(app: App, _: str) -> None:
    """It was the wrong person's name."""
    if app.playing:
        app.playing.step_back()
        app.draw()


def answer_rest(app: App, _: str) -> None:
    """Nobody else reacts."""
    if app.playing and app.director:
        app.playing.answer_rest()
        app.draw()
        app.director.go_on()


def menu(app: App, _: str) -> None:
    if playing := app.playing:
        app.lay(lambda: dialogs.menu(playing))


def moves(app: App, _: str) -> None:
    if playing := at_table(app):
        app.lay(lambda: dialogs.moves(playing.picks.offers, playing.voice))


def keys(app: App, _: str) -> None:
    app.lay(dialogs.keys)


def log(app: App, _: str) -> None:
    if playing := in_sight(app):
        app.lay(lambda: dialogs.log(playing))


def look(app: App, what: str) -> None:
    """Lay under the eye what the table can show enlarged: a card, a pile."""
    playing = in_sight(app)
    if playing is None:
        return
    drawing = table_for(playing.session.game.slug)
    if not isinstance(drawing, Closer):
        return

    def enlarged() -> Node:
        seen: Playing | Replay = app.replay or playing
        return drawing.look(seen.shown, what, seen.focus(app.shape))

    app.lay(enlarged)


def pick(app: App, component: str) -> None:
    """Pick a component by a button that stands for it."""
    app.dialog = None
    app.touch(component)
    app.draw()


def sheet(app: App, _: str) -> None:
    if playing := in_sight(app):
        app.lay(lambda: running(playing))


def score(app: App, _: str) -> None:
    app.stage.over()


VERBS = {
    "choose": choose,
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "unveil": unveil,
    "hurry": hurry,
    "look": look,
    "answer": answer,
    "answer-back": answer_back,
    "answer-rest": answer_rest,
    "zoom": zoom,
    "menu": menu,
    "moves": moves,
    "keys": keys,
    "log": log,
    "pick": pick,
    "sheet": sheet,
    "score": score,
}
