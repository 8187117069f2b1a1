"""Welcome to the Circus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from engine.chance import Dealer
from engine.games.circus.data import BALLS_OF_A_COLOUR, CAPACITY, COLOURS, HOLES
from engine.games.circus.rules import CircusState
from tests.engine.hooks import Hooks


def conserved(state: CircusState) -> None:
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


def secrets(state: CircusState) -> dict[str, Hashable]:
    if state.known:
        return {}
    return dict(zip(COLOURS, state.owners, strict=True))


def reshuffled(state: CircusState, player: int, dealer: Dealer) -> CircusState:
    new = state.clone()
    if not state.known:
        others = [owner for owner in state.owners if owner != player]
        dealer.shuffle(others)
        rest = iter(others)
        new.owners = tuple(o if o == player else next(rest) for o in state.owners)
    return new


HOOKS = Hooks(conserved, secrets, reshuffled)
