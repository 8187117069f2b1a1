"""Keeps the game at the table, and sees to it that two tabs never write over each other.

A tab that takes up a game announces it in the store: the other tabs hear of that (the browser's
`storage` event goes to all tabs but the one that wrote) and stand aside. Should two still write at
once, a write goes through only where the save is the one that this tab knows, and whoever hears
that its save was replaced stands aside too. A save is one text, written whole, so it is always one
tab's or the other's.
"""

from __future__ import annotations

import secrets

from engine.errors import EngineError
from ui import saves
from ui.playing import Playing
from ui.saves import PREFIX, Save, Store

HERE_KEY = "sawdust:here"


class Elsewhere(EngineError):
    """Another tab has gone on with this game; nothing was written."""

    key = "error.elsewhere"


class NoSave(EngineError):
    """There is no save of that name on this device."""

    key = "error.no-save"


class Keeper:
    """One tab's hold on one save. name: of the save held, or None."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tab = secrets.token_hex(4)
        self.name: str | None = None
        self._known: str | None = None

    def take(self, name: str) -> Save | None:
        """Take up the save of that name as it stands, and tell other tabs; None if there is none.
        Raises what reading it raises."""
        self.release()
        text = self.store.get(PREFIX + name)
        save = None if text is None else saves.from_text(name, text)
        self._hold(name, text)
        return save

    def keep(self, save: Save) -> None:
        """Write it. Raises Elsewhere, StorageFull or StorageOff; then what was there stands."""
        fresh = save.name != self.name
        known = None if fresh else self._known
        if self.store.get(PREFIX + save.name) != known:
            raise Elsewhere(save.name)
        text = saves.to_text(save)
        self.store.set(PREFIX + save.name, text)
        if fresh:
            self._hold(save.name, text)
        self._known = text

    @property
    def known(self) -> str | None:
        """What was stored when this tab last read or wrote it."""
        return self._known

    def regain(self, name: str, known: str | None) -> None:
        """Take up a game again whose newest state could not be written."""
        self._hold(name, known)

    def release(self) -> None:
        """Let go of what is held."""
        self.name = self._known = None

    def heard(self, key: str | None, value: str | None) -> bool:
        """Another tab wrote `value` under `key` (None: it removed everything). Whether that was the
        game that is held here, or its being taken up there."""
        if self.name is None:
            return False
        if key == HERE_KEY and value is not None:
            name, _, tab = value.partition(" ")
            return name == self.name and tab != self.tab
        return key in (None, PREFIX + self.name) and value != self._known

    def _hold(self, name: str, text: str | None) -> None:
        self.name, self._known = name, text
        try:
            self.store.set(HERE_KEY, f"{name} {self.tab}")
        except EngineError:
            return


def save_of(playing: Playing, name: str) -> Save:
    """The save of a game at the table, as it stands."""
    return saves.of(
        playing.session,
        name,
        playing.people,
        playing.made,
        playing.title,
        playing.seat,
        playing.open_hands,
        playing.answers,
    )


def playing_of(save: Save) -> Playing:
    """The game of a save, to go on with. Raises what decoding its record raises."""
    return Playing(
        save.session(),
        save.people,
        save.made,
        save.name,
        title=save.title,
        seat=save.seat,
        open_hands=save.open_hands,
        answers=save.answers,
    )
