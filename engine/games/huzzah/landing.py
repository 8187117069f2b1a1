"""Where Richard comes to rest if nobody bumps him: exactly, gates included.

Chances are whole numbers of parts, so that nothing is rounded: `WHOLE` parts are certainty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from engine.games.huzzah.data import DIE, GATES, STEPS
from engine.games.huzzah.tables import IS_GATE, STAGE_AT, SUMS

_DICE = Counter(SUMS)


def _walk(start: int) -> list[int]:
    """Per step in how many of all rolls three dice bring him there from `start`."""
    ways = [0] * STEPS
    for steps, count in _DICE.items():
        ways[(start + steps) % STEPS] += count
    return ways


def _jump() -> tuple[int, ...]:
    """The same for the rest of his way, once he stands on a gate.

    A die picks a gate and he walks on, and again if that ends on a gate. So where he rests in the
    end is spread as it is after one such walk that ends on no gate.
    """
    once = [sum(column) for column in zip(*map(_walk, GATES), strict=True)]
    return tuple(0 if IS_GATE[step] else once[step] for step in range(STEPS))


_AFTER_JUMP = _jump()
_RESTS = sum(_AFTER_JUMP)
WHOLE = len(SUMS) * _RESTS
assert len(GATES) == DIE, "a die picks a gate"


@cache
def jump() -> tuple[int, ...]:
    """Per step how likely he rests there, once he stands on a gate."""
    return tuple(ways * len(SUMS) for ways in _AFTER_JUMP)


@cache
def landing(start: int) -> tuple[int, ...]:
    """Per step how likely Richard rests there after the next roll, if he stands on `start`."""
    ways = _walk(start)
    jumps = sum(ways[gate] for gate in GATES)
    return tuple(
        0 if IS_GATE[step] else ways[step] * _RESTS + jumps * then
        for step, then in enumerate(_AFTER_JUMP)
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


def _by_stage(chances: tuple[int, ...]) -> tuple[float, ...]:
    sums = [0] * (max(STAGE_AT) + 1)
    for step, stage in enumerate(STAGE_AT):
        if stage >= 0:
            sums[stage] += chances[step]
    return tuple(parts / WHOLE for parts in sums)
