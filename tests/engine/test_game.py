"""What games have in common: settling, fingerprints, ranking, the catalogue, errors, events."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import pytest

from engine import errors
from engine.catalogue import GAMES, by_code, by_slug
from engine.chance import SeededDealer
from engine.errors import BadOption, BadPlayers, EngineError, IllegalAction, UnknownGame
from engine.events import Message, Moved, Told
from engine.game import Option, Standing, ended, ranking, rows, shared_wins
from tests.engine.games import CASES
from tests.engine.parlour import PARLOUR, Parlour


class Optional(Parlour):
    options = (
        Option("rounds", (4, 8), 4),
        Option("open", (False, True), False),
        Option("pairs", ("none", "seats"), "none", players=(4,)),
    )


GAME = Optional()


# Settling


def test_defaults_are_filled_in() -> None:
    assert GAME.settle(2, {}) == {"rounds": 4, "open": False, "pairs": "none"}
    assert GAME.settle(4, {"pairs": "seats", "rounds": 8}) == {
        "rounds": 8,
        "open": False,
        "pairs": "seats",
    }


def test_options_come_in_the_order_of_the_game() -> None:
    assert list(GAME.settle(4, {"pairs": "none", "rounds": 4})) == ["rounds", "open", "pairs"]


@pytest.mark.parametrize("players", [1, 5, 0, -2, 2.0, "2", None])
def test_players_that_a_game_is_not_for(players: Any) -> None:
    with pytest.raises(BadPlayers, match="2 to 4 players") as caught:
        GAME.settle(players, {})
    assert caught.value.values["low"] == 2
    assert caught.value.values["high"] == 4


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {"colour": 1}, "one of rounds, open, pairs"),
        (2, {"rounds": 5}, "one of 4, 8"),
        (2, {"rounds": "4"}, "one of 4, 8"),
        (2, {"rounds": 4.0}, "one of 4, 8"),
        (2, {"open": 1}, "one of False, True"),
        (2, {"open": 0}, "one of False, True"),
        (3, {"pairs": "seats"}, "none with 3 players"),
    ],
)
def test_options_that_are_refused(players: int, options: Mapping[str, Any], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        GAME.settle(players, options)


def test_a_game_does_not_begin_with_bad_settings() -> None:
    for game in (PARLOUR, *GAMES.values()):
        with pytest.raises(BadPlayers):
            game.new_state(99, {}, SeededDealer(1))
        with pytest.raises(BadOption):
            game.new_state(game.players[0], {"no such": True}, SeededDealer(1))


# Fingerprints


def test_a_fingerprint_has_16_bits_and_follows_the_data() -> None:
    class Other(Parlour):
        data = (*Parlour.data, "more")

    assert 0 <= PARLOUR.fingerprint() < 1 << 16
    assert Parlour().fingerprint() == PARLOUR.fingerprint()
    assert Other().fingerprint() != PARLOUR.fingerprint()


# Ranking


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([(3,), (5,), (1,)], [2, 1, 3]),
        ([(5,), (5,), (1,)], [1, 1, 3]),
        ([(1,), (5,), (1,), (1,)], [2, 1, 2, 2]),
        ([(5, 1), (5, 2), (5, 2)], [3, 1, 1]),
        ([(0,), (0,)], [1, 1]),
    ],
)
def test_places(scores: list[tuple[int, ...]], places: list[int]) -> None:
    assert ranking(scores) == places


def test_a_win_is_split() -> None:
    standings = [Standing(2, 1, 9), Standing(0, 1, 9), Standing(1, 3, 4)]
    assert shared_wins(standings) == [0.5, 0.0, 0.5]
    assert shared_wins([Standing(1, 1, 3), Standing(0, 2, 1)]) == [0.0, 1.0]


def test_standings_are_by_score_unless_something_else_counts_too() -> None:
    assert rows([4, 9, 9]) == [Standing(1, 1, 9), Standing(2, 1, 9), Standing(0, 3, 4)]
    by_keys = [Standing(2, 1, 9), Standing(1, 2, 9), Standing(0, 3, 4)]
    assert rows([4, 9, 9], [(4, 0), (9, 1), (9, 2)]) == by_keys


def test_the_end_names_one_winner_or_all_who_share_it() -> None:
    alone = ended([Standing(1, 1, 9), Standing(0, 2, 4)], "circus", "points")
    assert alone.winners == (1,)
    assert alone.say == Message("circus.wins", {"who": 1, "points": 9})
    shared = ended(rows([9, 4, 9]), "big_top", "dollars")
    assert shared.winners == (0, 2)
    assert shared.say == Message("big_top.share-win", {"winners": (0, 2), "dollars": 9})


# The catalogue


def test_games_are_found_by_slug_and_code() -> None:
    for slug, game in GAMES.items():
        assert by_slug(slug) is game
        assert by_code(game.code) is game
        assert slug == game.slug


@pytest.mark.parametrize("slug", ["", "Circus", "chess", "circus "])
def test_an_unknown_slug(slug: str) -> None:
    with pytest.raises(UnknownGame, match="circus"):
        by_slug(slug)


def test_an_unknown_code() -> None:
    with pytest.raises(UnknownGame, match="circus"):
        by_code(0)


def test_games_describe_themselves() -> None:
    games = list(GAMES.values())
    assert len({game.code for game in games}) == len(games)
    assert len({game.slug for game in games}) == len(games)
    for game in games:
        assert 0 < game.code < 256
        assert game.module == game.slug.replace("-", "_").replace("'", "")
        assert game.rules_version >= 1
        assert game.players[0] >= 1
        names = [option.name for option in game.options]
        assert len(set(names)) == len(names)
        for option in game.options:
            assert option.default in option.values
            assert len(set(map(repr, option.values))) == len(option.values) > 1


def test_every_game_is_under_test() -> None:
    assert {case.game.slug for case in CASES} == {*GAMES, PARLOUR.slug}
    for game in GAMES.values():
        found = [case for case in CASES if case.game is game]
        assert {case.players for case in found} == set(game.players)
        for option in game.options:
            assert {case.options[option.name] for case in found} == set(option.values)


# Errors


def test_an_illegal_action_says_what_was_legal() -> None:
    state = PARLOUR.new_state(2, {}, SeededDealer(1))
    with pytest.raises(IllegalAction, match=r"action 999 is not legal; legal are \[3\]"):
        state.apply_action(999)
    assert "..." in str(IllegalAction(1, range(100)))


def test_every_error_names_what_was_wrong() -> None:
    found = [
        kind
        for _, kind in inspect.getmembers(errors, inspect.isclass)
        if issubclass(kind, EngineError)
    ]
    assert len(found) > 5
    assert len({kind.key for kind in found}) == len(found), "errors share a key"
    error = errors.OtherRules("circus", "2", "1")
    assert "rules 2" in str(error)
    assert error.values == {"game": "circus", "found": "2", "expected": "1"}


# Events


def test_an_event_is_seen_in_full_by_its_seats_only() -> None:
    back = Moved(piece="back:1", source="pile:1", target="seat:1")
    event = Moved(
        piece="card:one-1", source="pile:1", target="seat:1", seats=(1,), public=back, reveals=True
    )
    assert event.seen_by(1) is event
    assert event.seen_by(0) is back
    assert event.seen_by(None) is back
    secret = Told(say=Message("x"), seats=(0, 2))
    assert [secret.seen_by(viewer) for viewer in (0, 1, 2, None)] == [secret, None, secret, None]
    assert back.seen_by(None) is back
    assert back.seen_by(3) is back
