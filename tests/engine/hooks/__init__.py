"""What tests must know of a game beyond its contract. A game `engine/games/<module>` has its own in
`<module>.py` here, under `HOOKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from engine.chance import Dealer
from engine.game import OptionValue, State


@dataclass(frozen=True, slots=True)
class Hooks:
    """What tests must know of a game that its observations do not tell.

    conserved: raises AssertionError if components were lost or doubled.
    secrets: every hidden place with what lies there (empty where nothing is hidden).
    reshuffled: a copy in which all that the seat cannot know is dealt anew. It is written against
        the rules, not against `world`, so that a leak which `world` knows of is found too.
    brief: options that make a long game short; most contract tests then play it so.
    """

    conserved: Callable[[Any], None]
    secrets: Callable[[Any], dict[str, Hashable]]
    reshuffled: Callable[[Any, int, Dealer], State]
    brief: Mapping[str, OptionValue] = field(default_factory=dict)


def hooks_for(module: str) -> Hooks:
    """The hooks of the game whose module has that name."""
    found = import_module(f"tests.engine.hooks.{module}").HOOKS
    assert isinstance(found, Hooks)
    return found
