"""About and credits: who made the games, what is reconstructed, whose work this stands on."""

from __future__ import annotations

from htpy import (
    Node,
    a,
    article,
    b,
    dd,
    div,
    dl,
    dt,
    h2,
    h3,
    li,
    main,
    p,
    ul,
)

from engine.events import Message
from ui.posters import POSTERS, poster_of
from ui.posters.poster import Poster
from ui.posters.printed import stub
from ui.rules import is_explained
from ui.widgets.frame import bar
from ui.widgets.icons import ICON_AUTHORS
from ui.words import Voice, listed, say, word

FONTS = (
    ("Rye", "Sorkin Type Co"),
    ("Zilla Slab", "The Mozilla Foundation"),
    ("Atkinson Hyperlegible Next", "Braille Institute of America"),
)
# Name, licence, address.
CODE = (
    ("Pyodide", "MPL 2.0", "https://pyodide.org"),
    ("PyScript", "Apache 2.0", "https://pyscript.net"),
    ("CPython", "PSF 2.0", "https://python.org"),
    ("micropip", "MPL 2.0", "https://micropip.pyodide.org"),
    ("htpy", "MIT", "https://htpy.dev"),
    ("MarkupSafe", "BSD 3-Clause", "https://palletsprojects.com"),
    ("segno", "BSD 3-Clause", "https://github.com/heuer/segno"),
    ("idiomorph", "BSD Zero Clause", "https://github.com/bigskysoftware/idiomorph"),
)
ICONS_AT = "https://game-icons.net"


def about(back: str = "#/") -> Node:
    """The page. back: where its arrow leads."""
    authors = sorted(set(ICON_AUTHORS.values()))
    return div(".page.about-page")[
        bar(word("about.title"), back=back),
        main(".about")[
            article(".sheet", tabindex="0", aria_label=word("about.title"))[
                p(".lead")[word("about.lead")],
                h2(".rule.slab")[word("about.games")],
                p[word("about.games.lead")],
                ul(".credits")[[_game(poster) for poster in POSTERS]],
                h2(".rule.slab")[word("about.icons")],
                p[
                    _text("about.icons.text", authors=listed(authors)),
                    " ",
                    a(href=ICONS_AT, rel="noreferrer")[ICONS_AT],
                ],
                [p[_icons_of(author)] for author in authors],
                h2(".rule.slab")[word("about.fonts")],
                dl(".licences")[
                    [(dt[name], dd[_text("about.fonts.ofl", authors=by)]) for name, by in FONTS]
                ],
                h2(".rule.slab")[word("about.code")],
                p[b[word("about.code.ours")], " ", word("about.code.theirs")],
                dl(".licences")[
                    [
                        (dt[name], dd[licence, " · ", a(href=url, rel="noreferrer")[url]])
                        for name, licence, url in CODE
                    ]
                ],
            ]
        ],
    ]


def _text(key: str, **values: str) -> str:
    return say(Message(key, values), Voice())


def _game(poster: Poster) -> Node:
    return li[
        stub(poster.slug),
        h3(".slab")[poster.title],
        origins(poster.slug),
        p(".read")[links(poster.slug)] if is_explained(poster.slug) else None,
    ]


def origins(slug: str) -> list[Node]:
    """Who made a game, and what of it is reconstructed or ours."""
    poster = poster_of(slug)
    return [
        p(".from")[_text("about.by", designer=poster.designer, publisher=poster.publisher)],
        p[word(f"about.{slug}.open")],
        p[word(f"about.{slug}.house")],
    ]


def links(slug: str) -> list[Node]:
    """Where a game is explained."""
    return [
        a(href=f"#/intro/{slug}")[word("rules.minute")],
        " · ",
        a(href=f"#/rules/{slug}")[word("rules.all")],
    ]


def _icons_of(author: str) -> str:
    icons = [name for name, by in ICON_AUTHORS.items() if by == author]
    return _text("about.icons.of", author=author, icons=listed(icons))
