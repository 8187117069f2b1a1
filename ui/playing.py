"""One game at the table: the session, who looks at it, what is shown of it, what has been picked.

The session is always ahead: an action is played and saved at once, and the page then shows its
frames one after another. What is drawn depends on `shown`, never on the session's position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from engine.events import Event, Message, Moved
from engine.game import Observation
from engine.session import Frame, Session
from ui.focus import Focus, Look, Shape, Windows
from ui.inquiry import NO_ANSWERS, Answers, Inquiry
from ui.people import Person
from ui.picks import Picks, Touch
from ui.words import Voice, rich, say

Viewer = int | None


@dataclass(slots=True)
class Line:
    """A line of the log, and the step that it belongs to."""

    step: int
    message: Message
    text: Markup


class Playing:
    """A game in front of somebody.

    viewer: the seat whose eyes the page has. behind_curtain: nothing is to be drawn until that
    person has said so. save: the key of its save, or None as long as it is not kept. settled:
    whether the position itself is shown, with nothing on its way. telling: whether what is shown
    is an event that has just happened. acted: whether a person has played here, which makes a game
    from a link one's own. title: what somebody called the game. seat: the one that this device
    plays for, if the game goes from device to device; None if everybody sits here. watching: a
    spectator looks; nothing goes on until a seat is taken. open_hands: people who share the device
    may see each other's side. linger: how many reading times longer than others an event is to be
    seen. look: how much of a large board a small page shows. windows: in which windows the only
    person here wants to be asked whether to react. inquiry: the question put in public to those who
    share the device, as long as a window is open. on_answer: called when somebody has answered it.
    rounds_told: up to which round each viewer was told how it ended; rounds_before: how many were
    over to begin with.
    """

    def __init__(
        self,
        session: Session,
        people: Sequence[Person],
        made: str,
        save: str | None,
        on_change: Callable[[], None] = lambda: None,
        *,
        title: str = "",
        seat: int | None = None,
        watching: bool = False,
        open_hands: bool = False,
        answers: Answers = NO_ANSWERS,
    ) -> None:
        self.session = session
        self.title = title
        self.seat = seat
        self.watching = watching
        self.people = tuple(people)
        self.made = made
        self.save = save
        self.on_change = on_change
        self.on_answer: Callable[[], None] = lambda: None
        self.open_hands = open_hands
        self.linger: Callable[[Observation, Event], float] = lambda shown, event: 0
        self.look: Look = "follow"
        self.windows: Windows = "always"
        self.inquiry: Inquiry | None = None
        self._answers = answers
        self.viewer: Viewer = self._first_viewer()
        self.behind_curtain = self._needs_curtain()
        self.picks = Picks()
        self.frames: list[Frame] = []
        self.lines: list[Line] = []
        self._lines_for: Voice | None = None
        self.trail: tuple[str, ...] = ()
        self._step_shown: int | None = None
        self.hint: Message | None = None
        self.shown: Observation = {}
        self.settled = False
        self.telling = False
        self.acted = False
        self.rounds_before = 0
        self.rounds_told: dict[Viewer, int] = {}
        self.settle()

    # Who looks

    def news_of_round(self, rounds: int) -> bool:
        """Whether one of that many rounds that are over is news to the viewer; from now on it is
        not."""
        told = self.rounds_told.get(self.viewer, self.rounds_before)
        self.rounds_told[self.viewer] = rounds
        return rounds > told

    @property
    def secretive(self) -> bool:
        """Whether several people share the device and hide something from each other."""
        shared = len(self.session.persons) > 1 and not self.open_hands
        return shared and self.session.game.hidden(self.session.options)

    def _first_viewer(self) -> Viewer:
        if self.watching or self.seat is not None:
            return self.seat
        persons = self.session.persons
        current = self.session.current_player
        if current in persons:
            return current
        return persons[0] if persons else None

    def _needs_curtain(self) -> bool:
        return self.secretive and not self.session.over and not self.watching

    def veil(self) -> None:
        """Let the curtain fall again before whoever looks, where the game has one."""
        shown = self.inquiry is not None and self.inquiry.seat is None
        self.behind_curtain = self._needs_curtain() and not shown

    @property
    def voice(self) -> Voice:
        """With one person that one is "you"; people round one device are called by their names."""
        you = self.viewer if self.alone else None
        return Voice([person.name for person in self.people], you)

    @property
    def alone(self) -> bool:
        """Whether one person plays here, among bots or people elsewhere."""
        return len(self.session.persons) == 1 or self.seat is not None

    @property
    def mine(self) -> bool:
        """Whether the decision is the viewer's."""
        if self.inquiry is not None:
            return self.inquiry.seat is not None and self.inquiry.seat == self.viewer
        return not self.session.over and self.session.current_player == self.viewer

    @property
    def prompt(self) -> Message | None:
        """What the viewer is asked; while a question is put in public, that."""
        if self.inquiry is not None:
            return self.inquiry.prompt
        return self.session.prompt(self.viewer)

    @property
    def choosing_together(self) -> bool:
        """Whether several seats choose at once, so that nobody may be seen to be the one who is
        waited for."""
        return len(self.shown["deciders"]) > 1

    def turn_to_person(self) -> None:
        """Give the page the eyes of the person who is to decide; a curtain falls if need be."""
        current = self.session.current_player
        if self.watching or self.seat is not None:
            return
        if self.inquiry is not None:
            return
        if current in self.session.persons and not self.alone and self.session.window:
            self._ask_in_public()
        elif current in self.session.persons and current != self.viewer:
            self.viewer = current
            self.behind_curtain = self.secretive
            self.settle()

    # Windows

    def _ask_in_public(self) -> None:
        """Put the question of a window to all who share the device; nobody's eyes are needed."""
        self.inquiry = Inquiry(self.session, self._answers)
        self._answers = NO_ANSWERS
        self.viewer, self.behind_curtain = None, False
        self.settle()

    def ask_again(self) -> bool:
        """Put a question again whose answers a save kept: it may be closed already. False if there
        is none."""
        if self._answers == NO_ANSWERS:
            return False
        self.turn_to_person()
        self._answers = NO_ANSWERS
        return self.inquiry is not None

    def answer(self, seat: int) -> bool:
        """Let that person answer the public question, behind the curtain. False if that one is
        not asked or has answered."""
        inquiry = self.inquiry
        if inquiry is None or not inquiry.ask(seat):
            return False
        self.viewer, self.behind_curtain = seat, self.secretive
        self.settle()
        return True

    def step_back(self) -> None:
        """Another than the one before the curtain was meant: put the question to all again."""
        if self.inquiry is not None and self.inquiry.seat is not None and self.behind_curtain:
            self.inquiry.step_back()
            self.viewer, self.behind_curtain = None, False
            self.settle()

    @property
    def answers(self) -> Answers:
        """What waits to be handed in once the question is closed."""
        return self.inquiry.answers if self.inquiry else self._answers

    def answer_rest(self) -> None:
        """Nobody else reacts."""
        if self.inquiry is not None and self.inquiry.open:
            self.inquiry.close()

    def ready(self) -> int | None:
        """The action of whoever is to decide, if it needs no asking: it has been answered in
        public, or the only person here does not want to be asked."""
        session = self.session
        if self.inquiry is not None:
            action = self.inquiry.due()
            if self.inquiry.over:
                self.inquiry = None
            return action
        window = session.window
        if window is None or not self.mine or not self.alone or self.session.over:
            return None
        asked = self.windows == "always" or (self.windows == "major" and window.major)
        return None if asked else window.passing

    def sit(self, seat: int) -> bool:
        """Take a person's seat, through the curtain: this device plays for that one from now on.
        False if that is nobody's to take."""
        if seat not in self.session.persons or self.session.over:
            return False
        self.watching = False
        self.seat = self.viewer = seat
        self.behind_curtain = True
        self.settle()
        return True

    @property
    def absent(self) -> int | None:
        """The person whose decision is waited for and who does not sit at this device."""
        current = self.session.current_player
        here = self.seat is None and not self.watching
        return None if here or current not in self.session.persons or self.mine else current

    def public_since(self) -> list[Message]:
        """What everybody could see since the viewer's last move."""
        mine = [i for i, step in enumerate(self.session.steps) if step.player == self.viewer]
        last = mine[-1] if mine else -1
        log = self.session.log(None)
        return [e.event.say for e in log if e.step > last and e.event.say is not None]

    # What is shown

    def settle(self) -> None:
        """Show the position as it is, with the whole log; drop all frames still to come."""
        self.frames.clear()
        self.settled = True
        self.telling = False
        self.shown = self.session.observation(self.viewer)
        self.lines = self._all_lines()
        self.trail = self._last_trail()
        self.picks = self._picks()
        self.hint = None

    def _picks(self) -> Picks:
        if self.inquiry is not None:
            return Picks(self.inquiry.choices())
        return Picks(self.session.choices(self.viewer))

    def stand(self, step: int) -> None:
        """Show the table as it is once the first `step` actions have been played."""
        self.telling = False
        self.shown = self.session.seen_at(step, self.viewer)

    def _all_lines(self) -> list[Line]:
        """The log as it stands. Lines that were there before keep their words: in a long game it is
        they that cost time."""
        voice, lines, before = self.voice, list[Line](), self.lines
        same = voice == self._lines_for
        self._lines_for = voice
        for entry in self.session.log(self.viewer):
            message = entry.event.say
            if message is None:
                continue
            old = before[len(lines)] if same and len(lines) < len(before) else None
            if old is None or old.message is not message or old.step != entry.step:
                old = Line(entry.step, message, rich(message, voice))
            lines.append(old)
        return lines

    def show(self, frame: Frame) -> str:
        """Show one frame; returns what is to be spoken."""
        self.telling = True
        self.shown = frame.observation
        event = frame.event
        if frame.step != self._step_shown and isinstance(event, Moved):
            self._step_shown = frame.step
            self.trail = ()
        self.trail = trail_with(self.trail, event)
        if event.say is None:
            return ""
        self.lines.append(Line(frame.step, event.say, rich(event.say, self.voice)))
        return say(event.say, self.voice)

    def _last_trail(self) -> tuple[str, ...]:
        """The way of the last step in which a piece moved."""
        moves = [e for e in self.session.log(self.viewer) if isinstance(e.event, Moved)]
        trail: tuple[str, ...] = ()
        for entry in moves:
            if entry.step == moves[-1].step:
                trail = trail_with(trail, entry.event)
        return trail

    def focus(self, shape: Shape) -> Focus:
        """What the drawing needs besides the observation."""
        quiet = bool(self.frames) or not self.mine
        if quiet:
            asked = self.inquiry if self.inquiry and self.inquiry.open else None
            return Focus(
                voice=self.voice,
                trail=self.trail,
                quiet=True,
                shape=shape,
                look=self.look,
                asked=asked.asked if asked else None,
                answered=asked.answered if asked else (),
            )
        labels = {}
        for name in self.picks.lit:
            meant = self.picks.meant(name)
            if len(meant) == 1:
                labels[name] = say(meant[0][1].say, self.voice)
        return Focus(
            voice=self.voice,
            picked=self.picks.picked,
            lit=self.picks.lit,
            labels=labels,
            trail=self.trail,
            shape=shape,
            look=self.look,
            windows=self.windows if self.alone else None,
        )

    # Doing

    def touch(self, component: str) -> Touch:
        """Pick a component; plays the action if that was its last pick."""
        if self.frames:
            self.settle()
        touch = self.picks.touch(component)
        if touch is Touch.PLAY and self.picks.action is not None:
            self.play(self.picks.action)
        return touch

    def play(self, action: int) -> None:
        """Play an action of whoever is to decide, keep it, and queue what there is to see."""
        if self.inquiry is not None and self.inquiry.seat is not None:
            self.inquiry.answer(action)
            self.viewer = None
            self.settle()
            self.on_answer()
            return
        player, together = self.session.current_player, self.choosing_together
        steps = self.session.play(action)
        self.acted = self.acted or player in self.session.persons
        if together and self.secretive and player == self.viewer != self.session.current_player:
            self._show_all(steps[0])
        self._queue(steps)

    def _show_all(self, step: int) -> None:
        """A secret choice is made: what comes of it is seen by all who share the device, and
        nobody's hand with it."""
        self.viewer = None
        self.lines = [line for line in self._all_lines() if line.step < step]
        self.stand(step)

    def undo(self) -> None:
        """Take back the viewer's last decision. Raises NotNow."""
        self.session.undo(self.undoer)
        self._forget_question()
        # What was let pass without asking is no decision of anybody's.
        while self.ready() is not None and self.session.can_undo(self.undoer):
            self.session.undo(self.undoer)
        self.settle()
        self.on_change()

    @property
    def undoer(self) -> Viewer:
        """Whose decision a take-back means: round one open table the last person's."""
        if self.secretive or self.watching:
            return self.viewer
        persons = self.session.persons
        steps = self.session.steps
        last = [step.player for step in steps if step.player in persons and not step.forced]
        return last[-1] if last else self.viewer

    def redo(self) -> None:
        """Play again what was taken back. Raises NotNow."""
        steps = self.session.redo()
        self._forget_question()
        self._queue(steps)

    def _forget_question(self) -> None:
        self.inquiry = None
        self._answers = NO_ANSWERS

    def _queue(self, steps: Sequence[int]) -> None:
        for step in steps:
            self.frames.extend(self.session.frames(step, self.viewer))
        self.settled = False
        self.picks = self._picks()
        self.hint = None
        self.on_change()


def trail_with(trail: tuple[str, ...], event: Event) -> tuple[str, ...]:
    """The way of a step's moving piece, with one more event: a walk may go on after a stop."""
    if not isinstance(event, Moved):
        return trail
    way = (event.source, *event.via, event.target)
    if not trail:
        return way
    return trail + way[1:] if way[0] == trail[-1] else trail
