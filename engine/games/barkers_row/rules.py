"""The rules of Barker's Row: how a game begins, what a turn may be, and how it goes on.

Options: powers (On-Stage Attractions may be used), seats (Rubes that win).

What must be finished before the turn goes on waits on a stack, the next thing last: a move that a
"+" asks for, the rest of a power, a payment. An item is a tuple of integers that begins with what
it is (see `items.py`), and all may see it. Only `apply_action` takes such things up again.
"""

from __future__ import annotations

from engine.blocks import Block
from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Message
from engine.game import TERMINAL, Choice, Observation, OptionValue
from engine.games.barkers_row import asking, ledger, telling, view
from engine.games.barkers_row.cards import (
    BELOW_TOP,
    OF_SUIT,
    OF_SUITS,
    PLAIN_SUITS,
    PRINTED,
    members,
    together,
)
from engine.games.barkers_row.data import ALIKE, DEALT, HIGHEST, KEPT, WILD
from engine.games.barkers_row.items import MOVES
from engine.games.barkers_row.moves import (
    CLEAR,
    END,
    KEEP,
    MOVE,
    REDRAW,
    REDRAWS,
    SCORE,
    SCORES,
    TRIPLES,
    USE,
    USES,
)
from engine.games.barkers_row.pending import CHOOSE, LEGAL, TAKE_UP
from engine.games.barkers_row.position import NO_BONUS
from engine.games.barkers_row.show import Show


class BarkersRowState(Show):
    """A position, and the rules by which it is played."""

    __slots__ = ()

    @classmethod
    def opening(
        cls, players: int, options: dict[str, OptionValue], dealer: Dealer, emit: Emit | None
    ) -> BarkersRowState:
        """The first position: all choose which of five Attractions to keep."""
        state = cls.empty(players, options, dealer)
        first = dealer.below(players)
        dealer.shuffle(state.attractions)
        for seat in range(players):
            state.hands[seat] = together(state.attractions[-DEALT:])
            del state.attractions[-DEALT:]
        state.block = Block(tuple((first + seat) % players for seat in range(players)))
        state.current_player = first
        if emit is not None:
            telling.dealt(state, emit)
        return state

    # Decisions

    def legal_actions(self) -> list[int]:
        return (self._legal or self._find_actions())[:]

    def _find_actions(self) -> list[int]:
        if self.stack:
            item = self.stack[-1]
            found = LEGAL[item[0]](self, item)
        elif self.block is not None:
            chosen = self.block.chosen(self.current_player)
            dealt = members(self.hands[self.current_player])
            found = [KEEP + card for card in dealt if KEEP + card not in chosen]
        elif self.current_player == TERMINAL:
            return []
        else:
            found = self._optional_actions()
        self._legal = found
        return found

    def _optional_actions(self) -> list[int]:
        """What may be done between moves, payments and powers."""
        player, moved = self.current_player, self.moved
        hand, level = self.hands[player], self.levels[player]
        if self.next_scores or self.bonus is not NO_BONUS:
            could_score = hand & self._suits_in_reach()
        else:
            # As in `_suits_in_reach`, where nothing makes a scoring cheaper; unrolled for speed,
            # for bots ask about very many positions.
            horrors, beasts, freaks, oddities, wild = self.sums
            need = level - wild
            could_score = (
                hand
                & OF_SUITS[
                    (horrors >= need)
                    | (beasts >= need) << 1
                    | (freaks >= need) << 2
                    | (oddities >= need) << 3
                ]
            )
        found = [END] if moved else self.row_moves() or ([] if could_score else [END])
        if could_score:
            found += SCORES[could_score]
        staged = self.staged[player]
        if staged and self.options["powers"]:
            if level == HIGHEST:
                staged &= ~BELOW_TOP
            found += USES[staged]
        if self.attractions and not (self.redrawn and hand.bit_count() > ALIKE):
            found += REDRAWS[hand]
        return found

    def _suits_in_reach(self) -> int:
        """The Attractions of all suits whose need the Midway can meet."""
        sums = self.sums
        able = [s for s in PLAIN_SUITS if sums[s] + sums[WILD] >= self.need(s)]
        return sum([OF_SUIT[suit] for suit in able])

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self._legal or self._find_actions()
        if action not in legal:
            raise IllegalAction(action, legal)
        self._legal = None
        stack = self.stack
        if stack:
            item = stack.pop()
            CHOOSE[item[0]](self, item, action, emit)
        elif action < CLEAR:
            self.moved = True
            self.move(action - MOVE, emit)
        elif action == END:
            self._end_turn(emit)
        elif action == CLEAR:
            self.moved = True
            stack.append((MOVES, 1))
            self.clear_row(emit)
        elif action < USE:
            self.score(action - SCORE, emit)
        elif action < KEEP:
            self.use(action - USE, emit)
        elif action < REDRAW:
            self._keep(action, emit)
        else:
            self.redraw(TRIPLES[action - REDRAW], emit)
        # The one place that goes on with what is pending, until the player must decide.
        while stack:
            item = stack[-1]
            if TAKE_UP[item[0]](self, item, emit):
                break

    # The opening

    def _keep(self, action: int, emit: Emit | None) -> None:
        block, seat = self.block, self.current_player
        assert block is not None
        if not block.choose(action, done=len(block.chosen(seat)) == KEPT - 1):
            self.current_player = block.seat
            return
        self.block = None
        for seat in block.seats:
            kept = together(chosen - KEEP for chosen in block.chosen(seat))
            returned = self.hands[seat] ^ kept
            self.hands[seat] = kept
            self.attractions += members(returned)
            self.ledger = ledger.returned(self.ledger, seat, returned)
        self.dealer.shuffle(self.attractions)
        self.dealer.shuffle(self.barkers.cards)
        if emit is not None:
            telling.kept(self, emit)
        self.fill_row(emit)
        self._begin_turn(block.seats[0], emit)

    # A turn

    def _begin_turn(self, player: int, emit: Emit | None) -> None:
        self.current_player = player
        self.turn += 1
        self.moved = self.redrawn = False
        if self.shields:
            self.shields &= ~(1 << player)
        if emit is not None:
            telling.turn_begins(self, emit)

    def _end_turn(self, emit: Emit | None) -> None:
        """What powers did to cards and scorings lasts until now."""
        self.bonus = NO_BONUS
        self.next_scores = ()
        if self.effects:
            self.effects = ()
            self.count_as(PRINTED)
        player = self.current_player + 1
        self._begin_turn(0 if player == len(self.rubes) else player, emit)

    # What is seen

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return asking.prompt(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)
