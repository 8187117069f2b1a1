"""What is told can be read, and choices can be told apart and picked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import SeededDealer
from engine.events import Event, Message
from engine.game import TERMINAL, Choice
from engine.games.circus import GAME as CIRCUS
from engine.games.circus.rules import CircusState
from tests.engine.circus.positions import do, options_of, position
from ui.words import Voice, say
from ui.words.en import WORDS

NAMES = ("Ann", "Ben", "Cleo", "Dan")
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"secret": True}),
    (4, {"match": True}),
    (2, {"match": True, "secret": True, "double": True, "tie_break": True}),
)


def games(players: int, options: dict[str, Any], events: list[Event]) -> Iterator[CircusState]:
    """The positions of some games played by chance."""
    for seed in range(25):
        chance = SeededDealer(1000 + seed)
        state = CIRCUS.new_state(players, options, SeededDealer(seed), events.append)
        while state.current_player != TERMINAL:
            yield state
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal))], events.append)


def rare() -> Iterator[CircusState]:
    """Positions that chance does not find: nothing possible, and all balls in play."""
    yield position("red", ((7, 0), "red"), ((7, 1), "blue blue green"), ((0, 2), "red red green"))
    everything = (
        ((7, 0), "blue blue green"),
        ((7, 1), "yellow yellow yellow"),
        ((6, 0), "blue"),
    )
    holes = {1: "red", 2: "red", 3: "red", 4: "green", 5: "green"}
    for rolled in ("black", "white"):
        yield position(rolled, *everything, holes=holes)
    for start in ("", "red red red"):
        yield position("red", ((0, 0), start), ((0, 1), "yellow"), ((0, 2), "blue"), turn=300)


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    events: list[Event] = []
    found: list[Message] = []
    for players, options in TABLES:
        for state in games(players, options, events):
            found.append(state.prompt())
            found += [state.choice(action).say for action in state.legal_actions()]
    for state in rare():
        found.append(state.prompt())
        found += [state.choice(action).say for action in state.legal_actions()]
        state.apply_action(state.legal_actions()[0], events.append)
    found += [event.say for event in events if event.say is not None]
    return list({repr(message): message for message in found}.values())


def test_every_message_has_words_for_everybody(messages: list[Message]) -> None:
    for message in messages:
        for you in (None, 0, 1):
            text = say(message, Voice(NAMES, you))
            assert text
            assert "{" not in text
            assert "None" not in text


def test_no_words_are_left_unused(messages: list[Message]) -> None:
    """What is not a term, an option or the page's own was said above."""
    terms = ("colour", "face", "coat", "column")
    others = (*terms, "option", "preset", "table", "picked", "rules")
    sentences = {
        key for key in WORDS if key.startswith("circus.") and key.split(".")[1] not in others
    }
    assert sentences <= {message.key for message in messages}


def test_options_have_words() -> None:
    for option in CIRCUS.options:
        key = f"circus.option.{option.name}"
        for name in (key, f"{key}.help", *(f"{key}.{value}" for value in option.values)):
            assert name in WORDS


def test_choices_are_told_apart() -> None:
    """By notation and by label; by picks, or else the label says what differs."""
    for players, options in TABLES[:2]:
        for state in games(players, options, []):
            choices = [state.choice(action) for action in state.legal_actions()]
            assert len({choice.notation for choice in choices}) == len(choices)
            assert len({say(choice.say, Voice(NAMES)) for choice in choices}) == len(choices)
            assert all(_targets_exist(state, choice) for choice in choices)


def _targets_exist(state: CircusState, choice: Choice) -> bool:
    """What is picked is a free space, a clown, a colour that waits outside, or the button."""
    seen = state.observation(None)
    taken = {"space:{}-{}".format(*clown["space"]) for clown in seen["clowns"]}
    for step in choice.picks:
        for name in step:
            kind, place = name.split(":")
            if kind == "outside" and not seen["outside"][place]:
                return False
            if kind == "space" and name in taken:
                return False
            if kind not in ("outside", "space", "clown", "button"):
                return False
    return True


def test_the_log_reads_like_speech() -> None:
    state = position("red", ((1, 1), "blue green red"), players=4)
    lines = [
        say(event.say, Voice(("You", "Nell", "Otto", "Bea"), 0))
        for event in do(state, "1a4*1*2")
        if event.say is not None
    ]
    assert lines == [
        "You move the violet clown 3 steps.",
        "A blue ball drops: 1 point for Bea.",
        "A green ball drops: 2 points for Otto.",
        "Nell rolls red.",
    ]


def test_labels_of_two_ways_to_one_space_name_hole_ball_and_points() -> None:
    state = position("red", ((1, 1), "blue green red"), players=4)
    found = options_of(state)
    labels = [say(state.choice(found[way]).say, Voice(NAMES)) for way in ("1a4*2", "1a4*1*2")]
    assert labels == [
        "Move the violet clown to row 4, lane A: blue drops into hole 2, 2 points",
        "Move the violet clown to row 4, lane A: blue and green drop into holes 1 and 2, 3 points",
    ]
