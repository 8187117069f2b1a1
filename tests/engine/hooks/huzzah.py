"""Huzzah!"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.games.huzzah.data import CAPACITY, CARDS, HAND
from engine.games.huzzah.position import BUMPING, DISCARDING, PLACING, REMOVING, SHOWING
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    BUMP_CARD,
    DONE,
    KINDS,
    NAMES,
    NOTHING,
    NOWHERE,
    SEATS_OWN,
    STAGE_AT,
    STAGE_PLACE,
)
from tests.engine.hooks import Hooks


def conserved(state: HuzzahState) -> None:
    found = Counter(state.deck.cards) + Counter(state.deck.discards)
    found.update(kind for kind in state.down if kind != NOTHING)
    for seat in range(state.setup.players):
        hand = state.hand(seat)
        assert min(hand) >= 0
        assert sum(hand) <= HAND, f"seat {seat} holds {hand}"
        found.update(dict(enumerate(hand)))
    for kind, card in enumerate(CARDS):
        copies = 0 if kind == BUMP_CARD and not state.setup.bumps else card.copies
        assert found[kind] == copies, f"{found[kind]} cards {card.name}"
    for step, count in enumerate(state.counters):
        assert 0 <= count <= CAPACITY, f"{count} counters on step {step}"
        stage = STAGE_AT[step]
        assert not count or (stage != NOTHING and state.occupied(stage)), "no stage's crowd"
    _pawns_stand(state)
    _remembered(state)


def _remembered(state: HuzzahState) -> None:
    """What a seat held at the last shuffle it holds still, or has shown since; and what more it has
    it has drawn since."""
    for seat in range(state.setup.players):
        found = state.hand(seat)
        assert state.down[seat] != BUMP_CARD, "a Bump face down"
        if state.down[seat] != NOTHING:
            found[state.down[seat]] += 1
        drawn = 0
        for number in state.since:
            who, what = divmod(number, SEATS_OWN)
            if who == seat and what < KINDS:
                found[what] += 1
            elif who == seat:
                drawn += what - KINDS
        held = state.held[seat * KINDS : (seat + 1) * KINDS]
        assert all(now >= then for now, then in zip(found, held, strict=True)), f"{found} {held}"
        assert sum(found) == sum(held) + drawn, f"seat {seat} drew {drawn}: {found} {held}"


def _pawns_stand(state: HuzzahState) -> None:
    resting = [where for where in state.pawns if where != NOWHERE]
    if state.phase == BUMPING and state.mover >= 0:
        resting.remove(state.pawns[state.mover])
    assert len(set(resting)) == len(resting), f"pawns share a place: {state.pawns}"
    if state.phase != BUMPING:
        assert state.richard == NOWHERE or state.richard not in resting, "a pawn beside Richard"
    assert not set(resting) & {STAGE_PLACE + stage for stage in state.setup.closed}
    assert min(state.scores) >= 0


def secrets(state: HuzzahState) -> dict[str, Hashable]:
    places: dict[str, Hashable] = {}
    for seat in range(state.setup.players):
        hand = state.hand(seat)
        places[f"seat {seat} could bump"] = hand[BUMP_CARD] > 0
        places[f"seat {seat} could show"] = any(hand[:BUMP_CARD])
        for kind, name in enumerate(NAMES):
            places[f"{name} in hand {seat}"] = hand[kind]
        if state.phase not in (PLACING, REMOVING):
            places[f"before seat {seat}"] = state.down[seat]
    for depth, kind in enumerate(state.deck.cards[-3:]):
        places[f"card {depth} of the deck"] = kind
    return places


def reshuffled(state: HuzzahState, player: int, dealer: Dealer) -> HuzzahState:
    """By the rules: all cards that nobody showed to the seat lie in any order, but whoever was
    asked for a show has one, and what lies face down is one."""
    seats = [seat for seat in range(state.setup.players) if seat != player]
    hidden = [] if state.phase in (PLACING, REMOVING) else seats
    hidden = [seat for seat in hidden if state.down[seat] != NOTHING]
    asked = state.deciders if state.phase == SHOWING else ()
    performers = [seat for seat in asked if seat != player and state.aims[seat] == NOTHING]
    pool = state.deck.cards + [state.down[seat] for seat in hidden]
    sizes = {seat: sum(state.hand(seat)) for seat in seats}
    for seat in seats:
        pool += [kind for kind, count in enumerate(state.hand(seat)) for _ in range(count)]
    new = state.clone()
    while True:
        dealer.shuffle(pool)
        cards = pool[:]
        for seat in seats:
            new.hands[seat * KINDS : (seat + 1) * KINDS] = [0] * KINDS
            for _ in range(sizes[seat]):
                new.hands[seat * KINDS + cards.pop()] += 1
        for seat in hidden:
            new.down[seat] = cards.pop()
        if all(any(new.hand(seat)[:BUMP_CARD]) for seat in performers) and not any(
            new.down[seat] == BUMP_CARD for seat in hidden
        ):
            break
    new.deck = Deck(cards, state.deck.discards)
    if state.block is not None:
        _choose_again(new, state.block, player, state.current_player, dealer)
    return new


def _choose_again(
    new: HuzzahState, block: Block, player: int, current: int, dealer: Dealer
) -> None:
    """Whoever has chosen chose something that it may, or some of it."""
    new.block = Block(block.seats)
    for seat in block.seats:
        count = len(block.chosen(seat))
        if not count:
            break
        new.current_player = seat
        for number in range(count):
            own = block.chosen(seat)[number]
            legal = new.legal_actions()
            if new.phase == DISCARDING and seat != player:
                # So many discards as there were, so that it is the same seat's turn.
                last = number == count - 1
                done = block.chosen(seat)[-1] == DONE
                legal = [DONE] if last and done else [a for a in legal if a != DONE]
            action = own if seat == player else legal[dealer.below(len(legal))]
            over = seat != current or number < count - 1
            new.block.choose(action, over and number == count - 1)
    new.current_player = current


HOOKS = Hooks(conserved, secrets, reshuffled)
