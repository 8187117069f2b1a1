"""When something was, in words: "today, 19:42", "Sunday, 16:05", "21 November", "3 May 2025"."""

from __future__ import annotations

from datetime import UTC, datetime

from engine.events import Message
from ui.words import Voice, say, word


def when(iso: str, now: datetime) -> str:
    """The words for an ISO time as seen at `now` and in its zone; nothing if it is no time."""
    try:
        then = datetime.fromisoformat(iso)
        then = (then if then.tzinfo else then.replace(tzinfo=UTC)).astimezone(now.tzinfo)
    except (ValueError, OverflowError):
        return ""
    days = (now.date() - then.date()).days
    clock = f"{then:%H:%M}"
    if days == 0:
        return _say("date.today", clock=clock)
    if days == 1:
        return _say("date.yesterday", clock=clock)
    if 1 < days < 7:
        return _say("date.weekday", day=word(f"date.weekday.{then.weekday()}"), clock=clock)
    month = word(f"date.month.{then.month}")
    key = "date.day" if then.year == now.year else "date.year"
    return _say(key, day=then.day, month=month, year=then.year)


def _say(key: str, **values: int | str) -> str:
    return say(Message(key, values), Voice())
