"""Every error of the engine: typed, and with a key and values that the page puts into words."""

from __future__ import annotations

from collections.abc import Iterable


class EngineError(Exception):
    """Names what was wrong and what was expected; nothing was changed when it is raised.

    `key` and `values` are for `ui/words`; `str(error)` is for developers.
    """

    key = "error.engine"

    def __init__(self, text: str, **values: int | str) -> None:
        super().__init__(text)
        self.values: dict[str, int | str] = values


class IllegalAction(EngineError):
    """The action is not among the legal ones (or the game is over and none is)."""

    key = "error.illegal-action"

    def __init__(self, action: object, legal: Iterable[int]) -> None:
        some = list(legal)
        shown = ", ".join(map(str, some[:12])) + (", ..." if len(some) > 12 else "")
        super().__init__(f"action {action!r} is not legal; legal are [{shown}]", action=str(action))


class BadRecord(EngineError):
    """A record, link or save cannot be read; `position` is the byte or action where it fails."""

    key = "error.bad-record"

    def __init__(self, reason: str, position: int) -> None:
        super().__init__(f"bad record at {position}: {reason}", reason=reason, position=position)
        self.reason = reason
        self.position = position


class UnknownGame(EngineError):
    """No game of that slug or code is registered."""

    key = "error.unknown-game"

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"no game {name!r}; known are {', '.join(known)}", game=str(name))


class OtherRules(EngineError):
    """A record was made with another version of a game's rules or data."""

    key = "error.other-rules"

    def __init__(self, game: str, found: str, expected: str) -> None:
        text = f"{game}: the record has rules {found}, this program has {expected}"
        super().__init__(text, game=game, found=found, expected=expected)


class BadOption(EngineError):
    """An option is unknown, has a value it does not offer, or is not offered to so many players."""

    key = "error.bad-option"

    def __init__(self, option: str, value: object, expected: str) -> None:
        super().__init__(
            f"option {option!r} cannot be {value!r}; expected {expected}",
            option=option,
            value=str(value),
            expected=expected,
        )


class BadPlayers(EngineError):
    """The game, or this record of one, is not for this number of players."""

    key = "error.bad-players"

    def __init__(self, game: str, players: object, low: int, high: int) -> None:
        text = f"{game} is for {low} to {high} players, not {players!r}"
        super().__init__(text, game=game, players=str(players), low=low, high=high)


class BadSeed(EngineError):
    """A seed is a whole number from 0 to `high`."""

    key = "error.bad-seed"

    def __init__(self, seed: object, high: int) -> None:
        super().__init__(f"a seed is 0 to {high}, not {seed!r}", seed=str(seed), high=high)


class UnknownBot(EngineError):
    """No bot of that name is registered."""

    key = "error.unknown-bot"

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"no bot {name!r}; known are {', '.join(known)}", bot=str(name))
