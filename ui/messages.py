"""Messages between this page and the one that embeds it; `docs/embed.md` is their reference.

Pure: reading what came, and wording what is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.errors import EngineError
from engine.game import OptionValue
from ui import plain_json, share
from ui.playing import Playing
from ui.router import Route, fragment, parse

MARK = "sawdust"
VERSION = 1
LONGEST_ID = 64

# The height that suits a frame of that width, all in CSS pixels: a phone upright, a phone on its
# side (one board and everything round it, without scrolling), a desk.
UPRIGHT, DESK = 560, 1200
LEAST, MOST = 200, 5000


class BadMessage(EngineError):
    """A message from the embedding page is not one that we know."""

    key = "error.bad-message"

    def __init__(self, reason: str) -> None:
        super().__init__(reason, reason=reason)


class New(NamedTuple):
    """Begin a game: you against bots. What is None is as usual for that game."""

    game: str | None
    players: int | None
    options: Mapping[str, OptionValue]


class Load(NamedTuple):
    """Show the game of a record, as a link does."""

    record: str


class Size(NamedTuple):
    """Tell the height that suits, at most `most`, now and whenever it changes."""

    most: int


Command = New | Load | Size
Message = dict[str, Any]


def read(text: str) -> Message:
    """The message as it came; BadMessage if it is none of ours. Its command is not looked at."""
    try:
        data = plain_json.loads(text)
    except ValueError:
        raise BadMessage("it is not plain data, or too long") from None
    if not isinstance(data, dict) or type(data.get(MARK)) is not int or data[MARK] != VERSION:
        raise BadMessage(f"it is not an object with {MARK}: {VERSION}")
    return data


def identity(message: Message) -> str | int | None:
    """What the sender calls the message, for the answer to name it; None if it is not usable."""
    found = message.get("id")
    if isinstance(found, str):
        return found if len(found) <= LONGEST_ID else None
    return found if type(found) is int else None


def command(message: Message) -> Command:
    """What a message asks for. Raises BadMessage."""
    kind = message.get("type")
    known = COMMANDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise BadMessage(f"its type is none of {', '.join(COMMANDS)}")
    make, fields = known
    given = {name: value for name, value in message.items() if name not in (MARK, "type", "id")}
    if "id" in message and identity(message) is None:
        raise BadMessage(f"its id is not a whole number or a text of up to {LONGEST_ID} characters")
    unknown = sorted(set(given) - set(fields))
    if unknown:
        raise BadMessage(f"it has a field “{unknown[0][:LONGEST_ID]}”, and no {kind} has that")
    for name, (fits, wanted) in fields.items():
        if name in given and not fits(given[name]):
            raise BadMessage(f"its {name} is not {wanted}")
    return make(given)


def _new(given: Message) -> New:
    return New(given.get("game"), given.get("players"), given.get("options", {}))


def _load(given: Message) -> Load:
    record = given.get("record", "")
    if parse(fragment(Route("open", record))) != Route("open", record):
        raise BadMessage("its record is not the text of a game")
    share.opened(record)
    return Load(record)


def _size(given: Message) -> Size:
    return Size(given.get("max", MOST))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_height(value: object) -> bool:
    return type(value) is int and LEAST <= value <= MOST


def _is_options(value: object) -> bool:
    kinds = (bool, int, str)
    return isinstance(value, dict) and all(type(v) in kinds for v in value.values())


Field = tuple[Callable[[object], bool], str]
COMMANDS: Mapping[str, tuple[Callable[[Message], Command], Mapping[str, Field]]] = {
    "new": (
        _new,
        {
            "game": (_is_text, "a text"),
            "players": (_is_whole, "a whole number"),
            "options": (_is_options, "an object of texts, whole numbers, true and false"),
        },
    ),
    "load": (_load, {"record": (_is_text, "a text")}),
    "size": (_size, {"max": (_is_height, f"a whole number from {LEAST} to {MOST}")}),
}


# What is told


def told(kind: str, **values: Any) -> Message:
    """A message for the embedding page."""
    return {MARK: VERSION, "type": kind, **values}


def moved(playing: Playing) -> Message:
    """How a game stands, after it was begun, opened, played on or taken back."""
    session = playing.session
    return told(
        "moved",
        game=session.game.slug,
        record=share.argument(session, playing.people),
        actions=len(session.steps),
        player=None if session.over else session.current_player,
        over=session.over,
    )


def ended(playing: Playing) -> Message:
    """The result, once it has been seen."""
    session = playing.session
    standings = [
        {
            "seat": standing.player,
            "name": playing.people[standing.player].name,
            "place": standing.place,
            "score": standing.score,
        }
        for standing in session.standings()
    ]
    return told(
        "ended",
        game=session.game.slug,
        record=share.argument(session, playing.people),
        standings=standings,
    )


def refused(error: EngineError, text: str, about: Message) -> Message:
    """Why a message changed nothing. code: the kind of error; about: the message."""
    kind = about.get("type")
    return told(
        "error",
        code=error.key.removeprefix("error."),
        text=text,
        to=kind if isinstance(kind, str) and kind in COMMANDS else None,
        id=identity(about),
    )


def fitting(width: int, most: int = MOST) -> int:
    """The height, in CSS pixels, that suits a frame of that width."""
    if width <= UPRIGHT:
        wish = min(720, max(640, round(width * 16 / 9)))
    elif width < DESK:
        wish = min(500, max(400, round(width * 0.6)))
    else:
        wish = 800
    return min(wish, most)
