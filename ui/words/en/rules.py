"""The frame round all explanations of games."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "rules.minute": "In one minute",
    "rules.minute.title": "{title} in one minute",
    "rules.minute.enough": "That is all you need.",
    "rules.minute.more": "The table shows what may be done, and Hint a good move.",
    "rules.all": "All the rules",
    "rules.short": "Rules",
    "rules.glance": "At a glance",
    "rules.about": "About this game",
    "rules.about.credits": "Credits of pictures, type and code",
    "rules.play": "Set up a game",
    "error.no-rules": "This game is not explained here yet.",
}
