"""Every Attraction's power, one by one, as they stand in the table."""

from __future__ import annotations

import pytest

from engine.chance import SeededDealer
from engine.games.barkers_row import powers
from engine.games.barkers_row.data import ATTRACTIONS, BEASTS
from engine.games.barkers_row.primitives import ALL, ClearMidway
from tests.engine.barkers_row.positions import (
    ALL_SUITED,
    CODES,
    do,
    done,
    keys,
    midway,
    names,
    options_of,
    position,
    seen,
    totals,
    using,
)


def test_re_animated_man() -> None:
    state = using("re-animated-man", discards="H1 H2 H2 H3 B3 W")
    do(state, "*H1 <H2")
    assert list(options_of(state)) == ["-", "<H1", "<H2", "<H3"]
    do(state, "<H2 <H1")
    assert midway(state) == "H1 H2 H2"
    assert done(state), "three are the most"
    assert "." not in options_of(state), "it is no move"
    assert names(state.retired[0]) == ["re-animated-man"]


def test_recovering_may_stop_and_a_plus_among_discards_asks_for_nothing() -> None:
    state = using("lobster-boy", discards="W+ W+ B1")
    do(state, "*F1 <W+ -")
    assert (midway(state), state.stack) == ("W+", [])


def test_invisible_man_takes_from_the_richest_and_p_picks_among_equals() -> None:
    state = using("invisible-man", rubes=(2, 5, 5, 4), players=4)
    do(state, "*H2")
    assert list(options_of(state)) == ["@2", "@3"]
    do(state, "@3")
    assert state.rubes == [3, 5, 4, 4]


def test_pharaohs_tomb_plays_five_from_row_and_deck() -> None:
    """The book's case: one from the Row, see what comes, another, then one from the deck."""
    state = using("pharaohs-tomb", row="H1 B1 F1", deck="O2 H3 B3 F3 O1 O3")
    do(state, "*H3 R1")
    assert seen(state, None, "row")[0] == "oddities"
    do(state, "R1")
    assert seen(state, None, "row")[0] == "horrors"
    do(state, "D R2 D")
    assert midway(state) == "H1 B1 B3 O1 O2"
    assert done(state)


def test_counts_coffin() -> None:
    state = using("counts-coffin", players=3, rubes=(2, 0, 1))
    do(state, "*H4")
    assert list(options_of(state)) == ["@2", "@3"], "rich or not"
    do(state, "@3")
    assert state.levels == [4, 4, 5]


def test_haunted_portrait() -> None:
    state = using("haunted-portrait", row="H3 B1 F1", deck="O2 H2 B3")
    do(state, "*H5")
    assert [fact[0] for fact in seen(state, 0, "known")] == ["horrors-3", "beasts-1", "freaks-1"]
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R1")
    assert ["oddities-2", "oddities", ["row:0"]] in seen(state, 0, "known"), "refills included"
    do(state, "R2")
    assert midway(state) == "H3 B1"
    assert seen(state, 1, "known") == []
    assert done(state)
    do(state, "R3")
    assert len(seen(state, 0, "known")) == 2, "it watches no longer"


def test_swamp_fiend_also_for_cards_moved_later() -> None:
    state = using("swamp-fiend", midway="B2 B1 W", row="B3 F1 O1", deck="H1")
    do(state, "*H6")
    assert totals(state) == [4, 1, 1, 1]
    do(state, "R1")
    assert totals(state) == [7, 1, 1, 1]


@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        ("swamp-fiend", "*H6", [6, 0, 3, 3]),
        ("sea-serpent", "*B4", [3, 6, 3, 0]),
        ("tattooed-marvel", "*F7", [0, 3, 6, 3]),
        ("magic-lantern", "*O7", [3, 3, 0, 6]),
        ("hall-of-mirrors", "*O5", [6, 6, 6, 3]),
        ("fiji-mermaid", "*B2", [6, 6, 6, 6]),
        ("seance-cabinet", "*H7", [3, 3, 3, 3]),
    ],
)
def test_what_cards_count_as(name: str, code: str, expected: list[int]) -> None:
    state = using(name, midway=ALL_SUITED)
    do(state, code)
    assert totals(state) == expected


@pytest.mark.parametrize(
    ("name", "code", "suit"),
    [
        ("seance-cabinet", "*H7", "horrors"),
        ("girl-rilla", "*B1", "beasts"),
        ("bearded-lady", "*F5", "freaks"),
        ("petrified-egg", "*O9", "oddities"),
    ],
)
def test_bonuses(name: str, code: str, suit: str) -> None:
    state = using(name)
    do(state, code)
    assert {s: n for s, n in seen(state, 0, "bonus").items() if n} == {suit: 3}


@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        ("phantom-organist", "*H8", [0, True, 0, 1]),
        ("two-headed-calf", "*B3", [0, False, 1, 1]),
        ("conjoined-twins", "*F4", [2, False, 0, 2]),
        ("shrunken-heads", "*O1", [3, False, 0, 1]),
    ],
)
def test_what_waits_for_a_scoring(name: str, code: str, expected: list[int]) -> None:
    state = using(name)
    do(state, code)
    assert seen(state, 0, "next_scores") == [expected]


@pytest.mark.parametrize(("name", "code"), [("gallows-bride", "*H9"), ("tallest-man", "*F10")])
def test_a_rube_from_the_crowd(name: str, code: str) -> None:
    state = using(name)
    do(state, code)
    assert (state.rubes, state.crowd()) == ([1, 0], 51)


def test_the_crowd_gives_only_what_it_has() -> None:
    state = using("human-pincushion", rubes=(4, 11, 12, 12), players=4)
    state.rubes[0] = 5
    state.seats = 60
    state.rubes[1] = 22
    do(state, "*F6")
    assert (state.rubes[0], state.crowd()) == (6, 0)


def test_bog_witch() -> None:
    state = using("bog-witch", midway="B1 W O2 O2", deck="F1 F3 H1")
    do(state, "*H10 $O2 $W -")
    assert list(options_of(state)) == ["D"]
    do(state, "D D")
    assert midway(state) == "B1 F1 F3 O2"
    assert done(state)
    assert seen(state, None, "discards") == ["oddities-2", "wild"]
    state = using("bog-witch", midway="B1 H1 F1 O1 W")
    do(state, "*H10 $W $B1 $O1")
    assert list(options_of(state)) == ["D"], "three are the most"


def test_winged_wolf() -> None:
    state = using("winged-wolf", row="H1 B1 F1", deck="O1 O2 O3")
    do(state, "*B5")
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R1 R2 R3")
    assert midway(state) == "H1 B1 F1"
    assert done(state)


def test_man_eating_tiger() -> None:
    state = using("man-eating-tiger", rubes=(4, 3, 4, 6), players=4)
    do(state, "*B6")
    assert list(options_of(state)) == ["@3", "@4"]
    do(state, "@4")
    assert state.rubes == [5, 3, 4, 5]


def test_dancing_bear() -> None:
    state = using("dancing-bear", levels=(7, 9, 6), rubes=(2, 0, 1), players=3)
    do(state, "*B7")
    assert state.levels == [6, 9, 6], "the own marker first"
    assert list(options_of(state)) == ["@2", "@3"], "rich or not"
    do(state, "@2")
    assert state.levels == [6, 8, 6]
    assert done(state)


def test_dancing_bear_stops_at_the_lowest_level() -> None:
    state = using("dancing-bear", levels=(4, 7))
    do(state, "*B7 @2")
    assert state.levels == [4, 6]


def test_boxing_kangaroo_stops_at_the_highest() -> None:
    state = using("boxing-kangaroo", levels=(4, 8, 10, 5), rubes=(3, 3, 5, 2), players=4)
    do(state, "*B8")
    assert state.levels == [4, 9, 10, 5]


def test_snake_pit() -> None:
    state = using("snake-pit", row="H1 B1 W", deck="F1 F2 O3 H3 H2")
    do(state, "*B9")
    assert seen(state, None, "discards") == ["horrors-1", "beasts-1", "wild"]
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R3 R3")
    assert midway(state) == "H3 O3"
    assert done(state)


def test_learned_pig_and_fortune_machine() -> None:
    state = using("learned-pig", hands=("girl-rilla",), under="tallest-man counts-coffin")
    do(state, "*B10 _B1")
    assert done(state), "one goes back"
    assert names(state.hands[0]) == ["counts-coffin", "tallest-man"]
    assert names(1 << state.attractions[0]) == ["girl-rilla"]
    state = using("fortune-machine", hands=("girl-rilla",), under="tallest-man counts-coffin")
    do(state, "*O3")
    assert done(state), "none goes back"
    assert names(state.hands[0]) == ["counts-coffin", "girl-rilla", "tallest-man"]


def test_a_short_deck_gives_what_it_has_and_takes_no_more_back() -> None:
    state = using("learned-pig", hands=("girl-rilla",))
    state.retired[1] = sum(1 << card for card in state.attractions)
    state.attractions.clear()
    do(state, "*B10")
    assert state.stack == []
    assert names(state.hands[0]) == ["girl-rilla"]


def test_lobster_boy_takes_wild_cards_too() -> None:
    state = using("lobster-boy", discards="W B2 H1")
    do(state, "*F1 <W <B2")
    assert midway(state) == "B2 W"
    assert done(state), "two are the most"


def test_goose_necked_girl() -> None:
    state = using("goose-necked-girl", row="O1 O1 O2", deck="H1 B2 F3 B2 W H3")
    events = do(state, "*F2")
    assert seen(state, 0, "looked")[0] == ["horrors-1", "beasts-2", "beasts-2", "freaks-3", "wild"]
    assert seen(state, 1, "looked") == [[], [], []]
    assert seen(state, 1, "held") == [5, 0, 0]
    assert "peeks-at-deck" not in keys(e for e in events if e.seats is not None)
    do(state, "!W !B2 ^F3 ^B2")
    assert seen(state, 0, "known") == [
        ["horrors-1", "horrors", ["deck:2"]],
        ["beasts-2", "beasts", ["deck:1"]],
        ["freaks-3", "freaks", ["deck:0"]],
    ]
    assert seen(state, 1, "top") == "freaks"
    do(state, "H H")
    assert midway(state) == "B2 W"


def test_a_plus_that_was_looked_at_is_followed_at_once() -> None:
    state = using("goose-necked-girl", row="O1 B1 O2", deck="W+ H1 H1 H2 H3 B1")
    do(state, "*F2 !W+ !H3 ^H1 ^H1 H")
    assert list(options_of(state)) == [
        "R1",
        "R2",
        "R3",
    ]
    do(state, "R3")
    assert seen(state, None, "row")[2] == "horrors", "what was put back refills the Row"
    do(state, "H")
    assert midway(state) == "H3 O2 W+"


def test_blockhead_billy_turns_every_two() -> None:
    """The book's case: until the turn is over."""
    state = using("blockhead-billy", midway="H2 B2 F2 O1 W", row="O2 H1 B1", deck="H3 F3")
    do(state, "*F3")
    assert list(options_of(state)) == ["=H", "=B", "=F", "=O"]
    do(state, "=O")
    assert totals(state) == [1, 1, 1, 8]
    do(state, "R1")
    assert totals(state) == [1, 1, 1, 10]
    do(state, ".")
    assert totals(state) == [3, 3, 3, 4]


def test_human_pincushion() -> None:
    state = using("human-pincushion")
    assert keys(do(state, "*F6")) == ["uses", "rises", "gains"]
    assert (state.levels[0], state.rubes[0]) == (5, 2)


def test_fire_eater_clears_by_print_and_no_wild() -> None:
    state = position(
        staged=("fire-eater swamp-fiend",),
        midway="B1 B3 H2 W",
        deck="F2 F1 F2 F3 O1",
        row="H1 B1 F1",
    )
    do(state, "*H6 *F8 =B")
    assert list(options_of(state)) == ["D"]
    do(state, "D D D D")
    assert done(state)
    assert midway(state) == "H2 F1 F2 F2 F3 W"
    assert sorted(seen(state, None, "discards")) == ["beasts-1", "beasts-3"]


def test_a_clearing_may_have_its_suit_from_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Attraction has that so far, but the primitive says so."""
    row = (ClearMidway(ALL, BEASTS),)
    monkeypatch.setattr(powers, "POWERS", (row, *powers.POWERS[1:]))
    state = using(ATTRACTIONS[0].name, midway="B1 B3 H2 W")
    do(state, "*H1")
    assert midway(state) == "H2 W"
    assert done(state)


def test_rubber_man() -> None:
    state = using(
        "rubber-man", hands=("girl-rilla swamp-fiend",), under="tallest-man counts-coffin bog-witch"
    )
    do(state, "*F9 _B1 _H6")
    assert names(state.hands[0]) == []
    do(state, "-")
    assert names(state.hands[0]) == ["counts-coffin", "bog-witch", "tallest-man"]
    assert names(1 << state.attractions[0]) == ["swamp-fiend"], "the last one lies lowest"
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R1 R2")
    assert done(state)


def test_crystal_skull() -> None:
    state = using("crystal-skull", row="O1 B1 O2", deck="H1 B2 F3 H3")
    do(state, "*O2")
    in_row = [places for name, _, places in seen(state, 0, "known") if name is not None]
    assert in_row == [["row:0"], ["row:1"], ["row:2"]]
    do(state, "!B2 ^F3 H")
    assert list(options_of(state)) == ["R1", "R2", "R3"]
    do(state, "R3")
    assert midway(state) == "B2 O2"
    assert done(state)
    known = [(name, places) for name, _, places in seen(state, 0, "known")]
    assert ("freaks-3", ["row:2"]) in known
    assert ("horrors-1", ["deck:0"]) in known


def test_perpetual_clock() -> None:
    state = using("perpetual-clock", retired=("tallest-man girl-rilla", "gallows-bride"))
    do(state, "*O4")
    assert list(options_of(state)) == ["rB1", "rF10"], "not itself, and none of others"
    do(state, "rF10 *F10")
    assert state.rubes[0] == 1


@pytest.mark.parametrize("name", [a.name for a in ATTRACTIONS if a.name != "perpetual-clock"])
def test_the_clock_brings_back_every_other(name: str) -> None:
    state = using("perpetual-clock", retired=(name,))
    do(state, "*O4")
    state.apply_action(state.legal_actions()[0])
    assert names(state.staged[0]) == [name]


def test_cursed_music_box() -> None:
    state = using("cursed-music-box", rubes=(3, 4, 3, 9), players=4)
    do(state, "*O6")
    assert (state.rubes, state.crowd()) == ([3, 3, 3, 8], 35)


def test_iron_strongbox_shields_until_the_next_turn() -> None:
    state = position(
        staged=("iron-strongbox", "invisible-man counts-coffin cursed-music-box dancing-bear"),
        rubes=(8, 2, 5),
        players=3,
        row="H1 B1 F1",
    )
    do(state, "*O8 R1 .")
    assert seen(state, None, "shields") == [0]
    do(state, "*O6")
    assert state.rubes == [9, 2, 4], "nothing from the shielded leader"
    do(state, "*H2")
    assert list(options_of(state)) == ["@3"], "the richest of those within reach"
    do(state, "@3 *H4")
    assert list(options_of(state)) == ["@3"]
    do(state, "@3 *B7")
    assert list(options_of(state)) == ["@3"], "not even down"
    do(state, "@3 R1 .")
    assert seen(state, None, "shields") == [0]
    do(state, "R1 .")
    assert seen(state, None, "shields") == []


def test_skeleton_key_and_a_plus_from_the_deck() -> None:
    state = using("skeleton-key", row="O1 B1 O2", deck="H1 W+ B2 H3 F1")
    do(state, "*O10 D D")
    assert list(options_of(state)) == ["R1", "R2", "R3"], "at once"
    do(state, "R1")
    assert list(options_of(state)) == ["D"]
    do(state, "D D")
    assert midway(state) == "H1 H3 F1 O1 W+"
    assert done(state)


def test_plays_from_an_empty_deck_take_the_discards() -> None:
    state = using("skeleton-key", row="H1 F1 O1", deck="", discards="B1 B2")
    do(state, "*O10 D")
    assert (seen(state, None, "deck"), seen(state, None, "discards")) == (1, [])
    do(state, "D")
    assert done(state)


def test_plays_stop_when_no_card_is_left() -> None:
    state = using("skeleton-key", row="- - -", deck="")
    do(state, "*O10")
    assert (state.stack, midway(state).count(" ")) == ([], 35)


def test_every_attraction_is_finished() -> None:
    for number, attraction in enumerate(ATTRACTIONS):
        state = using(attraction.name, midway=ALL_SUITED, rubes=(2, 3), levels=(5, 6))
        dealer = SeededDealer(number)
        state.apply_action(CODES[attraction.name])
        while state.stack:
            legal = state.legal_actions()
            state.apply_action(legal[dealer.below(len(legal))])
        assert names(state.retired[0]) == [attraction.name]
