"""Saved games as a file: plain text, a first line that says what it is, then one game a line.

A line is a save as it is stored (JSON, one object); one that cannot be read travels as a JSON
string of its text, so that nothing is lost. On the way in every game is played through the engine,
gets a fresh name and overwrites nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from engine.errors import EngineError
from ui import saves
from ui.saves import PREFIX, Save, Store

HEAD = "Sawdust saved games, format "
FORMAT = 1
MAX_BYTES = 3_000_000
MAX_GAMES = 300
ENDING = ".txt"


class BadFile(EngineError):
    """The file holds no saved games, or nothing at all."""

    key = "error.bad-file"


class NewerFile(BadFile):
    """The file comes from a later Sawdust than this one."""

    key = "error.newer-file"


class BigFile(BadFile):
    """The file is bigger than any of ours."""

    key = "error.big-file"

    def __init__(self) -> None:
        super().__init__("file too big", games=MAX_GAMES, megabytes=MAX_BYTES // 1_000_000)


@dataclass(slots=True)
class Report:
    """What became of a file's games. stopped: the storage's error that ended it, if one did."""

    taken: list[Save] = field(default_factory=list)
    known: int = 0
    bad: list[EngineError] = field(default_factory=list)
    stopped: EngineError | None = None


def to_text(texts: Iterable[str]) -> str:
    """The file of these stored texts."""
    lines = [f"{HEAD}{FORMAT}"]
    lines += [text if _plain(text) else json.dumps(text) for text in texts]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> list[str]:
    """The stored texts in a file. Raises BadFile, NewerFile or BigFile."""
    if len(text) > MAX_BYTES:
        raise BigFile
    first, *rest = text.removeprefix("\ufeff").split("\n")
    number = first.strip().removeprefix(HEAD)
    if not first.startswith(HEAD) or not (number.isdecimal() and len(number) < 4):
        raise BadFile("no file of saved games")
    if int(number) > FORMAT:
        raise NewerFile(f"format {number}, not {FORMAT}")
    lines = [line for line in (line.strip(" \r") for line in rest) if line]
    if not lines:
        raise BadFile("an empty file")
    if len(lines) > MAX_GAMES:
        raise BigFile
    return [_stored(line) for line in lines]


def take_in(store: Store, text: str, report: Report) -> Iterator[None]:
    """Put a file's games on the shelf, one a step; `report` tells. Raises what `from_text` raises,
    and then nothing was changed."""
    texts = from_text(text)
    there = {_gist(save) for save in saves.shelf(store) if isinstance(save, Save)}
    for stored in texts:
        try:
            save = _checked(stored)
        except EngineError as error:
            report.bad.append(error)
        else:
            if _gist(save) in there:
                report.known += 1
            else:
                try:
                    saves.write(store, save)
                except EngineError as error:
                    report.stopped = error
                    return
                there.add(_gist(save))
                report.taken.append(save)
        yield


def stored_texts(store: Store, names: Iterable[str]) -> list[str]:
    """What is stored under these names of saves, as it is."""
    found = (store.get(PREFIX + name) for name in names)
    return [text for text in found if text is not None]


def file_name(label: str, day: str) -> str:
    """A name that every file system takes: plain letters, the date, and our ending."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in label.lower())
    middle = "-".join(part for part in plain.split("-") if part)[:40]
    return "-".join(part for part in ("sawdust", middle, day[:10]) if part) + ENDING


def _plain(text: str) -> bool:
    return text.startswith("{") and "\n" not in text and "\r" not in text


def _stored(line: str) -> str:
    if line.startswith('"'):
        try:
            found = json.loads(line)
        except ValueError:
            return line
        return str(found)
    return line


def _checked(stored: str) -> Save:
    """The save, played through, with what a list says of it worked out anew."""
    save = saves.from_text(saves.new_name(), stored)
    fresh = saves.of(
        save.session(),
        save.name,
        save.people,
        save.made,
        save.title,
        save.seat,
        save.open_hands,
        save.answers,
    )
    return replace(fresh, played=save.played)


def _gist(save: Save) -> tuple[object, ...]:
    return save.record, save.people, save.title, save.seat, save.answers
