"""Step 5 of a turn: shows are revealed, and what they do, stage by stage."""

from __future__ import annotations

from abc import abstractmethod

from engine.events import Emit
from engine.games.huzzah import telling
from engine.games.huzzah.data import CAPACITY, CARDS, HECKLE_POINTS, STAGES
from engine.games.huzzah.fair import Fair
from engine.games.huzzah.position import PLACING, REMOVING
from engine.games.huzzah.tables import AREA, BEYOND, FINALE, HUZZAH, NOTHING, STAGE_AT, STAGE_PLACE


class Reveal(Fair):
    """A position that knows what shows do. `end_shows` is called when the last one has done it."""

    __slots__ = ()

    @abstractmethod
    def end_shows(self, emit: Emit | None) -> None:
        """Shown cards are discarded, and the turn goes on."""

    def reveal(self, emit: Emit | None) -> None:
        self.phase = PLACING  # from here on the cards lie open
        if emit is not None:
            telling.revealed(self, emit)
        self._resolve(0, emit)

    def _resolve(self, first: int, emit: Emit | None) -> None:
        """Resolve the stages from that one on, up to a choice that has to be made."""
        for stage in range(first, len(STAGES)):
            if self.occupied(stage):
                self.stage = stage
                if self._resolve_stage(stage, emit):
                    return
        self.stage = NOTHING
        self.end_shows(emit)

    def _resolve_stage(self, stage: int, emit: Emit | None) -> bool:
        """What the shows there do; whether the performer has to choose."""
        seat = self.performer(stage)
        kind = self.down[seat]
        assert kind != NOTHING, "whoever is on a stage shows a card"
        if hecklers := self._hecklers(stage, kind, emit):
            self._swap(seat, self.highest(hecklers, emit), stage, emit)
        elif kind == FINALE:
            self._finale(seat, stage, emit)
        elif self.watched(stage):
            self._watched_show(seat, kind, emit)
        else:
            return self._crowd_moves(seat, kind, stage, emit)
        return False

    def _hecklers(self, stage: int, kind: int, emit: Emit | None) -> list[int]:
        """Those whose cards match the performer's, and who still stand in the area."""
        found = []
        for seat in self.clockwise(self.lead):
            if self.aims[seat] == stage:
                place = self.pawns[seat]
                here = place < STAGE_PLACE and STAGE_AT[place] == stage
                if here and self.down[seat] == kind:
                    found.append(seat)
                elif emit is not None:
                    telling.heckle_fails(seat, stage, here, emit)
        return found

    def _swap(self, performer: int, heckler: int, stage: int, emit: Emit | None) -> None:
        step = self.pawns[heckler]
        self.pawns[heckler], self.pawns[performer] = STAGE_PLACE + stage, step
        self.scores[heckler] += HECKLE_POINTS
        if emit is not None:
            telling.swapped(self, performer, heckler, stage, emit)
            telling.scored("heckle-scores", heckler, HECKLE_POINTS, emit)

    def _finale(self, seat: int, stage: int, emit: Emit | None) -> None:
        crowd = self._clear(stage)
        if not self.watched(stage):
            self.scores[seat] += sum(count for _, count in crowd)
        if emit is not None:
            telling.finale(self, seat, stage, crowd, emit)
        self.pawns[seat] = BEYOND[stage]
        if emit is not None:
            telling.stepped_down(self, seat, stage, emit)
        self.slide(seat, emit)

    def _watched_show(self, seat: int, kind: int, emit: Emit | None) -> None:
        points = self._gain(seat, CARDS[kind].watched)
        if emit is not None:
            telling.scored("pleases" if kind == HUZZAH else "offends", seat, points, emit)

    def _crowd_moves(self, seat: int, kind: int, stage: int, emit: Emit | None) -> bool:
        change = CARDS[kind].crowd
        if change < 0 and self.crowd(stage) <= -change:
            crowd = self._clear(stage)
            if emit is not None:
                telling.crowd_leaves(seat, crowd, emit)
            return False
        self.left = max(0, -change)
        self.phase = REMOVING if self.left else PLACING
        self.current_player = seat
        return True

    def _clear(self, stage: int) -> list[tuple[int, int]]:
        """All counters leave that stage's area; per step that had some, how many."""
        counters = self.counters
        had = [(step, counters[step]) for step in AREA[stage] if counters[step]]
        for step, _ in had:
            counters[step] = 0
        return had

    def _gain(self, seat: int, points: int) -> int:
        """Add to a score, which never falls below 0; what that comes to."""
        before = self.scores[seat]
        self.scores[seat] = max(0, before + points)
        return self.scores[seat] - before

    def place(self, step: int, emit: Emit | None) -> None:
        seat = self.current_player
        wanted, before = CARDS[self.down[seat]].crowd, self.counters[step]
        self.counters[step] = min(CAPACITY, before + wanted)
        if emit is not None:
            telling.placed(self, seat, step, before, wanted, emit)
        self._resolve(self.stage + 1, emit)

    def remove(self, step: int, emit: Emit | None) -> None:
        self.left -= 1
        self.counters[step] -= 1
        if emit is not None:
            telling.removed(self, self.current_player, step, emit)
        if not self.left:
            self.phase = PLACING
            self._resolve(self.stage + 1, emit)
