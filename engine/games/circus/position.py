"""A position of Welcome to the Circus: all that it holds, and what follows from that alone."""

from __future__ import annotations

from typing import Self

from engine.chance import Dealer
from engine.game import TERMINAL, Standing, State, rows
from engine.games.circus.scores import Played, Setup, result


class Position(State):
    """One position. Numbers are packed as `packed.py` says.

    owners: per colour its seat, or EMPTY if nobody plays it. known: whether all may know them.
    empty: the cells with an empty hole. turn: of this game, from 1. earlier: turns of the games
    before. first: who began this game. past: the finished games of the match.
    """

    __slots__ = (
        "_legal",
        "cells",
        "current_player",
        "dealer",
        "die",
        "earlier",
        "empty",
        "first",
        "holes",
        "known",
        "outside",
        "owners",
        "past",
        "setup",
        "stacks",
        "turn",
    )

    setup: Setup
    dealer: Dealer
    current_player: int
    cells: list[int]
    stacks: list[int]
    outside: int
    holes: tuple[int, ...]
    empty: int
    die: int
    turn: int
    earlier: int
    first: int
    owners: tuple[int, ...]
    known: bool
    past: tuple[Played, ...]
    _legal: list[int] | None

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.current_player == TERMINAL else (self.current_player,)

    def standing(self) -> int:
        """The set of cells with a clown."""
        a, b, c = self.cells
        return 1 << a | 1 << b | 1 << c

    def games(self) -> tuple[Played, ...]:
        """The games of the match that count so far: finished ones, and the running one as it
        stands unless its colours are secret."""
        return (*self.past, Played(self.holes, self.owners)) if self.known else self.past

    def standings(self) -> list[Standing]:
        results = [result(self.games(), seat) for seat in range(self.setup.players)]
        ranked = results if self.setup.options["tie_break"] else [r[:1] for r in results]
        return rows([points for points, *_ in results], ranked)

    def forget(self) -> None:
        """To be called when the position was changed by hand: what was worked out is stale."""
        self._legal = None

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.setup = self.setup
        new.dealer = self.dealer.clone()
        new.current_player = self.current_player
        new.cells = self.cells[:]
        new.stacks = self.stacks[:]
        new.outside = self.outside
        new.holes = self.holes
        new.empty = self.empty
        new.die = self.die
        new.turn = self.turn
        new.earlier = self.earlier
        new.first = self.first
        new.owners = self.owners
        new.known = self.known
        new.past = self.past
        new._legal = self._legal  # never changed, only replaced
        return new
