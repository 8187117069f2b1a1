"""The rules of Huzzah!: what each step of a turn does to a position.

Options: target (points that end the game), closed (stages that stay empty; see `closed_stages`),
bumps (with "none" there are no Bump cards, for a first game).
"""

from __future__ import annotations

from engine.blocks import Block
from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Message
from engine.game import TERMINAL, Choice, Observation, OptionValue
from engine.games.huzzah import asking, telling, view
from engine.games.huzzah.data import DISCARDS, STAGES, STEPS, TURN_LIMIT
from engine.games.huzzah.position import (
    BUMPING,
    DISCARDING,
    OVER,
    PICKING,
    PLACING,
    REMOVING,
    RICHARD,
    SHOWING,
    TAKING,
    WALKING,
)
from engine.games.huzzah.reveal import Reveal
from engine.games.huzzah.tables import (
    AREA,
    BUMP,
    BUMP_CARD,
    DISCARD,
    DONE,
    IS_GATE,
    KINDS,
    LEAVE,
    NOTHING,
    PASS,
    PICK,
    PLACE,
    QUIET,
    REMOVE,
    ROLLS,
    SEATS_OWN,
    SHOW,
    SHOWS,
    STAGE_AT,
    STAGE_PLACE,
    TAKE,
    WALK,
)


class HuzzahState(Reveal):
    """A position and the turn: draw, move performers, show cards, move Richard, reveal, discard."""

    __slots__ = ()

    @classmethod
    def opening(
        cls, players: int, options: dict[str, OptionValue], dealer: Dealer, emit: Emit | None
    ) -> HuzzahState:
        """The first position: the deck is shuffled, the dice have said who picks a stage first."""
        state = cls.empty(players, options, dealer)
        dealer.shuffle(state.deck.cards)
        first, *others = state.ranked(range(players), True, emit)
        state.order = tuple(others)
        state.lead = state.mover = state.current_player = first
        return state

    # Decisions

    def legal_actions(self) -> list[int]:
        phase, seat = self.phase, self.current_player
        if phase == BUMPING:
            return [PASS, BUMP] if self.hands[seat * KINDS + BUMP_CARD] else [PASS]
        if phase == DISCARDING:
            return self._discards(seat)
        if phase == SHOWING:
            return self._shows(seat)
        if phase == WALKING:
            return list(range(WALK, WALK + self.roll + 1))
        if phase == PLACING:
            return [PLACE + step for step in AREA[self.stage]]
        if phase == REMOVING:
            return [REMOVE + step for step in AREA[self.stage] if self.counters[step]]
        if phase == TAKING:
            return [TAKE, LEAVE]
        if phase == PICKING:
            return [PICK + stage for stage in range(len(STAGES)) if self.open_empty(stage)]
        return []

    def _shows(self, seat: int) -> list[int]:
        base = seat * KINDS
        shows = [SHOW + kind for kind in SHOWS if self.hands[base + kind]]
        if self.aims[seat] != NOTHING:
            shows.append(QUIET)
        return shows

    def _discards(self, seat: int) -> list[int]:
        assert self.block is not None
        hand = self.hand(seat)
        for action in self.block.chosen(seat):
            hand[action - DISCARD] -= 1
        return [*(DISCARD + kind for kind, count in enumerate(hand) if count), DONE]

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        phase = self.phase
        if phase != BUMPING or action != PASS:  # by far the most frequent
            legal = self.legal_actions()
            if action not in legal:
                raise IllegalAction(action, legal)
        if phase in (BUMPING, SHOWING):
            self._choose(action, True, emit)
        elif phase == DISCARDING:
            assert self.block is not None
            chosen = len(self.block.chosen(self.current_player))
            self._choose(action, action == DONE or chosen == DISCARDS - 1, emit)
        elif phase == WALKING:
            self._walk(action - WALK, emit)
        elif phase == PLACING:
            self.place(action - PLACE, emit)
        elif phase == REMOVING:
            self.remove(action - REMOVE, emit)
        elif phase == TAKING:
            self._take(action == TAKE, emit)
        else:
            self._pick(action - PICK, emit)

    # Blocks

    def _open(self, phase: int, seats: tuple[int, ...]) -> None:
        self.phase = phase
        self.block = Block(seats)
        self.current_player = seats[0]

    def _choose(self, action: int, done: bool, emit: Emit | None) -> None:
        block = self.block
        assert block is not None
        if not block.choose(action, done):
            self.current_player = block.seat
            return
        self.block = None
        if self.phase == BUMPING:
            self._close_window(block, emit)
        elif self.phase == SHOWING:
            self._put_down(block, emit)
            self._move_richard(emit)
        else:
            self._lay_open(block, emit)
            self._begin_turn((self.lead + 1) % self.setup.players, emit)

    # The start

    def _pick(self, stage: int, emit: Emit | None) -> None:
        seat = self.current_player
        self.pawns[seat] = STAGE_PLACE + stage
        if emit is not None:
            telling.picked(seat, stage, emit)
        if self.order:
            self.current_player, *others = self.order
            self.order = tuple(others)
            return
        self.jump(emit)
        self._begin_turn(self.lead, emit)

    # 1. Draw

    def _begin_turn(self, lead: int, emit: Emit | None) -> None:
        self.turn += 1
        self.lead = lead
        if emit is not None:
            telling.turn_begins(self, emit)
        seats = self.clockwise(lead)
        for seat in seats:
            self.draw(seat, emit)
        walkers = [seat for seat in seats if self.pawns[seat] < STAGE_PLACE]
        self.order = self.ranked(walkers, False, emit) if len(walkers) > 1 else tuple(walkers)
        self._next_walker(emit)

    # 2. Move performers

    def _next_walker(self, emit: Emit | None) -> None:
        if not self.order:
            self._call_for_shows(emit)
            return
        self.mover, *others = self.order
        self.order = tuple(others)
        self.dice = ROLLS[self.dealer.below(len(ROLLS))]
        if emit is not None:
            telling.rolled_for_way(self.mover, self.dice, emit)
        self.phase = WALKING
        self.current_player = self.mover

    def _walk(self, steps: int, emit: Emit | None) -> None:
        start = self.pawns[self.mover]
        self.pawns[self.mover] = (start + steps) % STEPS
        self.dice = ()
        if emit is not None:
            telling.walked(self, start, steps, emit)
        if not steps:
            self._offer_stage(emit)
        elif self.setup.bumps:
            self._open(BUMPING, self.clockwise(self.mover))
        else:
            self._settle(emit)

    def _close_window(self, block: Block, emit: Emit | None) -> None:
        """The first of those who chose Bump plays it, and a new window opens; or all passed."""
        for seat in block.seats:
            if block.chosen(seat) == (BUMP,):
                self.bump(seat, emit)
                if self.mover == RICHARD and IS_GATE[self.richard]:
                    self.jump(emit)
                self._open(BUMPING, block.seats)
                return
        self._settle(emit)

    def _settle(self, emit: Emit | None) -> None:
        """The mover comes to rest."""
        if self.mover == RICHARD:
            self._richard_rests(emit)
            return
        self.slide(self.mover, emit)
        self._offer_stage(emit)

    def _offer_stage(self, emit: Emit | None) -> None:
        stage = STAGE_AT[self.pawns[self.mover]]
        if stage != NOTHING and self.open_empty(stage):
            self.phase = TAKING
            self.current_player = self.mover
        else:
            self._next_walker(emit)

    def _take(self, takes: bool, emit: Emit | None) -> None:
        step = self.pawns[self.mover]
        stage = STAGE_AT[step]
        if takes:
            assert not self.crowd(stage), "an empty stage has no counters"
            self.pawns[self.mover] = STAGE_PLACE + stage
        if emit is not None:
            telling.took(self.mover, step, takes, emit)
        self._next_walker(emit)

    # 3. Show cards

    def _call_for_shows(self, emit: Emit | None) -> None:
        self.mover = RICHARD
        seats = []
        for seat in self.clockwise(self.lead):
            place = self.pawns[seat]
            if place >= STAGE_PLACE:
                self.redraw(seat, emit)
                seats.append(seat)
            elif (stage := STAGE_AT[place]) != NOTHING and self.occupied(stage):
                self.aims[seat] = stage
                seats.append(seat)
        if seats:
            self._open(SHOWING, tuple(seats))
        else:
            self._move_richard(emit)

    def _put_down(self, block: Block, emit: Emit | None) -> None:
        for seat in block.seats:
            (action,) = block.chosen(seat)
            if action == QUIET:
                self.aims[seat] = NOTHING
                continue
            kind = action - SHOW
            self.hands[seat * KINDS + kind] -= 1
            self.down[seat] = kind
            if emit is not None:
                telling.put_down(self, seat, emit)

    # 4. Move Richard

    def _move_richard(self, emit: Emit | None) -> None:
        self.walk_richard(emit)
        if IS_GATE[self.richard]:
            self.jump(emit)
        if self.setup.bumps:
            self._open(BUMPING, self.clockwise(self.lead))
        else:
            self._richard_rests(emit)

    def _richard_rests(self, emit: Emit | None) -> None:
        step = self.richard
        if emit is not None:
            telling.richard_rests(self, emit)
        if count := self.counters[step]:
            self.counters[step] = 0
            if emit is not None:
                telling.scared(step, count, emit)
        if step in self.pawns:
            seat = self.pawns.index(step)
            self.pawns[seat] = (step + 1) % STEPS
            if emit is not None:
                telling.pushed(seat, step, emit)
            self.slide(seat, emit)
        self.reveal(emit)

    # 5. Reveal show cards: see `Reveal`

    def end_shows(self, emit: Emit | None) -> None:
        """Shown cards are discarded. Has anybody won?"""
        for seat, kind in enumerate(self.down):
            if kind != NOTHING:
                self.deck.discards.append(kind)
                self.since.append(SEATS_OWN * seat + kind)
        self.down = [NOTHING] * self.setup.players
        self.aims = [NOTHING] * self.setup.players
        best = max(self.scores)
        won = best >= self.setup.target and self.scores.count(best) == 1
        if won or self.turn == TURN_LIMIT:
            self.phase = OVER
            self.current_player = TERMINAL
            if emit is not None:
                telling.over(self, emit)
        else:
            self._open(DISCARDING, self.clockwise(self.lead))

    # 6. Discard

    def _lay_open(self, block: Block, emit: Emit | None) -> None:
        self.laid = tuple(
            [
                tuple(sorted([a - DISCARD for a in block.chosen(seat) if a != DONE]))
                for seat in range(self.setup.players)
            ]
        )
        for seat in block.seats:
            kinds = self.laid[seat]
            for kind in kinds:
                self.lay_aside(seat, kind)
            if emit is not None and kinds:
                telling.discarded(self, seat, kinds, emit)

    # What is seen

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return asking.prompt(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)
