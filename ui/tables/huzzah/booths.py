"""The nine little stages, with whoever performs and what lies face down before them."""

from __future__ import annotations

from functools import cache, lru_cache

from htpy import Node, circle, fragment, g, path, rect, text, tspan
from markupsafe import Markup

from engine.events import Message, Value
from engine.game import Observation
from ui.focus import Focus
from ui.html import html_of, part
from ui.tables.huzzah.pieces import FIGURES, PAWNS, STAGE_SIGNS
from ui.tables.huzzah.plan import Plan, Point
from ui.tables.huzzah.reading import (
    HIDDEN,
    OPEN,
    crowd,
    hecklers,
    performer,
    stage_under,
    watches,
)
from ui.widgets.icons import pic
from ui.widgets.pick import component
from ui.widgets.svg import num, words
from ui.words import plain, say, word

AWNINGS = 6


def stand(plan: Plan, stage: int) -> Point:
    """Where a performer stands on that stage."""
    x, y = plan.stages[stage - 1]
    floor = y + plan.booth[1] / 2 - plan.deck
    across = {"wide": 16.0, "low": 57.0, "tall": 11.0}[plan.name]
    lift = {"wide": 27.0, "low": 38.0, "tall": 17.0}[plan.name]
    return x + across, floor - lift


def booth(plan: Plan, stage: int, o: Observation, focus: Focus) -> Node:
    """A stage: its awning, its name, who is on it, the cards before it."""
    name, closed = f"stage:{stage}", stage in o["closed"]
    on = performer(o, stage)
    classes = f"booth st{stage % 3}{' closed' if closed else '' if on is not None else ' open'}"
    vacant, label = not closed and on is None, _label(stage, o, focus)
    if name in focus.lit or name in focus.picked:
        place: Node = _place(plan, stage, label, classes, vacant, closed, focus)
    else:
        place = _calm_place(plan, stage, label, classes, vacant, closed)
    return [place, _shows(plan, stage, o, focus)]


@lru_cache(maxsize=256)
def _calm_place(
    plan: Plan, stage: int, label: str, classes: str, vacant: bool, closed: bool
) -> Markup:
    """A stage with which nothing can be done now."""
    return part(_place(plan, stage, label, classes, vacant, closed, Focus()))


def _place(
    plan: Plan, stage: int, label: str, classes: str, vacant: bool, closed: bool, focus: Focus
) -> Node:
    name = f"stage:{stage}"
    return g(component(focus, name, label, classes))[
        _shell(plan, stage, closed),
        _vacant(plan, stage, name in focus.lit) if vacant else None,
    ]


def _label(stage: int, o: Observation, focus: Focus) -> str:
    values: dict[str, Value] = {"stage": stage, "n": crowd(o, stage)}
    if stage in o["closed"]:
        return plain("huzzah.table.stage-closed", **values)
    on = performer(o, stage)
    if on is None:
        return plain("huzzah.table.stage-open", **values)
    key = "stage-watched" if watches(o, stage) else "stage-played"
    return say(Message(f"huzzah.table.{key}", {**values, "who": on}), focus.voice)


@cache
def _shell(plan: Plan, stage: int, closed: bool) -> Markup:
    (x, y), (w, h), roof = plan.stages[stage - 1], plan.booth, plan.roof
    left, top, floor = x - w / 2, y - h / 2, y + h / 2 - plan.deck
    wide, hem = w / AWNINGS, 5 if plan.name == "tall" else 7
    names = word(f"huzzah.stage.{stage}").split()
    crest = plan.roof * 1.35
    drawn = [
        rect(
            ".cloth",
            x=num(left + 3),
            y=num(top + roof - 4),
            width=num(w - 6),
            height=num(floor - top - roof + 6),
        ),
        path(
            ".fold",
            d="".join(
                f"M{num(left + 3 + i * (w - 6) / 6)} {num(top + roof)}V{num(floor)}"
                for i in range(1, 6)
            ),
        ),
        None
        if plan.signs
        else pic(
            STAGE_SIGNS[stage - 1], left + wide * 0.45, top + roof + crest * 0.25, crest, "crest"
        ),
        [
            path(
                class_="awn odd" if i % 2 else "awn",
                d=f"M{num(left + i * wide)} {num(top)}h{num(wide)}v{num(roof - 4)}"
                f"a{num(wide / 2)} {hem} 0 0 1 {num(-wide)} 0z",
            )
            for i in range(AWNINGS)
        ],
        rect(
            ".deckfront",
            x=num(left),
            y=num(floor),
            width=num(w),
            height=num(plan.deck),
            rx="3",
        ),
    ]
    if plan.signs:
        sign = {"x": num(left + 8), "y": num(top + 26), "width": "108", "height": "60"}
        drawn += [rect(sign, class_="deckfront", rx="4"), _two(left + 62, top + 52, 23, names)]
    elif plan.name == "tall":
        drawn.append(_two(x, floor + 10.5, 10, names))
    else:
        drawn.append(words(x, floor + 16.5, " ".join(names), "sname"))
    if closed:
        x0, y0 = stand(plan, stage)
        size = 5 if plan.name == "tall" else 10
        drawn.append(
            path(
                ".shut",
                d=f"M{num(x0 - size)} {num(y0 - size)}l{2 * size} {2 * size}"
                f"m0 {-2 * size}l{-2 * size} {2 * size}",
            )
        )
    return html_of(fragment[drawn])


def _two(x: float, y: float, down: float, names: list[str]) -> Node:
    """A name of two words, one above the other."""
    first, second = names
    return text(".sname", text_anchor="middle")[
        tspan(x=num(x), y=num(y))[first], " ", tspan(x=num(x), y=num(y + down))[second]
    ]


def _vacant(plan: Plan, stage: int, lit: bool) -> Node:
    x, y = stand(plan, stage)
    tall = plan.name == "tall"
    size = 13 if tall else 22
    return [
        circle(".vacant", cx=num(x), cy=num(y), r="12" if tall else "20"),
        pic("s-star", x - size / 2, y - size / 2, size, "vac") if lit else None,
    ]


# Cards before a stage


def _shows(plan: Plan, stage: int, o: Observation, focus: Focus) -> Node:
    """Face-down (later open) cards: the performer's, and beside it those of hecklers."""
    seats = [s for s in range(o["players"]) if o["down"][s] and stage_under(o, s) == stage]
    seats += [seat for seat in hecklers(o, stage) if seat not in seats]
    return [_show(plan, stage, place, seat, o, focus) for place, seat in enumerate(seats)]


def _show(plan: Plan, stage: int, place: int, seat: int, o: Observation, focus: Focus) -> Node:
    x, y, w, h = card_spot(plan, stage, place)
    name = o["down"][seat] if o["phase"] in OPEN else HIDDEN
    # The viewer's own card is the one beside its hand; here lies its likeness.
    attributes = {"class": f"show seat{seat}", "aria-hidden": "true"}
    if seat != o["viewer"]:
        label = _show_label(seat, name, focus)
        attributes = component(focus, f"show:{seat}", label, f"show seat{seat}")
    return g(attributes)[
        rect(".leaf", x=num(x), y=num(y), width=num(w), height=num(h), rx=num(w * 0.12)),
        _back(x, y, w, h, seat) if name == HIDDEN else _front(x, y, w, h, name),
    ]


def _show_label(seat: int, name: str, focus: Focus) -> str:
    if name == HIDDEN:
        return say(Message("huzzah.table.show-hidden", {"who": seat}), focus.voice)
    return say(Message("huzzah.table.show", {"who": seat, "card": name}), focus.voice)


def card_spot(plan: Plan, stage: int, place: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of the n-th card before a stage."""
    x, y = plan.stages[stage - 1]
    (w, h), tall = plan.booth, plan.name == "tall"
    wide = 15.0 if tall else 26.0
    high = wide * 1.36
    floor = y + h / 2 - plan.deck
    if place == 0:
        return x - w / 2 + (7 if tall else 10), floor - high - 1, wide, high
    across = x + w / 2 - 2 - (wide + 2) * place
    return across, floor + plan.deck - high * 0.45, wide, high


def _back(x: float, y: float, w: float, h: float, seat: int) -> Node:
    size = w * 0.72
    return [
        rect(
            ".back",
            x=num(x + w * 0.1),
            y=num(y + w * 0.1),
            width=num(w * 0.8),
            height=num(h - w * 0.2),
            rx=num(w * 0.08),
        ),
        pic(PAWNS[seat], x + (w - size) / 2, y + (h - size) / 2, size, "owner"),
    ]


def _front(x: float, y: float, w: float, h: float, name: str) -> Node:
    if name in FIGURES:
        size = w * 0.84
        return g(class_=f"facade k-{name}")[
            pic(FIGURES[name], x + w * 0.08, y + (h - size) / 2, size)
        ]
    number = {"two-crowd": "2", "three-crowd": "3", "five-crowd": "5"}[name]
    size = w * 0.56
    return g(class_=f"facade k-{name}")[
        pic("s-rube", x + (w - size) / 2, y + h * 0.06, size),
        words(x + w / 2, y + h * 0.88, number, "count"),
    ]
