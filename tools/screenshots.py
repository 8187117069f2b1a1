#!/usr/bin/env python3
"""Photographs the built page, dist/, for docs/screenshots/.

    python3 tools/build.py && python3 tools/screenshots.py

The same games each time: each is played by fixed luck until enough is on its board.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.workshop import DIST, ROOT, WorkshopError, enter, fail, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = ROOT / "docs/screenshots"
QUALITY = 70
# So long a banner over the table may last, in milliseconds.
SHOUT = 4_000


@dataclass(frozen=True, slots=True)
class Shot:
    """A game by that luck, after so many picks. seats: how many more than at first; since: what
    has to be seen before picks count."""

    game: str
    seed: int
    picks: int
    seats: int = 0
    since: str = ".table"
    theme: str = "light"

    @property
    def name(self) -> str:
        return f"{self.game}-wide.jpg"


SHOTS = (
    Shot("circus", 4, 16),
    Shot("big-top", 5, 11, since=".lane"),
    Shot("barkers-row", 4, 26, theme="dark"),
    Shot("huzzah", 4, 40, seats=1),
)


def main() -> None:
    enter("workshop")
    from playwright.sync_api import sync_playwright

    from tools.browser import chromium
    from tools.serve import serving

    try:
        if not (DIST / "index.html").is_file():
            raise WorkshopError("dist/ holds no page; python3 tools/build.py makes it.")
        with serving(DIST) as address, sync_playwright() as playwright:
            browser = chromium(playwright)
            for shot in SHOTS:
                _shoot(browser, address, shot)
            browser.close()
    except WorkshopError as error:
        fail(str(error))


def _shoot(browser: Browser, address: str, shot: Shot) -> None:
    from tools.driver import pick, settle

    page = browser.new_page(
        viewport={"width": 1280, "height": 800},
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.goto(f"{address}?pace=0&seed={shot.seed}#/setup/{shot.game}")
    settle(page)
    page.locator("[data-do=start]").wait_for()
    for _ in range(shot.seats):
        page.locator("[data-do=seat-add]").click()
    choose = random.Random(shot.seed)
    done = 0
    while done < shot.picks:
        picked = pick(page, choose)
        done += picked and page.locator(shot.since).count() > 0
    settle(page)
    page.wait_for_timeout(SHOUT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / shot.name
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()
    say(f"{path.relative_to(ROOT)}, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
