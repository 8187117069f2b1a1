"""Copies of the game that leak on purpose: each is seen to be caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.blocks import Block
from engine.chance import Dealer
from engine.events import Emit, Event, Message, Moved, Told
from engine.game import Observation, OptionValue
from engine.games.huzzah import Huzzah
from engine.games.huzzah.position import BUMPING, RICHARD, SHOWING, WALKING
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    BUMP,
    BUMP_CARD,
    KINDS,
    NAMES,
    NOTHING,
    PASS,
    QUIET,
    SHOW,
    WALK,
)
from tests.engine.contract import checks
from tests.engine.contract.mutants import fails
from tests.engine.contract.walking import walk
from tests.engine.games import Case
from tests.engine.hooks import hooks_for

Check = Callable[[Case, int], Any]


def case_of(game: Huzzah, players: int = 3) -> Case:
    return Case(game, players, game.settle(players, {}), hooks_for("huzzah"))


def mutant(state: type[HuzzahState]) -> Case:
    """The game with positions that are broken."""

    class Broken(Huzzah):
        def new_state(self, players: int, options: Any, dealer: Dealer, emit: Any = None) -> Any:
            settled: dict[str, OptionValue] = self.settle(players, options)
            return state.opening(players, settled, dealer, emit)

        def world(self, observation: Observation, dealer: Dealer) -> HuzzahState:
            world = super().world(observation, dealer)
            world.__class__ = state
            return world

    return case_of(Broken())


def finds(check: Check, case: Case, reason: str) -> None:
    """The check fails so on the broken game, and passes on the whole one."""
    fails(check, case, reason)
    check(case_of(Huzzah()), 1)


def retold(state: type[HuzzahState], change: Callable[[Event], Event]) -> Case:
    """The game with events that are told otherwise."""

    class Retold(state):  # type: ignore[misc,valid-type]
        __slots__ = ()

        def apply_action(self, action: int, emit: Emit | None = None) -> None:
            super().apply_action(action, emit and (lambda event: emit(change(event))))

    return mutant(Retold)


# Windows: what `checks` does not know of Huzzah!


def check_windows(case: Case, seed: int) -> None:
    """After every walk and after Richard's move all seats are asked, whoever could answer; a window
    is a round of all of them, and another one after a Bump."""
    seats = set(range(case.players))
    for step in walk(case, seed):
        before, after = step.before, step.after
        walked = before.phase == WALKING and step.action > WALK
        shown = before.phase == SHOWING and after.phase != SHOWING
        if walked or shown:
            assert after.phase == BUMPING, "no window"
        if before.phase == BUMPING:
            assert set(before.deciders) == seats, "a window of some"
            last = before.current_player == before.deciders[-1]
            bumped = any(
                isinstance(event, Moved) and event.piece.startswith("discard:bump-")
                for event in step.events
            )
            if not last:
                assert after.block is not None, "a window that ends early"
                assert not bumped, "a window that ends early"
            if bumped:
                assert after.phase == BUMPING, "no window on a Bump"
                assert after.current_player == after.deciders[0]


class NoWindowForNobody(HuzzahState):
    """If nobody holds a Bump nobody is asked."""

    __slots__ = ()

    def _open(self, phase: int, seats: tuple[int, ...]) -> None:
        if phase == BUMPING and not any(self.hands[BUMP_CARD::KINDS]):
            self._settle(None)
        else:
            super()._open(phase, seats)


class WindowOfSome(HuzzahState):
    """Only those who hold a Bump are asked."""

    __slots__ = ()

    def _open(self, phase: int, seats: tuple[int, ...]) -> None:
        able = tuple(seat for seat in seats if self.hand(seat)[BUMP_CARD])
        super()._open(phase, able or seats if phase == BUMPING else seats)


class NamesWhoCould(HuzzahState):
    __slots__ = ()

    @property
    def deciders(self) -> tuple[int, ...]:
        everybody = super().deciders
        if self.phase != BUMPING:
            return everybody
        return tuple(s for s in everybody if self.hand(s)[BUMP_CARD]) or everybody


class StopsAsking(HuzzahState):
    """When none of those still to be asked holds a Bump the window closes."""

    __slots__ = ()

    def _choose(self, action: int, done: bool, emit: Emit | None) -> None:
        super()._choose(action, done, emit)
        if self.phase == BUMPING and self.block is not None:
            rest = self.block.seats[self.block.seats.index(self.current_player) :]
            if len(rest) < len(self.block.seats) and not any(
                self.hand(seat)[BUMP_CARD] for seat in rest
            ):
                super()._choose(PASS, done, emit)


class OneBumpIsEnough(HuzzahState):
    __slots__ = ()

    def _close_window(self, block: Block, emit: Emit | None) -> None:
        bumped = any(block.chosen(seat) == (BUMP,) for seat in block.seats)
        super()._close_window(block, emit)
        if bumped and not any(self.hands[BUMP_CARD::KINDS]):
            self.block = None
            self._settle(emit)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (NoWindowForNobody, "no window"),
        (WindowOfSome, "a window of some"),
        (NamesWhoCould, "a window of some"),
        (StopsAsking, "ends early"),
        (OneBumpIsEnough, "no window on a Bump"),
    ],
)
def test_windows_that_tell(state: type[HuzzahState], reason: str) -> None:
    case = mutant(state)

    def check(case: Case, seed: int) -> None:
        for more in range(8):
            check_windows(case, 8 * seed + more)

    finds(check, case, reason)


def test_windows_of_eight() -> None:
    for seed in range(4):
        check_windows(case_of(Huzzah(), 8), seed)


def test_a_window_that_names_seats_is_caught_by_the_contract_too() -> None:
    finds(checks.check_blocks_stand, mutant(NamesWhoCould), "names seats")
    finds(checks.check_secrecy, mutant(NamesWhoCould), "sees what it cannot know")


# Blocks


class HandsShrink(HuzzahState):
    """A card that was chosen is no longer counted."""

    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        seen = super().observation(player)
        if self.block is not None:
            seen["cards"] = [
                count - sum(action not in (PASS, QUIET) for action in self.block.chosen(seat))
                for seat, count in enumerate(seen["cards"])
            ]
        return seen


class TellsPasses(HuzzahState):
    __slots__ = ()

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        seat = self.current_player
        super().apply_action(action, emit)
        if action == PASS and emit is not None:
            emit(Told(say=Message("huzzah.choice.pass", {"who": seat})))


class OneBumperOnly(HuzzahState):
    """Once somebody has chosen Bump the others are not offered it."""

    __slots__ = ()

    def legal_actions(self) -> list[int]:
        legal = super().legal_actions()
        block = self.block
        if self.phase == BUMPING and block is not None:
            taken = any(block.chosen(seat) == (BUMP,) for seat in block.seats)
            return [PASS] if taken else legal
        return legal


class PromptCounts(HuzzahState):
    __slots__ = ()

    def prompt(self) -> Message:
        chosen = 0
        if self.block is not None:
            chosen = sum(self.block.chosen(s) == (BUMP,) for s in self.block.seats)
        return Message(super().prompt().key, {"n": chosen})


class DownAtOnce(HuzzahState):
    """A show lies there as soon as it is chosen."""

    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        seen = super().observation(player)
        if self.phase == SHOWING and self.block is not None:
            for seat in self.block.seats:
                if SHOW <= sum(self.block.chosen(seat)) < QUIET:
                    seen["down"][seat] = "hidden"
        return seen


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (HandsShrink, "is seen"),
        (TellsPasses, "is told"),
        (OneBumperOnly, "offers change"),
        (PromptCounts, "offers change"),
        (DownAtOnce, "is seen"),
    ],
)
def test_blocks_that_leak(state: type[HuzzahState], reason: str) -> None:
    finds(checks.check_blocks, mutant(state), reason)


# Cards


class ShowsTheDeck(HuzzahState):
    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "next": self.deck.cards[-1:]}


class CardsHaveNames(HuzzahState):
    """Cards in hidden hands are known by numbers that follow them from the deck."""

    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        names = [sum(map(int.__mul__, self.hand(s), range(KINDS))) for s in range(len(self.down))]
        return {**super().observation(player), "names": names}


class ShowsWhatLiesFaceDown(HuzzahState):
    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        seen = super().observation(player)
        seen["down"] = [None if k == NOTHING else NAMES[k] for k in self.down]
        return seen


@pytest.mark.parametrize("state", [ShowsTheDeck, CardsHaveNames, ShowsWhatLiesFaceDown])
def test_cards_that_are_seen(state: type[HuzzahState]) -> None:
    finds(checks.check_secrecy, mutant(state), "sees what it cannot know")


def louder(event: Event) -> Event:
    """Everybody hears which cards were drawn."""
    return replace(event, seats=None, public=None) if isinstance(event, Told) else event


def numbered(event: Event) -> Event:
    """A card that one draws is known by its own id to all."""
    if isinstance(event, Moved) and event.piece.startswith("card:"):
        return replace(event, seats=None, public=None)
    return event


class SaysWhatItPutsDown(HuzzahState):
    __slots__ = ()

    def _put_down(self, block: Block, emit: Emit | None) -> None:
        super()._put_down(block, emit)
        if emit is not None:
            for seat, kind in enumerate(self.down):
                if kind != NOTHING:
                    say = Message("huzzah.shows", {"who": seat, "card": NAMES[kind]})
                    emit(Told(say=say))


class TellsWhoWouldHaveBumped(HuzzahState):
    __slots__ = ()

    def _close_window(self, block: Block, emit: Emit | None) -> None:
        if emit is not None:
            for seat in block.seats:
                if block.chosen(seat) == (BUMP,):
                    emit(Told(say=Message("huzzah.choice.bump", {"who": seat})))
        super()._close_window(block, emit)


@pytest.mark.parametrize(
    "broken",
    [
        retold(HuzzahState, louder),
        retold(HuzzahState, numbered),
        mutant(SaysWhatItPutsDown),
        mutant(TellsWhoWouldHaveBumped),
    ],
    ids=["hears draws", "sees ids", "hears shows", "hears Bumps"],
)
def test_events_that_tell(broken: Case) -> None:
    finds(checks.check_events, broken, "can tell positions apart")


# Worlds


class BumpsFaceDown(Huzzah):
    """What others have before them may be anything."""

    def world(self, observation: Observation, dealer: Dealer) -> HuzzahState:
        world = super().world(observation, dealer)
        for seat, card in enumerate(observation["down"]):
            if card == "hidden" and BUMP_CARD in world.deck.cards:
                at = world.deck.cards.index(BUMP_CARD)
                world.deck.cards[at], world.down[seat] = world.down[seat], BUMP_CARD
        return world


class ForgetsTheShuffle(Huzzah):
    """Hands may hold what lay among the discards."""

    def world(self, observation: Observation, dealer: Dealer) -> HuzzahState:
        world = super().world(observation, dealer)
        for seat in range(observation["players"]):
            base = seat * KINDS
            if seat != observation["viewer"]:
                for kind in range(KINDS):
                    for _ in range(world.hands[base + kind] if world.deck.cards else 0):
                        at = dealer.below(len(world.deck.cards))
                        other, world.deck.cards[at] = world.deck.cards[at], kind
                        world.hands[base + kind] -= 1
                        world.hands[base + other] += 1
        return world


class AnswersThatCannotBe(Huzzah):
    """Everybody before one has chosen Bump."""

    def world(self, observation: Observation, dealer: Dealer) -> HuzzahState:
        world = super().world(observation, dealer)
        if world.phase == BUMPING and world.block is not None and not observation["chosen"]:
            block = Block(world.block.seats)
            while block.seat != observation["viewer"]:
                block.choose(BUMP)
            world.block = block
        return world


def check_answers(case: Case, seed: int) -> None:
    """In worlds too a Bump is only chosen by who holds one."""
    for step in walk(case, seed):
        player = step.before.current_player
        world = case.game.world(step.before.observation(player), step.before.clone().dealer)
        if world.phase == BUMPING and world.block is not None:
            for seat in world.block.seats:
                if world.block.chosen(seat) == (BUMP,):
                    assert world.hand(seat)[BUMP_CARD], "a Bump that nobody holds"


def test_worlds_that_contradict_what_is_known() -> None:
    finds(checks.check_world, case_of(BumpsFaceDown()), "a Bump face down")
    finds(checks.check_world, case_of(ForgetsTheShuffle()), r"\[.*\] \(.*\)")
    finds(check_answers, case_of(AnswersThatCannotBe()), "nobody holds")


def test_the_mover_of_the_last_window_is_known() -> None:
    """So that the tests above look at Richard's windows too."""
    movers = {s.before.mover for s in walk(case_of(Huzzah()), 1) if s.before.phase == BUMPING}
    assert RICHARD in movers
    assert len(movers) > 1
