"""What the held card would do: what it earns and from whom, and whose call it brings up."""

from __future__ import annotations

from htpy import Node, p

from engine.events import Message
from engine.game import Observation
from engine.games.big_top.data import SPACES
from ui.focus import Focus
from ui.tables.big_top.reading import Call, opened, payments, picked_card, up
from ui.words import listed, plain, say, word


def effect(o: Observation, focus: Focus) -> Node:
    """In a sentence or two; without a card in the hand, that a call must be played, if one must."""
    viewer, name = o["viewer"], picked_card(focus.picked)
    if name is not None:
        return p(".effect.held")[_would(o, viewer, name, focus)]
    must = not focus.quiet and viewer is not None and o["deciders"] == [viewer] and up(o, viewer)
    return p(".effect.must")[word("big_top.table.must") if must else None]


def _would(o: Observation, viewer: int, name: str, focus: Focus) -> str:
    if f"space:{viewer}-{SPACES - 1}" in focus.lit:
        return plain("big_top.table.effect.call", card=name, dollars=SPACES - 1)
    told = [_earnings(payments(o, viewer, name), name in o["charts"][viewer], focus)]
    told += [
        say(
            Message("big_top.table.effect.opens", {"who": call.seat, "card": call.card}),
            focus.voice,
        )
        for call in opened(o, name)
    ]
    return " ".join(told)


def _earnings(paying: list[Call], called: bool, focus: Focus) -> str:
    if not paying:
        return word(f"big_top.table.effect.{'called' if called else 'nothing'}")
    parts = [
        say(
            Message("big_top.table.effect.from", {"who": c.seat, "dollars": c.dollars}), focus.voice
        )
        for c in paying
    ]
    dollars = sum(call.dollars for call in paying)
    return plain("big_top.table.effect.earns", dollars=dollars, parts=listed(parts))
