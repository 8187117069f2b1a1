"""Who sits where: names and kinds of players, as they ride in saves and links.

Everything from outside is sanitised: a name is at most 16 printable characters, a kind is a person
or a bot that exists.
"""

from __future__ import annotations

import base64
import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots import BOTS
from engine.session import PERSON
from ui import plain_json

NAME_LENGTH = 16
MAX_TEXT = 1024
DEFAULT_NAMES = ("Ben", "Nell", "Otto", "Bea", "Ida", "Gus", "Wilma", "Theo")


@dataclass(frozen=True, slots=True)
class Person:
    """A seat's name, and who plays it: PERSON or a bot's name."""

    name: str
    kind: str


def printable(text: object, length: int) -> str:
    """What can be printed of something typed or sent, on one line, cut to that length."""
    typed = text if isinstance(text, str) else ""
    # Category C holds control, format (bidirectional overrides too) and unassigned characters.
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in typed[:200])
    return " ".join(kept.split())[:length].strip()


def clean_name(name: object, seat: int) -> str:
    """A printable name of 1 to 16 characters; the seat's default name if nothing is left."""
    return printable(name, NAME_LENGTH) or DEFAULT_NAMES[seat]


def from_data(data: Any, seats: int) -> tuple[Person, ...]:
    """People from untrusted JSON `[[name, kind], ...]`; whatever is wrong gets a default."""
    rows = data if isinstance(data, list) else []
    people = []
    for seat in range(seats):
        row = rows[seat] if seat < len(rows) else None
        name, kind = row if isinstance(row, list) and len(row) == 2 else (None, None)
        bot = kind if isinstance(kind, str) and kind in BOTS else PERSON
        people.append(Person(clean_name(name, seat), bot))
    return tuple(people)


def to_data(people: Sequence[Person]) -> list[list[str]]:
    return [[person.name, person.kind] for person in people]


def to_text(people: Sequence[Person]) -> str:
    """For a URL fragment: base64url of compact JSON."""
    raw = json.dumps(to_data(people), ensure_ascii=False, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def from_text(text: str, seats: int) -> tuple[Person, ...]:
    """The people of a link. Never fails: what cannot be read is filled with defaults."""
    data = None
    if len(text) <= MAX_TEXT:
        try:
            data = plain_json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        except ValueError:
            data = None
    return from_data(data, seats)
