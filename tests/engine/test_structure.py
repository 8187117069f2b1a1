"""How modules hang together: each stands above what it imports, for types only or to use it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]


def sources(*folders: str) -> dict[str, str]:
    """The source of every module below these folders, by the module's full name."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts).removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    return found


def loaded(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module, those for types too, but not those that wait in a function."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for inner in ast.iter_child_nodes(node):
                if isinstance(inner, ast.stmt):
                    yield from loaded([inner])
                elif isinstance(inner, (ast.ExceptHandler, ast.match_case)):
                    yield from loaded(inner.body)


def graph(modules: Mapping[str, str]) -> dict[str, set[str]]:
    """Per module those of the others that it imports by name. That a package is loaded before its
    modules does not count: it goes without saying, and does no harm."""
    found: dict[str, set[str]] = {}
    for name, source in modules.items():
        named: set[str] = set()
        for node in loaded(ast.parse(source).body):
            if isinstance(node, ast.Import):
                named.update(alias.name for alias in node.names)
            else:
                assert not node.level, f"{name} has a relative import"
                each = (f"{node.module}.{alias.name}" for alias in node.names)
                named.update(full if full in modules else str(node.module) for full in each)
        found[name] = {other for other in named if other in modules}
    return found


def circle(imports: Mapping[str, set[str]]) -> list[str]:
    """Modules of which each imports the next and the last the first; empty if there are none."""
    done: set[str] = set()
    way: list[str] = []

    def follow(name: str) -> list[str]:
        if name in way:
            return way[way.index(name) :]
        if name in done:
            return []
        way.append(name)
        for other in sorted(imports[name]):
            if found := follow(other):
                return found
        way.pop()
        done.add(name)
        return []

    for name in sorted(imports):
        if found := follow(name):
            return found
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    imports = graph(sources("engine", "ui"))
    assert sum(map(len, imports.values())) > 300
    assert not circle(imports), " -> ".join(circle(imports))


# These tests can fail

MADE_UP = {
    "toy": "",
    "toy.first": "import os\nfrom toy import second, NAME",
    "toy.second": "try:\n    from toy.third import thing\nexcept ImportError:\n    pass",
    "toy.third": "thing = 3",
}


def test_a_circle_is_found() -> None:
    assert graph(MADE_UP) == {
        "toy": set(),
        "toy.first": {"toy", "toy.second"},
        "toy.second": {"toy.third"},
        "toy.third": set(),
    }
    assert not circle(graph(MADE_UP))
    for back in (
        "import toy.first",
        "if thing:\n    pass\nelse:\n    from toy.first import x",
        "try:\n    pass\nexcept ImportError:\n    from toy import first",
        "class Thing:\n    from toy import first",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy import first",
    ):
        closed = graph({**MADE_UP, "toy.third": f"{MADE_UP['toy.third']}\n{back}"})
        assert circle(closed) == ["toy.first", "toy.second", "toy.third"], back
    assert circle(graph({"alone": "import alone"})) == ["alone"]


def test_what_waits_in_a_function_makes_no_circle() -> None:
    for back in (
        "def later() -> None:\n    from toy import first",
        "class Thing:\n    def later(self) -> None:\n        from toy import first",
    ):
        assert not circle(graph({**MADE_UP, "toy.third": back})), back
