"""Picks: how touching components becomes an action. The page knows nothing else about rules.

Each legal action comes with the steps that pick it (`Choice.picks`). The picks made so far leave
some actions; their next steps are lit. The action is played when its last step is touched, never
merely because it is the only one left. If several actions share all their steps, one is asked
for by its label. Of the names of a step those that were picked already do not count, so that "two
of these" can be picked in either order; a step of one name may be the same one again.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from engine.game import Choice

Offer = tuple[int, Choice]


class Touch(Enum):
    """What a touch did."""

    PLAY = auto()
    """`Picks.action` is to be played."""
    ASK = auto()
    """Several actions are left: `Picks.asked`."""
    PICKED = auto()
    """One step further."""
    DROPPED = auto()
    """The last pick was taken back, or another piece was lifted instead."""
    REFUSED = auto()
    """It is not lit."""


class Picks:
    """The picks of one decision. `offers` are the legal actions with their choices."""

    def __init__(self, offers: Sequence[Offer] = ()) -> None:
        self.offers = tuple(offers)
        self.picked: tuple[str, ...] = ()
        self.action: int | None = None
        self.asked: tuple[Offer, ...] = ()

    def _left(self) -> list[Offer]:
        return [
            offer
            for offer in self.offers
            if len(offer[1].picks) >= len(self.picked)
            and all(name in self._names(offer, at) for at, name in enumerate(self.picked))
        ]

    def _names(self, offer: Offer, depth: int) -> tuple[str, ...]:
        """What may be picked in that step of an action, after what was picked before it."""
        step = offer[1].picks[depth]
        if len(step) == 1:
            return step
        return tuple(name for name in step if name not in self.picked[:depth])

    @property
    def lit(self) -> frozenset[str]:
        """Component ids that can be picked next."""
        depth = len(self.picked)
        return frozenset(
            name
            for offer in self._left()
            if len(offer[1].picks) > depth
            for name in self._names(offer, depth)
        )

    def meant(self, name: str) -> list[Offer]:
        """The actions that stay possible if `name` is picked next."""
        depth = len(self.picked)
        return [
            offer
            for offer in self._left()
            if len(offer[1].picks) > depth and name in self._names(offer, depth)
        ]

    def touch(self, name: str) -> Touch:
        """Pick a component. One that is lit is picked; the last one again is put back; one that
        could begin another action is lifted instead."""
        self.asked = ()
        if name in self.lit:
            self.picked += (name,)
            done = [offer for offer in self._left() if len(offer[1].picks) == len(self.picked)]
            if len(done) == 1:
                self.action = done[0][0]
                return Touch.PLAY
            if done:
                self.asked = tuple(done)
                return Touch.ASK
            return Touch.PICKED
        if self.picked and name == self.picked[-1]:
            self.back()
            return Touch.DROPPED
        first = {n for _, choice in self.offers for n in choice.picks[0]}
        if self.picked and name in first:
            self.picked = ()
            touched = self.touch(name)
            return Touch.DROPPED if touched is Touch.PICKED else touched
        return Touch.REFUSED

    def back(self) -> bool:
        """Take back the last pick (or the question); False if there is none."""
        had = bool(self.picked)
        self.asked = ()
        self.picked = self.picked[:-1]
        return had
