"""What buttons and keys do: `data-do` names a verb, `data-arg` is what it gets.

Each module offers the verbs of one part of the page, under `VERBS`. A verb changes what is going
on in the app and lets it draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.app import App
from ui.verbs import house, link, rules, settings, setup, table

Verb = Callable[[App, str], None]

ALL: Mapping[str, Verb] = {
    **house.VERBS,
    **setup.VERBS,
    **table.VERBS,
    **link.VERBS,
    **settings.VERBS,
    **rules.VERBS,
}
