"""Positions by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.chance import Dealer, ScriptedDealer
from engine.events import Event
from engine.games.barkers_row import GAME
from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    ALL_BARKERS,
    ATTRACTION,
    EMPTY,
    KIND,
    members,
    together,
)
from engine.games.barkers_row.data import ATTRACTIONS
from engine.games.barkers_row.moves import USE
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.hooks.barkers_row import conserved

BARKERS = {
    **{
        f"{suit[0].upper()}{n}": KIND[f"{suit}-{n}"]
        for suit in ("horrors", "beasts", "freaks", "oddities")
        for n in (1, 2, 3)
    },
    "W": KIND["wild"],
    "W+": KIND["wild-plus"],
}
"""Kinds as they are written here: `H2`, `W+`."""

CODES = {a.name: USE + number for number, a in enumerate(ATTRACTIONS)}
ALL_SUITED = "H1 H2 B1 B2 F1 F2 O1 O2"


def barkers(text: str) -> list[int]:
    return [BARKERS[code] for code in text.split()]


def attractions(text: str) -> int:
    return together(ATTRACTION[name] for name in text.split())


def position(
    midway: str = "",
    row: str = "H1 B1 F1",
    deck: str | None = None,
    discards: str = "",
    hands: Sequence[str] = (),
    staged: Sequence[str] = (),
    retired: Sequence[str] = (),
    under: str = "",
    players: int = 2,
    levels: Sequence[int] | None = None,
    rubes: Sequence[int] | None = None,
    moved: bool = False,
    options: Mapping[str, Any] | None = None,
    dealer: Dealer | None = None,
) -> BarkersRowState:
    """Seat 0 to play. Barkers: as in `BARKERS`; `-` is an empty slot of the Row; the deck's top
    comes first, and below it lie all cards that are named nowhere, Wild ones last (with a deck of
    "" they are in the Midway). hands, staged, retired: Attractions by seat; all others are the
    deck, those of `under` on its top, the first uppermost. By default nothing is shuffled."""
    settled = GAME.settle(players, options or {})
    state = BarkersRowState.empty(players, settled, dealer or ScriptedDealer())
    state.turn = 1
    state.moved = moved
    state.row = [EMPTY if code == "-" else BARKERS[code] for code in row.split()]
    state.barkers.discards = barkers(discards)
    state.barkers.cards = barkers(deck or "")[::-1]
    rest = list(ALL_BARKERS)
    placed = [kind for kind in state.row if kind != EMPTY]
    for kind in [*placed, *barkers(midway), *state.barkers.discards, *state.barkers.cards]:
        rest.remove(kind)
    for kind in barkers(midway) + (rest if deck == "" else []):
        state.midway[kind] += 1
    if deck != "":
        state.barkers.cards[:0] = rest[::-1]
    state.count_as(state.counts_as)
    for sets, named in ((state.hands, hands), (state.staged, staged), (state.retired, retired)):
        for seat, names in enumerate(named):
            sets[seat] = attractions(names)
    top = [ATTRACTION[name] for name in under.split()]
    used = sum(state.hands) | sum(state.staged) | sum(state.retired) | together(top)
    state.attractions = [card for card in ALL_ATTRACTIONS if not used >> card & 1] + top[::-1]
    state.levels = list(levels or state.levels)
    state.rubes = list(rubes or state.rubes)
    conserved(state)
    return state


def options_of(state: BarkersRowState) -> dict[str, int]:
    """The legal actions by their notation."""
    return {state.choice(action).notation: action for action in state.legal_actions()}


def do(state: BarkersRowState, notations: str) -> list[Event]:
    """Play the actions of these notations; returns what was told. Nothing is lost by any."""
    events: list[Event] = []
    for notation in notations.split():
        state.apply_action(options_of(state)[notation], events.append)
        conserved(state)
    return events


def keys(events: Iterable[Event]) -> list[str]:
    """The log's keys."""
    said = [event.say.key for event in events if event.say is not None]
    return [key.removeprefix("barkers_row.") for key in said]


def totals(state: BarkersRowState) -> list[int]:
    found: list[int] = list(state.observation(None)["totals"].values())
    return found


def midway(state: BarkersRowState) -> str:
    """The cards of the Midway, as they are written here."""
    codes = {kind: code for code, kind in BARKERS.items()}
    return " ".join(codes[kind] for kind, n in enumerate(state.midway) for _ in range(n))


def names(cards: int) -> list[str]:
    """Of a set of Attractions."""
    numbers = {number: name for name, number in ATTRACTION.items()}
    return [numbers[card] for card in members(cards)]


def seen(state: BarkersRowState, viewer: int | None, key: str) -> Any:
    return state.observation(viewer)[key]


def using(name: str, **table: Any) -> Any:
    """A position in which seat 0 may use that Attraction."""
    return position(staged=(name,), **table)


def done(state: Any) -> bool:
    """Whether the power is done, without having been the required move."""
    return not state.stack and not seen(state, None, "moved")
