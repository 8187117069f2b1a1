"""The rules of Welcome to the Circus: how a game begins, what a turn does, and when it is over.

Options: secret (colours dealt in secret), match (as many games as players), double (two players
with two colours each), tie_break (most own balls in holes, then the most valuable own hole; over
a match all its games count).
"""

from __future__ import annotations

from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Message, TurnBegan
from engine.game import TERMINAL, Choice, Observation, OptionValue
from engine.games.circus import telling, view
from engine.games.circus.data import CLOWNS, COLOURS, FACES, TURN_LIMIT
from engine.games.circus.moves import (
    FIRST_MOVE,
    LOST_TURN,
    RESULT,
    WALKER,
    Way,
    moves,
)
from engine.games.circus.packed import (
    ALL_CLOWNS,
    ALL_HOLES,
    ALL_OUTSIDE,
    BLACK,
    BOTTOM,
    BRING_INS,
    CELLS,
    EMPTY,
    FACE_COLOURS,
    FULL,
    HEIGHT,
    HOLE_CELLS,
    LAST_HOLE,
    NO_BALLS,
    NO_HOLES,
    REST,
    TOP,
    WAITING,
)
from engine.games.circus.position import Position
from engine.games.circus.scores import Played, dealt, setup_for


class CircusState(Position):
    """A position, and the rules by which it is played."""

    __slots__ = ()

    @classmethod
    def opening(
        cls, players: int, options: dict[str, OptionValue], dealer: Dealer, emit: Emit | None
    ) -> CircusState:
        """The first position: colours dealt, a random player begins and has rolled."""
        state = cls()
        state.setup = setup_for(players, options)
        state.dealer = dealer
        state.past = ()
        state.earlier = 0
        state._set_up()
        state._begin(dealer.below(players), emit)
        return state

    # A game

    def _set_up(self) -> None:
        """Empty clowns on the start row, all balls outside, colours given out."""
        self.cells = list(range(CLOWNS))
        self.stacks = [NO_BALLS] * CLOWNS
        self.outside = ALL_OUTSIDE
        self.holes = NO_HOLES
        self.empty = ALL_HOLES
        self.turn = 1
        colours = list(range(len(COLOURS)))
        if self.setup.options["secret"]:
            self.dealer.shuffle(colours)
        self.owners = dealt(colours, self.setup)
        self.known = not self.setup.options["secret"]

    def _begin(self, first: int, emit: Emit | None) -> None:
        self.first = first
        self.current_player = first
        if emit is not None:
            telling.game_begins(self, emit)
        self._roll(emit)

    def _roll(self, emit: Emit | None) -> None:
        """The current player's turn begins with a roll of the die."""
        if emit is not None:
            emit(TurnBegan(player=self.current_player))
        self._legal = None
        self.die = self.dealer.below(len(FACES))
        if emit is not None:
            telling.rolled(self, emit)

    # A turn

    def legal_actions(self) -> list[int]:
        return (self._legal or self._find_actions())[:]

    def _find_actions(self) -> list[int]:
        if self.current_player == TERMINAL:
            return []
        die = self.die
        colours = FACE_COLOURS[die]
        a, b, c = stacks = self.stacks
        # A number from FULL up has a bit that no smaller one has, so one glance mostly does.
        room = ALL_CLOWNS if a | b | c < FULL else (a < FULL) | (b < FULL) << 1 | (c < FULL) << 2
        actions = list(BRING_INS[(colours & WAITING[self.outside]) << CLOWNS | room])
        if colours & (TOP[a] | TOP[b] | TOP[c]):
            cells, backward = self.cells, die == BLACK
            board = self.empty << CELLS | self.standing()
            for clown in range(CLOWNS):
                stack = stacks[clown]
                if colours & TOP[stack]:
                    actions += moves(clown, cells[clown], HEIGHT[stack], board, backward)
        if not actions:
            assert die < len(COLOURS), "with black or white something is always possible"
            actions.append(LOST_TURN)
        self._legal = actions
        return actions

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self._legal or self._find_actions()
        if action not in legal:
            raise IllegalAction(action, legal)
        if action < FIRST_MOVE:
            self._bring_in(action // CLOWNS, action % CLOWNS, emit)
        elif action < LOST_TURN:
            self._walk(WALKER[action - FIRST_MOVE], RESULT[action - FIRST_MOVE], emit)
        elif emit is not None:
            telling.lost_turn(self, emit)
        if self.holes[LAST_HOLE] != EMPTY or self.turn == TURN_LIMIT:
            self._finish(emit)
            return
        self.turn += 1
        self.current_player = (self.current_player + 1) % self.setup.players
        self._roll(emit)

    def _bring_in(self, colour: int, clown: int, emit: Emit | None) -> None:
        """A ball from outside goes on top of those in the clown."""
        self.outside -= 1 << 2 * colour
        self.stacks[clown] = self.stacks[clown] * 4 + colour
        if emit is not None:
            telling.brought_in(self, colour, clown, emit)

    def _walk(self, clown: int, way: Way, emit: Emit | None) -> None:
        """The clown goes as many steps as it held balls, dropping its bottom ball into each empty
        hole on the way."""
        if emit is not None:
            walk = telling.Walk(self, clown, way)
        for hole in way.drops:
            self.cells[clown] = HOLE_CELLS[hole]
            if emit is not None:
                walk.moved(emit)
            stack = self.stacks[clown]
            self.stacks[clown] = REST[stack]
            self.holes = (*self.holes[:hole], BOTTOM[stack], *self.holes[hole + 1 :])
            self.empty ^= 1 << HOLE_CELLS[hole]
            if emit is not None:
                walk.dropped(hole, emit)
        self.cells[clown] = way.landing
        if emit is not None:
            walk.moved(emit)

    # The end

    def _finish(self, emit: Emit | None) -> None:
        """The show is over: colours are shown, and the next game of the match begins if any."""
        self.known = True
        last = len(self.past) == self.setup.games - 1
        if last:
            self.current_player = TERMINAL
            self._legal = None
        if emit is not None:
            telling.game_over(self, emit)
        if not last:
            self.past = (*self.past, Played(self.holes, self.owners))
            self.earlier += self.turn
            self._set_up()
            self._begin((self.first + 1) % self.setup.players, emit)

    # What is seen

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return telling.prompt(self)

    def choice(self, action: int) -> Choice:
        return telling.choice(self, action)
