"""One of several values: radio buttons where there is room, else a select.

Both tell their value when they change: `data-do` and `data-arg` say what it is for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from htpy import Node, b, fieldset, input, label, legend, li, option, p, select, span

from ui.focus import Shape
from ui.widgets.button import does


class Control(NamedTuple):
    """name: its id, unlike any other's. values: pairs of a value and its words."""

    name: str
    label: str
    verb: str
    arg: str | int | None
    values: Sequence[tuple[str, str]]
    chosen: str


def control(given: Control, shape: Shape) -> Node:
    """The control alone."""
    if shape == "wide":
        return fieldset(".seg")[
            legend(".hide")[given.label],
            [
                label[
                    input(
                        does(given.verb, given.arg),
                        id=f"{given.name}-{value}",
                        type="radio",
                        name=given.name,
                        value=value,
                        checked=value == given.chosen,
                    ),
                    span[text],
                ]
                for value, text in given.values
            ],
        ]
    return select(
        does(given.verb, given.arg),
        id=given.name,
        class_="pick1",
        aria_label=given.label,
    )[[option(value=value, selected=value == given.chosen)[text] for value, text in given.values]]


def rule(given: Control, sentence: str, shape: Shape) -> Node:
    """The control in a line of a list, with a sentence about it."""
    return li[p[b(".slab")[given.label], span[sentence]], control(given, shape)]
