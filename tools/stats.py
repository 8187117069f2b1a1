"""The few statistics that our tools print: all of plain numbers, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the interval that holds the true one in 95 of 100 such experiments."""

    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, float | list[float]]:
        return {"value": round(self.value, 6), "ci95": [round(self.low, 6), round(self.high, 6)]}


def proportion(successes: float, trials: int) -> Estimate:
    """A share with Wilson's interval. Split successes (half a win) make it wider than needed."""
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no share")
    share = successes / trials
    square = Z95 * Z95 / trials
    centre = (share + square / 2) / (1 + square)
    half = Z95 * math.sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the normal interval; of a single value the interval is that value."""
    if not values:
        raise ValueError("the mean of nothing")
    centre = math.fsum(values) / len(values)
    if len(values) == 1:
        return Estimate(centre, centre, centre)
    variance = math.fsum((v - centre) ** 2 for v in values) / (len(values) - 1)
    half = Z95 * math.sqrt(variance / len(values))
    return Estimate(centre, centre - half, centre + half)


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which `percent` (0 to 100) of them lie, interpolated linearly."""
    if not values or not 0 <= percent <= 100:
        raise ValueError(f"no {percent}th percentile of {len(values)} values")
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
