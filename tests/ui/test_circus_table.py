"""The Circus table: what is drawn, named and lit, from observations alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from itertools import permutations
from typing import Any, get_args

import pytest

from engine.chance import SeededDealer
from engine.game import Observation
from engine.games.circus import GAME as CIRCUS
from engine.games.circus.data import COLOURS, COLUMNS, FACES, HOLES, ROWS
from tests.engine.circus.positions import position
from ui.focus import Focus, Shape
from ui.html import html_of
from ui.tables.circus import plate, stage, tally
from ui.tables.circus.clown import LOWEST, RADIUS, SLOT
from ui.tables.circus.plan import ACROSS, CELLS, UPRIGHT
from ui.words import Voice

SHAPES: tuple[Shape, ...] = get_args(Shape)
NAMES = ("Ann", "Nell", "Otto", "Bea")
VOICE = Voice(NAMES)
OPTIONS: tuple[dict[str, bool], ...] = ({}, {"secret": True}, {"match": True}, {"tie_break": True})
SETTINGS = [(n, options) for n in (2, 3, 4) for options in OPTIONS] + [(2, {"double": True})]

# From a clown's feet upwards, in its own units: the head with hat and hair; half its width.
HEAD, HAIR = (98, 172), 34


class Page(HTMLParser):
    """All elements with their attributes, and the text; `texts` by the class it stands in."""

    def __init__(self, drawn: Any) -> None:
        super().__init__()
        self.source = html_of(drawn)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.texts: dict[str, list[str]] = {}
        self.feed(self.source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data + " "
        classes = self.elements[-1][1].get("class") if self.elements else None
        self.texts.setdefault(classes or "", []).append(data)

    @property
    def components(self) -> list[str]:
        return [name for _, a in self.elements if (name := a.get("data-c")) is not None]

    def component(self, name: str) -> dict[str, str | None]:
        (found,) = (a for _, a in self.elements if a.get("data-c") == name)
        return found

    def having(self, name: str) -> list[dict[str, str | None]]:
        """The elements of a class."""
        return [a for _, a in self.elements if name in (a.get("class") or "").split()]


def draw(observation: Observation, **focus: Any) -> Page:
    return Page(stage(observation, Focus(**{"voice": VOICE, **focus})))


def plates(observation: Observation, voice: Voice = VOICE) -> list[Page]:
    drawn = [plate(observation, s, Focus(voice=voice)) for s in range(observation["players"])]
    return [Page([p.badge, p.note, " ", p.points]) for p in drawn]


def positions(players: int, options: Mapping[str, bool], seed: int = 1) -> Iterator[Any]:
    """A third of the states of a random game, the first and the last among them."""
    settled = CIRCUS.settle(players, options)
    state = CIRCUS.new_state(players, settled, SeededDealer(seed))
    choose = random.Random(seed)
    turn = 0
    while legal := state.legal_actions():
        if turn % 3 == 0:
            yield state.clone()
        state.apply_action(choose.choice(legal))
        turn += 1
    yield state


def expected(observation: Observation) -> set[str]:
    """Every id that an event or a pick may name here."""
    names = {"die", *(f"outside:{colour}" for colour in COLOURS)}
    names |= {f"space:{row}-{column}" for row in range(ROWS) for column in range(COLUMNS)}
    names |= {f"hole:{value}" for value, colour in observation["holes"].items() if colour}
    for number, clown in enumerate(observation["clowns"]):
        names |= {f"clown:{number}"}
        names |= {f"ball:{number}-{height}" for height in range(len(clown["balls"]))}
    return names


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_component_is_drawn_once(players: int, options: dict[str, bool]) -> None:
    for turn, state in enumerate(positions(players, options)):
        seat = state.current_player if state.current_player >= 0 else 0
        seen = state.observation(seat)
        page = draw(seen, shape=SHAPES[turn % len(SHAPES)])
        assert Counter(page.components) == Counter(expected(seen))
        ids = [a["id"] for _, a in page.elements if "id" in a]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_pick_is_there_to_be_touched(shape: Shape) -> None:
    for state in positions(3, {}, seed=2):
        seen = state.observation(0)
        picks = [state.choice(action).picks for action in state.legal_actions()]
        lit = frozenset(name for steps in picks for step in steps for name in step)
        page = draw(seen, lit=lit, shape=shape)
        assert lit <= set(page.components)
        for name in page.components:
            attributes = page.component(name)
            classes = (attributes["class"] or "").split()
            assert ("on" in classes) == (name in lit)
            assert (attributes.get("tabindex") == "0") == (name in lit)
            assert attributes["aria-label"]


def test_what_picking_does_is_said() -> None:
    seen = position("red", ((2, 0), "red")).observation(0)
    page = draw(seen, lit=frozenset({"space:3-0"}), labels={"space:3-0": "Go & score"})
    assert page.component("space:3-0")["aria-label"] == "Hole 2, empty, row 4, lane A: Go & score"


def test_a_lost_turn_has_a_button_only_then() -> None:
    seen = position("red").observation(0)
    assert "button:lost" not in draw(seen).components
    assert "button:lost" in draw(seen, lit=frozenset({"button:lost"})).components


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("face", FACES)
def test_the_die_shows_every_face(face: str, shape: Shape) -> None:
    page = draw(position(face).observation(0), shape=shape)
    assert page.component("die")["aria-label"] == f"The die shows {face}"
    assert face.capitalize() in page.text
    assert "Ann rolled" in page.text


def test_after_the_show_the_die_is_put_away() -> None:
    *_, last = positions(2, {})
    page = draw(last.observation(0))
    assert page.component("die")["aria-label"] == "The die is put away"
    assert "rolled" not in page.text


def test_spoken_names() -> None:
    state = position("red", ((3, 1), "red blue yellow"), ((4, 0), "green"), holes={1: "blue"})
    page = draw(state.observation(0))
    names = {name: page.component(name)["aria-label"] for name in page.components}
    assert names["clown:0"] == (
        "Violet clown in row 4, lane B, holding red, blue and yellow, yellow on top"
    )
    assert names["clown:1"] == "Teal clown in row 5, lane A, holding a green ball"
    assert names["clown:2"] == "Orange clown in row 1, lane C, empty"
    assert names["space:0-1"] == "Start, row 1, lane B"
    assert names["space:1-0"] == "Row 2, lane A"
    assert names["space:2-1"] == "Hole 1, filled with a blue ball, row 3, lane B"
    assert names["space:7-2"] == "Hole 6, empty, row 8, lane C"
    assert names["hole:1"] == "blue ball in hole 1"
    assert names["ball:0-1"] == "blue ball"
    assert names["outside:red"] == "2 Ann’s: red balls outside"
    assert names["outside:green"] == "2 nobody’s: green balls outside"


def test_the_reader_is_addressed() -> None:
    seen = position("blue").observation(0)
    page = draw(seen, voice=Voice(NAMES, you=0))
    assert page.component("outside:red")["aria-label"] == "3 yours: red balls outside"
    assert "you rolled" in page.text


def test_names_are_escaped_and_nothing_is_styled_inline() -> None:
    names = ("<b>&\"'", "</svg><script>", "Otto", "Bea")
    for shape in SHAPES:
        for state in positions(4, {"tie_break": True}):
            seen = state.observation(0)
            drawn = [
                stage(seen, Focus(voice=Voice(names), shape=shape)),
                plate(seen, 1, Focus(voice=Voice(names))).badge,
            ]
            page = Page(drawn)
            assert all("style" not in attributes for _, attributes in page.elements)
            assert {"b", "script"} & {tag for tag, _ in page.elements} <= {"b"}
            assert len(page.having("slab")) == page.source.count("<b ") + 1
            assert "None" not in page.source


def test_only_what_moves_is_free_of_a_transform() -> None:
    page = draw(position("red", ((3, 1), "red")).observation(0))
    moving = [a for _, a in page.elements if a.get("data-c")]
    assert moving
    assert all("transform" not in attributes for attributes in moving)


@pytest.mark.parametrize("shape", SHAPES)
def test_nearer_clowns_overlap_farther_ones(shape: Shape) -> None:
    # Upright, low rows are near; across, the lane at a clown's right hand is.
    cells = ((1, 2), (6, 0), (3, 1))
    page = draw(position("red", *((cell, "") for cell in cells)).observation(0), shape=shape)
    drawn = [name for name in page.components if name.startswith("clown:")]
    assert drawn == ["clown:1", "clown:2", "clown:0"]


@pytest.mark.parametrize("plan", [ACROSS, UPRIGHT], ids=lambda plan: plan.name)
def test_no_head_hides_a_ball(plan: Any) -> None:
    for cells in permutations(CELLS, 2):
        near, far = plan.stances(cells)
        if near.y < far.y:
            continue
        head = (near.y - HEAD[1] * near.scale, near.y - HEAD[0] * near.scale)
        highest = LOWEST - 2 * SLOT - RADIUS
        # A hat may reach over the shoes and touch the lowest ball.
        balls = (far.y + highest * far.scale, far.y + LOWEST * far.scale)
        beside = abs(near.x - far.x) >= HAIR * near.scale + RADIUS * far.scale - 4
        assert beside or head[0] >= balls[1] or head[1] <= balls[0], cells


def test_three_in_a_file_step_aside_in_turn() -> None:
    for row in range(ROWS - 2):
        first, second, third = UPRIGHT.stances([(row, 1), (row + 1, 1), (row + 2, 1)])
        assert first.x == third.x
        assert second.x == first.x + UPRIGHT.aside


@pytest.mark.parametrize("plan", [ACROSS, UPRIGHT], ids=lambda plan: plan.name)
def test_clowns_stay_in_the_picture(plan: Any) -> None:
    # Upright, a bare head may look over the curb into the gap below the banner.
    for stance in plan.stances(CELLS):
        tall = 140 if stance.doffed else HEAD[1]
        assert stance.y - tall * stance.scale > -12
        assert stance.y < plan.size[1]


@pytest.mark.parametrize("shape", SHAPES)
def test_landing_spaces_show_the_number_of_steps(shape: Shape) -> None:
    seen = position("blue", ((1, 1), "red blue"), ((5, 0), "green")).observation(0)
    lit = frozenset({"space:3-1", "space:2-0"})
    page = draw(seen, picked=("clown:0",), lit=lit, shape=shape)
    assert len(page.having("pip")) == 2
    assert page.texts["pipn"] == ["2", "2"]
    assert not draw(seen, lit=frozenset({"clown:0"}), shape=shape).having("pip")


def test_a_clown_that_awaits_the_picked_ball_differs_from_one_that_may_be_picked() -> None:
    seen = position("red").observation(0)
    first = draw(seen, lit=frozenset({"clown:0", "outside:red"}))
    then = draw(seen, lit=frozenset({"clown:0"}), picked=("outside:red",))
    assert not first.having("awaited")
    assert [a["data-c"] for a in then.having("awaited")] == ["clown:0"]
    assert "picked" in str(then.component("outside:red")["class"])


@pytest.mark.parametrize("shape", SHAPES)
def test_the_last_move_is_marked(shape: Shape) -> None:
    seen = position("red", ((3, 1), "red blue")).observation(0)
    walked = draw(seen, trail=("space:1-1", "space:2-1", "space:3-1"), shape=shape)
    (line,) = walked.having("trail")
    assert str(line["d"]).count("L") == 2
    brought = draw(seen, trail=("outside:blue", "clown:0"), shape=shape)
    assert not brought.having("trail")
    assert [a["data-c"] for a in brought.having("fresh")] == ["ball:0-1"]
    assert not walked.having("fresh")


@pytest.mark.parametrize("value", HOLES)
def test_a_hole_under_a_clown_keeps_its_value_and_ball_in_sight(value: int) -> None:
    seen = position("red", (HOLES[value], "red"), holes={value: "blue"}).observation(0)
    page = draw(seen)
    assert len(page.having("peeping")) == 1
    assert page.source.index(f"c-hole-{value}") > page.source.index("c-clown-0")
    assert not draw(seen, shape="tall").having("peeping")


def test_plates_tell_colour_holes_and_points() -> None:
    seen = position("red", holes={2: "red", 5: "red", 1: "yellow"}, players=3).observation(0)
    ann, nell, otto = plates(seen)
    assert ann.text.split() == ["balls", "in", "holes", "2", "and", "5", "7"]
    assert nell.text.split() == ["a", "ball", "in", "hole", "1", "1"]
    assert otto.text.split() == ["no", "ball", "in", "a", "hole", "yet", "0"]
    for page, colour in ((ann, "red"), (nell, "yellow"), (otto, "green")):
        assert [a["aria-label"] for a in page.having("icon")] == [f"plays {colour}"]


def test_two_colours_make_two_balls_on_a_plate() -> None:
    seen = position("red", holes={3: "green", 1: "red"}, options={"double": True}).observation(0)
    (ann, _) = plates(seen)
    assert [a["aria-label"] for a in ann.having("icon")] == ["plays red", "plays green"]
    assert ann.text.split() == ["balls", "in", "holes", "1", "and", "3", "4"]


def test_secret_colours_are_told_to_nobody_else() -> None:
    *_, middle = (
        s for s in positions(3, {"secret": True}, seed=5) if not s.observation(None)["over"]
    )
    for viewer in range(3):
        seen = middle.observation(viewer)
        (mine,) = seen["mine"]
        for seat, page in enumerate(plates(seen)):
            if seat == viewer:
                assert page.having(mine)
                assert page.text.split()[-1] == str(seen["points"][mine])
            else:
                assert page.having("unknown")
                assert page.text.split() == ["?", "a", "secret", "colour", "?"]
                assert not any(page.having(colour) for colour in COLOURS)
        page = draw(seen)
        for colour in COLOURS:
            label = str(page.component(f"outside:{colour}")["aria-label"])
            assert (NAMES[viewer] in label) == (colour == mine)
            assert ("whose?" in label) == (colour != mine)


def test_a_spectator_sees_no_secret_colour() -> None:
    seen = next(positions(4, {"secret": True})).observation(None)
    assert all(page.having("unknown") for page in plates(seen))


@pytest.mark.parametrize("options", [{}, {"secret": True}, {"double": True}])
def test_the_score_sheet_adds_up(options: dict[str, bool]) -> None:
    for seed in range(5):
        *_, last = positions(2, options, seed=seed)
        seen = last.observation(0)
        sheet = tally(seen, Focus(voice=VOICE))
        assert len(sheet.heads) == len(HOLES) + 1
        for seat, row in enumerate(sheet.rows):
            held = [v for v, cell in zip(HOLES, row, strict=False) if cell is not None]
            assert str(sum(held)) == row[-1] == str(seen["totals"][seat])
            for value, cell in zip(HOLES, row, strict=False):
                colour = seen["holes"][str(value)]
                assert (cell is not None) == (seen["owners"].get(colour) == seat)
        assert sheet.foot is None


def test_the_score_sheet_of_a_match_has_a_column_a_game() -> None:
    *_, last = positions(3, {"match": True})
    seen = last.observation(0)
    sheet = tally(seen, Focus(voice=VOICE))
    assert [Page(head).text.split() for head in sheet.heads] == [
        *(["Game", str(n)] for n in (1, 2, 3)),
        ["Total"],
    ]
    for seat, row in enumerate(sheet.rows):
        assert sum(int(str(cell)) for cell in row[:-1]) == int(str(row[-1]))
        assert row[-1] == str(seen["totals"][seat])


def test_a_tie_is_explained_where_it_is_broken() -> None:
    def foot(holes: dict[int, str], **options: bool) -> Any:
        seen = position("red", holes=holes, players=3, options=options).observation(0)
        return tally(seen, Focus(voice=VOICE)).foot

    tied = {1: "red", 4: "red", 5: "yellow"}
    assert foot(tied) is None
    assert foot({5: "yellow", 4: "red", 1: "green"}, tie_break=True) is None
    told = foot(tied, tie_break=True)
    assert "Ann: 2 balls, the best in hole 4." in told
    assert "Nell: 1 ball, the best in hole 5." in told
    assert "Otto" not in told
