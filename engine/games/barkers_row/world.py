"""From what a seat knows to a full position that it could be."""

from __future__ import annotations

from engine.blocks import Block
from engine.chance import Dealer
from engine.game import TERMINAL, Observation
from engine.games.barkers_row import attractions_world
from engine.games.barkers_row.cards import (
    ALL_BARKERS,
    ATTRACTION,
    EMPTY,
    KIND,
    KINDS,
    PRINTED,
    SUIT_NAMES,
    members,
    together,
)
from engine.games.barkers_row.data import BARKERS, KEPT
from engine.games.barkers_row.knowledge import HELD, OF_SUIT, Facts, fact, in_deck, parts, suit_of
from engine.games.barkers_row.moves import KEEP
from engine.games.barkers_row.rules import BarkersRowState

SUIT_NUMBER = {name: suit for suit, name in enumerate(SUIT_NAMES)}


def world(observation: Observation, dealer: Dealer) -> BarkersRowState:
    """See `BarkersRow` for what is approximated."""
    o, me = observation, observation["viewer"]
    state = BarkersRowState.empty(o["players"], dict(o["options"]), dealer)
    state.current_player = next(iter(o["deciders"]), TERMINAL)
    state.turn = o["turn"]
    state.stack = [tuple(item) for item in o["pending"]]
    state.moved, state.redrawn, state.watching = o["moved"], o["redrawn"], o["watching"]
    state.midway = list(o["midway"].values())
    state.count_as(
        tuple([SUIT_NUMBER[name] for name in o["counts_as"].values()]) if o["effects"] else PRINTED
    )
    state.effects = tuple(
        (ATTRACTION[card], EMPTY if suit is None else SUIT_NUMBER[suit])
        for card, suit in o["effects"]
    )
    state.barkers.discards = [KIND[name] for name in o["discards"]]
    state.paid = tuple(KIND[name] for name in o["paid"])
    state.staged = [_cards(names) for names in o["staged"]]
    state.retired = [_cards(names) for names in o["retired"]]
    state.rubes, state.levels = list(o["rubes"]), list(o["levels"])
    state.shields = together(o["shields"])
    state.bonus = tuple(o["bonus"].values())
    state.next_scores = tuple(tuple(one) for one in o["next_scores"])
    if me is not None:
        state.facts[me] = _facts(o)
    attractions_world.deal(state, o, dealer)
    if o["phase"] == "keep":
        _choose_some(state, o, dealer)
    else:
        _deal_barkers(state, o, dealer)
    return state


def _cards(names: list[str]) -> int:
    return together(ATTRACTION[name] for name in names)


def _choose_some(state: BarkersRowState, o: Observation, dealer: Dealer) -> None:
    """Seats choose in their order, so those before the viewer have chosen, and those after it have
    not. Any choice is equally likely."""
    block = state.block = Block(tuple(o["deciders"]))
    me = o["viewer"]
    kept = [KEEP + ATTRACTION[name] for name in o["kept"]]
    for seat in block.seats if me is not None else ():
        if seat == me:
            chosen = kept
        elif len(kept) == KEPT:
            break
        else:
            chosen = [KEEP + card for card in members(state.hands[seat])]
            dealer.shuffle(chosen)
        for number, action in enumerate(chosen[:KEPT], 1):
            block.choose(action, done=number == KEPT)
        if seat == me and len(kept) < KEPT:
            break
    state.current_player = block.seat


def _facts(o: Observation) -> Facts:
    found = []
    for kind, suit, places in o["known"]:
        what = OF_SUIT + SUIT_NUMBER[suit] if kind is None else KIND[kind]
        found.append(fact(what, sum(_place(name, o["deck"]) for name in places)))
    return tuple(found)


def _place(name: str, size: int) -> int:
    if name == "held":
        return HELD
    where, _, number = name.partition(":")
    return 1 << int(number) if where == "row" else in_deck(size - 1 - int(number))


def _deal_barkers(state: BarkersRowState, o: Observation, dealer: Dealer) -> None:
    """All that the backs and the viewer's facts allow is equally likely."""
    unseen = _unseen(state, o)
    suits = {1 << slot: SUIT_NUMBER[name] for slot, name in enumerate(o["row"]) if name}
    if o["top"] is not None:
        suits[in_deck(o["deck"] - 1)] = SUIT_NUMBER[o["top"]]
    facts = () if o["viewer"] is None else state.facts[o["viewer"]]
    hidden = [0, 0, 0] if any(o["looked"]) else o["held"]
    while True:
        rest = unseen[:]
        dealer.shuffle(rest)
        laid = _lay_out(rest, dict(suits), facts, sum(hidden), dealer)
        if laid is not None:
            break
    for slot, name in enumerate(o["row"]):
        if name:
            state.row[slot] = laid.pop(1 << slot)[0]
    held = laid.pop(HELD, [])
    held += [rest.pop() for _ in range(sum(hidden) - len(held))]
    deck = []
    for depth in range(o["deck"]):
        known = laid.get(in_deck(depth))
        deck.append(known[0] if known else rest.pop())
    state.barkers.cards = deck
    if any(o["looked"]):
        seen = [tuple(KIND[name] for name in names) for names in o["looked"]]
        state.held, state.picked, state.ordered = seen
    elif held:
        dealer.shuffle(held)
        count, picked, _ = hidden
        state.held = tuple(sorted(held[:count]))
        state.picked = tuple(held[count : count + picked])
        state.ordered = tuple(held[count + picked :])


def _unseen(state: BarkersRowState, o: Observation) -> list[int]:
    """The kinds of all cards that lie where the viewer does not see them."""
    gone = state.midway[:]
    for kind in state.barkers.discards:
        gone[kind] += 1
    for names in o["looked"]:
        for name in names:
            gone[KIND[name]] += 1
    if not any(gone):
        return list(ALL_BARKERS)
    return [kind for kind in KINDS for _ in range(BARKERS[kind].copies - gone[kind])]


def _lay_out(
    rest: list[int], suits: dict[int, int], facts: Facts, held: int, dealer: Dealer
) -> dict[int, list[int]] | None:
    """Cards by place wherever something is known, taken from the rest; None if it does not come
    out. suits: what is known of a place. held: cards that somebody holds out of the viewer's sight.
    """
    laid: dict[int, list[int]] = {}
    if facts:
        for what, places in sorted(parts(facts), key=lambda one: (one[1].bit_count(), one)):
            free = [1 << bit for bit in members(places)]
            free = [p for p in free if len(laid.get(p, ())) < (held if p == HELD else 1)]
            free = [p for p in free if suits.get(p, suit_of(what)) == suit_of(what)]
            if not free:
                return None
            place = free[dealer.below(len(free))]
            card = _take(rest, what)
            if card == EMPTY:
                return None
            laid.setdefault(place, []).append(card)
    for place, suit in suits.items():
        if place not in laid:
            card = _take(rest, OF_SUIT + suit)
            if card == EMPTY:
                return None
            laid[place] = [card]
    return laid


def _take(rest: list[int], what: int) -> int:
    """Take a card of that kind, or of that suit, from those that are left; EMPTY if none is."""
    for at in range(len(rest) - 1, -1, -1):
        kind = rest[at]
        if kind == what or OF_SUIT + PRINTED[kind] == what:
            del rest[at]
            return kind
    return EMPTY
