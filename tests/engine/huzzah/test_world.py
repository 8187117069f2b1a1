"""Worlds keep to everything that follows from the rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.chance import FastDealer, SeededDealer
from engine.game import TERMINAL
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import BUMP, BUMP_CARD
from tests.engine.hooks.huzzah import conserved
from tests.engine.huzzah.positions import answer, do, let, showing, table, three, walking

ON = ("S1", "S3", "S6")


def worlds(state: HuzzahState, viewer: int, count: int = 60) -> list[HuzzahState]:
    dealer = FastDealer(7)
    found = [HUZZAH.world(state.observation(viewer), dealer) for _ in range(count)]
    for world in found:
        conserved(world)
        assert world.observation(viewer) == state.observation(viewer)
    return found


def test_cards_face_down_are_never_bumps() -> None:
    state = showing(ON, ["2BBBB", "3BBBB", "5BBBB"], richard=17, dice=[three(18)])
    do(state, "2", "3", "5")
    found = worlds(state, 0)
    assert all(world.down[0] == 0 for world in found), "one knows one's own"
    for seat in (1, 2):
        assert {world.down[seat] for world in found} == set(range(BUMP_CARD))
    assert len({tuple(world.hand(1)) for world in found}) > 5


def test_a_performer_who_is_asked_has_something_to_show() -> None:
    """Here most deals would leave seat 1 or 2 with a Bump alone."""
    state = showing(ON, ["2", "3", "5"], deck="B" * 6)
    assert all(not world.hand(1)[BUMP_CARD] for world in worlds(state, 0))


def test_a_heckler_who_is_asked_may_have_nothing_to_show() -> None:
    state = showing(("S1", "S3", 12), ["2", "3", "B"])
    assert any(world.hand(2)[BUMP_CARD] for world in worlds(state, 0))


def test_inside_a_window_answers_fit_the_hands() -> None:
    state = walking(3, (5, "S3", "S6"), ["2B", "22", "2"])
    do(state, "+3", "!", ".")
    found = worlds(state, 2)
    assert all(world.current_player == 2 for world in found)
    answered = Counter(world.block.chosen(0) == (BUMP,) for world in found if world.block)
    assert set(answered) == {True, False}
    for world in found:
        assert world.block is not None
        for seat in (0, 1):
            if world.block.chosen(seat) == (BUMP,):
                assert world.hand(seat)[BUMP_CARD]


def test_who_has_answered_knows_its_own_answer() -> None:
    state = walking(3, (5, "S3", "S6"), ["2B", "22", "2"])
    do(state, "+3", "!")
    for world in worlds(state, 0):
        assert world.block is not None
        assert world.block.chosen(0) == (BUMP,)
        assert world.current_player == 1


def test_what_was_discarded_at_the_last_shuffle_is_in_no_hand_of_then() -> None:
    """All Huzzah! and Finale cards were among the discards; only seat 1 has drawn since."""
    state = table(ON, ["22222", "2222", "22222"], deck="")
    state._begin_turn(0, None)
    assert state.observation(0)["reshuffle"]["since"] == ["1 1"]
    seen = Counter()
    for world in worlds(state, 0):
        assert world.hand(2) == [5, 0, 0, 0, 0, 0], "seat 2 can only hold what was not there"
        assert world.hand(1)[0] >= 4
        seen[tuple(world.hand(1))] += 1
    assert len(seen) > 3


def test_a_card_shown_since_was_old_or_new() -> None:
    """Seat 1 held four 2-Crowds, drew one card and shows a Finale: so that was the new one."""
    state = table(ON, ["22222", "2222", "22222"], deck="", dice=[three(18)], richard=17)
    rest = state.deck.discards
    rest.remove(3)
    rest.append(3)  # scripted shuffles leave all as it is, so this Finale is drawn
    state._begin_turn(0, None)
    do(state, "2", "F", "2")
    let(state)
    for world in worlds(state, 0):
        assert world.hand(1) == [4, 0, 0, 0, 0, 0]
        assert world.hand(2) == [4, 0, 0, 0, 0, 0]


def test_an_own_card_from_before_the_shuffle_is_nobody_elses() -> None:
    state = table(ON, ["FFFFF", "2222", "22222"], deck="")
    state._begin_turn(0, None)
    assert state.observation(0)["reshuffle"]["hand"]["finale"] == 5
    for world in worlds(state, 0):
        assert world.hand(2)[3] == 0
        assert world.hand(2)[0] + world.hand(1)[0] >= 9


@pytest.mark.parametrize("players", [3, 8])
def test_a_world_is_one_for_the_other_seats_too(players: int) -> None:
    """Worlds of worlds: a bot that looks further ahead needs them."""
    rng, dealer = random.Random(players), FastDealer(3)
    state = HUZZAH.new_state(players, {}, SeededDealer(2))
    steps = 0
    while state.current_player != TERMINAL and steps < 1500:
        if steps % 50 == 0:
            world = HUZZAH.world(state.observation(state.current_player), dealer)
            other = rng.randrange(players)
            seen = world.observation(other)
            assert HUZZAH.world(seen, dealer).observation(other) == seen
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1


def test_an_answer_of_a_window_is_forgotten_when_it_closes() -> None:
    state = walking(3, (5, "S3", "S6"), ["2B", "2B", "2B"])
    do(state, "+3")
    answer(state, [0, 1])
    assert [state.observation(seat)["chosen"] for seat in range(3)] == [[], [], []]
