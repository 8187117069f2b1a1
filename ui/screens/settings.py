"""Settings: a page of its own, and a sheet over the table. Every change holds at once.

What can be used: `set` (argument: a name of `ui.preferences.CHOICES`).
"""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node, div, main, p, section, ul

from ui.focus import Shape
from ui.preferences import CHOICES
from ui.widgets.control import Control, rule
from ui.widgets.dialog import dialog
from ui.widgets.frame import bar
from ui.words import word

# The order of a scale where it is not the order of CHOICES, whose first is the usual one.
ORDER = {"pace": ("slow", "easy", "fast")}


def settings(chosen: Mapping[str, str], shape: Shape, back: str = "#/") -> Node:
    """The page. back: where its arrow leads."""
    return div(".page.settings-page")[
        bar(word("settings.title"), back=back),
        main(".settings")[
            section(".sheet", aria_label=word("settings.title"))[
                p(".lead")[word("settings.lead")], form(chosen, shape)
            ]
        ],
    ]


def sheet(chosen: Mapping[str, str]) -> Node:
    """The same over a table. Selects are short enough for any sheet."""
    return dialog("settings", word("settings.title"), form(chosen, "tall"))


def form(chosen: Mapping[str, str], shape: Shape) -> Node:
    """Every setting with its sentence."""
    return ul(".opts")[[_setting(name, chosen[name], shape) for name in CHOICES]]


def _setting(name: str, chosen: str, shape: Shape) -> Node:
    values = ORDER.get(name, CHOICES[name])
    given = Control(
        f"set-{name}",
        word(f"settings.{name}"),
        "set",
        name,
        [(value, word(f"settings.{name}.{value}")) for value in values],
        chosen,
    )
    return rule(given, word(f"settings.{name}.help"), shape)
