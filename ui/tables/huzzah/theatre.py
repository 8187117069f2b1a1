"""The reveal, told like a play: one stage after another, over the board."""

from __future__ import annotations

from functools import cache

from htpy import (
    Node,
    b,
    button,
    div,
    fragment,
    h2,
    header,
    i,
    li,
    p,
    path,
    rect,
    section,
    span,
    svg,
    ul,
)
from markupsafe import Markup

from engine.events import Message
from engine.game import Observation
from engine.games.huzzah.data import STAGES
from ui.focus import Focus
from ui.html import html_of
from ui.tables.huzzah.pieces import badge, face
from ui.tables.huzzah.reading import (
    OPEN,
    crowd,
    effect,
    hecklers,
    on_show,
    verdict,
    watches,
)
from ui.widgets.button import does
from ui.widgets.icons import icon
from ui.words import capital, plain, rich, say, word


def theatre(o: Observation, focus: Focus) -> Node:
    """What plays at the stage that is being resolved; nothing while the viewer has to choose."""
    if o["phase"] not in OPEN or not focus.quiet:
        return None
    stage = o["stage"]
    if stage is None:
        return _overture(o, focus)
    seat = on_show(o)
    if seat is None:
        return None
    title = word(f"huzzah.stage.{stage}")
    return section(class_=f"theatre st{stage % 3}", aria_label=title)[
        _head(title, stage),
        div(".playhouse")[
            _curtains(),
            div(".star1")[
                p[badge(seat), b(".slab")[_name(seat, focus)]],
                _turned(o["down"][seat], _met(o, stage, seat)),
                _audience(o, stage),
            ],
        ],
        _hecklers(o, stage, seat, focus),
        p(".result")[_result(o, stage, seat, focus)],
    ]


def _head(title: str, stage: int | None) -> Node:
    """What plays, how far it is, and how to have done with it."""
    label = plain("huzzah.table.stage-n", n=stage) if stage else title
    dots = [
        i(class_="now" if n == stage else "was" if stage and n < stage else None)
        for n in range(1, len(STAGES) + 1)
    ]
    return header(".shead")[
        h2(".title")[title],
        span(".nine", role="img", aria_label=label)[dots],
        button(does("hurry"), type="button", class_="cta ghost")[word("huzzah.table.skip")],
    ]


def _overture(o: Observation, focus: Focus) -> Node:
    """All cards are turned at once."""
    shown = [(seat, name) for seat, name in enumerate(o["down"]) if name]
    title = word("huzzah.table.turned")
    return section(".theatre.overture", aria_label=title)[
        _head(title, None),
        ul(class_=f"cast of{len(shown)}")[
            [
                li[
                    _turned(name, False),
                    p[badge(seat), b(".slab")[_name(seat, focus)]],
                ]
                for seat, name in shown
            ]
        ],
    ]


def _name(seat: int, focus: Focus) -> str:
    name = focus.voice.name(seat)
    return capital(name)


def _turned(name: str | None, met: bool) -> Node:
    if name is None:
        return None
    return span(class_=f"card hz-card turned k-{name}{' met' if met else ''}")[face(name)]


def _met(o: Observation, stage: int, seat: int) -> bool:
    return any(verdict(o, stage, h, seat) in ("took", "match") for h in hecklers(o, stage))


def _audience(o: Observation, stage: int) -> Node:
    """How large the crowd is, and whether Richard is in it."""
    return span(".house")[
        icon("s-rube"),
        b(".slab")[str(crowd(o, stage))],
        [icon("crown"), b(".slab")[word("huzzah.table.king-here")]] if watches(o, stage) else None,
    ]


def _hecklers(o: Observation, stage: int, seat: int, focus: Focus) -> Node:
    found = hecklers(o, stage)
    if not found:
        return None
    return ul(".hecklers", aria_label=word("huzzah.table.hecklers"))[
        [_heckler(o, stage, heckler, seat, focus) for heckler in found]
    ]


def _heckler(o: Observation, stage: int, heckler: int, seat: int, focus: Focus) -> Node:
    how = verdict(o, stage, heckler, seat)
    met = how in ("took", "match")
    return li(class_="met" if met else None)[
        p[badge(heckler), b(".slab")[_name(heckler, focus)]],
        _turned(o["down"][heckler], met),
        b(".slab.verdict")[icon("s-check") if met else None, word(f"huzzah.table.verdict.{how}")],
    ]


def _result(o: Observation, stage: int, seat: int, focus: Focus) -> Node:
    """What the cards come to."""
    name = o["down"][seat]
    if _met(o, stage, seat):
        return rich(Message("huzzah.table.result.met", {"card": name, "who": seat}), focus.voice)
    found = effect(o, seat, name)
    if found is None:
        return None
    key = "watched" if watches(o, stage) else "alone"
    opening = rich(Message(f"huzzah.table.result.{key}", {"card": name}), focus.voice)
    text = say(found.watched if watches(o, stage) else found.text, focus.voice)
    if name == "finale" and key == "alone":
        return opening
    return [opening, " ", capital(text), "."]


@cache
def _curtains() -> Markup:
    folds = "".join(f"M{20 + n * 43} 30v190" for n in range(15))
    awning = [
        path(class_="awn odd" if n % 2 else "awn", d=f"M{n * 40} 0h40v26a20 12 0 0 1-40 0z")
        for n in range(16)
    ]
    drawn = svg(".bigstage", viewBox="0 0 640 250", preserveAspectRatio="none", aria_hidden="true")[
        rect(".cloth", width="640", height="250"),
        path(".fold", d=folds),
        path(".drape0", d="M0 20h150c0 90-40 150-150 176zM640 20H490c0 90 40 150 150 176z"),
        path(".drape1", d="M0 196c16-2 30-6 42-11l-8 35H0zM640 196c-16-2-30-6-42-11l8 35h34z"),
        awning,
        rect(".deck0", y="218", width="640", height="32"),
    ]
    return html_of(fragment[drawn])
