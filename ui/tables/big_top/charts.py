"""Organizing charts: four spaces each, what stands there and what it pays."""

from __future__ import annotations

from htpy import Node, div, small, span

from engine.events import Message, Value
from engine.game import Observation
from engine.games.big_top.data import SPACES
from ui.focus import Focus
from ui.tables.big_top.cards import card, card_label
from ui.tables.big_top.reading import opened, payments, picked_card
from ui.widgets.pick import component, holder
from ui.words import plain, say


def chart(o: Observation, seat: int, focus: Focus) -> Node:
    """That seat's chart, the dearest space first. Calls that pay for the card that is held are
    marked, and so are those that it brings up."""
    label = say(Message("big_top.table.chart", {"who": seat}), focus.voice)
    spaces = reversed(range(SPACES))
    return div(".slots", role="group", aria_label=label)[
        [_space(o, seat, dollars, focus) for dollars in spaces]
    ]


def _space(o: Observation, seat: int, dollars: int, focus: Focus) -> Node:
    name = o["charts"][seat][dollars]
    place = f"space:{seat}-{dollars}"
    return div(holder(focus, place, _label(name, dollars), _classes(o, seat, name, focus)))[
        span(".card.tt.empty") if name is None else _called(name, place, focus),
        small(".slab")[
            "+" if _pays(o, seat, name, focus) else None,
            plain("big_top.table.sum", dollars=dollars),
        ],
    ]


def _called(name: str, place: str, focus: Focus) -> Node:
    last = "last" if focus.trail[-1:] == (place,) else ""
    return card(name, component(focus, f"card:{name}", card_label(name), last))


def _label(name: str | None, dollars: int) -> str:
    values: dict[str, Value] = {"dollars": dollars}
    if name is None:
        return plain("big_top.table.space-empty", **values)
    return plain("big_top.table.space", card=name, **values)


def _held(o: Observation, focus: Focus) -> str | None:
    """The card that is held and would be played."""
    called = any(name.startswith("space:") for name in focus.lit)
    return None if called else picked_card(focus.picked)


def _pays(o: Observation, seat: int, name: str | None, focus: Focus) -> bool:
    held = _held(o, focus)
    return held is not None and any(
        call.card == name and call.seat == seat for call in payments(o, o["viewer"], held)
    )


def _classes(o: Observation, seat: int, name: str | None, focus: Focus) -> str:
    held = _held(o, focus)
    classes = "slot"
    if held is not None and name is not None:
        classes += " pays" if _pays(o, seat, name, focus) else ""
        classes += " opens" if any(call.card == name for call in opened(o, held)) else ""
    return classes
