"""Sharing: a link shows a guest nobody's secrets, a seat is taken through the curtain, and no link,
however mangled, does more than show a message."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import zlib
from typing import Any

import pytest

from engine import record
from engine.errors import EngineError
from engine.games.circus import GAME as CIRCUS
from engine.session import PERSON, Session
from tests.engine.parlour import PARLOUR
from tests.engine.parlour_words import WORDS as PARLOUR_WORDS
from tests.ui.page import Memory, Page
from ui import saves, share
from ui.people import Person
from ui.playing import Playing
from ui.qr import code_of
from ui.saves import PREFIX
from ui.words.en import WORDS

NAMES = ("Ann", "Nell", "Otto", "Bea")
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~"


@pytest.fixture(autouse=True)
def _parlour_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, template in PARLOUR_WORDS.items():
        monkeypatch.setitem(WORDS, key, template)


def people(kinds: tuple[str, ...]) -> list[Person]:
    return [Person(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]


def played(game: Any, kinds: tuple[str, ...], moves: int, **options: Any) -> Session:
    session = Session(game, options, 5, kinds)
    chance = random.Random(1)
    for _ in range(moves):
        if not session.over:
            session.play(chance.choice(session.choices(session.current_player))[0])
    return session


def link(session: Session, names: Any = None) -> str:
    seats = names or people(session.seats)
    return "#/open/" + share.argument(session, tuple(seats))


CASES = [
    (CIRCUS, (PERSON, PERSON, "greedy"), {"secret": True}),
    (CIRCUS, (PERSON, "greedy"), {"secret": True}),
    (PARLOUR, (PERSON, PERSON), {}),
    (PARLOUR, (PERSON, "greedy", PERSON), {}),
]


@pytest.mark.parametrize(("game", "kinds", "options"), CASES)
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 7])
def test_a_guest_sees_nobodys_secrets_and_moves_nothing(
    game: Any, kinds: tuple[str, ...], options: dict[str, Any], moves: int
) -> None:
    session = played(game, kinds, moves, **options)
    guest = Playing(session, people(kinds), saves.now(), None, watching=True)
    assert guest.viewer is None
    assert guest.shown == session.observation(None)
    assert not guest.mine
    assert not guest.behind_curtain
    assert not guest.focus("wide").lit
    assert not guest.picks.offers
    assert not session.can_undo(guest.undoer)
    guest.turn_to_person()
    assert guest.viewer is None


@pytest.mark.parametrize(("game", "kinds", "options"), CASES)
def test_a_seat_is_taken_through_the_curtain(
    game: Any, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    session = played(game, kinds, 1, **options)
    guest = Playing(session, people(kinds), saves.now(), None, watching=True)
    bots = [seat for seat, kind in enumerate(kinds) if kind != PERSON]
    assert not guest.sit(bots[0] if bots else 9)
    assert not guest.sit(99)
    seat = kinds.index(PERSON)
    assert guest.sit(seat)
    assert guest.behind_curtain
    assert guest.viewer == guest.seat == guest.voice.you == seat
    assert guest.shown == session.observation(seat)
    # It stays that seat's page when it is another's turn.
    while session.current_player == seat:
        session.play(session.choices(seat)[0][0])
    guest.behind_curtain = False
    guest.turn_to_person()
    assert guest.viewer == seat
    expected = session.current_player if session.current_player in session.persons else None
    assert guest.absent == expected


def secret_link(moves: int = 0) -> str:
    return link(played(CIRCUS, (PERSON, PERSON, "greedy"), moves, secret=True))


def test_in_the_page_a_secret_game_is_watched_until_somebody_sits_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = Memory()
        page = Page(monkeypatch, store)
        page.open(secret_link())
        await page.rest()
        app = page.app
        assert app.playing
        steps = len(app.playing.session.steps)
        assert "You are watching" in page.html
        assert 'data-do="hint"' in page.html
        assert ' on"' not in "".join(re.findall(r'class="[^"]*"', page.html))
        assert not any(key.startswith(PREFIX) for key in store.kept)
        page.do("hint")
        page.do("undo")
        page.do("redo")
        page.do("choose", "1")
        await page.rest()
        assert len(app.playing.session.steps) == steps
        page.do("seats")
        assert "I am Ann" in page.html
        assert "I am Otto" not in page.html
        page.do("sit", "1")
        assert "data-c=" not in page.html
        assert "I am Nell, show my side" in page.html
        page.do("unveil")
        await page.rest()
        assert app.playing.viewer == 1
        assert "is to play, on another device" in page.html
        # The other seat, too, only through its curtain.
        page.do("sit", "0")
        assert "data-c=" not in page.html
        page.do("unveil")
        await page.move()
        save = saves.read(store, page.saved)
        assert save
        assert save.seat == 0
        assert page.fragment.startswith("#/table/")
        page.open("#/")
        page.open(f"#/table/{save.name}")
        assert app.playing
        assert app.playing.seat == 0
        assert "data-c=" not in page.html

    asyncio.run(run())


def test_an_open_or_finished_game_opens_as_it_always_did(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch, Memory())

    async def run() -> None:
        for session in (
            played(CIRCUS, (PERSON, PERSON), 2),
            played(CIRCUS, (PERSON, PERSON), 999, secret=True),
        ):
            page.open(link(session))
            await page.rest()
            assert page.app.playing
            assert not page.app.playing.watching

    asyncio.run(run())


NASTY = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)',
    "{who:name}{0.__class__}",
    "*<b>*&amp;",
    "javascript:alert(1)",
    "\u202e\u0000\ud800",
)


def nasty_people(text: str) -> str:
    rows = json.dumps([[text, text], [text, PERSON], [text, "greedy"]])
    return base64.urlsafe_b64encode(rows.encode()).rstrip(b"=").decode()


@pytest.mark.parametrize("text", NASTY)
def test_script_in_names_is_only_a_name(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    async def run() -> None:
        page = Page(monkeypatch, Memory())
        head = secret_link(2).partition("~")[0]
        page.open(f"{head}~{nasty_people(text)}")
        for verb in ("seats", "menu", "log", "copy-link"):
            page.do(verb)
            await page.rest()
            assert "<script" not in page.html
            assert "<img" not in page.html
            assert not re.search(r"<[^>]*\son\w+=", page.html)
            assert not re.search(r"href=\"javascript", page.html)
            page.app.close()

    asyncio.run(run())


def mutated(good: str, chance: random.Random) -> str:
    """The link with something cut, doubled, exchanged or put in."""
    head, body = good[:7], list(good[7:])
    for _ in range(chance.choice((1, 1, 1, 2, 5, 40))):
        at = chance.randrange(len(body) + 1)
        deed = chance.randrange(6)
        if deed == 0:
            del body[at : at + chance.choice((1, 1, 4, 50))]
        elif deed == 1:
            body[at:at] = body[at : at + chance.choice((1, 4, 50))]
        elif deed == 2:
            body[at : at + 1] = chance.choice(ALPHABET)
        elif deed == 3:
            body[at:at] = chance.choice((*NASTY, "~", "%00", "é", "=", "/", "A" * 300))
        elif deed == 4:
            body = body[:at]
        else:
            chance.shuffle(body[at : at + 6])
            body[at:] = nasty_people(chance.choice(NASTY))
    return head + "".join(body)


def reworked(session: Session, chance: random.Random) -> str:
    """A link whose checksum is right and whose contents are not."""
    data = bytearray(session.encoded()[:-4])
    for _ in range(chance.choice((1, 1, 3))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    body = bytes(data) + zlib.crc32(data).to_bytes(4, "big")
    return f"#/open/{record.to_text(body)}~{nasty_people(chance.choice(NASTY))}"


@pytest.mark.thorough
def test_ten_thousand_mangled_links_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each shows a table or a message; the store stays as it was, and nothing of a name becomes
    markup."""

    async def run() -> None:
        store = Memory()
        page = Page(monkeypatch, store)
        page.start()
        await page.move()
        page.open("#/")
        before = dict(store.kept)
        sessions = [
            played(CIRCUS, (PERSON, PERSON, "greedy"), 3, secret=True),
            played(CIRCUS, (PERSON, "greedy"), 2),
        ]
        good = [link(session) for session in sessions]
        chance = random.Random(11)
        tables = messages = 0
        for number in range(10_000):
            text = (
                reworked(chance.choice(sessions), chance)
                if number % 4 == 0
                else mutated(chance.choice(good), chance)
            )
            # Drawing is what takes the time: every fiftieth is drawn, all are opened.
            if number % 50:
                try:
                    session, seats = share.opened(text.removeprefix("#/open/"))
                except EngineError:
                    messages += 1
                else:
                    tables += 1
                    assert len(seats) == len(session.seats)
                continue
            page.open(text)
            if page.app.director:
                page.app.director.stop()
            await page.rest()
            assert "<script" not in page.html
            assert "<img" not in page.html
            told = 'role="dialog"' in page.html and "safe" in page.html
            assert told or 'class="table' in page.html or 'data-do="unveil"' in page.html
            page.open("#/")
            assert store.kept == before
        assert store.kept == before
        assert tables > 500
        assert messages > 5000

    asyncio.run(run())


def test_a_code_holds_the_link() -> None:
    """The finder patterns stand in three corners; the size grows with the text."""
    small = asyncio.run(code_of("https://example.org/#/open/x"))
    big = asyncio.run(code_of("https://example.org/#/open/" + "x" * 1100))
    for matrix in (small, big):
        assert {len(row) for row in matrix} == {len(matrix)}
        assert list(matrix[0][:8]) == [1] * 7 + [0]
        assert list(matrix[0][-8:]) == [0] + [1] * 7
        assert list(matrix[-1][:8]) == [1] * 7 + [0]
    assert len(small) < len(big) < 130
