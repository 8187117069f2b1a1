"""The posters: one module a game, with what stands on the box, and the picture."""

from __future__ import annotations

from importlib import import_module

from engine.catalogue import GAMES, SLUGS, module_of
from engine.errors import UnknownGame
from ui.posters.poster import Poster

POSTERS: tuple[Poster, ...] = tuple(
    import_module(f"ui.posters.{module_of(slug)}").POSTER for slug in SLUGS
)
_BY_SLUG = {poster.slug: poster for poster in POSTERS}


def poster_of(slug: str) -> Poster:
    """The poster of the game of that slug, or UnknownGame."""
    try:
        return _BY_SLUG[slug]
    except KeyError:
        raise UnknownGame(slug, GAMES) from None
