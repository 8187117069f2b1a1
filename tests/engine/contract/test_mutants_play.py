"""The checks of positions, bots and play can fail: each finds what is broken on purpose."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engine.bots.random_bot import RandomBot
from engine.chance import Dealer, SeededDealer
from engine.events import Emit, Event, Message
from engine.game import Choice, Game, Observation, Standing
from tests.engine.contract import checks
from tests.engine.contract.mutants import case_of, fails, finds, mutant
from tests.engine.games import Case
from tests.engine.parlour import (
    BIDDING,
    LET,
    Parlour,
    ParlourState,
)
from tools.fuzz import FuzzFailure, fuzz_game


def shares(*names: str) -> type[ParlourState]:
    class Shares(ParlourState):
        def clone(self) -> ParlourState:
            new = super().clone()
            for name in names:
                setattr(new, name, getattr(self, name))
            return new

    return Shares


class SharesOneHand(ParlourState):
    def clone(self) -> ParlourState:
        new = super().clone()
        new.hands = self.hands[:]
        return new


class SharesChoices(ParlourState):
    def clone(self) -> ParlourState:
        new = super().clone()
        new.block._chosen = self.block._chosen
        return new


@pytest.mark.parametrize(
    "state",
    [
        SharesOneHand,
        SharesChoices,
        *map(shares, ("hands", "piles", "seen", "numbers", "discard", "dealer")),
    ],
)
def test_clones_that_share(state: type[ParlourState]) -> None:
    finds(checks.check_clones, mutant(state), "clone|future")


class RollsOutside(ParlourState):
    def _close_window(self, answers: list[int], emit: Emit | None) -> None:
        self.dealer = SeededDealer(random.getrandbits(40))
        super()._close_window(answers, emit)


class ShufflesForListeners(ParlourState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        if emit is not None:
            self.dealer.below(2)
        super().apply_action(action, emit)


class ChoosesBeforeItLooks(ParlourState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        if self.phase == BIDDING:
            self.block.choose(action, done=False)
        super().apply_action(action, emit)


class TakesAnything(ParlourState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self.legal_actions()
        super().apply_action(action if action in legal else legal[0], emit)


class LendsItsScores(ParlourState):
    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "scores": self.scores}


def test_luck_from_elsewhere() -> None:
    finds(checks.check_determinism, mutant(RollsOutside), "other (events|position)")


def test_listening_that_costs_luck() -> None:
    finds(checks.check_emit_is_free, mutant(ShufflesForListeners), "differs at step")


def test_an_illegal_action_that_leaves_a_trace() -> None:
    finds(checks.check_illegal_actions, mutant(ChoosesBeforeItLooks), "changed the position")


def test_an_illegal_action_that_is_taken() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        checks.check_illegal_actions(mutant(TakesAnything), 0)


def test_a_lent_list() -> None:
    finds(checks.check_observations_are_fresh, mutant(LendsItsScores), "shared|changed")


class OrderedByNames(ParlourState):
    def legal_actions(self) -> list[int]:
        named = {str(action) for action in super().legal_actions()}
        return [int(name) for name in named]


UNORDERED = [mutant(OrderedByNames)]


def test_an_order_that_depends_on_a_set() -> None:
    with pytest.raises(AssertionError, match="from process to process"):
        checks.check_order_is_fixed(f"{__name__}:UNORDERED")


# Bots


class LuckyBot:
    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        legal: list[int] = game.world(observation, dealer).legal_actions()
        return random.choice(legal)


class ConfusedBot:
    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        return LET


class GreedyForMemory:
    def choose(self, game: Game[Any], observation: Observation, dealer: Dealer) -> int:
        observation["mine"] = 1
        return RandomBot().choose(game, observation, dealer)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (LuckyBot(), "chooses differently"),
        (ConfusedBot(), "is not legal"),
        (GreedyForMemory(), "changed its observation"),
    ],
)
def test_bots_that_are_not_blind(bot: Any, reason: str) -> None:
    def check(case: Case, seed: int) -> None:
        checks.check_bots_are_blind(case, seed, bot)

    fails(check, case_of(Parlour()), reason)


# The fuzzer


class LosesCards(ParlourState):
    def _draw_up(self, seat: int, emit: Emit | None) -> None:
        super()._draw_up(seat, emit)
        if len(self.piles[seat]) == 2:
            self.piles[seat].pop(0)
            self.seen[seat] = min(self.seen[seat], 1)


class NeverEnds(ParlourState):
    def _end_round(self, emit: Emit | None) -> None:
        self.round = 1
        super()._end_round(emit)


class NobodyToMove(ParlourState):
    def legal_actions(self) -> list[int]:
        return super().legal_actions() if self.round == 1 else []


class EndsUntold(ParlourState):
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        def silent(event: Event) -> None:
            assert emit is not None
            if type(event).__name__ != "Ended":
                emit(event)

        super().apply_action(action, emit and silent)


class EverybodyWins(ParlourState):
    def returns(self) -> list[float]:
        return [1.0 for _ in super().returns()]


class SpeaksInTuples(ParlourState):
    def observation(self, player: int | None) -> Observation:
        return {**super().observation(player), "deciders": self.deciders}


class OneTouch(ParlourState):
    """Playing takes one touch of the card, except that a stop is still put on the table."""

    def choice(self, action: int) -> Choice:
        choice = super().choice(action)
        return Choice(choice.say, choice.notation, (("card",), *choice.picks[1:]))


class OneNotation(ParlourState):
    def choice(self, action: int) -> Choice:
        choice = super().choice(action)
        return Choice(choice.say, "x", choice.picks)


class OneLabel(ParlourState):
    def choice(self, action: int) -> Choice:
        choice = super().choice(action)
        return Choice(Message("x"), choice.notation, choice.picks)


class WorstFirst(ParlourState):
    def standings(self) -> list[Standing]:
        return super().standings()[::-1]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (LosesCards, "cards of kind"),
        (NeverEnds, "no end after"),
        (NobodyToMove, "nobody can do anything"),
        (EndsUntold, "0 Ended events"),
        (EverybodyWins, "returns"),
        (SpeaksInTuples, "through JSON"),
        (OneTouch, "is complete at|picks are not all the same"),
        (OneNotation, "has the notation"),
        (OneLabel, "has the label"),
        (WorstFirst, "best first|places"),
    ],
)
def test_the_fuzzer_finds(state: type[ParlourState], reason: str) -> None:
    case = mutant(state)

    def run(seeds: Iterable[int]) -> None:
        for seed in seeds:
            fuzz_game(case.game, case.players, case.options, seed, case.hooks.conserved)

    with pytest.raises(FuzzFailure, match=reason) as caught:
        run(range(12))
    with pytest.raises(FuzzFailure, match=reason):
        run([caught.value.seed])


def test_the_fuzzer_is_content_with_the_whole_game() -> None:
    case = case_of(Parlour())
    for seed in range(12):
        fuzz_game(case.game, case.players, case.options, seed, case.hooks.conserved)
