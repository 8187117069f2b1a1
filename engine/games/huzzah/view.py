"""What one seat may know of a position, as plain data."""

from __future__ import annotations

from typing import Any

from engine.game import Observation
from engine.games.huzzah.data import HAND, SEATS
from engine.games.huzzah.position import OVER, PHASES, PLACING, REMOVING, Position
from engine.games.huzzah.tables import (
    BUMP,
    DISCARD,
    DONE,
    KINDS,
    NAMES,
    NOTHING,
    NOWHERE,
    PASS,
    QUIET,
    SHOW,
    STAGE_PLACE,
)

HIDDEN = "hidden"
ANSWERS = {
    PASS: "pass",
    BUMP: "bump",
    QUIET: "quiet",
    DONE: "done",
    **{SHOW + kind: f"show-{name}" for kind, name in enumerate(NAMES[:-1])},
    **{DISCARD + kind: f"discard-{name}" for kind, name in enumerate(NAMES)},
}
"""The actions of blocks, as a seat's observation holds its own."""

NOTES = tuple(f"{seat} {what}" for seat in range(SEATS) for what in (*NAMES, *range(HAND + 1)))
"""What happened to the deck, as observations hold it: `3 finale`, `3 2` for two cards drawn."""


def observation(state: Position, viewer: int | None) -> Observation:
    """See `Huzzah` for what each entry means."""
    setup, hands, block = state.setup, state.hands, state.block
    seats = range(setup.players)
    discards = state.deck.discards
    shown = state.phase in (PLACING, REMOVING)
    hand = [0] * KINDS if viewer is None else state.hand(viewer)
    chosen = () if viewer is None or block is None else sorted(block.chosen(viewer))
    return {
        "viewer": viewer,
        "players": setup.players,
        "options": dict(setup.options),
        "deciders": list(state.deciders),
        "over": state.phase == OVER,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "lead": state.lead,
        "closed": [stage + 1 for stage in setup.closed],
        "pawns": [_place(where) for where in state.pawns],
        "richard": None if state.richard == NOWHERE else state.richard,
        "counters": state.counters[:],
        "scores": state.scores[:],
        "cards": [sum(hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats],
        "hand": dict(zip(NAMES, hand, strict=True)),
        "down": [_card(kind, shown or seat == viewer) for seat, kind in enumerate(state.down)],
        "heckling": [None if aim == NOTHING else aim + 1 for aim in state.aims],
        "deck": len(state.deck),
        "discards": {name: discards.count(kind) for kind, name in enumerate(NAMES)},
        "laid": [[NAMES[kind] for kind in kinds] for kinds in state.laid],
        "reshuffle": _reshuffle(state, viewer),
        "chosen": [ANSWERS[action] for action in chosen],
        "order": list(state.order),
        "mover": state.mover,
        "dice": list(state.dice),
        "roll": state.roll,
        "stage": None if state.stage == NOTHING else state.stage + 1,
        "left": state.left,
    }


def _reshuffle(state: Position, viewer: int | None) -> dict[str, Any]:
    """What the viewer remembers of the last shuffle."""
    held = state.held
    own = (0,) * KINDS if viewer is None else held[viewer * KINDS : (viewer + 1) * KINDS]
    return {
        "deck": dict(zip(NAMES, state.shuffled, strict=True)),
        "hand": dict(zip(NAMES, own, strict=True)),
        "cards": [sum(held[at : at + KINDS]) for at in range(0, len(held), KINDS)],
        "since": [NOTES[number] for number in state.since],
    }


def _place(where: int) -> dict[str, Any] | None:
    """`{"stage": 1 .. 9}`, `{"step": 0 .. 50}` or None."""
    if where == NOWHERE:
        return None
    return {"stage": where - STAGE_PLACE + 1} if where >= STAGE_PLACE else {"step": where}


def _card(kind: int, seen: bool) -> str | None:
    if kind == NOTHING:
        return None
    return NAMES[kind] if seen else HIDDEN
