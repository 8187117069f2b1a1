"""Settings: kept one by one, nonsense ignored; open hands; what a new table begins with."""

from __future__ import annotations

import re

import pytest
from htpy import fragment

from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from tests.ui.test_saves import Memory
from ui import saves
from ui.browser_storage import StorageOff
from ui.director import PACES
from ui.draft import changed, first_draft
from ui.people import Person
from ui.playing import Playing
from ui.preferences import CHOICES, PREFIX, Preferences
from ui.screens.settings import form

PEOPLE = (Person("Ann", PERSON), Person("Ben", PERSON))


class Forgetful(Memory):
    """A store in a private window."""

    def get(self, key: str) -> str | None:
        raise StorageOff("no")

    def set(self, key: str, value: str) -> None:
        raise StorageOff("no")

    def remove(self, key: str) -> None:
        raise StorageOff("no")


@pytest.mark.parametrize("store", [Memory(), Forgetful()])
@pytest.mark.parametrize("name", CHOICES)
def test_each_value_can_be_chosen_and_holds(store: Memory, name: str) -> None:
    preferences = Preferences(store)
    for value in (*CHOICES[name], CHOICES[name][0]):
        preferences.choose(name, value)
        assert preferences.chosen(name) == value
        if not isinstance(store, Forgetful):
            assert Preferences(store).all()[name] == value
    assert not store.kept


def test_nonsense_changes_nothing_and_counts_as_not_set() -> None:
    store = Memory()
    preferences = Preferences(store)
    preferences.choose("theme", "mauve")
    preferences.choose("volume", "11")
    assert not store.kept
    store.kept = {PREFIX + name: "<b>" for name in CHOICES}
    assert preferences.all() == {name: values[0] for name, values in CHOICES.items()}


def test_every_pace_of_the_director_can_be_chosen() -> None:
    assert set(CHOICES["pace"]) == set(PACES) - {"none"}


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_form_shows_what_is_chosen(shape: str) -> None:
    chosen = {name: values[-1] for name, values in CHOICES.items()}
    html = str(fragment[form(chosen, "wide" if shape == "wide" else "tall")])
    found = re.findall(r'value="([^"]+)"[^>]* (?:checked|selected)', html)
    assert sorted(found) == sorted(chosen.values())


def test_a_new_table_begins_as_the_settings_say() -> None:
    assert first_draft("circus").take_backs == "free"
    draft = first_draft("circus", PEOPLE, "fast", "off", True)
    assert (draft.pace, draft.take_backs, draft.open_hands) == ("fast", "off", True)


def test_with_open_hands_no_curtain_falls_and_the_save_knows() -> None:
    draft = changed(first_draft("circus", PEOPLE), "option", "secret", "True")
    assert draft.curtained
    draft = changed(draft, "open-hands", "", "yes")
    assert draft.secretive
    assert not draft.curtained
    assert changed(draft, "open-hands", "", "perhaps") == draft

    session = Session(CIRCUS, {"secret": True}, 4, (PERSON, PERSON))
    assert Playing(session, PEOPLE, "", "abc").behind_curtain
    open_table = Playing(session, PEOPLE, "", "abc", open_hands=True)
    assert not open_table.behind_curtain
    first = open_table.viewer
    while open_table.session.current_player == first:
        open_table.play(session.choices(session.current_player)[0][0])
    open_table.turn_to_person()
    assert open_table.viewer != first
    assert not open_table.behind_curtain

    store = Memory()
    for hands in (True, False):
        saves.write(store, saves.of(session, "abc", PEOPLE, "", open_hands=hands))
        save = saves.read(store, "abc")
        assert save
        assert save.open_hands is hands
