"""Words that belong to no single game: screens, buttons, errors."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {}
