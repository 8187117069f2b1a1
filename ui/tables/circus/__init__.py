"""The table of Welcome to the Circus."""

from __future__ import annotations

from htpy import Node, div

from engine.game import Observation
from ui.focus import Focus
from ui.tables.circus.ring import ring
from ui.tables.circus.seats import plate, tally
from ui.tables.circus.tray import tray

__all__ = ["plate", "stage", "tally"]


def stage(observation: Observation, focus: Focus) -> Node:
    """The ring, and below it (beside it on a lying phone) the tray."""
    return [div(".stage.boxed")[ring(observation, focus)], tray(observation, focus)]
