"""The games that every contract test runs on: the catalogue's and the parlour, each at several
player counts and options. A new game needs its hooks in `hooks/`, and is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.catalogue import GAMES
from engine.game import Game, Options, OptionValue
from tests.engine.hooks import Hooks, hooks_for
from tests.engine.parlour import PARLOUR


@dataclass(frozen=True, slots=True)
class Case:
    """A game as it is set up for a test."""

    game: Game[Any]
    players: int
    options: dict[str, OptionValue]
    hooks: Hooks

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        changed = [
            name if value is True else f"{name}={value}"
            for name, value in self.options.items()
            if value != defaults[name]
        ]
        return "-".join([self.game.slug, str(self.players), *changed])

    @property
    def long(self) -> bool:
        """Whether the game has a brief form, and this is not it."""
        return any(self.options[name] != value for name, value in self.hooks.brief.items())

    @property
    def plain(self) -> bool:
        """Whether it is enough for the inner loop: no option of its own, a smallest or largest
        table."""
        usual = self.game.settle(self.players, self.hooks.brief)
        return (
            self.options == usual
            and self.players in self.game.players[:: max(1, len(self.game.players) - 1)]
        )

    @property
    def hidden(self) -> bool:
        return self.game.hidden(self.options)


def cases(game: Game[Any], hooks: Hooks) -> Iterator[Case]:
    """Each number of players with the defaults; each other value of each option, with the fewest
    players it is offered to and with the most; and all options changed at once.

    A game with a brief form is played so, but for the fewest players with the defaults, and the
    values of the options that make it brief, which are tried with the fewest players only.
    """

    def case(players: int, options: Options) -> Case:
        return Case(game, players, game.settle(players, options), hooks)

    found: list[Case] = []
    for players in game.players:
        found.append(case(players, {} if players == game.players[0] else hooks.brief))
    everything: dict[str, OptionValue] = {}
    for option in game.options:
        offered = [players for players in game.players if option.offered(players)]
        most = offered[0] if option.name in hooks.brief else offered[-1]
        for value in option.values:
            if value != option.default:
                for players in sorted({offered[0], most}):
                    found.append(case(players, {**hooks.brief, option.name: value}))
        if option.offered(game.players[0]):
            everything[option.name] = option.values[-1]
    if len(everything) > 1:
        found.append(case(game.players[0], everything))
    # The same one twice counts where it stands last.
    yield from reversed({str(case): case for case in reversed(found)}.values())


CASES = [
    case
    for game in {PARLOUR.slug: PARLOUR, **GAMES}.values()
    for case in cases(game, hooks_for(game.module))
]
