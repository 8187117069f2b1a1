"""Barker's Row: move Barkers to the Midway, score Attractions, fill the grandstand with Rubes."""

from __future__ import annotations

from engine.chance import Dealer
from engine.events import Emit
from engine.game import Game, Observation, Option, Options, Preset
from engine.games.barkers_row import data, evaluate, moves, world
from engine.games.barkers_row.rules import BarkersRowState


class BarkersRow(Game[BarkersRowState]):
    """Hidden hands of Attractions, Barkers whose backs show their suit only.

    Barkers are named by kind (`horrors-2`, `wild-plus`), Attractions by name (`girl-rilla`). Beside
    what every observation holds, its own has:
        turn (from 1; 0 in the opening), phase (`keep`, `turn`, a name of `items.NAMES`, `over`),
        power (the Attraction whose power is being done, or None), pending (what must be finished
        first, the next thing last: see `items.py`), moved (whether the required move is made),
        redrawn (whether three of a larger hand were exchanged this turn),
        row (per slot the suit or None), deck (how many Barkers), top (its top card's suit; None
        while somebody holds its top cards), midway (per kind how many), counts_as (per kind the
        suit it counts as in the Midway now), effects (the Attractions that did that, each with the
        suit that was named), totals (per suit, Wild ones in it), needs (per suit what the player's
        next scoring costs in cards), discards (kinds, the last on top), paid (kinds, of the running
        payment), attractions (how many in their deck), hands (how many per seat), staged and
        retired (per seat the names), rubes, levels, crowd, shields (seats under one), bonus (per
        suit), next_scores (of the player's coming scorings: discount, hold, extra, uses),
        watching (whether the player sees the Row while its power lasts),
        hand (the viewer's), kept (those it has chosen to keep so far), held (how many Barkers the
        player looks at, has picked, and has ordered to go back), looked (the same three as kinds,
        for the player itself), known (what the viewer knows of hidden Barkers: kind or None, suit,
        possible places), left (what all know of the Row: sets of slots whose cards stayed through
        a shuffle, and their kinds), ledger (what happened to hidden Attractions: see `ledger.py`).

    A drawn world is exact about all that follows from the rules. It takes every choice that the
    seat did not see (what another kept at the start, scored early or late, put on the bottom or
    held in a peek) for equally likely among those possible, and other seats to have peeked at
    nothing. Of the old cards it knows all together when the discards are shuffled, it forgets those
    that somebody looks at or holds just then, and the Row with them.
    """

    slug = "barkers-row"
    module = "barkers_row"
    code = 3
    title = "Barker’s Row"
    players = data.PLAYERS
    rules_version = 1
    options = (
        Option("powers", (True, False), True),
        Option("seats", (13, 9), 13),
    )
    presets = (
        Preset("full", {}),
        Preset("first", {"powers": False}),
        Preset("short", {"seats": 9}),
    )
    num_actions = moves.NUM_ACTIONS
    data = data.DATA

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> BarkersRowState:
        return BarkersRowState.opening(players, self.settle(players, options), dealer, emit)

    def world(self, observation: Observation, dealer: Dealer) -> BarkersRowState:
        return world.world(observation, dealer)

    def value(self, state: BarkersRowState, player: int) -> float:
        return evaluate.value(state, player)


GAME = BarkersRow()
