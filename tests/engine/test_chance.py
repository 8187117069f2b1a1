"""Dealers: known answers, fairness, independence of clones, scripts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.chance import SEED_BITS, Dealer, FastDealer, ScriptedDealer, SeededDealer
from engine.errors import BadSeed, EngineError

# Of seed 0: the published first values of SplitMix64. All of these hold for ever, on every
# interpreter: records depend on them.
BITS = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1: [0xBFEF8030DDC2D772, 0x5F552CE482F2AA47, 0x70335FC3DAF3D8A7],
    123456789: [0x1A945675088650AC, 0xF5B1A8E4853A833E, 0x075CA298AA68B210],
    (1 << SEED_BITS) - 1: [0xE40AFDEAF72D39C6, 0xF3E2DDC8B3E143CC, 0xDB3CB4456A4D972D],
}
ROLLS = {
    0: [1, 0, 1, 4, 1, 0, 5, 2, 5, 2, 1, 4],
    123456789: [0, 2, 2, 0, 3, 1, 5, 5, 1, 4, 5, 1],
}
SHUFFLES = {
    0: [6, 3, 2, 9, 8, 1, 4, 7, 0, 5],
    1: [2, 1, 8, 4, 9, 6, 5, 7, 3, 0],
}

MAKERS: list[Callable[[int], Dealer]] = [SeededDealer, FastDealer]


@pytest.mark.parametrize("seed", BITS)
def test_known_bits(seed: int) -> None:
    dealer = SeededDealer(seed)
    assert [dealer.bits() for _ in range(3)] == BITS[seed]


@pytest.mark.parametrize("seed", ROLLS)
def test_known_rolls(seed: int) -> None:
    dealer = SeededDealer(seed)
    assert [dealer.below(6) for _ in range(12)] == ROLLS[seed]


@pytest.mark.parametrize("seed", SHUFFLES)
def test_known_shuffles(seed: int) -> None:
    cards = list(range(10))
    SeededDealer(seed).shuffle(cards)
    assert cards == SHUFFLES[seed]


def test_a_counter_is_a_place_in_the_stream() -> None:
    dealer = SeededDealer(5)
    values = [dealer.bits() for _ in range(20)]
    assert dealer.counter == 20
    assert SeededDealer(5, 13).bits() == values[13]


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS, 1.5, "7", None])
def test_a_seed_has_its_bounds(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a seed is") as caught:
        SeededDealer(seed)
    assert caught.value.values == {"seed": str(seed), "high": (1 << SEED_BITS) - 1}


def test_values_that_would_favour_some_remainders_are_skipped() -> None:
    class Given(SeededDealer):
        def bits(self) -> int:
            return stream.pop(0)

    # 2**64 is 4 more than a multiple of 6: its last four values may not count.
    stream = [(1 << 64) - 1, (1 << 64) - 4, (1 << 64) - 5, 7]
    dealer = Given(0)
    assert dealer.below(6) == 5
    assert dealer.below(6) == 1
    assert stream == []


@pytest.mark.parametrize("make", MAKERS)
def test_numbers_are_evenly_spread(make: Callable[[int], Dealer]) -> None:
    dealer = make(3)
    counts = Counter(dealer.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    # 0.1 % of fair dice get beyond 20.5 with five degrees of freedom.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5
    assert {dealer.below(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("make", MAKERS)
def test_every_order_is_equally_likely(make: Callable[[int], Dealer]) -> None:
    dealer = make(4)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        dealer.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


@pytest.mark.parametrize("make", MAKERS)
def test_pythons_own_luck_does_not_matter(make: Callable[[int], Dealer]) -> None:
    random.seed(1)
    first = [make(9).below(1000) for _ in range(5)]
    random.seed(2)
    assert [make(9).below(1000) for _ in range(5)] == first


def test_a_clone_goes_its_own_way() -> None:
    dealer = SeededDealer(7)
    dealer.below(6)
    clone = dealer.clone()
    ahead = [clone.below(1000) for _ in range(10)]
    assert [dealer.below(1000) for _ in range(10)] == ahead
    assert (clone.seed, clone.counter) == (dealer.seed, dealer.counter)


def test_a_script_is_followed() -> None:
    dealer = ScriptedDealer([3, 0, 5])
    assert dealer.below(6) == 3
    clone = dealer.clone()
    assert [dealer.below(6), dealer.below(6)] == [0, 5]
    assert clone.below(1) == 0
    cards = [3, 1, 2]
    dealer.shuffle(cards)
    assert cards == [3, 1, 2]


def test_a_script_that_ends_or_does_not_fit() -> None:
    with pytest.raises(EngineError, match="no number left"):
        ScriptedDealer().below(6)
    dealer = ScriptedDealer([6, 2])
    with pytest.raises(EngineError, match="says 6 where 0 to 5"):
        dealer.below(6)
    assert dealer.below(7) == 6, "a refused number is not used up"


def test_a_fast_shuffle_is_the_same_shuffle() -> None:
    ours, plain = list(range(40)), list(range(40))
    FastDealer(7).shuffle(ours)
    Dealer.shuffle(FastDealer(7), plain)
    assert ours == plain != list(range(40))
