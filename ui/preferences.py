"""What this device remembers besides games: theme, pace, and who played last."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import EngineError
from ui import plain_json
from ui.director import PACES
from ui.people import Person, from_data, to_data
from ui.saves import Store

THEME_KEY = "sawdust:theme"
PACE_KEY = "sawdust:pace"
PEOPLE_KEY = "sawdust:people:"
THEMES = ("matinee", "night")


@dataclass(slots=True)
class Preferences:
    """Each value is read on its own; a broken or foreign one counts as not set. Writing fails
    silently where nothing can be kept: a preference is no loss."""

    store: Store

    @property
    def theme(self) -> str | None:
        """ "matinee", "night", or None: as the system has it."""
        found = self._get(THEME_KEY)
        return found if found in THEMES else None

    @theme.setter
    def theme(self, name: str | None) -> None:
        self._set(THEME_KEY, name)

    @property
    def pace(self) -> str:
        found = self._get(PACE_KEY)
        return found if found in PACES and found != "none" else "easy"

    @pace.setter
    def pace(self, name: str) -> None:
        self._set(PACE_KEY, name)

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

    def _set(self, key: str, value: str | None) -> None:
        try:
            if value is None:
                self.store.remove(key)
            else:
                self.store.set(key, value)
        except EngineError:
            return
