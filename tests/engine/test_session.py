"""A session: history, frames, forced moves, take-backs, redo."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine import record
from engine.errors import BadPlayers, BadSeed, IllegalAction, UnknownBot
from engine.game import Game
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, NotNow, Session
from tests.engine.parlour import PARLOUR

HUMANS = (PERSON,) * 3
ALONE = (PERSON, "random", "random")


def table(game: Game[Any], seats: Sequence[str] = HUMANS, **settings: Any) -> Session:
    return Session(game, {}, 11, seats, **settings)


def play_on(session: Session, decisions: int, seed: int = 1) -> None:
    pick = random.Random(seed)
    for _ in range(decisions):
        if session.over:
            return
        session.play(pick.choice(session.choices(session.current_player))[0])


def everything(session: Session) -> list[Any]:
    """All that can be seen of a session, from every side."""
    views: list[Any] = [*range(len(session.seats)), None]
    seen = [session.observation(view) for view in views]
    return [seen, [session.log(view) for view in views], session.choices(session.current_player)]


@pytest.fixture(params=[CIRCUS, PARLOUR], ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param  # type: ignore[no-any-return]


def test_an_illegal_action_changes_nothing(game: Game[Any]) -> None:
    session = table(game)
    play_on(session, 3)
    session.undo(session.steps[-1].player) if session.can_undo(session.steps[-1].player) else None
    before, steps, redo = everything(session), list(session.steps), bool(session.can_redo())
    for wrong in (-1, game.num_actions, game.num_actions - 1 + 10**9):
        with pytest.raises(IllegalAction):
            session.play(wrong)
    assert everything(session) == before
    assert session.steps == steps
    assert bool(session.can_redo()) == redo


def test_what_is_encoded_on_the_way_is_what_encoding_gives() -> None:
    session = table(CIRCUS)
    for _ in range(60):
        assert session.encoded() == record.encode(session.record())
        play_on(session, 1, len(session.steps))


def test_a_session_from_its_record_is_the_same() -> None:
    session = table(CIRCUS)
    play_on(session, 25)
    again = Session.from_bytes(session.encoded(), HUMANS)
    assert everything(again) == everything(session)
    assert again.steps == session.steps


def test_a_record_wants_as_many_seats_as_it_has_players() -> None:
    data = table(CIRCUS).encoded()
    for seats in (2, 4):
        with pytest.raises(BadPlayers) as caught:
            Session.from_bytes(data, (PERSON,) * seats)
        expected = {"game": "circus", "players": str(seats), "low": 3, "high": 3}
        assert caught.value.values == expected


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_wants_as_many_seats_as_the_game_is_for(seats: int) -> None:
    with pytest.raises(BadPlayers) as caught:
        table(CIRCUS, (PERSON,) * seats)
    assert caught.value.values == {"game": "circus", "players": str(seats), "low": 2, "high": 4}


def test_seats_are_for_persons_and_known_bots() -> None:
    data = table(CIRCUS).encoded()
    for name in ("nobody", "", "Greedy"):
        seats = (PERSON, "greedy", name)
        for begin in (lambda s: table(CIRCUS, s), lambda s: Session.from_bytes(data, s)):
            with pytest.raises(UnknownBot) as caught:
                begin(seats)
            assert caught.value.values == {"bot": name}


def test_a_table_wants_a_seed() -> None:
    with pytest.raises(BadSeed):
        Session(CIRCUS, {}, -1, HUMANS)


def test_undo_and_redo_equal_a_replay(game: Game[Any]) -> None:
    """After any mix of play, undo and redo the session is what its record says."""
    pick = random.Random(5)
    session = table(game, take_backs="free")
    for _ in range(150):
        last = session.steps[-1].player if session.steps else 0
        deed = pick.random()
        if deed < 0.3 and session.can_undo(last):
            session.undo(last)
        elif deed < 0.45 and session.can_redo():
            session.redo()
        else:
            play_on(session, 1, pick.randrange(10**6))
        actions = [step.action for step in session.steps]
        replay = Session(game, {}, 11, HUMANS, take_backs="free", actions=actions)
        assert everything(replay) == everything(session)


def test_redo_gives_back_what_undo_took(game: Game[Any]) -> None:
    session = table(game, ALONE, take_backs="free")
    play_on(session, 12)
    before = everything(session)
    taken = 0
    while session.can_undo(0) and taken < 3:
        session.undo(0)
        taken += 1
    assert taken
    for _ in range(taken):
        session.redo()
    assert everything(session) == before
    assert not session.can_redo()


def test_undo_goes_back_over_bots_to_the_viewers_own_decision(game: Game[Any]) -> None:
    session = table(game, ALONE, take_backs="free")
    play_on(session, 15)
    while session.current_player != 0 and not session.over:
        play_on(session, 1, len(session.steps))
    decisions = [i for i, step in enumerate(session.steps) if step.player == 0 and not step.forced]
    session.undo(0)
    assert len(session.steps) == decisions[-1]
    assert session.current_player == 0


def test_a_roll_is_the_same_after_a_take_back() -> None:
    for seed in range(8):
        session = Session(CIRCUS, {}, seed, HUMANS)
        player = session.current_player
        action = session.choices(player)[0][0]
        session.play(action)
        rolled = session.observation(None)["rolled"]
        session.undo(player)
        session.play(action)
        assert session.observation(None)["rolled"] == rolled


def test_every_refusal_has_a_reason() -> None:
    off = table(CIRCUS, take_backs="off")
    play_on(off, 2)
    reasons = [off.can_undo(0).reason]
    reasons.append(table(CIRCUS).can_undo(0).reason)
    hidden = table(PARLOUR, take_backs="free")
    play_on(hidden, 6)
    other = [hidden.can_undo(p).reason for p in range(3)]
    reasons += [reason for reason in other if reason]
    assert {reason.key for reason in reasons if reason} >= {
        "undo.off",
        "undo.nothing",
        "undo.other-person",
    }
    with pytest.raises(NotNow):
        off.undo(0)
    with pytest.raises(NotNow):
        off.redo()


def test_nothing_hidden_means_free_take_backs_over_other_people() -> None:
    session = table(CIRCUS)
    play_on(session, 9)
    assert session.take_backs == "free"
    for player in range(3):
        assert session.can_undo(player)


def test_until_revealed_stops_at_a_revelation() -> None:
    session = table(CIRCUS, take_backs="until-revealed")
    play_on(session, 1)
    # The next player's roll has come to light.
    answer = session.can_undo(session.steps[0].player)
    assert answer.reason is not None
    assert answer.reason.key == "undo.revealed"


def test_one_person_among_bots_who_takes_back_a_revelation_is_practising() -> None:
    session = table(PARLOUR, ALONE)
    assert session.take_backs == "free"
    assert not session.practice
    for _ in range(40):
        play_on(session, 1, len(session.steps))
        if session.over:
            break
    assert any(entry.event.reveals for entry in session.history)
    while session.can_undo(0):
        session.undo(0)
    assert session.practice


def test_forced_moves_play_themselves_or_wait(game: Game[Any]) -> None:
    for seed in range(30):
        by_itself = Session(game, {}, seed, HUMANS)
        play_on(by_itself, 200, seed)
        assert by_itself.over
        waiting = Session(game, {}, seed, HUMANS, play_forced=False)
        for step in by_itself.steps:
            if step.forced:
                assert len(waiting.choices(waiting.current_player)) == 1
            waiting.play(step.action)
        assert waiting.over
        assert everything(waiting) == everything(by_itself)
        if any(step.forced for step in by_itself.steps):
            return
    pytest.fail("no forced move in 30 games")


def test_frames_show_what_the_log_tells(game: Game[Any]) -> None:
    session = table(game)
    play_on(session, 30)
    for viewer in (0, 1, 2, None):
        told = session.log(viewer)
        framed = [
            (frame.step, frame.event)
            for step in range(-1, len(session.steps))
            for frame in session.frames(step, viewer)
        ]
        assert framed == [(entry.step, entry.event) for entry in told]


def test_the_last_frame_shows_the_position() -> None:
    """Where every change is told; a game may also count what nobody is told of."""
    session = table(CIRCUS)
    for _ in range(20):
        play_on(session, 1, len(session.steps))
        if session.over:
            break
        for viewer in (0, 1, 2, None):
            frames = session.frames(len(session.steps) - 1, viewer)
            if frames:
                assert frames[-1].observation == session.observation(viewer)


def test_undo_late_in_a_long_game_costs_no_replay_of_it() -> None:
    """Counted in actions applied, not in time: at most one stretch between checkpoints."""
    options = {"match": True}
    session = Session(CIRCUS, options, 3, HUMANS)
    play_on(session, 400)
    assert len(session.steps) > 60
    applied = 0
    state_class = type(session._state)
    original = state_class.apply_action

    def counting(self: Any, action: int, emit: Any = None) -> None:
        nonlocal applied
        applied += 1
        original(self, action, emit)

    state_class.apply_action = counting  # type: ignore[method-assign]
    try:
        last = [step.player for step in session.steps][-1]
        session.undo(last)
    finally:
        state_class.apply_action = original  # type: ignore[method-assign]
    assert applied < 16
