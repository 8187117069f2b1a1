"""What the director and the projector do to the page (`ui.director.Stage`, `ui.replay.Stage`)."""

from __future__ import annotations

from engine.events import Event, Message
from ui import browser, sound
from ui.app import App
from ui.browser_sound import Speaker
from ui.motion import whereabouts
from ui.screens.running import running, tally
from ui.views import here
from ui.words import say


class Stage:
    """The stage of the one game that is at the table."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._speaker = Speaker()

    painted = staticmethod(browser.painted)

    def speak(self, text: str) -> None:
        browser.speak(text)

    def draw(self) -> None:
        self.app.draw()

    def failed(self, error: Exception) -> None:
        self.app.failed(error)

    def follow(self, event: Event | None) -> None:
        """Bring into sight, where a board is larger than its place, what it is about now."""
        playing, there = self.app.playing, whereabouts(event)
        if playing and there and self.app.shape != "wide" and playing.look != "fit":
            browser.bring(there)

    def settled(self, yes: bool) -> None:
        """Nothing moves any more, or something does again. Whoever is to play is told so."""
        browser.settled(yes)
        app, playing = self.app, self.app.playing
        if not yes or playing is None or app.replay or playing.behind_curtain:
            return
        asked = say(playing.prompt, playing.voice) if playing.prompt else ""
        if playing.mine:
            lead = say(Message("table.turn", {"who": playing.viewer or 0}), playing.voice)
            self.speak(f"{lead} {asked}".rstrip())
            self._sound(sound.TURN)
            news = playing.news_of_round(tally(playing).rounds)
            if news and app.dialog is None and not app.aside:
                app.lay(lambda: running(playing))
        elif playing.inquiry and asked:
            self.speak(asked)

    def hear(self, event: Event) -> None:
        """Let an event sound."""
        playing, director = self.app.playing, self.app.director
        if playing and director:
            viewer = playing.viewer if len(playing.session.persons) == 1 else None
            self._sound(sound.of(event, viewer, director.pace.motion))

    def _sound(self, notes: sound.Notes) -> None:
        if self.app.preferences.chosen("sound") == "on" and not self.app.no_pace:
            self._speaker.play(notes)

    def over(self) -> None:
        """The game is over and its last frame has been shown: on to the score sheet."""
        app, playing = self.app, self.app.playing
        done = playing is not None and playing.session.over and app.route.screen != "score"
        if playing is None or not done or app.aside:
            return
        playing.acted = True
        app.keep()
        app.report("ended", playing)
        browser.go(here(playing, "score"))
