"""How good a position is for a seat, in points.

Counters are worth a little less than the points that a Finale makes of them. What lies face down,
or what the hand could show best, counts by what it may expect of Richard (`landing`). In a Bump
window the mover is thought to be where it goes if nobody chooses anything else.
"""

from __future__ import annotations

from engine.game import TERMINAL
from engine.games.huzzah.data import BUMP_STEPS, CAPACITY, CARDS, HAND, HECKLE_POINTS, STEPS
from engine.games.huzzah.landing import watching, watching_after_jump
from engine.games.huzzah.position import (
    BUMPING,
    PICKING,
    PLACING,
    REMOVING,
    RICHARD,
    SHOWING,
    Position,
)
from engine.games.huzzah.tables import (
    AREA,
    BUMP,
    BUMP_CARD,
    DISCARD,
    DONE,
    FINALE,
    HUZZAH,
    IS_GATE,
    NOTHING,
    QUIET,
    SHOW,
    SHOWS,
    STAGE_AT,
    STAGE_PLACE,
)

WIN = 1000.0
"""Weighs more than any points."""
COUNTER = 0.75
"""What a counter is worth on the ground. This and the others are guesses that play well."""
STAGE = 5.0
"""What it is worth to be on a stage."""
GROUND = 0.1
"""What it costs to stand on the ground, even where one is about to take a stage."""
FINALE_COST = 2.0
"""What a Finale costs beside the counters that it uses up."""
GOAL = 15.0
"""What it is worth to be the first at the target."""
RIVALS = 0.3
"""How much the best other seat's prospects count."""
CARD_WORTH = (0.4, 0.8, 1.2, 1.2, 1.5, 0.8)
"""Per kind what it is worth to hold one."""
DRAW_WORTH = 0.85
"""What it is worth to have room for a new card."""


def value(state: Position, player: int) -> float:
    """The seat's prospects, less some of the best other seat's; at the end WIN for what is won
    beyond a fair share."""
    players = state.setup.players
    if state.current_player == TERMINAL:
        return WIN * (state.returns()[player] - 1 / players)
    rivals = max(_simply(state, seat) for seat in range(players) if seat != player)
    return _prospects(state, player) - RIVALS * rivals


def _simply(state: Position, seat: int) -> float:
    """The points of a seat, and what its crowd is worth."""
    place, points = state.pawns[seat], state.scores[seat]
    if place < STAGE_PLACE:
        return points
    return points + STAGE + COUNTER * state.crowd(place - STAGE_PLACE)


def _prospects(state: Position, seat: int) -> float:
    hand, kind = _cards(state, seat)
    place, points = _place(state, seat), float(state.scores[seat])
    worth = sum(count * each for count, each in zip(hand, CARD_WORTH, strict=True))
    worth += (HAND - sum(hand)) * DRAW_WORTH
    if state.scores[seat] >= state.setup.target:
        worth += GOAL
    stage = place - STAGE_PLACE
    on_stage = stage >= 0
    if not on_stage:
        stage = STAGE_AT[place] if place >= 0 else NOTHING
        on_stage = (
            state.mover == seat
            and stage != NOTHING
            and state.open_empty(stage)
            and state.phase not in (PICKING, SHOWING)
        )
        worth -= GROUND
    if on_stage:
        return points + worth + _on_stage(state, seat, stage, hand, kind)
    if stage != NOTHING and state.occupied(stage):
        return points + worth + _heckle(state, seat, stage, hand, kind)
    return points + worth


def _cards(state: Position, seat: int) -> tuple[list[int], int]:
    """The hand, and the kind that is to be shown, if it is chosen; a running block's choices count
    as made."""
    hand, kind = state.hand(seat), state.down[seat]
    if kind != NOTHING and state.phase in (PLACING, REMOVING) and not _to_come(state, seat):
        kind = NOTHING
    if state.block is not None:
        for action in state.block.chosen(seat):
            if action == BUMP:
                hand[BUMP_CARD] -= 1
            elif SHOW <= action < QUIET:
                kind = action - SHOW
                hand[kind] -= 1
            elif DISCARD <= action < DONE:
                hand[action - DISCARD] -= 1
    return hand, kind


def _to_come(state: Position, seat: int) -> bool:
    """Whether that seat's stage is yet to be resolved."""
    place = state.pawns[seat]
    return place >= STAGE_PLACE and place - STAGE_PLACE > state.stage


def _bumped(state: Position) -> bool:
    """Whether somebody has chosen Bump in the running window."""
    block = state.block
    if block is None or state.phase != BUMPING:
        return False
    return any(block.chosen(seat) == (BUMP,) for seat in block.seats)


def _place(state: Position, seat: int) -> int:
    """Where the seat's pawn will be when nobody does anything else."""
    place = state.pawns[seat]
    if state.phase != BUMPING or state.mover != seat:
        return place
    if _bumped(state):
        place = (place + BUMP_STEPS) % STEPS
    while state.full(place, seat):
        place = (place + 1) % STEPS
    return place


def _chance(state: Position, stage: int) -> float:
    """How likely Richard is there when shows are next revealed."""
    richard = state.richard
    if state.phase == PICKING:
        return watching_after_jump()[stage]
    if state.phase in (PLACING, REMOVING):
        return float(STAGE_AT[richard] == stage)
    if state.phase == BUMPING and state.mover == RICHARD:
        if _bumped(state):
            richard = (richard + BUMP_STEPS) % STEPS
            if IS_GATE[richard]:
                return watching_after_jump()[stage]
        return float(STAGE_AT[richard] == stage)
    return watching(richard)[stage]


def _on_stage(state: Position, seat: int, stage: int, hand: list[int], kind: int) -> float:
    """The stage, its crowd and the next show there."""
    counters = state.counters
    crowd, area = state.crowd(stage), AREA[stage]
    chance = _chance(state, stage)
    lost = chance * crowd / len(area)
    worth = STAGE + COUNTER * (crowd - lost)
    room = CAPACITY - min(counters[area[0] : area[-1] + 1])
    if kind != NOTHING:
        return worth + _effect(state, seat, kind, crowd, room, chance)
    if state.phase in (PLACING, REMOVING):
        return worth
    return worth + max(
        (_effect(state, seat, k, crowd, room, chance) for k in SHOWS if hand[k]), default=0.0
    )


def _effect(state: Position, seat: int, kind: int, crowd: int, room: int, chance: float) -> float:
    """What showing that kind changes."""
    score = state.scores[seat]
    if kind == FINALE:
        goal = GOAL if score + crowd >= state.setup.target else 0.0
        return (1 - chance) * (crowd + goal) - COUNTER * crowd - FINALE_COST
    if kind == HUZZAH:
        goal = GOAL if score + CARDS[HUZZAH].watched >= state.setup.target else 0.0
        lost = COUNTER * min(crowd, -CARDS[HUZZAH].crowd)
        return chance * (CARDS[HUZZAH].watched + goal) - (1 - chance) * lost
    card = CARDS[kind]
    return (1 - chance) * COUNTER * min(card.crowd, room) + chance * max(card.watched, -score)


def _heckle(state: Position, seat: int, stage: int, hand: list[int], kind: int) -> float:
    """What standing there and heckling may bring."""
    performer = state.performer(stage)
    theirs, card = _cards(state, performer)
    prize = HECKLE_POINTS + STAGE + COUNTER * state.crowd(stage)
    if state.phase in (PLACING, REMOVING):
        return 0.0
    if card != NOTHING:
        chances = [float(k == card) for k in SHOWS]
    else:
        shows = sum(theirs[:BUMP_CARD]) or 1
        chances = [theirs[k] / shows for k in SHOWS]
    if state.phase == SHOWING and state.block is not None and state.block.chosen(seat):
        return prize * chances[kind] if kind != NOTHING else 0.0
    if kind != NOTHING:
        return prize * chances[kind]
    return prize * max((chances[k] for k in SHOWS if hand[k]), default=0.0)
