"""What `tools/simulate.py` does: matches between bots, and games at random with every check."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any, TypeVar

from engine.bots import BOTS
from engine.catalogue import GAMES, by_slug
from engine.errors import EngineError, UnknownBot
from engine.game import Game, Options, OptionValue
from tests.engine.hooks import hooks_for
from tools import fuzz, stats
from tools.playouts import Match, Outcome, cores, in_parallel, play_all, seed_for

T = TypeVar("T")


def main(help_text: str | None = None, arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0 done, 1 the fuzzer found something, 2 the question was wrong."""
    parser = _parser(help_text)
    asked = parser.parse_args(arguments)
    try:
        return _fuzz(asked) if asked.fuzz is not None else _simulate(asked)
    except EngineError as error:
        parser.error(str(error))


def _parser(help_text: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=help_text,
        prog="simulate.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(GAMES)}; for --fuzz: or all")
    parser.add_argument("--players", type=_number(1), help="default: as many as --bots names")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        help=f"names of {', '.join(BOTS)} with commas between; the last fills the other seats",
    )
    parser.add_argument("--options", default="", help="name=value,name=value")
    parser.add_argument("--games", type=_number(1), default=1000, help="default: 1000")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="bots move on by one seat each game (default), or keep the seats they are named for",
    )
    parser.add_argument("--jobs", type=_number(1), default=cores(), help="default: all cores")
    parser.add_argument(
        "--fuzz",
        type=_number(1),
        metavar="N",
        help="N random games with all invariants checked, over all games, numbers of players and "
        "options, or those given",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


def _number(least: int) -> Any:
    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    return number


def parse_options(game: Game[Any], text: str) -> dict[str, OptionValue]:
    """`secret=true,match=false` as the game's own values; what it lacks is left to `settle`."""
    options: dict[str, OptionValue] = {}
    offered = {option.name: option for option in game.options}
    for part in filter(None, text.split(",")):
        name, _, given = part.partition("=")
        values = offered[name].values if name in offered else ()
        options[name] = next((v for v in values if str(v).lower() == given.lower()), given)
    return options


# Matches between bots


def _simulate(asked: argparse.Namespace) -> int:
    if asked.game is None:
        raise EngineError("which game?")
    game = by_slug(asked.game)
    bots = asked.bots.split(",")
    if unknown := [name for name in bots if name not in BOTS]:
        raise UnknownBot(unknown[0], BOTS)
    players = asked.players or len(bots)
    if len(bots) > players:
        raise EngineError(f"{len(bots)} bots for {players} seats")
    bots += bots[-1:] * (players - len(bots))
    options = game.settle(players, parse_options(game, asked.options))
    match = Match(game.slug, tuple(bots), options, asked.seed, asked.rotate)
    started = time.perf_counter()
    played = play_all(match, asked.games, asked.jobs)
    outcomes = list(_progress(played, asked.games, f"{game.title}, {players} players"))
    report = summary(match, outcomes)
    run = {"jobs": asked.jobs, "seconds": round(time.perf_counter() - started, 2)}
    if asked.json:
        print(json.dumps(report | {"run": run}, indent=2))
    else:
        _print_report(report, run["seconds"])
    return 0


def summary(match: Match, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """All figures of a match, JSON-able; depends on the match and its outcomes only.

    Wins are split among those who share one. Intervals are 95 %: Wilson's for shares, normal
    for means. `bots` are in the order named, `seats` tell how fair the seats are.
    """
    games, players = len(outcomes), range(len(match.bots))
    ties = sum(sorted(o.places).count(1) > 1 for o in outcomes)
    return {
        "game": match.game,
        "players": len(match.bots),
        "options": dict(match.options),
        "games": games,
        "seed": match.seed,
        "rotate": match.rotate,
        "bots": [
            {"bot": match.bots[b]}
            | _record([(o, match.seat(b, i)) for i, o in enumerate(outcomes)])
            for b in players
        ],
        "seats": [{"seat": s} | _record([(o, s) for o in outcomes]) for s in players],
        "ties": {"games": ties, "share": stats.proportion(ties, games).as_json()},
        "turns": _spread([o.turns for o in outcomes]),
        "actions": _spread([o.actions for o in outcomes]),
        "choices": _spread([o.choices for o in outcomes]),
    }


def _record(rows: Sequence[tuple[Outcome, int]]) -> dict[str, Any]:
    """The figures of one bot or seat, from outcomes and where it sat."""
    wins = sum(o.wins[seat] for o, seat in rows)
    return {
        "wins": round(wins, 6),
        "win_rate": stats.proportion(min(wins, len(rows)), len(rows)).as_json(),
        "score": stats.mean([o.scores[seat] for o, seat in rows]).as_json(),
        "place": stats.mean([o.places[seat] for o, seat in rows]).as_json(),
    }


def _spread(values: Sequence[int]) -> dict[str, Any]:
    return {
        "mean": stats.mean(values).as_json(),
        "min": min(values),
        "p10": stats.percentile(values, 10),
        "median": stats.percentile(values, 50),
        "p90": stats.percentile(values, 90),
        "max": max(values),
    }


# Fuzzing


@dataclass(frozen=True, slots=True)
class Setting:
    """A way to set a table: what a fuzzed game is played with."""

    game: str
    players: int
    options: Options

    def __str__(self) -> str:
        options = ", ".join(f"{k}={v}" for k, v in self.options.items()) or "no options"
        return f"{self.game}, {self.players} players, {options}"


def settings(games: Iterable[Game[Any]], players: int | None, fixed: Options) -> list[Setting]:
    """Every number of players with every combination of the options offered to it."""
    found = []
    for game in games:
        for number in game.players if players is None else [players]:
            values = [
                (fixed[option.name],)
                if option.name in fixed
                else option.values
                if option.offered(number)
                else (option.default,)
                for option in game.options
            ]
            names = [option.name for option in game.options]
            for combination in product(*values):
                options = dict(zip(names, combination, strict=True))
                found.append(Setting(game.slug, number, game.settle(number, options)))
    return found


def fuzz_one(tables: Sequence[Setting], seed: int, index: int) -> tuple[int, str]:
    """Random game number `index`: which setting it had, and what went wrong (or "")."""
    which = index % len(tables)
    table = tables[which]
    try:
        fuzz.fuzz_game(
            by_slug(table.game),
            table.players,
            table.options,
            seed_for(seed, "fuzz", index),
            hooks_for(by_slug(table.game).module).conserved,
        )
    except Exception as error:
        # Told as text: an exception may not survive the way back from another process.
        return which, f"{table}: {type(error).__name__}: {error}"
    return which, ""


def _fuzz(asked: argparse.Namespace) -> int:
    games = [by_slug(asked.game)] if asked.game else list(GAMES.values())
    if asked.options and not asked.game:
        raise EngineError("--options needs a game")
    fixed = parse_options(games[0], asked.options) if asked.options else {}
    tables = settings(games, asked.players, fixed)
    started = time.perf_counter()
    work = partial(fuzz_one, tables, asked.seed)
    results = in_parallel(work, asked.fuzz, asked.jobs)
    counts = [0] * len(tables)
    failures = []
    for which, failure in _progress(results, asked.fuzz, "Random games"):
        counts[which] += 1
        if failure:
            failures.append(failure)
            print(failure, file=sys.stderr)
    report = {
        "games": asked.fuzz,
        "seed": asked.seed,
        "tables": [{"table": str(t), "games": n} for t, n in zip(tables, counts, strict=True)],
        "failures": failures,
        "run": {"jobs": asked.jobs, "seconds": round(time.perf_counter() - started, 2)},
    }
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        found = f"{len(failures)} of them broke a rule" if failures else "no invariant broken"
        print(f"{asked.fuzz} random games over {len(tables)} kinds of table: {found}")
    return 1 if failures else 0


# What a person sees


def _progress(items: Iterator[T], count: int, title: str) -> Iterator[T]:
    """A progress bar on stderr, nothing when that is not a terminal."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        *columns[1:],
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        yield from bar.track(items, count, description=title)


def _print_report(report: dict[str, Any], seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    options = ", ".join(f"{name}={value}" for name, value in report["options"].items())
    seats = "bots change seats" if report["rotate"] else "bots keep their seats"
    console.print(
        f"[b]{by_slug(report['game']).title}[/b], {report['players']} players, "
        f"{report['games']} games, seed {report['seed']}, {seats}, {options} ({seconds} s)"
    )
    for title, rows, key in (("Bot", report["bots"], "bot"), ("Seat", report["seats"], "seat")):
        table = Table(title, "Wins", "Win rate", "Points", "Place")
        for row in rows:
            table.add_row(
                str(row[key]),
                f"{row['wins']:.1f}",
                _shown(row["win_rate"], 100, " %"),
                _shown(row["score"]),
                _shown(row["place"]),
            )
        console.print(table)
    table = Table("Length in", "Mean", "Least", "10 %", "Median", "90 %", "Most")
    for name in ("turns", "actions", "choices"):
        row = report[name]
        ends = (f"{row[key]:g}" for key in ("min", "p10", "median", "p90", "max"))
        table.add_row(name, _shown(row["mean"]), *ends)
    console.print(table)
    console.print(f"Ties: {_shown(report['ties']['share'], 100, ' %')} of games")


def _shown(estimate: dict[str, Any], scale: float = 1, unit: str = "") -> str:
    low, high = (scale * end for end in estimate["ci95"])
    digits = 1 if scale > 1 else 2
    return f"{scale * estimate['value']:.{digits}f}{unit} ({low:.{digits}f}-{high:.{digits}f})"
