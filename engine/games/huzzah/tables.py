"""Tables over the board and the numbers of actions, because search plays millions of moves.

A place is a step (0 .. 50) or STAGE_PLACE + stage; NOWHERE before a pawn has come to the fair.

An action is a number with one meaning everywhere:
    PICK + stage                 begin on that stage
    WALK + n                     walk n steps
    PASS, BUMP                   answers in a Bump window
    TAKE, LEAVE                  an empty stage whose step one stands on
    SHOW + kind, QUIET           put a show card face down; a heckler may keep quiet
    PLACE + step, REMOVE + step  where a Crowd goes, whence one counter leaves
    DISCARD + kind, DONE         lay cards aside
Legal actions are always listed in ascending order.
"""

from __future__ import annotations

from itertools import product

from engine.games.huzzah.data import (
    CARDS,
    CLOSING_ORDER,
    DICE,
    DIE,
    FEW_PLAYERS,
    GATES,
    HAND,
    STAGES,
    STEPS,
    USUALLY_CLOSED,
)

KINDS = len(CARDS)
NAMES = tuple(card.name for card in CARDS)
FINALE, HUZZAH, BUMP_CARD = (NAMES.index(name) for name in ("finale", "huzzah", "bump"))
SHOWS = range(BUMP_CARD)
"""The kinds that can be shown."""

NOTHING = -1
NOWHERE = -1
STAGE_PLACE = STEPS
"""Places from this number on are stages."""
AREA = tuple(range(first, last + 1) for first, last in STAGES)
STAGE_AT = tuple(
    next((stage for stage, area in enumerate(AREA) if step in area), NOTHING)
    for step in range(STEPS)
)
"""Per step the stage whose area it is in, or NOTHING."""
BEYOND = tuple((last + 1) % STEPS for _, last in STAGES)
"""Per stage the first step beyond its area."""
IS_GATE = tuple(step in GATES for step in range(STEPS))
NO_COUNTERS = (0,) * STEPS

ROLLS = tuple(product(range(1, DIE + 1), repeat=DICE))
"""All rolls of the three dice, one of which is drawn at a time."""
SUMS = tuple(map(sum, ROLLS))

PICK = 0
WALK = PICK + len(STAGES)
PASS = WALK + DICE * DIE + 1
BUMP = PASS + 1
TAKE = BUMP + 1
LEAVE = TAKE + 1
SHOW = LEAVE + 1
QUIET = SHOW + len(SHOWS)
PLACE = QUIET + 1
REMOVE = PLACE + STEPS
DISCARD = REMOVE + STEPS
DONE = DISCARD + KINDS
NUM_ACTIONS = DONE + 1

# What became of the deck since its last shuffle, as numbers: SEATS_OWN * seat + kind, a card that
# all saw leave the seat; SEATS_OWN * seat + KINDS + n, so many cards that it drew.
SEATS_OWN = KINDS + HAND + 1


def closed_stages(value: str, players: int) -> tuple[int, ...]:
    """The stages that the option `closed` closes."""
    if value == "usual":
        return USUALLY_CLOSED if players <= FEW_PLAYERS else ()
    if value == "most":
        return tuple(sorted(CLOSING_ORDER[: len(STAGES) - players]))
    return ()
