"""Worlds: hands as they could be, by what the passes proved."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from engine.chance import FastDealer, SeededDealer
from engine.game import TERMINAL
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CARD_OF, PASS, bits, packed
from engine.games.big_top.redeal import redeal
from engine.games.big_top.rules import BigTopState
from tests.engine.big_top.positions import ONE, begun, do, named, position


def holds(state: BigTopState, seat: int, short: str) -> bool:
    return bool(state.hands[seat] >> CARD_OF[named(short)] & 1)


def test_a_pass_proves_what_is_not_in_the_hand() -> None:
    """Only Clowns can be left, and neither next Clowns card."""
    state = position("Cl5 Cl6", "Pd6 Cd4", stacks="Cl2 Cd2", charts={0: {0: "Cd6"}})
    do(state, "-")
    clowns = {"clowns-light-4", "clowns-light-5", "clowns-light-6", "clowns-dark-4"}
    seen, dealer = state.observation(2), FastDealer(1)
    held = Counter()  # type: ignore[var-annotated]
    for _ in range(300):
        world = BIG_TOP.world(seen, dealer)
        held.update(world.observation(0)["hands"][0])
    assert held.keys() <= clowns
    assert held.keys() == {"clowns-light-5", "clowns-light-6", "clowns-dark-4"}


def test_a_play_or_a_call_proves_nothing() -> None:
    state = position("Cl3 Cl5 Sl4", "Pd6 Cd4", stacks="Cl2")
    do(state, "Cl3")
    assert state.may == [(1 << 52) - 1] * 3
    state = position("Cl3 Cl5 Sl4", "Pd6 Cd4", stacks="Cl2")
    do(state, "Sl4!")
    assert state.may == [(1 << 52) - 1] * 3


def test_a_forced_call_proves_nothing() -> None:
    state = position("Cl5 Sl4", "Pd6 Cd4", stacks="Cl2", charts={0: {0: "Cl3"}})
    do(state, "Cl3")
    assert state.may == [(1 << 52) - 1] * 3


def test_a_hand_shown_on_a_pass_stays_known() -> None:
    options = {"hands": "one", "show_on_pass": True}
    state = position("Cl5 Cd3", "Pd6", charts={0: {0: "Cl3"}}, options=options)
    do(state, "-")
    for viewer in (1, 2, None):
        worlds = [BIG_TOP.world(state.observation(viewer), FastDealer(n)) for n in range(5)]
        assert all(world.hands[0] == state.hands[0] for world in worlds)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_worlds_keep_to_all_that_was_proved(players: int) -> None:
    """Every pass of a random game is remembered with what it excluded then."""
    choose, dealer = random.Random(players), FastDealer(players)
    passes = 0
    for seed in range(6):
        state = begun(players, seed)
        excluded = [0] * players
        while state.current_player != TERMINAL:
            action = choose.choice(state.legal_actions())
            seat = state.current_player
            if action == PASS:
                passes += 1
                allowed = state.barred[seat] & ~state.open
                excluded[seat] |= ~allowed
            state.apply_action(action)
            viewer = choose.choice([*range(players), None])
            if state.current_player == TERMINAL or choose.random() < 0.7:
                continue
            world = BIG_TOP.world(state.observation(viewer), dealer)
            assert not any(h & e for h, e in zip(world.hands, excluded, strict=True))
            assert sum(world.hands) == sum(state.hands)
    assert passes > 8


def test_a_world_before_any_pass_deals_evenly() -> None:
    state = begun(3)
    seen, dealer = state.observation(0), FastDealer(2)
    held = Counter(card for _ in range(600) for card in bits(BIG_TOP.world(seen, dealer).hands[1]))
    size = seen["sizes"][1]
    assert set(held) == set(range(52)) - set(bits(state.hands[0]))
    expected = 600 * size / (52 - seen["sizes"][0])
    assert all(0.75 < count / expected < 1.25 for count in held.values())


def test_bets_of_others_are_any_bets() -> None:
    state = begun(3)
    seen, dealer = state.observation(1), FastDealer(3)
    drawn = [BIG_TOP.world(seen, dealer).bets for _ in range(480)]
    assert {bets[1] for bets in drawn} == {state.bets[1]}
    assert {bets[0] for bets in drawn} == set(permutations((10, 7, 5, 3)))
    assert len({(bets[0], bets[2]) for bets in drawn}) > 200


def test_a_world_in_a_block_asks_whoever_is_asked() -> None:
    state = BIG_TOP.new_state(4, ONE, SeededDealer(1))
    for seat in range(4):
        for steps in range(4):
            for viewer in range(4):
                world = BIG_TOP.world(state.observation(viewer), SeededDealer(steps))
                assert world.block is not None
                assert world.current_player == (viewer if viewer >= seat else viewer + 1)
            if steps < 3 or seat < 3:
                state.apply_action(state.legal_actions()[0])


def test_a_shown_position_has_one_world() -> None:
    state = position("Cl3", "Sl5", stacks="Cl2")
    do(state, "Cl3")
    world = BIG_TOP.world(state.observation(1), SeededDealer(5))
    assert world.hands == state.hands
    assert world.observation(2) == state.observation(2)


# The redeal itself

FULL = (1 << 52) - 1


def all_deals(pool: int, sizes: list[int], may: list[int]) -> set[tuple[int, ...]]:
    if not sizes:
        return {()} if not pool else set()
    found = set()
    for cards in combinations(bits(pool & may[0]), sizes[0]):
        hand = packed(list(cards))
        found |= {(hand, *rest) for rest in all_deals(pool ^ hand, sizes[1:], may[1:])}
    return found


@pytest.mark.parametrize(
    ("pool", "sizes", "may", "slack"),
    [
        (0b111111, [2, 2, 2], [FULL, FULL, FULL], 0.3),
        (0b111111, [2, 2, 2], [0b111, FULL, FULL], 0.3),
        (0b111111, [2, 4], [0b1111, FULL], 0.3),
        (0b111111, [3, 3], [0b11111, 0b111110], 0.3),
        (0b111111, [2, 2, 2], [0b1111, 0b0111, FULL], 0.4),
        (0b1111111, [2, 2, 1, 2], [0b11110, 0b111, 0b1100001, FULL], 0.5),
        (0b111, [1, 1, 1], [0b011, 0b110, 0b101], 0.3),  # two deals, three cards apart
        (0b11, [1, 1, 0], [0b01, FULL, 0], 0.1),
    ],
)
def test_every_deal_that_fits_is_about_equally_likely(
    pool: int, sizes: list[int], may: list[int], slack: float
) -> None:
    expected = all_deals(pool, sizes, may)
    each, dealer = 150, FastDealer(1)
    times = each * len(expected)
    found = Counter(tuple(redeal(pool, sizes, may, dealer)) for _ in range(times))
    assert found.keys() == expected
    assert all(abs(count / each - 1) < slack for count in found.values()), found


def test_the_only_deal_is_found() -> None:
    """A chain: each card that is placed first pushes all others on."""
    count = 5
    may = [1 << seat | 1 << min(seat + 1, count - 1) for seat in range(count)]
    for luck in range(20):
        hands = redeal((1 << count) - 1, [1] * count, may, FastDealer(luck))
        assert hands == [1 << seat for seat in range(count)]


def test_what_cannot_be_is_not_made_up() -> None:
    with pytest.raises(AssertionError, match="no hands fit"):
        redeal(0b11, [1, 1], [0b01, 0b01], FastDealer(1))
