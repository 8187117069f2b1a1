"""A table's HTML as tests read it, and what every table must be able to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from html.parser import HTMLParser
from typing import Any

from ui.html import html_of
from ui.picks import Offer, Picks, Touch

CLOSED = {"img", "button"}


class Elements(HTMLParser):
    """All elements with their attributes and the roles they stand in, and the text."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.elements: list[dict[str, str | None]] = []
        self.around: list[list[str]] = []
        self.text = ""
        self._roles: list[str] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.elements.append(given)
        self.around.append(list(self._roles))
        self._roles.append(given.get("role") or "")

    def handle_endtag(self, tag: str) -> None:
        self._roles.pop()

    def handle_data(self, data: str) -> None:
        self.text += data + " "


class Page:
    """What was drawn, read as far as it is asked for."""

    def __init__(self, drawn: Any) -> None:
        self.source = html_of(drawn)

    @cached_property
    def _read(self) -> Elements:
        return Elements(self.source)

    @property
    def elements(self) -> list[dict[str, str | None]]:
        return self._read.elements

    @property
    def around(self) -> list[list[str]]:
        return self._read.around

    @property
    def text(self) -> str:
        return self._read.text

    @property
    def components(self) -> list[str]:
        return [name for e in self.elements if (name := e.get("data-c")) is not None]

    def component(self, name: str) -> dict[str, str | None]:
        (found,) = (e for e in self.elements if e.get("data-c") == name)
        return found

    def having(self, name: str) -> list[dict[str, str | None]]:
        """The elements of a class."""
        return [e for e in self.elements if name in (e.get("class") or "").split()]


def can_be_picked(
    drawn: Callable[..., Page], offers: Sequence[Offer], which: Sequence[int]
) -> None:
    """Whether those of the offers can be picked in a drawing, piece after piece, by anybody."""
    for action, choice in (offers[index] for index in which):
        picks = Picks(offers)
        for step in choice.picks:
            page = drawn(lit=picks.lit, picked=picks.picked)
            assert picks.lit <= set(page.components)
            assert len(page.components) == len(set(page.components))
            for name in picks.lit:
                attributes = page.component(name)
                assert attributes["role"] == "button"
                assert attributes["tabindex"] == "0"
                where = page.elements.index(attributes)
                assert not CLOSED & set(page.around[where]), f"{name} is inside a picture"
            touch = picks.touch(step[0])
        assert touch is Touch.PLAY
        assert picks.action == action
