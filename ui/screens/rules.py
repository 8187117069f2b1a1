"""A game explained: the introduction, all the rules, and the quick reference over a table."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, a, article, b, div, footer, h2, li, main, ol, p, path, section, span, svg, ul

from engine.events import Message
from ui.posters import poster_of
from ui.rules import Chapter, Glance, Pane, explanation_of, is_explained
from ui.screens.about import origins
from ui.tables import has_table
from ui.widgets.button import cta_link, tool_link
from ui.widgets.dialog import dialog
from ui.widgets.frame import bar
from ui.widgets.icons import star
from ui.widgets.svg import words
from ui.words import Voice, say, word


def intro(slug: str, back: str) -> Node:
    """Four pictures, and then play. Raises NoRules."""
    title = poster_of(slug).title
    return div(class_=f"page minute {slug}")[
        bar(say(Message("rules.minute.title", {"title": title}), Voice()), back=back),
        main(".panes")[
            ol[[_pane(n, pane) for n, pane in enumerate(explanation_of(slug).panes(), 1)]],
            footer(".start")[
                p(".wide")[
                    b(".slab")[word("rules.minute.enough")], span[word("rules.minute.more")]
                ],
                cta_link(word("rules.all"), f"#/rules/{slug}", kind="ghost"),
                _play(slug),
            ],
        ],
    ]


def _pane(number: int, pane: Pane) -> Node:
    return li(".pane")[
        span(".numb", aria_hidden="true")[
            svg(viewBox="-30 -30 60 60")[
                path(".medal", d=star(0, 0, 28, 0.62, 12)), words(0, 9, str(number), "mnum")
            ]
        ],
        h2(".title")[pane.title],
        div(".drawn")[pane.drawing],
        p(".said")[pane.text],
    ]


def _play(slug: str) -> Node:
    return cta_link(word("rules.play"), f"#/setup/{slug}", kind="big") if has_table(slug) else None


def rules(slug: str, back: str) -> Node:
    """All the rules, and at their end where the game comes from. Raises NoRules."""
    game = poster_of(slug)
    tools = [tool_link("s-clock", word("rules.minute"), f"#/intro/{slug}", spelt=True)]
    return div(class_=f"page about-page {slug}")[
        bar(game.title, tools, back=back),
        main(".about.rulebook")[
            article(".sheet", tabindex="0", aria_label=word("rules.all"))[
                [_chapter(chapter) for chapter in explanation_of(slug).chapters()],
                section[
                    h2(".rule.slab")[word("rules.about")],
                    origins(slug),
                    p[a(href="#/about")[word("rules.about.credits")]],
                ],
            ]
        ],
    ]


def _chapter(chapter: Chapter) -> Node:
    text = div[[p[text] for text in chapter.paragraphs]]
    return section[
        h2(".rule.slab")[chapter.title],
        div(".drawnside")[text, div(".drawn")[chapter.drawing]] if chapter.drawing else text,
    ]


def glance(slug: str) -> Node:
    """The quick reference, laid beside the table. Raises NoRules."""
    shown = explanation_of(slug).glance()
    return dialog("glance", word("rules.glance"), _glance(shown), links(slug))


def links(slug: str) -> Sequence[Node]:
    """Where to read more."""
    return [
        cta_link(word("rules.minute"), f"#/intro/{slug}", kind="ghost"),
        cta_link(word("rules.all"), f"#/rules/{slug}", kind="ghost"),
    ]


def _glance(shown: Glance) -> Node:
    *before, last = shown.turn
    ways = ul(".ways")[[li[picture, span[text]] for picture, text in shown.ways]]
    return [
        ol(".in-turn")[[li[text] for text in before], li[last, ways]],
        ul(".notes")[[li[text] for text in shown.notes]],
        p[shown.end],
    ]


def tools(slug: str) -> list[Node]:
    """The ways to the explanation of a game, for the bar of its set-up."""
    if not is_explained(slug):
        return [tool_link("rule-book", word("home.about"), "#/about", spelt=True)]
    return [
        tool_link("s-clock", word("rules.minute"), f"#/intro/{slug}", spelt=True),
        tool_link("rule-book", word("rules.short"), f"#/rules/{slug}", spelt=True),
    ]
