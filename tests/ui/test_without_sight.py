"""Whole games without looking: from the list of moves alone, told by the live region alone."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from html import unescape

import pytest

from engine.catalogue import SLUGS, module_of
from tests.engine.hooks import hooks_for
from tests.ui.page import Memory, Page
from ui.tables import has_table
from ui.views import Scene, View, view
from ui.words import say

TABLES = [slug for slug in SLUGS if has_table(slug)]
MOST = 2000
ENTRY = re.compile(r'<button[^>]*data-do="choose"[^>]*data-arg="(\d+)"[^>]*>(.*?)</button>', re.S)
TAGS = re.compile(r"<[^>]*>")

Seen = Callable[[Page, list[str]], None]


def text(html: str) -> str:
    return " ".join(unescape(TAGS.sub("", html)).split())


def entries(page: Page) -> list[tuple[str, str]]:
    """What the list of moves offers: the argument of each button, and what stands on it."""
    return [(arg, text(label)) for arg, label in ENTRY.findall(page.html)]


def brief(page: Page, slug: str) -> None:
    """Set the game up in its shortest form."""
    for name, value in hooks_for(module_of(slug)).brief.items():
        page.app.changed("option", name, str(value))


async def play(page: Page, slug: str, seen: Seen) -> None:
    """Play a game with the usual people to its end, only from the list of moves."""
    page.open(f"#/setup/{slug}")
    brief(page, slug)
    page.do("start")
    chance = random.Random(1)
    for _ in range(MOST):
        await page.rest()
        if page.app.route.screen == "score":
            return
        page.do("moves")
        offered = entries(page)
        seen(page, [label for _, label in offered])
        # Taking back a choice that is not final yet leads nowhere.
        forward = [arg for arg, label in offered if not label.startswith("Start again")] or [
            arg for arg, _ in offered
        ]
        page.do("choose", chance.choice(forward))
    raise AssertionError("the game does not end")


@pytest.mark.thorough
@pytest.mark.parametrize("slug", TABLES)
def test_a_whole_game_from_the_list_of_moves_and_by_ear(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unseen(scene: Scene) -> View:
        """Nobody looks at what is not the list of moves."""
        return view(scene) if scene.sheet or scene.playing is None else View("", "", "")

    async def run() -> None:
        monkeypatch.setattr("ui.app.view", unseen)
        page = Page(monkeypatch, Memory())
        asked = 0

        def turn(page: Page, labels: list[str]) -> None:
            nonlocal asked
            asked += 1
            playing = page.app.playing
            assert playing is not None
            # The list is complete, and its entries can be told apart.
            legal = playing.session.choices(playing.viewer)
            assert len(labels) == len(legal)
            assert all(labels), "a move without words"
            assert len(set(labels)) == len(labels), "two moves that sound the same"
            # Before each decision it was said that it is this person's turn, and what is asked.
            prompt = playing.session.prompt(playing.viewer)
            assert prompt is not None
            assert say(prompt, playing.voice) in page.spoken[-1]

        await play(page, slug, turn)
        playing = page.app.playing
        assert playing is not None
        assert playing.session.over
        # All that happened was said, once, in order; between that only whose turn it is.
        told = [text(str(line.text)) for line in playing.lines]
        lines = tuple(set(told))
        turns = [said for said in page.spoken if not said.startswith(lines)]
        news = [said for said in page.spoken if said.startswith(lines)]
        assert " ".join(news) == " ".join(told)
        assert len(turns) == asked
        assert not [said for said in page.spoken if re.search(r"[{}<>]|None|\bseat\b", said)]

    asyncio.run(run())
