"""How decisions are put: prompts, labels, notation and picks.

Component ids beside those of `telling.py`: `score:<attraction>`, `use:<attraction>`,
`redraw:<suit>`, `suit:<suit>`, `seat:<n>`, a Barker among the discards `discards:<kind>`, one that
is looked at `held:<kind>-<ordinal>`, `button:clear`, `button:end-turn`, `button:done`.
"""

from __future__ import annotations

from engine.events import Message, Value
from engine.game import TERMINAL, Choice
from engine.games.barkers_row import items, powers
from engine.games.barkers_row.cards import (
    ALL_ATTRACTIONS,
    ATTRACTION_NAMES,
    EMPTY,
    KIND_NAMES,
    KINDS,
    OF_SUIT,
    PRINTED,
    SUIT,
    SUIT_NAMES,
    members,
)
from engine.games.barkers_row.data import ALIKE, BARKERS, KEPT, WILD
from engine.games.barkers_row.knowledge import ONLY_A_SUIT, parts
from engine.games.barkers_row.moves import (
    BOTTOM,
    CLEAR,
    DISCARD,
    DONE,
    END,
    FROM_DECK,
    FROM_HELD,
    KEEP,
    MOVE,
    NAME,
    ON_TOP,
    PICK,
    RECALL,
    REDRAW,
    REGAIN,
    SCORE,
    SEAT,
    TRIPLES,
    USE,
)
from engine.games.barkers_row.position import Position
from engine.games.barkers_row.primitives import Resuit, Shift

_LETTERS = tuple(name[0].upper() for name in SUIT_NAMES)
_NUMBERS = tuple(
    (OF_SUIT[SUIT[card]] & ((1 << card + 1) - 1)).bit_count() for card in ALL_ATTRACTIONS
)
_KIND_CODES = tuple(
    _LETTERS[barker.suit] + (str(barker.value) if barker.suit != WILD else "+" * barker.plus)
    for barker in BARKERS
)
_CARD_CODES = tuple(f"{_LETTERS[SUIT[card]]}{_NUMBERS[card]}" for card in ALL_ATTRACTIONS)


# Prompts


def prompt(state: Position) -> Message:
    key, values = _prompt(state)
    return Message(f"barkers_row.prompt.{key}", values)


def _prompt(state: Position) -> tuple[str, dict[str, Value]]:
    if state.current_player == TERMINAL:
        return "over", {}
    if state.block is not None:
        return "keep", {"n": KEPT - len(state.block.chosen(state.current_player))}
    if not state.stack:
        return _prompt_turn(state), {}
    what, *rest = state.stack[-1]
    name = items.NAMES[what]
    if what == items.MOVES:
        return "move-cleared" if rest[0] else "move-plus", {}
    if what == items.PLAYS:
        return f"play-{('row', 'deck', 'any')[rest[1]]}", {"n": rest[0]}
    if what == items.PAYS:
        suit = SUIT_NAMES[SUIT[rest[0]]]
        return name, {"attraction": ATTRACTION_NAMES[rest[0]], "suit": suit, "n": rest[1]}
    if what == items.TARGETS:
        return _target_key(state), {}
    if what == items.NAMING:
        counts = isinstance(powers.step(*rest), Resuit)
        return "name-counts" if counts else "name-clears", {}
    if what in (items.LOOKS, items.BOTTOMS, items.RECOVERS, items.CLEARS):
        return name, {"n": rest[0]}
    if what == items.SWAPS:
        return name, {"n": sum(rest)}
    return name, {}


def _prompt_turn(state: Position) -> str:
    if state.moved:
        legal = state.legal_actions()
        scores = any(SCORE <= action < USE for action in legal)
        uses = any(USE <= action < KEEP for action in legal)
        if scores:
            return "turn-both" if uses else "turn-score"
        if uses:
            return "turn-use"
        return "turn-redraw" if legal[-1] >= REDRAW else "turn-end"
    if any(kind != EMPTY for kind in state.row):
        return "turn"
    return "turn-no-row" if END in state.legal_actions() else "turn-must-score"


def _target_key(state: Position) -> str:
    _, card, index = state.stack[-1]
    one = powers.step(card, index)
    if isinstance(one, Shift):
        return "raise" if one.levels > 0 else "lower"
    return "steal"


# Choices


def choice(state: Position, action: int) -> Choice:
    key, values, notation, picks = _choice(state, action)
    return Choice(Message(f"barkers_row.choice.{key}", values), notation, picks)


_Put = tuple[str, dict[str, Value], str, tuple[tuple[str, ...], ...]]


def _choice(state: Position, action: int) -> _Put:
    if action < CLEAR:
        return _move(state, action - MOVE)
    if action < DISCARD:
        return _BUTTONS[action]
    if action < NAME:
        return _barker(state, action)
    if action < SEAT:
        suit = SUIT_NAMES[action - NAME]
        return "name", {"suit": suit}, f"={_LETTERS[action - NAME]}", ((f"suit:{suit}",),)
    if action < SCORE:
        seat = action - SEAT
        return _target_key(state), {"victim": seat}, f"@{seat + 1}", ((f"seat:{seat}",),)
    if action < REDRAW:
        return _attraction(state, action)
    return _redraw(state, TRIPLES[action - REDRAW])


_BUTTONS: dict[int, _Put] = {
    CLEAR: ("clear", {}, "X", (("button:clear",),)),
    FROM_DECK: ("from-deck", {}, "D", (("deck",), ("midway",))),
    FROM_HELD: ("from-held", {}, "H", (("held",), ("midway",))),
    END: ("end-turn", {}, ".", (("button:end-turn",),)),
    DONE: ("done", {}, "-", (("button:done",),)),
}


def _move(state: Position, slot: int) -> _Put:
    """The label names the face if the player has seen it."""
    picks = ((f"row:{slot}",), ("midway",))
    values: dict[str, Value] = {"slot": slot + 1}
    for what, places in parts(state.facts[state.current_player]):
        if places == 1 << slot and what < ONLY_A_SUIT:
            return "move-known", {**values, "kind": KIND_NAMES[what]}, f"R{slot + 1}", picks
    suit = SUIT_NAMES[PRINTED[state.row[slot]]]
    return "move", {**values, "suit": suit}, f"R{slot + 1}", picks


def _barker(state: Position, action: int) -> _Put:
    kind = (action - DISCARD) % len(KINDS)
    name, code = KIND_NAMES[kind], _KIND_CODES[kind]
    values: dict[str, Value] = {"kind": name}
    if action < REGAIN:
        key = "pay" if state.stack[-1][0] == items.PAYS else "clear-card"
        copies = range(1, state.midway[kind] + 1)
        return key, values, f"${code}", (tuple(f"midway:{name}-{n}" for n in copies),)
    if action < PICK:
        return "regain", values, f"<{code}", ((f"discards:{name}",),)
    copies = range(1, state.held.count(kind) + 1)
    picks = (tuple(f"held:{name}-{n}" for n in copies),)
    if action < ON_TOP:
        return "pick", values, f"!{code}", picks
    return "on-top", values, f"^{code}", picks


_OF_ATTRACTION = {
    SCORE: ("score", "+", "score"),
    USE: ("use", "*", "use"),
    KEEP: ("keep", "k", "attraction"),
    BOTTOM: ("bottom", "_", "attraction"),
    RECALL: ("recall", "r", "attraction"),
}
"""By first action: the key, the sign, and the kind of component."""


def _attraction(state: Position, action: int) -> _Put:
    first = max(begin for begin in _OF_ATTRACTION if begin <= action)
    key, sign, component = _OF_ATTRACTION[first]
    card = action - first
    name = ATTRACTION_NAMES[card]
    values: dict[str, Value] = {"attraction": name}
    if first == SCORE:
        values["n"] = state.need(SUIT[card])
    return key, values, sign + _CARD_CODES[card], ((f"{component}:{name}",),)


def _redraw(state: Position, three: int) -> _Put:
    """Which three is asked only if there are more."""
    cards = members(three)
    suit = SUIT[cards[0]]
    names = tuple(ATTRACTION_NAMES[card] for card in cards)
    notation = f"~{_LETTERS[suit]}" + ",".join(str(_NUMBERS[card]) for card in cards)
    picks: tuple[tuple[str, ...], ...] = ((f"redraw:{SUIT_NAMES[suit]}",),)
    if (state.hands[state.current_player] & OF_SUIT[suit]).bit_count() > ALIKE:
        picks += tuple((f"attraction:{name}",) for name in names)
    return "redraw", {"attractions": names}, notation, picks
