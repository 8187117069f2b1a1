"""The attributes that make any drawn element a component: found, lit, named, reachable."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Element, Node, div, span

from ui.focus import Focus


def component(focus: Focus, name: str, label: str, classes: str = "") -> dict[str, str]:
    """Attributes of the element that stands for component id `name` (`clown:1`, `space:4-2`).

    It gets the DOM id `c-<name>` (so that morphing keeps it and focus stays on it) and
    `data-c=<name>`; class `on` and a tab stop if it can be picked now, class `picked` if it was.
    `label` is its full accessible name ("Clown with red, blue and yellow").
    """
    lit, picked = name in focus.lit, name in focus.picked
    names = [classes] if classes else []
    names += ["on"] if lit else []
    names += ["picked"] if picked else []
    attributes = {"id": "c-" + name.replace(":", "-"), "data-c": name, "class": " ".join(names)}
    if lit or picked:
        does = focus.labels.get(name)
        attributes |= {
            "role": "button",
            "tabindex": "0",
            "aria-pressed": "true" if picked else "false",
            "aria-label": f"{label}: {does}" if does else label,
        }
    else:
        attributes |= {"role": "img", "aria-label": label}
    return attributes


def holder(focus: Focus, name: str, label: str, classes: str = "") -> dict[str, str]:
    """The same for a place that may hold what can be picked: until it can be picked itself, it is a
    group to those who listen, for in a picture or a button nothing else could be reached."""
    attributes = component(focus, name, label, classes)
    return attributes if "tabindex" in attributes else attributes | {"role": "group"}


def written(
    element: Element, attributes: Mapping[str, str], content: Node, classes: str = ""
) -> Node:
    """An element on which something is written. attributes: as `component` gives them.

    A button is called by what it holds, and that is too short for one who cannot see the rest: so
    its name is read in place of it.
    """
    given = dict(attributes)
    classes = f"{classes} {given.pop('class', '')}".strip()
    label = given.pop("aria-label") if given.get("role") == "button" else None
    return element(given, class_=classes)[
        span(".printed", aria_hidden="true" if label else None)[content],
        span(".hide")[label] if label else None,
    ]


def press(focus: Focus, name: str, text: str, classes: str = "") -> Node:
    """A button that stands for a component id (`button:pass`), as long as it can be picked."""
    if name not in focus.lit:
        return None
    return div(component(focus, name, text, f"cta {classes}".rstrip()))[span[text]]
