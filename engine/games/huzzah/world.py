"""From what a seat knows to a full position that it could be."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.game import TERMINAL, Observation
from engine.games.huzzah.data import CARDS, DISCARDS
from engine.games.huzzah.position import DISCARDING, PHASES, SHOWING, setup_for
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    DONE,
    KINDS,
    NAMES,
    NOTHING,
    NOWHERE,
    SEATS_OWN,
    SHOWS,
    STAGE_PLACE,
)
from engine.games.huzzah.view import ANSWERS, HIDDEN, NOTES

ACTIONS = {name: action for action, name in ANSWERS.items()}
NUMBERS = {note: number for number, note in enumerate(NOTES)}


def world(observation: Observation, dealer: Dealer) -> HuzzahState:
    """See `Huzzah` for what it holds to and what it leaves out."""
    o, state = observation, HuzzahState()
    state.setup = setup_for(o["players"], dict(o["options"]))
    state.dealer = dealer
    state.phase = PHASES.index(o["phase"])
    state.turn, state.lead, state.mover = o["turn"], o["lead"], o["mover"]
    state.pawns = [_place(where) for where in o["pawns"]]
    state.richard = NOWHERE if o["richard"] is None else o["richard"]
    state.counters, state.scores = list(o["counters"]), list(o["scores"])
    state.aims = [_number(stage) for stage in o["heckling"]]
    state.order, state.dice, state.left = tuple(o["order"]), tuple(o["dice"]), o["left"]
    state.stage = _number(o["stage"])
    state.laid = tuple(tuple(NAMES.index(name) for name in kinds) for kinds in o["laid"])
    state.block = None
    state.current_player = next(iter(o["deciders"]), TERMINAL)
    _deal(state, o, dealer)
    if o["phase"] in ("bump", "show", "discard"):
        _begin_block(state, o, dealer)
    return state


def _deal(state: HuzzahState, o: Observation, dealer: Dealer) -> None:
    """Deal what the viewer does not see, again and again until the deal fits what it knows."""
    memory = o["reshuffle"]
    state.shuffled = tuple(memory["deck"].values())
    state.since = [NUMBERS[note] for note in memory["since"]]
    discards = [kind for kind, name in enumerate(NAMES) for _ in range(o["discards"][name])]
    asked = o["deciders"] if state.phase == SHOWING else ()
    performers = [seat for seat in asked if state.aims[seat] == NOTHING]
    while True:
        pools = _sorted_out(state, o, dealer)
        if (
            pools is not None
            and _hand_out(state, o, pools, dealer)
            and all(state.can_show(seat) for seat in performers)
        ):
            break
    state.deck = Deck(pools.deck, discards)
    if o["viewer"] is not None:
        pools.held[o["viewer"]] = list(memory["hand"].values())
    state.held = tuple(number for hand in pools.held for number in hand)


class Pools(NamedTuple):
    """The cards that the viewer does not see: `old` are in hands since before the last shuffle,
    `deck` came out of it. Per other seat how many of its cards, one face down included, are old
    and new; `held`, the cards it held then, is filled up as they are found."""

    old: list[int]
    deck: list[int]
    olds: list[int]
    news: list[int]
    held: list[list[int]]


def _sorted_out(state: HuzzahState, o: Observation, dealer: Dealer) -> Pools | None:
    """Say of each card that another seat showed since whether it was old or new, as likely as if
    it had been picked at random. None if that led to a contradiction."""
    viewer, memory = o["viewer"], o["reshuffle"]
    old, new = _unseen(state, o)
    held = [[0] * KINDS for _ in o["cards"]]
    olds, news = list(memory["cards"]), [0] * state.setup.players
    shown = [
        SEATS_OWN * seat + NAMES.index(card)
        for seat, card in enumerate(o["down"])
        if card is not None and card != HIDDEN
    ]
    for number in state.since + shown:
        seat, what = divmod(number, SEATS_OWN)
        if seat == viewer:
            continue
        if what >= KINDS:
            news[seat] += what - KINDS
            continue
        was_old = olds[seat] * old[what] * (sum(new) or 1)
        was_new = news[seat] * new[what] * (sum(old) or 1)
        if not was_old + was_new:
            return None
        if was_old and dealer.below(was_old + was_new) < was_old:
            old[what] -= 1
            olds[seat] -= 1
            held[seat][what] += 1
        else:
            new[what] -= 1
            news[seat] -= 1
    return Pools(_cards(old), _cards(new), olds, news, held)


def _unseen(state: HuzzahState, o: Observation) -> tuple[list[int], list[int]]:
    """Per kind the cards that were in others' hands at the last shuffle, and those that went into
    the deck then and have not come to the viewer since."""
    viewer, memory = o["viewer"], o["reshuffle"]
    then, now = list(memory["hand"].values()), list(o["hand"].values())
    if viewer is not None:
        card = o["down"][viewer]
        if card is not None:
            now[NAMES.index(card)] += 1
        for number in state.since:
            seat, what = divmod(number, SEATS_OWN)
            if seat == viewer and what < KINDS:
                now[what] += 1
    old, new = [0] * KINDS, [0] * KINDS
    for kind in range(KINDS) if state.setup.bumps else SHOWS:
        old[kind] = CARDS[kind].copies - state.shuffled[kind] - then[kind]
        new[kind] = state.shuffled[kind] - (now[kind] - then[kind])
    return old, new


def _hand_out(state: HuzzahState, o: Observation, pools: Pools, dealer: Dealer) -> bool:
    """Deal the pools; whether whoever has a card face down had one to show."""
    dealer.shuffle(pools.old)
    dealer.shuffle(pools.deck)
    state.hands = []
    state.down = [NAMES.index(card) if card in NAMES else NOTHING for card in o["down"]]
    for seat, card in enumerate(o["down"]):
        if seat == o["viewer"]:
            state.hands += o["hand"].values()
            continue
        hand = [0] * KINDS
        for _ in range(pools.olds[seat]):
            kind = pools.old.pop()
            hand[kind] += 1
            pools.held[seat][kind] += 1
        for _ in range(pools.news[seat]):
            hand[pools.deck.pop()] += 1
        if card == HIDDEN:
            shows = [kind for kind in SHOWS for _ in range(hand[kind])]
            if not shows:
                return False
            state.down[seat] = shows[dealer.below(len(shows))]
            hand[state.down[seat]] -= 1
        state.hands += hand
    return True


def _cards(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _begin_block(state: HuzzahState, o: Observation, dealer: Dealer) -> None:
    """Those before the viewer have chosen (anything that they may), those after it have not."""
    viewer = o["viewer"]
    state.block = block = Block(tuple(o["deciders"]))
    chosen = [ACTIONS[name] for name in o["chosen"]]
    if viewer not in block.seats:
        return
    while block.seat != viewer:
        state.current_player = block.seat
        legal = state.legal_actions()
        _choose(state, block, legal[dealer.below(len(legal))])
    for action in chosen:
        _choose(state, block, action)
    state.current_player = block.seat


def _choose(state: HuzzahState, block: Block, action: int) -> None:
    more = state.phase == DISCARDING and action != DONE
    block.choose(action, not more or len(block.chosen(block.seat)) == DISCARDS - 1)


def _place(where: dict[str, Any] | None) -> int:
    if where is None:
        return NOWHERE
    return int(where["step"]) if "step" in where else STAGE_PLACE + int(where["stage"]) - 1


def _number(stage: int | None) -> int:
    """A stage as people number it, or None."""
    return NOTHING if stage is None else stage - 1
