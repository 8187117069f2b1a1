"""Two tabs on one game: noticed, neither spoils it; a tab that dies at any line loses nothing."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from engine import record
from tests.ui.page import Memory, Page
from tests.ui.test_saves import kept
from ui import saves
from ui.browser_storage import StorageFull
from ui.keeper import HERE_KEY, Elsewhere, Keeper
from ui.saves import PREFIX, Save
from ui.views import View

UI = Path(saves.__file__).parent
ENGINE = Path(record.__file__).parent
# The page's own lines; drawing is pure and is left out, for speed.
WATCHED = frozenset(
    str(path)
    for path in (*UI.glob("*.py"), *(UI / "verbs").glob("*.py"), *ENGINE.glob("*.py"))
    if path.name != "views.py"
)


def test_a_save_that_another_tab_changed_is_not_overwritten() -> None:
    store = Memory()
    saves.write(store, kept("abc", title="first"))
    mine, theirs = Keeper(store), Keeper(store)
    assert mine.take("abc")
    assert theirs.take("abc")
    theirs.keep(kept("abc", title="theirs"))
    with pytest.raises(Elsewhere):
        mine.keep(kept("abc", title="mine"))
    found = saves.read(store, "abc")
    assert found
    assert found.title == "theirs"
    mine.take("abc")
    mine.keep(kept("abc", title="mine"))
    with pytest.raises(Elsewhere):
        theirs.keep(kept("abc", title="again"))


def test_a_tab_hears_only_of_its_own_game() -> None:
    store = Memory()
    saves.write(store, kept("abc"))
    mine = Keeper(store)
    assert not mine.heard(PREFIX + "abc", "x")
    mine.take("abc")
    text = store.kept[PREFIX + "abc"]
    assert not mine.heard(PREFIX + "abc", text)
    assert not mine.heard(PREFIX + "other", "x")
    assert not mine.heard("sawdust:theme", "night")
    assert not mine.heard(HERE_KEY, store.kept[HERE_KEY])
    assert mine.heard(PREFIX + "abc", "x")
    assert mine.heard(PREFIX + "abc", None)
    assert mine.heard(None, None)
    Keeper(store).take("abc")
    assert mine.heard(HERE_KEY, store.kept[HERE_KEY])
    mine.release()
    assert not mine.heard(PREFIX + "abc", "x")


def test_a_full_store_only_costs_the_announcement() -> None:
    store = Memory()
    saves.write(store, kept("abc"))

    def full(_: str) -> None:
        raise StorageFull("full")

    store.before = full
    assert Keeper(store).take("abc")


def moves(store: Memory, name: str) -> int:
    save = saves.read(store, name)
    assert save
    return len(save.session().steps)


def test_the_tab_that_was_there_first_stands_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Memory()
        first = Page(monkeypatch, store)
        first.start()
        await first.move()
        name, made = first.saved, moves(store, first.saved)
        second = Page(monkeypatch, store)
        second.open(f"#/table/{name}")
        first.wear()
        first.app.heard(HERE_KEY, store.kept[HERE_KEY])
        assert first.app.aside
        assert not second.app.aside
        assert "Open in another tab" in first.html
        # Nothing that is done there moves the game.
        first.app.touch("clown:0")
        assert first.app.back()
        assert first.app.dialog is not None
        first.app.stage.over()
        assert moves(store, name) == made
        second.wear()
        await second.move()
        later = moves(store, name)
        assert later > made
        first.wear()
        first.do("take-over")
        await first.rest()
        assert not first.app.aside
        assert first.app.playing
        assert len(first.app.playing.session.steps) == later
        await first.move()
        assert moves(store, name) > later

    asyncio.run(run())


def test_two_that_write_at_once_lose_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event reached this tab in time: its write is refused, and its moves go into a copy."""

    async def run() -> None:
        store = Memory()
        page = Page(monkeypatch, store)
        page.start()
        await page.move()
        name = page.saved
        theirs = store.kept[PREFIX + name].replace('"title":""', '"title":"theirs"')
        store.kept[PREFIX + name] = theirs
        await page.move()
        assert page.app.aside
        assert store.kept[PREFIX + name] == theirs
        assert page.app.playing
        mine = len(page.app.playing.session.steps)
        page.do("keep-copy")
        await page.rest()
        assert page.saved != name
        assert moves(store, page.saved) >= mine
        assert page.fragment == f"#/table/{page.saved}"
        assert store.kept[PREFIX + name] == theirs
        await page.move()
        assert store.kept[PREFIX + name] == theirs

    asyncio.run(run())


# A tab that dies


class Killed(BaseException):
    """The tab is gone."""


class Killer:
    """Ends the run at the n-th line of the page that is executed; from then on nothing reaches the
    store any more, whatever still runs."""

    def __init__(self, store: Memory, line: int) -> None:
        self.left = line
        self.seen = 0
        self.dead = False
        store.before = self._check

    def _check(self, _: str) -> None:
        if self.dead:
            raise Killed

    def trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename not in WATCHED:
            return None
        if event == "line":
            self.seen += 1
            self.left -= 1
            if self.left == 0:
                self.dead = True
                raise Killed
        return self.trace


class Told:
    """What a person saw and did before the tab died."""

    def __init__(self) -> None:
        self.steps = 0
        self.name = ""


async def _sitting(page: Page, told: Told, killer: Killer, other: str) -> None:
    """A short sitting: some moves, a take-back, another name, a copy, one thrown away."""
    page.app.draw = _watched(page, told, killer, page.app.draw)  # type: ignore[method-assign]
    page.open("#/setup/circus")
    for seat in "123":
        page.app.changed("seat-kind", seat, "random")
    page.do("start")
    for _ in range(2):
        await page.move()
    told.steps = 0  # what is taken back is wanted gone
    page.do("undo")
    await page.rest()
    await page.move()
    page.open("#/saves")
    page.do("rename", other)
    page.fields["title"] = "renamed"
    page.do("renamed")
    page.do("duplicate", other)
    page.open(f"#/replay/{other}")


def _watched(page: Page, told: Told, killer: Killer, draw: Any) -> Any:
    def drawn() -> None:
        draw()
        playing = page.app.playing
        if playing and playing.save and playing.settled and not killer.dead:
            told.name = playing.save
            told.steps = len(playing.session.steps)

    return drawn


def _run(patch: pytest.MonkeyPatch, store: Memory, line: int, other: str) -> tuple[Told, int]:
    told = Told()
    killer = Killer(store, line)

    async def run() -> None:
        page = Page(patch, store)
        sys.settrace(killer.trace)
        try:
            await _sitting(page, told, killer, other)
        except Killed:
            pass
        finally:
            sys.settrace(None)
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

    loop = asyncio.new_event_loop()
    loop.set_exception_handler(lambda *_: None)
    try:
        loop.run_until_complete(run())
    except Killed:
        pass
    finally:
        sys.settrace(None)
        loop.close()
    return told, killer.seen


@pytest.mark.thorough
def test_a_tab_killed_at_any_line_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred times the page dies between two of its lines, anywhere in a sitting. Every save
    can be read, the one that was not touched is as it was, and the game at the table is as far as
    the person had seen it."""

    def shelf() -> Memory:
        store = Memory()
        saves.write(store, kept("other"))
        saves.write(store, kept("still", title="untouched"))
        store.kept[PREFIX + "bad"] = "{oops"
        return store

    monkeypatch.setattr("ui.app.view", lambda scene: View("", "", ""))
    told, length = _run(monkeypatch, shelf(), 0, "other")
    assert length > 2000
    chance = random.Random(7)
    deaths = 0
    for _ in range(200):
        store = shelf()
        before = dict(store.kept)
        told, _ = _run(monkeypatch, store, chance.randrange(1, length), "other")
        deaths += 1
        for key in ("still", "bad"):
            assert store.kept[PREFIX + key] == before[PREFIX + key]
        found = {save.name: save for save in saves.shelf(store) if isinstance(save, Save)}
        assert "other" in found
        assert found["other"].record == kept("other").record
        names = [key for key in store.kept if key.startswith(PREFIX)]
        assert len(found) == len(names) - 1, "a save was left half written"
        for save in found.values():
            save.session()
        if told.name:
            assert len(found[told.name].session().steps) >= told.steps
    assert deaths == 200
