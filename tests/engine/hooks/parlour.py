"""Parlour, the game for tests."""

from __future__ import annotations

from collections.abc import Hashable

from engine.blocks import Block
from engine.chance import Dealer
from tests.engine import parlour
from tests.engine.hooks import Hooks
from tests.engine.parlour import ParlourState


def conserved(state: ParlourState) -> None:
    for kind, name in enumerate(parlour.KINDS):
        hands = sum(hand[kind] for hand in state.hands)
        piles = sum(pile.count(kind) for pile in state.piles)
        found = hands + piles + state.discard[kind]
        assert found == parlour.COPIES, f"{found} cards of kind {name}"
    for seat, hand in enumerate(state.hands):
        numbers = sum(hand[kind] for kind in parlour.NUMBERS)
        assert numbers <= state.numbers[seat] <= sum(hand), f"seat {seat}: {state.numbers}"


def secrets(state: ParlourState) -> dict[str, Hashable]:
    places: dict[str, Hashable] = {}
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
        places[f"seat {seat} could bid"] = any(hand[kind] for kind in parlour.NUMBERS)
        for kind, name in enumerate(parlour.KINDS):
            places[f"{name} in hand {seat}"] = hand[kind]
        for depth, kind in enumerate(reversed(pile)):
            places[f"card {depth} of pile {seat}"] = kind
    return places


def reshuffled(state: ParlourState, player: int, dealer: Dealer) -> ParlourState:
    kinds = range(len(parlour.KINDS))
    unseen = [kind for pile in state.piles for kind in pile]
    unseen += [kind for hand in state.hands for kind in kinds for _ in range(hand[kind])]
    pile = state.piles[player]
    top = pile[len(pile) - state.seen[player] :]
    own = [kind for kind in kinds for _ in range(state.hands[player][kind])]
    for kind in own + top:
        unseen.remove(kind)
    while True:
        new = state.clone()
        dealer.shuffle(unseen)
        cards = iter(unseen)
        for seat, hand in enumerate(new.hands):
            known = top if seat == player else []
            size = len(new.piles[seat]) - len(known)
            new.piles[seat] = [next(cards) for _ in range(size)] + known
            if seat != player:
                new.hands[seat] = [0] * len(hand)
                for _ in range(sum(hand)):
                    new.hands[seat][next(cards)] += 1
        held = [sum(hand[kind] for kind in parlour.NUMBERS) for hand in new.hands]
        if all(n <= most for n, most in zip(held, new.numbers, strict=True)):
            break
    block = Block(state.block.seats)
    for seat in block.seats:
        chosen = state.block.chosen(seat)
        if chosen and seat != player:
            new.current_player = seat
            legal = new.legal_actions()
            chosen = (legal[dealer.below(len(legal))],)
        for action in chosen:
            block.choose(action)
    new.block, new.current_player = block, state.current_player
    return new


HOOKS = Hooks(conserved, secrets, reshuffled)
