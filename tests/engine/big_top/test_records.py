"""Finished games, kept as records: one for each way to end."""

from __future__ import annotations

import pytest

from engine import record
from engine.chance import SeededDealer
from engine.game import TERMINAL
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CALL
from engine.games.big_top.rules import BigTopState

FROM_HAND = "AQICBLcRAAAAAAADZQR3mVWoLNeBUAlG1M3eD0ui5Z5e7ZhuT64ah-WxFe4"
FROM_CHART = "AQICBLcQAAAAAAADYPsweBU-ThyWHpGWiTGKHWjE9wq53XqHTdc7hw"
TIE = "AQICBLcQAAAAAAACXOlMsGNu2RNVi0ewchuqyrVu-cN1kgVq0A"
RICHER = "AQICBLcTAAAAAAACftgBD2580grgtB-Kv6GCmm9zdpV9vN52lnNNed0Gv5GeciOE"
SIX_HANDS = (
    "AQICBLcEAAAAAAABqAQHnbfo9zr2geGoj6CenwxibPgZjw9zeHQrxlfHIannvOvV2pAtlRqM01oyIFY1-CYxCeSqpQZ4"
    "t3XPnPhp4KxoG-GUVLkrSf2rrG3P3fTdX5tuS_5iMfudeKt9Hpq41d44wrBhDaGHiOZLbKssFPRuih2twfLflpho89W_"
    "doiEcZqMn3XdPnQ5778hiHRtVIGR"
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
        (FROM_HAND, False, [(1, 1, 38), (2, 2, 27), (0, 3, 26), (3, 4, 13)], 1),
        (FROM_CHART, True, [(2, 1, 38), (0, 2, 28), (1, 3, 27)], 2),
        (TIE, True, [(0, 1, 36), (2, 1, 36), (1, 3, 21)], 2),
        (
            RICHER,
            False,
            [(2, 1, 40), (0, 2, 30), (1, 3, 28), (4, 3, 28), (3, 5, 19), (5, 6, 18)],
            0,
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
    assert places(state) == [(0, 1, 214), (1, 2, 179), (2, 3, 173)]
    assert [hand.out for hand in state.past] == [2, 0, 1, 2, 0, 0]
    assert state.setup.options["show_on_pass"]
