"""Finished games, kept as records: one for each way to end."""

from __future__ import annotations

import pytest

from engine import record
from engine.chance import SeededDealer
from engine.game import TERMINAL
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CALL
from engine.games.big_top.rules import BigTopState

FROM_HAND = "AQIBBLcRAAAAAAABVwILevSUFTa_zq1zJV2-k5VetLzq8nU"
FROM_CHART = "AQIBBLcQAAAAAAAEVgOle6UbffRIhXyfRUIxNkdHE35S"
TIE = "AQIBBLcQAAAAAAAAUQFygW97Vck4HjA5BwzcGPxsOn7viA"
RICHER = "AQIBBLcTAAAAAAALVihHfsdVstDI1vtVKBX8Vkk-ZE-mUw"
SIX_HANDS = (
    "AQIBBLcEAAAAAAAH_QMGQ1z2xLbytgzl9N4MHs8PbtMxNcvx3zu57TUsk97LwWHT7geW7jo5FGpPee6XeMgTJ1BQ0LWC"
    "q0-Zu7yz3tnFEKCkdJpjG0_x6PcVZQKrcju-PVAUPFHsxLbQJCDmIw5aZTxTkQ"
)


def played(text: str) -> tuple[BigTopState, BigTopState]:
    """The position before the last action, and the one after it."""
    kept = record.decode(record.from_text(text))
    state = BIG_TOP.new_state(kept.players, kept.options, SeededDealer(kept.seed))
    before = state
    for action in kept.actions:
        before = state.clone()
        state.apply_action(action)
    assert state.current_player == TERMINAL
    assert kept.actions[-1] < CALL
    last = 1 << kept.actions[-1]
    seat = before.current_player
    assert (before.hands[seat] | before.called[seat]) == last
    return before, state


def places(state: BigTopState) -> list[tuple[int, int, int]]:
    return [(row.player, row.place, row.score) for row in state.standings()]


@pytest.mark.parametrize(
    ("text", "from_chart", "standings", "out"),
    [
        (FROM_HAND, False, [(2, 1, 33), (0, 2, 30), (1, 2, 30), (3, 4, 28)], 1),
        (FROM_CHART, True, [(1, 1, 32), (2, 2, 30), (0, 3, 22)], 1),
        (TIE, True, [(1, 1, 31), (2, 1, 31), (0, 3, 27)], 1),
        (
            RICHER,
            True,
            [(4, 1, 34), (1, 2, 26), (2, 3, 24), (5, 4, 19), (3, 5, 16), (0, 6, 12)],
            1,
        ),
    ],
    ids=["last card from the hand", "last card from the chart", "tie", "richer than who went out"],
)
def test_a_hand_that_ended(
    text: str, from_chart: bool, standings: list[tuple[int, int, int]], out: int
) -> None:
    before, state = played(text)
    assert bool(before.called[before.current_player]) == from_chart
    assert places(state) == standings
    assert state.past[-1].out == before.current_player == out
    winners = [seat for seat, place, _ in standings if place == 1]
    assert [seat for seat, share in enumerate(state.returns()) if share] == sorted(winners)


def test_a_game_of_six_hands() -> None:
    _, state = played(SIX_HANDS)
    assert places(state) == [(0, 1, 225), (1, 2, 194), (2, 3, 146)]
    assert [hand.out for hand in state.past] == [1, 0, 0, 1, 0, 0]
    assert state.setup.options["show_on_pass"]
