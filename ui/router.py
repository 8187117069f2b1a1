"""Routes: what stands behind the `#` of the address."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.errors import EngineError

_PART = re.compile(r"[A-Za-z0-9_~.-]*")


class NoPage(EngineError):
    """The address leads nowhere."""

    key = "error.no-page"


class Route(NamedTuple):
    """screen: one of those below; arg: a slug, the name of a save, or a record."""

    screen: str = "home"
    arg: str = ""


_ALONE = {"about", "saves", "settings"}
_WITH_ARG = {"setup", "table", "score", "replay", "open", "intro", "rules"}


def parse(fragment: str) -> Route | None:
    """The route of a fragment (with or without `#`), or None if there is none like it.

    The argument is only checked for its alphabet here; a wrong one is the screen's to explain.
    """
    # Some of those who carry links write "~" as "%7E", or leave a space at the end.
    for written, meant in (("%7E", "~"), ("%7e", "~"), ("%20", " ")):
        fragment = fragment.replace(written, meant)
    path = fragment.strip().lstrip("#").strip("/")
    if not path:
        return Route()
    screen, _, arg = path.partition("/")
    if screen in _ALONE and not arg:
        return Route(screen)
    if screen in _WITH_ARG and arg and _PART.fullmatch(arg):
        return Route(screen, arg)
    return None


def fragment(route: Route) -> str:
    """The fragment of a route, `#` included."""
    if route == Route():
        return "#/"
    return f"#/{route.screen}/{route.arg}" if route.arg else f"#/{route.screen}"
