"""Saves: each read on its own, nothing lost, every fault named."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadRecord, EngineError, OtherRules
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from ui import saves, share
from ui.html import html_of
from ui.people import Person
from ui.preferences import PEOPLE_KEY, Preferences
from ui.saves import PREFIX, Broken, Save
from ui.screens.shelf import ShelfView, shelf


class Memory:
    """A store without a browser."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def set(self, key: str, value: str) -> None:
        self.kept[key] = value

    def remove(self, key: str) -> None:
        self.kept.pop(key, None)

    def names(self) -> list[str]:
        return list(self.kept)


PEOPLE = (Person("Ann", PERSON), Person("Nell", "greedy"))


def played(moves: int = 9) -> Session:
    session = Session(CIRCUS, {"double": True}, 5, [p.kind for p in PEOPLE], take_backs="off")
    chance = random.Random(1)
    for _ in range(moves):
        session.play(chance.choice(session.choices(session.current_player))[0])
    return session


def kept(name: str = "abc", **changes: Any) -> Save:
    return replace(saves.of(played(), name, PEOPLE, saves.now()), **changes)


def test_a_save_comes_back_as_it_was() -> None:
    store = Memory()
    save = kept()
    saves.write(store, save)
    assert saves.read(store, "abc") == save
    session = save.session()
    assert session.observation(0) == played().observation(0)
    assert session.take_backs == "off"
    assert session.steps == played().steps


def test_a_missing_save_is_none() -> None:
    assert saves.read(Memory(), "abc") is None


def broken_texts() -> dict[str, str]:
    store = Memory()
    saves.write(store, kept())
    good = json.loads(store.kept[PREFIX + "abc"])
    other = bytearray(played().encoded())
    return {
        "not JSON": "{oops",
        "not an object": "[1]",
        "deep": "[" * 90_000,
        "huge": "x" * (saves.MAX_TEXT + 1),
        "newer": json.dumps({**good, "v": saves.VERSION + 1}),
        "no record": json.dumps({**good, "record": None}),
        "cut record": json.dumps({**good, "record": good["record"][:-3]}),
        "damaged": json.dumps({**good, "record": saves.record.to_text(bytes(other[:-1]) + b"!")}),
        "no date": json.dumps({**good, "played": 5}),
    }


@pytest.mark.parametrize("fault", broken_texts())
def test_a_broken_save_is_named_kept_and_hides_no_other(fault: str) -> None:
    store = Memory()
    text = broken_texts()[fault]
    store.kept[PREFIX + "bad"] = text
    store.kept["someone:else"] = "{}"
    saves.write(store, kept("old", played="2026-01-01"))
    saves.write(store, kept("new", played="2026-02-02"))
    with pytest.raises(BadRecord):
        saves.read(store, "bad")
    shelf = list(saves.shelf(store))
    assert [item.name for item in shelf] == ["new", "old", "bad"]
    assert isinstance(shelf[-1], Broken)
    assert store.kept[PREFIX + "bad"] == text


def test_odd_settings_fall_back_to_the_strict_ones() -> None:
    store = Memory()
    saves.write(store, kept())
    data = json.loads(store.kept[PREFIX + "abc"])
    store.kept[PREFIX + "abc"] = json.dumps({**data, "take_backs": "always", "people": 7})
    save = saves.read(store, "abc")
    assert save is not None
    assert save.take_backs == "off"
    assert len(save.people) == 2


def test_other_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    saves.write(store, kept())
    monkeypatch.setattr(CIRCUS, "rules_version", 99)
    (found,) = saves.shelf(store)
    assert isinstance(found, Broken)
    assert isinstance(found.error, OtherRules)


@given(st.text(max_size=300))
def test_any_text_is_a_save_or_a_typed_error(text: str) -> None:
    store = Memory()
    store.kept[PREFIX + "x"] = text
    (found,) = saves.shelf(store)
    assert isinstance(found, Save | Broken)


def test_a_link_opens_as_the_same_table() -> None:
    session = played()
    again, people = share.opened(share.argument(session, PEOPLE))
    assert people == PEOPLE
    assert again.steps == session.steps


@given(st.text(max_size=200), st.integers(0, 60))
def test_a_mangled_link_is_a_game_or_a_typed_error(junk: str, at: int) -> None:
    link = share.argument(played(2), PEOPLE)
    for text in (junk, link[:at] + junk + link[at:], link[:at]):
        try:
            session, people = share.opened(text)
        except EngineError:
            continue
        assert len(people) == len(session.seats)


def test_preferences_survive_nonsense() -> None:
    store = Memory()
    preferences = Preferences(store)
    assert preferences.people("circus") is None
    preferences.remember("circus", PEOPLE)
    assert preferences.people("circus") == PEOPLE
    for nonsense in ("", "{", "[]", "7", "[" * 1000, '[["x"],3]', "null"):
        store.kept[PEOPLE_KEY + "circus"] = nonsense
        people = preferences.people("circus")
        assert people is None or all(isinstance(p, Person) for p in people)
    store.kept["sawdust:pace"] = "warp"
    assert preferences.pace == "easy"
    store.kept["sawdust:theme"] = "<b>"
    assert preferences.chosen("theme") == "system"


def test_the_shelf_tells_practice_games() -> None:
    plain, practice = kept("one"), kept("two", practice=True)
    drawn = [html_of(shelf(ShelfView([save]))) for save in (plain, practice)]
    assert ["practice" in text for text in drawn] == [False, True]
