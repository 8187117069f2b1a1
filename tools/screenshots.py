#!/usr/bin/env python3
"""Photographs the built page, dist/, for docs/screenshots/.

    python3 tools/build.py && python3 tools/screenshots.py

The same game each time: it is played by fixed luck until enough is on the board.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.workshop import DIST, ROOT, WorkshopError, enter, fail, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = ROOT / "docs/screenshots"
SEED = 4
PICKS = 16
# Name, width, height, pixels a point, theme.
SHOTS = (
    ("circus-wide", 1280, 800, 1, "light"),
    ("circus-phone", 360, 640, 2, "dark"),
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
                _shoot(browser, address, *shot)
            browser.close()
    except WorkshopError as error:
        fail(str(error))


def _shoot(
    browser: Browser, address: str, name: str, width: int, height: int, scale: float, theme: str
) -> None:
    from tools.driver import pick, settle

    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.goto(f"{address}?pace=0&seed={SEED}#/setup/circus")
    choose = random.Random(SEED)
    done = 0
    while done < PICKS:
        done += pick(page, choose)
    settle(page)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    page.close()
    say(str(path.relative_to(ROOT)))


if __name__ == "__main__":
    main()
