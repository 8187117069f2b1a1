"""Welcome to the Circus: three clowns, twelve balls and one die."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Dealer
from engine.events import Emit
from engine.game import Game, Observation, Option, Options, Preset
from engine.games.circus import data, evaluate, moves, world
from engine.games.circus.rules import CircusState


class Circus(Game[CircusState]):
    """Perfect information but for the option `secret`; one die.

    Beside what every observation holds, its own has:
        turn (from 1, over the whole match; the last one played when over), game_turn (the same,
        of this game), game (index), games (how many in all), first (who began this game),
        rolled (a face, None when over),
        clowns (each: space [row, column], balls bottom first),
        outside (colour: how many), holes (value: colour or None), points (colour: points of this
        game), known (whether all may know the owners), owners (colour: seat, None if it is
        nobody's or not known to the viewer), mine (the viewer's colours),
        scores (per seat, this game; None while secret), totals (per seat over the match; this
        game counts while `known`), past (per finished game the points per seat), past_games
        (the same as holes and owners).
    """

    slug = "circus"
    module = "circus"
    code = 1
    title = "Welcome to the Circus"
    players = range(2, 5)
    rules_version = 1
    options = (
        Option("secret", (False, True), False),
        Option("match", (False, True), False),
        Option("double", (False, True), False, players=(2,)),
        Option("tie_break", (False, True), False),
    )
    presets = (
        Preset("classic", {}),
        Preset("masks", {"secret": True, "tie_break": True}),
        Preset("tournament", {"match": True, "tie_break": True}),
    )
    num_actions = moves.NUM_ACTIONS
    data = data.DATA

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> CircusState:
        return CircusState.opening(players, self.settle(players, options), dealer, emit)

    def world(self, observation: Observation, dealer: Dealer) -> CircusState:
        return world.world(observation, dealer)

    def value(self, state: CircusState, player: int) -> float:
        return evaluate.value(state, player)

    def prepare(self) -> Iterator[None]:
        return evaluate.prepare()

    def hidden(self, options: Options) -> bool:
        return bool(options["secret"])


GAME = Circus()
