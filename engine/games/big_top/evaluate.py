"""How good a position is for a seat, in dollars.

The hand is played on to its end at once, everybody playing plainly (see `Finish`); what each seat
then has is what it may expect. A position says too little by itself: who goes out, and who is left
with which suit, hangs on who can play what when.
"""

from __future__ import annotations

from engine.game import TERMINAL
from engine.games.big_top.cards import (
    CARDS,
    CONFIRM,
    HIGHER,
    NO_CARD,
    NUMBER,
    OPENS,
    POSTERS,
    SUIT_MATES,
    WHOLE_SUIT,
    Bets,
    bets_of,
    bits,
)
from engine.games.big_top.data import RECEIPTS, SPACES
from engine.games.big_top.position import Position

WIN = 1000.0
"""Weighs more than any money."""
BET = 0.01
"""Bets are compared with each other only."""
UNDECIDED = 0.001
"""Makes it better to go on, and then to be content, than to change bets for equal ones."""
STEADY, STEEP = 0.8, 0.06
"""The chance to be rid of a card: less for higher numbers."""


def value(state: Position, player: int) -> float:
    """What the seat has or may expect at the end of this hand, less the same of the best other
    seat; when the game is over WIN for what is won beyond a fair share."""
    if state.current_player == TERMINAL:
        return WIN * (state.returns()[player] - 1 / state.setup.players)
    if _fresh(state):
        return _lead(list(state.totals), player) + BET * _hopes(state, player)
    return _lead(Finish(state).money(), player)


def _lead(money: list[int], player: int) -> float:
    own = money.pop(player)
    return own - max(money)


def _fresh(state: Position) -> bool:
    """Whether no card of this hand has been played or called."""
    return state.open == POSTERS and not any(state.called)


def _hopes(state: Position, player: int) -> float:
    """What the seat's receipts may bring, the ones not placed yet put where they are best."""
    block = state.block
    chosen = () if block is None else block.chosen(player)
    bets: Bets = state.bets[player] if block is None else bets_of(chosen)
    decided = block is None or CONFIRM in chosen
    chances = [_chance(state.hands[player] & suit) for suit in WHOLE_SUIT]
    left = sorted(set(RECEIPTS) - set(bets))
    best = sorted(chance for chance, dollars in zip(chances, bets, strict=True) if not dollars)
    placed = sum(chance * dollars for chance, dollars in zip(chances, bets, strict=True))
    ideal = sum(chance * dollars for chance, dollars in zip(best, left, strict=True))
    return placed + ideal - UNDECIDED * (len(left) + (not decided))


def _chance(cards: int) -> float:
    """How likely a seat is rid of these cards before somebody goes out."""
    chance = 1.0
    for card in bits(cards):
        chance *= STEADY - STEEP * NUMBER[card]
    return chance


class Finish:
    """A hand played to its end.

    Everybody plays a called card that is next, else the card from the hand that earns most or
    opens something of its own, else calls the lowest card it can. A call's worth goes down by one
    each turn of its owner, as if no other call were ever in its way.
    """

    def __init__(self, state: Position) -> None:
        self.state = state
        self.hands = state.hands[:]
        self.called = state.called[:]
        self.barred = state.barred[:]
        self.tracks = state.tracks[:]
        self.open = state.open
        self.turns = [0] * len(self.hands)
        self.calls = 0
        """The set of all called cards."""
        self.worth = [0] * CARDS
        """Per called card its dollars plus the turns that its owner had taken."""
        self.owner = [0] * CARDS
        for seat, chart in enumerate(state.charts):
            for dollars, card in enumerate(chart):
                if card != NO_CARD:
                    self._stand(seat, card, dollars)

    def _stand(self, seat: int, card: int, dollars: int) -> None:
        self.calls |= 1 << card
        self.owner[card] = seat
        self.worth[card] = dollars + self.turns[seat]

    def money(self) -> list[int]:
        """Per seat the dollars of the game so far with those of this hand."""
        self._play_on(self.state.current_player)
        money = []
        for seat, bets in enumerate(self.state.bets):
            held = self.hands[seat] | self.called[seat]
            receipts = sum(
                dollars for suit, dollars in zip(WHOLE_SUIT, bets, strict=True) if not held & suit
            )
            money.append(self.state.totals[seat] + self.tracks[seat] + receipts)
        return money

    def _play_on(self, seat: int) -> None:
        """Turn after turn, until somebody goes out."""
        hands, called, barred, turns = self.hands, self.called, self.barred, self.turns
        seats = len(hands)
        while True:
            if forced := called[seat] & self.open:
                bit = forced & -forced
                card = bit.bit_length() - 1
                called[seat] ^= bit
                self.calls ^= bit
                barred[seat] ^= SUIT_MATES[card]
                self.open ^= bit | OPENS[card]
            elif plays := hands[seat] & self.open:
                card = self._best(seat, plays)
                hands[seat] ^= 1 << card
                self.open ^= 1 << card | OPENS[card]
            elif calls := hands[seat] & ~barred[seat]:
                card = min(bits(calls), key=NUMBER.__getitem__)
                hands[seat] ^= 1 << card
                called[seat] |= 1 << card
                barred[seat] |= SUIT_MATES[card]
                self._stand(seat, card, SPACES - 1)
            if not hands[seat] and not called[seat]:
                return
            turns[seat] += 1
            seat = (seat + 1) % seats

    def _best(self, seat: int, plays: int) -> int:
        """Which of these cards to play; it is paid."""
        best, most, key = NO_CARD, 0, -1
        calls = self.calls & ~self.called[seat]
        own = self.hands[seat] | self.called[seat]
        while plays:
            bit = plays & -plays
            plays ^= bit
            card = bit.bit_length() - 1
            paying = calls & HIGHER[card]
            earned = self._earned(paying) if paying else 0
            # Money first, whatever the factor above 1; then what opens something of its own.
            order = 4 * earned + (OPENS[card] & own != 0)
            if order > key:
                best, most, key = card, earned, order
        self.tracks[seat] += most
        return best

    def _earned(self, paying: int) -> int:
        """What these calls are worth now."""
        turns, owner, worth = self.turns, self.owner, self.worth
        return sum([max(0, worth[call] - turns[owner[call]]) for call in bits(paying)])
