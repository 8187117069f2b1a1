"""The rules of Barker's Row: one position, and what a turn does to it.

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
from engine.game import (
    TERMINAL,
    Choice,
    Observation,
    OptionValue,
    Standing,
    rows,
)
from engine.games.barkers_row import asking, ledger, telling, view
from engine.games.barkers_row.cards import (
    BELOW_TOP,
    EMPTY,
    OF_SUIT,
    OF_SUITS,
    PLAIN_SUITS,
    PRINTED,
    SUIT,
    members,
    together,
)
from engine.games.barkers_row.data import (
    ALIKE,
    DEALT,
    HIGHEST,
    KEPT,
    LOWEST,
    PER_SCORING,
    ROW_SIZE,
    RUBES,
    WILD,
)
from engine.games.barkers_row.items import MOVES, PAYS, POWERS
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
from engine.games.barkers_row.table import NO_BONUS, Table


class BarkersRowState(Table):
    """A table, and the rules by which it is played."""

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

    def row_moves(self, cleared: bool = False) -> list[int]:
        """How a card can be moved from the Row, or the Row cleared before that."""
        a, b, c = row = self.row
        if a != EMPTY and b != EMPTY and c != EMPTY:
            if PRINTED[a] == PRINTED[b] == PRINTED[c] != WILD and not cleared:
                return [MOVE, MOVE + 1, MOVE + 2, CLEAR]
            return [MOVE, MOVE + 1, MOVE + 2]
        return [MOVE + slot for slot in range(ROW_SIZE) if row[slot] != EMPTY]

    def discounted_level(self) -> int:
        """What the player's next scoring takes before a bonus."""
        level = self.levels[self.current_player]
        if self.next_scores:
            return max(1, level - sum(discount for discount, *_ in self.next_scores))
        return level

    def need(self, suit: int) -> int:
        """What the player's next scoring in that suit costs in cards of the Midway."""
        return max(0, self.discounted_level() - self.bonus[suit])

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
            self._score(action - SCORE, emit)
        elif action < KEEP:
            self._use(action - USE, emit)
        elif action < REDRAW:
            self._keep(action, emit)
        else:
            self._redraw(TRIPLES[action - REDRAW], emit)
        # The one place that goes on with what is pending, until the player must decide.
        while stack:
            item = stack[-1]
            if TAKE_UP[item[0]](self, item, emit):
                break

    def offer(self, legal: list[int]) -> bool:
        """Remember what was found legal; returns whether there was anything."""
        self._legal = legal or None
        return bool(legal)

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

    # Attractions and Rubes

    def _score(self, card: int, emit: Emit | None) -> None:
        player = self.current_player
        self.hands[player] ^= 1 << card
        self.staged[player] |= 1 << card
        self.ledger = ledger.scored(self.ledger, player, card)
        self.paid = ()
        self.stack.append((PAYS, card, self.need(SUIT[card])))
        if emit is not None:
            telling.scores(self, card, emit)

    def has_paid(self, card: int, emit: Emit | None) -> None:
        """The rest of a scoring."""
        player, suit = self.current_player, SUIT[card]
        if emit is not None:
            telling.cries(self, card, emit)
        self.paid = ()
        if EMPTY in self.row:
            self.fill_row(emit)
        hold, extra = self._spend_next_scores() if self.next_scores else (False, 0)
        if self.bonus[suit]:
            self.bonus = (*self.bonus[:suit], 0, *self.bonus[suit + 1 :])
        if not hold:
            self.shift(player, 1, emit)
        if not self.gain_rubes(PER_SCORING + extra, emit):
            self.draw(1, emit)

    def _spend_next_scores(self) -> tuple[bool, int]:
        """All that was waiting for a scoring acts on this one: whether the marker stays, and how
        many Rubes more it brings."""
        spent = self.next_scores
        self.next_scores = tuple(
            (discount, hold, extra, uses - 1) for discount, hold, extra, uses in spent if uses > 1
        )
        return any(hold for _, hold, *_ in spent), sum(extra for *_, extra, _ in spent)

    def _use(self, card: int, emit: Emit | None) -> None:
        player = self.current_player
        self.staged[player] ^= 1 << card
        self.retired[player] |= 1 << card
        self.stack.append((POWERS, card, 0))
        if emit is not None:
            telling.uses(self, card, emit)

    def _redraw(self, three: int, emit: Emit | None) -> None:
        player = self.current_player
        self.redrawn |= self.hands[player].bit_count() > ALIKE
        self.hands[player] ^= three
        self.attractions += members(three)
        self.dealer.shuffle(self.attractions)
        self.ledger = ledger.shown(self.ledger, player, three)
        if emit is not None:
            telling.redraws(self, three, emit)
        self.draw(ALIKE, emit)

    def draw(self, count: int, emit: Emit | None) -> int:
        """Attractions from the deck, as many as there are; returns how many came."""
        player, deck = self.current_player, self.attractions
        drawn = 0
        while count and deck:
            drawn |= 1 << deck.pop()
            count -= 1
        came = drawn.bit_count()
        if came:
            self.hands[player] |= drawn
            self.ledger = ledger.drew(self.ledger, player, came)
            if emit is not None:
                telling.draws(self, drawn, emit)
        return came

    def put_on_bottom(self, card: int, emit: Emit | None) -> None:
        """An Attraction goes from hand under its deck."""
        player = self.current_player
        self.hands[player] ^= 1 << card
        self.attractions.insert(0, card)
        self.ledger = ledger.put_back(self.ledger, player, card)
        if emit is not None:
            telling.puts_on_bottom(self, card, emit)

    def shift(self, seat: int, levels: int, emit: Emit | None) -> None:
        """A marker moves, as far as the tower goes."""
        before = self.levels[seat]
        self.levels[seat] = min(HIGHEST, max(LOWEST, before + levels))
        if emit is not None and self.levels[seat] != before:
            telling.shifted(self, seat, before, emit)

    def crowd(self) -> int:
        """Rubes that nobody has."""
        return RUBES - sum(self.rubes)

    def gain_rubes(self, count: int, emit: Emit | None, victim: int = EMPTY) -> bool:
        """The player takes Rubes, from the Crowd or from a victim; returns whether that wins."""
        player = self.current_player
        if victim == EMPTY:
            count = min(count, self.crowd())
        else:
            count = min(count, self.rubes[victim])
            self.rubes[victim] -= count
        self.rubes[player] += count
        if emit is not None:
            telling.gains(self, count, victim, emit)
        if self.rubes[player] < self.seats:
            return False
        self._finish(emit)
        return True

    # The end

    def _finish(self, emit: Emit | None) -> None:
        self.current_player = TERMINAL
        self.stack.clear()
        self.watching = False
        if emit is not None:
            telling.over(self, emit)

    def standings(self) -> list[Standing]:
        return rows(self.rubes)

    # What is seen

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.block is not None:
            return self.block.seats
        return () if self.current_player == TERMINAL else (self.current_player,)

    def observation(self, player: int | None) -> Observation:
        return view.observation(self, player)

    def prompt(self) -> Message:
        return asking.prompt(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)
