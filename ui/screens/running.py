"""The score sheet of a game that goes on, laid over its table when a round is over, or when asked.

What can be used: `close`.
"""

from __future__ import annotations

from htpy import Node, div

from ui.focus import Focus
from ui.playing import Playing
from ui.screens.score import ScoreView, tally_of
from ui.tables import Tally, table_for
from ui.widgets.button import cta
from ui.widgets.dialog import dialog
from ui.words import word


def tally(playing: Playing) -> Tally:
    """What is written down so far, as it is shown."""
    drawing = table_for(playing.session.game.slug)
    return drawing.tally(playing.shown, Focus(voice=playing.voice, quiet=True))


def running(playing: Playing) -> Node:
    """The sheet. Who leads stands first."""
    session, written = playing.session, tally(playing)
    drawing = table_for(session.game.slug)
    focus = Focus(voice=playing.voice, quiet=True)
    seats = range(len(playing.people))
    view = ScoreView(
        slug=session.game.slug,
        title=session.game.title,
        standings=session.standings(),
        badges=[drawing.plate(playing.shown, seat, focus).badge for seat in seats],
        tally=written,
        voice=playing.voice,
        table="",
    )
    go_on = cta(word("table.go-on"), "close")
    # On a small page it scrolls, which keys can do where the focus is.
    told = div(".told", tabindex="0", role="group", aria_label=written.caption)[
        written.last, tally_of(view)
    ]
    return dialog("running", word("table.score"), told, [go_on])
