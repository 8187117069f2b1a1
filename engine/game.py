"""The contract that every game fulfils: `Game` describes, `State` is one position.

The terms are OpenSpiel's and PettingZoo's. A game is a folder in `engine/games/`; everything that
anyone sees, bots included, is drawn from `State.observation`.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chance import Dealer
from engine.errors import BadOption, BadPlayers
from engine.events import Emit, Ended, Message

TERMINAL = -1

# What one seat (or a spectator) may know: JSON-able, built afresh from a whitelist. Besides what
# the game adds it holds `viewer` (seat or None), `players` (how many), `options`, `deciders`,
# and `over` (bool).
Observation = dict[str, Any]
OptionValue = int | str | bool
Options = Mapping[str, OptionValue]


class Option(NamedTuple):
    """A house rule offered at set-up. Words: `<module>.option.<name>` and `....<value>`.

    `players` limits it to some numbers of players; elsewhere only the default is allowed.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    players: tuple[int, ...] | None = None

    def offered(self, players: int) -> bool:
        return self.players is None or players in self.players


class Preset(NamedTuple):
    """Options that go well together, offered at set-up under one name; those left out have their
    defaults. Words: `<module>.preset.<name>` and `....help`."""

    name: str
    options: Options


class Choice(NamedTuple):
    """How one legal action is shown and made.

    say: its label. notation: short, language-free, unique among the legal actions.
    picks: the steps by which a person makes it; each step is a set of interchangeable component
        ids (`outside:red`, `clown:1`, `space:4-2`, `button:pass`), of which one is touched. The
        action is played when the last step is touched. No action's steps begin another's.
    """

    say: Message
    notation: str
    picks: tuple[tuple[str, ...], ...]


class Standing(NamedTuple):
    """A seat's place at the end (1 is best, ties share) and its score as the game counts it."""

    player: int
    place: int
    score: int


class State(ABC):
    """One position. Mutable, cheap to clone; never leaves `engine/` except through `observation`.

    Invariants: `legal_actions()` is non-empty unless the game is over. Inside a block (several
    `deciders` choosing in secret) `current_player` runs through them in an internal order, nothing
    public changes until the last has chosen, and what one is offered does not depend on the others.
    """

    __slots__ = ()

    current_player: int
    """Seat whose decision is taken next, or TERMINAL."""

    @property
    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """Whom the table is waiting for, publicly: all seats of a block. Empty when over."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """The current player's actions in canonical order (part of the rules version)."""

    @abstractmethod
    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        """Play a legal action, emitting each event right after the change that it tells.

        An illegal one raises IllegalAction and changes nothing. With emit None no event is built.
        """

    @abstractmethod
    def clone(self) -> State:
        """An equal, independent copy, its dealer cloned too."""

    @abstractmethod
    def observation(self, player: int | None) -> Observation:
        """What that seat may know (None: a spectator), everything it still remembers included."""

    @abstractmethod
    def prompt(self) -> Message:
        """What the current player is asked to do, in the words of the rules."""

    @abstractmethod
    def choice(self, action: int) -> Choice:
        """How that legal action is shown and picked."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """Places and scores, best first; while playing, as it stands for everybody to see."""

    def returns(self) -> list[float]:
        """Per seat 1 for a win, split among those who share it, else 0. All 0 while playing."""
        standings = self.standings()
        if self.current_player != TERMINAL:
            return [0.0] * len(standings)
        return shared_wins(standings)


S = TypeVar("S", bound=State)


class Window(NamedTuple):
    """A block in which every seat may react to what has just happened, and most will not.

    passing: the action of those who let it be. major: whether it is one of those that people want
    to be asked in even if they leave out most.
    """

    passing: int
    major: bool


class Game(ABC, Generic[S]):
    """Describes one game. Stateless; one instance a slug in the catalogue.

    slug: in URLs. module: its folder in `engine/games/` and `ui/tables/`, first part of its words.
    code: a byte that names it in records, never reused. rules_version: raise it with every change
    to rules, data or the order of legal actions. data: the tables that records depend on.
    hidden: whether some seat knows what another does not (with the default options).
    discreet: whether not being asked tells something, so that people who share a device are asked
        in a block even where they have no choice.
    """

    slug: str
    module: str
    code: int
    title: str
    players: range
    rules_version: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    num_actions: int
    data: tuple[Any, ...]
    discreet: bool = False

    @abstractmethod
    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> S:
        """The first position; `options` as `settle` returns them. Raises what `settle` raises."""

    @abstractmethod
    def world(self, observation: Observation, dealer: Dealer) -> S:
        """A full position drawn from what that seat knows; chance to come is drawn from `dealer`.

        Laws: its observation for the same seat is the given one, its legal actions are the same
        ones, and it depends on the observation and the dealer alone.
        """

    @abstractmethod
    def value(self, state: S, player: int) -> float:
        """How good a position is for that seat, for bots that look ahead: higher is better.

        Called on worlds only, so it may read the whole position. The scale is the game's own.
        """

    def prepare(self) -> Iterator[None]:
        """Do what `value` would otherwise do at its first call, a few milliseconds a step, so that
        a page can spread it over moments when nothing else happens."""
        return iter(())

    def window(self, observation: Observation) -> Window | None:
        """The window that is open there, if one is: what all see of it."""
        return None

    def hidden(self, options: Options) -> bool:
        """Whether, with these options, some seat knows what another does not."""
        return True

    def settle(self, players: int, options: Options) -> dict[str, OptionValue]:
        """All options with a value each, defaults filled in. Raises BadPlayers or BadOption."""
        if not isinstance(players, int) or players not in self.players:
            raise BadPlayers(self.slug, players, self.players[0], self.players[-1])
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(name, value, f"one of {', '.join(known) or 'none'}")
            option = known[name]
            # bool is an int in Python; True must not pass for 1
            if not any(value == v and type(value) is type(v) for v in option.values):
                raise BadOption(name, value, f"one of {', '.join(map(str, option.values))}")
            if value != option.default and not option.offered(players):
                raise BadOption(name, value, f"{option.default} with {players} players")
        return {name: options.get(name, option.default) for name, option in known.items()}

    def fingerprint(self) -> int:
        """16 bits that change with the data tables, so that records of other data are noticed."""
        return zlib.crc32(repr(self.data).encode()) & 0xFFFF


def ranking(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from per-seat sort keys (higher is better): 1 is best, equal keys share a place."""
    return [1 + sum(other > key for other in scores) for key in scores]


def rows(scores: Sequence[int], keys: Sequence[tuple[int, ...]] | None = None) -> list[Standing]:
    """`State.standings` from the seats' scores and, if these are not all that counts, sort keys
    (higher is better)."""
    places = ranking([(score,) for score in scores] if keys is None else keys)
    found = [Standing(seat, places[seat], score) for seat, score in enumerate(scores)]
    return sorted(found, key=lambda row: row.place)


def winners(standings: Sequence[Standing]) -> tuple[int, ...]:
    """The seats in the first place, ascending."""
    return tuple(sorted(row.player for row in standings if row.place == 1))


def shared_wins(standings: Sequence[Standing]) -> list[float]:
    """`State.returns` from final standings: one win, split among those in the first place."""
    first = winners(standings)
    return [1 / len(first) if p in first else 0.0 for p in range(len(standings))]


def ended(standings: Sequence[Standing], module: str, score: str) -> Ended:
    """The end as it is told: `<module>.wins` with `who`, or `<module>.share-win` with `winners`,
    and under the name `score` what the best have."""
    first, best = winners(standings), standings[0].score
    if len(first) == 1:
        say = Message(f"{module}.wins", {"who": first[0], score: best})
    else:
        say = Message(f"{module}.share-win", {"winners": first, score: best})
    return Ended(winners=first, say=say)
