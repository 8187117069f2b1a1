"""The registered games. Adding one is one line here, a folder in `engine/games/` and a table."""

from __future__ import annotations

from typing import Any

from engine.errors import UnknownGame
from engine.game import Game
from engine.games.circus import CIRCUS

GAMES: dict[str, Game[Any]] = {game.slug: game for game in (CIRCUS,)}


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
