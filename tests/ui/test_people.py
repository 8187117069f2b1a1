"""Names from outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.session import PERSON
from ui.people import DEFAULT_NAMES, NAME_LENGTH, Person, clean_name, from_data, from_text, to_text


def test_people_ride_in_a_link() -> None:
    people = (Person("Zoë", PERSON), Person("Nell", "greedy"), Person("李", "random"))
    assert from_text(to_text(people), 3) == people


def test_names_are_made_harmless() -> None:
    assert clean_name("  a\u202eb\n c\x00 ", 0) == "a b c"
    assert clean_name("x" * 99, 0) == "x" * NAME_LENGTH
    assert clean_name("", 1) == DEFAULT_NAMES[1]
    assert clean_name(None, 2) == DEFAULT_NAMES[2]
    assert clean_name("<script>", 0) == "<script>"  # escaped where it is drawn, not here


def test_an_unknown_bot_becomes_a_person() -> None:
    assert from_data([["Ann", "skynet"]], 1) == (Person("Ann", PERSON),)


@given(st.text(max_size=3000), st.integers(1, 8))
def test_any_text_gives_that_many_people(text: str, seats: int) -> None:
    people = from_text(text, seats)
    assert len(people) == seats
    assert all(0 < len(p.name) <= NAME_LENGTH and p.name.isprintable() for p in people)


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.thorough
@given(json)
def test_any_json_gives_people(data: object) -> None:
    assert len(from_data(data, 4)) == 4
