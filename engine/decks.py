"""Decks: a face-down pile to draw from, and the discards that become the next one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.chance import Dealer


class Deck:
    """Cards by kind or number. The top of `cards` is last, as the last of `discards` is."""

    __slots__ = ("cards", "discards")

    def __init__(self, cards: Iterable[int] = (), discards: Iterable[int] = ()) -> None:
        self.cards = list(cards)
        self.discards = list(discards)

    def __len__(self) -> int:
        """How many can be drawn before the discards are needed."""
        return len(self.cards)

    def reshuffle(self, dealer: Dealer) -> bool:
        """Shuffle the discards under what is left; returns whether there were any."""
        if not self.discards:
            return False
        dealer.shuffle(self.discards)
        self.cards[:0] = self.discards
        self.discards.clear()
        return True

    def clone(self) -> Deck:
        new = Deck.__new__(Deck)
        new.cards, new.discards = self.cards[:], self.discards[:]
        return new
