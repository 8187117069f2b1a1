"""What the hand is doing: all that a drawing depends on besides the observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ui.words import Voice

Shape = Literal["wide", "tall", "low"]
Look = Literal["follow", "fit", "near"]
Windows = Literal["always", "major", "never"]


@dataclass(frozen=True, slots=True)
class Focus:
    """voice: names, and who is "you". picked: component ids picked so far, in order.

    lit: ids that can be picked next. labels: for lit ids what picking them does, in words.
    trail: ids of the places that the last move went over, source first, target last.
    quiet: nothing can be picked (a replay, a bot's turn, an animation under way).
    shape: how the page lies: "wide" (desk), "tall" (portrait), "low" (lying phone).
    look: how much of a large board a small page shows: it follows the action, all, or it is near.
    asked: the people at this device to whom a window's question is put in public; answered: those
    of them who have answered. windows: in which windows the only
    person here wants to be asked.
    """

    voice: Voice = field(default_factory=Voice)
    picked: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    labels: Mapping[str, str] = field(default_factory=dict)
    trail: tuple[str, ...] = ()
    quiet: bool = False
    shape: Shape = "wide"
    look: Look = "follow"
    asked: tuple[int, ...] | None = None
    answered: tuple[int, ...] = ()
    windows: Windows | None = None
