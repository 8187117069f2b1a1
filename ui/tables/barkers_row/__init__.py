"""The table of Barker's Row."""

from __future__ import annotations

from htpy import Node, div

from engine.game import Observation
from ui.focus import Focus
from ui.tables.barkers_row.looking import look
from ui.tables.barkers_row.midway import midway
from ui.tables.barkers_row.own import own
from ui.tables.barkers_row.row import row
from ui.tables.barkers_row.seats import plate, tally
from ui.tables.barkers_row.tower import tower

__all__ = ["look", "plate", "stage", "tally"]


def stage(observation: Observation, focus: Focus) -> Node:
    """Tower, Row and Midway; below them the viewer's own side."""
    opening = " opening" if observation["phase"] == "keep" else ""
    return [
        div(class_=f"stage fairground{opening}")[
            div(".towerside.boxed")[tower(observation, focus)],
            div(".midside")[row(observation, focus), midway(observation, focus)],
        ],
        own(observation, focus),
    ]
