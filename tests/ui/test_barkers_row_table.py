"""The table of Barker's Row: what is drawn, named, lit and kept hidden, from observations alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import combinations, product
from typing import Any, get_args

import pytest

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.barkers_row import GAME as BARKERS_ROW
from engine.games.barkers_row.cards import ATTRACTION_NAMES
from engine.games.barkers_row.data import ATTRACTIONS
from engine.games.barkers_row.items import NAMES as PHASES
from tests.engine.barkers_row.positions import do, position
from tests.engine.games import CASES
from tests.ui.drawing import Page, can_be_picked
from tests.ui.test_tables import check_stage, whole
from ui.focus import Focus, Shape
from ui.html import html_of
from ui.tables import table_for
from ui.tables.barkers_row import look, plate, stage, tally
from ui.tables.barkers_row.attractions import FIGURES, figure
from ui.tables.barkers_row.explaining import explained
from ui.tables.barkers_row.reading import clearings, payments
from ui.tables.barkers_row.tower import drawing
from ui.words import Voice, word

NAMES = ("Ann", "Nell", "Otto", "Bea")
SHAPES: tuple[Shape, ...] = get_args(Shape)
# The engine goes through these by itself.
UNASKED = {"power"}


def draw(o: Observation, **focus: Any) -> Page:
    """The stage and what lies on the plates."""
    looks = Focus(**{"voice": Voice(NAMES[: o["players"]], o["viewer"]), **focus})
    plates = [plate(o, seat, looks) for seat in range(o["players"])]
    return Page([stage(o, looks), [p.more for p in plates if not p.apart]])


@cache
def games() -> tuple[Any, ...]:
    """Positions of random games, among them some of every kind of decision."""
    found: dict[str, list[Any]] = {}
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        settled = BARKERS_ROW.settle(players, {})
        state = BARKERS_ROW.new_state(players, settled, SeededDealer(seed))
        choose, step = random.Random(seed), 0
        while legal := state.legal_actions():
            phase = state.observation(None)["phase"]
            many = found.setdefault(phase, [])
            if step % 97 == 0 or len(many) < players - 1:
                many.append(state.clone())
            # Random players rarely score: powers and scorings go first.
            better = [a for a in legal if state.choice(a).notation[0] in "+*"]
            state.apply_action(choose.choice(better or legal))
            step += 1
        found.setdefault("over", []).append(state)
    clock = position(staged=["perpetual-clock"], retired=["gallows-bride girl-rilla"])
    do(clock, "*O4")
    found["recall"] = [clock]
    return tuple(state for many in found.values() for state in many)


def viewers(state: Any) -> Iterator[int | None]:
    yield from {state.current_player if state.legal_actions() else 0, 1, None}


def visible(o: Observation) -> set[str]:
    """The Attractions that the viewer sees."""
    shown = [*o["staged"], *o["retired"], o["hand"]]
    return {name for names in shown for name in names}


# Secrets


def test_positions_of_every_kind_are_looked_at() -> None:
    phases = {state.observation(None)["phase"] for state in games()}
    assert phases >= {"keep", "turn", "over", *PHASES} - UNASKED


@pytest.mark.thorough
@pytest.mark.parametrize("shape", SHAPES)
def test_no_attraction_is_drawn_that_the_viewer_does_not_see(shape: Shape) -> None:
    looked = 0
    for state in games():
        for viewer in viewers(state):
            o = state.observation(viewer)
            page = draw(o, quiet=True, shape=shape)
            drawn = {n.partition(":")[2] for n in page.components if n.startswith("attraction:")}
            assert drawn == visible(o) - (set(o["hand"]) if hidden_hand(o) else set())
            for name in set(ATTRACTION_NAMES) - visible(o):
                assert name not in page.source
                assert word(f"barkers_row.attraction.{name}") not in page.source
                looked += 1
    assert looked > 2000


def hidden_hand(o: Observation) -> bool:
    """Whether a question lies where the hand lies otherwise."""
    mine = o["viewer"] in o["deciders"]
    asked = o["phase"] in ("pay", "clear", "name", "target", "recover", "recall") or sum(o["held"])
    return bool(mine and asked)


def test_a_barker_in_the_row_shows_its_value_to_nobody_who_has_not_seen_it() -> None:
    known = unknown = 0
    for state in games():
        for viewer in viewers(state):
            o = state.observation(viewer)
            page = draw(o, quiet=True)
            for slot, suit in enumerate(o["row"]):
                label = page.component(f"row:{slot}")["aria-label"]
                facts = [k for k, _, places in o["known"] if k and places == [f"row:{slot}"]]
                public = [kinds for slots, kinds in o["left"] if slot in slots]
                if not facts and not public and suit:
                    unknown += 1
                    plain = word(f"barkers_row.suit.{suit}")
                    assert label == f"Row, card {slot + 1}: {plain}, face down"
                known += bool(facts)
            if not o["known"] and not o["left"]:
                assert not page.having("seen")
    assert unknown > 300
    assert known > 5


def test_what_is_peeked_at_is_marked_for_that_seat_alone() -> None:
    state = position(row="H2 B3 W+", staged=["haunted-portrait"])
    do(state, "*H5")
    mine = draw(state.observation(0))
    assert [e["class"] for e in mine.having("seen")] == ["seen slab"] * 3
    assert mine.component("row:1")["aria-label"] == "Row, card 2: Beasts 3, face down; you know it"
    for other in (1, None):
        page = draw(state.observation(other))
        assert not page.having("seen")
        assert "Beasts 3" not in page.source
    do(state, "R1")
    assert len(draw(state.observation(0)).having("seen")) == 3, "what refills the Row is seen, too"


def test_cards_of_the_deck_in_hand_are_faces_for_the_holder_and_backs_for_others() -> None:
    state = position(deck="H1 H2 B3 F2 O1", staged=["goose-necked-girl"])
    do(state, "*F2")
    mine = draw(state.observation(0))
    held = {name for name in mine.components if name.startswith("held:")}
    assert held == {
        f"held:{kind}-1"
        for kind in ("horrors-1", "horrors-2", "beasts-3", "freaks-2", "oddities-1")
    }
    for other in (1, None):
        page = draw(state.observation(other))
        assert not [name for name in page.components if name.startswith("held:")]
        assert "Ann holds 5 cards of the deck" in page.source
    # What was put back stays known to that seat, and can be looked up.
    do(state, "!B3 !F2 ^O1 ^H2 H H")
    o = state.observation(0)
    assert "you know 3 of them" in draw(o).source
    sheet = Page(look(o, "deck", Focus(Voice(NAMES[:2], 0))))
    assert "Oddities 1" in sheet.text
    assert "2 from the top" in sheet.text
    theirs = Page(look(state.observation(1), "deck", Focus(Voice(NAMES[:2], 1))))
    assert "Oddities" not in theirs.text


def test_a_sheet_tells_nothing_but_what_the_table_knows() -> None:
    for state in games()[::5]:
        for viewer in viewers(state):
            o = state.observation(viewer)
            looks = Focus(Voice(NAMES[: o["players"]], viewer), quiet=True)
            sheets = [look(o, what, looks) for what in ("discards", "deck", "seat:0", "seat:1")]
            text = Page(sheets).source
            for name in set(ATTRACTION_NAMES) - visible(o):
                assert word(f"barkers_row.attraction.{name}") not in text
            hidden = Page(look(o, "attraction:girl-rilla", looks)).text
            if "girl-rilla" not in visible(o):
                assert "In your hand" not in hidden
                assert "On-Stage," not in hidden


# Picks and events


@pytest.mark.thorough
@pytest.mark.parametrize("shape", SHAPES)
def test_every_action_can_be_picked_and_nothing_lit_is_closed_in(shape: Shape) -> None:
    for state in games():
        if not state.legal_actions():
            continue
        o = state.observation(state.current_player)
        offers = [(action, state.choice(action)) for action in state.legal_actions()]
        can_be_picked(partial(draw, o, shape=shape), offers, (0, -1, len(offers) // 2))


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "wide"])
def test_on_every_shape_all_is_drawn_that_picks_and_events_name(shape: Shape) -> None:
    """As it is tested of all games on the wide one."""
    draws = whole(table_for("barkers-row"))
    for case in CASES:
        if case.game is BARKERS_ROW and case.plain:
            check_stage(case, lambda o, focus: draws(o, replace(focus, shape=shape)), 5)


# The Midway, payments, powers


def rich_table(**more: Any) -> Any:
    given: dict[str, Any] = {
        "midway": "H3 H2 B1 O2 W W",
        "hands": ["seance-cabinet fire-eater"],
        "levels": [5, 4],
        **more,
    }
    return position(**given)


def test_totals_count_wild_cards_and_say_when_they_are_enough() -> None:
    state = rich_table()
    page = draw(state.observation(0), lit=frozenset({"score:seance-cabinet"}))
    labels = [e["aria-label"] for e in page.having("suitpile")]
    assert labels == [
        "Horrors: 7 in all",
        "Beasts: 3 in all",
        "Freaks: 2 in all",
        "Oddities: 4 in all",
        "Wild: 2 for every suit",
    ]
    assert [e["class"] for e in page.having("ok")] == ["suitpile horrors n2 ok"]
    unlit = page.component("score:fire-eater")
    assert unlit["title"] == "Freaks stand at 2, and you need 5"
    assert str(unlit["aria-label"]).endswith("Freaks stand at 2, and you need 5")
    # In another's turn nothing is enough, and one's own level counts.
    other = draw(state.observation(1))
    assert not other.having("ok")


def test_what_a_power_changes_is_marked_and_explained() -> None:
    state = rich_table(staged=["sea-serpent bearded-lady shrunken-heads fiji-mermaid"])
    assert not draw(state.observation(0)).having("changed")
    do(state, "*B4 *F5 *O1")
    page = draw(state.observation(0))
    assert [e["aria-label"] for e in page.having("changed")] == [
        "Beasts: 5 in all",
        "Freaks: 2 in all",
    ]
    (altered,) = page.having("altered")
    assert altered["aria-label"] == "Oddities 2, counts as Beasts this turn"
    assert "Sea Serpent: Oddities count as Beasts · +3 for Freaks · 3 less for 1 scoring" in (
        page.text
    )
    # Freaks: level 5, 3 less, 3 of it there already.
    assert "2 of 0" in page.text
    do(state, "*B2")
    page = draw(state.observation(0))
    assert "Beasts 1, counts as Wild this turn" in [e["aria-label"] for e in page.having("altered")]
    # The others see it, too, and with the turn it is over.
    assert draw(state.observation(1)).having("altered")
    do(state, "R1 .")
    assert not draw(state.observation(0)).having("altered")
    assert "This turn" not in draw(state.observation(0)).text


def test_what_a_payment_leaves_behind_agrees_with_the_rules() -> None:
    compared = 0
    for state in games():
        o = state.observation(state.current_player if state.legal_actions() else None)
        if o["phase"] not in ("pay", "clear"):
            continue
        found = payments(o) if o["phase"] == "pay" else clearings(o)
        offered = {
            state.choice(action).picks[0][0].rpartition("-")[0].partition(":")[2]: action
            for action in state.legal_actions()
            if state.choice(action).notation.startswith("$")
        }
        assert {one.kind for one in found} == set(offered)
        for one in found:
            after = state.clone()
            after.apply_action(offered[one.kind])
            then = after.observation(o["viewer"])
            if then["phase"] == "pay" and then["counts_as"] == o["counts_as"]:
                assert {suit: then["totals"][suit] for suit in one.left} == one.left
                assert then["pending"][-1][2] == one.rest
                compared += 1
    assert compared > 3


def test_a_payment_shows_what_it_leaves_in_words() -> None:
    state = rich_table()
    do(state, "+H7")
    page = draw(state.observation(0), lit=frozenset({"midway:horrors-3-1", "midway:wild-1"}))
    for told in (
        "Horrors 2: 3 more to pay after it; it leaves Horrors 5",
        "Horrors 3: 2 more to pay after it; it leaves Horrors 4",
        "Wild 1: 4 more to pay after it; it leaves Horrors 6, Beasts 2, Freaks 1 and Oddities 3",
    ):
        assert told in page.text
    shut = [e["data-arg"] for e in page.having("payment") if "disabled" in e]
    assert shut == ["midway:horrors-2-1"]
    do(state, "$H3")
    page = draw(state.observation(0))
    assert "Horrors 2 pays the rest; it leaves Horrors 2" in page.source


def test_naming_a_suit_says_what_it_would_do() -> None:
    state = rich_table(staged=["blockhead-billy"])
    do(state, "*F3")
    page = draw(state.observation(0), lit=frozenset({"suit:beasts"}))
    assert page.component("suit:beasts")["aria-label"] == "Beasts, 7 in all"
    for suit, named in (("beasts", 1), ("freaks", 2)):
        after = state.clone()
        after.apply_action(after.legal_actions()[named])
        total = after.observation(0)["totals"][suit]
        assert f"{word(f'barkers_row.suit.{suit}')}, {total} in all" in page.source
    state = rich_table(staged=["fire-eater"], hands=[""])
    do(state, "*F8")
    page = draw(state.observation(0))
    assert "Horrors, clears 2 cards" in page.source


# Attractions, seats, the end


def test_forty_attractions_have_a_figure_and_few_words_of_their_own() -> None:
    drawn = {name: str(figure(name)) for name in ATTRACTION_NAMES}
    assert len(set(drawn.values())) == 40
    assert set(FIGURES) == set(ATTRACTION_NAMES)
    for attraction in ATTRACTIONS:
        short = word(f"barkers_row.short.{attraction.name}")
        assert len(short) <= 42, f"too long for a phone: {short}"
        told = explained(attraction)
        assert told
        assert len(told) >= len(attraction.power)


def test_an_attraction_opens_enlarged_with_what_can_be_done_with_it() -> None:
    state = rich_table(
        staged=["human-pincushion", "snake-pit"], levels=[10, 4], retired=["girl-rilla"]
    )
    o = state.observation(0)
    looks = Focus(Voice(NAMES[:2], 0), lit=frozenset({"score:seance-cabinet"}))
    sheet = Page(look(o, "attraction:human-pincushion", looks))
    assert "On-Stage, yours" in sheet.text
    assert word("barkers_row.explain.below-top") in sheet.text
    assert "Use it" not in sheet.text
    assert draw(o).component("use:human-pincushion")["title"] == (
        "Not while your marker is at the top"
    )
    sheet = Page(look(o, "attraction:seance-cabinet", looks))
    assert "7 of 10 Horrors" in sheet.text
    assert "Score it for 10" in sheet.text
    sheet = Page(look(o, "seat:1", looks))
    assert "Nell’s Attractions" in sheet.text
    assert "Snake Pit" in sheet.text


def test_a_turn_that_cannot_end_says_why() -> None:
    o = rich_table().observation(0)
    end = draw(o).component("button:end-turn")
    assert end["title"] == "Move a Barker card first"
    assert "button:end-turn" not in draw(o, quiet=True).components
    moved = rich_table(moved=True).observation(0)
    page = draw(moved, lit=frozenset({"button:end-turn"}))
    assert page.component("button:end-turn")["role"] == "button"


@pytest.mark.parametrize("seats", [13, 9])
def test_a_grandstand_has_as_many_seats_as_are_to_be_filled(seats: int) -> None:
    state = position(rubes=[5, 0], options={"seats": seats})
    for shape in SHAPES:
        page = draw(state.observation(1), shape=shape)
        assert len(page.having("vacancy")) == 2 * seats - 5
        assert len(page.having("rube")) == 5
    label = page.component("stand:0")["aria-label"]
    assert label == f"Ann’s grandstand: 5 of {seats} seats taken"


def test_the_plate_of_the_viewer_stands_apart_where_room_is_short() -> None:
    o = position(players=3).observation(1)
    for shape in SHAPES:
        apart = [plate(o, seat, Focus(Voice(NAMES[:3], 1), shape=shape)).apart for seat in range(3)]
        assert apart == [False, shape != "wide", False]


def test_the_bell_rings_for_who_is_at_the_top() -> None:
    assert draw(position(levels=[10, 4]).observation(0)).having("ringing")
    assert not draw(position(levels=[9, 4]).observation(0)).having("ringing")


def test_the_score_sheet_counts() -> None:
    (o, *_) = [o for state in games() if (o := state.observation(None))["over"]]
    sheet = tally(o, Focus(Voice(NAMES[: o["players"]])))
    assert [row[-1] for row in sheet.rows] == [str(rubes) for rubes in o["rubes"]]
    assert [row[0] for row in sheet.rows] == [str(level) for level in o["levels"]]
    assert str(sheet.foot).endswith(f"{o['turn']} turns.")


@pytest.mark.parametrize("slim", [False, True])
def test_no_marker_on_the_tower_hides_another(slim: bool) -> None:
    body = re.compile(r'class="mk seat\d"><path d="M([\d.-]+) ([\d.-]+)h([\d.-]+)')
    for levels in product((4, 5, 10), repeat=4):
        boxes = []
        for x, y, across in body.findall(html_of(drawing(levels, None, slim=slim))):
            left, right = sorted((float(x), float(x) + float(across)))
            boxes.append((left, right, float(y), float(y) + right - left))
        assert len(boxes) == 4
        for one, other in combinations(boxes, 2):
            beside = one[1] <= other[0] or other[1] <= one[0]
            below = one[3] <= other[2] + 0.1 or other[3] <= one[2] + 0.1
            assert beside or below, levels


def test_the_card_that_came_last_is_marked() -> None:
    o = position(midway="H3 H2 B1").observation(0)
    drawn = draw(o, trail=("row:1", "midway:horrors-3-1"))
    marked = {str(e.get("data-c")) for e in drawn.having("last")}
    assert {name for name in marked if name.startswith("midway")} == {"midway:horrors-3-1"}
