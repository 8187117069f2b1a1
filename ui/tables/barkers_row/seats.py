"""The players: plates with their grandstands and Attractions, and the score sheet."""

from __future__ import annotations

from htpy import Node, b, button, div, small, span

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.tables import Plate, Tally
from ui.tables.barkers_row.attractions import sign
from ui.tables.barkers_row.stands import stand
from ui.widgets.button import does
from ui.widgets.frame import chip
from ui.widgets.icons import icon
from ui.widgets.pick import component, holder
from ui.words import plain, say, word


def plate(o: Observation, seat: int, focus: Focus) -> Plate:
    """A seat's sign, level and Rubes; the viewer's own lies on the stage where room is short."""
    own = seat == o["viewer"]
    key = "note-shielded" if seat in o["shields"] else "note"
    note = plain(f"barkers_row.table.{key}", level=o["levels"][seat])
    points = str(o["rubes"][seat])
    apart = own and focus.shape != "wide"
    more = None if apart else _before(o, seat, focus, note, own)
    return Plate(chip(seat), note, points, more, apart)


def _before(o: Observation, seat: int, focus: Focus, note: str, own: bool) -> Node:
    """Its level where the note has no room, its grandstand, and what all see of its cards."""
    return [
        small(".lvl.tall")[note],
        stand(o, seat, focus),
        None if own else _cards(o, seat, focus),
    ]


def _cards(o: Observation, seat: int, focus: Focus) -> Node:
    staged, retired, count = o["staged"][seat], o["retired"][seat], o["hands"][seat]
    values = {"who": seat, "staged": len(staged), "retired": len(retired)}
    label = say(Message("barkers_row.table.look-at", values), focus.voice)
    names = say(Message("barkers_row.table.staged-of", {"who": seat}), focus.voice)
    past = say(Message("barkers_row.table.retired-of", {"who": seat}), focus.voice)
    return [
        div(".theirs")[
            _hand(o, seat, count, focus),
            div(holder(focus, f"stage:{seat}", names, "signs"))[
                [sign(name, focus) for name in staged]
            ],
            div(holder(focus, f"retired:{seat}", past, "signs past"))[
                [sign(name, focus, "goneact") for name in retired]
            ],
        ],
        button(does("look", f"seat:{seat}"), type="button", class_="lookover", aria_label=label),
    ]


def _hand(o: Observation, seat: int, count: int, focus: Focus) -> Node:
    label = say(Message("barkers_row.table.hand", {"who": seat, "n": count}), focus.voice)
    backs = plain("barkers_row.table.backs", n=count)
    return span(holder(focus, f"hand:{seat}", label, "theirhand"))[
        span(component(focus, f"back:{seat}", backs))[icon("s-cards")], b(".slab")[str(count)]
    ]


def tally(o: Observation, focus: Focus) -> Tally:
    """Per seat the level, what was scored, and the Rubes."""
    keys = ("level", "staged", "retired", "rubes")
    rows = [
        [
            str(o["levels"][seat]),
            str(len(o["staged"][seat])),
            str(len(o["retired"][seat])),
            str(o["rubes"][seat]),
        ]
        for seat in range(o["players"])
    ]
    return Tally(
        word("barkers_row.table.tally"),
        [word(f"barkers_row.table.tally.{key}") for key in keys],
        rows,
        plain("barkers_row.table.tally.foot", n=o["turn"]),
    )
