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


def say(message: Message, voice: Voice) -> str:
    """The sentence, as plain text."""
    return _fill(_template(message, voice).replace("*", ""), message, voice)


def rich(message: Message, voice: Voice) -> Markup:
    """The sentence with its bold parts marked up and everything else escaped."""
    parts = _template(message, voice).split("*")
    texts = [escape(_fill(part, message, voice)) for part in parts]
    return Markup("").join(
        Markup("<b>{}</b>").format(text) if i % 2 else text for i, text in enumerate(texts)
    )


def _template(message: Message, voice: Voice) -> str:
    template = WORDS[message.key]
    if isinstance(template, str):
        return template
    who = message.values.get("who")
    return template[0] if who is not None and who == voice.you else template[1]


def _they(template: str | tuple[str, str]) -> str:
    return template if isinstance(template, str) else template[1]


class _Filler(Formatter):
    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def format_field(self, value: Any, spec: str) -> str:
        if isinstance(value, tuple):
            return listed([self.format_field(item, spec) for item in value])
        if spec in ("name", "Name"):
            name = self.voice.name(value)
            return name[0].upper() + name[1:] if spec == "Name" else name
        if "|" in spec:
            one, many = spec.split("|")
            return f"{value} {one if value == 1 else many}"
        if spec:
            return word(f"{spec}.{value}")
        return str(value)

    def parse(self, text: str) -> Sequence[Any]:
        return _parsed(text)


@cache
def _parsed(template: str) -> Sequence[Any]:
    return tuple(Formatter().parse(template))


def _fill(template: str, message: Message, voice: Voice) -> str:
    text = _Filler(voice).vformat(template, (), dict(message.values))
    return re.sub(r"\s+", " ", text)


def listed(items: Sequence[str]) -> str:
    """A list in words: "red", "red and blue", "red, green and blue"."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + " and " + items[-1]
