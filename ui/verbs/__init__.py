"""What buttons and keys do: `data-do` names a verb, `data-arg` is what it gets.

Each module offers the verbs of one part of the page, under `VERBS`. A verb changes what is going
on in the app and lets it draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.app import App
from ui.verbs import house, link, offline, replay, rules, saves, settings, setup, table

Verb = Callable[[App, str], None]
Change = Callable[[App, str, str], None]

ALL: Mapping[str, Verb] = {
    **house.VERBS,
    **setup.VERBS,
    **table.VERBS,
    **link.VERBS,
    **saves.VERBS,
    **replay.VERBS,
    **offline.VERBS,
    **settings.VERBS,
    **rules.VERBS,
}

# What controls with a value do: they get their argument and the value.
CHANGES: Mapping[str, Change] = {**replay.CHANGES, **settings.CHANGES}
