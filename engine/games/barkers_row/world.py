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
from engine.games.barkers_row.knowledge import (
    HELD,
    ONLY_A_SUIT,
    Facts,
    fact,
    in_deck,
    parts,
    suit_of,
)
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
    state.left = tuple(
        (together(slots), tuple(KIND[name] for name in names)) for slots, names in o["left"]
    )
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
    if me is not None:
        for seat in block.seats[: block.seats.index(me)]:
            chosen = [KEEP + card for card in members(state.hands[seat])]
            dealer.shuffle(chosen)
            _choose(block, chosen[:KEPT])
        _choose(block, [KEEP + ATTRACTION[name] for name in o["kept"]])
    state.current_player = block.seat


def _choose(block: Block, actions: list[int]) -> None:
    for number, action in enumerate(actions, 1):
        block.choose(action, done=number == KEPT)


def _facts(o: Observation) -> Facts:
    found = []
    for kind, suit, places in o["known"]:
        what = ONLY_A_SUIT + SUIT_NUMBER[suit] if kind is None else KIND[kind]
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
    for _, kinds in state.left:
        for kind in kinds:
            unseen.remove(kind)
    while True:
        rest = unseen[:]
        dealer.shuffle(rest)
        table = _Table(rest, suits, sum(hidden), dealer)
        for slots, kinds in state.left:
            table.set_apart(slots, kinds)
        if table.lay_out(facts):
            break
    laid = table.laid
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


class _Table:
    """Hidden cards are laid out wherever something is known.

    rest: all others, shuffled. suits: what is known of a place. held: how many somebody holds out
    of the viewer's sight. laid: cards by place.
    """

    def __init__(self, rest: list[int], suits: dict[int, int], held: int, dealer: Dealer) -> None:
        self.rest = rest
        self.suits = suits
        self.held = held
        self.dealer = dealer
        self.laid: dict[int, list[int]] = {}
        self.apart: dict[int, list[int]] = {}

    def set_apart(self, slots: int, kinds: tuple[int, ...]) -> None:
        """Only these kinds lie in these slots of the Row."""
        cards = list(kinds)
        self.dealer.shuffle(cards)
        for slot in members(slots):
            self.apart[1 << slot] = cards

    def lay_out(self, facts: Facts) -> bool:
        """Whether it comes out; a place that was drawn for a fact may be wrong for the others."""
        for what, places in sorted(parts(facts), key=lambda one: (one[1].bit_count(), one)):
            suit = suit_of(what)
            free = [place for place in map(_bit, members(places)) if self._free(place, suit)]
            if not free or not self._lay(free[self.dealer.below(len(free))], what):
                return False
        return all(
            place in self.laid or self._lay(place, ONLY_A_SUIT + suit)
            for place, suit in self.suits.items()
        )

    def _free(self, place: int, suit: int) -> bool:
        room = self.held if place == HELD else 1
        return len(self.laid.get(place, ())) < room and self.suits.get(place, suit) == suit

    def _lay(self, place: int, what: int) -> bool:
        card = _take(self.apart.get(place, self.rest), what)
        if card == EMPTY:
            return False
        self.laid.setdefault(place, []).append(card)
        return True


def _bit(place: int) -> int:
    return 1 << place


def _take(rest: list[int], what: int) -> int:
    """Take a card of that kind, or of that suit, from those that are left; EMPTY if none is."""
    for at in range(len(rest) - 1, -1, -1):
        kind = rest[at]
        if kind == what or ONLY_A_SUIT + PRINTED[kind] == what:
            del rest[at]
            return kind
    return EMPTY
