"""Blocks: several seats choose at the same time, and nothing shows before the last has chosen."""

from __future__ import annotations


class Block:
    """The choices of some seats, kept until all have made theirs.

    A secret simultaneous choice and a reaction window are both blocks. `seats` is public: the table
    waits for all of them until the block ends. They are asked one after the other in that order,
    which tells nothing: what a seat is offered must not depend on what others have chosen.
    """

    __slots__ = ("_at", "_chosen", "seats")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self._at = 0
        self._chosen: list[tuple[int, ...]] = [()] * len(seats)

    @property
    def seat(self) -> int:
        """Who is asked now."""
        return self.seats[self._at]

    @property
    def over(self) -> bool:
        """Whether all have chosen."""
        return self._at == len(self.seats)

    def choose(self, action: int, done: bool = True) -> bool:
        """The seat asked now has chosen; with `done` false it is asked again, for a choice of
        several actions. Returns whether the block is over."""
        self._chosen[self._at] += (action,)
        self._at += done
        return self._at == len(self.seats)

    def reconsider(self) -> None:
        """The seat asked now begins its choice anew."""
        self._chosen[self._at] = ()

    def chosen(self, seat: int) -> tuple[int, ...]:
        """What that seat has chosen so far, in its order; nothing if it is not in the block."""
        return self._chosen[self.seats.index(seat)] if seat in self.seats else ()

    def clone(self) -> Block:
        new = Block.__new__(Block)
        new.seats, new._at, new._chosen = self.seats, self._at, self._chosen[:]
        return new
