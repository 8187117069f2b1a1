"""The registered games. Adding one is one line here, a folder in `engine/games/` and a table.

A game's folder is imported when the game is first asked for: a page that shows four posters must
not wait for four rulebooks.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

from engine.errors import UnknownGame
from engine.game import Game

SLUGS = ("circus", "big-top")


def module_of(slug: str) -> str:
    """The name of a game's folder in `engine/games/` and `ui/tables/`: `big_top` of `big-top`."""
    return slug.replace("-", "_")


class Catalogue(MutableMapping[str, Game[Any]]):
    """Games by slug. Each folder has its game under `GAME`."""

    def __init__(self, slugs: tuple[str, ...]) -> None:
        self._games: dict[str, Game[Any] | None] = dict.fromkeys(slugs)

    def __getitem__(self, slug: str) -> Game[Any]:
        game = self._games[slug]
        if game is None:
            folder = import_module(f"engine.games.{module_of(slug)}")
            game = self._games[slug] = folder.GAME
        return game

    def __contains__(self, slug: object) -> bool:
        return slug in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __setitem__(self, slug: str, game: Game[Any]) -> None:
        self._games[slug] = game

    def __delitem__(self, slug: str) -> None:
        del self._games[slug]


GAMES = Catalogue(SLUGS)


def by_slug(slug: str) -> Game[Any]:
    """The game of that slug, or UnknownGame."""
    try:
        return GAMES[slug]
    except KeyError:
        raise UnknownGame(slug, GAMES) from None


def by_code(code: int) -> Game[Any]:
    """The game that records call by that byte, or UnknownGame."""
    for game in GAMES.values():
        if game.code == code:
            return game
    raise UnknownGame(code, (f"{g.code} ({g.slug})" for g in GAMES.values()))
