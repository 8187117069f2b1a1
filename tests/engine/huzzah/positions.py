"""Positions by hand: pawns, cards and counters where a test wants them, and dice that it names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.chance import ScriptedDealer, SeededDealer
from engine.decks import Deck
from engine.events import Event
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.position import WALKING
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    BUMP_CARD,
    KINDS,
    NOTHING,
    PASS,
    ROLLS,
    SEATS_OWN,
    STAGE_PLACE,
    SUMS,
)
from tests.engine.hooks.huzzah import conserved

LETTERS = "235FHB"


def three(total: int) -> int:
    """What the dealer says when three dice show so many in all."""
    return SUMS.index(total)


def one(face: int) -> int:
    """The same of one die, or of the gate that it picks."""
    return face - 1


def kinds(letters: str) -> list[int]:
    """Cards by their letters, as in "2FB"."""
    return [LETTERS.index(letter) for letter in letters]


def spot(where: str | int) -> int:
    """A step, or a stage as in "S3"."""
    return where if isinstance(where, int) else STAGE_PLACE + int(where[1:]) - 1


def table(
    pawns: Sequence[str | int],
    hands: Sequence[str] = (),
    richard: int = 0,
    counters: Mapping[int, int] | None = None,
    scores: Sequence[int] = (),
    dice: Iterable[int] = (),
    deck: str | None = None,
    lead: int = 0,
    turn: int = 1,
    options: Mapping[str, Any] | None = None,
) -> HuzzahState:
    """A position in which nothing is being asked. `hands` that are not given are "22222"; `deck`
    its cards from the top, all others lie among the discards (without it: the deck has them)."""
    players = len(pawns)
    settled = HUZZAH.settle(players, options or {})
    state = HuzzahState.opening(players, settled, SeededDealer(1), None)
    state.dealer = ScriptedDealer(dice)
    state.pawns = [spot(where) for where in pawns]
    state.richard, state.lead, state.turn, state.order = richard, lead, turn, ()
    for step, count in (counters or {}).items():
        state.counters[step] = count
    state.scores[: len(scores)] = scores
    rest = sorted(state.deck.cards, reverse=True)  # so 2-Crowds lie on top
    for seat in range(players):
        for kind in kinds(hands[seat] if seat < len(hands) else "222"):
            rest.remove(kind)
            state.hands[seat * KINDS + kind] += 1
    state.deck = Deck(rest)
    if deck is not None:
        top = kinds(deck)
        for kind in top:
            rest.remove(kind)
        state.deck = Deck(reversed(top), rest)
    # As if all had been drawn and shown since the first shuffle.
    state.since = [SEATS_OWN * seat + KINDS + state.size(seat) for seat in range(players)]
    for kind in state.deck.discards:
        state.since += [SEATS_OWN + KINDS + 1, SEATS_OWN + kind]
    conserved(state)
    return state


def walking(roll: int, *arguments: Any, **named: Any) -> HuzzahState:
    """Seat 0 may walk so far."""
    state = table(*arguments, **named)
    state.phase, state.mover, state.current_player = WALKING, 0, 0
    state.dice = next(dice for dice in ROLLS if sum(dice) == roll)
    return state


def showing(*arguments: Any, **named: Any) -> HuzzahState:
    """All are asked for their shows."""
    state = table(*arguments, **named)
    state._call_for_shows(None)
    return state


def options_of(state: HuzzahState) -> dict[str, int]:
    """The legal actions by their notation."""
    return {state.choice(action).notation: action for action in state.legal_actions()}


def do(state: HuzzahState, *notations: str) -> list[Event]:
    """Play the actions of these notations; returns what was told."""
    events: list[Event] = []
    for notation in notations:
        state.apply_action(options_of(state)[notation], events.append)
        conserved(state)
    return events


def let(state: HuzzahState) -> list[Event]:
    """Everybody passes until the windows are closed."""
    events: list[Event] = []
    while state.legal_actions()[:1] == [PASS]:
        state.apply_action(PASS, events.append)
        conserved(state)
    return events


def answer(state: HuzzahState, bumpers: Iterable[int]) -> list[Event]:
    """One round of a Bump window, in which these seats choose Bump."""
    events: list[Event] = []
    chosen = set(bumpers)
    for _ in state.deciders:
        state.apply_action(PASS + (state.current_player in chosen), events.append)
        conserved(state)
    return events


def keys(events: Iterable[Event]) -> list[str]:
    """The log's keys, without the name of the game."""
    return [e.say.key.removeprefix("huzzah.") for e in events if e.say is not None]


def bumps(state: HuzzahState, seat: int) -> int:
    return state.hand(seat)[BUMP_CARD]


def where(state: HuzzahState, seat: int) -> str | int | None:
    """A step, or a stage as in "S3"."""
    place = state.observation(None)["pawns"][seat]
    assert place is not None
    return place["step"] if "step" in place else f"S{place['stage']}"


def nothing_down(state: HuzzahState) -> bool:
    return set(state.down) == {NOTHING}
