"""What the hand is doing: all that a drawing depends on besides the observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ui.words import Voice

Shape = Literal["wide", "tall", "low"]


@dataclass(frozen=True, slots=True)
class Focus:
    """voice: names, and who is "you". picked: component ids picked so far, in order.

    lit: ids that can be picked next. labels: for lit ids what picking them does, in words.
    trail: ids of the places that the last move went over, source first, target last.
    quiet: nothing can be picked (a replay, a bot's turn, an animation under way).
    shape: how the page lies: "wide" (desk), "tall" (portrait), "low" (lying phone).
    """

    voice: Voice = field(default_factory=Voice)
    picked: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    labels: Mapping[str, str] = field(default_factory=dict)
    trail: tuple[str, ...] = ()
    quiet: bool = False
    shape: Shape = "wide"
