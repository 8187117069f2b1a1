"""The sheets that lie over a table or over Home.

What can be used: `close`, `choose` (argument: an action), `open` (with the field `link`), and what
the menu offers.
"""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, dd, div, dl, dt, input, kbd, label, li, p, span, ul

from engine.errors import EngineError
from ui.picks import Offer
from ui.playing import Playing
from ui.router import Route
from ui.router import fragment as address_of
from ui.rules import is_explained
from ui.screens.running import tally
from ui.widgets.button import cta, cta_link
from ui.widgets.dialog import dialog
from ui.widgets.frame import log_lines
from ui.words import Voice, excuse, say, word

SHORTCUTS = (
    ("←↑↓→", "keys.arrows"),
    ("Enter", "keys.enter"),
    ("Esc", "keys.escape"),
    ("U", "table.undo"),
    ("R", "table.redo"),
    ("H", "table.hint"),
    ("M", "table.moves"),
    ("C", "table.copy"),
    ("G", "rules.glance"),
    ("?", "table.keys"),
)


def ask(offers: Sequence[Offer], voice: Voice) -> Node:
    """Which of several actions that were picked alike."""
    return dialog("ask", word("ask.head"), _offers(offers, voice))


def moves(offers: Sequence[Offer], voice: Voice) -> Node:
    """All legal actions as a plain list."""
    body = _offers(offers, voice) if offers else p[word("moves.none")]
    return dialog("moves", word("table.moves"), body)


def _offers(offers: Sequence[Offer], voice: Voice) -> Node:
    return ul(".offers")[
        [
            li[cta(say(choice.say, voice), "choose", action, kind="ghost")]
            for action, choice in offers
        ]
    ]


def menu(playing: Playing) -> Node:
    """What else there is to do at the table."""
    redo = bool(playing.session.can_redo())
    return dialog(
        "menu",
        word("table.menu"),
        ul(".offers")[
            li[cta(word("table.copy"), "copy-link", kind="ghost", picture="share")],
            li[cta(word("rules.glance"), "glance", kind="ghost", picture="rule-book")]
            if is_explained(playing.session.game.slug)
            else None,
            li[cta(word("table.redo"), "redo", kind="ghost", disabled=not redo)],
            li[cta(word("table.moves"), "moves", kind="ghost")],
            li[cta(word("table.keys"), "keys", kind="ghost")],
            li[cta(word("settings.title"), "settings", kind="ghost", picture="cog")],
            li[cta(word("table.score"), "score", kind="ghost")] if playing.session.over else None,
            li[cta(word("table.score"), "sheet", kind="ghost")] if _written(playing) else None,
            li[cta(word("share.take"), "seats", kind="ghost")] if _seats(playing) else None,
            li[cta(word("saves.export"), "export-here", kind="ghost", picture="s-down")],
            li[cta_link(word("replay.head"), _again(playing), kind="ghost")]
            if playing.save
            else None,
            li[cta_link(word("table.leave"), "#/", kind="ghost")],
        ],
    )


def _written(playing: Playing) -> bool:
    """Whether rounds are over in a game that is not."""
    return not playing.session.over and tally(playing).rounds > 0


def _seats(playing: Playing) -> bool:
    """Whether there is another seat to take."""
    others = set(playing.session.persons) - {playing.seat}
    away = playing.watching or playing.seat is not None
    return away and bool(others) and not playing.session.over


def _again(playing: Playing) -> str:
    return address_of(Route("replay", playing.save or ""))


def log(playing: Playing) -> Node:
    """The whole log, where there is no room for it beside the table."""
    lines = [line.text for line in playing.lines]
    return dialog("log", word("frame.log"), log_lines(lines))


def keys() -> Node:
    """Which key does what."""
    return dialog(
        "keys",
        word("table.keys"),
        dl(".keys")[[div[dt[kbd[key]], dd[word(text)]] for key, text in SHORTCUTS]],
    )


def open_link() -> Node:
    """Where a link can be pasted."""
    return dialog(
        "open",
        word("open.head"),
        [
            label(".field")[
                span[word("open.label")],
                input(name="link", id="link", type="text", autocomplete="off", spellcheck="false"),
            ],
        ],
        [cta(word("open.go"), "open")],
    )


def problem(error: EngineError, goes_on: bool) -> Node:
    """What happened, what is safe, what to do: go Home, or on with the game."""
    return dialog(
        "problem",
        word("problem.head"),
        [
            p[excuse(error)],
            p[word("problem.kept" if goes_on else "problem.safe")],
        ],
        [cta(word("problem.go-on" if goes_on else "problem.home"), "close")],
    )
