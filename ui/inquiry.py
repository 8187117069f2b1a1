"""A window's question, put in public to those who share a device: each answers in secret or lets it
be, and nothing shows who could have reacted. Answers wait here, and in the save, until the engine,
which asks one seat after another, comes to whoever gave them.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import SeededDealer
from engine.events import Message
from engine.game import State
from engine.session import Session
from ui.picks import Offer


class Answers(NamedTuple):
    """What waits to be handed in: (seat, action) pairs, and whether all others let it be."""

    given: tuple[tuple[int, int], ...] = ()
    closed: bool = False


NO_ANSWERS = Answers()


class Inquiry:
    """asked: the persons who are still to choose in this window. answered: those who have. seat:
    who is answering now, or None while the question is put to all. `kept`: the answers of a save;
    what nobody could answer here is left out."""

    def __init__(self, session: Session, kept: Answers = NO_ANSWERS) -> None:
        deciders = session.observation(None)["deciders"]
        to_come = deciders[deciders.index(session.current_player) :]
        window = session.window
        assert window is not None, "a question is put in a window"
        self.session = session
        self.passing = window.passing
        self.public = session.prompt(session.current_player)
        self.asked = tuple(seat for seat in to_come if seat in session.persons)
        self.seat: int | None = None
        self._answers: dict[int, int] = {}
        self._left = list(self.asked)
        self._closed = False
        self._world: State | None = None
        for seat, action in kept.given:
            if self.ask(seat) and action in [possible for possible, _ in self.choices()]:
                self.answer(action)
            self.seat = self._world = None
        self._closed = self._closed or kept.closed

    @property
    def answers(self) -> Answers:
        """What a save keeps."""
        return Answers(tuple(self._answers.items()), self._closed)

    @property
    def answered(self) -> tuple[int, ...]:
        return tuple(self._answers)

    @property
    def prompt(self) -> Message | None:
        return self._world.prompt() if self._world else self.public

    @property
    def over(self) -> bool:
        """Whether all answers have been handed in."""
        return not self._left

    @property
    def open(self) -> bool:
        """Whether somebody may still answer."""
        return not self._closed and self.seat is None

    def ask(self, seat: int) -> bool:
        """Let that person answer; False if it is none of those who may."""
        if not self.open or seat not in self.asked or seat in self._answers:
            return False
        self.seat = seat
        # What a seat may do follows from what it knows.
        known = self.session.observation(seat)
        self._world = self.session.game.world(known, SeededDealer(0))
        return True

    def step_back(self) -> None:
        """Whoever was let answer did not want to: the question is put to all again."""
        self.seat = self._world = None

    def choices(self) -> list[Offer]:
        """What whoever is answering may choose."""
        world = self._world
        if world is None:
            return []
        return [(action, world.choice(action)) for action in world.legal_actions()]

    def answer(self, action: int) -> None:
        """The answer of whoever was asked. When all have answered, the question is closed."""
        assert self.seat is not None, "nobody is answering"
        self._answers[self.seat] = action
        self.seat = self._world = None
        self._closed = self._closed or len(self._answers) == len(self.asked)

    def close(self) -> None:
        """All others let it be."""
        self._closed = True

    def due(self) -> int | None:
        """The answer of the current player, which is handed in with this; None as long as the
        question stands."""
        if not self._closed or self.session.current_player not in self._left:
            return None
        self._left.remove(self.session.current_player)
        return self._answers.get(self.session.current_player, self.passing)
