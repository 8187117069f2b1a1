"""The record: one thing for save, link, fixture and bug report."""

from __future__ import annotations

import base64
import math
import random
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.catalogue import GAMES
from engine.chance import SeededDealer
from engine.errors import BadRecord, EngineError, IllegalAction, OtherRules, UnknownGame
from engine.game import TERMINAL
from engine.record import Record
from engine.session import PERSON, Session

ENOUGH = 4000
"""Actions; fewer games will do where they are long."""
CASES = [(game, players) for game in GAMES.values() for players in game.players]


def random_game(slug: str, players: int, seed: int, most: int = 10_000) -> tuple[Record, float]:
    """A game played at random, and the bits that its choices hold."""
    game = GAMES[slug]
    options = game.settle(players, {})
    state = game.new_state(players, options, SeededDealer(seed))
    pick = random.Random(seed)
    actions: list[int] = []
    bits = 0.0
    while state.current_player != TERMINAL and len(actions) < most:
        legal = state.legal_actions()
        bits += math.log2(len(legal))
        actions.append(pick.choice(legal))
        state.apply_action(actions[-1])
    return Record(slug, players, seed, options, tuple(actions)), bits


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda v: getattr(v, "slug", v))
def test_round_trip_within_24_bytes_of_entropy(game, players) -> None:  # type: ignore[no-untyped-def]
    actions = 0
    for seed in range(20):
        if actions > ENOUGH:
            break
        for most in (0, 1, 7, 10_000):
            played, bits = random_game(game.slug, players, seed, most)
            actions += len(played.actions)
            data = record.encode(played)
            assert record.decode(data) == played
            assert record.from_text(record.to_text(data)) == data
            assert len(data) <= bits / 8 + 24
            head = record.header(data)
            assert (head.game, head.players, head.seed) == (game.slug, players, seed)


def test_every_option_survives() -> None:
    for game in GAMES.values():
        for option in game.options:
            for players in game.players:
                if option.offered(players):
                    for value in option.values:
                        options = game.settle(players, {option.name: value})
                        made = Record(game.slug, players, 5, options)
                        assert record.decode(record.encode(made)) == made


def sealed(body: bytes) -> bytes:
    """A body with a checksum that fits, as a forger would write it."""
    return body + zlib.crc32(body).to_bytes(4, "big")


def body_of(played: Record) -> bytearray:
    return bytearray(record.encode(played)[:-4])


def test_an_illegal_action_cannot_be_written() -> None:
    with pytest.raises(IllegalAction):
        record.encode(Record("circus", 2, 1, actions=(99_999,)))


def test_more_actions_than_the_game_has_are_refused() -> None:
    played, _ = random_game("circus", 2, 1)
    body = body_of(played)
    # The count follows format, code, version, fingerprint (2), options, seed (6).
    at = 12
    assert body[at] == len(played.actions) < 127
    body[at] += 1
    with pytest.raises(BadRecord) as caught:
        record.decode(sealed(bytes(body)))
    assert caught.value.position == len(played.actions)
    with pytest.raises(BadRecord) as caught:
        Session.from_bytes(sealed(bytes(body)), [PERSON] * 2)
    assert caught.value.position == len(played.actions)


def test_something_left_over_is_refused() -> None:
    played, _ = random_game("circus", 2, 1)
    with pytest.raises(BadRecord):
        record.decode(sealed(bytes(body_of(played)) + b"\x01"))
    with pytest.raises(BadRecord):
        Session.from_bytes(sealed(bytes(body_of(played)) + b"\x01"), [PERSON] * 2)
    body = body_of(Record("circus", 2, 1))
    with pytest.raises(BadRecord):
        record.decode(sealed(bytes(body) + b"\x00"))


def test_other_rules_other_data_other_games_and_formats_are_named() -> None:
    body = body_of(Record("circus", 2, 1))
    for at, error in ((0, BadRecord), (1, UnknownGame), (2, OtherRules), (3, OtherRules)):
        changed = bytearray(body)
        changed[at] ^= 0x55
        with pytest.raises(error):
            record.decode(sealed(bytes(changed)))


def test_a_flipped_bit_anywhere_is_noticed() -> None:
    data = record.encode(random_game("circus", 3, 4)[0])
    for i in range(len(data) * 8):
        changed = bytearray(data)
        changed[i // 8] ^= 1 << i % 8
        with pytest.raises(BadRecord):
            record.decode(bytes(changed))


def test_a_megabyte_of_junk_is_refused_at_once() -> None:
    junk = random.Random(1).randbytes(1_000_000)
    for refuse in (
        lambda: record.decode(junk),
        lambda: record.from_text(base64.urlsafe_b64encode(junk).decode()),
        lambda: record.from_text("ä" * 1_000_000),
    ):
        with pytest.raises(BadRecord):
            refuse()


def test_a_forged_record_of_the_largest_size_ends() -> None:
    body = body_of(Record("circus", 2, 1))[:-1] + record._varint(record.MAX_ACTIONS)
    forged = sealed(bytes(body) + b"\xff" * (record.MAX_BYTES - len(body) - 4))
    with pytest.raises(BadRecord):
        record.decode(forged)
    too_many = body_of(Record("circus", 2, 1))[:-1] + record._varint(record.MAX_ACTIONS + 1)
    with pytest.raises(BadRecord):
        record.decode(sealed(bytes(too_many)))


@given(st.binary(max_size=200))
def test_arbitrary_bytes_give_a_typed_error(data: bytes) -> None:
    with pytest.raises(EngineError):
        record.decode(data)


@settings(max_examples=300)
@given(st.binary(max_size=60), st.booleans())
def test_arbitrary_sealed_bytes_give_a_record_or_a_typed_error(data: bytes, near: bool) -> None:
    """With a good checksum, and half of the time with a good beginning, the decoder is reached."""
    start = bytes(body_of(Record("circus", 2, 1))[:5]) if near else b""
    whole = sealed(start + data)
    try:
        found = record.decode(whole)
    except EngineError as error:
        with pytest.raises(type(error)):
            Session.from_bytes(whole, [PERSON] * record.header(whole).players)
        return
    assert record.encode(found) == whole
    session = Session.from_bytes(whole, [PERSON] * found.players, play_forced=False)
    assert session.record() == found


@given(st.text(max_size=100))
def test_arbitrary_text_gives_bytes_or_a_typed_error(text: str) -> None:
    try:
        data = record.from_text(text)
    except BadRecord:
        return
    assert record.to_text(data) == text
