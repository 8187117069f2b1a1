"""The screens round the table: pure, safe, named, and complete in words and pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from htpy import Node, fragment, p

from engine.catalogue import GAMES, SLUGS
from engine.errors import UnknownGame
from engine.game import Standing
from ui.draft import Draft, changed, first_draft
from ui.html import html_of
from ui.people import NAME_LENGTH, Person
from ui.posters import POSTERS, poster_of
from ui.preferences import CHOICES
from ui.screens.about import about
from ui.screens.home import HomeView, ResumeView, home, shell
from ui.screens.score import ScoreView, cry, score
from ui.screens.settings import settings, sheet
from ui.screens.setup import SetupView, setup
from ui.tables import Tally, has_table
from ui.widgets import frame
from ui.widgets.dialog import dialog
from ui.widgets.icons import GAME_ICONS, ICON_AUTHORS, PICTURE, SHAPES
from ui.words import Voice

CREDITS = Path(__file__).resolve().parents[2] / "CREDITS.md"

NASTY = "<u>&\"'"
NAMES = ("Ann", NASTY, "Otto", "Bea", "Ida", "Gus", "Wilma", "Theo")


def html(node: Node) -> str:
    return html_of(node)


def resumed(line: str = "Your turn") -> HomeView:
    return HomeView(ResumeView("circus", "Welcome to the Circus", line, "with Nell", "abc"))


def named() -> Draft:
    return changed(first_draft("circus"), "seat-name", "1", NASTY)


def finished(places: list[int], you: int | None = 0, undo: bool = True) -> ScoreView:
    seats = range(len(places))
    standings = [Standing(seat, place, 20 - place) for seat, place in enumerate(places)]
    return ScoreView(
        slug="circus",
        title="Welcome to the Circus",
        standings=sorted(standings, key=lambda s: (s.place, s.player)),
        badges=[frame.chip(seat) for seat in seats],
        tally=Tally("Points", ["A", "Total"], [[f"a{s}", f"t{s}"] for s in seats], p["foot"]),
        voice=Voice(NAMES[: len(places)], you),
        table="#/table/abc",
        can_undo=undo,
    )


def framed() -> Node:
    plates = [
        frame.PlateView(seat, frame.chip(seat), NAMES[seat], "a note", "3", seat == 1)
        for seat in (0, 1)
    ]
    return frame.table(
        "circus",
        bar=frame.bar("Welcome to the Circus"),
        banner=frame.banner(NASTY, "Your turn:", mine=True),
        stage=p["stage"],
        plates=frame.plates(plates),
        log=frame.log(["first", NASTY]),
        drawer=frame.drawer(NASTY),
    )


AS_USUAL = {name: values[0] for name, values in CHOICES.items()}
SCREENS: dict[str, Callable[[], Node]] = {
    "home": lambda: home(resumed(NASTY)),
    "home, first visit": lambda: home(HomeView()),
    "shell": shell,
    "set-up, wide": lambda: setup(SetupView(named())),
    "set-up, tall": lambda: setup(SetupView(named(), "tall")),
    "score": lambda: score(finished([2, 1, 3])),
    "about": about,
    "settings, wide": lambda: settings(AS_USUAL, "wide"),
    "settings, tall": lambda: settings(AS_USUAL, "tall"),
    "settings, over a table": lambda: fragment[sheet(AS_USUAL)],
    "table": framed,
    "dialog": lambda: dialog("ask", NASTY, NASTY, [p[NASTY]]),
}


@pytest.fixture(params=SCREENS.values(), ids=SCREENS)
def screen(request: pytest.FixtureRequest) -> Callable[[], Node]:
    made: Callable[[], Node] = request.param
    return made


def test_same_view_same_html_and_one_drawing_may_be_rendered_twice(
    screen: Callable[[], Node],
) -> None:
    drawing = screen()
    assert html(drawing) == html(drawing) == html(screen())


def test_no_inline_style_or_script(screen: Callable[[], Node]) -> None:
    assert not re.search(r"<[^>]+\s(style|on\w+)=|<script", html(screen()))


def test_text_of_users_is_escaped(screen: Callable[[], Node]) -> None:
    assert "<u>" not in html(screen())


def test_ids_are_unique(screen: Callable[[], Node]) -> None:
    ids = re.findall(r'\sid="([^"]*)"', html(screen()))
    assert len(ids) == len(set(ids))


def test_pictures_are_in_the_sprite(screen: Callable[[], Node]) -> None:
    used = set(re.findall(rf'href="#{PICTURE}([^"]+)"', html(screen())))
    assert used <= {*GAME_ICONS, *SHAPES}


def test_every_button_has_a_verb_and_a_name(screen: Callable[[], Node]) -> None:
    for attributes, inside in re.findall(r"<button([^>]*)>(.*?)</button>", html(screen()), re.S):
        assert 'data-do="' in attributes
        assert 'type="button"' in attributes
        assert "aria-label=" in attributes or re.sub("<[^>]+>", "", inside).strip()


def verbs(node: Node) -> set[str]:
    return set(re.findall(r'data-do="([^"]+)"', html(node)))


def test_verbs_of_home() -> None:
    assert verbs(home(resumed())) == {"resume", "open-link", "theme"}
    assert verbs(home(HomeView())) == {"open-link", "theme"}


def test_verbs_of_set_up() -> None:
    small = changed(first_draft("circus"), "seat-remove", "3", "")
    always = {"seat-name", "seat-kind", "seat-up", "seat-remove"}
    always |= {"preset", "option", "take-backs", "pace", "start"}
    assert verbs(setup(SetupView(first_draft("circus")))) == always
    assert verbs(setup(SetupView(small))) == always | {"seat-add"}


def test_verbs_of_the_score_sheet() -> None:
    assert verbs(score(finished([1, 2]))) == {"rematch", "copy-link", "undo"}
    assert verbs(score(finished([1, 2], undo=False))) == {"rematch", "copy-link"}


# Home


def posters(node: Node) -> str:
    found = re.search(r'<ul class="posters".*?</ul>', html(node), re.S)
    assert found
    return found[0]


def test_shell_and_home_share_everything_but_the_strip() -> None:
    assert posters(shell()) == posters(home(resumed())) == posters(home(HomeView()))

    def outside(node: Node) -> str:
        text = re.sub(r'<section class="resume.*?</section>', "", html(node), flags=re.S)
        return text.replace('class="home boot"', 'class="home"')

    assert outside(shell()) == outside(home(resumed()))


def test_the_shell_tells_its_progress() -> None:
    text = html(shell())
    assert 'id="boot"' in text
    assert re.search(r'<progress id="boot-progress"[^>]*max="100"[^>]*aria-label="[^"]+"', text)
    assert 'id="boot-percent"' in text


OPEN = [slug for slug in GAMES if has_table(slug)]


def test_only_games_that_are_there_can_be_chosen() -> None:
    text = posters(home(HomeView()))
    assert set(re.findall(r'href="#/setup/([^"]+)"', text)) == set(OPEN)


def test_posters_agree_with_the_catalogue() -> None:
    assert [poster.slug for poster in POSTERS] == list(SLUGS)
    for poster in POSTERS:
        game = GAMES[poster.slug]
        assert poster.title == game.title
        assert poster.players == (game.players[0], game.players[-1])
        assert poster_of(poster.slug) is poster
    with pytest.raises(UnknownGame):
        poster_of("chess")


# Set-up


def test_each_control_is_drawn_once() -> None:
    wide, tall = (html(setup(SetupView(named(), shape))) for shape in ("wide", "tall"))
    assert "<select" not in wide
    assert 'type="radio"' not in tall
    assert wide.count("<fieldset") == tall.count("<select")


def test_one_value_of_each_control_is_chosen() -> None:
    wide, tall = (html(setup(SetupView(named(), shape))) for shape in ("wide", "tall"))
    controls = wide.count("<fieldset")
    assert len(re.findall(r"<input[^>]*\schecked", wide)) == controls
    assert len(re.findall(r"<option[^>]*\sselected", tall)) == controls


def test_names_are_short() -> None:
    assert f'maxlength="{NAME_LENGTH}"' in html(setup(SetupView(named())))


def test_options_follow_the_number_of_players() -> None:
    draft = first_draft("circus")
    two = changed(changed(draft, "seat-remove", "3", ""), "seat-remove", "2", "")
    for table in (draft, two):
        text = html(setup(SetupView(table, "tall")))
        drawn = re.findall(r'data-do="option" data-arg="([^"]+)"', text)
        assert drawn == [option.name for option in table.offered]


def test_the_first_seat_cannot_rise_and_the_last_two_stay() -> None:
    two = replace(first_draft("circus"), people=(Person("Ann", "you"), Person("Ben", "greedy")))
    text = html(setup(SetupView(two)))
    assert re.search(r'data-do="seat-up" data-arg="0"[^>]* disabled', text)
    assert not re.search(r'data-do="seat-up" data-arg="1"[^>]* disabled', text)
    assert len(re.findall(r'data-do="seat-remove"[^>]* disabled', text)) == 2


# Score sheet


@pytest.mark.parametrize(
    ("places", "you", "said"),
    [
        ([1, 2], 0, "You win the ring!"),
        ([2, 2, 1], 0, "Otto wins the ring"),
        ([1, 2, 1], 2, "You and Ann share the ring"),
        ([1, 2, 1], None, "Ann and Otto share the ring"),
        ([1, 1, 1], 0, "3 share the ring"),
    ],
)
def test_the_cry_names_the_winners(places: list[int], you: int | None, said: str) -> None:
    assert cry(finished(places, you)) == said


@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ([1, 2], [1, 2]),
        ([4, 3, 2, 1], [1, 2, 3]),
        ([1, 1, 3, 3], [1, 3]),
        ([1, 2, 2, 2], [1, 2]),
        ([2, 1, 2, 4, 5, 6, 7, 8], [1, 2]),
        ([1] * 8, [1]),
    ],
)
def test_who_ties_stands_on_one_step(places: list[int], steps: list[int]) -> None:
    text = html(score(finished(places)))
    podium = re.search(r'<ol class="podium.*?</ol>', text, re.S)
    assert podium
    assert [int(n) for n in re.findall(r'class="place p(\d)"', podium[0])] == steps
    on_podium = sum(place in steps for place in places)
    assert podium[0].count('class="chip') == on_podium


@pytest.mark.parametrize("places", [[1, 2], [1] * 8, [8, 7, 6, 5, 4, 3, 2, 1]])
def test_the_tally_has_a_row_for_everybody_best_first(places: list[int]) -> None:
    text = html(score(finished(places)))
    totals = re.findall(r'<td class="slab tot">t(\d)</td>', text)
    assert len(totals) == len(places)
    assert [places[int(seat)] for seat in totals] == sorted(places)


# About


def test_makers_are_credited() -> None:
    text = html(about())
    for poster in POSTERS:
        assert poster.designer in text
        assert poster.publisher in text


def test_every_icon_is_credited() -> None:
    text = html(about())
    assert [name for name in GAME_ICONS if not re.search(rf"\b{name}\b", text)] == []


def test_everybody_who_drew_an_icon_stands_in_the_credits() -> None:
    text = " ".join(CREDITS.read_text(encoding="utf-8").split())
    row = re.search(r"\[game-icons\][^|]*", text)
    assert row
    named = set(re.findall(r"\w[\w ]*", row[0].rpartition(", by ")[2].replace(" and ", ", ")))
    assert {author.strip() for author in named} == set(ICON_AUTHORS.values())


# The frame


def test_one_plate_is_to_play_and_the_last_line_is_marked() -> None:
    text = html(framed())
    assert text.count('class="plate turn"') == text.count('aria-current="true"') == 1
    assert re.findall(r'<li class="last">(.*?)</li>', text) == ["&lt;u&gt;&amp;&#34;&#39;"]


def test_a_dialog_is_modal_and_named_by_its_title() -> None:
    text = html(dialog("ask", "Which way?", "body"))
    head = re.search(r'aria-labelledby="([^"]+)"', text)
    assert head
    assert re.search(rf'<h2[^>]*id="{head[1]}"[^>]*>Which way\?</h2>', text)
    assert 'aria-modal="true"' in text
    assert 'data-do="close"' not in html(dialog("ask", "Which way?", "body", closable=False))


def test_a_practice_game_says_so() -> None:
    view = finished([1, 2])
    assert "practice" not in html(score(view))
    assert "Circus · practice" in html(score(view._replace(practice=True)))
