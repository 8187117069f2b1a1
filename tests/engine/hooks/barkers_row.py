"""Barker's Row."""

from __future__ import annotations

from collections.abc import Hashable

from engine.chance import Dealer
from engine.games.barkers_row import items, knowledge
from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    ALL_BARKERS,
    EMPTY,
    KINDS,
    PRINTED,
    VALUE,
    members,
    together,
)
from engine.games.barkers_row.data import ATTRACTIONS, HIGHEST, KEPT, LOWEST, RUBES
from engine.games.barkers_row.knowledge import DECK_BIT, HELD
from engine.games.barkers_row.ledger import PUT_BACK, RETURNED
from engine.games.barkers_row.moves import KEEP
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.hooks import Hooks


def barkers(state: BarkersRowState) -> list[int]:
    """All Barkers, wherever they are."""
    held = [*state.held, *state.picked, *state.ordered]
    row = [kind for kind in state.row if kind != EMPTY]
    midway = [kind for kind in KINDS for _ in range(state.midway[kind])]
    return [*state.barkers.cards, *state.barkers.discards, *row, *midway, *held]


def conserved(state: BarkersRowState) -> None:
    assert sorted(barkers(state)) == list(ALL_BARKERS), "Barkers were lost or doubled"
    sets = [*state.hands, *state.staged, *state.retired]
    cards = state.attractions + [card for some in sets for card in members(some)]
    assert sorted(cards) == list(ALL_ATTRACTIONS), "Attractions were lost or doubled"
    assert sum(state.rubes) + state.crowd() == RUBES
    assert state.crowd() >= 0
    assert min(state.rubes) >= 0, f"Rubes: {state.rubes}"
    assert all(LOWEST <= level <= HIGHEST for level in state.levels), f"levels: {state.levels}"
    for suit, total in enumerate(state.sums):
        cards = [kind for kind in KINDS if state.counts_as[kind] == suit]
        assert total == sum(state.midway[kind] * VALUE[kind] for kind in cards), "a wrong total"
    if not any(item[0] in (items.PAYS, items.CLEARS) for item in state.stack):
        short = EMPTY in state.row and state.block is None
        left = state.barkers.cards or state.barkers.discards
        assert not (short and left), "the Row is short, and cards are there"
    for slots, kinds in state.left:
        assert tuple(sorted(state.row[slot] for slot in members(slots))) == kinds
    for seat, facts in enumerate(state.facts):
        for what, places in knowledge.parts(facts):
            there = [kind for place in members(places) for kind in at(state, place)]
            assert any(same(what, kind) for kind in there), f"seat {seat} knows what is not so"


def same(what: int, kind: int) -> bool:
    """Whether a kind is what a fact says."""
    return what in (kind, knowledge.ONLY_A_SUIT + PRINTED[kind])


def at(state: BarkersRowState, place: int) -> list[int]:
    """The Barkers at a place of `knowledge.py`, by its bit."""
    if 1 << place == HELD:
        return [*state.held, *state.picked, *state.ordered]
    if place >= DECK_BIT:
        return state.barkers.cards[place - DECK_BIT : place - DECK_BIT + 1]
    return [state.row[place]] if state.row[place] != EMPTY else []


def secrets(state: BarkersRowState) -> dict[str, Hashable]:
    places: dict[str, Hashable] = {}
    for slot, kind in enumerate(state.row):
        places[f"Row {slot}"] = kind
    for depth, kind in enumerate(reversed(state.barkers.cards)):
        places[f"deck {depth}"] = kind
    places["held"] = (state.held, state.picked, state.ordered)
    for seat, hand in enumerate(state.hands):
        for card in ALL_ATTRACTIONS:
            places[f"{ATTRACTIONS[card].name} in hand {seat}"] = bool(hand >> card & 1)
    for depth, card in enumerate(state.attractions[:4]):
        places[f"bottom {depth}"] = card
    return places


def reshuffled(state: BarkersRowState, player: int, dealer: Dealer) -> BarkersRowState:
    new = state.clone()
    new.facts = [facts if seat == player else () for seat, facts in enumerate(state.facts)]
    if state.block is None:
        _redeal_barkers(new, player, dealer)
    _redeal_attractions(new, player, dealer)
    new._legal = None  # what was worked out before the deal
    return new


def _redeal_barkers(new: BarkersRowState, player: int, dealer: Dealer) -> None:
    """Hidden Barkers change places; never one that the player knows of, and never so that a back
    which lies open changes."""
    mine = new.current_player == player
    known = {place for _, places in knowledge.parts(new.facts[player]) for place in members(places)}
    spots = [("row", n) for n in range(len(new.row)) if new.row[n] != EMPTY and n not in known]
    spots += [("deck", n) for n in range(len(new.barkers)) if n + DECK_BIT not in known]
    cards = {"row": new.row, "deck": new.barkers.cards}
    of_held = [what for what, places in knowledge.parts(new.facts[player]) if places & HELD]
    if not mine and all(what >= knowledge.ONLY_A_SUIT for what in of_held):
        held = [*new.held, *new.picked, *new.ordered]
        cards["held"] = held
        spots += [("held", n) for n in range(len(held))]
    open_backs = {("row", n) for n in range(len(new.row))}
    if not items.looks(new.stack):
        open_backs.add(("deck", len(new.barkers) - 1))
    if of_held:
        open_backs |= {spot for spot in spots if spot[0] == "held"}
    for at_first in range(len(spots) - 1, 0, -1):
        one, other = spots[at_first], spots[dealer.below(at_first + 1)]
        first, second = cards[one[0]][one[1]], cards[other[0]][other[1]]
        if pool(new, one) != pool(new, other):
            continue
        if PRINTED[first] == PRINTED[second] or not open_backs & {one, other}:
            cards[one[0]][one[1]], cards[other[0]][other[1]] = second, first
    if "held" in cards:
        a, b = len(new.held), len(new.held) + len(new.picked)
        new.held = tuple(sorted(cards["held"][:a]))
        new.picked = tuple(cards["held"][a:b])
        new.ordered = tuple(cards["held"][b:])


def pool(state: BarkersRowState, spot: tuple[str, int]) -> int:
    """The set of slots whose cards are known together, if it is one of these; 0 elsewhere."""
    where, number = spot
    together_with = (slots for slots, _ in state.left if where == "row" and slots >> number & 1)
    return next(together_with, 0)


def _redeal_attractions(new: BarkersRowState, player: int, dealer: Dealer) -> None:
    """Cards of other hands and of the deck change places, but those that the player put back stay
    where they are: what it knows of them is looked at by a test of its own."""
    fixed = 0
    for what, seat, value in new.ledger:
        if seat == player and what == RETURNED:
            fixed |= value
        if seat == player and what == PUT_BACK:
            fixed |= 1 << value
        if what not in (RETURNED, PUT_BACK) and value > len(ALL_ATTRACTIONS):
            fixed |= value
    hidden = [card for card in new.attractions if not fixed >> card & 1]
    for seat, hand in enumerate(new.hands):
        if seat != player:
            hidden += members(hand & ~fixed)
    hidden.sort()
    dealer.shuffle(hidden)
    new.attractions = [card if fixed >> card & 1 else hidden.pop() for card in new.attractions]
    for seat, hand in enumerate(new.hands):
        if seat != player:
            loose = (hand & ~fixed).bit_count()
            new.hands[seat] = hand & fixed | together(hidden.pop() for _ in range(loose))
    new.ledger = tuple(
        (what, seat, 0 if what in (RETURNED, PUT_BACK) and seat != player else value)
        for what, seat, value in new.ledger
    )
    if new.block is not None:
        _choose_anew(new, player, dealer)


def _choose_anew(new: BarkersRowState, player: int, dealer: Dealer) -> None:
    """Others have kept something else of what they hold now."""
    old = new.block
    assert old is not None
    block = new.block = type(old)(old.seats)
    for seat in old.seats:
        chosen = old.chosen(seat)
        if seat != player:
            cards = members(new.hands[seat])
            dealer.shuffle(cards)
            chosen = tuple(KEEP + card for card in cards[: len(chosen)])
        for number, action in enumerate(chosen, 1):
            block.choose(action, done=number == KEPT)
        if len(chosen) < KEPT:
            break


HOOKS = Hooks(conserved, secrets, reshuffled)
