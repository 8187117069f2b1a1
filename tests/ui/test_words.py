"""Words: every key has some, every template finds its values, and nothing is left unsaid.

Games are played and all that they say is put into words for everybody who may read it. Keys that
the source names are looked up as well.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import engine
import ui
import ui.words.en
from engine.catalogue import GAMES
from engine.errors import EngineError
from engine.events import Message, Value
from engine.game import Game, Option
from tests.engine.conftest import param
from tests.engine.contract.walking import seen_by, start, viewers, walk
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR
from tests.engine.parlour_words import WORDS as PARLOUR_WORDS
from ui.words import Voice, has, plain, rich, say, word
from ui.words.en import WORDS, Template

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ann", "Nell", "Otto", "Bea", "Cleo", "Dan", "Ezra", "Fay")
PER_GAME = 40
BROWSER_ONLY = {"js", "pyscript", "pyodide"}

ALL_WORDS = {**WORDS, **PARLOUR_WORDS}


@pytest.fixture(autouse=True)
def _parlour_has_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, template in PARLOUR_WORDS.items():
        monkeypatch.setitem(WORDS, key, template)


def problems(message: Message, players: int) -> list[str]:
    """What goes wrong when this is said to the players, spectators and readers of plain text."""
    if not has(message.key):
        return [f"no words for {message.key}"]
    found = []
    for you in (*range(players), None):
        voice = Voice(NAMES[:players], you)
        try:
            plain, marked = say(message, voice), rich(message, voice)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            found.append(f"{message.key} {dict(message.values)}: {type(error).__name__} {error}")
            continue
        if not plain.strip() or "{" in plain or "*" in plain:
            found.append(f"{message.key} reads {plain!r}")
        if marked.striptags() != plain.strip():
            found.append(f"{message.key} reads {plain!r}, but marked up {marked!r}")
    return found


def messages(case: Case, seed: int) -> Iterator[Message]:
    """All that is asked, offered and told in a random game."""
    yield start(case, seed).prompt()
    for step in walk(case, seed):
        yield step.before.prompt()
        for action in step.before.legal_actions():
            yield step.before.choice(action).say
        for viewer in viewers(case):
            for event in seen_by(step.events, viewer):
                if event.say is not None:
                    yield event.say


@pytest.mark.parametrize("case", [param(case) for case in CASES])
def test_all_that_a_game_says_has_words(case: Case) -> None:
    share = sum(other.game is case.game for other in CASES)
    said: dict[str, Message] = {}
    for seed in range(-(-PER_GAME // share)):
        for message in messages(case, seed):
            said.setdefault(repr(message), message)
    found = {problem for message in said.values() for problem in problems(message, case.players)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize(
    "option",
    [
        (game.module, option)
        for game in dict.fromkeys(c.game for c in CASES)
        for option in game.options
    ],
    ids=lambda pair: f"{pair[0]}.{pair[1].name}",
)
def test_an_option_has_words(option: tuple[str, Option]) -> None:
    module, offered = option
    name = f"{module}.option.{offered.name}"
    for key in (name, f"{name}.help", *(f"{name}.{value}" for value in offered.values)):
        assert has(key), f"no words for {key}"
        assert word(key).strip()


@pytest.mark.parametrize("game", dict.fromkeys(c.game for c in CASES), ids=lambda g: str(g.slug))
def test_a_preset_has_words_and_can_be_played(game: Game[Any]) -> None:
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert has(f"{game.module}.preset.{preset.name}")
        assert has(f"{game.module}.preset.{preset.name}.help")
        known = {option.name: option for option in game.options}
        assert all(value in known[name].values for name, value in preset.options.items())


# The words themselves


def parts(template: Template) -> tuple[str, ...]:
    return template if isinstance(template, tuple) else (template,)


def begun(key: str) -> bool:
    return any(other.startswith(key) for other in ALL_WORDS)


def faults(template: Template) -> Iterator[str]:
    """What is wrong with the template itself, whatever it is filled with."""
    for text in parts(template):
        if not text.strip():
            yield "it is empty"
        if text.count("*") % 2:
            yield "a bold part does not end"
        if "  " in text.replace("\n", " "):
            yield "doubled spaces"
        for _, field, spec, conversion in Formatter().parse(text):
            if field is None:
                continue
            if not field.isidentifier() or conversion is not None:
                yield f"the field {field!r} is not a name alone"
            if spec and "|" in spec:
                if len(spec.split("|")) != 2:
                    yield f"{spec!r} is not one and many"
            elif spec not in ("", "name", "Name") and not begun(f"{spec}."):
                yield f"there are no words under {spec}"
    if isinstance(template, tuple) and template[0] == template[1]:
        yield "a pair that says the same twice"


def test_every_template_is_well_made() -> None:
    found = {key: list(faults(template)) for key, template in ALL_WORDS.items()}
    assert {key: wrong for key, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "bad",
    [
        *(" ", "*bold", "two  spaces", "{n!r}", "{0}", "{n:a|b|c}", "{n:no.such.place}"),
        ("the same", "the same"),
    ],
)
def test_a_bad_template_is_noticed(bad: Template) -> None:
    assert len(list(faults(bad))) == 1


def test_no_key_is_given_twice() -> None:
    seen: dict[str, str] = {}
    for info in pkgutil.iter_modules(ui.words.en.__path__):
        module = importlib.import_module(f"ui.words.en.{info.name}")
        for key in module.WORDS:
            assert key not in seen, f"{key} is in {seen[key]} and in {info.name}"
            assert key in WORDS, f"{info.name} is not among the words"
            seen[key] = info.name


# The source


def sources(package: Any) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(Path(package.__path__[0]).rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def named_keys() -> Iterator[tuple[str, str, bool]]:
    """Keys that the source names: where, the key, and whether it is only the beginning of one."""
    for package in (engine, ui):
        for path, tree in sources(package):
            for node in ast.walk(tree):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if called not in ("word", "plain", "Message"):
                    continue
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield where, first.value, False
                elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                    yield where, str(first.values[0].value), True


def test_keys_that_the_source_names_have_words() -> None:
    keys = list(named_keys())
    assert len(keys) > 50
    missing = [
        f"{where}: {key}"
        for where, key, begins in keys
        if not (any(k.startswith(key) for k in WORDS) if begins else has(key))
    ]
    assert not missing, "\n".join(missing)


def error_kinds() -> list[type[EngineError]]:
    found = {EngineError}
    for package in (engine, ui):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            try:
                module = importlib.import_module(info.name)
            except ModuleNotFoundError as error:
                if error.name not in BROWSER_ONLY:
                    raise
                continue
            found |= {
                kind
                for _, kind in inspect.getmembers(module, inspect.isclass)
                if issubclass(kind, EngineError)
            }
    return sorted(found, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", error_kinds(), ids=lambda kind: kind.__name__)
def test_an_error_has_words_that_its_values_fill(kind: type[EngineError]) -> None:
    assert has(kind.key), f"no words for {kind.key}"
    if kind is EngineError:
        error = kind("text")
    else:
        wanted = list(inspect.signature(kind.__init__).parameters.values())[1:]
        given = {
            p.name: {"position": 3, "low": 2, "high": 4}.get(p.name, "x")
            for p in wanted
            if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL) and p.default is p.empty
        }
        if "reason" in given and kind.__name__ == "NotNow":
            given["reason"] = Message("undo.off")  # type: ignore[assignment]
        error = kind(**given)  # type: ignore[arg-type]
    assert not problems(Message(error.key, error.values), 2)


# These tests can fail


def test_missing_words_and_values_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems(Message("parlour.no-such"), 2) == ["no words for parlour.no-such"]
    monkeypatch.setitem(WORDS, "parlour.test", "{who:Name} has {colour:parlour.kind} *and* {n}")
    good: dict[str, Value] = {"who": 0, "colour": "one", "n": 2}
    assert not problems(Message("parlour.test", good), 2)
    for name in good:
        less = {key: value for key, value in good.items() if key != name}
        assert len(problems(Message("parlour.test", less), 2)) == 3, name
    assert problems(Message("parlour.test", {**good, "colour": "mauve"}), 2)
    assert problems(Message("parlour.test", {**good, "who": 2}), 2)


def test_a_pair_that_speaks_to_you_is_tried_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORDS, "parlour.test", ("You have {lacking}", "{who:Name} has it"))
    found = problems(Message("parlour.test", {"who": 1}), 3)
    assert len(found) == 1
    assert "lacking" in found[0]


def test_every_game_is_played() -> None:
    assert {case.game.slug for case in CASES} == {*GAMES, PARLOUR.slug}


def test_a_space_that_breaks_no_line_is_kept() -> None:
    assert "crowd\u00a0of\u00a03" in plain("huzzah.table.plays-at", stage=2, n=3)
