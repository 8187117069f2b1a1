"""Big Top: secret bets on four suits, and cards called before their turn."""

from __future__ import annotations

from engine.chance import Dealer
from engine.events import Emit
from engine.game import Game, Observation, Option, Options
from engine.games.big_top import cards, data, evaluate, world
from engine.games.big_top.rules import BigTopState


class BigTop(Game[BigTopState]):
    """Hidden hands and bets.

    Cards are named `clowns-light-3` or `clowns-poster`. Beside what every observation holds, its
    own has:
        betting (the block of bets is on), hand (index), hands_in_all, dealer (of this hand),
        stacks (suit: poster, whether it lies there, and light and dark, the highest number played),
        charts (per seat the called cards from the $0 space up; None where none stands),
        sizes (cards in each hand), passes (how many in a row just now),
        may (per seat a number whose bits are the cards, as `cards.py` numbers them, that its hand
        can hold by what its passes proved; with `show_on_pass` the hand that it showed),
        hands (per seat its cards if the viewer may see them, else None),
        bets (per seat the dollars on each suit, 0 if none yet, or None), confirmed (the viewer is
        content with its own), shown (all hands and bets lie open),
        tracks, totals (dollars per seat; of this hand, of finished ones), past (finished hands:
        out, who went out; and per seat tracks; receipts, what these paid; bets, in the order of the
        suits; left, the cards left in the hand or on the chart).

    A world keeps to all that follows from the rules. Its hands are drawn evenly, or nearly so once
    three hands are limited by passes (see `redeal.py`); nothing is read from how others chose to
    play, and all bets of the others are equally likely.
    """

    slug = "big-top"
    module = "big_top"
    code = 2
    title = "Big Top"
    players = range(3, 7)
    rules_version = 2
    options = (
        Option("show_on_pass", (False, True), False),
        Option("hands", ("book", "each", "one"), "book"),
    )
    num_actions = cards.NUM_ACTIONS
    data = data.DATA

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> BigTopState:
        return BigTopState.opening(players, self.settle(players, options), dealer, emit)

    def world(self, observation: Observation, dealer: Dealer) -> BigTopState:
        return world.world(observation, dealer)

    def value(self, state: BigTopState, player: int) -> float:
        return evaluate.value(state, player)


GAME = BigTop()
