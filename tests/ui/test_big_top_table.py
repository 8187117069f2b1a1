"""The Big Top table: what is drawn, named, lit and kept hidden, from observations alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import NAME, SHORT
from engine.games.big_top.data import FLAVOURS, SUITS
from tests.engine.big_top.positions import begun, do, options_of, position
from tests.ui.drawing import Page, can_be_picked
from ui.focus import Focus
from ui.tables.big_top import plate, stage, tally
from ui.tables.big_top.cards import card_label
from ui.tables.big_top.reading import opened, payments, uses
from ui.words import Voice

NAMES = ("Ann", "Nell", "Otto", "Bea", "Gus", "Ida")
VOID = {"path", "circle", "rect", "use", "ellipse"}
# Their children are nothing to those who listen.


def draw(o: Observation, **focus: Any) -> Page:
    """The stage and what lies on the plates."""
    looks = Focus(**{"voice": Voice(NAMES[: o["players"]], o["viewer"]), **focus})
    plates = [plate(o, seat, looks) for seat in range(o["players"])]
    return Page([stage(o, looks), [p.more for p in plates if not p.apart]])


def games() -> Iterator[Any]:
    """Positions of random games: bets, the first turns, later ones, between hands, the end."""
    for players, hands in ((3, "each"), (4, "one"), (6, "one")):
        settled = BIG_TOP.settle(players, {"hands": hands})
        state = BIG_TOP.new_state(players, settled, SeededDealer(players))
        choose, step = random.Random(players), 0
        while legal := state.legal_actions():
            if step % 29 == 0 or (len(legal) == 1 and step % 5 == 0):
                yield state
            state.apply_action(choose.choice(legal))
            step += 1
        yield state


def seen(o: Observation) -> set[str]:
    """The cards whose face the viewer sees, but for those that lie under others."""
    known = {name for hand in o["hands"] if hand for name in hand}
    known |= {name for chart in o["charts"] for name in chart if name}
    for suit, stack in o["stacks"].items():
        known |= {f"{suit}-poster"} if stack["poster"] else set()
        known |= {f"{suit}-{f}-{stack[f]}" for f in FLAVOURS if stack[f]}
    return known


def covered(o: Observation) -> set[str]:
    return {
        f"{suit}-{flavour}-{number}"
        for suit, stack in o["stacks"].items()
        for flavour in FLAVOURS
        for number in range(1, stack[flavour])
    }


@pytest.mark.thorough
def test_just_the_cards_that_the_viewer_sees_are_drawn_and_named_once_each() -> None:
    looked = 0
    for state in games():
        for viewer in {state.current_player if state.legal_actions() else 0, 1, None}:
            o = state.observation(viewer)
            page = draw(o, quiet=True)
            cards = [n.partition(":")[2] for n in page.components if n.startswith("card:")]
            assert not [name for name, count in Counter(cards).items() if count > 1]
            assert set(cards) == seen(o)
            for name in set(NAME) - seen(o) - covered(o):
                assert card_label(name)[1:] not in page.source, "a hidden card is named"
            looked += len(set(NAME) - seen(o))
    assert looked > 500


def test_bets_of_others_are_drawn_without_their_sums_until_the_hand_is_over() -> None:
    state = begun(4)
    o = state.observation(state.current_player)
    page = draw(o)
    assert len(page.having("tik")) == 4 + 3 * 4
    assert len(page.having("open")) == 4
    others = [
        draw({**o, "bets": [b if s == o["viewer"] else odd for s, b in enumerate(o["bets"])]})
        for odd in (None, dict.fromkeys(SUITS, 99))
    ]
    assert {other.source for other in others} == {page.source}
    spectator = draw(state.observation(None))
    assert not spectator.having("open")
    assert not spectator.having("own")


@pytest.mark.thorough
def test_every_action_can_be_picked_and_nothing_lit_is_closed_in() -> None:
    for state in games():
        if not state.legal_actions():
            continue
        o = state.observation(state.current_player)
        offers = [(action, state.choice(action)) for action in state.legal_actions()]
        can_be_picked(partial(draw, o), offers, (0, -1))


# What a card does


def table_of_four() -> Any:
    """Ann to play. Clowns light is at 2; Nell has called 5 and Otto 3."""
    return position(
        "Cl4 Sd6 A* Al2 Cd2",
        "Pl1",
        "Pd1",
        stacks="C* Cl2 S* Sd1",
        charts={0: {0: "Pl6"}, 1: {3: "Cl5"}, 2: {1: "Cl3"}},
    )


def test_what_a_play_earns_and_whom_it_helps_is_shown_before_it_is_made() -> None:
    state = position(
        "Cl3 Sd6",
        "Pl1",
        "Pd1",
        stacks="C* Cl2 S*",
        charts={1: {3: "Cl5"}, 2: {2: "Cl4", 0: "Al6"}},
    )
    o = state.observation(0)
    assert uses(o)["clowns-light-3"].earns == 5
    card = "card:clowns-light-3"
    page = draw(o, lit=frozenset({card, "card:sideshow-dark-6"}))
    assert "$5" in page.text
    assert not page.having("pays")
    page = draw(o, lit=frozenset({"stack:clowns-light"}), picked=(card,))
    assert [e["data-c"] for e in page.having("pays")] == ["space:1-3", "space:2-2"]
    assert [e["data-c"] for e in page.having("opens")] == ["space:2-2"]
    assert len(page.having("earn")) == 1
    assert "Earns $5: $3 from Nell and $2 from Otto. Then Otto’s call is next" in page.text
    (label,) = (e["aria-label"] for e in page.elements if e.get("data-c") == "space:2-2")
    assert label == "$2 space: light Clowns 4"


def test_a_call_is_shown_with_what_it_will_pay_others() -> None:
    o = table_of_four().observation(0)
    page = draw(o, lit=frozenset({"space:0-3"}), picked=("card:clowns-light-4",))
    assert not page.having("pays")
    assert "Whoever else plays a lower card" in page.text
    assert "on" in str(page.component("space:0-3")["class"]).split()


def test_a_card_with_which_nothing_can_be_done_says_why() -> None:
    state = position("Cl4 Cd2 S*", "Pl1", stacks="C* P*", charts={0: {3: "Cl6"}})
    page = draw(state.observation(0), lit=frozenset({"card:sideshow-poster"}))
    for name in ("clowns-light-4", "clowns-dark-2"):
        unlit = page.component(f"card:{name}")
        assert unlit["title"] == "Not next, and you have a call of Clowns already"
        assert str(unlit["aria-label"]).endswith("not next, and you have a call of Clowns already")
    assert "title" not in page.component("card:sideshow-poster")
    quiet = draw(state.observation(0), quiet=True)
    assert not quiet.having("off")


def test_a_call_that_is_up_comes_first() -> None:
    state = position("Cl4 S*", "Pl1", stacks="C* Cl2", charts={0: {1: "Cl3"}})
    page = draw(state.observation(0), lit=frozenset({"card:clowns-light-3"}))
    assert len(page.having("off")) == 2
    assert page.component("card:clowns-light-3")["role"] == "button"
    assert page.component("space:0-1")["role"] == "group"
    assert "must be played" in page.text
    held = draw(
        state.observation(0),
        lit=frozenset({"stack:clowns-light"}),
        picked=("card:clowns-light-3",),
    )
    assert "Then your call" not in held.text
    assert "From the chart it earns nothing." in held.text


def test_earnings_agree_with_the_rules() -> None:
    compared = 0
    for state in games():
        if state.block is not None or not state.legal_actions():
            continue
        o = state.observation(state.current_player)
        legal = options_of(state)
        for name, use in uses(o).items():
            short = SHORT[NAME.index(name)]
            kind = "play" if short in legal else "call" if f"{short}!" in legal else "off"
            assert use.kind == kind, name
            if kind == "play":
                paid = state.payments(o["viewer"], NAME.index(name))
                assert use.earns == sum(dollars for *_, dollars in paid)
                assert len(payments(o, o["viewer"], name)) == len(paid)
                compared += 1
    assert compared > 20


def test_what_a_card_opens_is_playable_after_it() -> None:
    state = table_of_four()
    assert opened(state.observation(0), "clowns-light-2")[0].card == "clowns-light-3"
    state = position("C* Sl1", "Pl1", charts={1: {3: "Cd1"}, 2: {2: "Cl1"}})
    found = opened(state.observation(0), "clowns-poster")
    assert {(call.seat, call.card) for call in found} == {
        (1, "clowns-dark-1"),
        (2, "clowns-light-1"),
    }


# Bets, money, the end


def test_receipts_move_from_the_pool_to_the_booths() -> None:
    state = BIG_TOP.new_state(3, BIG_TOP.settle(3, {}), SeededDealer(1))
    o = state.observation(0)
    page = draw(o, lit=frozenset({"bet:clowns"}), picked=("receipt:7",))
    assert "$7 here?" in page.text
    do(state, "C7", "S10")
    page = draw(state.observation(0))
    assert len(page.having("full")) == 2
    assert page.components.count("receipt:7") == page.components.count("receipt:5") == 1
    do(state, "A5")
    page = draw(state.observation(0), lit=frozenset({"button:confirm"}))
    assert len(page.having("full")) == 4
    assert page.component("button:confirm")["aria-label"] == "Done"


def test_between_hands_and_at_the_end_everybody_sees_who_was_paid() -> None:
    state = position(
        "Cl3", "Sd6 Al1", "Pd1", stacks="C* Cl2 S*", totals=(10, 20, 30, 40), tracks={0: 2, 1: 3}
    )
    do(state, "Cl3")
    o = state.observation(1)
    assert o["shown"]
    page = draw(o)
    assert len(page.having("open")) == 16
    # Ann all four, Nell those on clowns and performers, Otto all but one, Bea none.
    assert len(page.having("paid")) == 4 + 2 + 3
    assert "Went out" in page.text
    ann = plate(o, 0, Focus(Voice(NAMES[:4], 1)))
    assert ann.points == "$37"
    sheet = tally(o, Focus(Voice(NAMES[:4], 1)))
    rows = [Page(row).text for row in sheet.rows]
    assert "$27" in rows[0]
    assert "2 + 25" in rows[0]
    assert len(sheet.heads) == len(o["past"]) + 1


def test_the_plate_of_the_viewer_stands_apart() -> None:
    o = begun(4).observation(2)
    looks = Focus(Voice(NAMES[:4], 2))
    assert [plate(o, seat, looks).apart for seat in range(4)] == [False, False, True, False]
    o = begun(4).observation(None)
    assert not any(plate(o, seat, Focus(Voice(NAMES[:4]))).apart for seat in range(4))


def test_money_in_all_grows_with_the_track() -> None:
    state = position("Cl3 Sl1", "Pl1", stacks="C* Cl2", totals=(10, 20, 30), tracks={0: 4})
    o = state.observation(1)
    assert plate(o, 0, Focus(Voice(NAMES[:3], 1))).points == "$14"
