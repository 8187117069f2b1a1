"""Saved games as a file: out and in again, nothing overwritten, every fault named."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import EngineError
from tests.ui.page import Memory
from tests.ui.test_saves import PEOPLE, kept, played
from ui import save_file, saves
from ui.browser_storage import StorageFull
from ui.save_file import BadFile, BigFile, NewerFile, Report
from ui.saves import PREFIX, Save


def taken(store: Memory, text: str) -> Report:
    report = Report()
    for _ in save_file.take_in(store, text, report):
        pass
    return report


def shelf(*saves_there: Save) -> Memory:
    store = Memory()
    for save in saves_there:
        saves.write(store, save)
    return store


def file_of(store: Memory) -> str:
    names = [key.removeprefix(PREFIX) for key in store.names()]
    return save_file.to_text(save_file.stored_texts(store, names))


def test_out_and_in_again_on_another_device() -> None:
    mine = replace(kept("one", title="Sunday <b> “match”"), practice=True, seat=1)
    store = Memory()
    report = taken(store, file_of(shelf(mine, kept("two"))))
    assert len(report.taken) == 2
    assert not report.bad
    found = {save.title: save for save in saves.shelf(store) if isinstance(save, Save)}
    again = found[mine.title]
    assert again.name not in ("one", "two")
    assert replace(again, name="one") == replace(mine, played=again.played)
    assert again.session().steps == played().steps


def test_what_is_here_already_is_not_taken_twice() -> None:
    store = shelf(kept("one"))
    text = file_of(store)
    assert taken(store, text).known == 1
    assert store.names() == [PREFIX + "one"]


def test_one_bad_game_in_a_file_hides_no_other_and_overwrites_nothing() -> None:
    store = shelf(kept("one", title="a"), kept("three", title="b"))
    store.kept[PREFIX + "bad"] = '{"v":1,\n"oops'
    store.kept[PREFIX + "deep"] = "[" * 5000
    other = Memory()
    other.kept[PREFIX + "one"] = "mine"
    report = taken(other, file_of(store))
    assert {save.title for save in report.taken} == {"a", "b"}
    assert len(report.bad) == 2
    assert other.kept[PREFIX + "one"] == "mine"


def test_a_broken_save_travels_unchanged() -> None:
    for text in ('{"v":2,"x":"\u2028"}', "{oops\r\n", "", "\x00\ud800", '"quoted"', "[" * 900):
        assert save_file.from_text(save_file.to_text([text, "{}"])) == [text, "{}"]


def test_what_a_list_says_is_worked_out_and_not_believed() -> None:
    lie = json.loads(saves.to_text(kept("one")))
    text = save_file.to_text([json.dumps({**lie, "over": True, "won": [1], "turn": None})])
    (save,) = taken(Memory(), text).taken
    assert not save.over
    assert save.won == ()
    assert save.turn == played().current_player


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadFile),
        ("hello", BadFile),
        (f"{save_file.HEAD}1\n", BadFile),
        (f"{save_file.HEAD}x\n{{}}", BadFile),
        (f"{save_file.HEAD}2\n{{}}", NewerFile),
        (f"{save_file.HEAD}1\n" + "x\n" * (save_file.MAX_GAMES + 1), BigFile),
        ("x" * (save_file.MAX_BYTES + 1), BigFile),
    ],
)
def test_other_files_are_refused_by_name(text: str, error: type[EngineError]) -> None:
    store = shelf(kept("one"))
    before = dict(store.kept)
    with pytest.raises(error):
        taken(store, text)
    assert store.kept == before


def test_windows_endings_and_a_mark_in_front_do_no_harm() -> None:
    text = "\ufeff" + file_of(shelf(kept("one"))).replace("\n", "\r\n")
    assert len(taken(Memory(), text).taken) == 1


def test_where_the_room_ends_what_was_taken_stays() -> None:
    text = file_of(shelf(*(kept(str(i), title=str(i)) for i in range(4))))
    store = Memory()

    def full(_: str) -> None:
        if len(store.kept) == 2:
            raise StorageFull("full")

    store.before = full
    report = taken(store, text)
    assert len(report.taken) == len(store.kept) == 2
    assert isinstance(report.stopped, StorageFull)


@given(st.text(max_size=300))
def test_any_text_is_a_file_or_a_typed_error(text: str) -> None:
    for content in (text, f"{save_file.HEAD}1\n{text}"):
        store = Memory()
        try:
            report = taken(store, content)
        except EngineError:
            assert not store.kept
            continue
        assert not report.taken


def test_names_of_files_are_plain() -> None:
    assert save_file.file_name("Sunday / <b>: match", "2026-11-30T10") == (
        "sawdust-sunday-b-match-2026-11-30.txt"
    )
    assert save_file.file_name("日本", "2026-11-30") == "sawdust-2026-11-30.txt"
    assert len(save_file.file_name("x" * 500, "2026-11-30")) < 80


def test_people_travel() -> None:
    (save,) = taken(Memory(), file_of(shelf(kept("one")))).taken
    assert save.people == PEOPLE
