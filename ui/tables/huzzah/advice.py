"""What a decision is about, in a sentence or two: what can be reached, and how likely Richard
comes."""

from __future__ import annotations

from markupsafe import Markup

from engine.events import Message, Value
from engine.game import Observation
from engine.games.huzzah.data import STEPS
from ui.focus import Focus
from ui.tables.huzzah.reading import (
    Card,
    End,
    chance,
    crowd,
    end,
    percent,
    performer,
    stage_of,
    stage_under,
    step_of,
)
from ui.words import rich


def advice(o: Observation, focus: Focus) -> Markup:
    """For the viewer's decision; else where Richard is."""
    viewer = o["viewer"]
    if focus.quiet or viewer not in o["deciders"]:
        told = _richard(o)
    else:
        told = _DECISIONS.get(o["phase"], _nothing)(o, viewer)
    return Markup(" ").join(rich(message, focus.voice) for message in told)


def _richard(o: Observation) -> list[Message]:
    """Where he is, and whom he watches."""
    richard = o["richard"]
    if o["over"] or richard is None:
        return [Message("huzzah.table.say.before" if richard is None else "huzzah.table.say.over")]
    stage = stage_of(o, richard)
    seat = None if stage is None else performer(o, stage)
    if stage is None or seat is None:
        return [Message("huzzah.table.say.richard", {"step": richard})]
    return [Message("huzzah.table.say.richard-watches", {"who": seat, "stage": stage})]


def _pick(o: Observation, viewer: int) -> list[Message]:
    return [Message("huzzah.table.say.pick")]


def _walk(o: Observation, viewer: int) -> list[Message]:
    """Which stages are in reach, to take or to heckle, and by how many steps."""
    start = step_of(o, viewer) or 0
    found: dict[tuple[str, int], list[int]] = {}
    for steps in range(o["roll"] + 1):
        stop: End = end(o, viewer, (start + steps) % STEPS)
        if stop.stage is not None:
            found.setdefault((stop.kind, stop.stage), []).append(steps)
    told = []
    for kind in ("take", "heckle"):
        stages = [(stage, steps) for (k, stage), steps in found.items() if k == kind]
        for stage, ways in stages:
            values: dict[str, Value] = {"stage": stage, "low": ways[0], "high": ways[-1]}
            span = "one" if len(ways) == 1 else "more"
            told.append(Message(f"huzzah.table.say.reach-{kind}-{span}", values))
    return told or [Message("huzzah.table.say.reach-nothing")]


def _take(o: Observation, viewer: int) -> list[Message]:
    step = step_of(o, viewer)
    stage = None if step is None else stage_of(o, step)
    if stage is None:
        return []
    values: dict[str, Value] = {"stage": stage, "chance": percent(chance(o, stage))}
    return [Message("huzzah.table.say.take", values)]


def _show(o: Observation, viewer: int) -> list[Message]:
    """A performer: how likely Richard watches. A heckler: what a match brings."""
    stage = stage_under(o, viewer)
    if stage is not None:
        likely = percent(chance(o, stage))
        return [
            Message("huzzah.table.say.show", {"stage": stage, "chance": likely}),
            Message("huzzah.table.say.crowd", {"n": crowd(o, stage)}),
        ]
    stage = o["heckling"][viewer]
    if stage is None:
        return []
    values: dict[str, Value] = {"stage": stage, "n": crowd(o, stage)}
    seat = performer(o, stage)
    return [Message("huzzah.table.say.heckle", {**values, "who": 0 if seat is None else seat})]


def _place(o: Observation, viewer: int) -> list[Message]:
    return [Message("huzzah.table.say.place", {"n": Card[o["down"][viewer]].crowd})]


def _remove(o: Observation, viewer: int) -> list[Message]:
    return [Message("huzzah.table.say.remove", {"n": o["left"]})]


def _discard(o: Observation, viewer: int) -> list[Message]:
    return [Message("huzzah.table.say.discard")]


def _nothing(o: Observation, viewer: int) -> list[Message]:
    return []


_DECISIONS = {
    "pick": _pick,
    "walk": _walk,
    "take": _take,
    "show": _show,
    "place": _place,
    "remove": _remove,
    "discard": _discard,
}
