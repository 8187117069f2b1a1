"""The checks of secrecy can fail: each finds parlours that are broken on purpose."""

from __future__ import annotations

import random

import pytest

from engine.chance import Dealer, SeededDealer
from engine.events import Emit, Event, Message, Moved, Revealed
from engine.game import Observation, Standing
from tests.engine.contract import checks
from tests.engine.contract.mutants import case_of, finds, mutant
from tests.engine.parlour import (
    BID,
    BIDDING,
    HOLD,
    KINDS,
    LET,
    PLAY_STOP,
    STOP,
    WINDOW,
    Parlour,
    ParlourState,
)

# Secrets that get out


class ShowsAHand(ParlourState):
    def observation(self, player: int | None) -> Observation:
        shown = [KINDS[kind] for kind, count in enumerate(self.hands[0]) if count]
        return {**super().observation(player), "hint": shown[:1]}


def chosen(state: ParlourState) -> list[int]:
    """All choices that wait in the running block."""
    return [action for seat in state.block.seats for action in state.block.chosen(seat)]


class ShowsChoices(ParlourState):
    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "chosen": chosen(self)}


class ShowsPilesToWorlds(Parlour):
    """Observations leak, and `world` builds positions from the leak, so that its own laws hold."""

    class state(ParlourState):
        def observation(self, player: int | None) -> Observation:
            hands, piles = [h[:] for h in self.hands], [p[:] for p in self.piles]
            return {**super().observation(player), "hands": hands, "all": piles}

    def world(self, observation: Observation, dealer: Dealer) -> ParlourState:
        world = super().world(observation, dealer)
        world.hands = [hand[:] for hand in observation["hands"]]
        world.piles = [pile[:] for pile in observation["all"]]
        return world


class WindowNamesSeats(ParlourState):
    @property
    def deciders(self) -> tuple[int, ...]:
        everybody = super().deciders
        able = tuple(p for p in everybody if self.hands[p][STOP])
        return able if self.phase == WINDOW and able else everybody


class StandingsTell(ParlourState):
    def standings(self) -> list[Standing]:
        return [Standing(s.player, s.place, self.hands[0][STOP]) for s in super().standings()]


class TellsPeeks(ParlourState):
    """Everybody hears what the leader saw."""

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        def louder(event: Event) -> None:
            assert emit is not None
            loud = isinstance(event, Revealed)
            emit(Revealed(place=event.place, say=event.say) if loud else event)  # type: ignore

        super().apply_action(action, emit and louder)


class TellsTheNeighbour(ParlourState):
    """The next seat sees what one draws."""

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        def astray(event: Event) -> None:
            assert emit is not None
            if isinstance(event, Moved) and event.seats is not None:
                seats = ((event.seats[0] + 1) % len(self.hands),)
                event = Moved(
                    piece=event.piece,
                    source=event.source,
                    target=event.target,
                    seats=seats,
                    public=event.public,
                )
            emit(event)

        super().apply_action(action, emit and astray)


def test_a_shown_hand() -> None:
    finds(checks.check_secrecy, mutant(ShowsAHand), "sees what it cannot know")
    finds(checks.check_world, mutant(ShowsAHand), "sees another world")


def test_shown_choices() -> None:
    finds(checks.check_secrecy, mutant(ShowsChoices), "sees what it cannot know")
    finds(checks.check_blocks, mutant(ShowsChoices), "is seen")


def test_a_leak_that_worlds_know_of() -> None:
    case = case_of(ShowsPilesToWorlds())
    checks.check_world(case, 0)
    finds(checks.check_secrecy, case, "sees what it cannot know")


def test_a_window_for_those_who_can_react() -> None:
    finds(checks.check_blocks_stand, mutant(WindowNamesSeats), "names seats")
    finds(checks.check_secrecy, mutant(WindowNamesSeats), "sees what it cannot know")


def test_standings_that_tell() -> None:
    finds(checks.check_secrecy, mutant(StandingsTell), "standings tell")


def test_an_event_for_too_many() -> None:
    finds(checks.check_events, mutant(TellsPeeks), "can tell positions apart")


def test_an_event_for_another_seat() -> None:
    finds(checks.check_events, mutant(TellsTheNeighbour), "can tell positions apart")


# Blocks


class HandsShrinkInBlocks(ParlourState):
    def observation(self, player: int | None) -> Observation:
        seen = super().observation(player)
        seen["cards"] = [
            count - len({*self.block.chosen(seat)} - {HOLD, LET})
            for seat, count in enumerate(seen["cards"])
        ]
        return seen


class TellsWhoChose(ParlourState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        seat, block = self.current_player, self.phase == BIDDING
        super().apply_action(action, emit)
        if block and emit is not None:
            emit(Moved(piece=f"back:{seat}", source=f"seat:{seat}", target="table"))


class NoBidTwice(ParlourState):
    """What another has bid may not be bid again."""

    def legal_actions(self) -> list[int]:
        legal = super().legal_actions()
        if self.phase != BIDDING:
            return legal
        return [a for a in legal if a not in chosen(self)] or [HOLD]


class PromptCounts(ParlourState):
    def prompt(self) -> Message:
        stops = chosen(self).count(PLAY_STOP) + chosen(self).count(BID)
        return Message(super().prompt().key, {"who": self.current_player, "chosen": stops})


class EndsEarly(ParlourState):
    """As soon as somebody stops it, the others are not asked."""

    def _choose(self, action: int, emit: Emit | None) -> None:
        if action == PLAY_STOP:
            while self.block.seat != self.block.seats[-1]:
                self.block.choose(LET)
        super()._choose(action, emit)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (HandsShrinkInBlocks, "is seen"),
        (TellsWhoChose, "is told"),
        (NoBidTwice, "offers change"),
        (PromptCounts, "offers change"),
        (EndsEarly, "ended before all had chosen"),
    ],
)
def test_blocks_that_leak(state: type[ParlourState], reason: str) -> None:
    finds(checks.check_blocks, mutant(state), reason)


# Memory and worlds


class ForgetsPeeks(ParlourState):
    def _put_back(self, kind: int, emit: Emit | None) -> None:
        self.seen[self.leader] = 0
        super()._put_back(kind, emit)


class ForgetsHolding(ParlourState):
    def _show_bids(self, bids: list[int], emit: Emit | None) -> None:
        numbers = self.numbers[:]
        super()._show_bids(bids, emit)
        self.numbers = [
            most if bid == HOLD else now
            for bid, most, now in zip(bids, numbers, self.numbers, strict=True)
        ]


class WorldForgetsTheTop(Parlour):
    def _deal(self, state: ParlourState, o: Observation, dealer: Dealer) -> None:
        super()._deal(state, o, dealer)
        dealer.shuffle(state.piles[o["viewer"]])


class WorldForgetsHolding(Parlour):
    """The naive deal: it contradicts what was shown, but each world looks right."""

    def _deal(self, state: ParlourState, o: Observation, dealer: Dealer) -> None:
        state.numbers = [len(KINDS)] * o["players"]
        super()._deal(state, o, dealer)
        state.numbers = list(o["numbers"])


class WorldKnowsTheFuture(Parlour):
    def world(self, observation: Observation, dealer: Dealer) -> ParlourState:
        world = super().world(observation, SeededDealer(observation["round"]))
        world.dealer = SeededDealer(observation["round"])
        return world


class WorldScribbles(Parlour):
    def world(self, observation: Observation, dealer: Dealer) -> ParlourState:
        world = super().world(observation, dealer)
        observation["scores"].append(0)
        return world


class WorldIsLucky(Parlour):
    def world(self, observation: Observation, dealer: Dealer) -> ParlourState:
        return super().world(observation, SeededDealer(random.getrandbits(40)))


def test_a_forgotten_peek() -> None:
    case = mutant(ForgetsPeeks)
    checks.check_world(case, 0)
    finds(checks.check_memory, case, "should find", seeds=(1, 2))


def test_a_forgotten_hold() -> None:
    finds(checks.check_memory, mutant(ForgetsHolding), "should find", seeds=(1, 2))


def test_a_world_that_ignores_what_was_peeked() -> None:
    finds(checks.check_world, case_of(WorldForgetsTheTop()), "sees another world")


def test_a_world_that_ignores_what_was_shown() -> None:
    case = case_of(WorldForgetsHolding())
    finds(checks.check_world, case, r"seat \d: ")
    finds(checks.check_memory, case, "should find", seeds=(1, 2))


def test_a_world_with_the_same_future() -> None:
    case = case_of(WorldKnowsTheFuture())
    with pytest.raises(AssertionError, match="the same in all worlds"):
        checks.check_world_has_its_own_chance(case)


def test_a_world_that_changes_its_observation() -> None:
    finds(checks.check_world, case_of(WorldScribbles()), "changed the observation")


def test_a_world_that_its_dealer_does_not_settle() -> None:
    finds(checks.check_world, case_of(WorldIsLucky()), "the same world differs")
