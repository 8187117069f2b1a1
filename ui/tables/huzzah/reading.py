"""What follows from an observation: who stands where, where a walk ends, what a show would do.

Steps are counted from 0, stages from 1, as people see them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.events import Message, Value
from engine.game import Observation
from engine.games.huzzah.data import (
    BUMP_STEPS,
    CAPACITY,
    CARDS,
    GATES,
    STAGES,
    STEPS,
)
from engine.games.huzzah.landing import WHOLE, jump, landing

Card = {card.name: card for card in CARDS}
SHOWS = tuple(card.name for card in CARDS if card.name != "bump")
HIDDEN = "hidden"
RICHARD = -1
OPEN = ("place", "remove")
"""The phases in which the cards lie open."""

_STAGE_OF = {
    step: number
    for number, (first, last) in enumerate(STAGES, 1)
    for step in range(first, last + 1)
}


def area(stage: int) -> range:
    """The steps of a stage."""
    first, last = STAGES[stage - 1]
    return range(first, last + 1)


def stage_of(o: Observation, step: int) -> int | None:
    """The stage whose step that is, unless it is closed."""
    stage = _STAGE_OF.get(step)
    return None if stage in o["closed"] else stage


def stage_under(o: Observation, seat: int) -> int | None:
    """The stage on which that seat's pawn stands."""
    return (o["pawns"][seat] or {}).get("stage")


def step_of(o: Observation, seat: int) -> int | None:
    """The step on which it stands."""
    return (o["pawns"][seat] or {}).get("step")


def performer(o: Observation, stage: int) -> int | None:
    """The seat on that stage."""
    return next((s for s, where in enumerate(o["pawns"]) if where == {"stage": stage}), None)


def crowd(o: Observation, stage: int) -> int:
    """How many counters stand in its area."""
    return sum(o["counters"][step] for step in area(stage))


def watches(o: Observation, stage: int) -> bool:
    """Whether Richard is in its area."""
    return o["richard"] in area(stage)


def full(o: Observation, step: int, seat: int) -> str | None:
    """What makes a pawn of that seat slide on from there: "pawn", "crowd" or "richard"."""
    if o["richard"] == step:
        return "richard"
    if o["counters"][step] == CAPACITY:
        return "crowd"
    others = (w for s, w in enumerate(o["pawns"]) if s != seat)
    return "pawn" if any(where == {"step": step} for where in others) else None


def rest(o: Observation, seat: int, step: int) -> int:
    """Where a pawn that stops there comes to rest."""
    while full(o, step, seat):
        step = (step + 1) % STEPS
    return step


def chance(o: Observation, stage: int) -> float:
    """How likely Richard next rests in that area, if nobody bumps him."""
    spread = jump() if o["richard"] is None else landing(o["richard"])
    return sum(spread[step] for step in area(stage)) / WHOLE


def percent(share: float) -> str:
    """A chance as people read it."""
    return f"{100 * share:.1f} %"


class End(NamedTuple):
    """Where a walk ends. kind: what can be had there. why: what makes it slide on, if it does."""

    step: int
    kind: Literal["take", "heckle", "nothing"]
    stage: int | None
    why: str | None


def end(o: Observation, seat: int, stop: int) -> End:
    """What it means for that seat to stop on a step."""
    step = rest(o, seat, stop)
    stage = stage_of(o, step)
    why = full(o, stop, seat)
    if stage is None:
        return End(step, "nothing", None, why)
    return End(step, "heckle" if performer(o, stage) is not None else "take", stage, why)


def end_words(found: End, stop: int) -> Message:
    """What that means, in a few words."""
    values: dict[str, Value] = {"step": found.step}
    if found.stage is not None:
        values["stage"] = found.stage
    slides = "slides-" if found.step != stop else ""
    if slides:
        values["why"] = found.why or ""
    return Message(f"huzzah.table.end.{slides}{found.kind}", values)


def bumped(o: Observation) -> int:
    """The step to which a Bump would bring the mover."""
    start = o["richard"] if o["mover"] == RICHARD else step_of(o, o["mover"])
    return int((start or 0) + BUMP_STEPS) % STEPS


def bump_words(o: Observation) -> Message:
    """What a Bump would do to the mover."""
    target, mover = bumped(o), o["mover"]
    if mover != RICHARD:
        message = end_words(end(o, mover, target), target)
        return Message(message.key.replace(".end.", ".bump."), {**message.values, "who": mover})
    if target in GATES:
        return Message("huzzah.table.bump.gate", {"gate": GATES.index(target) + 1})
    stage = stage_of(o, target)
    seat = None if stage is None else performer(o, stage)
    if stage is None or seat is None:
        return Message("huzzah.table.bump.richard", {"step": target})
    return Message("huzzah.table.bump.watches", {"step": target, "stage": stage, "who": seat})


class Effect(NamedTuple):
    """What a show does: in short ("+3"), in words, and the same with Richard watching."""

    short: str
    text: Message
    watched_short: str
    watched: Message


def effect(o: Observation, seat: int | None, name: str) -> Effect | None:
    """What that card does as a show: there where the seat performs, else in general; None for a
    Bump."""
    card = Card[name]
    stage = None if seat is None else stage_under(o, seat)
    here = None if stage is None else crowd(o, stage)
    if name == "bump":
        return None
    if name == "finale":
        points = "?" if here is None else str(here)
        text = _text("finale", here)
        return Effect(points, text, "0", Message("huzzah.table.watched.finale"))
    if name == "huzzah":
        gone = -card.crowd if here is None else min(here, -card.crowd)
        return Effect(
            f"−{gone}",
            _text("huzzah", None if here is None else gone),
            f"+{card.watched}",
            Message("huzzah.table.watched.gain", {"points": card.watched}),
        )
    lost = -card.watched if seat is None else min(-card.watched, o["scores"][seat])
    room = card.crowd if stage is None else _room(o, stage, card.crowd)
    return Effect(
        f"+{room}",
        Message("huzzah.table.does.crowd", {"n": room}),
        f"−{lost}",
        Message("huzzah.table.watched.lose", {"points": lost}),
    )


def _text(name: str, number: int | None) -> Message:
    if number is None:
        return Message(f"huzzah.table.does.{name}")
    return Message(f"huzzah.table.does.{name}-here", {"n": number})


def _room(o: Observation, stage: int, wanted: int) -> int:
    """How many of so many find room on the emptiest step."""
    fewest: int = min(o["counters"][step] for step in area(stage))
    return min(wanted, CAPACITY - fewest)


# The reveal


def on_show(o: Observation) -> int | None:
    """The seat whose show is being resolved, wherever its pawn is by now."""
    stage = o["stage"]
    if stage is None:
        return None
    up = performer(o, stage)
    if up is not None and o["heckling"][up] != stage:
        return up
    shown = [s for s, card in enumerate(o["down"]) if card and o["heckling"][s] is None]
    last = area(stage)[-1]
    down = [(s, step) for s in shown if (step := step_of(o, s)) is not None]
    if up is not None:
        down = [(s, step) for s, step in down if step in area(stage)] or down
        return down[0][0] if down else None
    return min(down, key=lambda found: (found[1] - last) % STEPS)[0] if down else None


def hecklers(o: Observation, stage: int) -> list[int]:
    """The seats that heckle there, in seat order."""
    return [seat for seat, aim in enumerate(o["heckling"]) if aim == stage and o["down"][seat]]


def verdict(o: Observation, stage: int, heckler: int, seat: int) -> str:
    """ "took", "match", "void" or "no-match"."""
    if stage_under(o, heckler) == stage:
        return "took"
    step = step_of(o, heckler)
    if step is None or step not in area(stage):
        return "void"
    return "match" if o["down"][heckler] == o["down"][seat] else "no-match"
