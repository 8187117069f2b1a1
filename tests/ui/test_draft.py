"""Drafts: what the controls of the set-up change, and what they leave alone."""

from __future__ import annotations

import pytest

from engine.catalogue import GAMES
from engine.errors import UnknownGame
from engine.session import PERSON
from ui.draft import YOU, Draft, changed, first_draft
from ui.people import Person


def kinds(draft: Draft) -> list[str]:
    return [person.kind for person in draft.people]


def names(draft: Draft) -> list[str]:
    return [person.name for person in draft.people]


def with_seats(count: int) -> Draft:
    draft = first_draft("circus")
    while len(draft.people) > count:
        draft = changed(draft, "seat-remove", str(len(draft.people) - 1), "")
    return draft


@pytest.mark.parametrize("slug", GAMES)
def test_a_first_draft_can_be_played_as_it_is(slug: str) -> None:
    draft = first_draft(slug)
    assert len(draft.people) in draft.game.players
    assert kinds(draft).count(YOU) == 1
    assert draft.settled == {option.name: option.default for option in draft.game.options}


def test_an_unknown_game_has_no_draft() -> None:
    with pytest.raises(UnknownGame):
        first_draft("chess")


def test_the_people_of_last_time_sit_down_again() -> None:
    people = (Person("Bot", "random"), Person("Ann", PERSON), Person("Ben", PERSON))
    assert kinds(first_draft("circus", people)) == ["random", YOU, PERSON]
    assert names(first_draft("circus", people)) == ["Bot", "Ann", "Ben"]
    assert len(first_draft("circus", people[:1]).people) > 1


def test_a_session_knows_nobody_as_you() -> None:
    assert [person.kind for person in with_seats(2).seats] == [PERSON, "greedy"]


def test_seats_come_and_go_within_the_games_players() -> None:
    four = first_draft("circus")
    assert changed(four, "seat-add", "", "") == four
    two = with_seats(2)
    assert changed(two, "seat-remove", "0", "") == two
    three = changed(two, "seat-add", "", "")
    assert len(three.people) == 3
    assert len(set(names(three))) == 3


def test_removing_takes_that_seat() -> None:
    draft = first_draft("circus")
    assert names(changed(draft, "seat-remove", "1", "")) == [*names(draft)[:1], *names(draft)[2:]]


def test_a_seat_moves_up() -> None:
    draft = first_draft("circus")
    a, b, c, d = names(draft)
    assert names(changed(draft, "seat-up", "2", "")) == [a, c, b, d]
    assert changed(draft, "seat-up", "0", "") == draft


def test_names_are_cleaned() -> None:
    draft = changed(first_draft("circus"), "seat-name", "1", "  Anna-Magdalena\nBach-Wilcke ")
    assert names(draft)[1] == "Anna-Magdalena B"


def test_there_is_one_you() -> None:
    draft = changed(first_draft("circus"), "seat-kind", "2", YOU)
    assert kinds(draft) == [PERSON, "greedy", YOU, "greedy"]


@pytest.mark.parametrize(
    ("verb", "arg", "value"),
    [
        ("seat-kind", "1", "oracle"),
        ("seat-kind", "9", PERSON),
        ("seat-name", "x", "Ann"),
        ("seat-up", "-1", ""),
        ("option", "secret", "maybe"),
        ("option", "double", "True"),
        ("option", "nonsense", "True"),
        ("take-backs", "", "always"),
        ("pace", "", "none"),
        ("juggle", "", ""),
    ],
)
def test_what_is_impossible_changes_nothing(verb: str, arg: str, value: str) -> None:
    draft = first_draft("circus")
    assert changed(draft, verb, arg, value) == draft


def test_options_keep_their_type() -> None:
    draft = changed(first_draft("circus"), "option", "match", "True")
    assert draft.settled["match"] is True
    assert changed(draft, "option", "match", "False").settled["match"] is False


def test_an_option_goes_when_the_number_of_players_forbids_it() -> None:
    double = changed(with_seats(2), "option", "double", "True")
    assert double.settled["double"] is True
    assert changed(double, "seat-add", "", "").settled["double"] is False


def test_take_backs_suit_the_table_until_somebody_chooses() -> None:
    draft = changed(first_draft("circus"), "option", "secret", "True")
    assert draft.take_backs == "free"
    two = changed(draft, "seat-kind", "1", PERSON)
    assert two.curtained
    assert two.take_backs == "until-revealed"
    assert changed(two, "take-backs", "", "off").take_backs == "off"


def test_the_pace_is_kept() -> None:
    assert changed(first_draft("circus"), "pace", "", "fast").pace == "fast"


def test_a_preset_sets_its_options_and_is_known_again() -> None:
    draft = first_draft("circus")
    assert draft.preset == "classic"
    for preset in draft.game.presets:
        again = changed(draft, "preset", "", preset.name)
        assert again.preset == preset.name
        assert {k: v for k, v in again.settled.items() if k in preset.options} == preset.options
    assert changed(draft, "preset", "", "own") == draft
    own = changed(changed(draft, "preset", "", "masks"), "option", "match", "True")
    assert own.preset is None
    assert changed(own, "preset", "", "classic").settled == draft.settled
