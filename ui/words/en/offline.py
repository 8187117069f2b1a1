"""Words about new versions of the page, and for those who embed it."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "offer.label": "New version",
    "offer.renewed": "A new version is ready.",
    "offer.take": "Use it now",
    "offer.later": "Later",
    "error.bad-message": "This message cannot be read: {reason}.",
}
