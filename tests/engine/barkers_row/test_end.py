"""Finished games, one for each way to end, as records; and what holds at every end."""

from __future__ import annotations

import math

import pytest

from engine import record
from engine.chance import SeededDealer
from engine.events import Ended, Event
from engine.games.barkers_row import GAME
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.barkers_row.positions import keys
from tests.engine.contract.walking import walk
from tests.engine.games import CASES
from tests.engine.hooks.barkers_row import conserved

# By the way it ended: the record, and seats with their places and Rubes.
FINISHED: dict[str, tuple[str, list[tuple[int, int, int]]]] = {
    "by a scoring": (
        ("AQMBaRgAAAAAAAAAjQFDqaLG1NVsbkALOwLtux3rupmfSIdO2Dd-hs34Gg"),
        [(0, 1, 14), (1, 2, 8)],
    ),
    "by a Rube taken from an opponent": (
        ("AQMBaRgHAAAAAAABbAwOcyAJBW217W3fVCmfxzEhadfLjS8"),
        [(0, 1, 9), (2, 2, 7), (1, 3, 4)],
    ),
    "by a power that goes up the tower first": (
        ("AQMBaRgGAAAAAAAPZQJWEAW5oNj8T0nqJdwVnbfRYA"),
        [(1, 1, 10), (0, 2, 8)],
    ),
    "by the Tallest Man among four": (
        ("AQMBaRgCAAAAAAAa2wEFafBvlovMDCDx1pgUFXCewp-fqzZQpRIwxwyJKfF0tciyeiJM5qI"),
        [(3, 1, 13), (2, 2, 11), (0, 3, 8), (1, 4, 7)],
    ),
    "by the Gallows Bride, with a shared second place": (
        ("AQMBaRgIAAAAAAApkQEJp-ksFiSNcjvI-K3pwjIgDqbvQAq4HwUtBtN-FA"),
        [(1, 1, 9), (2, 2, 6), (3, 2, 6), (0, 4, 4)],
    ),
    "in the middle of the Iron Strongbox": (
        ("AQMBaRgGAAAAAACBVgLahsabBXYcTk5yfQNOfalfSw"),
        [(1, 1, 9), (0, 2, 6)],
    ),
}
LAST = {
    "by a scoring": ["cries", "gains", "wins"],
    "by a Rube taken from an opponent": ["steals", "wins"],
    "by a power that goes up the tower first": ["uses", "rises", "gains", "wins"],
    "by the Tallest Man among four": ["uses", "gains", "wins"],
    "by the Gallows Bride, with a shared second place": ["uses", "gains", "wins"],
    "in the middle of the Iron Strongbox": ["uses", "gains", "wins"],
}


def replayed(text: str) -> tuple[BarkersRowState, list[Event]]:
    """The position at the end of a record, and what was told last."""
    played = record.decode(record.from_text(text))
    options = GAME.settle(played.players, played.options)
    state = GAME.new_state(played.players, options, SeededDealer(played.seed))
    events: list[Event] = []
    for action in played.actions:
        events.clear()
        state.apply_action(action, events.append)
    return state, events


@pytest.mark.parametrize("way", FINISHED)
def test_a_finished_game(way: str) -> None:
    text, expected = FINISHED[way]
    state, events = replayed(text)
    assert [(row.player, row.place, row.score) for row in state.standings()] == expected
    assert state.observation(None)["over"]
    assert keys(events)[-len(LAST[way]) :] == LAST[way]
    winner = expected[0][0]
    assert [e.winners for e in events if isinstance(e, Ended)] == [(winner,)]
    assert state.returns()[winner] == 1.0
    conserved(state)


def test_a_record_is_hardly_longer_than_its_choices() -> None:
    for case in CASES:
        if case.game is not GAME:
            continue
        steps = list(walk(case, 3))
        bits = sum(math.log2(len(step.before.legal_actions())) for step in steps)
        actions = tuple(step.action for step in steps)
        made = record.Record(GAME.slug, case.players, 3, case.options, actions)
        assert len(record.encode(made)) <= bits / 8 + 24


def test_a_game_ends_within_the_turns_that_the_rules_allow() -> None:
    """A turn moves a card, or the Row is empty and it scores, or its hand is empty. At most 36
    cards lie in the Midway; 40 Attractions take at most 10 each from it, and powers a few."""
    for case in CASES:
        if case.game is GAME:
            for seed in range(4):
                *_, last = walk(case, seed)
                assert last.after.observation(None)["turn"] < 300
