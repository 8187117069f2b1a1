"""Chance: the only source of luck a game may use.

`SeededDealer` is counter-based: value i of the stream is a 64-bit mix of (seed, i), so a clone
copies a few integers and the stream is the same on every interpreter for ever (known-answer
tests). The mix is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
Generators, OOPSLA 2014).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, MutableSequence
from typing import Any

from engine.errors import BadSeed, EngineError

SEED_BITS = 48
_LAST_SEED = (1 << SEED_BITS) - 1
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Dealer(ABC):
    """Draws whole numbers and shuffles. A state owns one; its clones clone it."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. n is at least 1."""

    @abstractmethod
    def clone(self) -> Dealer:
        """A dealer whose future does not touch this one's."""

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        below = self.below
        for i in range(len(cards) - 1, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class SeededDealer(Dealer):
    """The dealer of every real game. `seed` is 0 to 2**48 - 1, `counter` how often it was asked.

    Raises BadSeed.
    """

    __slots__ = ("_base", "counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        if not isinstance(seed, int) or not 0 <= seed <= _LAST_SEED:
            raise BadSeed(seed, _LAST_SEED)
        self.seed = seed
        self.counter = counter
        self._base = _mix(seed)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.counter += 1
        return _mix((self._base + self.counter * _GAMMA) & _MASK)

    def below(self, n: int) -> int:
        # A multiple of n, so that no remainder is likelier than another.
        limit = (1 << 64) - (1 << 64) % n
        while (value := self.bits()) >= limit:
            pass
        return value % n

    def clone(self) -> SeededDealer:
        new = SeededDealer.__new__(SeededDealer)
        new.seed, new.counter, new._base = self.seed, self.counter, self._base
        return new


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class FastDealer(Dealer):
    """For search and playouts: quick, reproducible from its seed, but one stream for all clones."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        # The same as everywhere, without a call a card: worlds are drawn by the thousand.
        random = self._random
        for i in range(len(cards) - 1, 0, -1):
            j = int(random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    def clone(self) -> FastDealer:
        return self


class ScriptedDealer(Dealer):
    """For tests: hands out the numbers it was given and leaves shuffled things in their order.

    Raises EngineError if it runs out of numbers or one does not fit the question.
    """

    __slots__ = ("_next", "_numbers")

    def __init__(self, numbers: Iterable[int] = (), start: int = 0) -> None:
        self._numbers = tuple(numbers)
        self._next = start

    def below(self, n: int) -> int:
        if self._next >= len(self._numbers):
            raise EngineError(f"the script has no number left for a choice of {n}")
        value = self._numbers[self._next]
        if not 0 <= value < n:
            raise EngineError(f"the script says {value} where 0 to {n - 1} is needed")
        self._next += 1
        return value

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        return

    def clone(self) -> ScriptedDealer:
        return ScriptedDealer(self._numbers, self._next)
