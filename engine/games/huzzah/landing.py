"""Where Richard comes to rest if nobody bumps him: exactly, gates included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from engine.games.huzzah.data import DIE, GATES, STEPS
from engine.games.huzzah.tables import IS_GATE, STAGE_AT, SUMS

_DICE = {steps: Fraction(ways, len(SUMS)) for steps, ways in Counter(SUMS).items()}


def _walk(start: int) -> list[Fraction]:
    """Per step how likely three dice bring him there from `start`."""
    chances = [Fraction(0)] * STEPS
    for steps, chance in _DICE.items():
        chances[(start + steps) % STEPS] += chance
    return chances


@cache
def jump() -> tuple[Fraction, ...]:
    """The same for the rest of his way, once he stands on a gate.

    A die picks a gate and he walks on, and again if that ends on a gate. So where he rests in the
    end is spread as it is after one such walk that ends on no gate.
    """
    once = [sum(column, Fraction(0)) / DIE for column in zip(*map(_walk, GATES), strict=True)]
    rests = 1 - sum((once[gate] for gate in GATES), Fraction(0))
    return tuple(Fraction(0) if IS_GATE[step] else once[step] / rests for step in range(STEPS))


@cache
def landing(start: int) -> tuple[Fraction, ...]:
    """Per step how likely Richard rests there after the next roll, if he stands on `start`."""
    chances = _walk(start)
    jumps = sum((chances[gate] for gate in GATES), Fraction(0))
    return tuple(
        Fraction(0) if IS_GATE[step] else chances[step] + jumps * then
        for step, then in enumerate(jump())
    )


@cache
def watching(start: int) -> tuple[float, ...]:
    """Per stage how likely he then rests in its area."""
    return _by_stage(landing(start))


@cache
def watching_after_jump() -> tuple[float, ...]:
    """The same when he stands on a gate."""
    return _by_stage(jump())


def prepare() -> Iterator[None]:
    """Work all of it out, a step of Richard's a time."""
    watching_after_jump()
    for start in range(STEPS):
        watching(start)
        yield


def _by_stage(chances: tuple[Fraction, ...]) -> tuple[float, ...]:
    sums = [Fraction(0)] * (max(STAGE_AT) + 1)
    for step, stage in enumerate(STAGE_AT):
        if stage >= 0:
            sums[stage] += chances[step]
    return tuple(map(float, sums))
