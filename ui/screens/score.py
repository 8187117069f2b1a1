"""The score sheet: who won, the podium, the tally, what next.

What can be used: `rematch`, `copy-link`, `undo` (if the last decision may be taken back).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from htpy import (
    Node,
    b,
    caption,
    div,
    h2,
    li,
    main,
    nav,
    ol,
    path,
    span,
    svg,
    table,
    tbody,
    td,
    text,
    tfoot,
    th,
    thead,
    tr,
)

from engine.events import Message
from engine.game import Standing
from ui.tables import Tally
from ui.widgets.button import cta, cta_link, tool
from ui.widgets.confetti import confetti
from ui.widgets.frame import bar
from ui.widgets.icons import icon, star
from ui.words import Voice, listed, say, word

# Seats that stand together on a step are named up to this many.
NAMED = 2


class ScoreView(NamedTuple):
    """A finished game.

    standings: best first. badges, tally.rows: in seat order. table: where the table is shown.
    can_undo: whether the last decision may be taken back. practice: whether something hidden came
    to light and was taken back. again: where it can be watched.
    """

    slug: str
    title: str
    standings: Sequence[Standing]
    badges: Sequence[Node]
    tally: Tally
    voice: Voice
    table: str
    can_undo: bool = False
    practice: bool = False
    again: str = ""


def score(view: ScoreView) -> Node:
    """The page."""
    undo = [tool("s-undo", word("score.undo"), "undo", spelt=True)] if view.can_undo else []
    return div(class_=f"page scores {view.slug}")[
        bar(_title(view), undo),
        main(".finale")[
            confetti(),
            h2(".title.cry")[span(".inked")[cry(view)]],
            _podium(view),
            tally_of(view),
            nav(".after", aria_label=word("score.next"))[
                cta(word("score.rematch"), "rematch", kind="big"),
                cta(word("score.share"), "copy-link", picture="share", kind="ghost"),
                cta_link(word("replay.head"), view.again, picture="s-play", kind="ghost")
                if view.again
                else None,
                cta_link(word("score.table"), view.table, kind="ghost"),
            ],
        ],
    ]


def _title(view: ScoreView) -> str:
    return f"{view.title} · {word('saves.practice')}" if view.practice else view.title


def cry(view: ScoreView) -> str:
    """Who won, in large letters."""
    winners = [s.player for s in view.standings if s.place == 1]
    winners.sort(key=lambda seat: seat != view.voice.you)
    if len(winners) == 1:
        message = Message(f"score.cry.{view.slug}.win", {"who": winners[0]})
    elif len(winners) <= NAMED:
        message = Message(f"score.cry.{view.slug}.share", {"who": tuple(winners)})
    else:
        message = Message(f"score.cry.{view.slug}.together", {"n": len(winners)})
    return say(message, view.voice)


def _name(view: ScoreView, seat: int) -> str:
    return say(Message("score.name", {"who": seat}), view.voice)


def _podium(view: ScoreView) -> Node:
    steps = [
        (place, list(group))
        for place, group in groupby(view.standings, key=lambda standing: standing.place)
        if place <= 3
    ]
    return ol(class_=f"podium of{len(steps)}", aria_label=word("score.podium"))[
        [_step(view, place, [s.player for s in group], group[0].score) for place, group in steps]
    ]


def _step(view: ScoreView, place: int, seats: Sequence[int], points: int) -> Node:
    names = listed([_name(view, seat) for seat in seats])
    crowd = len(seats) > NAMED
    return li(class_=f"place p{place}")[
        span(".hide")[say(Message("score.place", {"n": place}), Voice())],
        span(class_=f"on-step n{min(len(seats), 4)}")[
            icon("laurels", "wreath") if place == 1 else None,
            [view.badges[seat] for seat in seats],
        ],
        b(".slab")[
            span(".hide")[names] if crowd else names,
            span(aria_hidden="true")[say(Message("score.together", {"n": len(seats)}), Voice())]
            if crowd
            else None,
        ],
        span(".block")[
            svg(viewBox="-30 -30 60 60", aria_hidden="true")[
                path(".medal", d=star(0, 0, 26, 0.62, 12)),
                text(".mnum", x="0", y="8", text_anchor="middle")[str(place)],
            ],
            b(".title")[str(points)],
        ],
    ]


def tally_of(view: ScoreView) -> Node:
    """The table of who got what; who leads stands first."""
    tally = view.tally
    many = " many" if len(view.standings) > 5 else ""
    return table(class_=f"sheet tally{many}")[
        caption(".hide")[tally.caption],
        thead[
            tr[
                th(scope="col")[word("score.player")],
                [th(scope="col")[head] for head in tally.heads],
            ]
        ],
        tbody[[_row(view, standing.player) for standing in view.standings]],
        tfoot[tr[td(colspan=len(tally.heads) + 1)[tally.foot]]] if tally.foot else None,
    ]


def _row(view: ScoreView, seat: int) -> Node:
    *cells, total = view.tally.rows[seat]
    return tr(class_="you" if seat == view.voice.you else None)[
        th(scope="row")[span(".named")[view.badges[seat], b[_name(view, seat)]]],
        [td[cell] for cell in cells],
        td(".slab.tot")[total],
    ]
