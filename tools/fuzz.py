"""Plays one random game and checks after every action what must hold for every game.

A failure carries the whole record of the game, so that it can be played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from engine.chance import SeededDealer
from engine.events import Ended, Event, Message, TurnBegan
from engine.game import TERMINAL, Choice, Game, Observation, Options, Standing, State
from engine.record import MAX_ACTIONS, Record

MAX_TURNS = 1000
THOROUGH, SOME = 150, 20
"""After so many actions of a game only one position in SOME is looked at in full."""
COMMON_KEYS = frozenset({"viewer", "players", "options", "deciders", "over"})

Conserved = Callable[[State], None]


class FuzzFailure(Exception):
    """A random game broke an invariant. `reason` says which; the rest replays it."""

    def __init__(
        self,
        slug: str,
        players: int,
        options: Options,
        seed: int,
        actions: Sequence[int],
        reason: str,
    ) -> None:
        self.slug = slug
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.actions = tuple(actions)
        self.reason = reason
        super().__init__(f"{reason}\nrecord: {self.dump()}")

    @property
    def record(self) -> Record:
        return Record(self.slug, self.players, self.seed, self.options, self.actions)

    def dump(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(
            {
                "game": self.slug,
                "players": self.players,
                "options": self.options,
                "seed": self.seed,
                "actions": self.actions,
            }
        )


def fuzz_game(
    game: Game[Any],
    players: int,
    options: Options,
    seed: int,
    conserved: Conserved | None = None,
) -> int:
    """Play one random game to its end; `conserved` raises if components were lost or doubled.

    Returns how many actions it had. Raises FuzzFailure: something was wrong after the last of its
    actions, or, in a long game, a few before it.
    """
    actions: list[int] = []
    try:
        _play(game, players, options, seed, actions, conserved)
    except Exception as error:
        reason = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        raise FuzzFailure(game.slug, players, options, seed, actions, reason) from error
    return len(actions)


class Broken(AssertionError):
    """An invariant does not hold."""


def _must(holds: bool, reason: str) -> None:
    if not holds:
        raise Broken(reason)


def _play(
    game: Game[Any],
    players: int,
    options: Options,
    seed: int,
    actions: list[int],
    conserved: Conserved | None,
) -> None:
    choose = random.Random(seed)
    events: list[Event] = []
    state: State = game.new_state(players, options, SeededDealer(seed), events.append)
    settled = game.settle(players, options)
    turns = 0
    while True:
        turns += sum(isinstance(event, TurnBegan) for event in events)
        over = state.current_player == TERMINAL
        if over or len(actions) < THOROUGH or len(actions) % SOME == 0:
            check_position(game, state, players, settled, len(actions) % players)
            if conserved is not None:
                conserved(state)
        check_events(events, players)
        ended = [event for event in events if isinstance(event, Ended)]
        if over:
            winners = {p for p, share in enumerate(state.returns()) if share}
            _must(len(ended) == 1, f"{len(ended)} Ended events with the last action")
            _must(set(ended[0].winners) == winners, f"Ended names {ended[0].winners}")
            _must(ended[0].seats is None, "not everybody sees that the game ended")
            return
        _must(not ended, "an Ended event while the game goes on")
        _must(turns < MAX_TURNS, f"no end after {MAX_TURNS} turns")
        _must(len(actions) < MAX_ACTIONS, f"no end after {MAX_ACTIONS} actions")
        events.clear()
        actions.append(choose.choice(state.legal_actions()))
        state.apply_action(actions[-1], events.append)


def check_position(
    game: Game[Any], state: State, players: int, options: Options, seat: int
) -> None:
    """What must hold in every position, as this seat and a spectator see it. Raises Broken."""
    over = state.current_player == TERMINAL
    deciders = state.deciders
    _must(len(set(deciders)) == len(deciders), f"doubled deciders {deciders}")
    if over:
        _must(deciders == (), f"the game is over but waits for {deciders}")
        _must(state.legal_actions() == [], "the game is over but there are legal actions")
    else:
        _must(state.current_player in deciders, f"{state.current_player} is not in {deciders}")
        _must(set(deciders) <= set(range(players)), f"unknown seats in {deciders}")
        _check_choices(game, state)
        _must(isinstance(state.prompt(), Message), "no prompt")
    _check_result(state.standings(), state.returns(), players, over)
    for viewer in (seat, None):
        _check_observation(state.observation(viewer), state, viewer, players, options)


def _check_choices(game: Game[Any], state: State) -> None:
    legal = state.legal_actions()
    _must(bool(legal), "nobody can do anything, but the game is not over")
    _must(len(set(legal)) == len(legal), f"doubled actions {legal}")
    wrong = [a for a in legal if type(a) is not int or not 0 <= a < game.num_actions]
    _must(not wrong, f"actions {wrong} are not numbers below {game.num_actions}")
    choices = [state.choice(action) for action in legal]
    for name, values in (
        ("notation", [choice.notation for choice in choices]),
        ("label", [repr(label(choice)) for choice in choices]),
    ):
        doubled = {value for value in values if values.count(value) > 1}
        _must(not doubled, f"more than one action has the {name} {doubled}")
    check_picks(choices)


def label(choice: Choice) -> tuple[Any, ...]:
    """What makes one label differ from another."""
    return (choice.say.key, *sorted(choice.say.values.items()))


def check_picks(choices: Sequence[Choice]) -> None:
    """Each way of touching means one action, or several that share all their picks; and no action
    is complete where another one goes on. Raises Broken."""
    meant: dict[tuple[str, ...], Choice] = {}
    for choice in choices:
        _must(bool(choice.picks), f"{choice.notation} has no picks")
        for step in choice.picks:
            _must(bool(step), f"{choice.notation} has an empty step")
            wrong = [name for name in step if not name or any(c.isspace() for c in name)]
            _must(not wrong, f"{wrong} are no component ids")
            _must(len(set(step)) == len(step), f"{choice.notation} has doubled ids in {step}")
        for touched in product(*choice.picks):
            if any(n in touched[:at] and len(choice.picks[at]) > 1 for at, n in enumerate(touched)):
                continue  # of several names those picked already do not count
            other = meant.setdefault(touched, choice)
            _must(
                [set(step) for step in other.picks] == [set(step) for step in choice.picks],
                f"touching {touched} means {other.notation} and {choice.notation}, "
                "whose picks are not all the same",
            )
    for touched, choice in meant.items():
        for length in range(1, len(touched)):
            other = meant.get(touched[:length], choice)
            _must(
                other is choice,
                f"{other.notation} is complete at {touched[:length]}, "
                f"but {choice.notation} goes on from there",
            )


def _check_result(
    standings: Sequence[Standing], returns: Sequence[float], players: int, over: bool
) -> None:
    seats = sorted(s.player for s in standings)
    _must(seats == list(range(players)), f"standings of the seats {seats}")
    places = [s.place for s in standings]
    right = [1 + sum(other < place for other in places) for place in places]
    _must(places == sorted(places), f"standings are not best first: {places}")
    _must(places == right, f"places {places}")
    for one in standings:
        for other in standings:
            if one.place == other.place:
                _must(one.score == other.score, f"{one} and {other} share a place")
    scores = [s.score for s in standings]
    ordered = sorted(scores)
    _must(scores in (ordered, ordered[::-1]), f"the scores {scores} do not go with the places")
    winners = [s.player for s in standings if s.place == 1]
    expected = [1 / len(winners) if over and p in winners else 0.0 for p in range(players)]
    _must(list(returns) == expected, f"returns {returns}, but the standings say {expected}")


def _check_observation(
    observation: Observation, state: State, viewer: int | None, players: int, options: Options
) -> None:
    missing = COMMON_KEYS - observation.keys()
    _must(not missing, f"an observation without {sorted(missing)}")
    again = json.loads(json.dumps(observation, allow_nan=False))
    _must(again == observation, f"seat {viewer}'s observation changes on its way through JSON")
    expected = {
        "viewer": viewer,
        "players": players,
        "options": dict(options),
        "deciders": list(state.deciders),
        "over": state.current_player == TERMINAL,
    }
    for key, value in expected.items():
        _must(observation[key] == value, f"{key} is {observation[key]!r}, expected {value!r}")


def check_events(events: Sequence[Event], players: int) -> None:
    """What must hold for every event. Raises Broken."""
    for event in events:
        seats = event.seats
        _must(seats is None or set(seats) <= set(range(players)), f"unknown seats: {event}")
        _must(event.public is None or seats is not None, f"a public form nobody gets: {event}")
        _must(
            event.public is None or (event.public.seats is None and event.public.public is None),
            f"a public form that is not public: {event}",
        )
