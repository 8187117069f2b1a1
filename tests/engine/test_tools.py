"""The measuring tools measure what they say."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import pytest

from engine.catalogue import GAMES, by_slug
from engine.errors import BadOption
from tools import bench_engine, benchmarks, playouts, simulation, stats
from tools.playouts import Match, Outcome

SOME = Match("circus", ("greedy", "random", "random"), {}, seed=5)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert simulation.main(None, [*arguments, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


@pytest.mark.parametrize(("wins", "games"), [(7, 20), (0.5, 3), (999, 1000)])
def test_the_ends_of_wilsons_interval_lie_1_96_deviations_away(wins: float, games: int) -> None:
    found = stats.proportion(wins, games)
    for end in (found.low, found.high):
        deviation = (end * (1 - end) / games) ** 0.5
        assert abs(found.value - end) / deviation == pytest.approx(1.96, abs=1e-3)


@pytest.mark.parametrize(("wins", "games"), [(0, 9), (9, 9)])
def test_wilson_stays_a_share(wins: int, games: int) -> None:
    found = stats.proportion(wins, games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


def test_wilson_covers_the_truth_about_95_times_in_100() -> None:
    luck = random.Random(3)
    covered = 0
    for _ in range(2000):
        found = stats.proportion(sum(luck.random() < 0.3 for _ in range(50)), 50)
        covered += found.low <= 0.3 <= found.high
    assert 0.93 < covered / 2000 < 0.97


def test_mean_and_percentile() -> None:
    found = stats.mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - 2.5 == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2, abs=1e-3)
    assert [stats.percentile([30, 10, 20, 40], p) for p in (0, 50, 100)] == [10, 25, 40]


@pytest.mark.parametrize("jobs", [2, 3])
def test_results_do_not_depend_on_the_number_of_processes(jobs: int) -> None:
    alone = list(playouts.play_all(SOME, 12, jobs=1))
    assert list(playouts.play_all(SOME, 12, jobs=jobs)) == alone


def test_a_game_is_its_seed_and_index_alone() -> None:
    first = playouts.play(SOME, 7)
    random.seed(99)
    playouts.play(SOME, 3)
    assert playouts.play(SOME, 7) == first
    others = {playouts.play(SOME, index) for index in range(8)}
    assert len(others) > 4


def test_wins_of_a_game_add_up_to_one() -> None:
    for outcome in playouts.play_all(SOME, 10, jobs=1):
        assert sum(outcome.wins) == pytest.approx(1)
        assert outcome.choices <= outcome.actions
        assert min(outcome.places) == 1


@pytest.mark.parametrize("rotate", [True, False])
def test_rotation_gives_every_bot_every_seat(rotate: bool) -> None:
    match = Match("circus", ("greedy", "random", "random"), {}, 1, rotate)
    seats = [[match.seat(bot, index) for bot in range(3)] for index in range(3)]
    assert all(sorted(row) == [0, 1, 2] for row in seats)
    assert [sorted(column) for column in zip(*seats, strict=True)] == (
        [[0, 1, 2]] * 3 if rotate else [[0] * 3, [1] * 3, [2] * 3]
    )


def test_the_summary_follows_bots_and_not_seats() -> None:
    # Seat 1 always wins; with rotation that is bot 1, then bot 0, ...
    outcome = Outcome((0.0, 1.0), (2, 6), (2, 1), turns=9, actions=8, choices=7)
    shared = Outcome((0.5, 0.5), (3, 3), (1, 1), turns=9, actions=8, choices=7)
    match = Match("circus", ("greedy", "random"), {}, 1)
    report = simulation.summary(match, [outcome, outcome, outcome, shared])
    assert [row["wins"] for row in report["bots"]] == [1.5, 2.5]
    assert [row["wins"] for row in report["seats"]] == [0.5, 3.5]
    assert report["bots"][0]["score"]["value"] == (2 + 6 + 2 + 3) / 4
    assert report["ties"]["games"] == 1
    assert report["turns"]["mean"]["value"] == 9


def test_the_command_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    report = run(
        capsys, "circus", "--players", "3", "--bots", "greedy,random", "--games", "9",
        "--options", "secret=true", "--jobs", "1",
    )  # fmt: skip
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random", "random"]
    assert report["options"]["secret"] is True
    assert report["games"] == 9
    total = sum(Fraction(row["wins"]).limit_denominator(60) for row in report["bots"])
    assert total == 9


def test_wrong_questions_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["nonsense"],
        ["circus", "--bots", "clever"],
        ["circus", "--players", "9"],
        ["circus", "--players", "2", "--bots", "random,random,random"],
        ["circus", "--options", "secret=perhaps"],
        ["circus", "--options", "nonsense=1"],
        ["circus", "--games", "0"],
        [],
    ):
        with pytest.raises(SystemExit) as stop:
            simulation.main(None, arguments)
        assert stop.value.code == 2
    assert "nonsense" in capsys.readouterr().err


def test_options_are_read_as_the_games_own_values() -> None:
    game = by_slug("circus")
    assert simulation.parse_options(game, "secret=true,match=False") == {
        "secret": True,
        "match": False,
    }
    with pytest.raises(BadOption):
        game.settle(2, simulation.parse_options(game, "secret=1"))


@pytest.mark.parametrize("slug", GAMES)
def test_fuzzing_covers_every_number_of_players_and_option_value(slug: str) -> None:
    game = by_slug(slug)
    tables = simulation.settings([game], None, {})
    assert len({(t.players, tuple(t.options.items())) for t in tables}) == len(tables)
    assert {t.players for t in tables} == set(game.players)
    for option in game.options:
        assert {t.options[option.name] for t in tables} == set(option.values)


def test_the_fuzzer_is_called_and_its_finds_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = []

    def fuzz_game(game: Any, players: int, options: Any, seed: int, conserved: Any) -> None:
        assert callable(conserved)
        seen.append((game.slug, players, seed))
        if len(seen) == 3:
            raise ValueError("a ball is missing")

    monkeypatch.setattr("tools.fuzz.fuzz_game", fuzz_game)
    assert simulation.main(None, ["circus", "--fuzz", "6", "--players", "2", "--jobs", "1"]) == 1
    assert len(set(seen)) == 6
    assert {players for _, players, _ in seen} == {2}
    assert "a ball is missing" in capsys.readouterr().err


def test_rounds_turn_into_rates_and_times() -> None:
    rate = bench_engine.Measure("a/moves", "moves/s", lambda s: (100, 2.0))
    time = bench_engine.Measure("a/clone", "us", lambda s: (1000, 0.5))
    bench_engine.interleave([rate, time], rounds=3, seconds=0, seed=1)
    assert rate.rounds == [50.0] * 3
    assert time.median == 500.0
    medians = {"a/moves": 60.0, "b/moves": 40.0, "a/clone": 2.0}
    assert benchmarks.ratios(medians, ["a"], ["b"]) == {"a/moves : b/moves": 1.5}


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engine, "POSITIONS", 6)
    monkeypatch.setattr(bench_engine, "RECORDS", 2)
    report = benchmarks.engine(rounds=1, seconds=0.001, seed=1)
    for slug in GAMES:
        for what in ("moves", "clone", "observation", "world", "greedy", "encode", "decode"):
            assert report["measures"][f"{slug}/{what}"]["median"] > 0
