"""The start, drawing, discarding, the end, and the options."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import ScriptedDealer, SeededDealer
from engine.errors import BadOption, BadPlayers, IllegalAction
from engine.events import Ended, Event, Rolled, TurnBegan
from engine.game import TERMINAL
from engine.games.huzzah import GAME as HUZZAH
from engine.games.huzzah.data import TURN_LIMIT
from engine.games.huzzah.rules import HuzzahState
from engine.games.huzzah.tables import DISCARD, DONE, PICK
from tests.engine.huzzah.positions import (
    do,
    keys,
    let,
    one,
    options_of,
    showing,
    table,
    three,
    where,
)


def opened(players: int, dice: list[int], **options: Any) -> HuzzahState:
    return HUZZAH.new_state(players, options, ScriptedDealer(dice))


# The start


def test_the_highest_roll_picks_a_stage_first_and_so_on_with_ties_rolled_again() -> None:
    dice = [three(9), three(14), three(9), three(3), three(5), one(1), three(8)]
    events: list[Event] = []
    state = HUZZAH.new_state(3, {}, ScriptedDealer(dice), events.append)
    rolls = [e for e in events if isinstance(e, Rolled)]
    assert [sum(map(int, e.face.split("-"))) for e in rolls] == [9, 14, 9, 3, 5], "three dice"
    picked = []
    while state.observation(None)["phase"] == "pick":
        picked.append(state.current_player)
        assert state.deciders == (state.current_player,)
        do(state, state.choice(state.legal_actions()[0]).notation)
    assert picked == [1, 2, 0]
    assert [where(state, seat) for seat in range(3)] == ["S4", "S1", "S3"]
    assert state.lead == 1, "who picked first"


def test_richard_starts_like_after_a_gate_and_a_gate_jumps_again() -> None:
    # Gate 1 (6), 10 steps to Gate 2; Gate 3 (22), 4 steps to 26.
    dice = [three(14), three(9), three(8), one(1), three(10), one(3), three(4)]
    state = opened(3, dice)
    for _ in range(3):
        do(state, state.choice(state.legal_actions()[0]).notation)
    assert state.richard == 26
    assert state.observation(None)["phase"] == "show", "no Bumps yet"
    assert [state.size(seat) for seat in range(3)] == [5, 5, 5]


@pytest.mark.parametrize(
    ("players", "closed"),
    [(3, [2, 5, 8]), (4, [2, 5, 8]), (5, []), (6, []), (7, []), (8, [])],
)
def test_the_stages_that_are_usually_closed(players: int, closed: list[int]) -> None:
    state = HUZZAH.new_state(players, {}, SeededDealer(1))
    assert state.observation(None)["closed"] == closed
    assert state.legal_actions() == [PICK + s - 1 for s in range(1, 10) if s not in closed]


@pytest.mark.parametrize("players", HUZZAH.players)
def test_other_choices_of_closed_stages(players: int) -> None:
    state = HUZZAH.new_state(players, {"closed": "none"}, SeededDealer(1))
    assert state.observation(None)["closed"] == []
    state = HUZZAH.new_state(players, {"closed": "most"}, SeededDealer(1))
    assert len(state.legal_actions()) == players, "as many open as players"
    while state.observation(None)["phase"] == "pick":
        do(state, state.choice(state.legal_actions()[-1]).notation)
    assert len(set(state.pawns)) == players


def test_eight_players_on_nine_stages() -> None:
    state = HUZZAH.new_state(8, {}, SeededDealer(3))
    while state.observation(None)["phase"] == "pick":
        do(state, state.choice(state.legal_actions()[0]).notation)
    assert sorted(str(where(state, seat)) for seat in range(8)) == [f"S{n}" for n in range(1, 9)]
    assert state.deciders == state.clockwise(state.lead)


@pytest.mark.parametrize("players", [2, 9])
def test_it_is_for_three_to_eight(players: int) -> None:
    with pytest.raises(BadPlayers):
        HUZZAH.new_state(players, {}, SeededDealer(1))


@pytest.mark.parametrize("options", [{"target": 40}, {"closed": "all"}, {"bumps": True}])
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        HUZZAH.new_state(3, options, SeededDealer(1))


@pytest.mark.parametrize(("bumps", "cards"), [("rulebook", 90), ("none", 70)])
def test_how_many_cards_there_are(bumps: str, cards: int) -> None:
    state = HUZZAH.new_state(4, {"bumps": bumps}, SeededDealer(1))
    assert state.observation(None)["deck"] == cards


# Drawing


def test_everybody_draws_up_to_five_clockwise_from_the_lead() -> None:
    state = table(("S1", "S3", "S6"), ["2222", "222", "22222"], deck="35F")
    state._begin_turn(1, None)
    assert [state.hand(seat) for seat in (0, 1, 2)] == [
        [4, 0, 0, 1, 0, 0],
        [3, 1, 1, 0, 0, 0],
        [5, 0, 0, 0, 0, 0],
    ]


def test_the_lead_passes_clockwise_each_turn() -> None:
    state = showing(("S1", "S3", "S6"), richard=17, dice=[three(18)], lead=2, turn=4)
    events = do(state, "2", "2", "2")
    events += let(state)
    events += do(state, "@1", "@11", "@31")
    assert state.deciders == (2, 0, 1), "discards are asked from the lead too"
    events += do(state, "/", "/", "/")
    assert state.deciders == (0, 1, 2)
    assert (state.lead, state.turn) == (0, 5)
    assert [e.player for e in events if isinstance(e, TurnBegan)] == [0]


def test_a_reshuffle_leaves_cards_in_hands_out() -> None:
    state = table(("S1", "S3", "S6"), ["FFFFF", "2222", "22222"], deck="3")
    seen = state.observation(None)
    count = sum(seen["discards"].values())
    state.hands[6] -= 1  # seat 1 lacks two cards, of which the deck has one
    state.deck.discards.append(0)
    events: list[Event] = []
    state._begin_turn(0, events.append)
    assert "reshuffles" in keys(events)
    seen = state.observation(1)
    assert seen["deck"] == count + 1 - 1
    assert seen["discards"] == dict.fromkeys(seen["discards"], 0)
    assert seen["reshuffle"]["deck"]["finale"] == 12 - 5
    assert seen["reshuffle"]["cards"] == [5, 4, 5], "with the last card of the old deck"
    assert seen["reshuffle"]["since"] == ["1 1"]


# Discarding


def discarding(*hands: str, **named: Any) -> HuzzahState:
    """Seats 0 to 2 have a card more than these, which they show."""
    state = showing(
        ("S1", "S3", "S6"), ["2" + hand for hand in hands], richard=17, dice=[three(18)], **named
    )
    do(state, "2", "2", "2")
    let(state)
    do(state, "@1", "@11", "@31")
    return state


def test_up_to_two_cards_are_discarded_one_at_a_time_with_done() -> None:
    state = discarding("2FB", "22", "5")
    assert state.legal_actions() == [DISCARD, DISCARD + 3, DISCARD + 5, DONE]
    do(state, "dF")
    assert state.legal_actions() == [DISCARD, DISCARD + 5, DONE]
    do(state, "dB")
    assert state.current_player == 1, "two are the most"
    do(state, "d2")
    assert state.legal_actions() == [DISCARD, DONE]
    do(state, "d2")
    assert state.legal_actions() == [DISCARD + 2, DONE]
    do(state, "d5")
    assert state.legal_actions() == [DONE], "with no card left one is done"


def test_discards_are_secret_until_all_are_laid_open_together() -> None:
    state = discarding("2FB", "22", "5")
    before = state.observation(1)
    events = do(state, "dF", "/")
    assert events == []
    assert state.observation(0)["chosen"] == ["discard-finale", "done"]
    assert state.observation(1) == before
    assert state.observation(None)["cards"] == [3, 2, 1]
    events = do(state, "d2", "/", "/")
    assert keys(events)[:2] == ["discards", "discards"]
    seen = state.observation(None)
    assert seen["laid"] == [["finale"], ["two-crowd"], []]
    assert (seen["discards"]["finale"], seen["discards"]["two-crowd"]) == (1, 4)


def test_two_discards_are_one_whatever_their_order() -> None:
    one_way, other = discarding("2FB", "22", "5"), discarding("2FB", "22", "5")
    events = do(one_way, "dF", "d2"), do(other, "d2", "dF")
    assert one_way.observation(0) == other.observation(0)
    events = do(one_way, "/", "/"), do(other, "/", "/")
    assert events[0] == events[1]
    assert one_way.observation(1) == other.observation(1)


def test_who_discarded_what_is_remembered_past_a_shuffle() -> None:
    """Else equal sights would have been told differently: the piles alone do not say it."""
    one_way, other = (discarding("F5", "F5", "2", deck="") for _ in range(2))
    told = do(one_way, "dF", "/", "d5", "/", "/"), do(other, "d5", "/", "dF", "/", "/")
    assert told[0] != told[1]
    seen, instead = one_way.observation(None), other.observation(None)
    assert "reshuffles" in keys(told[0])
    assert seen.pop("laid") == [["finale"], ["five-crowd"], []]
    assert instead.pop("laid") == [["five-crowd"], ["finale"], []]
    assert seen == instead


# The end


def ended(scores: list[int], turn: int = 9, **options: Any) -> tuple[HuzzahState, list[Event]]:
    """Seat 0 shows a Finale for four points; then these are the scores."""
    before = [scores[0] - 4, *scores[1:]]
    state = showing(
        ("S1", "S3", "S6"),
        ["F2", "H2", "H2"],
        richard=17,
        dice=[three(18), three(4)],
        counters={2: 4},
        scores=before,
        turn=turn,
        options=options,
    )
    events = do(state, "F", "H", "H")
    return state, events + let(state)


def test_whoever_reaches_fifty_wins() -> None:
    state, events = ended([50, 49, 7])
    assert state.current_player == TERMINAL
    assert (state.deciders, state.legal_actions()) == ((), [])
    assert state.returns() == [1, 0, 0]
    assert [(row.player, row.place, row.score) for row in state.standings()] == [
        (0, 1, 50),
        (1, 2, 49),
        (2, 3, 7),
    ]
    assert keys(events)[-1] == "wins"
    assert isinstance(events[-1], Ended)
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_with_several_over_fifty_the_highest_wins() -> None:
    state, _ = ended([52, 57, 3])
    assert state.returns() == [0, 1, 0]


def test_a_tie_at_the_top_plays_another_turn() -> None:
    state, _ = ended([52, 52, 3])
    assert state.observation(None)["phase"] == "discard"
    do(state, "/", "/", "/")
    assert state.turn == 10


def test_a_tie_below_the_top_does_not() -> None:
    state, _ = ended([52, 51, 51])
    assert state.current_player == TERMINAL
    assert [row.place for row in state.standings()] == [1, 2, 2]


def test_forty_nine_is_not_enough() -> None:
    state, _ = ended([49, 48, 3])
    assert state.observation(None)["phase"] == "discard"


def test_a_target_of_thirty() -> None:
    state, _ = ended([30, 3, 3], target=30)
    assert state.current_player == TERMINAL
    state, _ = ended([29, 3, 3], target=30)
    assert state.current_player != TERMINAL


@pytest.mark.parametrize(
    ("scores", "shares"), [([31, 9, 9], [1, 0, 0]), ([31, 31, 2], [0.5, 0.5, 0])]
)
def test_turn_two_hundred_is_the_last(scores: list[int], shares: list[float]) -> None:
    assert TURN_LIMIT == 200
    state, _ = ended(scores, turn=TURN_LIMIT - 1)
    assert state.current_player != TERMINAL
    state, events = ended(scores, turn=TURN_LIMIT)
    assert state.returns() == shares
    assert keys(events)[-2:] == ["turn-limit", "wins" if max(shares) == 1 else "share-win"]


# What is seen


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = table(("S1", "S3", "S6"), ["FFB", "2H", "5"])
    assert state.observation(0)["hand"]["finale"] == 2
    assert set(state.observation(None)["hand"].values()) == {0}
    assert all(seen["cards"] == [3, 2, 1] for seen in map(state.observation, (0, 1, 2, None)))


def test_equal_cards_are_one_choice() -> None:
    state = showing(("S1", "S3", "S6"), ["22FF", "2", "2"])
    assert len(options_of(state)) == 2
    picks = state.choice(state.legal_actions()[1]).picks
    assert picks == (("card:finale-1", "card:finale-2"), ("show:0",))
