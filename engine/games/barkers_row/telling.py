"""What is told: events as they happen, in ids, keys and values; the words are the page's.

Component ids: `row:<slot>`, `deck`, `discards`, `held`, `midway`, a Barker in the Midway
`midway:<kind>-<ordinal>`, `attractions` (their deck), `hand:<seat>`, `stage:<seat>`,
`retired:<seat>`, an Attraction that the viewer sees `attraction:<name>`, another's `back:<seat>`,
`crowd`, `stand:<seat>`, `marker:<seat>`, `level:<n>`; those of choices are in `asking.py`.
"""

from __future__ import annotations

from engine.events import Emit, Message, Moved, Revealed, Scored, Told, TurnBegan, Value
from engine.game import ended
from engine.games.barkers_row.cards import (
    ATTRACTION_NAMES,
    EMPTY,
    KIND_NAMES,
    SUIT_NAMES,
    members,
)
from engine.games.barkers_row.data import WILD
from engine.games.barkers_row.position import Position
from engine.games.barkers_row.primitives import VALUES, NextScore


def attractions(cards: int) -> tuple[str, ...]:
    return tuple(ATTRACTION_NAMES[card] for card in members(cards))


def kinds(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KIND_NAMES[kind] for kind in numbers)


def _message(state: Position, key: str, **values: Value) -> Message:
    return Message(f"barkers_row.{key}", {"who": state.current_player, **values})


def _told(state: Position, key: str, **values: Value) -> Told:
    return Told(say=_message(state, key, **values))


# The opening, turns, the end


def dealt(state: Position, emit: Emit) -> None:
    emit(_told(state, "begins"))
    for seat, hand in enumerate(state.hands):
        values: dict[str, Value] = {"who": seat, "attractions": attractions(hand)}
        emit(Told(say=Message("barkers_row.dealt", values), seats=(seat,)))


def kept(state: Position, emit: Emit) -> None:
    for seat, hand in enumerate(state.hands):
        who: dict[str, Value] = {"who": seat}
        say = Message("barkers_row.keeps", {**who, "attractions": attractions(hand)})
        public = Told(say=Message("barkers_row.keeps-three", who))
        emit(Told(say=say, seats=(seat,), public=public))


def turn_begins(state: Position, emit: Emit) -> None:
    emit(TurnBegan(player=state.current_player))


def over(state: Position, emit: Emit) -> None:
    emit(ended(state.standings(), "barkers_row", "rubes"))


# Barkers


def _into_midway(state: Position, kind: int, source: str, say: Message) -> Moved:
    piece = f"midway:{KIND_NAMES[kind]}-{state.midway[kind]}"
    return Moved(piece=piece, source=source, target=piece, say=say, reveals=True)


def moved(state: Position, slot: int, kind: int, emit: Emit) -> None:
    say = _message(state, "moves", kind=KIND_NAMES[kind])
    emit(_into_midway(state, kind, f"row:{slot}", say))


def played(state: Position, kind: int, source: str, emit: Emit) -> None:
    say = _message(state, f"plays-from-{source}", kind=KIND_NAMES[kind])
    emit(_into_midway(state, kind, source, say))


def plus(state: Position, emit: Emit) -> None:
    emit(_told(state, "plus"))


def refilled(state: Position, slot: int, emit: Emit) -> None:
    """The back of the new card shows its suit; its face is seen by who watches the Row."""
    place = f"row:{slot}"
    emit(Moved(piece=place, source="deck", target=place, reveals=True))
    if state.watching:
        kind = KIND_NAMES[state.row[slot]]
        say = _message(state, "watches", kind=kind)
        emit(Revealed(place=place, say=say, seats=(state.current_player,)))


def reshuffled(count: int, emit: Emit) -> None:
    say = Message("barkers_row.reshuffles", {"n": count})
    emit(Moved(piece="deck", source="discards", target="deck", say=say, reveals=True))


def clears_row(state: Position, slots: list[int], cleared: tuple[int, ...], emit: Emit) -> None:
    for slot in slots:
        emit(Moved(piece="discards", source=f"row:{slot}", target="discards", reveals=True))
    if cleared:
        emit(_told(state, "clears-row", kinds=kinds(cleared)))
    else:
        emit(_told(state, "clears-empty-row"))


def discarded(state: Position, kind: int, emit: Emit, say: Message | None = None) -> None:
    """Of equal cards in the Midway the last one goes."""
    source = f"midway:{KIND_NAMES[kind]}-{state.midway[kind] + 1}"
    emit(Moved(piece="discards", source=source, target="discards", say=say))


def cleared(state: Position, kind: int, emit: Emit) -> None:
    discarded(state, kind, emit, _message(state, "clears", kind=KIND_NAMES[kind]))


def regained(state: Position, kind: int, emit: Emit) -> None:
    say = _message(state, "regains", kind=KIND_NAMES[kind])
    piece = f"midway:{KIND_NAMES[kind]}-{state.midway[kind]}"
    emit(Moved(piece=piece, source="discards", target=piece, say=say))


# Peeks


def peeks_at_row(state: Position, emit: Emit) -> None:
    """One event for all of the Row, by slot."""
    player = state.current_player
    seen = kinds(tuple(kind for kind in state.row if kind != EMPTY))
    public = _told(state, "peeks-at-row")
    say = _message(state, "sees-row", kinds=seen) if seen else _message(state, "peeks-at-row")
    emit(Revealed(place="row", say=say, seats=(player,), public=public))


def peeks_at_deck(state: Position, emit: Emit) -> None:
    """The cards are told in the order of kinds, as they are held."""
    player, count = state.current_player, len(state.held)
    public = Moved(
        piece="held", source="deck", target="held", say=_message(state, "peeks-at-deck", n=count)
    )
    say = _message(state, "sees-deck", kinds=kinds(state.held))
    emit(
        Moved(
            piece="held",
            source="deck",
            target="held",
            say=say,
            seats=(player,),
            public=public,
            reveals=True,
        )
    )


def picks(state: Position, kind: int, emit: Emit) -> None:
    player = state.current_player
    say = _message(state, "picks", kind=KIND_NAMES[kind])
    emit(Told(say=say, seats=(player,), public=_told(state, "picks-one")))


def put_back(state: Position, back: tuple[int, ...], emit: Emit) -> None:
    """The first of them lies on top."""
    player = state.current_player
    say = _message(state, "puts-back", kinds=kinds(back))
    public_say = _message(state, "puts-some-back", n=len(back))
    public = Moved(piece="deck", source="held", target="deck", say=public_say)
    emit(Moved(piece="deck", source="held", target="deck", say=say, seats=(player,), public=public))


# Attractions


def scores(state: Position, card: int, emit: Emit) -> None:
    player, name = state.current_player, ATTRACTION_NAMES[card]
    say = _message(state, "scores", attraction=name, n=state.stack[-1][2])
    source, target = f"hand:{player}", f"stage:{player}"
    emit(Moved(piece=f"attraction:{name}", source=source, target=target, say=say))


def cries(state: Position, card: int, emit: Emit) -> None:
    """The barker's cry names each kind of card in the payment, once."""
    name = ATTRACTION_NAMES[card]
    if state.paid:
        emit(_told(state, "cries", kinds=kinds(tuple(dict.fromkeys(state.paid))), attraction=name))
    else:
        emit(_told(state, "cries-free", attraction=name))


def uses(state: Position, card: int, emit: Emit) -> None:
    player, name = state.current_player, ATTRACTION_NAMES[card]
    say = _message(state, "uses", attraction=name)
    source, target = f"stage:{player}", f"retired:{player}"
    emit(Moved(piece=f"attraction:{name}", source=source, target=target, say=say))


def recalled(state: Position, card: int, emit: Emit) -> None:
    player, name = state.current_player, ATTRACTION_NAMES[card]
    say = _message(state, "recalls", attraction=name)
    source, target = f"retired:{player}", f"stage:{player}"
    emit(Moved(piece=f"attraction:{name}", source=source, target=target, say=say))


def redraws(state: Position, three: int, emit: Emit) -> None:
    emit(_told(state, "redraws", attractions=attractions(three)))
    source = f"hand:{state.current_player}"
    emit(Moved(piece="attractions", source=source, target="attractions"))


def draws(state: Position, drawn: int, emit: Emit) -> None:
    """In the order of the Attractions, whatever the order they came in."""
    player = state.current_player
    source, target = "attractions", f"hand:{player}"
    for card in members(drawn):
        name = ATTRACTION_NAMES[card]
        back = Moved(
            piece=f"back:{player}", source=source, target=target, say=_message(state, "draws")
        )
        emit(
            Moved(
                piece=f"attraction:{name}",
                source=source,
                target=target,
                say=_message(state, "draws-one", attraction=name),
                seats=(player,),
                public=back,
                reveals=True,
            )
        )


def puts_on_bottom(state: Position, card: int, emit: Emit) -> None:
    player = state.current_player
    source, target = f"hand:{player}", "attractions"
    public = Moved(piece=target, source=source, target=target, say=_message(state, "puts-under"))
    say = _message(state, "puts-one-under", attraction=ATTRACTION_NAMES[card])
    emit(Moved(piece=target, source=source, target=target, say=say, seats=(player,), public=public))


# Markers, Rubes, effects


def shifted(state: Position, seat: int, before: int, emit: Emit) -> None:
    level = state.levels[seat]
    key = "rises" if level > before else "falls"
    say = Message(f"barkers_row.{key}", {"who": seat, "level": level})
    piece, source, target = f"marker:{seat}", f"level:{before}", f"level:{level}"
    emit(Moved(piece=piece, source=source, target=target, say=say))


def gains(state: Position, count: int, victim: int, emit: Emit) -> None:
    player = state.current_player
    rubes = state.rubes[player]
    if victim == EMPTY:
        say = _message(state, "gains", n=count, rubes=rubes)
    else:
        say = _message(state, "steals", n=count, victim=victim, rubes=rubes)
    emit(Scored(player=player, points=count, place=f"stand:{player}", say=say))


def loses(state: Position, seat: int, count: int, emit: Emit) -> None:
    say = Message("barkers_row.loses", {"who": seat, "n": count, "rubes": state.rubes[seat]})
    emit(Scored(player=seat, points=-count, place=f"stand:{seat}", say=say))


def shielded(state: Position, emit: Emit) -> None:
    emit(_told(state, "shielded"))


def names(state: Position, suit: int, emit: Emit) -> None:
    emit(_told(state, "names", suit=SUIT_NAMES[suit]))


def counts_as(state: Position, cards: int, suit: int, emit: Emit) -> None:
    """Which cards (a filter of `primitives.py`) count as what from now on."""
    values: dict[str, Value] = {"suit": SUIT_NAMES[suit]}
    if cards <= WILD:
        emit(_told(state, "suit-counts-as", cards=SUIT_NAMES[cards], **values))
    else:
        emit(_told(state, "value-counts-as", n=cards - VALUES, **values))


def bonus(state: Position, suit: int, more: int, emit: Emit) -> None:
    emit(_told(state, "bonus", suit=SUIT_NAMES[suit], n=more))


def next_score(state: Position, one: NextScore, emit: Emit) -> None:
    if one.discount:
        emit(_told(state, "discount", n=one.discount, uses=one.uses))
    if one.hold:
        emit(_told(state, "hold"))
    if one.extra:
        emit(_told(state, "extra", n=one.extra))
