"""What is told, and how choices are put: ids, keys and values; the words are the page's.

Component ids: `card:<name>` (a card that this viewer sees, as `clowns-light-3` or `clowns-poster`),
`hand:<seat>`, `space:<seat>-<dollars>` of a chart, `stack:<suit>-light`, `...-dark`, `...-poster`,
`receipt:<dollars>` and `bet:<suit>` of the viewer, `receipts` (those not placed yet),
`button:confirm`, `button:pass`.
"""

from __future__ import annotations

from engine.events import Emit, Event, Message, Moved, Revealed, Scored, Told, Value
from engine.game import TERMINAL, Choice, ended
from engine.games.big_top.cards import (
    BET,
    CALL,
    CONFIRM,
    NAME,
    PAIRS,
    PASS,
    SHORT,
    STACK,
    SWAP,
    Bets,
    bet_of,
    bits,
)
from engine.games.big_top.data import RECEIPTS, SPACES, SUITS
from engine.games.big_top.position import Position


def space(seat: int, dollars: int) -> str:
    return f"space:{seat}-{dollars}"


def names(cards: int) -> tuple[str, ...]:
    """The names of a set of cards, ascending."""
    return tuple(NAME[card] for card in bits(cards))


# Bets


def hand_begins(state: Position, emit: Emit) -> None:
    players, seat = state.setup.players, state.hand_dealer
    values = {"who": seat, "hand": state.number + 1, "hands": state.setup.hands}
    emit(Told(say=Message("big_top.hand-begins", values), reveals=True))
    emit(Told(say=Message("big_top.leads", {"who": (seat + 1) % players})))


def placed(seat: int, before: Bets, after: Bets, emit: Emit) -> None:
    """Told to the seat alone: each receipt that lies elsewhere now."""
    for dollars in RECEIPTS:
        source, target = _where(dollars, before), _where(dollars, after)
        if source != target:
            emit(_bet(seat, dollars, source, target))


def _where(dollars: int, bets: Bets) -> str | None:
    """The suit that a receipt is on."""
    return SUITS[bets.index(dollars)] if dollars in bets else None


def _bet(seat: int, dollars: int, source: str | None, target: str | None) -> Event:
    values: dict[str, Value] = {"who": seat, "dollars": dollars}
    say = Message("big_top.bets", {**values, "suit": target}) if target else None
    return Moved(
        piece=f"receipt:{dollars}",
        source=_booth(source),
        target=_booth(target),
        say=say or Message("big_top.takes-back", values),
        seats=(seat,),
    )


def _booth(suit: str | None) -> str:
    return "receipts" if suit is None else f"bet:{suit}"


def bets_placed(emit: Emit) -> None:
    emit(Told(say=Message("big_top.all-bet")))


# Turns


def slid(seat: int, card: int, dollars: int, first: bool, emit: Emit) -> None:
    """One line of the log for all that slides in a turn."""
    source, target = space(seat, dollars), space(seat, dollars - 1)
    say = Message("big_top.slides", {"who": seat}) if first else None
    emit(Moved(piece=f"card:{NAME[card]}", source=source, target=target, say=say))


def played(seat: int, card: int, emit: Emit) -> None:
    _moved("plays", seat, card, f"hand:{seat}", f"stack:{STACK[card]}", True, emit)


def played_called(seat: int, card: int, dollars: int, emit: Emit) -> None:
    _moved("plays-called", seat, card, space(seat, dollars), f"stack:{STACK[card]}", False, emit)


def called(seat: int, card: int, emit: Emit) -> None:
    _moved("calls", seat, card, f"hand:{seat}", space(seat, SPACES - 1), True, emit)


def _moved(
    key: str, seat: int, card: int, source: str, target: str, reveals: bool, emit: Emit
) -> None:
    say = Message(f"big_top.{key}", {"who": seat, "card": NAME[card]})
    piece = f"card:{NAME[card]}"
    emit(Moved(piece=piece, source=source, target=target, say=say, reveals=reveals))


def paid(seat: int, other: int, call: int, dollars: int, emit: Emit) -> None:
    values: dict[str, Value] = {"who": seat, "dollars": dollars, "other": other, "card": NAME[call]}
    place = space(other, dollars)
    emit(Scored(player=seat, points=dollars, place=place, say=Message("big_top.paid", values)))


def passed(state: Position, seat: int, shows: bool, emit: Emit) -> None:
    hand = state.hands[seat]
    key = "big_top.passes" if hand else "big_top.passes-empty"
    emit(Told(say=Message(key, {"who": seat}), reveals=bool(hand)))
    if shows and hand:
        say = Message("big_top.shows", {"who": seat, "cards": names(hand)})
        emit(Revealed(place=f"hand:{seat}", say=say))


# The end


def hand_over(state: Position, out: int, emit: Emit) -> None:
    """Who went out, what the others are left with, all bets, and the money of each."""
    hand = state.past[-1]
    emit(Told(say=Message("big_top.goes-out", {"who": out, "dollars": sum(RECEIPTS)})))
    for seat in range(state.setup.players):
        if state.hands[seat]:
            say = Message("big_top.left-with", {"who": seat, "cards": names(state.hands[seat])})
            emit(Revealed(place=f"hand:{seat}", say=say))
        bets: dict[str, Value] = dict(zip(SUITS, state.bets[seat], strict=True))
        emit(Told(say=Message("big_top.had-bet", {"who": seat, **bets}), reveals=True))
    for seat in range(state.setup.players):
        values: dict[str, Value] = {
            "who": seat,
            "dollars": hand.tracks[seat] + hand.receipts[seat],
            "track": hand.tracks[seat],
            "receipts": hand.receipts[seat],
            "total": state.totals[seat],
        }
        emit(Told(say=Message("big_top.money", values)))
    if state.current_player == TERMINAL:
        emit(ended(state.standings(), "big_top", "dollars"))


# Decisions


def prompt(state: Position) -> Message:
    legal = state.legal_actions()
    if state.block is not None:
        return Message("big_top.prompt.confirm" if CONFIRM in legal else "big_top.prompt.bet")
    if legal == [PASS]:
        empty = not state.hands[state.current_player]
        return Message("big_top.prompt.pass-empty" if empty else "big_top.prompt.pass")
    if state.called[state.current_player] >> legal[0] & 1:
        if len(legal) == 1:
            return Message("big_top.prompt.called", {"card": NAME[legal[0]]})
        return Message("big_top.prompt.called-several")
    play, call = legal[0] < CALL, legal[-1] >= CALL
    does = "play-or-call" if play and call else "play" if play else "call"
    return Message(f"big_top.prompt.{does}")


def choice(state: Position, action: int) -> Choice:
    if action < CALL:
        return _play_choice(state, action)
    if action < PASS:
        card = action - CALL
        say = Message("big_top.choice.call", {"card": NAME[card]})
        target = space(state.current_player, SPACES - 1)
        return Choice(say, f"{SHORT[card]}!", ((f"card:{NAME[card]}",), (target,)))
    if BET <= action < SWAP:
        dollars, suit = bet_of(action)
        say = Message("big_top.choice.bet", {"dollars": dollars, "suit": SUITS[suit]})
        picks = ((f"receipt:{dollars}",), (f"bet:{SUITS[suit]}",))
        return Choice(say, f"{SUITS[suit][0].upper()}{dollars}", picks)
    if SWAP <= action < CONFIRM:
        one, other = PAIRS[action - SWAP]
        say = Message("big_top.choice.swap", {"dollars": one, "other": other})
        either = (f"receipt:{one}", f"receipt:{other}")
        return Choice(say, f"{one}x{other}", (either, either[::-1]))
    name, sign = {PASS: ("pass", "-"), CONFIRM: ("confirm", "=")}[action]
    return Choice(Message(f"big_top.choice.{name}"), sign, ((f"button:{name}",),))


def _play_choice(state: Position, card: int) -> Choice:
    seat = state.current_player
    values: dict[str, Value] = {"card": NAME[card]}
    if state.called[seat] >> card & 1:
        say = Message("big_top.choice.play-called", values)
    else:
        dollars = sum(paid[-1] for paid in state.payments(seat, card))
        key = "play-earn" if dollars else "play"
        say = Message(
            f"big_top.choice.{key}", {**values, "dollars": dollars} if dollars else values
        )
    return Choice(say, SHORT[card], ((f"card:{NAME[card]}",), (f"stack:{STACK[card]}",)))
