"""What is told of a turn; the words are the page's.

Component ids: `step:0` .. `step:50`, `stage:1` .. `stage:9`, `pawn:<seat>`, `richard`, a counter
`crowd:<step>-<n>`, `dice`, `deck`, `discards`, a discarded card `discard:<kind>-<n>`, the viewer's
cards `card:<kind>-<n>`, another seat's hand `hand:<seat>`, the card that lies before a seat
`show:<seat>`, `score:<seat>`, and `away` for counters that leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import (
    Emit,
    Message,
    Moved,
    Revealed,
    Rolled,
    Scored,
    Told,
    TurnBegan,
    Value,
)
from engine.game import ended
from engine.games.huzzah.data import BUMP_STEPS, GATES, STEPS, TURN_LIMIT
from engine.games.huzzah.position import Position
from engine.games.huzzah.tables import BUMP_CARD, NAMES, NOTHING, STAGE_AT, STAGE_PLACE

RICHARD = "richard"


def place(where: int) -> str:
    """The id of a place."""
    if where >= STAGE_PLACE:
        return f"stage:{where - STAGE_PLACE + 1}"
    return f"step:{where}"


def names(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(NAMES[kind] for kind in kinds)


def said(key: str, who: int, **values: Value) -> Message:
    return Message(f"huzzah.{key}", {"who": who, **values})


# Dice and ways


def rolled_for_order(seat: int, dice: Sequence[int], emit: Emit) -> None:
    face = "-".join(map(str, dice))
    emit(Rolled(die="dice", face=face, player=seat, say=said("rolls", seat, n=sum(dice))))


def rolled_for_way(seat: int, dice: Sequence[int], emit: Emit) -> None:
    face = "-".join(map(str, dice))
    emit(Rolled(die="dice", face=face, player=seat, say=said("rolls-to-walk", seat, n=sum(dice))))


def walked(state: Position, start: int, steps: int, emit: Emit) -> None:
    seat, end = state.mover, state.pawns[state.mover]
    if not steps:
        emit(Told(say=said("stays", seat, step=end)))
        return
    say = said("walks", seat, steps=steps, step=end)
    emit(_on_foot(f"pawn:{seat}", start, steps, say))


def _on_foot(piece: str, start: int, steps: int, say: Message) -> Moved:
    way = [place((start + n) % STEPS) for n in range(1, steps + 1)]
    return Moved(piece=piece, source=place(start), target=way[-1], via=tuple(way[:-1]), say=say)


def bumped(state: Position, seat: int, emit: Emit) -> None:
    """A Bump was played on the mover."""
    whom = state.mover
    key = "bumps-richard" if whom < 0 else "bumps-own" if whom == seat else "bumps"
    values: dict[str, Value] = {} if whom < 0 else {"whom": whom}
    emit(_discarded(state, seat, BUMP_CARD, 0, said(key, seat, **values)))


def went_on(state: Position, start: int, emit: Emit) -> None:
    """The mover went three steps further."""
    seat = state.mover
    step = (start + BUMP_STEPS) % STEPS
    if seat < 0:
        emit(_on_foot(RICHARD, start, BUMP_STEPS, Message("huzzah.richard-bumped", {"step": step})))
    else:
        emit(_on_foot(f"pawn:{seat}", start, BUMP_STEPS, said("bumped", seat, step=step)))


def slid(seat: int, start: int, step: int, emit: Emit) -> None:
    steps = (step - start) % STEPS
    emit(_on_foot(f"pawn:{seat}", start, steps, said("slides", seat, step=step)))


def picked(seat: int, stage: int, emit: Emit) -> None:
    say = said("picks", seat, stage=stage + 1)
    emit(Moved(piece=f"pawn:{seat}", source=f"seat:{seat}", target=f"stage:{stage + 1}", say=say))


def took(seat: int, step: int, takes: bool, emit: Emit) -> None:
    stage = STAGE_AT[step] + 1
    if takes:
        say = said("takes", seat, stage=stage)
        emit(Moved(piece=f"pawn:{seat}", source=place(step), target=f"stage:{stage}", say=say))
    else:
        emit(Told(say=said("leaves", seat, stage=stage)))


# Richard


def richard_walked(
    state: Position, start: int, steps: int, dice: Sequence[int], emit: Emit
) -> None:
    values: dict[str, Value] = {"n": steps, "step": state.richard}
    face = "-".join(map(str, dice))
    emit(Rolled(die="dice", face=face, player=state.lead))
    emit(_on_foot(RICHARD, start, steps, Message("huzzah.richard-walks", values)))


def jumped(state: Position, start: int, gate: int, emit: Emit) -> None:
    """From the gate where he stood (none at the very start) to another one."""
    emit(Rolled(die="dice", face=str(gate + 1), player=state.lead))
    if start < 0:
        say, source = Message("huzzah.richard-comes", {"gate": gate + 1}), "away"
    else:
        say, source = Message("huzzah.richard-jumps", {"gate": gate + 1}), place(start)
    emit(Moved(piece=RICHARD, source=source, target=place(GATES[gate]), say=say))


def richard_rests(state: Position, emit: Emit) -> None:
    stage = STAGE_AT[state.richard]
    if stage == NOTHING:
        emit(Told(say=Message("huzzah.richard-rests", {"step": state.richard})))
    elif not state.occupied(stage):
        emit(Told(say=Message("huzzah.richard-rests-alone", {"stage": stage + 1})))
    else:
        emit(Told(say=said("richard-watches", state.performer(stage), stage=stage + 1)))


def scared(step: int, count: int, emit: Emit) -> None:
    """All counters of the step where Richard rests have gone."""
    say = Message("huzzah.scared", {"n": count, "step": step})
    for event in counters_left(step, 0, count, "away", say):
        emit(event)


def pushed(seat: int, step: int, emit: Emit) -> None:
    emit(_on_foot(f"pawn:{seat}", step, 1, said("pushed", seat, step=(step + 1) % STEPS)))


# Cards


def turn_begins(state: Position, emit: Emit) -> None:
    say = said("turn", state.lead, n=state.turn)
    emit(TurnBegan(player=state.lead, say=say))


def drew(state: Position, seat: int, kinds: Sequence[int], emit: Emit) -> None:
    """In one order, so that nobody learns more from events than it will know."""
    count = len(kinds)
    told = Told(say=said("draws", seat, n=count))
    say = said("draws-cards", seat, cards=names(kinds))
    emit(Told(say=say, seats=(seat,), public=told, reveals=True))
    hand = state.hand(seat)
    for index, kind in enumerate(kinds):
        back = Moved(piece=f"hand:{seat}", source="deck", target=f"hand:{seat}")
        piece = f"card:{NAMES[kind]}-{hand[kind] - kinds[index + 1 :].count(kind)}"
        emit(
            Moved(
                piece=piece,
                source="deck",
                target=f"hand:{seat}",
                seats=(seat,),
                public=back,
                reveals=True,
            )
        )


def reshuffled(emit: Emit) -> None:
    emit(Moved(piece="deck", source="discards", target="deck", say=Message("huzzah.reshuffles")))


def _discarded(state: Position, seat: int, kind: int, later: int, say: Message | None) -> Moved:
    """One card that went from a hand to the discards, and so many of its kind after it."""
    number = state.deck.discards.count(kind) - later
    piece, source = f"discard:{NAMES[kind]}-{number}", f"hand:{seat}"
    return Moved(piece=piece, source=source, target="discards", say=say, reveals=True)


def discarded(state: Position, seat: int, kinds: Sequence[int], emit: Emit) -> None:
    """These cards, in the order of kinds, were laid aside."""
    say: Message | None = said("discards", seat, cards=names(kinds))
    for index, kind in enumerate(kinds):
        emit(_discarded(state, seat, kind, kinds[index + 1 :].count(kind), say))
        say = None


def cannot_show(seat: int, count: int, emit: Emit) -> None:
    key = "only-bumps" if count else "empty-hand"
    values: dict[str, Value] = {"n": count} if count else {}
    emit(Revealed(place=f"hand:{seat}", say=said(key, seat, **values)))


def put_down(state: Position, seat: int, emit: Emit) -> None:
    aim = state.aims[seat]
    say = said("puts-down", seat) if aim == NOTHING else said("heckles", seat, stage=aim + 1)
    emit(Moved(piece=f"show:{seat}", source=f"hand:{seat}", target=f"show:{seat}", say=say))


def revealed(state: Position, emit: Emit) -> None:
    for seat in state.clockwise(state.lead):
        kind = state.down[seat]
        if kind != NOTHING:
            say = said("shows", seat, card=NAMES[kind])
            emit(Revealed(place=f"show:{seat}", say=say))


# Shows


def counters_left(
    step: int, stay: int, count: int, target: str, say: Message | None
) -> Iterator[Moved]:
    """So many counters went from that step, where others stay."""
    for number in range(stay + count, stay, -1):
        piece = f"crowd:{step}-{number}"
        yield Moved(piece=piece, source=place(step), target=target, say=say)
        say = None


def heckle_fails(seat: int, stage: int, here: bool, emit: Emit) -> None:
    emit(Told(say=said("no-match" if here else "void", seat, stage=stage + 1)))


def swapped(state: Position, performer: int, heckler: int, stage: int, emit: Emit) -> None:
    step = state.pawns[performer]
    up, down = f"stage:{stage + 1}", place(step)
    say = said("matches", heckler, whom=performer, stage=stage + 1)
    emit(Moved(piece=f"pawn:{heckler}", source=down, target=up, say=say))
    say = said("steps-down", performer, step=step)
    emit(Moved(piece=f"pawn:{performer}", source=up, target=down, say=say))


def scored(key: str, seat: int, points: int, emit: Emit) -> None:
    say = said(key, seat, points=abs(points))
    emit(Scored(player=seat, points=points, place=f"score:{seat}", say=say))


def finale(
    state: Position, seat: int, stage: int, steps: Sequence[tuple[int, int]], emit: Emit
) -> None:
    """The crowd (per step its counters) was cleared: to the seat, or away from Richard."""
    watched = state.watched(stage)
    total = sum(count for _, count in steps)
    target = "away" if watched else f"score:{seat}"
    for step, count in steps:
        for event in counters_left(step, 0, count, target, None):
            emit(event)
    if watched:
        emit(Told(say=said("finale-watched", seat, n=total)))
    else:
        scored("finale", seat, total, emit)


def stepped_down(state: Position, seat: int, stage: int, emit: Emit) -> None:
    step = state.pawns[seat]
    say = said("steps-down", seat, step=step)
    up = f"stage:{stage + 1}"
    emit(Moved(piece=f"pawn:{seat}", source=up, target=place(step), say=say))


def crowd_leaves(seat: int, steps: Sequence[tuple[int, int]], emit: Emit) -> None:
    """A Huzzah! without Richard drove the whole crowd away."""
    total = sum(count for _, count in steps)
    emit(Told(say=said("crowd-leaves" if total else "no-crowd", seat, n=total)))
    for step, count in steps:
        for event in counters_left(step, 0, count, "away", None):
            emit(event)


def placed(state: Position, seat: int, step: int, before: int, wanted: int, emit: Emit) -> None:
    after = state.counters[step]
    say: Message | None = said("places", seat, n=after - before, of=wanted, step=step)
    if after == before:
        emit(Told(say=said("places-none", seat, step=step)))
    for number in range(before + 1, after + 1):
        piece = f"crowd:{step}-{number}"
        emit(Moved(piece=piece, source="away", target=place(step), say=say))
        say = None


def removed(state: Position, seat: int, step: int, emit: Emit) -> None:
    say = said("removes", seat, step=step)
    for event in counters_left(step, state.counters[step], 1, "away", say):
        emit(event)


def over(state: Position, emit: Emit) -> None:
    if state.turn == TURN_LIMIT:
        emit(Told(say=Message("huzzah.turn-limit", {"n": TURN_LIMIT})))
    emit(ended(state.standings(), "huzzah", "points"))
