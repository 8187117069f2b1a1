"""What this device remembers besides games: its settings, and who played last."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from engine.errors import EngineError
from engine.session import TakeBacks
from ui import plain_json
from ui.focus import Windows
from ui.people import Person, from_data, to_data
from ui.saves import Store

PREFIX = "sawdust:"
PEOPLE_KEY = "sawdust:people:"

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("system", "matinee", "night"),
    "motion": ("system", "none"),
    "pace": ("easy", "slow", "fast"),
    "sound": ("on", "off"),
    "take-backs": ("suits", *get_args(TakeBacks)),
    "open-hands": ("no", "yes"),
    "windows": get_args(Windows),
}
"""What can be set, and to what; the first is what holds as long as nobody chose."""


@dataclass(slots=True)
class Preferences:
    """Each value is read on its own; a broken or foreign one counts as not set. Writing fails
    silently where nothing can be kept: a preference is no loss, and holds as long as the page."""

    store: Store
    _unkept: dict[str, str] = field(default_factory=dict)

    def chosen(self, name: str) -> str:
        """The value of one of CHOICES."""
        found = self._unkept.get(name) or self._get(PREFIX + name)
        return found if found in CHOICES[name] else CHOICES[name][0]

    def all(self) -> dict[str, str]:
        """The value of each of CHOICES."""
        return {name: self.chosen(name) for name in CHOICES}

    def choose(self, name: str, value: str) -> None:
        """Set one of CHOICES; what is none of its values changes nothing."""
        if value in CHOICES.get(name, ()):
            usual = value == CHOICES[name][0]
            kept = self._set(PREFIX + name, None if usual else value)
            self._unkept.pop(name, None)
            if not kept:
                self._unkept[name] = value

    @property
    def pace(self) -> str:
        return self.chosen("pace")

    @property
    def take_backs(self) -> TakeBacks | None:
        """What new tables begin with; None is whatever suits the game."""
        return next((t for t in get_args(TakeBacks) if t == self.chosen("take-backs")), None)

    @property
    def windows(self) -> Windows:
        """In which windows the only person at a table wants to be asked."""
        return next(w for w in get_args(Windows) if w == self.chosen("windows"))

    @property
    def open_hands(self) -> bool:
        return self.chosen("open-hands") == "yes"

    def people(self, slug: str) -> tuple[Person, ...] | None:
        """Who sat at that game last time on this device."""
        text = self._get(PEOPLE_KEY + slug)
        data: Any = None
        try:
            data = plain_json.loads(text) if text and len(text) < 2000 else None
        except ValueError:
            return None
        return from_data(data, len(data)) if isinstance(data, list) and 0 < len(data) <= 8 else None

    def remember(self, slug: str, people: Sequence[Person]) -> None:
        self._set(PEOPLE_KEY + slug, json.dumps(to_data(people), ensure_ascii=False))

    def _get(self, key: str) -> str | None:
        try:
            return self.store.get(key)
        except EngineError:
            return None

    def _set(self, key: str, value: str | None) -> bool:
        try:
            if value is None:
                self.store.remove(key)
            else:
                self.store.set(key, value)
        except EngineError:
            return False
        return True
