"""What seats know, and worlds that keep to it."""

from __future__ import annotations

import json

import pytest

from engine.chance import SeededDealer
from engine.games.barkers_row import GAME, knowledge
from engine.games.barkers_row.cards import ATTRACTION, KIND, together
from engine.games.barkers_row.rules import BarkersRowState
from tests.engine.barkers_row.positions import BARKERS, do, names, position, seen
from tests.engine.hooks.barkers_row import conserved

WORLDS = 40


def worlds(state: BarkersRowState, viewer: int) -> list[BarkersRowState]:
    """Worlds of that seat, each of which it cannot tell from the real position."""
    o = state.observation(viewer)
    found = [GAME.world(o, SeededDealer(luck)) for luck in range(WORLDS)]
    for world in found:
        assert world.observation(viewer) == o
        conserved(world)
    return found


def test_a_value_in_the_row_is_visible_to_nobody_without_a_peek() -> None:
    state = position(row="H3 B1 F2", deck="O2")
    told = [json.dumps(state.observation(viewer)) for viewer in (0, 1, None)]
    for value in (1, 2):
        other = position(row=f"H{value} B2 F3", deck="O3")
        assert [json.dumps(other.observation(viewer)) for viewer in (0, 1, None)] == told
    rows = {tuple(world.row) for world in worlds(state, 0)}
    assert len(rows) > 10


def test_a_peeked_card_is_known_until_it_is_moved() -> None:
    state = position(row="H3 B1 F1", deck="O2 H2 B3 F2", staged=("haunted-portrait",))
    do(state, "*H5 R1 R2 R3 .")
    assert seen(state, 0, "known") == [
        ["oddities-2", "oddities", ["row:0"]],
        ["horrors-2", "horrors", ["row:1"]],
    ]
    assert seen(state, 1, "known") == []
    for world in worlds(state, 0):
        assert world.row[:2] == [KIND["oddities-2"], KIND["horrors-2"]]
    do(state, "R1")
    assert len(seen(state, 0, "known")) == 1


def test_the_labels_of_moves_name_what_the_player_has_seen() -> None:
    state = position(row="H3 B1 F1", deck="O2 H2", staged=("haunted-portrait",))
    do(state, "*H5")
    assert state.choice(0).say.values["kind"] == "horrors-3"
    do(state, "R1 R2")
    assert state.choice(2).say.values["kind"] == "freaks-1"


def test_cards_put_back_are_known_when_they_come_to_the_row() -> None:
    state = position(row="B1 O1 O2", deck="H1 B2 F3 F1 H3", staged=("goose-necked-girl",))
    do(state, "*F2 !B2 !F1 ^H3 ^F3 H H R1")
    assert ["horrors-3", "horrors", ["row:0"]] in seen(state, 0, "known")
    assert ["freaks-3", "freaks", ["deck:0"]] in seen(state, 0, "known")
    for world in worlds(state, 0):
        assert world.barkers.cards[-2:] == [KIND["horrors-1"], KIND["freaks-3"]]


def test_a_second_peek_by_another_leaves_what_still_follows() -> None:
    """Seat 0 knew the top two; seat 1 then puts three of four back in an order of its own."""
    girls = ("goose-necked-girl", "goose-necked-girl")
    state = position(row="B1 O1 O2", deck="H1 B2 F3 F1 H3", staged=girls[:1], players=2)
    state.staged[1] = 0
    state.facts[0] = knowledge.learned(
        (), [(BARKERS["H1"], knowledge.in_deck(len(state.barkers) - 1))]
    )
    state.current_player = 1
    state.staged = [0, together([ATTRACTION["goose-necked-girl"]])]
    do(state, "*F2")
    assert seen(state, 0, "known") == [["horrors-1", "horrors", ["held"]]]
    assert all(KIND["horrors-1"] in world.held for world in worlds(state, 0))
    do(state, "!B2 !F1 ^H3 ^F3")
    places = [["deck:2", "deck:1", "deck:0"]]
    assert [set(fact[2]) for fact in seen(state, 0, "known")] == [{*places[0], "held"}]
    do(state, "H H")
    assert [set(fact[2]) for fact in seen(state, 0, "known")] == [set(places[0])]
    assert seen(state, 0, "top") == "horrors"
    for world in worlds(state, 0):
        assert KIND["horrors-1"] in world.barkers.cards[-3:]
    do(state, "R1")
    assert [fact[2] for fact in seen(state, 0, "known")] == [["row:0", "deck:1", "deck:0"]]


def test_an_open_back_is_remembered_through_the_peek_of_another() -> None:
    state = position(row="B1 O1 O2", deck="H1 B2 F3 F1 B3", staged=("goose-necked-girl",))
    do(state, "*F2 !B2 !F1 ^F3 ^B3 H H")
    assert seen(state, 1, "known") == [[None, "horrors", ["deck:2", "deck:1", "deck:0"]]]
    for world in worlds(state, 1):
        assert any(kind in (0, 1, 2) for kind in world.barkers.cards[-3:])


def test_a_reshuffle_under_a_peek() -> None:
    """The two that are left stay on top, the discards go under them, and all five are seen."""
    state = position(row="B1 O1 O2", deck="", discards="", staged=("goose-necked-girl",))
    for code in ("H1", "H2", "H3", "B3"):
        state.discard(BARKERS[code])
    state.midway[BARKERS["F1"]] -= 1
    state.midway[BARKERS["F2"]] -= 1
    state.barkers.cards = [BARKERS["F1"], BARKERS["F2"]]
    state.count_as(state.counts_as)
    conserved(state)
    do(state, "*F2")
    assert seen(state, 1, "held") == [5, 0, 0]
    looked = seen(state, 0, "looked")[0]
    assert {"freaks-1", "freaks-2"} < set(looked)
    assert seen(state, None, "discards") == []
    assert seen(state, 0, "deck") == 1
    do(state, "!F1 !F2")
    while state.stack:
        state.apply_action(state.legal_actions()[0])
        conserved(state)


def test_held_cards_are_not_shuffled() -> None:
    state = position(row="B1 O1 O2", deck="", staged=("goose-necked-girl",))
    for code in ("W+", "H2"):
        state.midway[BARKERS[code]] -= 1
        state.barkers.cards.append(BARKERS[code])
    state.count_as(state.counts_as)
    do(state, "*F2 !W+ !H2 H")
    assert seen(state, None, "held") == [0, 1, 0]
    assert seen(state, None, "discards") == []
    do(state, "R1")
    assert seen(state, None, "row")[0] is None, "nothing was left to draw"
    do(state, "H")


def test_what_stays_in_the_row_through_a_shuffle_is_known_by_elimination() -> None:
    state = position(row="H2 H3 F1", deck="", discards="")
    for code in ("H1", "B3", "O2"):
        state.discard(BARKERS[code])
    do(state, "R3")
    assert seen(state, None, "left") == [[[0, 1], ["horrors-2", "horrors-3"]]]
    for world in worlds(state, 1):
        assert sorted(world.row[:2]) == [KIND["horrors-2"], KIND["horrors-3"]]
    do(state, ".")
    do(state, "R1")
    assert seen(state, None, "left") == [[[1], ["horrors-3"]]]
    assert all(world.row[1] == KIND["horrors-3"] for world in worlds(state, 1))


# Attractions


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_one_returned_at_the_start_is_in_no_hand_yet(viewer: int) -> None:
    state = GAME.new_state(3, {}, SeededDealer(5))
    while state.block is not None:
        state.apply_action(state.legal_actions()[1])
    returned = {
        name
        for what, seat, cards in seen(state, viewer, "ledger")
        if seat == viewer
        for name in cards
    }
    assert len(returned) == 2
    for world in worlds(state, viewer):
        for seat in {0, 1, 2} - {viewer}:
            assert not returned & set(names(world.hands[seat]))


def test_at_most_as_many_of_them_are_in_a_hand_as_were_drawn() -> None:
    hands = ("girl-rilla sea-serpent tallest-man", "gallows-bride bog-witch swamp-fiend")
    state = position(midway="H3 H2", row="B1 F1 O1", hands=hands)
    back = together(ATTRACTION[name] for name in ("snake-pit", "winged-wolf", "learned-pig"))
    state.ledger = ((0, 0, back), (0, 1, 0))
    do(state, "R1 .")
    do(state, "+H9 $H3 $H2")
    counts = {len(names(world.hands[1] & back)) for world in worlds(state, 0)}
    assert counts <= {0, 1}
    assert 1 in {
        len(names(GAME.world(state.observation(0), SeededDealer(n)).hands[1] & back))
        for n in range(200)
    }


def test_shown_cards_are_in_no_other_hand() -> None:
    hands = ("girl-rilla sea-serpent winged-wolf", "gallows-bride bog-witch swamp-fiend", "")
    state = position(hands=hands, players=3)
    do(state, "~B1,4,5")
    shown = together(ATTRACTION[name] for name in hands[0].split())
    for world in worlds(state, 2):
        assert not world.hands[1] & shown
    assert any(world.hands[0] & shown for world in worlds(state, 2))


def test_who_put_a_card_under_the_deck_knows_it_there_until_a_shuffle() -> None:
    state = position(hands=("girl-rilla tallest-man",), staged=("rubber-man",), row="B1 F1 O1")
    do(state, "*F9 _B1 _F10 - R1 R1 R1")
    for world in worlds(state, 0):
        assert names(1 << world.attractions[0]) == ["tallest-man"]
        assert names(1 << world.attractions[1]) == ["girl-rilla"]
    assert seen(state, 1, "ledger")[:2] == [["put-back", 0, None]] * 2
    bottoms = {world.attractions[0] for world in worlds(state, 1)}
    assert len(bottoms) > 5


def test_a_card_from_the_bottom_is_known_in_the_hand_it_came_to() -> None:
    state = position(
        midway="H3 H2",
        hands=("girl-rilla", "gallows-bride"),
        staged=("rubber-man",),
        row="B1 F1 O1",
    )
    gone = state.attractions[2:]
    state.retired[1] = together(gone)
    state.attractions = state.attractions[:2]
    do(state, "*F9 _B1 - R1 R1 R1 .")
    assert state.attractions == [ATTRACTION["girl-rilla"]]
    do(state, "+H9 $H3 $H2")
    assert names(state.hands[1]) == ["girl-rilla"]
    # The ledger of a position by hand begins late; the deck before it is told by its size.
    assert seen(state, 0, "ledger")[-1] == ["drew", 1, 1]


# Facts by themselves


def test_a_fact_goes_when_its_card_comes_to_light() -> None:
    h1, h2 = BARKERS["H1"], BARKERS["H2"]
    facts = knowledge.learned((), [(h1, 1), (h2, 2)])
    assert knowledge.parts(knowledge.came_to_light(facts, 1, h1)) == [(h2, 2)]


def test_of_facts_that_may_be_meant_the_one_that_says_most_goes() -> None:
    h1 = BARKERS["H1"]
    facts = tuple(sorted([knowledge.fact(h1, 0b11), knowledge.fact(knowledge.ONLY_A_SUIT, 0b111)]))
    left = knowledge.parts(knowledge.came_to_light(facts, 1, h1))
    assert left == [(knowledge.ONLY_A_SUIT, 0b110)]
    sure = tuple(sorted([knowledge.fact(h1, 0b11), knowledge.fact(knowledge.ONLY_A_SUIT, 1)]))
    assert knowledge.parts(knowledge.came_to_light(sure, 1, h1)) == [(h1, 0b10)]


def test_a_fact_of_another_suit_did_not_come_to_the_row() -> None:
    h1, top = BARKERS["H1"], knowledge.in_deck(4)
    facts = (knowledge.fact(h1, top | knowledge.in_deck(3)),)
    assert knowledge.parts(knowledge.came_to_row(facts, 5, 0, 1)) == [(h1, knowledge.in_deck(3))]
    came = knowledge.came_to_row(facts, 5, 0, 0)
    assert knowledge.parts(came) == [(h1, knowledge.in_deck(3) | 1)]
