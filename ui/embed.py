"""Sawdust in a frame of somebody else's page: carries out its commands and tells it what happens.

`?embed=<origin>` names the page that may talk to us; `&game=<slug>` makes that game's set-up the
start page.
"""

from __future__ import annotations

from dataclasses import replace

from engine.catalogue import by_slug
from engine.errors import EngineError
from engine.session import PERSON, Session
from ui import browser, browser_host, draft, luck, messages, saves
from ui.app import App
from ui.people import DEFAULT_NAMES, Person
from ui.playing import Playing
from ui.router import Route
from ui.router import fragment as address_of
from ui.tables import has_table, table_for
from ui.words import excuse

LAST_KEY = "sawdust:embed:"
PROBE_KEY = "sawdust:probe"


class Embed:
    """The embedded page. Make it before the app arrives anywhere, and `begin` when it is drawn."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.host = browser_host.Host()
        self.slug = browser.query("game") or ""
        self._most = messages.MOST
        self._height = 0
        app.embedded = True
        app.report = self._tell
        if has_table(self.slug):
            app.home = Route("setup", self.slug)
        if not browser.fragment().strip("#/"):
            self._go_on()

    def begin(self) -> None:
        """Say that we are ready, and listen."""
        self.host.tell(messages.told("ready", game=self.slug or None, keeps=self._keeps()))
        self._resized()
        browser.listen_window({"resize": self._resized}, self.app.failed)
        self.host.listen(self._heard)

    # Being told

    def _heard(self, text: str) -> None:
        message: messages.Message = {}
        try:
            message = messages.read(text)
            self._obey(messages.command(message))
        except EngineError as error:
            self.host.tell(messages.refused(error, excuse(error), message))
        except Exception as error:
            self.app.failed(error)

    def _obey(self, command: messages.Command) -> None:
        match command:
            case messages.New():
                self._new(command)
            case messages.Load(record):
                browser.go(address_of(Route("open", record)))
            case messages.Size(most):
                self._most = most
                self._height = 0
                self._resized()

    def _new(self, wanted: messages.New) -> None:
        slug = wanted.game or self.slug
        game = by_slug(slug)
        table_for(slug)
        usual = draft.first_draft(slug)
        players = len(usual.people) if wanted.players is None else wanted.players
        game.settle(players, wanted.options)
        people = [
            Person(DEFAULT_NAMES[seat], draft.USUAL_BOT if seat else PERSON)
            for seat in range(players)
        ]
        ready = replace(draft.first_draft(slug, people), options=wanted.options)
        session = Session(
            game,
            ready.settled,
            luck.new_seed(self.app.fixed_seed),
            [person.kind for person in ready.seats],
            take_backs=ready.take_backs,
        )
        self.app.begin(session, ready.seats)

    # Telling

    def _tell(self, what: str, playing: Playing) -> None:
        if what == "moved":
            self._remember(playing)
            self.host.tell(messages.moved(playing))
        # A game that comes here finished has nothing left to show first.
        if what == "ended" or (playing.session.over and not playing.frames):
            self.host.tell(messages.ended(playing))

    def _resized(self) -> None:
        """Tell the height that suits, if it is another than before."""
        width = browser_host.width()
        height = messages.fitting(width, self._most)
        if height != self._height:
            self._height = height
            self.host.tell(messages.told("size", width=width, height=height))

    # What is kept: the frame goes on with the game that was played in it, and with no other

    @property
    def _last_key(self) -> str:
        return f"{LAST_KEY}{self.host.origin}:{self.slug}"

    def _remember(self, playing: Playing) -> None:
        if playing.save is None:
            return
        try:
            self.app.store.set(self._last_key, playing.save)
        except EngineError:
            return  # the app tells that nothing can be kept

    def _go_on(self) -> None:
        try:
            name = self.app.store.get(self._last_key)
            save = saves.read(self.app.store, name) if name else None
        except EngineError:
            return
        if save and not save.over:
            browser.go(address_of(Route("table", save.name)), replace=True)

    def _keeps(self) -> bool:
        """Whether this frame may keep anything; browsers may forbid it to frames."""
        try:
            self.app.store.set(PROBE_KEY, "1")
            self.app.store.remove(PROBE_KEY)
        except EngineError:
            return False
        return True
