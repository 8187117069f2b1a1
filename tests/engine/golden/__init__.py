"""The golden files: playthroughs, and marks of each game's data and legal actions.

`rules.txt` has lines `slug rules_version what: mark`. A mark of a rules version stays for ever.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.errors import EngineError
from engine.game import Game
from tests.engine.contract.checks import order_digest
from tests.engine.games import CASES, Case
from tools.playthrough import playthrough

FOLDER = Path(__file__).resolve().parent
RULES = FOLDER / "rules.txt"
SEED = 1
MOST = 160
"""Steps of a playthrough that are kept: of a longer game its beginning and its end."""

Marks = dict[str, str]


def golden_cases() -> list[Case]:
    """Per game its first case (the fewest players, no option) and its last one (most options); of
    a game with a brief form the first one that has it."""
    by_game: dict[str, list[Case]] = {}
    for case in CASES:
        if not case.long:
            by_game.setdefault(case.game.slug, []).append(case)
    return [case for found in by_game.values() for case in (found[0], found[-1])]


def text(case: Case) -> str:
    """What the golden file of that case should hold."""
    return playthrough(case.game, case.players, case.options, SEED, MOST)


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def data_mark(game: Game[Any]) -> tuple[str, str]:
    """A line's name and mark for the data tables of a game."""
    return f"{game.slug} {game.rules_version} data", f"{game.fingerprint():04x}"


def order_mark(case: Case) -> tuple[str, str]:
    """The same for the legal actions, in their order, of some random games."""
    name = str(case).removeprefix(f"{case.game.slug}-")
    return f"{case.game.slug} {case.game.rules_version} {name}", f"{order_digest(case):08x}"


def marks() -> Marks:
    """All marks as the games have them now."""
    found = {}
    for case in CASES:
        for name, mark in (data_mark(case.game), order_mark(case)):
            found[name] = mark
    return found


def kept_marks() -> Marks:
    """All marks in `rules.txt`, those of past rules versions included."""
    lines = RULES.read_text("utf-8").splitlines() if RULES.exists() else []
    return dict(line.split(": ") for line in lines)


def changed(kept: Marks, now: Marks) -> list[str]:
    """What differs under a name that is kept already: records would be misread."""
    return [
        f"{name} is {mark}, kept as {kept[name]}"
        for name, mark in now.items()
        if kept.get(name, mark) != mark
    ]


def write() -> list[str]:
    """Write every golden file anew and return their names. Raises EngineError, with nothing
    written, if a rules version means something else now."""
    kept, now = kept_marks(), marks()
    if differ := changed(kept, now):
        raise EngineError(
            "other rules under an old version; raise rules_version (or, if no record of it was "
            f"ever made, delete its lines in {RULES.name}):\n" + "\n".join(differ)
        )
    lines = [f"{name}: {mark}\n" for name, mark in (kept | now).items()]
    RULES.write_text("".join(lines), "utf-8")
    for case in golden_cases():
        path(case).write_text(text(case), "utf-8")
    expected = {path(case) for case in golden_cases()} | {RULES}
    for stray in set(FOLDER.glob("*.txt")) - expected:
        stray.unlink()
    return sorted(file.name for file in expected)
