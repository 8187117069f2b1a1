"""A page without a browser: the app with a store in memory, and what it would have drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ui import browser, browser_outside, browser_storage
from ui.app import App
from ui.stage import Stage
from ui.verbs import ALL, CHANGES


class Memory:
    """localStorage in memory. `before` is called ahead of every change; it may raise."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.before: Callable[[str], None] = lambda key: None

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def set(self, key: str, value: str) -> None:
        self.before(key)
        self.kept[key] = value

    def remove(self, key: str) -> None:
        self.before(key)
        self.kept.pop(key, None)

    def names(self) -> list[str]:
        return list(self.kept)


class Page:
    """One tab. html: what was drawn last. files: what was handed out to be kept. spoken: what the
    live region said, one text after another."""

    def __init__(self, patch: pytest.MonkeyPatch, store: Memory, fragment: str = "#/") -> None:
        self.html = ""
        self.fragment = fragment
        self.fields: dict[str, str] = {}
        self.files: list[tuple[str, str]] = []
        self.spoken: list[str] = []
        self.patch = patch
        self.wear(store)
        self.app = App(Stage)
        self.app.no_pace = True
        self.app.fixed_seed = 5
        self.app.changes = {name: partial(deed, self.app) for name, deed in CHANGES.items()}

    def wear(self, store: Memory | None = None) -> None:
        """Make this the page that `ui.browser` speaks of."""

        def go(new: str, *, replace: bool = False) -> None:
            moved = new != self.fragment
            self.fragment = new
            if moved and not replace:
                self.app.arrive()

        def morph(html: str) -> None:
            self.html = html

        async def copy(_: str) -> bool:
            return True

        async def load_wheel(_: str) -> None:
            await asyncio.sleep(0)

        fakes: dict[str, Any] = {
            "morph": morph,
            "go": go,
            "fragment": lambda: self.fragment,
            "copy": copy,
            "value_of": lambda name: self.fields.get(name, ""),
            "address": lambda new: f"https://example.org/{new}",
            "focus": lambda selector: True,
            "focus_is_lost": lambda: False,
            "box": lambda component: None,
            "speak": self.spoken.append,
            "bring": lambda selector: None,
        }
        for name in ("dress", "settled", "remember_focus", "restore_focus", "complain"):
            fakes[name] = lambda *_: None
        for name, fake in fakes.items():
            self.patch.setattr(browser, name, fake)
        self.patch.setattr(
            browser_outside, "save_file", lambda name, text: self.files.append((name, text))
        )
        self.patch.setattr(browser_outside, "load_wheel", load_wheel)
        if store is not None:
            self.patch.setattr(browser_storage, "Storage", lambda: store)

    def open(self, fragment: str) -> None:
        self.fragment = fragment
        self.app.arrive()

    def do(self, verb: str, arg: str = "") -> None:
        ALL[verb](self.app, arg)

    def start(self, slug: str = "circus", **options: str) -> None:
        """Begin a game with the usual people."""
        self.open(f"#/setup/{slug}")
        for name, value in options.items():
            self.app.changed("option", name, value)
        self.do("start")

    async def rest(self) -> None:
        """Wait until nothing moves by itself."""
        for _ in range(1_000_000):
            await asyncio.sleep(0)
            director, projector = self.app.director, self.app.projector
            busy = [task for task in self.app._tasks if not task.done()]
            if director and director._task and not director._task.done():
                busy.append(director._task)
            if projector and projector._task and not projector._task.done():
                busy.append(projector._task)
            if not busy:
                return
        raise AssertionError("the page does not come to rest")

    async def move(self) -> None:
        """The person's first legal action, by its label."""
        await self.rest()
        playing = self.app.playing
        assert playing is not None
        if playing.picks.offers:
            self.do("choose", str(playing.picks.offers[0][0]))
        await self.rest()

    @property
    def saved(self) -> str:
        """The name of the save at the table."""
        assert self.app.playing is not None
        assert self.app.playing.save is not None
        return self.app.playing.save
