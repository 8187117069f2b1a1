"""A power in plain words, put together from its steps."""

from __future__ import annotations

from engine.events import Value
from engine.games.barkers_row.data import SUITS, Attraction
from engine.games.barkers_row.primitives import (
    AN_OPPONENT,
    ANY_CARD,
    AS_RICH,
    EACH_RICHER,
    NAMED,
    RICHEST,
    SELF,
    VALUES,
    Bonus,
    ClearMidway,
    ClearRow,
    Draw,
    NextScore,
    PeekDeck,
    PeekRow,
    Play,
    Recall,
    Recover,
    Resuit,
    Rubes,
    Shield,
    Shift,
    Steal,
    Step,
    Swap,
    Wild,
)
from ui.words import plain, word


def explained(attraction: Attraction) -> list[str]:
    """A sentence or two a step, in order; then what is to be known besides."""
    told = [text for step in attraction.power for text in _step(step)]
    if attraction.below_top:
        told.append(word("barkers_row.explain.below-top"))
    return told


def _say(key: str, **values: Value) -> str:
    return plain(f"barkers_row.explain.{key}", **values)


def _step(one: Step) -> list[str]:
    match one:
        case Play(times, source):
            return [_say(f"play-{('row', 'deck', 'any')[source]}", n=times)]
        case PeekRow():
            return [_say("peek-row")]
        case PeekDeck(cards, play):
            return [_say("peek-deck", n=cards, play=play)]
        case Resuit(cards, suit):
            if suit == NAMED:
                return [_say("resuit-named", n=cards - VALUES)]
            return [_say("resuit", cards=SUITS[cards], suit=SUITS[suit])]
        case Wild(cards):
            if cards >= VALUES:
                return [_say("wild-value", n=cards - VALUES)]
            return [_say("wild", cards=SUITS[cards])]
        case Bonus(suit, more):
            return [_say("bonus", suit=SUITS[suit], n=more)]
        case NextScore():
            return _next_score(one)
        case Rubes(number):
            return [_say("rubes", n=number)]
        case Steal(_, who):
            key = {RICHEST: "richest", AS_RICH: "as-rich", EACH_RICHER: "each"}[who]
            return [_say(f"steal-{key}")]
        case Shift(who, levels):
            whose = {SELF: "self", AN_OPPONENT: "opponent"}.get(who, "each")
            return [_say(f"{whose}-{'up' if levels > 0 else 'down'}")]
        case Draw(number, back):
            if back:
                return [_say("draw-back", n=number, back=back)]
            return [_say("draw", n=number)]
        case Swap(more):
            return [_say("swap", n=more)]
        case Recover(number, cards):
            if cards == ANY_CARD:
                return [_say("recover-any", n=number)]
            return [_say("recover", n=number, suit=SUITS[cards])]
        case Recall():
            return [_say("recall")]
        case ClearRow():
            return [_say("clear-row")]
        case ClearMidway(number, suit):
            return [_say("clear-named") if suit == NAMED else _say("clear-some", n=number)]
        case Shield():
            return [_say("shield")]


def _next_score(one: NextScore) -> list[str]:
    told = []
    if one.discount:
        told.append(_say("discount", n=one.discount, uses=one.uses))
    if one.hold:
        told.append(_say("hold"))
    if one.extra:
        told.append(_say("extra", n=one.extra))
    return told
