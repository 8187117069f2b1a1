"""Things to press. What one does stands in `data-do` and `data-arg`; links only change the screen.

`tool` is an icon with a word beside it where there is room; `cta` is a printed block.
"""

from __future__ import annotations

from htpy import Node, a, button, span

from ui.widgets.icons import icon


def does(verb: str, arg: str | int | None = None) -> dict[str, str]:
    """The attributes that tell the page what an element does when it is used."""
    attributes = {"data-do": verb}
    if arg is not None:
        attributes["data-arg"] = str(arg)
    return attributes


def tool(
    picture: str,
    label: str,
    verb: str,
    arg: str | int | None = None,
    *,
    spelt: bool = False,
    disabled: bool = False,
    why_not: str = "",
) -> Node:
    """A small button. Spelt: its label is printed beside the picture on a wide page. why_not: why
    it does nothing now; its verb is still called, and can say so."""
    name = {} if spelt else {"aria-label": label}
    off = {"aria-disabled": "true", "title": why_not} if why_not else {}
    return button(does(verb, arg), name, off, type="button", class_="tool", disabled=disabled)[
        icon(picture), span(".word")[label] if spelt else None
    ]


def tool_link(picture: str, label: str, href: str, *, spelt: bool = False) -> Node:
    """The same for a link."""
    name = {} if spelt else {"aria-label": label}
    return a(name, href=href, class_="tool")[icon(picture), span(".word")[label] if spelt else None]


def cta(
    label: str,
    verb: str,
    arg: str | int | None = None,
    *,
    picture: str | None = None,
    kind: str = "",
    disabled: bool = False,
) -> Node:
    """A button of the first rank; kind "ghost" is the second rank, "big" is the one of a page."""
    return button(does(verb, arg), type="button", class_=f"cta {kind}".rstrip(), disabled=disabled)[
        icon(picture) if picture else None, label
    ]


def cta_link(label: str, href: str, *, picture: str | None = None, kind: str = "") -> Node:
    """The same for a link."""
    return a(href=href, class_=f"cta {kind}".rstrip())[icon(picture) if picture else None, label]
