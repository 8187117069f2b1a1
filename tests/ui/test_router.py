"""Routes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.router import Route, fragment, parse


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("", Route()),
        ("#/", Route()),
        ("#/setup/circus", Route("setup", "circus")),
        ("#/table/0f3a", Route("table", "0f3a")),
        ("#/open/AQEB_-~W10", Route("open", "AQEB_-~W10")),
        ("#/about", Route("about")),
        ("#/settings", Route("settings")),
        ("#/intro/circus", Route("intro", "circus")),
        ("#/rules/big-top", Route("rules", "big-top")),
    ],
)
def test_routes_go_both_ways(text: str, route: Route) -> None:
    assert parse(text) == route
    assert parse(fragment(route)) == route


@pytest.mark.parametrize(
    "text",
    [
        "#/setup",
        "#/nowhere",
        "#/about/x",
        "#/settings/x",
        "#/open/<script>",
        "#/table/a/b",
        "#/open/é",
    ],
)
def test_what_is_no_route_is_none(text: str) -> None:
    assert parse(text) is None


@given(st.text(max_size=80))
def test_no_fragment_breaks_it(text: str) -> None:
    route = parse(text)
    if route is not None:
        assert parse(fragment(route)) == route


def test_a_link_survives_those_who_rewrite_it() -> None:
    for written in ("#/open/AQ~Ann", "#/open/AQ%7EAnn", "#/open/AQ%7eAnn%20", "#/open/AQ~Ann "):
        assert parse(written) == Route("open", "AQ~Ann")
