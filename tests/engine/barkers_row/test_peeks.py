"""What one seat looks at, no other can tell from anything: two tables that differ in the hidden
cards alone are played alike, and everybody else must be shown the same.

In the other table each hidden 1 is a 3 of its suit, each Wild one has a "+", and the other way
round. There are as many of each, all backs are the same, and what can be done is too, until such a
card comes to light.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engine.chance import SeededDealer
from engine.events import Emit, Event, Message, Moved, Told
from engine.game import TERMINAL, Observation
from engine.games.barkers_row import GAME, view
from engine.games.barkers_row.cards import (
    ALL_BARKERS,
    ATTRACTION,
    KIND,
    KIND_NAMES,
    KINDS,
)
from engine.games.barkers_row.data import ATTRACTIONS, BARKERS, ROW_SIZE
from engine.games.barkers_row.moves import DISCARD, MOVE, NAME, PICK, USE
from engine.games.barkers_row.primitives import PeekDeck, PeekRow
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.barkers_row.test_leaks import Loud
from tests.engine.contract.walking import offers

PLAYERS = 3
LOOKER = 0
OTHERS = (1, 2, None)
STEPS = 25
SEEDS = range(40)
OTHER_NAME = {"1": "3", "3": "1", "wild": "wild-plus", "wild-plus": "wild"}
LOOKING = {
    attraction.name: {type(step) for step in attraction.power} & {PeekRow, PeekDeck}
    for attraction in ATTRACTIONS
    if any(isinstance(step, (PeekRow, PeekDeck)) for step in attraction.power)
}
"""The powers that let a seat look, and at what."""
TOLD_ALONE = {
    PeekRow: {"sees-row", "watches"},
    PeekDeck: {"sees-deck", "picks", "puts-back"},
}
"""What the log tells the looker alone."""

Frame = tuple[Event | None, Observation]


def _other(kind: int) -> int:
    name = KIND_NAMES[kind]
    suit, _, value = name.rpartition("-")
    if name in OTHER_NAME:
        return KIND[OTHER_NAME[name]]
    return KIND[f"{suit}-{OTHER_NAME.get(value, value)}"]


OTHER = tuple(_other(kind) for kind in KINDS)


def other_action(action: int) -> int:
    """The same action where the hidden cards are the other ones."""
    if not DISCARD <= action < NAME:
        return action
    what, kind = divmod(action - DISCARD, len(KINDS))
    return DISCARD + what * len(KINDS) + OTHER[kind]


def table(state: type[BarkersRowState], power: str, seed: int) -> BarkersRowState:
    """All Barkers are hidden, and the looker has that power On-Stage."""
    found = state.empty(PLAYERS, GAME.settle(PLAYERS, {}), SeededDealer(seed))
    found.turn = 1
    cards = found.barkers.cards = list(ALL_BARKERS)
    random.Random(seed).shuffle(cards)
    found.row = [cards.pop() for _ in range(ROW_SIZE)]
    found.attractions.remove(ATTRACTION[power])
    found.staged[LOOKER] = 1 << ATTRACTION[power]
    return found


def with_the_others(state: BarkersRowState) -> BarkersRowState:
    new = state.clone()
    new.row = [OTHER[kind] for kind in state.row]
    new.barkers.cards = [OTHER[kind] for kind in state.barkers.cards]
    return new


def all_still_hidden(state: BarkersRowState) -> bool:
    """Whether no card has come to light that is another one at the other table."""
    seen = [*state.barkers.discards, *(kind for kind in KINDS if state.midway[kind])]
    return all(OTHER[kind] == kind for kind in seen)


def some_action(state: BarkersRowState, choose: random.Random) -> int:
    """Any; but every other time, if possible, no card comes to light that ends the comparison."""
    legal = state.legal_actions()
    kinds = {MOVE + slot: kind for slot, kind in enumerate(state.row)}
    kinds |= {PICK + kind: kind for kind in KINDS}
    quiet = [a for a in legal if a not in kinds or OTHER[kinds[a]] == kinds[a]]
    return choose.choice(quiet if quiet and choose.random() < 1 / 2 else legal)


def play(state: BarkersRowState, action: int) -> tuple[dict[int | None, list[Frame]], list[Event]]:
    """What each of the others was shown, event by event, and all that was told."""
    frames: dict[int | None, list[Frame]] = {viewer: [] for viewer in OTHERS}
    events: list[Event] = []

    def emit(event: Event) -> None:
        events.append(event)
        for viewer in OTHERS:
            frames[viewer].append((event.seen_by(viewer), state.observation(viewer)))

    state.apply_action(action, emit)
    for viewer in OTHERS:
        frames[viewer].append((None, state.observation(viewer)))
    return frames, events


def compare(state: type[BarkersRowState], power: str, seeds: Iterable[int] = SEEDS) -> set[str]:
    """Play pairs of tables; returns the keys of what was told to the looker alone meanwhile."""
    alone: set[str] = set()
    for seed in seeds:
        choose = random.Random(seed)
        first = table(state, power, seed)
        second = with_the_others(first)
        action = USE + ATTRACTION[power]
        for step in range(STEPS):
            (shown, events), (shown_there, _) = (
                play(first, action),
                play(second, other_action(action)),
            )
            if not all_still_hidden(first):
                break
            for viewer in OTHERS:
                assert shown[viewer] == shown_there[viewer], (
                    f"seat {viewer} can tell what was looked at (game {seed}, step {step})"
                )
            assert first.current_player == second.current_player
            assert first.prompt() == second.prompt(), "the prompt tells what was looked at"
            if first.current_player != LOOKER:
                assert offers(first) == offers(second), "an offer tells what was looked at"
            alone |= {event.say.key for event in events if event.seats is not None and event.say}
            assert first.current_player != TERMINAL
            action = some_action(first, choose)
    return {key.removeprefix("barkers_row.") for key in alone}


def test_the_other_cards_are_as_many_and_look_the_same_from_behind() -> None:
    assert [OTHER[OTHER[kind]] for kind in KINDS] == list(KINDS)
    assert sum(OTHER[kind] != kind for kind in KINDS) == 10
    for kind in KINDS:
        one, other = BARKERS[kind], BARKERS[OTHER[kind]]
        assert (one.suit, one.copies) == (other.suit, other.copies)


def test_three_powers_let_a_seat_look() -> None:
    assert list(LOOKING) == ["haunted-portrait", "goose-necked-girl", "crystal-skull"]


@pytest.mark.parametrize("power", LOOKING)
def test_nobody_else_can_tell_what_was_looked_at(power: str) -> None:
    wanted = set().union(*(TOLD_ALONE[what] for what in LOOKING[power]))
    assert compare(BarkersRowState, power) == wanted


# Copies that leak, each in one of the ways that this is for


class LoudRow(Loud):
    only = "sees-row"


class LoudRefill(Loud):
    only = "watches"


class LoudDeck(Loud):
    only = "sees-deck"


class LoudPick(Loud):
    only = "picks"


class LoudOrder(Loud):
    only = "puts-back"


class Changed(BarkersRowState):
    """What the others get of an event says more."""

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        def change(event: Event) -> None:
            assert emit is not None
            key = event.say.key.removeprefix("barkers_row.") if event.say is not None else ""
            emit(self.changed(event, key))

        super().apply_action(action, emit and change)

    def changed(self, event: Event, key: str) -> Event:
        raise NotImplementedError


class IdsTell(Changed):
    """A picked card glides under the name of its kind, for the others too."""

    def changed(self, event: Event, key: str) -> Event:
        if key != "picks" or event.public is None:
            return event
        piece = f"held:{KIND_NAMES[self.picked[-1]]}"
        public = Moved(piece=piece, source="held", target="held", say=event.public.say)
        return Told(say=event.say, seats=event.seats, public=public)


class ValuesTell(Changed):
    """How much the cards are worth that went back is a value of the public sentence."""

    def changed(self, event: Event, key: str) -> Event:
        if key != "puts-back" or event.public is None or event.public.say is None:
            return event
        worth = sum(BARKERS[kind].value for kind in self.barkers.cards[-3:])
        say = Message(event.public.say.key, {**event.public.say.values, "n": worth})
        return Told(say=event.say, seats=event.seats, public=Told(say=say))


class SilenceTells(Changed):
    """Who watches the Row is told of refills, and the others whenever a "+" is among them."""

    def changed(self, event: Event, key: str) -> Event:
        if key != "watches" or KIND["wild-plus"] not in self.row:
            return event
        return Told(say=event.say, seats=event.seats, public=Told())


class OpenPick(BarkersRowState):
    def observation(self, player: int | None) -> Observation:
        looked = [[], view.kinds(self.picked), []]
        return {**super().observation(player), "looked": looked}


class OpenKnowledge(BarkersRowState):
    """What the looker knows of hidden cards is part of what all see."""

    def observation(self, player: int | None) -> Observation:
        known = view.facts(self.facts[LOOKER], len(self.barkers))
        return {**super().observation(player), "known": known}


class BriefSight(BarkersRowState):
    """The Row can be seen by all, but only while an action is under way."""

    busy = False

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        type(self).busy = True
        super().apply_action(action, emit)
        type(self).busy = False

    def observation(self, player: int | None) -> Observation:
        found: dict[str, Any] = super().observation(player)
        return {**found, "row": view.kinds(self.row)} if self.busy and self.watching else found


@pytest.mark.parametrize(
    ("state", "power"),
    [
        (LoudRow, "haunted-portrait"),
        (LoudRefill, "haunted-portrait"),
        (LoudDeck, "goose-necked-girl"),
        (LoudPick, "goose-necked-girl"),
        (LoudOrder, "crystal-skull"),
        (IdsTell, "goose-necked-girl"),
        (ValuesTell, "goose-necked-girl"),
        (SilenceTells, "haunted-portrait"),
        (OpenPick, "crystal-skull"),
        (OpenKnowledge, "haunted-portrait"),
        (BriefSight, "crystal-skull"),
    ],
)
def test_a_copy_that_leaks_is_found(state: type[BarkersRowState], power: str) -> None:
    with pytest.raises(AssertionError, match="can tell what was looked at"):
        compare(state, power)
