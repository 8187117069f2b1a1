"""The table of Huzzah!: what is drawn, named, lit, foretold and kept hidden, from observations."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.data import CARDS
from tests.ui.test_big_top_table import CLOSED, Page
from ui.focus import Focus
from ui.picks import Picks, Touch
from ui.tables.huzzah import plate, stage
from ui.words import Voice

NAMES = ("Ann", "Nell", "Otto", "Bea", "Gus", "Ida", "Max", "Sue")
KINDS = [card.name for card in CARDS]


def draw(o: Observation, **focus: Any) -> Page:
    """The stage and what lies on the plates."""
    looks = Focus(**{"voice": Voice(NAMES[: o["players"]], o["viewer"]), **focus})
    plates = [plate(o, seat, looks) for seat in range(o["players"])]
    return Page([stage(o, looks), [[p.badge, p.note, p.points, p.more] for p in plates]])


def games() -> Iterator[Any]:
    """Positions of random games, with every phase among them."""
    for players in (3, 6):
        state = HUZZAH.new_state(players, HUZZAH.settle(players, {}), SeededDealer(players))
        choose, told = random.Random(players), Counter[str]()
        for _ in range(420):
            legal = state.legal_actions()
            if not legal:
                break
            phase = state.observation(None)["phase"]
            told[phase] += 1
            if told[phase] % 16 == 1:
                yield state
            state.apply_action(choose.choice(legal))


def lit_of(state: Any) -> frozenset[str]:
    return Picks([(a, state.choice(a)) for a in state.legal_actions()]).lit


# What is hidden


def test_just_the_hand_of_the_viewer_is_drawn() -> None:
    looked = 0
    for state in games():
        for viewer in (state.current_player, 0, None):
            o = state.observation(viewer)
            page = draw(o, quiet=True)
            cards = Counter(
                name.partition(":")[2].rpartition("-")[0]
                for name in page.components
                if name.startswith("card:")
            )
            held = {} if viewer is None else {n: k for n, k in o["hand"].items() if k}
            assert dict(cards) == held
            looked += 1
    assert looked > 60


def test_a_page_is_the_same_whatever_others_hold() -> None:
    """Everything a seat cannot see is dealt anew, again and again: not a letter changes."""
    compared = 0
    for state in games():
        for viewer in (state.current_player, 1, None):
            o = state.observation(viewer)
            lit = lit_of(state)
            focus: dict[str, Any] = (
                {"quiet": True} if viewer != state.current_player else {"lit": lit}
            )
            source = draw(o, **focus).source
            for seed in range(2):
                world = HUZZAH.world(o, SeededDealer(seed))
                assert draw(world.observation(viewer), **focus).source == source
                compared += 1
    assert compared > 100


def test_cards_face_down_look_all_alike() -> None:
    for state in games():
        o = state.observation(None)
        if "hidden" not in o["down"]:
            continue
        page = draw(o)
        assert not page.having("front")
        assert len(page.having("back")) == sum(card == "hidden" for card in o["down"])


# What can be picked


def test_every_action_can_be_picked_and_nothing_lit_is_closed_in() -> None:
    seen = set()
    for state in games():
        o = state.observation(state.current_player)
        offers = [(action, state.choice(action)) for action in state.legal_actions()]
        for action, choice in (offers[0], offers[-1]):
            picks = Picks(offers)
            for step in choice.picks:
                page = draw(o, lit=picks.lit, picked=picks.picked)
                assert picks.lit <= set(page.components)
                for name in picks.lit:
                    attributes = page.component(name)
                    assert attributes["role"] == "button"
                    assert attributes["tabindex"] == "0"
                    where = page.elements.index(attributes)
                    assert not CLOSED & set(page.around[where]), f"{name} is inside a picture"
                touch = picks.touch(step[0])
            assert touch is Touch.PLAY
            assert picks.action == action
        seen.add(o["phase"])
    assert seen >= {"pick", "walk", "bump", "take", "show", "place", "discard"}
