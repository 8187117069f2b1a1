"""What `tools/bench.py` does: figures of the engine or of the page, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.catalogue import GAMES
from tools import bench_engine, bench_peers
from tools.workshop import DIST


def main(help_text: str | None = None, arguments: Sequence[str] | None = None) -> int:
    """Exit status 0; figures are for people to judge, tests do that elsewhere."""
    asked = _parser(help_text).parse_args(arguments)
    report: dict[str, Any] = {"machine": machine(), "rounds": asked.rounds, "seed": asked.seed}
    if asked.browser:
        from tools import bench_browser

        report["browser"] = bench_browser.run(asked.dist, asked.rounds, asked.seed, asked.picks)
    else:
        report |= engine(asked.rounds, asked.seconds, asked.seed)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        _print_report(report)
    return 0


def _parser(help_text: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=help_text, prog="bench.py", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5, help="default: 5")
    parser.add_argument(
        "--seconds", type=float, default=0.4, help="per engine measure and round; default: 0.4"
    )
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--peers", action="store_true", help="install what is missing of the other engines first"
    )
    parser.add_argument("--browser", action="store_true", help="measure dist/ in Chromium instead")
    parser.add_argument("--dist", type=Path, default=DIST, help="the built page; default: dist/")
    parser.add_argument(
        "--picks", type=int, default=240, help="actions to play in the browser; default: 240"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    return parser


def machine() -> dict[str, Any]:
    """Where the figures come from."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())


def engine(rounds: int, seconds: float, seed: int) -> dict[str, Any]:
    """All engine figures. Ratios above 1 mean that ours does more, or takes longer."""
    ours = [m for game in GAMES.values() for m in bench_engine.game_measures(game, seed)]
    theirs = [m for peer in bench_peers.peers() for m in bench_engine.peer_measures(peer, seed)]
    bench_engine.interleave([*ours, *theirs], rounds, seconds, seed)
    medians = {m.name: m.median for m in (*ours, *theirs)}
    return {
        "versions": bench_peers.versions(),
        "measures": {m.name: m.as_json() for m in (*ours, *theirs)},
        "ratios": ratios(medians, list(GAMES), [p.name for p in bench_peers.peers()]),
    }


def ratios(medians: dict[str, float], games: list[str], peers: list[str]) -> dict[str, float]:
    """Ours divided by theirs for everything that both were measured in."""
    return {
        f"{game}/{what} : {peer}/{what}": round(medians[ours] / medians[theirs], 3)
        for game in games
        for peer in peers
        for what in ("moves", "clone")
        if (ours := f"{game}/{what}") in medians and (theirs := f"{peer}/{what}") in medians
    }


def _print_report(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    of = report["machine"]
    console.print(
        f"{of['processor']}, {of['cores']} cores, Python {of['python']}, load {of['load']}"
    )
    if "browser" in report:
        console.print_json(data=report["browser"])
        return
    table = Table("Measure", "Median", "Rounds")
    for name, row in report["measures"].items():
        rounds = ", ".join(f"{value:,.1f}" for value in row["rounds"])
        table.add_row(name, f"{row['median']:,.1f} {row['unit']}", rounds)
    console.print(table)
    table = Table("Ours : theirs", "Ratio")
    for name, ratio in report["ratios"].items():
        table.add_row(name, f"{ratio:.2f}")
    console.print(table)
    missing = [name for name, found in report["versions"].items() if found is None]
    if missing:
        console.print(f"Not installed, so not compared: {', '.join(missing)} (group `bench`)")
