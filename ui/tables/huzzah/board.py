"""The fair: 51 steps, crowds and pawns on them, nine little stages, what may be done where."""

from __future__ import annotations

from functools import cache, lru_cache

from htpy import Element, Node, circle, g, path, svg, use
from markupsafe import Markup

from engine.events import Message, Value
from engine.game import Observation
from engine.games.huzzah.data import CAPACITY, CARDS, GATES, STAGES, STEPS
from ui.focus import Focus
from ui.html import part
from ui.tables.huzzah.booths import booth, stand
from ui.tables.huzzah.ground import gates, ground, jumps
from ui.tables.huzzah.pieces import king, pawn
from ui.tables.huzzah.plan import Plan, Point, plan_for
from ui.tables.huzzah.reading import (
    RICHARD,
    End,
    bumped,
    end,
    end_words,
    stage_of,
    step_of,
)
from ui.widgets.icons import PICTURE, pic
from ui.widgets.pick import component
from ui.widgets.svg import num, path_of, words
from ui.words import capital, plain, say, word

# Where figures stand on a step, by how many they are, in units of `Plan.rows`.
SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((0, -0.5), (-0.6, 0.5), (0.6, 0.5)),
    4: ((-0.6, -0.5), (0.6, -0.5), (-0.6, 0.5), (0.6, 0.5)),
    5: ((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.5), (0.5, 0.5)),
}
TONES = 3
STAGE_STEPS = tuple(step for first, last in STAGES for step in range(first, last + 1))


def board(o: Observation, focus: Focus) -> Node:
    """The whole fair."""
    plan = plan_for(focus.shape)
    return svg(
        class_=f"board hz {plan.name}",
        viewBox=f"0 0 {num(plan.size[0])} {num(plan.size[1])}",
        role="group",
        aria_label=word("huzzah.table.fair"),
    )[
        ground(plan),
        [_step(plan, step, o, focus) for step in range(1, STEPS)],
        [_gone(plan, step, o["counters"][step]) for step in STAGE_STEPS],
        _step(plan, 0, o, focus),
        jumps(plan),
        gates(plan),
        _away(plan, focus),
        _trail(plan, focus),
        [booth(plan, stage, o, focus) for stage in range(1, len(plan.stages) + 1)],
        [_crowd(plan, step, count, focus) for step, count in enumerate(o["counters"]) if count],
        _richard(plan, o, focus),
        [_walker(plan, seat, o, focus) for seat in range(o["players"])],
        _may(plan, o, focus),
    ]


# Steps


def _step(plan: Plan, step: int, o: Observation, focus: Focus) -> Node:
    name = f"step:{step}"
    stage = stage_of(o, step)
    there = bool(o["counters"][step]) or o["richard"] == step or {"step": step} in o["pawns"]
    if not there and name not in focus.lit and name not in focus.picked:
        return _bare_step(plan, step, stage)
    label = _step_label(step, o, focus)
    if name in focus.lit or name in focus.picked:
        return _drawn_step(plan, step, stage, label, focus)
    return _calm_step(plan, step, stage, label)


@cache
def _bare_step(plan: Plan, step: int, stage: int | None) -> Markup:
    """A step on which nothing stands and with which nothing can be done now."""
    text = plain("huzzah.table.step", step=step)
    return _calm_step(plan, step, stage, capital(text))


@lru_cache(maxsize=512)
def _calm_step(plan: Plan, step: int, stage: int | None, label: str) -> Markup:
    """A step with which nothing can be done now."""
    return part(_drawn_step(plan, step, stage, label, Focus()))


def _drawn_step(plan: Plan, step: int, stage: int | None, label: str, focus: Focus) -> Node:
    kind = f"st{stage % 3}" if stage else "gate" if step in (0, *GATES) else ""
    return path(
        component(focus, f"step:{step}", label, f"step {kind}".rstrip()), d=plan.paving(step)
    )


def _step_label(step: int, o: Observation, focus: Focus) -> str:
    """Its name, who is there, and for whoever may walk there what that would mean."""
    told = [plain("huzzah.table.step", step=step)]
    if o["counters"][step]:
        told.append(plain("huzzah.table.crowd", n=o["counters"][step]))
    if o["richard"] == step:
        told.append(word("huzzah.table.richard"))
    seats = tuple(s for s in range(o["players"]) if step_of(o, s) == step)
    if seats:
        told.append(say(Message("huzzah.table.there", {"seats": seats}), focus.voice))
    if o["phase"] == "walk" and f"step:{step}" in focus.lit:
        told.append(say(end_words(end(o, o["mover"], step), step), focus.voice))
    text = ", ".join(told)
    return capital(text)


def _away(plan: Plan, focus: Focus) -> Node:
    """Where crowds come from and go to: the Main Gate."""
    x, y = plan.middle(0)
    attributes = component(focus, "away", word("huzzah.table.away"), "away")
    return circle(attributes, cx=num(x), cy=num(y), r=num(plan.width * 0.2))


# What stands on them


def _crowd(plan: Plan, step: int, count: int, focus: Focus) -> Node:
    if any(f"crowd:{step}-{n}" in focus.lit for n in range(1, count + 1)):
        return _drawn_crowd(plan, step, count, focus)
    return _calm_crowd(plan, step, count)


@lru_cache(maxsize=512)
def _calm_crowd(plan: Plan, step: int, count: int) -> Markup:
    """People with whom nothing can be done now."""
    return part(_drawn_crowd(plan, step, count, Focus()))


def _drawn_crowd(plan: Plan, step: int, count: int, focus: Focus) -> Element:
    (x, y), (gap_x, gap_y), size = plan.middle(step), plan.rows, plan.figure
    label = plain("huzzah.table.counter", step=step)
    drawn = []
    for number, (across, down) in enumerate(SPOTS[count], 1):
        given = component(focus, f"crowd:{step}-{number}", label, f"fans t{_tone(step, number)}")
        left, top = x + across * gap_x - size / 2, y + down * gap_y - size / 2
        drawn.append(g(given)[pic("s-rube", left, top, size)])
    return g(id=f"crowd-{step}")[drawn]


@lru_cache(maxsize=1024)
def _gone(plan: Plan, step: int, count: int) -> Markup:
    """Those who could still come to that step: they wait behind the Main Gate, where nobody sees
    them."""
    (x, y), size = plan.middle(0), plan.figure
    drawn = [
        use(
            {"id": f"c-crowd-{step}-{number}", "data-c": f"crowd:{step}-{number}"},
            class_=f"fans t{_tone(step, number)}",
            aria_hidden="true",
            href=f"#{PICTURE}s-rube",
            x=num(x - size / 2),
            y=num(y - size / 2),
            width=num(size),
            height=num(size),
        )
        for number in range(count + 1, CAPACITY + 1)
    ]
    return part(g(id=f"gone-{step}")[drawn])


def _tone(step: int, number: int) -> int:
    return (step * 7 + number * 5) % TONES


def _richard(plan: Plan, o: Observation, focus: Focus) -> Node:
    if o["richard"] is None:
        return None
    x, y = plan.middle(o["richard"])
    label = plain("huzzah.table.richard-at", step=o["richard"])
    return king(x, y, plan.pawn * 1.12, component(focus, "richard", label))


def _walker(plan: Plan, seat: int, o: Observation, focus: Focus) -> Node:
    """That seat's pawn, wherever it stands."""
    where = o["pawns"][seat]
    if where is None:
        return None
    mine = " me" if seat == o["viewer"] else ""
    if "stage" in where:
        x, y = stand(plan, where["stage"])
        values: dict[str, Value] = {"who": seat, "stage": where["stage"]}
        label = say(Message("huzzah.table.pawn-on-stage", values), focus.voice)
    else:
        step = where["step"]
        x, y = plan.middle(step)
        label = say(Message("huzzah.table.pawn", {"who": seat, "step": step}), focus.voice)
        # Beside Richard, another pawn or a crowd it stands a little aside, so that all are seen.
        others = [s for s in range(o["players"]) if step_of(o, s) == step]
        if len(others) > 1 or o["richard"] == step:
            x += plan.pawn * (0.45 if others.index(seat) % 2 else -0.45)
            y -= plan.pawn * 0.35
        elif o["counters"][step]:
            y -= plan.pawn * 0.45
    moving = " moving" if seat == o["mover"] and o["phase"] in ("walk", "bump", "take") else ""
    classes = f"{mine}{moving}".strip()
    return pawn(x, y, plan.pawn, seat, component(focus, f"pawn:{seat}", label, classes))


# What was and what may be


def _trail(plan: Plan, focus: Focus) -> Node:
    """The way of the last move, from a ring where it began."""
    steps = [int(n.partition(":")[2]) for n in focus.trail if n.startswith("step:")]
    if len(steps) < 2:
        return None
    drawn: list[Node] = []
    run = [steps[0]]
    for step in steps[1:]:
        if (step - run[-1]) % STEPS == 1:
            run.append(run[-1] + 1)
            continue
        drawn.append(_stretch(plan, run, "trail"))
        drawn.append(path(".trail.leap", d=path_of(plan.middle(run[-1]), plan.middle(step))))
        run = [step]
    x, y = plan.middle(steps[0])
    return g(".way", aria_hidden="true")[
        drawn,
        _stretch(plan, run, "trail"),
        circle(".trail0", cx=num(x), cy=num(y), r=num(plan.pawn * 0.5)),
    ]


def _stretch(plan: Plan, run: list[int], classes: str) -> Node:
    if len(run) < 2:
        return None
    points = plan.along(run[0], run[-1], 3 * len(run))
    return path(class_=classes, d=path_of(*points))


def _may(plan: Plan, o: Observation, focus: Focus) -> Node:
    """Numbers on the steps that can be picked; what a Bump would do."""
    phase = o["phase"]
    lit = [int(name.partition(":")[2]) for name in sorted(focus.lit) if name.startswith("step:")]
    drawn: list[Node] = []
    if phase == "bump":
        drawn = [_ghost(plan, o)]
    elif phase == "walk":
        start = step_of(o, o["mover"]) or 0
        drawn = [
            _pip(plan, step, str((step - start) % STEPS), end(o, o["mover"], step))
            for step in lit
            if step != start
        ]
    elif phase == "place" and lit:
        wanted = _wanted(o)
        drawn = [_sign(plan, s, f"+{min(wanted, CAPACITY - o['counters'][s])}") for s in lit]
    elif phase == "remove" and lit:
        drawn = [_sign(plan, step, "−1") for step in lit]
    return g(".pips", aria_hidden="true")[drawn] if drawn else None


def _wanted(o: Observation) -> int:
    name = o["down"][o["viewer"]] if o["viewer"] is not None else None
    return next((card.crowd for card in CARDS if card.name == name), 0)


def _pip(plan: Plan, step: int, text: str, found: End) -> Node:
    """How far it is to there; gold where a stage is free, with a dashed ring where one slides."""
    kind, why = found.kind, found.why
    classes = f"pip {kind}{' slides' if why else ''}"
    (x, y), radius = plan.middle(step), plan.pawn * 0.56
    crowded = step in GATES or why
    if crowded:
        x, y = x + plan.width * 0.3, y - plan.width * 0.3
        radius *= 0.86
    return [
        circle(class_=classes, cx=num(x), cy=num(y), r=num(radius)),
        words(x, y + radius * 0.44, text, f"pipn {kind}"),
    ]


def _sign(plan: Plan, step: int, text: str) -> Node:
    x, y = plan.middle(step)
    x, y, radius = x + plan.width * 0.26, y - plan.width * 0.26, plan.pawn * 0.5
    return [
        circle(".pip.nothing", cx=num(x), cy=num(y), r=num(radius)),
        words(x, y + radius * 0.42, text, "pipn nothing"),
    ]


def _ghost(plan: Plan, o: Observation) -> Node:
    """Where the mover would be after a Bump."""
    target, mover = bumped(o), o["mover"]
    start = o["richard"] if mover == RICHARD else step_of(o, mover)
    if start is None:
        return None
    last = target if target > start else target + STEPS
    x, y = plan.middle(target)
    radius = plan.pawn * 0.62
    return [
        path(".trail.may", d=path_of(*plan.along(start, last, 12))),
        circle(".spot.may", cx=num(x), cy=num(y), r=num(plan.pawn * 0.95)),
        circle(".pip.nothing", cx=num(x), cy=num(y), r=num(radius)),
        words(x, y + radius * 0.42, "+3", "pipn nothing"),
    ]
