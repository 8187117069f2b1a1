"""How a game is explained: in one minute, at a glance beside the table, and all the rules.

A game's explanation is a module `ui/rules/<module>.py` with the three functions of `Explanation`;
its words lie in `ui/words/en/<module>_rules.py`. It is imported when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast

from htpy import Node

from engine.catalogue import GAMES, module_of
from engine.errors import EngineError


class Pane(NamedTuple):
    """One of the four pictures of the introduction: a word, a drawing, a sentence or two."""

    title: str
    drawing: Node
    text: Node


class Glance(NamedTuple):
    """The quick reference. turn: what one does in order; ways: between which things one has the
    choice in the last of them; notes: what is easily forgotten; end: how it ends."""

    turn: Sequence[Node]
    ways: Sequence[tuple[Node, Node]]
    notes: Sequence[Node]
    end: Node


class Chapter(NamedTuple):
    """A part of the rules. drawing: beside its paragraphs."""

    title: str
    paragraphs: Sequence[Node]
    drawing: Node = None


class Explanation(Protocol):
    """What a module of `ui/rules` offers. All of it pure."""

    def panes(self) -> Sequence[Pane]:
        """The introduction: four panes."""

    def glance(self) -> Glance:
        """What fits beside the table."""

    def chapters(self) -> Sequence[Chapter]:
        """All the rules, in our own words."""


class NoRules(EngineError):
    """That game is not explained here yet."""

    key = "error.no-rules"


def is_explained(slug: str) -> bool:
    """Whether there is an explanation of the game of that slug."""
    return slug in GAMES and find_spec(f"ui.rules.{module_of(slug)}") is not None


def explanation_of(slug: str) -> Explanation:
    """The explanation of that game. Raises NoRules."""
    if not is_explained(slug):
        raise NoRules(f"no rules of {slug}", game=slug)
    return cast(Explanation, import_module(f"ui.rules.{module_of(slug)}"))
