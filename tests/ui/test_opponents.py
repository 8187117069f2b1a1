"""Who thinks where: the page in slices, a worker for those who need long; and what if it dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Any

import pytest

from engine.bots import BOTS
from engine.catalogue import GAMES
from engine.session import Session
from tests.engine.parlour import PARLOUR
from ui import opponents, thinking
from ui.opponents import Opponents, where_of

CIRCUS = GAMES["circus"]
SEEN = Session(CIRCUS, {"secret": True}, 3, ("greedy",) * 3).observation(0)


class Worker:
    """A worker as the page sees it. `trouble`: what becomes of a question instead of an answer."""

    def __init__(self, trouble: Callable[[], Awaitable[str]] | None = None) -> None:
        self.asked: list[str] = []
        self.ended = False
        self.trouble = trouble

    async def ask(self, text: str) -> str:
        self.asked.append(text)
        if self.trouble:
            return await self.trouble()
        await asyncio.sleep(0)
        return thinking.think(text)

    def end(self) -> None:
        self.ended = True


class Hirer:
    """Starts workers, and keeps them to look at."""

    def __init__(self, *workers: Worker | Exception) -> None:
        self.waiting = list(workers)
        self.started = 0

    async def __call__(self) -> Worker:
        self.started += 1
        await asyncio.sleep(0)
        worker = self.waiting.pop(0)
        if isinstance(worker, Exception):
            raise worker
        return worker


class Ponderer:
    """A bot that needs long, and says how often it was let breathe."""

    def __init__(self, pauses: int) -> None:
        self.pauses = pauses
        self.closed = False

    def consider(self, *_: Any) -> Generator[None, None, int]:
        try:
            for _ in range(self.pauses):
                yield
        finally:
            self.closed = True
        return 7


async def forever() -> str:
    await asyncio.Event().wait()
    return ""


async def broken() -> str:
    raise RuntimeError("the bot exploded")


async def nonsense() -> str:
    return '"left"'


async def decided(bots: Opponents, seed: int = 5, bot: str = "greedy") -> int:
    return await bots.decide(bot, CIRCUS, SEEN, seed)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody counts as slow after the first thought."""
    monkeypatch.setattr(opponents, "LONG", 0.0)
    monkeypatch.setattr(opponents, "SLICE", 0.0001)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", [CIRCUS, PARLOUR])
def test_the_same_seed_is_the_same_action_here_and_there(
    bot: str, game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, game.slug, game)
    seats = max(3, game.players[0])
    seen = Session(game, {}, 8, (bot,) * seats).observation(0)
    if 0 not in seen["deciders"]:
        seen = Session(game, {}, 8, (bot,) * seats).observation(seen["deciders"][0])

    async def run() -> None:
        worker = Worker()
        page, there = Opponents(), Opponents(Hirer(worker), "worker")
        for seed in range(12):
            here = await page.decide(bot, game, seen, seed)
            assert here == await there.decide(bot, game, seen, seed)
        assert len(worker.asked) == 12

    asyncio.run(run())


def test_a_quick_bot_costs_no_worker() -> None:
    async def run() -> None:
        hirer = Hirer(Worker())
        bots = Opponents(hirer)
        for seed in range(5):
            await decided(bots, seed)
        assert hirer.started == 0

    asyncio.run(run())


@pytest.mark.usefixtures("slow")
def test_a_slow_bot_is_asked_in_one_worker_from_then_on() -> None:
    async def run() -> None:
        worker = Worker()
        hirer = Hirer(worker)
        bots = Opponents(hirer)
        await decided(bots)
        await asyncio.sleep(0.01)
        assert hirer.started == 1
        assert not worker.asked
        for seed in range(4):
            await decided(bots, seed)
        assert (hirer.started, len(worker.asked)) == (1, 4)

    asyncio.run(run())


@pytest.mark.usefixtures("slow")
def test_the_page_can_be_kept_to_itself() -> None:
    async def run() -> None:
        hirer = Hirer(Worker())
        bots = Opponents(hirer, "page")
        for seed in range(3):
            await decided(bots, seed)
        assert hirer.started == 0

    asyncio.run(run())


@pytest.mark.parametrize("trouble", [forever, broken, nonsense])
def test_a_lost_worker_costs_no_move_and_another_one_comes(
    trouble: Callable[[], Awaitable[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0.01)

    async def run() -> None:
        bad, good = Worker(trouble), Worker()
        hirer = Hirer(bad, good)
        bots = Opponents(hirer, "worker")
        alone = await decided(Opponents())
        assert await decided(bots) == alone
        assert bad.ended
        assert await decided(bots) == alone
        assert (hirer.started, len(good.asked)) == (2, 1)

    asyncio.run(run())


def test_where_no_worker_can_start_the_page_thinks_and_stops_trying() -> None:
    async def run() -> None:
        hirer = Hirer(*[OSError("no worker here")] * 9)
        bots = Opponents(hirer, "worker")
        alone = await decided(Opponents())
        for _ in range(9):
            assert await decided(bots) == alone
        assert hirer.started == opponents.LIVES

    asyncio.run(run())


def test_the_page_breathes_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Ponderer(200_000)
    monkeypatch.setitem(BOTS, "greedy", bot)

    async def run() -> None:
        beats = 0

        async def heart() -> None:
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        heartbeat = asyncio.ensure_future(heart())
        assert await decided(Opponents()) == 7
        heartbeat.cancel()
        assert beats > 2

    asyncio.run(run())


def test_a_thought_that_nobody_waits_for_ends() -> None:
    async def run(bots: Opponents) -> None:
        task = asyncio.ensure_future(decided(bots))
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    bot = Ponderer(10**9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "greedy", bot)
        asyncio.run(run(Opponents()))
    assert bot.closed

    async def run_there() -> None:
        worker = Worker(forever)
        bots = Opponents(Hirer(worker), "worker")
        await run(bots)
        assert not worker.ended
        worker.trouble = None
        assert await decided(bots) == await decided(Opponents())

    asyncio.run(run_there())


def test_an_answer_is_an_action() -> None:
    assert thinking.answered("12") == 12
    for text in ("true", "null", '"3"', "[1]", "1.5", "x"):
        with pytest.raises(ValueError, match=r".*"):
            thinking.answered(text)


def test_the_address_may_say_where() -> None:
    assert [where_of(text) for text in (None, "", "worker", "page", "moon")] == [
        "measured",
        "measured",
        "worker",
        "page",
        "measured",
    ]
