"""The app: which screen is shown, what its verbs do, and the game that is being played.

Data flows one way: hands (`ui.hands`) call verbs; verbs change the draft, the game or the route;
`draw` renders the whole screen from that and morphs it into the page.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from htpy import Node

from engine.catalogue import GAMES
from engine.chance import SEED_BITS
from engine.errors import EngineError
from engine.events import Message
from engine.session import Session
from ui import browser, draft, saves, share
from ui.director import PACES, Director, Pace
from ui.focus import Shape
from ui.motion import Motion
from ui.people import Person
from ui.picks import Touch
from ui.playing import Playing
from ui.preferences import Preferences
from ui.router import Route, parse
from ui.router import fragment as address_of
from ui.saves import Save
from ui.screens import dialogs
from ui.tables import has_table, table_for
from ui.views import Scene, here, view
from ui.words import Voice, say, word

TALL = "(max-aspect-ratio: 79/100)"
LOW = "(min-aspect-ratio: 79/100) and (max-height: 520px)"
BREATH = 0.03  # seconds between two slices of work that can wait
STILL = "(prefers-reduced-motion: reduce)"


class NoPage(EngineError):
    """The address leads nowhere."""

    key = "error.no-page"


class NoSave(EngineError):
    """There is no save of that name on this device."""

    key = "error.no-save"


class App:
    """One page. `start` makes it."""

    def __init__(self) -> None:
        self.store = browser.Storage()
        self.preferences = Preferences(self.store)
        self.route = Route()
        self.draft: draft.Draft | None = None
        self.playing: Playing | None = None
        self.director: Director | None = None
        self.dialog: Callable[[], Node] | None = None
        self.note = ""
        self.warning = ""
        self._unkept: dict[str, Playing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.fixed_seed = _seed_of(browser.query("seed") or "")
        self._no_pace = browser.query("pace") == "0"

    # What is shown

    @property
    def shape(self) -> Shape:
        return "low" if browser.matches(LOW) else "tall" if browser.matches(TALL) else "wide"

    def draw(self) -> None:
        """Render the page and morph it into the document."""
        at_home = self.route == Route()
        last = self.last_save() if at_home else None
        note = self.note or self.warning
        scene = Scene(self.route, self.shape, self.draft, self.playing, last, self.dialog, note)
        drawn = view(scene)
        browser.morph(drawn.html)
        browser.dress(drawn.title, drawn.dress)

    def last_save(self) -> Save | None:
        try:
            found = [s for s in saves.shelf(self.store) if isinstance(s, Save) and not s.over]
        except EngineError:
            return None
        return found[0] if found else None

    # Routes

    def arrive(self) -> None:
        """Show what the address says."""
        self.dialog = None
        self.note = ""
        route = parse(browser.fragment())
        try:
            if route is None:
                raise NoPage("no such route")
            self._enter(route)
        except EngineError as error:
            self._leave_table()
            self.route = Route()
            browser.go(address_of(self.route), replace=True)
            self.fail(error)
        self.draw()
        browser.settled(self.director is None)
        if self.director is not None:
            self.director.go_on()

    def _enter(self, route: Route) -> None:
        if route.screen == "setup":
            people = self.preferences.people(route.arg)
            table_for(route.arg)
            if self.draft is None or self.draft.slug != route.arg or self.route.screen != "setup":
                self.draft = draft.first_draft(route.arg, people, self.preferences.pace)
        if route.screen in ("table", "score"):
            self._sit_down(route.arg)
        elif route.screen == "open":
            self._leave_table()
            session, people = share.opened(route.arg)
            self._play(Playing(session, people, saves.now(), None))
        else:
            self._leave_table()
        self.route = route
        if route.screen == "score" and self.playing and not self.playing.session.over:
            self.route = Route("table", route.arg)
            browser.go(address_of(self.route), replace=True)

    def _sit_down(self, name: str) -> None:
        """Take the game of that save, unless it is the one at the table."""
        if self.playing and self.playing.save == name:
            return
        self._leave_table()
        if name in self._unkept:
            self._play(self._unkept[name])
            return
        save = saves.read(self.store, name)
        if save is None:
            raise NoSave(name)
        self._play(Playing(save.session(), save.people, save.made, name))

    def _play(self, playing: Playing) -> None:
        table_for(playing.session.game.slug)
        playing.on_change = self.keep
        self.playing = playing
        motion = Motion(browser, self._pace().motion)
        self.director = Director(playing, self, motion, self._pace(), self.fixed_seed)

    def _pace(self) -> Pace:
        pace = PACES["none" if self._no_pace else self.preferences.pace]
        return Pace(pace.think, pace.read, 0) if browser.matches(STILL) else pace

    def _leave_table(self) -> None:
        if self.director:
            self.director.stop()
        self.director = self.playing = None

    def keep(self) -> None:
        """Save the game as it stands; one from a link becomes ours with its first move."""
        playing = self.playing
        if playing is None or (playing.save is None and not playing.acted):
            return
        name = playing.save or saves.new_name()
        save = saves.of(playing.session, name, playing.people, playing.made)
        try:
            saves.write(self.store, save)
        except EngineError as error:
            self.warning = say(Message(error.key, error.values), Voice())
            self._unkept[name] = playing
        else:
            self.warning = ""
            self._unkept.pop(name, None)
        if playing.save is None:
            playing.save = name
            self.route = Route("table", name)
            browser.go(address_of(self.route), replace=True)

    # Games

    def changed(self, verb: str, arg: str, value: str) -> None:
        """A control of the set-up was used."""
        if self.draft is not None and self.route.screen == "setup":
            self.draft = draft.changed(self.draft, verb, arg, value)
            self.draw()

    def begin(self, session: Session, people: tuple[Person, ...]) -> None:
        """Begin a game and go to its table."""
        self._leave_table()
        self._play(Playing(session, people, saves.now(), saves.new_name()))
        if self.playing:
            self.keep()
            self.playing.frames.extend(session.frames(-1, self.playing.viewer))
            self.playing.lines.clear()
            self.route = Route("table", self.playing.save or "")
            browser.go(address_of(self.route))

    def new_seed(self) -> int:
        return secrets.randbits(SEED_BITS) if self.fixed_seed is None else self.fixed_seed

    def touch(self, component: str) -> None:
        """A component was picked."""
        playing, director = self.playing, self.director
        if playing is None or director is None or self.route.screen == "score":
            return
        self.note = ""
        if not playing.mine:
            director.hurry()
            return
        touch = playing.touch(component)
        if touch is Touch.REFUSED:
            self.note = browser.reason(component) or word("table.unlit")
        self.dialog = None
        if touch is Touch.ASK:
            self.lay(lambda: dialogs.ask(playing.picks.asked, playing.voice))
            return
        self.draw()
        if touch is Touch.PLAY:
            director.go_on()

    def back(self) -> bool:
        """Close what is open or put back the last pick; False if there is neither."""
        if self.dialog:
            self.close()
            return True
        if self.playing and self.playing.picks.back():
            self.draw()
            return True
        return False

    async def _prepare(self) -> None:
        """Let the games get ready for bots, between other things."""
        for slug in filter(has_table, GAMES):
            for _ in GAMES[slug].prepare():
                await asyncio.sleep(BREATH)

    def prepare(self) -> None:
        self.spawn(self._prepare())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something slow run beside; a task nobody holds may vanish, hence the set."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Dialogs

    def lay(self, sheet: Callable[[], Node]) -> None:
        """Lay a sheet over the screen."""
        browser.remember_focus()
        self.dialog = sheet
        self.draw()
        browser.focus("[role=dialog]")

    def close(self) -> None:
        self.dialog = None
        if self.playing and self.playing.picks.asked:
            self.playing.picks.back()
        self.draw()
        browser.restore_focus()

    def fail(self, error: EngineError) -> None:
        self.lay(lambda: dialogs.problem(error, "problem.safe"))

    # What the director needs (`ui.director.Stage`)

    def speak(self, text: str) -> None:
        browser.speak(text)

    def settled(self, yes: bool) -> None:
        browser.settled(yes)
        playing = self.playing
        if not yes or playing is None:
            return
        if playing.mine and not playing.behind_curtain:
            lead = say(
                Message("table.turn", {"who": playing.session.current_player}), playing.voice
            )
            asked = playing.session.prompt(playing.viewer)
            self.speak(f"{lead} {say(asked, playing.voice)}" if asked else lead)

    def over(self) -> None:
        """The game is over and its last frame has been shown: on to the score sheet."""
        playing = self.playing
        if playing is None or not playing.session.over or self.route.screen == "score":
            return
        playing.acted = True
        self.keep()
        browser.go(here(playing, "score"))

    def failed(self, error: Exception) -> None:
        """Something went wrong that should not: say so; if even that fails, go Home."""
        browser.complain(error)
        known = error if isinstance(error, EngineError) else EngineError(repr(error))
        try:
            self.fail(known)
        except Exception:
            self._leave_table()
            self.route = Route()
            self.fail(known)


def _seed_of(text: str) -> int | None:
    """The seed that the address asks for, so that tests can play the same game twice."""
    return int(text) % (1 << SEED_BITS) if text.isdecimal() and len(text) < 16 else None
