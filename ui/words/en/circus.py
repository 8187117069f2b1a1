"""Welcome to the Circus in English."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {}
