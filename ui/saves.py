"""Saved games in localStorage: a key each, read on its own, so that a broken one hides no other.

The store is anything like `ui.browser.Storage`. A save is JSON: the record as text, the people,
the table's settings, and when it was made and last played.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol, get_args

from engine import record
from engine.errors import BadRecord, EngineError
from engine.session import Session, TakeBacks
from ui import plain_json
from ui.people import Person, from_data, to_data

PREFIX = "sawdust:save:"
VERSION = 1
MAX_TEXT = 100_000


class Store(Protocol):
    """localStorage, or a stand-in. `set` raises StorageFull or StorageOff."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, value: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Save:
    """A game on the shelf. `played` is an ISO time in UTC; `over` is kept so that a list of saves
    need not play them."""

    name: str
    record: str
    people: tuple[Person, ...]
    take_backs: TakeBacks
    practice: bool
    over: bool
    made: str
    played: str
    open_hands: bool = False

    def session(self) -> Session:
        """The game, ready to go on. Raises what decoding raises."""
        return Session.from_record(
            record.decode(record.from_text(self.record)),
            [person.kind for person in self.people],
            take_backs=self.take_backs,
            practice=self.practice,
        )


@dataclass(frozen=True, slots=True)
class Broken:
    """A save that cannot be read. It stays where it is, untouched."""

    name: str
    error: EngineError


def new_name() -> str:
    """A fresh name: random, so that two tabs never meet."""
    return secrets.token_hex(6)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def of(
    session: Session, name: str, people: Sequence[Person], made: str, open_hands: bool = False
) -> Save:
    """The save of a session as it stands."""
    return Save(
        name,
        record.to_text(session.encoded()),
        tuple(people),
        session.take_backs,
        session.practice,
        session.over,
        made,
        now(),
        open_hands,
    )


def write(store: Store, save: Save) -> None:
    """Keep it. Raises StorageFull or StorageOff, and then the older save stands."""
    store.set(
        PREFIX + save.name,
        json.dumps(
            {
                "v": VERSION,
                "record": save.record,
                "people": to_data(save.people),
                "take_backs": save.take_backs,
                "practice": save.practice,
                "over": save.over,
                "made": save.made,
                "played": save.played,
                "open_hands": save.open_hands,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        ),
    )


def read(store: Store, name: str) -> Save | None:
    """The save of that name, or None if there is none. Raises BadRecord if it is broken.

    Only its outside is checked; `Save.session` plays the record.
    """
    text = store.get(PREFIX + name)
    return None if text is None else _parse(name, text)


def shelf(store: Store) -> Iterator[Save | Broken]:
    """All saves, last played first; the broken ones at the end."""
    good: list[Save] = []
    broken: list[Broken] = []
    for key in store.names():
        if not key.startswith(PREFIX):
            continue
        name = key.removeprefix(PREFIX)
        try:
            save = read(store, name)
        except EngineError as error:
            broken.append(Broken(name, error))
        else:
            good += [save] if save else []
    yield from sorted(good, key=lambda save: save.played, reverse=True)
    yield from broken


def _parse(name: str, text: str) -> Save:
    if len(text) > MAX_TEXT:
        raise BadRecord(f"the save is longer than {MAX_TEXT} characters", MAX_TEXT)
    try:
        data: Any = plain_json.loads(text)
    except ValueError:
        raise BadRecord("the save is not JSON", 0) from None
    if not isinstance(data, dict):
        raise BadRecord("the save is not an object", 0)
    if data.get("v") != VERSION:
        raise BadRecord(f"a save of version {data.get('v')!r}, not {VERSION}", 0)
    for key, kind in (("record", str), ("made", str), ("played", str)):
        if not isinstance(data.get(key), kind):
            raise BadRecord(f"the save lacks its {key}", 0)
    players = record.header(record.from_text(data["record"])).players
    chosen = [known for known in get_args(TakeBacks) if known == data.get("take_backs")]
    return Save(
        name,
        data["record"],
        from_data(data.get("people"), players),
        chosen[0] if chosen else "off",
        data.get("practice") is True,
        data.get("over") is True,
        data["made"],
        data["played"],
        data.get("open_hands") is True,
    )
