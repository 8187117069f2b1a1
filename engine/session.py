"""A game being played: history, frames, forced moves, take-backs.

A session holds the one real state. Pages and bots get observations and frames from it; bots never
get the state. Redo, undo and past frames start from the nearest checkpoint, so that they are as
quick late in a long game as early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from engine.bots import BOTS
from engine.catalogue import by_slug
from engine.chance import SeededDealer
from engine.errors import BadPlayers, EngineError, IllegalAction, UnknownBot
from engine.events import Event, Message
from engine.game import TERMINAL, Choice, Game, Observation, Options, Standing, State, Window
from engine.record import Record, Tape, assemble

PERSON = "person"
CHECKPOINT_EVERY = 16

TakeBacks = Literal["free", "until-revealed", "off"]
Viewer = int | None


class Frame(NamedTuple):
    """One event, seen by one viewer at once: what it was, and the table right after it.

    step: how many actions had been played before the one that caused it.
    """

    step: int
    event: Event
    observation: Observation


class Entry(NamedTuple):
    """A line of history: an event in full, and the step that it belongs to."""

    step: int
    event: Event


@dataclass(frozen=True, slots=True)
class Step:
    """An action played, by whom, and which of how many legal ones it was."""

    player: int
    action: int
    index: int
    among: int

    @property
    def forced(self) -> bool:
        return self.among == 1


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether something may be done; if not, why. Truthy if it may."""

    reason: Message | None = None

    def __bool__(self) -> bool:
        return self.reason is None


class NotNow(EngineError):
    """A take-back or redo that cannot be done now; `reason` is the message that says why."""

    key = "error.not-now"

    def __init__(self, reason: Message) -> None:
        super().__init__(f"refused: {reason.key}", reason=reason.key)
        self.reason = reason


class Session:
    """A game at a table.

    seats: per seat PERSON or a bot's name. take_backs: default free where nothing is hidden and
    for one person among bots, else until something was revealed.
    play_forced: whether a decision with one legal action plays itself (but see `Game.discreet`).
    practice: something hidden came to light and was then taken back.

    Raises UnknownBot, BadSeed, and what `Game.settle` raises; for actions also IllegalAction.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seed: int,
        seats: Sequence[str],
        *,
        take_backs: TakeBacks | None = None,
        play_forced: bool = True,
        actions: Sequence[int] | Tape = (),
        practice: bool = False,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        for name in self.seats:
            if name != PERSON and name not in BOTS:
                raise UnknownBot(name, BOTS)
        self.options = game.settle(len(self.seats), options)
        self.seed = seed
        self.persons = tuple(p for p, kind in enumerate(self.seats) if kind == PERSON)
        alone = len(self.persons) <= 1
        self.discreet = game.discreet and not alone
        innocent = alone or not game.hidden(self.options)
        self.take_backs: TakeBacks = take_backs or ("free" if innocent else "until-revealed")
        self.play_forced = play_forced
        self.practice = practice
        self.steps: list[Step] = []
        self.history: list[Entry] = []
        self._redo: list[tuple[int, ...]] = []
        self._state = self._first_state()
        self._checkpoints = [self._state.clone()]
        if isinstance(actions, Tape):
            self._play_tape(actions)
        else:
            for action in actions:
                self._apply(action)
        self._play_forced()

    @classmethod
    def from_bytes(cls, data: bytes, seats: Sequence[str], **settings: Any) -> Session:
        """A session at the end of an encoded record, which is played once for it; `settings` as in
        the constructor. Raises what `record.decode` and the constructor raise."""
        tape = Tape(data)
        head = tape.head
        if len(seats) != head.players:
            raise BadPlayers(head.game, len(seats), head.players, head.players)
        return cls(by_slug(head.game), head.options, head.seed, seats, actions=tape, **settings)

    def record(self) -> Record:
        """The game so far."""
        actions = tuple(step.action for step in self.steps)
        return Record(self.game.slug, len(self.seats), self.seed, self.options, actions)

    def encoded(self) -> bytes:
        """The record as bytes, without playing the game again."""
        digits = [(step.index, step.among) for step in self.steps]
        return assemble(self.game, len(self.seats), self.options, self.seed, digits)

    # What a viewer may know

    @property
    def current_player(self) -> int:
        return self._state.current_player

    @property
    def over(self) -> bool:
        return self._state.current_player == TERMINAL

    @property
    def bot(self) -> str | None:
        """The name of the bot whose decision is next, if it is a bot's."""
        kind = PERSON if self.over else self.seats[self.current_player]
        return None if kind == PERSON else kind

    def observation(self, viewer: Viewer) -> Observation:
        return self._state.observation(viewer)

    def prompt(self, viewer: Viewer) -> Message | None:
        """What this viewer is asked now, or None if it is not this viewer's decision."""
        return self._state.prompt() if viewer == self.current_player else None

    @property
    def window(self) -> Window | None:
        """The window in which the current player may react, if one is open."""
        return None if self.over else self.game.window(self._state.observation(None))

    def choices(self, viewer: Viewer) -> list[tuple[int, Choice]]:
        """The viewer's legal actions and how each is picked; empty if it decides nothing now."""
        if self.over or viewer != self.current_player:
            return []
        return [(action, self._state.choice(action)) for action in self._state.legal_actions()]

    def log(self, viewer: Viewer) -> list[Entry]:
        """All that has happened, as this viewer saw it."""
        seen = ((entry.step, entry.event.seen_by(viewer)) for entry in self.history)
        return [Entry(step, event) for step, event in seen if event is not None]

    def standings(self) -> list[Standing]:
        return self._state.standings()

    def frames(self, step: int, viewer: Viewer) -> list[Frame]:
        """What that viewer saw happen with the action at `step` (-1: the opening)."""
        frames: list[Frame] = []
        if step < 0:
            self._first_state(viewer, frames)
            return frames
        state = self._state_at(step)
        state.apply_action(self.steps[step].action, _recorder(state, viewer, step, frames))
        return frames

    def seen_at(self, step: int, viewer: Viewer) -> Observation:
        """The table as that viewer saw it once the first `step` actions had been played."""
        return self._state_at(step).observation(viewer)

    def branch(self, step: int) -> Session:
        """A game of its own that goes on after the first `step` actions of this one. It is a
        practice game where something hidden may be known by now."""
        return Session(
            self.game,
            self.options,
            self.seed,
            self.seats,
            take_backs=self.take_backs,
            play_forced=self.play_forced,
            actions=[done.action for done in self.steps[:step]],
            practice=self.practice or self.game.hidden(self.options),
        )

    # Playing

    def play(self, action: int) -> list[int]:
        """Play the current player's action and all forced ones after it; returns their steps.

        Raises IllegalAction, and then nothing has changed.
        """
        before = len(self.steps)
        self._apply(action)
        self._redo.clear()
        self._play_forced()
        return list(range(before, len(self.steps)))

    def can_undo(self, viewer: Viewer) -> Answer:
        """Whether the viewer may take back its last decision, and if not, why."""
        if self.take_backs == "off":
            return Answer(Message("undo.off"))
        target = self._last_decision(viewer)
        if target is None:
            return Answer(Message("undo.nothing"))
        if self.game.hidden(self.options):
            for step in self.steps[target + 1 :]:
                moved = step.player in self.persons and (self.discreet or not step.forced)
                if step.player != viewer and moved:
                    return Answer(Message("undo.other-person", {"who": step.player}))
        if self.take_backs == "until-revealed" and self._revealed_since(target):
            return Answer(Message("undo.revealed"))
        return Answer()

    def undo(self, viewer: Viewer) -> None:
        """Go back to the viewer's last decision, over bots' replies. Raises NotNow."""
        answer = self.can_undo(viewer)
        target = self._last_decision(viewer)
        if answer.reason is not None or target is None:
            raise NotNow(answer.reason or Message("undo.nothing"))
        if self.game.hidden(self.options) and self._revealed_since(target):
            self.practice = True
        self._redo.append(tuple(step.action for step in self.steps[target:]))
        self._rewind(target)

    def can_redo(self) -> Answer:
        return Answer() if self._redo else Answer(Message("redo.nothing"))

    def redo(self) -> list[int]:
        """Play again what the last take-back took back; returns the steps. Raises NotNow."""
        answer = self.can_redo()
        if answer.reason is not None:
            raise NotNow(answer.reason)
        before = len(self.steps)
        for action in self._redo.pop():
            self._apply(action)
        return list(range(before, len(self.steps)))

    # Inside

    def _first_state(self, viewer: Viewer = None, frames: list[Frame] | None = None) -> State:
        """The first position. The opening's events are told once it stands."""
        events: list[Event] = []
        dealer = SeededDealer(self.seed)
        state: State = self.game.new_state(len(self.seats), self.options, dealer, events.append)
        if frames is None:
            self.history = [Entry(-1, event) for event in events]
        else:
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    frames.append(Frame(-1, seen, state.observation(viewer)))
        return state

    def _legal(self) -> list[int]:
        return [] if self.over else self._state.legal_actions()

    def _play_tape(self, tape: Tape) -> None:
        for _ in range(tape.count):
            legal = self._legal()
            self._take(legal, tape.index(legal))
        tape.end()

    def _apply(self, action: int) -> None:
        legal = self._legal()
        if action not in legal:
            raise IllegalAction(action, legal)
        self._take(legal, legal.index(action))

    def _take(self, legal: list[int], index: int) -> None:
        state, number = self._state, len(self.steps)
        action = legal[index]
        step = Step(state.current_player, action, index, len(legal))
        state.apply_action(action, lambda event: self.history.append(Entry(number, event)))
        self.steps.append(step)
        if len(self.steps) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(state.clone())

    def _play_forced(self) -> None:
        while self.play_forced and not self.over:
            legal = self._state.legal_actions()
            if len(legal) > 1 or self._asked_all_the_same():
                return
            self._apply(legal[0])

    def _asked_all_the_same(self) -> bool:
        """Whether somebody would learn something if this decision, which is none, were not asked
        for."""
        state = self._state
        person = state.current_player in self.persons
        return self.discreet and person and len(state.deciders) > 1

    def _state_at(self, step: int) -> State:
        """A position of the past: after the first `step` actions."""
        index = min(step // CHECKPOINT_EVERY, len(self._checkpoints) - 1)
        state = self._checkpoints[index].clone()
        for done in self.steps[index * CHECKPOINT_EVERY : step]:
            state.apply_action(done.action)
        return state

    def _rewind(self, step: int) -> None:
        self._state = self._state_at(step)
        del self.steps[step:]
        del self._checkpoints[step // CHECKPOINT_EVERY + 1 :]
        while self.history and self.history[-1].step >= step:
            self.history.pop()

    def _last_decision(self, viewer: Viewer) -> int | None:
        """The step of the viewer's last decision that was one."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.player == viewer and not (step.forced and self.play_forced):
                return index
        return None

    def _revealed_since(self, target: int) -> bool:
        for entry in reversed(self.history):
            if entry.step < target:
                return False
            if entry.event.reveals:
                return True
        return False


def _recorder(
    state: State, viewer: Viewer, step: int, frames: list[Frame]
) -> Callable[[Event], None]:
    def record(event: Event) -> None:
        seen = event.seen_by(viewer)
        if seen is not None:
            frames.append(Frame(step, seen, state.observation(viewer)))

    return record
