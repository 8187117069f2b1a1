"""Copies of the game that leak, forget or contradict: the contract's checks find each of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

import pytest

from engine.blocks import Block
from engine.chance import Dealer
from engine.events import Emit, Event, Message, Moved, Told
from engine.game import Observation, Options, Standing
from engine.games.big_top import BigTop
from engine.games.big_top.cards import ALL_CARDS, BET, CONFIRM, NAME, POSTERS, bits
from engine.games.big_top.rules import BigTopState
from tests.engine.contract import checks
from tests.engine.contract.mutants import fails
from tests.engine.games import Case
from tests.engine.hooks import hooks_for


class Late(BigTop):
    """Begins when only `cards` are left in hands (with all of them in its whole form)."""

    positions: type[BigTopState] = BigTopState
    cards = 52

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> BigTopState:
        state = self.positions.opening(players, self.settle(players, options), dealer, emit)
        choose = random.Random(dealer.below(1 << 32))
        while sum(hand.bit_count() for hand in state.hands) > self.cards:
            state.apply_action(choose.choice(state.legal_actions()))
        return state


def broken(state: type[BigTopState], **options: Any) -> Case:
    """A game of three whose positions are broken, and those of its worlds alike."""

    class Broken(Late):
        positions = state

        def world(self, observation: Observation, dealer: Dealer) -> BigTopState:
            drawn = super().world(observation, dealer)
            drawn.__class__ = state
            return drawn

    return case_of(Broken(), **options)


def case_of(game: BigTop, **options: Any) -> Case:
    return Case(game, 3, game.settle(3, {"hands": "one", **options}), hooks_for("big_top"))


def finds(check: Callable[[Case, int], Any], case: Case, reason: str) -> None:
    """The check fails so on the broken game, and passes on the whole one."""
    fails(check, case, reason, range(6))
    check(case_of(BigTop(), show_on_pass=case.options["show_on_pass"]), 0)


class Loud(BigTopState):
    """Its events are told otherwise."""

    __slots__ = ()

    def told(self, event: Event) -> Event:
        raise NotImplementedError

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        if emit is None:
            super().apply_action(action)
            return
        before = self.clone()
        super().apply_action(action, lambda event: emit(before.told(event)))  # type: ignore


# Secrets that get out


class NamesTheSlot(Loud):
    """A card is known by its place in a hidden hand."""

    __slots__ = ()

    def told(self, event: Event) -> Event:
        if not isinstance(event, Moved) or not event.source.startswith("hand:"):
            return event
        hand = [NAME[card] for card in bits(self.hands[self.current_player])]
        slot = hand.index(event.piece.removeprefix("card:"))
        source = f"{event.source}-{slot}"
        return Moved(piece=event.piece, source=source, target=event.target, say=event.say)


class PassesAloud(Loud):
    """Who passes names a card of the hand, though nobody asked for it."""

    __slots__ = ()

    def told(self, event: Event) -> Event:
        if event.say is None or event.say.key != "big_top.passes":
            return event
        first = NAME[bits(self.hands[self.current_player])[0]]
        return Told(say=Message(event.say.key, {**event.say.values, "card": first}))


class ShowsBets(BigTopState):
    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "bets_in_all": [bets[0] for bets in self.bets]}


class ShowsWhoCould(BigTopState):
    """Seats with a card to play are marked."""

    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        able = [bool(hand & self.open) for hand in self.hands]
        return {**super().observation(player), "able": able}


class CountsReceipts(BigTopState):
    """The standings count what receipts would pay now."""

    __slots__ = ()

    def standings(self) -> list[Standing]:
        if self.shown or self.block is not None:
            return super().standings()
        return [
            Standing(row.player, row.place, self.receipts_paid(row.player))
            for row in super().standings()
        ]


@pytest.mark.parametrize(
    ("state", "check", "reason"),
    [
        (NamesTheSlot, checks.check_events, "can tell positions apart"),
        (PassesAloud, checks.check_events, "can tell positions apart"),
        (ShowsBets, checks.check_secrecy, "sees what it cannot know"),
        (ShowsWhoCould, checks.check_secrecy, "sees what it cannot know"),
        (CountsReceipts, checks.check_secrecy, "standings tell"),
    ],
)
def test_secrets_that_get_out(state: type[BigTopState], check: Any, reason: str) -> None:
    finds(check, broken(state), reason)


# Blocks


class HandsShrinkWithBets(BigTopState):
    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        seen = super().observation(player)
        if self.block is not None:
            placed = [len(self.block.chosen(seat)) for seat in self.block.seats]
            seen["sizes"] = [size - n for size, n in zip(seen["sizes"], placed, strict=True)]
        return seen


class BetsAloud(Loud):
    __slots__ = ()

    def told(self, event: Event) -> Event:
        return Told(say=event.say) if event.seats is not None else event


class TicksOff(BigTopState):
    """Who is done with betting is shown to the others."""

    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        block = self.block
        done = [] if block is None else [block.chosen(s)[-1:] == (CONFIRM,) for s in block.seats]
        return {**super().observation(player), "done": done}


class NoBetTwice(BigTopState):
    """What the seat before has put on a suit is not offered."""

    __slots__ = ()

    def legal_actions(self) -> list[int]:
        legal = super().legal_actions()
        if self.block is None or self.current_player == 0 or len(legal) < 16:
            return legal
        return [action for action in legal if action != self.block.chosen(0)[0]]


class AsksForPosters(BigTopState):
    """Only those are waited for who hold a Poster."""

    __slots__ = ()

    @property
    def deciders(self) -> tuple[int, ...]:
        seats = super().deciders
        holders = tuple(seat for seat in seats if self.hands[seat] & POSTERS)
        return holders if self.block is not None and self.current_player in holders else seats


class EndsWithTheFirst(BigTopState):
    """The others' bets are made for them as soon as one has bet."""

    __slots__ = ()

    def _bet(self, block: Block, action: int, emit: Emit | None) -> None:
        super()._bet(block, action, None if action == CONFIRM else emit)
        while action == CONFIRM and self.block is not None:
            super()._bet(block, self.legal_actions()[0], None)


@pytest.mark.parametrize(
    ("state", "check", "reason"),
    [
        (HandsShrinkWithBets, checks.check_blocks, "is seen"),
        (TicksOff, checks.check_blocks, "is seen"),
        (BetsAloud, checks.check_blocks, "is told"),
        (NoBetTwice, checks.check_secrecy, "is offered something else"),
        (EndsWithTheFirst, checks.check_blocks, "ended before all had chosen"),
        (AsksForPosters, checks.check_blocks_stand, "names seats by what they hold"),
    ],
)
def test_blocks_that_leak(state: type[BigTopState], check: Any, reason: str) -> None:
    finds(check, broken(state), reason)


# Memory and worlds


FEW = 12


class ForgetsPasses(BigTopState):
    __slots__ = ()

    def _pass(self, emit: Emit | None) -> None:
        super()._pass(emit)
        self.may = [ALL_CARDS] * len(self.may)


class ForgetsWhatWasShown(BigTopState):
    """Of a shown hand no more is kept than of any pass."""

    __slots__ = ()

    def _pass(self, emit: Emit | None) -> None:
        seat, may = self.current_player, self.may[self.current_player]
        barred, playable = self.barred[seat], self.open
        super()._pass(emit)
        self.may[seat] = may & barred & ~playable


class WorldForgetsPasses(Late):
    """The naive deal: each world looks right, and some contradict a pass."""

    def world(self, observation: Observation, dealer: Dealer) -> BigTopState:
        players = observation["players"]
        drawn = super().world({**observation, "may": [ALL_CARDS] * players}, dealer)
        drawn.may[:] = observation["may"]
        return drawn


class TellsTheTruth(BigTopState):
    __slots__ = ()

    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "truth": self.hands[:]}


class WorldKnowsTheTruth(Late):
    """Observations tell all hands, in a place that nobody looks at but `world`."""

    positions = TellsTheTruth

    def world(self, observation: Observation, dealer: Dealer) -> BigTopState:
        drawn = super().world(observation, dealer)
        drawn.__class__ = self.positions
        drawn.hands = observation["truth"][:]
        return drawn


class WorldLosesACard(BigTop):
    """Two seats hold the same card, and nobody another one."""

    def world(self, observation: Observation, dealer: Dealer) -> BigTopState:
        drawn = super().world(observation, dealer)
        me = observation["viewer"]
        if me is not None and drawn.hands[me]:
            drawn.hands[me] ^= drawn.hands[me] & -drawn.hands[me]
            drawn.forget()
        return drawn


def forgets(case: Case, seed: int) -> None:
    """The broken game's late hand of that seed gives it away, the whole game's does not."""
    whole = Case(Late(), 3, case.options, case.hooks)
    case.game.cards = whole.game.cards = FEW
    checks.check_world(case, seed)
    fails(checks.check_memory, case, "should find", [seed])
    checks.check_memory(whole, seed)


def test_a_forgotten_pass() -> None:
    forgets(broken(ForgetsPasses), 1)


def test_a_forgotten_hand_that_was_shown() -> None:
    forgets(broken(ForgetsWhatWasShown, show_on_pass=True), 9)


def test_a_world_that_contradicts_a_pass() -> None:
    finds(checks.check_world, case_of(WorldForgetsPasses()), "passes rule out")


def test_a_world_that_knows_too_much() -> None:
    case = case_of(WorldKnowsTheTruth())
    checks.check_world(case, 0)
    finds(checks.check_secrecy, case, "sees what it cannot know")


def test_a_world_that_loses_a_card() -> None:
    finds(checks.check_world, case_of(WorldLosesACard()), "sees another world")


# Play


def shares(*names: str) -> type[BigTopState]:
    class Shares(BigTopState):
        __slots__ = ()

        def clone(self) -> Self:
            new = super().clone()
            for name in names:
                setattr(new, name, getattr(self, name))
            return new

    return Shares


@pytest.mark.parametrize(
    "name", ["hands", "charts", "called", "barred", "may", "tracks", "block", "dealer"]
)
def test_clones_that_share(name: str) -> None:
    case = broken(shares(name), hands="each" if name == "dealer" else "one")
    checks.check_clones(broken(BigTopState), 0)
    # What is shared is soon in such disorder that the game itself may stumble over it.
    with pytest.raises((AssertionError, ValueError, IndexError)):
        checks.check_clones(case, 0)


class BetsByOrder(BigTopState):
    """What an action means depends on what was done before."""

    __slots__ = ()

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self.legal_actions()
        takes = action if action in legal or not BET <= action < CONFIRM else legal[0]
        super().apply_action(takes, emit)


def test_an_illegal_action_that_is_taken() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        checks.check_illegal_actions(broken(BetsByOrder), 0)
