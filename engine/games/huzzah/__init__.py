"""Huzzah!: nine stages at King Richard's fair, where Richard hates what crowds love."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Dealer
from engine.events import Emit
from engine.game import Game, Observation, Option, Options, Window
from engine.games.huzzah import data, evaluate, landing, tables, world
from engine.games.huzzah.rules import HuzzahState


class Huzzah(Game[HuzzahState]):
    """Hidden hands, simultaneous choices, dice.

    Beside what every observation holds, its own has:
        phase (pick, walk, bump, take, show, place, remove, discard, over), turn (from 1; 0 while
        stages are picked), lead (seat), closed (stages), pawns (per seat {"stage": n},
        {"step": n} or None), richard (step, None before he comes), counters (per step), scores,
        cards (per seat how many it holds), hand (the viewer's, by kind),
        down (per seat the card before it: None, "hidden" or its kind), heckling (per seat the
        stage that it may heckle or does, or None), deck (how many), discards (by kind),
        laid (per seat the kinds that it discarded last),
        reshuffle (since the deck was last shuffled: deck, the cards it then had by kind; hand, what
        the viewer held then; cards, how many each seat held; since, what has gone from the deck and
        from hands, as in "3 2" for two cards drawn by seat 3 and "3 finale" for one it showed),
        chosen (the viewer's choices in the running block, in canonical order),
        order (seats that pick or walk after this one), mover (seat whose pawn walks or walked
        last, -1: Richard), dice (what they show while somebody may walk), roll (their sum: how
        far), stage (being resolved, or None), left (counters still to be removed).

    A world keeps to all that: cards face down are never Bumps, a performer who is asked for a show
    has one, and a card that lay among the discards at the last reshuffle is in no hand that was
    held then. How likely each deal is, is worked out as if all played at random; so it takes any
    choice of a seat that has chosen in the running block for equally likely, too. One thing is
    left out: from the shuffle before the last one it does not remember who held what.
    """

    slug = "huzzah"
    module = "huzzah"
    code = 4
    title = "Huzzah!"
    players = range(3, data.SEATS + 1)
    rules_version = 1
    options = (
        Option("target", data.TARGETS, data.TARGETS[0]),
        Option("closed", ("usual", "none", "most"), "usual"),
        Option("bumps", ("rulebook", "none"), "rulebook"),
    )
    num_actions = tables.NUM_ACTIONS
    data = data.DATA
    discreet = True

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> HuzzahState:
        return HuzzahState.opening(players, self.settle(players, options), dealer, emit)

    def world(self, observation: Observation, dealer: Dealer) -> HuzzahState:
        return world.world(observation, dealer)

    def window(self, observation: Observation) -> Window | None:
        if observation["phase"] != "bump":
            return None
        return Window(tables.PASS, major=observation["mover"] < 0)

    def value(self, state: HuzzahState, player: int) -> float:
        return evaluate.value(state, player)

    def prepare(self) -> Iterator[None]:
        return landing.prepare()


GAME = Huzzah()
