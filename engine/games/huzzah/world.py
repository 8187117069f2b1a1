"""From what a seat knows to a full position that it could be."""

from __future__ import annotations

from typing import Any

from engine.blocks import Block
from engine.chance import Dealer
from engine.decks import Deck
from engine.game import TERMINAL, Observation
from engine.games.huzzah.data import CARDS, DISCARDS
from engine.games.huzzah.position import DISCARDING, PHASES, SHOWING, setup_for
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import (
    BUMP_CARD,
    DISCARD,
    DONE,
    KINDS,
    NAMES,
    NOTHING,
    NOWHERE,
    SHOWS,
    STAGE_PLACE,
)
from engine.games.huzzah.view import ANSWERS, HIDDEN

ACTIONS = {name: action for action, name in ANSWERS.items()}


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
    state.order, state.roll, state.left = tuple(o["order"]), o["roll"], o["left"]
    state.stage = _number(o["stage"])
    state.block = None
    state.current_player = next(iter(o["deciders"]), TERMINAL)
    _deal(state, o, dealer)
    if o["phase"] in ("bump", "show", "discard"):
        _begin_block(state, o, dealer)
    return state


def _deal(state: HuzzahState, o: Observation, dealer: Dealer) -> None:
    """Deal what the viewer does not see, again and again until each performer who is asked for a
    show has one."""
    viewer, sizes, own = o["viewer"], o["cards"], list(o["hand"].values())
    discards = list(o["discards"].values())
    known = [NAMES.index(card) if card in NAMES else NOTHING for card in o["down"]]
    hidden = [seat for seat, card in enumerate(o["down"]) if card == HIDDEN]
    performers = [
        seat
        for seat in (o["deciders"] if state.phase == SHOWING else ())
        if state.aims[seat] == NOTHING
    ]
    kinds = range(KINDS) if state.setup.bumps else SHOWS
    unseen: list[int] = []
    for kind in kinds:
        left = CARDS[kind].copies - own[kind] - discards[kind] - known.count(kind)
        unseen += [kind] * left
    while True:
        cards = unseen[:]
        dealer.shuffle(cards)
        state.down = known[:]
        for seat in hidden:  # never a Bump
            state.down[seat] = cards.pop(next(i for i, kind in enumerate(cards) if kind in SHOWS))
        state.hands = []
        for seat, size in enumerate(sizes):
            if seat == viewer:
                state.hands += own
                continue
            hand = [0] * KINDS
            for kind in cards[:size]:
                hand[kind] += 1
            del cards[:size]
            state.hands += hand
        if all(state.can_show(seat) for seat in performers):
            break
    state.deck = Deck(cards, (kind for kind in range(KINDS) for _ in range(discards[kind])))


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
