"""From what is going on to the screen that shows it. Pure: same arguments, same HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from htpy import Node, div, fragment

from ui.draft import Draft
from ui.focus import Focus, Shape
from ui.html import html_of
from ui.playing import Playing
from ui.posters import poster_of
from ui.replay import Replay
from ui.router import Route
from ui.router import fragment as address_of
from ui.saves import Broken, Save
from ui.screens.about import about
from ui.screens.curtain import CurtainView, curtain
from ui.screens.home import HomeView, ResumeView, home
from ui.screens.replay import replay
from ui.screens.rules import intro, rules
from ui.screens.score import ScoreView, score
from ui.screens.settings import settings
from ui.screens.setup import SetupView, setup
from ui.screens.shelf import ShelfView, company, shelf, standing
from ui.screens.table import table
from ui.tables import table_for
from ui.widgets.offer import renewal
from ui.widgets.toast import Deed, toast
from ui.words import Voice, rich, word


@dataclass(frozen=True, slots=True)
class Scene:
    """What is going on. last: the save to resume. sheet: the dialog that lies over the screen.
    note, deed: what is said at the foot of the page, and what can be done about it. shelf: all
    saves, if they are shown; now: the time, to tell how old they are. pace: of a replay.
    renewed: whether a new version of the page can be had. settings: what is set, for the screen of
    that name. before: where a page to read was opened."""

    route: Route
    shape: Shape
    draft: Draft | None = None
    playing: Playing | None = None
    last: Save | None = None
    sheet: Callable[[], Node] | None = None
    note: str = ""
    deed: Deed | None = None
    replay: Replay | None = None
    shelf: tuple[Save | Broken, ...] = ()
    now: datetime | None = None
    pace: str = "easy"
    renewed: bool = False
    settings: Mapping[str, str] = field(default_factory=dict)
    before: Route = field(default_factory=Route)


class View(NamedTuple):
    """A rendered page, the window's title, and the body's class (a game's colours)."""

    html: str
    title: str
    dress: str


def view(scene: Scene) -> View:
    """The whole page. Under a dialog the screen is inert."""
    screen, title, dress = _screen(scene)
    sheet = scene.sheet() if scene.sheet else None
    offered = renewal() if scene.renewed and scene.playing is None else None
    page = fragment[
        div(id="screen", inert=bool(scene.sheet))[screen, offered],
        sheet,
        toast(scene.note, scene.deed),
    ]
    return View(html_of(page), f"{title} · Sawdust" if title else "Sawdust", dress)


def here(playing: Playing, screen: str) -> str:
    """The address of a screen of that game; Home if it is not kept."""
    return address_of(Route(screen, playing.save) if playing.save else Route())


def _screen(scene: Scene) -> tuple[Node, str, str]:
    screen, playing = scene.route.screen, scene.playing
    back, slug = address_of(scene.before), scene.route.arg
    if screen == "about":
        return about(back), word("home.about"), ""
    if screen == "saves":
        return shelf(ShelfView(scene.shelf, scene.now)), word("saves.title"), ""
    if screen == "settings":
        return settings(scene.settings, scene.shape, back), word("settings.title"), ""
    if screen in ("intro", "rules"):
        drawn = intro(slug, back) if screen == "intro" else rules(slug, back)
        return drawn, poster_of(slug).title, slug
    if screen == "setup" and scene.draft:
        game = scene.draft.game
        return setup(SetupView(scene.draft, scene.shape)), game.title, game.slug
    if screen in ("table", "open", "score", "replay") and playing:
        game = playing.session.game
        if playing.behind_curtain:
            return _curtain(playing), game.title, game.slug
        if scene.replay and screen == "replay":
            drawing = table_for(game.slug)
            focus = scene.replay.focus(scene.shape)
            came = scene.before if scene.before.screen in ("score", "table") else Route("saves")
            back = address_of(came)
            return replay(scene.replay, drawing, focus, scene.pace, back), game.title, game.slug
        finished = screen == "score" and playing.session.over
        drawn = _score(playing, scene.shape) if finished else _table(playing, scene.shape)
        return drawn, game.title, game.slug
    return home(HomeView(_resume(scene.last))), "", ""


def _table(playing: Playing, shape: Shape) -> Node:
    drawing = table_for(playing.session.game.slug)
    return table(playing, drawing, playing.focus(shape))


def _score(playing: Playing, shape: Shape) -> Node:
    session, game = playing.session, playing.session.game
    drawing = table_for(game.slug)
    focus = Focus(voice=playing.voice, quiet=True, shape=shape)
    seats = range(len(playing.people))
    return score(
        ScoreView(
            slug=game.slug,
            title=game.title,
            standings=session.standings(),
            badges=[drawing.plate(playing.shown, seat, focus).badge for seat in seats],
            tally=drawing.tally(playing.shown, focus),
            voice=playing.voice,
            table=here(playing, "table"),
            can_undo=bool(session.can_undo(playing.undoer)),
            practice=session.practice,
            again=here(playing, "replay") if playing.save else "",
        )
    )


def _curtain(playing: Playing) -> Node:
    seat = playing.viewer or 0
    voice = Voice([person.name for person in playing.people])
    since = [rich(message, voice) for message in playing.public_since()]
    answers = playing.inquiry is not None
    return curtain(CurtainView(seat, playing.people[seat].name, since, answers))


def _resume(save: Save | None) -> ResumeView | None:
    """The strip of the game to go on with. Nothing is played for it: a save says how it stands."""
    if save is None:
        return None
    title = save.title or poster_of(save.game).title
    return ResumeView(save.game, title, standing(save), company(save), save.name)
