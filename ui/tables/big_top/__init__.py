"""The table of Big Top."""

from __future__ import annotations

from htpy import Node

from engine.game import Observation
from ui.focus import Focus
from ui.tables.big_top.booths import booths
from ui.tables.big_top.own import own
from ui.tables.big_top.seats import plate, tally
from ui.tables.big_top.tents import tents

__all__ = ["plate", "stage", "tally"]


def stage(observation: Observation, focus: Focus) -> Node:
    """Four tents, or while bets are placed four booths; below them the viewer's own side."""
    centre = booths if observation["betting"] else tents
    return [centre(observation, focus), own(observation, focus)]
