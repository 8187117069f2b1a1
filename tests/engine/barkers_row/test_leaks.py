"""Copies of the game that leak or contradict themselves: a check of the contract finds each."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Dealer
from engine.events import Emit, Event, Message, Moved, Told
from engine.game import Choice, Observation, Options
from engine.games.barkers_row import GAME, BarkersRow, view, world
from engine.games.barkers_row.cards import (
    ATTRACTION,
    ATTRACTION_NAMES,
    KIND_NAMES,
    members,
)
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.contract import checks
from tests.engine.contract.mutants import Check, fails
from tests.engine.games import Case
from tests.engine.hooks import hooks_for


def mutant(
    state: type[BarkersRowState] = BarkersRowState,
    game: type[BarkersRow] = BarkersRow,
    powers: str = "",
) -> Case:
    """The game of three with broken positions, or one that is broken itself. powers: what the
    first seat has On-Stage from the start if nobody was dealt it, so that it is used soon."""

    class Broken(game):  # type: ignore[valid-type,misc]
        def new_state(
            self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
        ) -> BarkersRowState:
            found = state.opening(players, self.settle(players, options), dealer, emit)
            for name in powers.split():
                if ATTRACTION[name] in found.attractions:
                    found.attractions.remove(ATTRACTION[name])
                    found.staged[0] |= 1 << ATTRACTION[name]
            return found

    return Case(Broken(), 3, GAME.settle(3, {}), hooks_for(GAME.module))


class RowTells(BarkersRowState):
    """Cards of the Row have numbers that follow them out of the deck."""

    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "ids": list(self.row)}


class TopTells(BarkersRowState):
    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "next": self.barkers.cards[-1:]}


class OthersHands(BarkersRowState):
    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "first": view.attractions(self.hands[0])[:1]}


class OthersPeeks(BarkersRowState):
    """Everybody sees what is held."""

    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "looked": [view.kinds(self.held), [], []]}


class OpenLedger(BarkersRowState):
    def observation(self, player: int | None) -> Observation:
        lines = [view.entry(line, line[1]) for line in self.ledger]
        return {**super().observation(player), "ledger": lines}


class LabelsTell(BarkersRowState):
    """A move's label names the face even if it was not seen."""

    def choice(self, action: int) -> Choice:
        choice = super().choice(action)
        if choice.say.key != "barkers_row.choice.move":
            return choice
        values = {**choice.say.values, "kind": KIND_NAMES[self.row[action]]}
        return Choice(Message(choice.say.key, values), choice.notation, choice.picks)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (RowTells, "sees what it cannot know"),
        (TopTells, "sees what it cannot know"),
        (OthersHands, "sees what it cannot know|spectators see it"),
        (OthersPeeks, "sees what it cannot know|spectators see it"),
        (OpenLedger, "sees what it cannot know|spectators see it"),
        (LabelsTell, "is offered something else"),
    ],
)
def test_secrets_that_get_out(state: type[BarkersRowState], reason: str) -> None:
    fails(checks.check_secrecy, mutant(state, powers="goose-necked-girl"), reason)


# Blocks


class HandsShrink(BarkersRowState):
    """How many cards a seat still has to let go of shows while others choose."""

    def observation(self, player: int | None) -> Observation:
        o = super().observation(player)
        if self.block is not None:
            o["hands"] = [5 - len(self.block.chosen(seat)) for seat in range(o["players"])]
        return o


class WhoIsReady(BarkersRowState):
    """The block names only those who have not chosen yet."""

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is None:
            return super().deciders
        return self.block.seats[self.block.seats.index(self.current_player) :]


class WhoHoldsMost(BarkersRowState):
    """Only those with Beasts are asked, says the table."""

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is None:
            return super().deciders
        able = tuple(s for s in self.block.seats if self.hands[s] >> 10 & 1023)
        return able or self.block.seats


class KeptIsTold(BarkersRowState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        inside = self.block is not None
        super().apply_action(action, emit)
        if inside and emit is not None:
            emit(Told(say=Message("barkers_row.keeps-three", {"who": action})))


@pytest.mark.parametrize(
    ("check", "state", "reason"),
    [
        (checks.check_blocks, HandsShrink, "is seen"),
        (checks.check_blocks, WhoIsReady, "ended before all had chosen"),
        (checks.check_blocks_stand, WhoHoldsMost, "names seats"),
        (checks.check_blocks, KeptIsTold, "is told"),
    ],
)
def test_blocks_that_show(check: Check, state: type[BarkersRowState], reason: str) -> None:
    fails(check, mutant(state), reason)


# Events


class Loud(BarkersRowState):
    """What only one seat may see is said to all."""

    only = ""

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        def louder(event: Event) -> None:
            assert emit is not None
            key = event.say.key if event.say is not None else ""
            if event.seats is not None and key.endswith(self.only):
                event = Moved(piece="x", source="x", target="x", say=event.say)
            emit(event)

        super().apply_action(action, emit and louder)


class DrawsAreTold(Loud):
    only = "draws-one"


class OrderOfDraws(BarkersRowState):
    """Two cards that are drawn at once are told as they came."""

    def draw(self, count: int, emit: Emit | None) -> int:
        came = self.attractions[-count:] if count else []
        drawn = super().draw(count, emit)
        if emit is not None:
            names = tuple(ATTRACTION_NAMES[card] for card in came)
            say = Message("barkers_row.dealt", {"attractions": names})
            emit(Told(say=say, seats=(self.current_player,)))
        return drawn


@pytest.mark.parametrize("state", [DrawsAreTold, OrderOfDraws])
def test_events_that_tell_too_much(state: type[BarkersRowState]) -> None:
    fails(checks.check_events, mutant(state, powers="fortune-machine"), "can tell positions apart")


# Worlds


class Forgets(BarkersRow):
    """Worlds in which what was peeked at is anything."""

    def world(self, observation: Observation, dealer: Dealer) -> BarkersRowState:
        return world.world({**observation, "known": []}, dealer)


class OpenBacksChange(BarkersRow):
    """Worlds that do not keep to the suits that lie open."""

    def world(self, observation: Observation, dealer: Dealer) -> BarkersRowState:
        found = world.world(observation, dealer)
        cards = found.barkers.cards
        if cards and not found.stack:
            cards[0], cards[-1] = cards[-1], cards[0]
        return found


class Peeks(BarkersRow):
    """Worlds that depend on more than they may: chance that comes from elsewhere."""

    calls = 0

    def world(self, observation: Observation, dealer: Dealer) -> BarkersRowState:
        Peeks.calls += 1
        for _ in range(Peeks.calls % 3):
            dealer.below(2)
        return world.world(observation, dealer)


class KeepsReturned(BarkersRow):
    """Worlds in which another may hold what one has returned a moment ago."""

    def world(self, observation: Observation, dealer: Dealer) -> BarkersRowState:
        found = world.world(observation, dealer)
        lines: Any = observation["ledger"]
        mine = [line for line in lines if line[0] == "returned" and line[2]]
        if mine and len(lines) == observation["players"]:
            other = (observation["viewer"] + 1) % observation["players"]
            card = members(found.hands[other])[0]
            wanted = ATTRACTION_NAMES.index(mine[0][2][0])
            at = found.attractions.index(wanted)
            found.attractions[at] = card
            found.hands[other] ^= 1 << card | 1 << wanted
        return found


@pytest.mark.parametrize(
    ("game", "check", "reason"),
    [
        (Forgets, checks.check_world, "sees another world"),
        (OpenBacksChange, checks.check_world, "sees another world"),
        (Peeks, checks.check_world, "the same world differs"),
        (KeepsReturned, checks.check_memory, "should find .* in hand"),
    ],
)
def test_worlds_that_contradict(game: type[BarkersRow], check: Check, reason: str) -> None:
    fails(check, mutant(game=game), reason)


def test_the_checks_pass_on_the_whole_game() -> None:
    case = mutant()
    checks.check_secrecy(case, 0)
    checks.check_blocks(case, 0)
    checks.check_world(case, 0)
