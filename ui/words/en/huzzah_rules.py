"""How Huzzah! is played, in our own words."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {}
