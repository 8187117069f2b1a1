"""How decisions are put: prompts and choices. Ids as in `telling`, and the buttons `button:bump`,
`pass`, `stay`, `take`, `leave`, `quiet` and `done`.
"""

from __future__ import annotations

from engine.events import Message, Value
from engine.game import Choice
from engine.games.huzzah.data import CARDS, DISCARDS, STEPS
from engine.games.huzzah.position import (
    BUMPING,
    DISCARDING,
    PHASES,
    PLACING,
    REMOVING,
    RICHARD,
    SHOWING,
    TAKING,
    WALKING,
    Position,
)
from engine.games.huzzah.tables import (
    BUMP,
    BUMP_CARD,
    DISCARD,
    DONE,
    LEAVE,
    NAMES,
    NOTHING,
    PASS,
    PICK,
    PLACE,
    QUIET,
    REMOVE,
    SHOW,
    STAGE_AT,
    TAKE,
    WALK,
)

SIGNS = ("2", "3", "5", "F", "H", "B")
BUTTONS = {
    PASS: ("pass", "."),
    TAKE: ("take", "T"),
    LEAVE: ("leave", "-"),
    QUIET: ("quiet", "~"),
    DONE: ("done", "/"),
}


def prompt(state: Position) -> Message:
    phase, seat = state.phase, state.current_player
    key = PHASES[phase]
    values: dict[str, Value] = {}
    if phase == WALKING:
        values = {"n": state.roll}
    elif phase == BUMPING:
        key, values = _window(state)
    elif phase in (PLACING, REMOVING):
        card = CARDS[state.down[seat]]
        values = {"stage": state.stage + 1, "card": card.name, "n": state.left or card.crowd}
    elif phase == TAKING:
        values = {"stage": STAGE_AT[state.pawns[seat]] + 1}
    elif phase == SHOWING and state.aims[seat] != NOTHING:
        key, values = "heckle", {"stage": state.aims[seat] + 1}
    elif phase == DISCARDING:
        assert state.block is not None
        values = {"n": DISCARDS - len(state.block.chosen(seat))}
    return Message(f"huzzah.prompt.{key}", values)


def _window(state: Position) -> tuple[str, dict[str, Value]]:
    if state.mover == RICHARD:
        return "bump-richard", {"step": state.richard}
    return "bump", {"who": state.mover, "step": state.pawns[state.mover]}


def choice(state: Position, action: int) -> Choice:
    if action in BUTTONS:
        return _button(state, action)
    if action == BUMP:
        say = Message("huzzah.choice.bump")
        return Choice(say, "!", (("button:bump", *_copies(state, BUMP_CARD)),))
    if action < WALK:
        stage = action - PICK + 1
        say = Message("huzzah.choice.pick", {"stage": stage})
        return Choice(say, f"S{stage}", ((f"stage:{stage}",),))
    if action < PASS:
        return _walk(state, action - WALK)
    if action < QUIET:
        return _card(state, action - SHOW, "show", "", f"show:{state.current_player}")
    if action < REMOVE:
        return _place(state, action - PLACE)
    if action < DISCARD:
        step = action - REMOVE
        say = Message("huzzah.choice.remove", {"step": step})
        top = tuple(f"crowd:{step}-{n + 1}" for n in range(state.counters[step]))
        return Choice(say, f"x{step}", ((f"step:{step}", *top),))
    return _card(state, action - DISCARD, "discard", "d", "discards")


def _button(state: Position, action: int) -> Choice:
    name, sign = BUTTONS[action]
    values: dict[str, Value] = {}
    picks: tuple[str, ...] = (f"button:{name}",)
    if action in (TAKE, LEAVE):
        stage = STAGE_AT[state.pawns[state.current_player]] + 1
        values = {"stage": stage}
        if action == TAKE:
            picks = (*picks, f"stage:{stage}")
    return Choice(Message(f"huzzah.choice.{name}", values), sign, (picks,))


def _walk(state: Position, steps: int) -> Choice:
    step = (state.pawns[state.current_player] + steps) % STEPS
    if not steps:
        say = Message("huzzah.choice.stay", {"step": step})
        return Choice(say, "+0", (("button:stay", f"step:{step}"),))
    say = Message("huzzah.choice.walk", {"steps": steps, "step": step})
    return Choice(say, f"+{steps}", ((f"step:{step}",),))


def _card(state: Position, kind: int, key: str, sign: str, target: str) -> Choice:
    say = Message(f"huzzah.choice.{key}", {"card": NAMES[kind]})
    return Choice(say, sign + SIGNS[kind], (_copies(state, kind), (target,)))


def _copies(state: Position, kind: int) -> tuple[str, ...]:
    """The ids of the current player's cards of that kind; those it has laid aside are the last."""
    seat, count = state.current_player, state.hand(state.current_player)[kind]
    if state.phase == DISCARDING and state.block is not None:
        count -= state.block.chosen(seat).count(DISCARD + kind)
    return tuple(f"card:{NAMES[kind]}-{n + 1}" for n in range(count))


def _place(state: Position, step: int) -> Choice:
    wanted = CARDS[state.down[state.current_player]].crowd
    say = Message("huzzah.choice.place", {"n": wanted, "step": step, "there": state.counters[step]})
    return Choice(say, f"@{step}", ((f"step:{step}",),))
