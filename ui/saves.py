"""Saved games in localStorage: a key each, read on its own, so that a broken one hides no other.

The store is anything like `ui.browser_storage.Storage`. A save is JSON: the record as text, the
people, the table's settings, when it was made and last played, and what a list says of it without
playing it. Each is written whole, in one call: a tab that dies leaves the old one or the new one.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, Protocol, get_args

from engine import record
from engine.errors import BadRecord, EngineError
from engine.session import Session, TakeBacks
from ui import plain_json
from ui.inquiry import NO_ANSWERS, Answers
from ui.people import Person, from_data, printable, to_data

PREFIX = "sawdust:save:"
VERSION = 1
MAX_TEXT = 100_000
TITLE_LENGTH = 32


class Store(Protocol):
    """localStorage, or a stand-in. `set` raises StorageFull or StorageOff."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, value: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> list[str]: ...


class NewerSave(BadRecord):
    """A save of a later Sawdust than this one."""

    key = "error.newer-save"


@dataclass(frozen=True, slots=True)
class Save:
    """A game on the shelf.

    game: its slug. played: an ISO time in UTC. title: what somebody called it, or nothing.
    seat: the one that this device plays for in a game that goes from device to device; None if
    everybody sits here. over, turn (whose decision is next) and won are kept so that a list of
    saves need not play them. answers: what waits in a window whose question was put to several.
    """

    name: str
    game: str
    record: str
    people: tuple[Person, ...]
    take_backs: TakeBacks
    practice: bool
    over: bool
    made: str
    played: str
    title: str = ""
    seat: int | None = None
    turn: int | None = None
    won: tuple[int, ...] = ()
    open_hands: bool = False
    answers: Answers = NO_ANSWERS

    def session(self) -> Session:
        """The game, ready to go on. Raises what decoding raises."""
        return Session.from_bytes(
            record.from_text(self.record),
            [person.kind for person in self.people],
            take_backs=self.take_backs,
            practice=self.practice,
        )


class Broken(NamedTuple):
    """A save that cannot be read. It stays where it is, untouched."""

    name: str
    error: EngineError


def new_name() -> str:
    """A fresh name: random, so that two tabs never meet."""
    return secrets.token_hex(6)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def of(
    session: Session,
    name: str,
    people: Sequence[Person],
    made: str,
    title: str = "",
    seat: int | None = None,
    open_hands: bool = False,
    answers: Answers = NO_ANSWERS,
) -> Save:
    """The save of a session as it stands."""
    over = session.over
    return Save(
        name,
        session.game.slug,
        record.to_text(session.encoded()),
        tuple(people),
        session.take_backs,
        session.practice,
        over,
        made,
        now(),
        title,
        seat,
        None if over else session.current_player,
        tuple(s.player for s in session.standings() if s.place == 1) if over else (),
        open_hands,
        answers,
    )


def to_text(save: Save) -> str:
    """The save as it is stored: one line of JSON."""
    return json.dumps(
        {
            "v": VERSION,
            "record": save.record,
            "people": to_data(save.people),
            "take_backs": save.take_backs,
            "practice": save.practice,
            "over": save.over,
            "made": save.made,
            "played": save.played,
            "title": save.title,
            "seat": save.seat,
            "turn": save.turn,
            "won": save.won,
            "open_hands": save.open_hands,
            "answers": save.answers.given,
            "asked_all": save.answers.closed,
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def write(store: Store, save: Save) -> None:
    """Keep it. Raises StorageFull or StorageOff, and then the older save stands."""
    store.set(PREFIX + save.name, to_text(save))


def read(store: Store, name: str) -> Save | None:
    """The save of that name, or None if there is none. Raises BadRecord if it is broken.

    Only its outside is checked; `Save.session` plays the record.
    """
    text = store.get(PREFIX + name)
    return None if text is None else from_text(name, text)


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


def from_text(name: str, text: str) -> Save:
    """The save in a stored text. Raises BadRecord, or what `engine.record.header` raises."""
    if len(text) > MAX_TEXT:
        raise BadRecord(f"the save is longer than {MAX_TEXT} characters", MAX_TEXT)
    try:
        data: Any = plain_json.loads(text)
    except ValueError:
        raise BadRecord("the save is not JSON", 0) from None
    if not isinstance(data, dict):
        raise BadRecord("the save is not an object", 0)
    version = data.get("v")
    if version != VERSION or isinstance(version, bool):
        newer = isinstance(version, int) and version > VERSION
        kind = NewerSave if newer else BadRecord
        raise kind(f"a save of version {str(version)[:20]}, not {VERSION}", 0)
    for key, expected in (("record", str), ("made", str), ("played", str)):
        if not isinstance(data.get(key), expected):
            raise BadRecord(f"the save lacks its {key}", 0)
    head = record.header(record.from_text(data["record"]))
    chosen = [known for known in get_args(TakeBacks) if known == data.get("take_backs")]
    won = data.get("won")
    return Save(
        name,
        head.game,
        data["record"],
        from_data(data.get("people"), head.players),
        chosen[0] if chosen else "off",
        data.get("practice") is True,
        data.get("over") is True,
        data["made"],
        data["played"],
        printable(data.get("title"), TITLE_LENGTH),
        _seat(data.get("seat"), head.players),
        _seat(data.get("turn"), head.players),
        tuple(seat for seat in range(head.players) if isinstance(won, list) and seat in won),
        data.get("open_hands") is True,
        _answers(data),
    )


def _answers(data: dict[str, Any]) -> Answers:
    """The answers of a save; what is none is left out, and whether they fit the game is for
    `ui.inquiry` to say."""
    given = data.get("answers")
    pairs = [pair for pair in given if isinstance(pair, list)] if isinstance(given, list) else []
    whole = [(p[0], p[1]) for p in pairs if [type(part) for part in p] == [int, int]]
    return Answers(tuple(whole), data.get("asked_all") is True)


def _seat(value: Any, players: int) -> int | None:
    known = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players
    return value if known else None
