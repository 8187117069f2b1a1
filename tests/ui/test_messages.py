"""What an embedding page may say and what it is told: no other message does anything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import EngineError
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from ui import messages, share
from ui.messages import BadMessage, Load, New, Size
from ui.people import Person
from ui.playing import Playing


def game() -> Playing:
    session = Session(CIRCUS, {}, 4, (PERSON, "greedy"))
    return Playing(session, [Person("Ann", PERSON), Person("Bo", "greedy")], "", "abc")


def asked(**message: Any) -> messages.Command:
    return messages.command(messages.read(json.dumps({"sawdust": 1, **message})))


def test_commands() -> None:
    record = share.argument(game().session, game().people)
    assert asked(type="new") == New(None, None, {})
    full = {"game": "circus", "players": 3, "options": {"secret": True}}
    assert asked(type="new", id=7, **full) == New("circus", 3, {"secret": True})
    assert asked(type="load", record=record) == Load(record)
    assert asked(type="size") == Size(messages.MOST)
    assert asked(type="size", max=400) == Size(400)


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "7", "[]", '"new"', "{}", '{"type": "new"}', "[" * 100_000),
        *('{"sawdust": 2, "type": "new"}', '{"sawdust": true, "type": "new"}', '{"sawdust": 1'),
    ],
)
def test_what_is_none_of_ours(text: str) -> None:
    with pytest.raises(BadMessage):
        messages.read(text)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "constructor"},
        {"type": ["new"]},
        {"type": "new", "players": "3"},
        {"type": "new", "players": True},
        {"type": "new", "game": 1},
        {"type": "new", "options": []},
        {"type": "new", "options": {"secret": None}},
        {"type": "new", "seed": 1},
        {"type": "new", "id": {}},
        {"type": "new", "id": "x" * 65},
        {"type": "load"},
        {"type": "load", "record": 1},
        {"type": "load", "record": "a/b#<b>"},
        {"type": "size", "max": 10},
        {"type": "size", "max": 1e3},
    ],
)
def test_what_is_wrong_is_named(message: dict[str, Any]) -> None:
    with pytest.raises(BadMessage):
        asked(**message)


def test_a_record_that_is_none_is_refused_as_such() -> None:
    with pytest.raises(EngineError) as refused:
        asked(type="load", record="AQEBnonsense")
    told = messages.refused(refused.value, "why", {"type": "load", "id": 7})
    assert told == {
        "sawdust": 1,
        "type": "error",
        "code": "bad-record",
        "text": "why",
        "to": "load",
        "id": 7,
    }


def test_a_refusal_repeats_nothing_unchecked() -> None:
    told = messages.refused(BadMessage("x"), "why", {"type": "<b>", "id": ["<b>"]})
    assert (told["code"], told["to"], told["id"]) == ("bad-message", None, None)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@pytest.mark.thorough
@given(st.dictionaries(st.sampled_from(["type", "id", "game", "record", "max"]) | st.text(), plain))
def test_any_message_is_a_command_or_a_typed_error(message: dict[str, Any]) -> None:
    try:
        asked(**{**message, "sawdust": 1})
    except EngineError as error:
        json.dumps(messages.refused(error, "", message))


def test_what_is_told() -> None:
    playing = game()
    told = messages.moved(playing)
    assert (told["actions"], told["over"]) == (len(playing.session.steps), False)
    assert told["player"] == playing.session.current_player
    assert share.opened(told["record"])[0].steps == playing.session.steps
    while not playing.session.over:
        player = playing.session.current_player
        playing.session.play(playing.session.choices(player)[0][0])
    assert messages.moved(playing)["player"] is None
    end = messages.ended(playing)
    assert sorted(s["name"] for s in end["standings"]) == ["Ann", "Bo"]
    assert end["standings"][0]["place"] == 1
    assert share.opened(end["record"])[0].over


def test_heights_suit_the_width() -> None:
    assert [messages.fitting(width) for width in (320, 360, 400, 560)] == [640, 640, 711, 720]
    assert [messages.fitting(width) for width in (600, 720, 1100, 1280)] == [400, 432, 500, 800]
    assert messages.fitting(360, 500) == 500
