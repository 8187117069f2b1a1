"""Who is where with how many points: the plates and the score sheet."""

from __future__ import annotations

from htpy import Node, rect, span, svg

from engine.events import Message, Value
from engine.game import Observation
from ui.focus import Focus
from ui.tables import Plate, Tally
from ui.tables.huzzah.pieces import badge
from ui.tables.huzzah.reading import crowd, stage_under
from ui.widgets.icons import icon
from ui.widgets.pick import component
from ui.widgets.svg import num
from ui.words import plain, say, word


def plate(o: Observation, seat: int, focus: Focus) -> Plate:
    """A seat's pawn, where it is, its points, its cards, and how far it is from the end."""
    return Plate(
        badge(seat),
        _where(o, seat, focus),
        str(o["scores"][seat]),
        [
            _home(seat, focus),
            _lead(o, seat, focus),
            _cards(o, seat, focus),
            _progress(o, seat, focus),
        ],
    )


def _home(seat: int, focus: Focus) -> Node:
    """Where its pawn comes from: over the badge."""
    label = say(Message("huzzah.table.pawn-of", {"who": seat}), focus.voice)
    return span(component(focus, f"seat:{seat}", label, "home1"))


def _where(o: Observation, seat: int, focus: Focus) -> str:
    """Its stage and its crowd there, or its step."""
    where = o["pawns"][seat]
    if where is None:
        return word("huzzah.table.not-yet")
    if "step" in where:
        aim = o["heckling"][seat]
        if aim is not None:
            return plain("huzzah.table.heckles-at", stage=aim)
        return plain("huzzah.table.on", step=where["step"])
    return plain("huzzah.table.plays-at", stage=where["stage"], n=crowd(o, where["stage"]))


def _lead(o: Observation, seat: int, focus: Focus) -> Node:
    """A flag for whoever leads this turn."""
    if o["over"] or o["lead"] != seat or not o["turn"]:
        return None
    label = say(Message("huzzah.table.leads", {"who": seat}), focus.voice)
    return span(".lead1", role="img", aria_label=label)[icon("trumpet-flag")]


def _cards(o: Observation, seat: int, focus: Focus) -> Node:
    """How many cards it holds; the viewer's own hand lies below the board."""
    count = o["cards"][seat]
    if seat == o["viewer"]:
        return span(".cnt", aria_hidden="true")[icon("s-cards"), str(count)]
    label = say(Message("huzzah.table.hand", {"who": seat, "n": count}), focus.voice)
    return span(component(focus, f"hand:{seat}", label, "cnt"))[icon("s-cards"), str(count)]


def _progress(o: Observation, seat: int, focus: Focus) -> Node:
    """A bar from nothing to the target."""
    score, target = o["scores"][seat], o["options"]["target"]
    values: dict[str, Value] = {"who": seat, "n": score, "target": target}
    label = say(Message("huzzah.table.progress", values), focus.voice)
    return svg(
        component(focus, f"score:{seat}", label, f"bar1 seat{seat}"),
        viewBox="0 0 100 4",
        preserveAspectRatio="none",
    )[
        rect(".way0", width="100", height="4"),
        rect(".way1", width=num(min(100, 100 * score / target)), height="4"),
    ]


def tally(o: Observation, focus: Focus) -> Tally:
    """Where everybody ended, the crowd there, the points."""
    rows: list[list[Node]] = []
    for seat in range(o["players"]):
        stage = stage_under(o, seat)
        last = word(f"huzzah.stage.{stage}") if stage else word("huzzah.table.walking")
        people = str(crowd(o, stage)) if stage else "–"
        rows.append([last, people, str(o["scores"][seat])])
    return Tally(
        word("huzzah.table.tally"),
        [
            word("huzzah.table.tally-stage"),
            word("huzzah.table.tally-crowd"),
            word("huzzah.table.total"),
        ],
        rows,
        plain("huzzah.table.tally-foot", turn=o["turn"], target=o["options"]["target"]),
    )
