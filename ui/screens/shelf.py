"""Saved games: all of them, the broken ones too.

What can be used: `import`, `export-all`; per game (argument: its save) `rename`, `duplicate`,
`export`, `delete`, and `more`, which is the same where there is no room; `why` for a broken one.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from htpy import Node, a, b, button, h1, header, i, li, main, nav, p, section, span, ul

from engine.events import Message
from engine.session import PERSON
from ui.dates import when
from ui.posters import poster_of
from ui.posters.printed import stub
from ui.router import Route
from ui.router import fragment as address_of
from ui.saves import Broken, Save
from ui.widgets.button import cta_link, does, tool
from ui.widgets.icons import icon
from ui.words import Voice, listed, say, word

# Verb, picture.
ACTS = (
    ("rename", "s-pencil"),
    ("duplicate", "s-copy"),
    ("export", "s-down"),
    ("delete", "s-trash"),
)
ACTS_OF_BROKEN = ("export", "delete")


class ShelfView(NamedTuple):
    """games: last played first, broken ones at the end. now: to tell when that was."""

    games: Sequence[Save | Broken]
    now: datetime | None = None


def shelf(view: ShelfView) -> Node:
    """The page."""
    return main(".page.shelf")[
        header(".head")[
            a(".tool", href="#/", aria_label=word("frame.back"))[icon("s-back")],
            h1(".title.inked")[word("saves.title")],
            nav(".tools", aria_label=word("frame.tools"))[
                tool("open-folder", word("saves.import"), "import", spelt=True),
                tool("s-down", word("saves.export_all"), "export-all", spelt=True)
                if view.games
                else None,
            ],
        ],
        ul(".rows", aria_label=word("saves.title"))[[_row(game, view.now) for game in view.games]]
        if view.games
        else _nothing(),
    ]


def label_of(game: Save | Broken) -> str:
    """What a game is called: by somebody, or by its rules."""
    if isinstance(game, Broken):
        return word("saves.broken")
    return game.title or poster_of(game.game).title


def voice_of(save: Save) -> Voice:
    """The names at that table, and who of them is "you"."""
    persons = [seat for seat, person in enumerate(save.people) if person.kind == PERSON]
    you = save.seat if save.seat is not None else persons[0] if len(persons) == 1 else None
    return Voice([person.name for person in save.people], you)


def standing(save: Save) -> str:
    """How the game stands, in words."""
    voice = voice_of(save)
    if save.over and save.won:
        key, who = ("saves.won", save.won[0]) if len(save.won) == 1 else ("saves.shared", save.won)
        return say(Message(key, {"who": who}), voice)
    if save.turn is not None:
        return say(Message("resume.turn", {"who": save.turn}), voice)
    return word("saves.over") if save.over else ""


def company(save: Save) -> str:
    """Who else plays."""
    you = voice_of(save).you
    others = [person.name for seat, person in enumerate(save.people) if seat != you]
    key = "saves.of" if you is None else "resume.with"
    return say(Message(key, {"names": listed(others)}), Voice())


def _row(game: Save | Broken, now: datetime | None) -> Node:
    name, label = game.name, label_of(game)
    broken = isinstance(game, Broken)
    acts = [(verb, picture) for verb, picture in ACTS if not broken or verb in ACTS_OF_BROKEN]
    return li(class_="resume broken" if broken else "resume", id=f"save-{name}")[
        i(".stub")[icon("s-warn")] if isinstance(game, Broken) else stub(game.game),
        p[b(".slab")[label], _line(game, now)],
        span(".acts.wide")[[_tool(verb, picture, name, label) for verb, picture in acts]],
        span(".tall")[_tool("more", "s-more", name, label)],
        _first(game),
    ]


def _line(game: Save | Broken, now: datetime | None) -> Node:
    if isinstance(game, Broken):
        return span[word("saves.broken.kept"), span(".wide")[" ", word("saves.broken.do")]]
    title = poster_of(game.game).title if game.title else ""
    practice = word("saves.practice") if game.practice else ""
    parts = [part for part in (title, standing(game), company(game), practice) if part]
    day = when(game.played, now) if now else ""
    return span[" · ".join(parts), span(".wide")[" · ", day] if day else None]


def _tool(verb: str, picture: str, name: str, label: str) -> Node:
    spoken = say(Message(f"saves.{verb}.of", {"name": label}), Voice())
    return button(
        does(verb, name), type="button", class_="tool", id=f"{verb}-{name}", aria_label=spoken
    )[icon(picture)]


def _first(game: Save | Broken) -> Node:
    """What one wants of it most."""
    if isinstance(game, Broken):
        return button(
            does("why", game.name), type="button", class_="cta ghost", id=f"why-{game.name}"
        )[word("saves.why")]
    screen, key = ("replay", "saves.watch") if game.over else ("table", "home.resume")
    return cta_link(word(key), address_of(Route(screen, game.name)), kind="ghost")


def _nothing() -> Node:
    return section(".bare")[
        p(".title")[word("saves.none")],
        p[word("saves.none.more")],
        cta_link(word("saves.none.go"), "#/"),
    ]
