"""The text of nodes, and the parts of a page that are left alone while they stay the same."""

from __future__ import annotations

import pytest
from htpy import Node, br, div, fragment, li, p, span, ul
from markupsafe import Markup

from ui.html import Parts, html_of, part, plain_html


@pytest.mark.parametrize(
    "node",
    [
        div(".a", id="b")[span["<x> & 'y'"], br, None, False, 7, Markup("<i>z</i>")],
        ul[[li[n] for n in range(3)], (li["last"],)],
        fragment[p["one"], fragment["two", br]],
        div[lambda: "called"],
        "text & more",
        None,
    ],
)
def test_html_is_what_htpy_gives(node: Node) -> None:
    assert html_of(node) == str(fragment[node])


def test_a_generator_is_written_out() -> None:
    assert html_of(ul[(li[n] for n in (1, 2))]) == "<ul><li>1</li><li>2</li></ul>"


def page(*parts: Node) -> str:
    return html_of(div[p["before"], parts, p["after"]])


def test_a_part_is_sent_once() -> None:
    parts = Parts()
    first = part(div(id="one")["same"])
    whole = parts.news(page(first, part(p(id="two")["old"])))
    assert whole == plain_html(page(first, part(p(id="two")["old"])))
    news = parts.news(page(first, part(p(id="two")["new"])))
    assert news == (
        '<div><p>before</p><div id="one" data-same></div><p id="two">new</p><p>after</p></div>'
    )


def test_what_was_gone_is_sent_again() -> None:
    parts = Parts()
    first = part(div(id="one")["same"])
    parts.news(page(first))
    parts.news(page())
    assert "same</div>" in parts.news(page(first))


def test_a_page_that_is_forgotten_is_sent_again() -> None:
    parts = Parts()
    text = page(part(div(id="one")["same"]))
    whole = parts.news(text)
    parts.forget()
    assert parts.news(text) == whole


def test_the_same_id_twice_is_not_left_alone_twice() -> None:
    parts = Parts()
    first = part(div(id="one")["same"])
    parts.news(page(first))
    assert parts.news(page(first, first)).count("data-same") == 1


def test_a_part_holds_no_parts() -> None:
    inner = part(span(id="in")["x"])
    assert part(div(id="out")[inner]).count("<!--[") == 1


def test_a_part_needs_an_id() -> None:
    with pytest.raises(ValueError, match="needs an id"):
        part(div[span(id="inner")["x"]])


def test_what_a_person_types_makes_no_part() -> None:
    typed = "<!--[div one-->x<!--]-->"
    assert Parts().news(page(p[typed])) == page(p[typed])
