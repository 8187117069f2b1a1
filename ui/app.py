"""The app: which screen is shown, what its verbs do, and the game that is being played.

Data flows one way: hands (`ui.hands`) call verbs; verbs change the draft, the game or the route;
`draw` renders the whole screen from that and morphs it into the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import Any

from htpy import Node

from engine.catalogue import GAMES
from engine.errors import EngineError
from engine.session import Session
from ui import browser, browser_offline, browser_storage, draft, luck, saves, share
from ui.browser_worker import can_work, start_worker
from ui.director import PACES, Director, Pace, Stage
from ui.focus import Shape
from ui.keeper import Elsewhere, Keeper, NoSave, playing_of, save_of
from ui.motion import Motion
from ui.opponents import Opponents, prepared, where_of
from ui.people import Person
from ui.picks import Touch
from ui.playing import Playing
from ui.preferences import Preferences
from ui.replay import Projector, Replay
from ui.router import NoPage, Route, parse
from ui.router import fragment as address_of
from ui.rules import explanation_of
from ui.saves import Broken, Save
from ui.screens import dialogs, save_sheets
from ui.screens.running import tally
from ui.tables import linger_of, table_for
from ui.views import Scene, view
from ui.widgets.toast import Deed
from ui.words import excuse, word

TALL = "(max-aspect-ratio: 79/100)"
LOW = "(min-aspect-ratio: 79/100) and (max-height: 520px)"
TO_READ = {"about", "settings", "intro", "rules"}
NOTE_STAYS = 4.0
"""Seconds; and one more for so many letters."""
LETTERS_A_SECOND = 15
STILL = "(prefers-reduced-motion: reduce)"


# Who looks at a table, and whether a curtain hangs before it.
Eyes = tuple[int | None, bool]


class App:
    """One page. `start` makes it. stage: makes what shows its games."""

    def __init__(self, stage: Callable[[App], Stage]) -> None:
        self.stage = stage(self)
        self.store = browser_storage.Storage()
        self.keeper = Keeper(self.store)
        self.preferences = Preferences(self.store)
        self.route = Route()
        self.before = Route()
        self.draft: draft.Draft | None = None
        self.playing: Playing | None = None
        self.director: Director | None = None
        self.replay: Replay | None = None
        self.projector: Projector | None = None
        self.changes: dict[str, Callable[[str, str], None]] = {}
        self.aside = False
        self._broken_off = False  # whether a mistake of ours may have left the game waiting
        self.renaming = ""
        self.deleted: tuple[Save | Broken, str] | None = None
        self.dialog: Callable[[], Node] | None = None
        self._laid_for: Eyes | None = None
        self.note = self.warning = self._note_seen = ""
        self.renewed = False  # whether a new version of the page is ready to be used
        self.offline = browser_offline.Keeper(self._offer_renewal)
        # For a page that embeds this one: its start page, and who is told of "moved" and "ended".
        self.embedded = False
        self.home = Route()
        self.report: Callable[[str, Playing], None] = lambda _what, _playing: None
        self._deed: tuple[str, Deed] | None = None
        self._unkept: dict[str, tuple[Playing, str | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._prepared: set[str] = set()
        self.fixed_seed = luck.seed_of(browser.query("seed") or "")
        self.no_pace = browser.query("pace") == "0"
        workers = start_worker if can_work() else None
        self.opponents = Opponents(workers, where_of(browser.query("bots")))

    # What is shown

    @property
    def shape(self) -> Shape:
        return "low" if browser.matches(LOW) else "tall" if browser.matches(TALL) else "wide"

    def draw(self) -> None:
        """Render the page and morph it into the document."""
        if self._laid_for is not None and self._laid_for != self._eyes():
            self.dialog = None  # it would show a person what another one knows
        at_home = self.route == Route()
        last = self.last_save() if at_home and not self.embedded else None
        scene = Scene(
            self.route,
            self.shape,
            self.draft,
            self.playing,
            last,
            self.dialog,
            self.note or self.warning,
            deed=self._offered(),
            replay=self.replay,
            shelf=self.shelf() if self.route.screen == "saves" else (),
            now=datetime.now().astimezone(),
            pace=self.preferences.pace,
            renewed=self.renewed and not self._unkept,
            settings=self.preferences.all() if self.route.screen == "settings" else {},
            before=self.before,
        )
        drawn = view(scene)
        browser.morph(drawn.html)
        browser.dress(drawn.title, drawn.dress)
        if self.note != self._note_seen:
            self._note_seen = self.note
            if self.note and not self._offered() and not self.no_pace:
                self.spawn(self._fade(self.note))

    async def _fade(self, note: str) -> None:
        """A note that offers nothing goes by itself, if it is still there when it has been read."""
        await asyncio.sleep(NOTE_STAYS + len(note) / LETTERS_A_SECOND)
        if self.note == note:
            self.note = ""
            self.draw()

    def _offered(self) -> Deed | None:
        """What the note at the foot of the page offers to do."""
        if self.note:
            return self._deed[1] if self._deed and self._deed[0] == self.note else None
        return Deed(word("saves.export"), "export-here") if self.warning else None

    def tell(self, note: str, deed: Deed | None = None) -> None:
        """Say something at the foot of the page, and offer to do something about it."""
        self.note = note
        self._deed = (note, deed) if deed else None

    def shelf(self) -> tuple[Save | Broken, ...]:
        """All saved games; none where nothing can be kept."""
        try:
            return tuple(saves.shelf(self.store))
        except EngineError:
            return ()

    def last_save(self) -> Save | None:
        return next((s for s in self.shelf() if isinstance(s, Save) and not s.over), None)

    # Routes

    def arrive(self) -> None:
        """Show what the address says."""
        self.dialog = None
        self.note = ""
        route = parse(browser.fragment())
        try:
            if route is None:
                raise NoPage("no such route")
            self._enter(self.home if route == Route() else route)
        except EngineError as error:
            browser.go(address_of(Route()), replace=True)
            self._enter(self.home)
            self.fail(error)
        self.draw()
        going = self.director is not None and self.replay is None
        browser.settled(not going)
        if self.director is not None and going:
            self.director.go_on()

    def _enter(self, route: Route) -> None:
        if route.screen == "setup":
            kept = self.preferences
            table_for(route.arg)
            if self.draft is None or self.draft.slug != route.arg or self.route.screen != "setup":
                self.draft = draft.first_draft(
                    route.arg,
                    kept.people(route.arg),
                    kept.pace,
                    kept.take_backs,
                    kept.open_hands,
                )
        self._end_replay()
        if route.screen in ("table", "score", "replay"):
            self._sit_down(route.arg)
            if route.screen == "replay":
                self.before = self.route if self.route.screen != "replay" else self.before
                self._begin_replay()
        elif route.screen == "open":
            self._leave_table()
            session, people = share.opened(route.arg)
            watching = not session.over and session.game.hidden(session.options)
            self._play(Playing(session, people, saves.now(), None, watching=watching))
        else:
            if route.screen in TO_READ and self.route.screen not in TO_READ:
                self.before = self.route
            if route.screen in ("intro", "rules"):
                explanation_of(route.arg)
            self._leave_table()
        self.route = route
        if route.screen == "score" and self.playing and not self.playing.session.over:
            self.route = Route("table", route.arg)
            browser.go(address_of(self.route), replace=True)

    def _sit_down(self, name: str) -> None:
        """Take the game of that save, unless it is the one at the table."""
        if self.playing and self.playing.save == name and not self.aside:
            return
        self._leave_table()
        if name in self._unkept:
            playing, known = self._unkept[name]
            playing.veil()
            self._play(playing)
            self.keeper.regain(name, known)
            return
        save = self.keeper.take(name)
        if save is None:
            self.keeper.release()
            raise NoSave(name)
        self._play(playing_of(save))

    def _play(self, playing: Playing) -> None:
        playing.on_change = self._changed
        playing.on_answer = self.keep
        playing.rounds_before = tally(playing).rounds
        playing.windows = self.preferences.windows
        playing.linger = linger_of(playing.session.game.slug)
        self.playing = playing
        motion = Motion(browser, self._pace().motion)
        self.director = Director(
            playing, self.stage, motion, self._pace(), self.fixed_seed, self.opponents
        )
        self.report("moved", playing)

    def _pace(self) -> Pace:
        pace = PACES["none" if self.no_pace else self.preferences.pace]
        still = self.preferences.chosen("motion") == "none" or browser.matches(STILL)
        return Pace(pace.think, pace.read, 0) if still else pace

    def _leave_table(self) -> None:
        if self.director:
            self.director.stop()
        self._end_replay()
        self.director = self.playing = None
        self.keeper.release()
        self.aside = False

    def _begin_replay(self) -> None:
        if self.director and self.playing:
            self.director.stop()
            self.playing.settle()
            self.replay = Replay(self.playing)
            motion = Motion(browser, self._pace().motion)
            self.projector = Projector(self.replay, self.stage, motion, self._pace)

    def _end_replay(self) -> None:
        if self.projector:
            self.projector.stop()
        self.replay = self.projector = None

    def _changed(self) -> None:
        self.keep()
        if self.playing:
            self.report("moved", self.playing)

    def keep(self) -> None:
        """Save the game as it stands; one from a link becomes ours with its first move."""
        playing = self.playing
        if playing is None or self.aside or (playing.save is None and not playing.acted):
            return
        name = playing.save or saves.new_name()
        try:
            self.keeper.keep(save_of(playing, name))
        except Elsewhere:
            self.stand_aside()
            return
        except EngineError as error:
            if name not in self._unkept:
                self.warning = excuse(error)
            known = self.keeper.known if self.keeper.name == name else None
            self._unkept[name] = (playing, known)
        else:
            self.warning = ""
            self._unkept.pop(name, None)
        if playing.save is None:
            playing.save = name
            self.route = Route("table", name)
            browser.go(address_of(self.route), replace=True)

    # Other tabs

    def heard(self, key: str | None, value: str | None) -> None:
        """Another tab has written something."""
        if self.keeper.heard(key, value):
            self.stand_aside()
        elif self.route.screen in ("home", "saves") and self.dialog is None:
            self.draw()

    def stand_aside(self) -> None:
        """Another tab goes on with the game that is here: nothing moves here until somebody says
        where it is to go on."""
        if self.director:
            self.director.stop()
        if self.projector:
            self.projector.stop()
        self.aside = True
        if self.playing:
            self.playing.veil()
        self.lay(save_sheets.elsewhere, for_all=True)
        browser.settled(True)

    def keep_copy(self) -> None:
        """Go on here with a game of its own."""
        playing = self.playing
        if playing is None:
            return
        playing.save, playing.acted = saves.new_name(), True
        playing.title = save_sheets.copy_of(playing.title)
        self.aside = False
        self.keep()
        browser.go(address_of(Route("table", playing.save)), replace=True)
        self.arrive()

    # Games

    def changed(self, verb: str, arg: str, value: str) -> None:
        """A control of the set-up was used, or one that has a change of its own."""
        if verb in self.changes:
            self.changes[verb](arg, value)
        elif self.draft is not None and self.route.screen == "setup":
            self.draft = draft.changed(self.draft, verb, arg, value)
            self.draw()

    def obey_settings(self) -> None:
        """Let the page, and the table if there is one, be as the settings say."""
        browser.theme(self.preferences.chosen("theme"))
        browser.mark("motion", self.preferences.chosen("motion"))
        if self.director:
            self.director.keep_pace(self._pace())
        if self.playing:
            self.playing.windows = self.preferences.windows

    def begin(
        self,
        session: Session,
        people: tuple[Person, ...],
        *,
        title: str = "",
        seat: int | None = None,
        open_hands: bool = False,
    ) -> None:
        """Begin a game and go to its table. One that has moves already opens as it stands."""
        self._leave_table()
        self._play(
            Playing(
                session,
                people,
                saves.now(),
                saves.new_name(),
                title=title,
                seat=seat,
                open_hands=open_hands,
            )
        )
        if self.playing:
            self.keep()
            if not session.steps or all(step.forced for step in session.steps):
                self.playing.frames.extend(session.frames(-1, self.playing.viewer))
                self.playing.lines.clear()
            self.route = Route("table", self.playing.save or "")
            browser.go(address_of(self.route))

    def touch(self, component: str) -> None:
        """A component was picked."""
        playing, director = self.playing, self.director
        there = self.route.screen not in ("score", "replay") and not self.aside
        if playing is None or director is None or not there or playing.behind_curtain:
            return
        self.note = self.warning = ""
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
        if self.aside:
            return True
        if self.dialog:
            self.close()
            return True
        if self.playing and self.playing.picks.back():
            self.draw()
            return True
        return False

    def prepare(self) -> None:
        """Let the game in front get ready for bots, between other things."""
        slug = self.playing.session.game.slug if self.playing else self.draft and self.draft.slug
        if slug and slug not in self._prepared:
            self._prepared.add(slug)
            self.spawn(prepared(GAMES[slug]))

    def _offer_renewal(self) -> None:
        """A new version is there: it is offered where no game is under way."""
        self.renewed = True
        if self.director is None:
            self.stage.speak(word("offer.renewed"))
            self.draw()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something slow run beside; a task nobody holds may vanish, hence the set."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.failed(error)

    # Dialogs

    def _eyes(self) -> Eyes | None:
        return (self.playing.viewer, self.playing.behind_curtain) if self.playing else None

    def lay(self, sheet: Callable[[], Node], *, for_all: bool = False) -> None:
        """Lay a sheet over the screen. It is gone when somebody else looks, unless it is
        for_all."""
        if self.aside and sheet is not save_sheets.elsewhere:
            return
        browser.remember_focus()
        self.dialog = sheet
        self._laid_for = None if for_all else self._eyes()
        self.draw()
        browser.focus("[role=dialog]")

    def close(self) -> None:
        self.dialog = None
        if self.playing and self.playing.picks.asked:
            self.playing.picks.back()
        self.draw()
        browser.restore_focus()
        broken_off, self._broken_off = self._broken_off, False
        if broken_off and self.director and not (self.replay or self.aside):
            self.director.go_on()

    def fail(self, error: EngineError) -> None:
        self.lay(lambda: dialogs.problem(error, self._broken_off), for_all=True)

    def failed(self, error: Exception) -> None:
        """Something went wrong that should not: say so; if even that fails, go Home."""
        browser.complain(error)
        self._broken_off = self.director is not None
        known = error if isinstance(error, EngineError) else EngineError(repr(error))
        try:
            self.fail(known)
        except Exception:
            self._leave_table()
            browser.go(address_of(Route()), replace=True)
            self.route = Route()
            self._broken_off = False
            self.fail(known)
