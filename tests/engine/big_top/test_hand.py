"""A hand's beginning: the deal, who deals and leads, and the bets."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.bots.greedy import GreedyBot
from engine.chance import ScriptedDealer, SeededDealer
from engine.events import Event
from engine.game import TERMINAL
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CARD_OF, CARDS, packed
from engine.games.big_top.data import RECEIPTS, SUITS
from tests.engine.big_top.positions import ONE, begun, do, keys, options_of, place_bets


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, [18, 17, 17]),
        (4, [13, 13, 13, 13]),
        (5, [11, 11, 10, 10, 10]),
        (6, [9, 9, 9, 9, 8, 8]),
    ],
)
def test_all_cards_are_dealt_one_at_a_time_from_the_dealers_left(
    players: int, sizes: list[int]
) -> None:
    for dealer in range(players):
        state = BIG_TOP.new_state(players, ONE, ScriptedDealer([dealer]))
        assert state.observation(None)["dealer"] == dealer
        order = [(dealer + 1 + i) % players for i in range(players)]
        assert [state.observation(None)["sizes"][seat] for seat in order] == sizes
        for place, seat in enumerate(order):
            dealt = [CARD_OF[name] for name in state.observation(seat)["hands"][seat]]
            assert dealt == list(range(place, CARDS, players))


@pytest.mark.parametrize(
    ("players", "option", "hands"),
    [(3, "book", 6), (4, "book", 4), (5, "book", 5), (6, "book", 6), (3, "each", 3), (3, "one", 1)],
)
def test_the_deal_passes_to_the_left_and_the_next_seat_leads(
    players: int, option: str, hands: int
) -> None:
    state = BIG_TOP.new_state(players, {"hands": option}, SeededDealer(3))
    dealers = []
    while state.current_player != TERMINAL:
        seen = state.observation(None)
        assert seen["hands_in_all"] == hands
        assert seen["hand"] == len(dealers)
        assert seen["tracks"] == [0] * players
        assert seen["charts"] == [[None] * 4] * players
        assert seen["deciders"] == list(range(players))
        assert all(not any(stack.values()) for stack in seen["stacks"].values())
        assert sum(seen["sizes"]) == CARDS
        dealers.append(seen["dealer"])
        place_bets(state)
        assert state.current_player == (dealers[-1] + 1) % players
        while state.current_player != TERMINAL and state.block is None:
            state.apply_action(state.legal_actions()[-1])
    assert dealers == [(dealers[0] + i) % players for i in range(hands)]


def test_the_first_dealer_is_drawn() -> None:
    deals = [BIG_TOP.new_state(4, ONE, SeededDealer(seed)) for seed in range(40)]
    assert {state.observation(None)["dealer"] for state in deals} == set(range(4))


# Bets


def test_every_way_to_bet_can_be_chosen_and_the_last_receipt_falls_into_place() -> None:
    for bets in permutations(RECEIPTS):
        state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
        wanted = dict(zip(SUITS, bets, strict=True))
        for suit, dollars in list(wanted.items())[1:]:
            do(state, f"{suit[0].upper()}{dollars}")
        assert state.observation(0)["bets"][0] == wanted
        assert next(iter(options_of(state))) == "="


def test_any_receipt_goes_on_any_free_suit_and_any_two_change_places() -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    assert set(options_of(state)) == {f"{suit}{n}" for suit in "CSAP" for n in RECEIPTS}
    do(state, "A7")
    options = list(options_of(state))
    assert set(options[:9]) == {f"{suit}{n}" for suit in "CSP" for n in (10, 5, 3)}
    assert set(options[9:]) == {"C7", "S7", "P7", "10x7", "7x5", "7x3"}
    do(state, "C3")
    options = list(options_of(state))
    assert set(options[:4]) == {"S10", "S5", "P10", "P5"}
    assert set(options[4:]) == {"S7", "P7", "S3", "P3", "10x7", "7x5", "10x3", "5x3", "7x3"}
    do(state, "S10")
    assert list(options_of(state)) == ["=", "10x7", "10x5", "10x3", "7x5", "7x3", "5x3"]


def bets_of_ann(state: Any) -> list[int]:
    return list(state.observation(0)["bets"][0].values())


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ("C10", "S10", [0, 10, 0, 0]),
        ("C10", "10x7", [7, 0, 0, 0]),
        ("C10 S7", "10x7", [7, 10, 0, 0]),
        ("C10 S7", "10x5", [5, 7, 0, 0]),
        ("C10 S7", "P7", [10, 0, 0, 7]),
        ("C10 S7 A5", "5x3", [10, 7, 3, 5]),
        ("C10 S7 A5", "10x3", [3, 7, 5, 10]),
    ],
)
def test_receipts_may_be_moved_and_change_places(
    before: str, change: str, after: list[int]
) -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    do(state, *before.split(), change)
    assert bets_of_ann(state) == after
    assert state.current_player == 0


def test_the_way_to_the_same_bets_leaves_no_trace() -> None:
    straight, winding = (BIG_TOP.new_state(3, ONE, SeededDealer(1)) for _ in range(2))
    do(straight, "C10", "S7", "A5")
    do(winding, "P10", "10x3", "S3", "A5", "10x3", "C10", "S7")
    assert straight.observation(0) == winding.observation(0)
    assert straight.block is not None
    assert winding.block is not None
    assert straight.block.chosen(0) == winding.block.chosen(0)
    assert straight.legal_actions() == winding.legal_actions()


def test_a_mind_is_changed_until_it_is_made_up() -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    do(state, "C10", "S7", "A5", "10x3", "7x5", "7x5", "7x5")
    assert not state.observation(0)["confirmed"]
    do(state, "=")
    assert bets_of_ann(state) == [3, 5, 7, 10]
    assert state.observation(0)["confirmed"]
    assert state.current_player == 1
    do(state, "C10")
    assert bets_of_ann(state) == [3, 5, 7, 10]


def test_greedy_bots_place_what_they_want_at_once_and_do_not_waver() -> None:
    """Not even where suits are equally good."""
    for seed in range(6):
        state = BIG_TOP.new_state(4, ONE, SeededDealer(seed))
        alike = [card for card in range(CARDS) if card % 13 in (1, 2, 7)]
        others = [card for card in range(CARDS) if card not in alike]
        hands = ([*alike, others[0]], *(others[n::3] for n in (1, 2, 3)))
        state.hands = [packed(hand) for hand in hands]
        state.forget()
        dealer, steps = SeededDealer(seed), 0
        while state.current_player == 0:
            action = GreedyBot().choose(BIG_TOP, state.observation(0), dealer)
            state.apply_action(action)
            steps += 1
        assert steps == 4


def test_bets_are_seen_and_heard_by_their_owner_alone() -> None:
    state = BIG_TOP.new_state(3, ONE, SeededDealer(1))
    others = [state.observation(viewer) for viewer in (1, 2, None)]
    events = do(state, "C10", "S7", "A5", "10x7", "7x3", "=")
    assert [state.observation(viewer) for viewer in (1, 2, None)] == others
    assert events
    assert all(event.seats == (0,) and event.public is None for event in events)
    place_bets(state)
    for viewer in (0, 1, 2, None):
        seen = state.observation(viewer)["bets"]
        assert [seat for seat, bets in enumerate(seen) if bets is not None] == (
            [] if viewer is None else [viewer]
        )


def test_the_first_turn_begins_when_the_last_has_bet() -> None:
    state = BIG_TOP.new_state(4, ONE, ScriptedDealer([1]))
    events: list[Event] = []
    while state.block is not None:
        assert state.deciders == (0, 1, 2, 3)
        events.clear()
        state.apply_action(state.legal_actions()[0], events.append)
    assert (state.current_player, state.deciders) == (2, (2,))
    assert keys(events) == ["all-bet"]
    assert [type(event).__name__ for event in events] == ["Told", "TurnBegan"]


def test_other_hands_are_hidden_and_sizes_are_not() -> None:
    state = begun(5)
    for viewer in (*range(5), None):
        seen = state.observation(viewer)
        shown = [seat for seat, hand in enumerate(seen["hands"]) if hand is not None]
        assert shown == ([] if viewer is None else [viewer])
        assert sum(seen["sizes"]) == CARDS
