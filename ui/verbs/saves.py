"""Verbs of saved games, and those that follow when another tab has one."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.errors import EngineError
from engine.events import Message
from ui import browser, browser_outside, save_file, saves
from ui.app import App
from ui.keeper import save_of
from ui.people import printable
from ui.posters import poster_of
from ui.save_file import BigFile, Report
from ui.saves import PREFIX, TITLE_LENGTH, Broken, Save
from ui.screens import save_sheets
from ui.screens.shelf import label_of
from ui.widgets.toast import Deed
from ui.words import Voice, say, word


def _find(app: App, name: str) -> Save | Broken | None:
    return next((game for game in app.shelf() if game.name == name), None)


def _tell(app: App, key: str, game: Save | Broken, deed: Deed | None = None) -> None:
    app.tell(say(Message(key, {"name": label_of(game)}), Voice()), deed)
    app.draw()


def more(app: App, name: str) -> None:
    """The acts of one game, where there is no room beside it."""
    if game := _find(app, name):
        app.lay(lambda: save_sheets.more(game))


def why(app: App, name: str) -> None:
    """Why it cannot be read."""
    game = _find(app, name)
    if isinstance(game, Broken):
        app.lay(lambda: save_sheets.why(game))


def rename(app: App, name: str) -> None:
    """Ask for another name."""
    game = _find(app, name)
    if isinstance(game, Save):
        app.renaming = name
        app.lay(lambda: save_sheets.rename(game))
        browser.focus("#save-title")


def renamed(app: App, _: str) -> None:
    """The name was given; an empty one gives the game's own back."""
    game = _find(app, app.renaming)
    title = printable(browser.value_of("title"), TITLE_LENGTH)
    if isinstance(game, Save) and title != label_of(game):
        own = title == poster_of(game.game).title
        fresh = replace(game, title="" if own else title)
        if not _try(app, lambda: saves.write(app.store, fresh)):
            return
    _back_at(app, app.renaming)


def duplicate(app: App, name: str) -> None:
    """Put a second one beside it."""
    game = _find(app, name)
    if not isinstance(game, Save):
        return
    copy = replace(
        game,
        name=saves.new_name(),
        title=save_sheets.copy_of(label_of(game)),
        made=saves.now(),
        played=saves.now(),
    )
    if _try(app, lambda: saves.write(app.store, copy)):
        app.tell(say(Message("saves.copied", {"name": label_of(game)}), Voice()))
        _back_at(app, copy.name)


def delete(app: App, name: str) -> None:
    """Take it off the shelf; as long as nothing else is done, it can be brought back."""
    game, text = _find(app, name), app.store.get(PREFIX + name)
    if game is None or text is None:
        return
    if _try(app, lambda: app.store.remove(PREFIX + name)):
        app.deleted = (game, text)
        app.dialog = None
        _tell(app, "saves.deleted", game, Deed(word("saves.undo"), "undelete"))
        browser.focus("#toast button")


def undelete(app: App, _: str) -> None:
    """Bring the last one back."""
    if app.deleted is None:
        return
    game, text = app.deleted
    if _try(app, lambda: app.store.set(PREFIX + game.name, text)):
        app.deleted = None
        _tell(app, "saves.restored", game)
        browser.focus(f'[id="save-{game.name}"] .cta')


def _back_at(app: App, name: str) -> None:
    """Close what is open, show the shelf anew, and have the focus at that game."""
    app.close()
    browser.focus(f'[id="save-{name}"] .cta')


def _try(app: App, deed: Callable[[], None]) -> bool:
    """Do something with the storage; if that fails, say so."""
    try:
        deed()
    except EngineError as error:
        app.fail(error)
        return False
    return True


def export(app: App, name: str) -> None:
    """Hand one game over as a file."""
    if game := _find(app, name):
        _save_file(save_file.stored_texts(app.store, [name]), label_of(game))


def export_all(app: App, _: str) -> None:
    names = [game.name for game in app.shelf()]
    _save_file(save_file.stored_texts(app.store, names), word("saves.file_all"))


def export_here(app: App, _: str) -> None:
    """Hand the game at the table over as a file, whether it could be saved or not."""
    if playing := app.playing:
        save = save_of(playing, "here")
        _save_file([saves.to_text(save)], label_of(save))


def _save_file(texts: list[str], label: str) -> None:
    if texts:
        name = save_file.file_name(label, saves.now())
        browser_outside.save_file(name, save_file.to_text(texts))


def import_file(app: App, _: str) -> None:
    app.spawn(_import(app, browser_outside.ask_file(f"{save_file.ENDING},text/plain")))


async def _import(app: App, chosen: Future[Any]) -> None:
    file = await chosen
    if file is None:
        return
    report = Report()
    try:
        if browser_outside.size_of(file) > save_file.MAX_BYTES:
            raise BigFile
        for _ in save_file.take_in(app.store, await browser_outside.read_file(file), report):
            await asyncio.sleep(0)
    except EngineError as error:
        app.fail(error)
        return
    app.lay(lambda: save_sheets.imported(report))


def take_over(app: App, _: str) -> None:
    """Go on in this tab, from where the game stands now."""
    app.arrive()


def keep_copy(app: App, _: str) -> None:
    app.keep_copy()


VERBS = {
    "more": more,
    "why": why,
    "rename": rename,
    "renamed": renamed,
    "duplicate": duplicate,
    "delete": delete,
    "undelete": undelete,
    "export": export,
    "export-all": export_all,
    "export-here": export_here,
    "import": import_file,
    "take-over": take_over,
    "keep-copy": keep_copy,
}
