"""What goes on at the fair: rolls for order, pawns that slide, Bumps, and how Richard moves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Emit
from engine.games.huzzah import telling
from engine.games.huzzah.data import BUMP_STEPS, DIE, GATES, STEPS
from engine.games.huzzah.hands import Hands
from engine.games.huzzah.position import RICHARD
from engine.games.huzzah.tables import BUMP_CARD, IS_GATE, ROLLS, SUMS


class Fair(Hands):
    """A position that knows what dice and Bumps do to those at the fair."""

    __slots__ = ()

    # Rolls for order

    def ranked(self, seats: Sequence[int], three: bool, emit: Emit | None) -> tuple[int, ...]:
        """The seats by their rolls (of one die or three), the highest first; equal ones roll
        again among themselves."""
        groups: dict[int, list[int]] = {}
        for seat in seats:
            groups.setdefault(self._roll_for_order(seat, three, emit), []).append(seat)
        found: list[int] = []
        for roll in sorted(groups, reverse=True):
            group = groups[roll]
            found += group if len(group) == 1 else self.ranked(group, three, emit)
        return tuple(found)

    def highest(self, seats: Sequence[int], emit: Emit | None) -> int:
        """The seat with the highest roll of one die; equal ones roll again."""
        while len(seats) > 1:
            rolls = [self._roll_for_order(seat, False, emit) for seat in seats]
            best = max(rolls)
            seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
        return seats[0]

    def _roll_for_order(self, seat: int, three: bool, emit: Emit | None) -> int:
        dice = ROLLS[self.dealer.below(len(ROLLS))] if three else (self.dealer.below(DIE) + 1,)
        if emit is not None:
            telling.rolled_for_order(seat, dice, emit)
        return sum(dice)

    # On the way

    def slide(self, seat: int, emit: Emit | None) -> None:
        """The pawn has come to rest: from a full step it goes on to the first that is not."""
        start = step = self.pawns[seat]
        while self.full(step, seat):
            step = (step + 1) % STEPS
        if step != start:
            self.pawns[seat] = step
            if emit is not None:
                telling.slid(seat, start, step, emit)

    def bump(self, seat: int, emit: Emit | None) -> None:
        """That seat plays a Bump on the mover, who goes on at once."""
        self.lay_aside(seat, BUMP_CARD)
        if emit is not None:
            telling.bumped(self, seat, emit)
        if self.mover == RICHARD:
            start, self.richard = self.richard, (self.richard + BUMP_STEPS) % STEPS
        else:
            start = self.pawns[self.mover]
            self.pawns[self.mover] = (start + BUMP_STEPS) % STEPS
        if emit is not None:
            telling.went_on(self, start, emit)

    # Richard

    def jump(self, emit: Emit | None) -> None:
        """Richard takes a gate, which a die picks, and walks on; again, if that ends on a gate."""
        while True:
            start, number = self.richard, self.dealer.below(DIE)
            self.richard = GATES[number]
            if emit is not None:
                telling.jumped(self, start, number, emit)
            self.walk_richard(emit)
            if not IS_GATE[self.richard]:
                return

    def walk_richard(self, emit: Emit | None) -> None:
        """He goes exactly what three dice show."""
        start, number = self.richard, self.dealer.below(len(ROLLS))
        self.richard = (start + SUMS[number]) % STEPS
        if emit is not None:
            telling.richard_walked(self, start, SUMS[number], ROLLS[number], emit)
