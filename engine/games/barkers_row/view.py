"""What one seat may know of a position, as plain data."""

from __future__ import annotations

from typing import Any

from engine.game import TERMINAL, Observation
from engine.games.barkers_row import items, ledger
from engine.games.barkers_row.cards import (
    ATTRACTION_NAMES,
    EMPTY,
    KIND_NAMES,
    PLAIN_SUITS,
    PRINTED,
    SUIT_NAMES,
    members,
)
from engine.games.barkers_row.data import ROW_SIZE, WILD
from engine.games.barkers_row.knowledge import DECK_BIT, ONLY_A_SUIT, Facts, parts, suit_of
from engine.games.barkers_row.moves import KEEP
from engine.games.barkers_row.position import Position


def observation(state: Position, viewer: int | None) -> Observation:
    """See `BarkersRow` for what each entry means."""
    seats = range(len(state.rubes))
    over = state.current_player == TERMINAL
    top = top_suit(state)
    looking = viewer is not None and viewer == state.current_player
    hand: list[str] = []
    known: list[Any] = []
    if viewer is not None:
        hand = attractions(state.hands[viewer])
        known = facts(state.facts[viewer], len(state.barkers))
    return {
        "viewer": viewer,
        "players": len(seats),
        "options": dict(state.options),
        "deciders": list(state.deciders),
        "over": over,
        "turn": state.turn,
        "phase": phase(state),
        "power": power(state),
        "pending": [list(item) for item in state.stack],
        "moved": state.moved,
        "redrawn": state.redrawn,
        "row": [None if kind == EMPTY else SUIT_NAMES[PRINTED[kind]] for kind in state.row],
        "deck": len(state.barkers),
        "top": None if top == EMPTY else SUIT_NAMES[top],
        "midway": dict(zip(KIND_NAMES, state.midway, strict=True)),
        "counts_as": {
            name: SUIT_NAMES[suit] for name, suit in zip(KIND_NAMES, state.counts_as, strict=True)
        },
        "effects": [
            [ATTRACTION_NAMES[card], None if suit == EMPTY else SUIT_NAMES[suit]]
            for card, suit in state.effects
        ],
        "totals": {SUIT_NAMES[suit]: state.sums[suit] + state.sums[WILD] for suit in PLAIN_SUITS},
        "needs": {SUIT_NAMES[suit]: 0 if over else state.need(suit) for suit in PLAIN_SUITS},
        "discards": kinds(state.barkers.discards),
        "paid": kinds(state.paid),
        "attractions": len(state.attractions),
        "hands": [cards.bit_count() for cards in state.hands],
        "staged": [attractions(cards) for cards in state.staged],
        "retired": [attractions(cards) for cards in state.retired],
        "rubes": list(state.rubes),
        "levels": list(state.levels),
        "crowd": state.crowd(),
        "shields": [seat for seat in seats if state.shields >> seat & 1],
        "bonus": {SUIT_NAMES[suit]: state.bonus[suit] for suit in PLAIN_SUITS},
        "next_scores": [list(one) for one in state.next_scores],
        "watching": state.watching,
        "hand": hand,
        "kept": kept(state, viewer),
        "held": [len(state.held), len(state.picked), len(state.ordered)],
        "looked": [kinds(state.held), kinds(state.picked), kinds(state.ordered)]
        if looking
        else [[], [], []],
        "known": known,
        "left": [[members(slots), kinds(found)] for slots, found in state.left],
        "ledger": [entry(one, viewer) for one in state.ledger],
    }


def phase(state: Position) -> str:
    """What is being decided: `keep`, `turn`, a name of `items.NAMES`, or `over`."""
    if state.current_player == TERMINAL:
        return "over"
    if state.block is not None:
        return "keep"
    return items.NAMES[state.stack[-1][0]] if state.stack else "turn"


def power(state: Position) -> str | None:
    """The Attraction whose power is being done."""
    if state.stack and state.stack[0][0] == items.POWERS:
        return ATTRACTION_NAMES[state.stack[0][1]]
    return None


def top_suit(state: Position) -> int:
    """What the back of the deck's top card shows; EMPTY before it is laid out, while somebody has
    the top cards in hand, and if there is none."""
    if state.block is not None or not state.barkers.cards or items.looks(state.stack):
        return EMPTY
    return PRINTED[state.barkers.cards[-1]]


def kept(state: Position, viewer: int | None) -> list[str]:
    """The viewer's choice of the opening, as far as it goes."""
    if state.block is None or viewer is None:
        return []
    return [ATTRACTION_NAMES[action - KEEP] for action in state.block.chosen(viewer)]


def kinds(numbers: Any) -> list[str]:
    return [KIND_NAMES[kind] for kind in numbers]


def attractions(cards: int) -> list[str]:
    return [ATTRACTION_NAMES[card] for card in members(cards)]


def facts(found: Facts, size: int) -> list[Any]:
    """Per fact the kind (None if only the suit is known), the suit, and the possible places:
    `row:<slot>`, `deck:<cards above it>`, `held`."""
    return [
        [
            None if what >= ONLY_A_SUIT else KIND_NAMES[what],
            SUIT_NAMES[suit_of(what)],
            [place(bit, size) for bit in members(places)],
        ]
        for what, places in parts(found)
    ]


def place(bit: int, size: int) -> str:
    if bit < ROW_SIZE:
        return f"row:{bit}"
    return "held" if bit < DECK_BIT else f"deck:{size - 1 - (bit - DECK_BIT)}"


def entry(one: tuple[int, int, int], viewer: int | None) -> list[Any]:
    """A line of the ledger, as far as the viewer may read it."""
    what, seat, value = one
    shown: Any = value
    if what in ledger.SECRET and seat != viewer:
        shown = None
    elif what in (ledger.SCORED, ledger.PUT_BACK):
        shown = ATTRACTION_NAMES[value]
    elif what != ledger.DREW:
        shown = attractions(value)
    return [ledger.NAMES[what], seat, shown]
