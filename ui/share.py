"""Links: a game in the address's fragment, which no browser sends to a host.

`#/open/<record>~<people>`: the record decides everything, the people part only names.
"""

from __future__ import annotations

from engine import record
from engine.session import Session
from ui import people
from ui.people import Person

SPLIT = "~"


def argument(session: Session, seats: tuple[Person, ...]) -> str:
    """What stands behind `#/open/`."""
    return record.to_text(session.encoded()) + SPLIT + people.to_text(seats)


def opened(argument: str) -> tuple[Session, tuple[Person, ...]]:
    """The game of a link, and who sits at it. Raises what decoding raises."""
    text, _, names = argument.partition(SPLIT)
    data = record.from_text(text)
    seats = people.from_text(names, record.header(data).players)
    return Session.from_bytes(data, [person.kind for person in seats]), seats
