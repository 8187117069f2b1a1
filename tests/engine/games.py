"""The games that every contract test runs on: the catalogue's and the parlour, each at several
player counts and options. A new game needs an entry in HOOKS, and is tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.catalogue import GAMES
from engine.chance import Dealer
from engine.game import Game, OptionValue, State
from engine.games.circus.data import BALLS_OF_A_COLOUR, CAPACITY, COLOURS, HOLES
from engine.games.circus.rules import CircusState
from tests.engine import parlour
from tests.engine.parlour import PARLOUR, ParlourState


@dataclass(frozen=True, slots=True)
class Hooks:
    """What tests must know of a game that its observations do not tell.

    conserved: raises AssertionError if components were lost or doubled.
    secrets: every hidden place with what lies there (empty where nothing is hidden).
    reshuffled: a copy in which all that the seat cannot know is dealt anew. It is written against
        the rules, not against `world`, so that a leak which `world` knows of is found too.
    """

    conserved: Callable[[Any], None]
    secrets: Callable[[Any], dict[str, Hashable]]
    reshuffled: Callable[[Any, int, Dealer], State]


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
    def hidden(self) -> bool:
        return self.game.hidden(self.options)


def cases(game: Game[Any], hooks: Hooks) -> Iterator[Case]:
    """Each number of players with the defaults; each other value of each option, with the fewest
    players it is offered to and with the most; and all options changed at once."""
    for players in game.players:
        yield Case(game, players, game.settle(players, {}), hooks)
    everything: dict[str, OptionValue] = {}
    for option in game.options:
        offered = [players for players in game.players if option.offered(players)]
        for value in option.values:
            if value != option.default:
                for players in sorted({offered[0], offered[-1]}):
                    yield Case(game, players, game.settle(players, {option.name: value}), hooks)
        if option.offered(game.players[0]):
            everything[option.name] = option.values[-1]
    if len(everything) > 1:
        players = game.players[0]
        yield Case(game, players, game.settle(players, everything), hooks)


# Parlour


def _parlour_conserved(state: ParlourState) -> None:
    for kind, name in enumerate(parlour.KINDS):
        hands = sum(hand[kind] for hand in state.hands)
        piles = sum(pile.count(kind) for pile in state.piles)
        found = hands + piles + state.discard[kind]
        assert found == parlour.COPIES, f"{found} cards of kind {name}"
    for seat, hand in enumerate(state.hands):
        numbers = sum(hand[kind] for kind in parlour.NUMBERS)
        assert numbers <= state.numbers[seat] <= sum(hand), f"seat {seat}: {state.numbers}"


def _parlour_secrets(state: ParlourState) -> dict[str, Hashable]:
    places: dict[str, Hashable] = {}
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
        places[f"seat {seat} could bid"] = any(hand[kind] for kind in parlour.NUMBERS)
        for kind, name in enumerate(parlour.KINDS):
            places[f"{name} in hand {seat}"] = hand[kind]
        for depth, kind in enumerate(reversed(pile)):
            places[f"card {depth} of pile {seat}"] = kind
    return places


def _parlour_reshuffled(state: ParlourState, player: int, dealer: Dealer) -> ParlourState:
    kinds = range(len(parlour.KINDS))
    unseen = [kind for pile in state.piles for kind in pile]
    unseen += [kind for hand in state.hands for kind in kinds for _ in range(hand[kind])]
    pile = state.piles[player]
    top = pile[len(pile) - state.seen[player] :]
    own = [kind for kind in kinds for _ in range(state.hands[player][kind])]
    for kind in own + top:
        unseen.remove(kind)
    while True:
        new = state.clone()
        dealer.shuffle(unseen)
        cards = iter(unseen)
        for seat, hand in enumerate(new.hands):
            known = top if seat == player else []
            size = len(new.piles[seat]) - len(known)
            new.piles[seat] = [next(cards) for _ in range(size)] + known
            if seat != player:
                new.hands[seat] = [0] * len(hand)
                for _ in range(sum(hand)):
                    new.hands[seat][next(cards)] += 1
        held = [sum(hand[kind] for kind in parlour.NUMBERS) for hand in new.hands]
        if all(n <= most for n, most in zip(held, new.numbers, strict=True)):
            break
    for seat, pending in enumerate(new.pending):
        if seat != player and pending != parlour.NOTHING:
            new.current_player = seat
            legal = new.legal_actions()
            new.pending[seat] = legal[dealer.below(len(legal))]
    new.current_player = state.current_player
    return new


# Welcome to the Circus


def _circus_conserved(state: CircusState) -> None:
    seen = state.observation(None)
    balls = Counter(ball for clown in seen["clowns"] for ball in clown["balls"])
    balls.update(colour for colour in seen["holes"].values() if colour is not None)
    balls.update(seen["outside"])
    assert balls == dict.fromkeys(COLOURS, BALLS_OF_A_COLOUR), f"balls: {balls}"
    assert all(len(clown["balls"]) <= CAPACITY for clown in seen["clowns"])
    spaces = [tuple(clown["space"]) for clown in seen["clowns"]]
    assert len(set(spaces)) == len(spaces), f"clowns share a space: {spaces}"
    empty = {HOLES[int(value)] for value, ball in seen["holes"].items() if ball is None}
    assert not empty & set(spaces), f"a clown stands on an empty hole: {spaces}"


def _circus_secrets(state: CircusState) -> dict[str, Hashable]:
    if state.known:
        return {}
    return dict(zip(COLOURS, state.owners, strict=True))


def _circus_reshuffled(state: CircusState, player: int, dealer: Dealer) -> CircusState:
    new = state.clone()
    if not state.known:
        others = [owner for owner in state.owners if owner != player]
        dealer.shuffle(others)
        rest = iter(others)
        new.owners = tuple(o if o == player else next(rest) for o in state.owners)
    return new


HOOKS = {
    "parlour": Hooks(_parlour_conserved, _parlour_secrets, _parlour_reshuffled),
    "circus": Hooks(_circus_conserved, _circus_secrets, _circus_reshuffled),
}

CASES = [
    case
    for game in {PARLOUR.slug: PARLOUR, **GAMES}.values()
    for case in cases(game, HOOKS[game.slug])
]
