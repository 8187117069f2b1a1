"""Home: four posters, and the game that was left off. `shell` is the same page before Python runs.

What can be used: `resume`, `open-link`, `theme`; the posters and About are links.
"""

from __future__ import annotations

from typing import NamedTuple

from htpy import (
    Node,
    b,
    button,
    div,
    footer,
    h1,
    header,
    i,
    li,
    main,
    nav,
    p,
    progress,
    section,
    span,
    ul,
)

from ui.posters import POSTERS
from ui.posters.printed import poster_link, stub
from ui.widgets.button import cta, does, tool, tool_link
from ui.widgets.icons import icon
from ui.words import word


class ResumeView(NamedTuple):
    """A game to go on with. line: how it stands, in words; more: what else there is room for."""

    slug: str
    title: str
    line: str
    more: str = ""
    save: str = ""


class HomeView(NamedTuple):
    """resume: the game played last, if it is not over."""

    resume: ResumeView | None = None


def home(view: HomeView) -> Node:
    """The page as it is played from."""
    return _page(_resume(view.resume) if view.resume else _welcome())


def shell() -> Node:
    """The page while Python is on its way: progress in place of the game to resume.

    `#boot-progress` (its `value`, up to 100) and `#boot-percent` tell how far it is. A poster that
    was chosen early gets the class `chosen`; the words follow by themselves.
    """
    return _page(_boot(), "boot")


def _page(strip: Node, classes: str = "") -> Node:
    return main(class_=f"home {classes}".rstrip())[
        header(".head")[
            h1(".mark")[span(".title.inked")["Sawdust"], " ", span(".tag.wide")[word("home.tag")]],
            nav(".tools", aria_label=word("home.tools"))[
                tool_link("scroll-unfurled", word("home.saves"), "#/saves", spelt=True),
                tool("share", word("home.open_link"), "open-link", spelt=True),
                tool_link("rule-book", word("home.about"), "#/about", spelt=True),
                tool_link("cog", word("settings.title"), "#/settings", spelt=True),
                _theme(),
            ],
        ],
        strip,
        ul(".posters", aria_label=word("home.games"))[
            [li[poster_link(poster)] for poster in POSTERS]
        ],
        footer(".foot.wide")[span[word("home.private")], span[word("home.original")]],
    ]


def _theme() -> Node:
    """One button for both ways; the style sheet shows the theme that is not on. A phone has no room
    for it beside the settings, where the light can be changed too."""
    return button(does("theme"), type="button", class_="tool wide")[
        icon("s-moon", "at-matinee"),
        icon("s-sun", "at-night"),
        span(".word.at-matinee")[word("home.night")],
        span(".word.at-night")[word("home.matinee")],
    ]


def _resume(view: ResumeView) -> Node:
    more = span(".wide")[" · ", view.more] if view.more else None
    return section(".resume", aria_label=word("home.resume_head"))[
        stub(view.slug),
        p[b(".slab")[view.title], span[view.line, more]],
        cta(word("home.resume"), "resume", view.save or None),
    ]


def _welcome() -> Node:
    return section(".resume", aria_label=word("home.welcome_head"))[
        i(".stub.ticket")[icon("pointing", "hand down")],
        p[b(".slab")[word("home.welcome_head")], span[word("home.welcome")]],
    ]


def _boot() -> Node:
    return section(".resume.raising", id="boot", aria_label=word("boot.label"))[
        i(".stub.big-top")[icon("medieval-pavilion")],
        p[
            b(".slab", id="boot-head")[word("boot.head")],
            span(id="boot-note")[
                span(".calm")[word("boot.note")], span(".busy")[word("boot.chosen")]
            ],
        ],
        div(".rope")[
            progress(id="boot-progress", value="0", max="100", aria_label=word("boot.label")),
            b(".slab", id="boot-percent", aria_hidden="true")["0 %"],
        ],
    ]
