"""Puts messages into words: the only place where keys and values become sentences.

A template is plain text with `{value}` fields; the part after a colon says how a value reads:
`{who:name}` a seat's name ("you" for the reader's own), `{who:Name}` the same to open a sentence,
`{n:step|steps}` a number with its noun, `{colour:circus.colour}` the word under that key,
`{n}` as it is. A pair is `Voiced`: the first half is used when seat `who` is the reader.
Words between asterisks are printed bold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from string import Formatter
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from engine.errors import EngineError
from engine.events import Message, Value
from ui.words.en import WORDS


class Voice(NamedTuple):
    """Whom the words are for: the names of the seats, and which of them is "you" (if any)."""

    names: Sequence[str] = ()
    you: int | None = None

    def name(self, seat: int) -> str:
        return "you" if seat == self.you else self.names[seat]


def has(key: str) -> bool:
    """Whether there are words for that key."""
    return key in WORDS


@cache
def word(key: str) -> str:
    """A fixed text: a button, a heading, a term."""
    template = WORDS[key]
    return _they(template).replace("*", "")


@lru_cache(maxsize=4096)
def plain(key: str, **values: Value) -> str:
    """A text in which nobody is named."""
    return say(Message(key, values), Voice())


def capital(text: str) -> str:
    """The text as it opens a sentence; `str.capitalize` would change the rest of it."""
    return text[:1].upper() + text[1:]


def excuse(error: EngineError) -> str:
    """What went wrong, in words; in general ones if there are none for it."""
    key = error.key if has(error.key) else EngineError.key
    return say(Message(key, error.values), Voice())


def say(message: Message, voice: Voice) -> str:
    """The sentence, as plain text."""
    return _fill(_template(message, voice).replace("*", ""), message, voice)


def rich(message: Message, voice: Voice) -> Markup:
    """The sentence with its bold parts marked up and everything else escaped."""
    parts = _template(message, voice).split("*")
    texts = [str(escape(_fill(part, message, voice))) for part in parts]
    return Markup("".join(f"<b>{text}</b>" if i % 2 else text for i, text in enumerate(texts)))


def _template(message: Message, voice: Voice) -> str:
    template = WORDS[message.key]
    if isinstance(template, str):
        return template
    who = message.values.get("who")
    return template[0] if who is not None and who == voice.you else template[1]


def _they(template: str | tuple[str, str]) -> str:
    return template if isinstance(template, str) else template[1]


def _fill(template: str, message: Message, voice: Voice) -> str:
    texts = []
    for literal, name, spec in _parsed(template):
        texts.append(literal)
        if name:
            texts.append(_read(message.values[name], spec, voice))
    return _SPACES.sub(" ", "".join(texts))


_SPACES = re.compile(r"[ \n]+")  # those that break no line stay as they are


@cache
def _parsed(template: str) -> list[tuple[str, str, str]]:
    """A template's pieces: a text, and the name and the way of reading of the value after it."""
    return [(text, name or "", spec or "") for text, name, spec, _ in Formatter().parse(template)]


def _read(value: Any, spec: str, voice: Voice) -> str:
    if isinstance(value, tuple):
        return listed([_read(item, spec, voice) for item in value])
    if spec in ("name", "Name"):
        name = voice.name(value)
        return capital(name) if spec == "Name" else name
    if "|" in spec:
        one, many = spec.split("|")
        return f"{value} {one if value == 1 else many}"
    if spec:
        return word(f"{spec}.{value}")
    return str(value)


def listed(items: Sequence[str]) -> str:
    """A list in words: "red", "red and blue", "red, green and blue"."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + " and " + items[-1]
