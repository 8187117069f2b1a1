"""What follows from an observation: which cards are next, what one earns, whom it helps."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from engine.events import Message
from engine.game import Observation
from engine.games.big_top.data import HIGHEST

POSTER = "poster"


class Card(NamedTuple):
    """flavour: "light", "dark", or "poster", whose number is 0."""

    suit: str
    flavour: str
    number: int


@cache
def card_of(name: str) -> Card:
    """The card of a name such as `clowns-light-3` or `clowns-poster`."""
    suit, flavour, *number = name.split("-")
    return Card(suit, flavour, int(number[0]) if number else 0)


def picked_card(picked: tuple[str, ...]) -> str | None:
    """The name of the card that is held, if one is."""
    kind, _, name = picked[-1].partition(":") if picked else ("", "", "")
    return name if kind == "card" else None


def is_next(o: Observation, name: str) -> bool:
    """Whether the card can be put on its stack now."""
    suit, flavour, number = card_of(name)
    stack = o["stacks"][suit]
    if flavour == POSTER:
        return not stack["poster"]
    return bool(stack["poster"]) and number == stack[flavour] + 1


class Call(NamedTuple):
    """A card on somebody's chart, over so many dollars."""

    seat: int
    card: str
    dollars: int


def calls(o: Observation) -> list[Call]:
    """All called cards."""
    return [
        Call(seat, name, dollars)
        for seat, chart in enumerate(o["charts"])
        for dollars, name in enumerate(chart)
        if name is not None
    ]


def _above(low: Card, high: Card) -> bool:
    same = low.flavour in (POSTER, high.flavour)
    return low.suit == high.suit and same and high.number > low.number


def payments(o: Observation, seat: int, name: str) -> list[Call]:
    """The calls of others that pay that seat for that card, if it comes from the hand."""
    if name in o["charts"][seat]:
        return []
    card = card_of(name)
    return [
        call
        for call in calls(o)
        if call.seat != seat and call.dollars and _above(card, card_of(call.card))
    ]


def opened(o: Observation, name: str) -> list[Call]:
    """The calls that can be played once that card lies on its stack."""
    card = card_of(name)
    return [
        call
        for call in calls(o)
        if _above(card, card_of(call.card)) and card_of(call.card).number == card.number + 1
    ]


def complete(o: Observation, suit: str, flavour: str) -> bool:
    """Whether nothing is missing on that stack."""
    return bool(o["stacks"][suit][flavour] == HIGHEST)


class Use(NamedTuple):
    """What can be done with a card now: play it (and earn), call it, or nothing, and why not."""

    kind: Literal["play", "call", "off"]
    earns: int = 0
    why: Message | None = None


def uses(o: Observation) -> dict[str, Use]:
    """Per card in the viewer's hand what can be done with it; empty if it is not its turn."""
    viewer = o["viewer"]
    if viewer is None or o["betting"] or o["deciders"] != [viewer]:
        return {}
    return {name: _use(o, viewer, name) for name in o["hands"][viewer]}


def up(o: Observation, seat: int) -> list[str]:
    """The called cards of that seat that are next and so must be played."""
    return [name for name in o["charts"][seat] if name is not None and is_next(o, name)]


def _use(o: Observation, viewer: int, name: str) -> Use:
    if forced := up(o, viewer):
        return Use("off", why=Message("big_top.table.why.forced", {"card": forced[0]}))
    if is_next(o, name):
        return Use("play", sum(call.dollars for call in payments(o, viewer, name)))
    suit = card_of(name).suit
    if any(call.seat == viewer and card_of(call.card).suit == suit for call in calls(o)):
        return Use("off", why=Message("big_top.table.why.called", {"suit": suit}))
    return Use("call")
