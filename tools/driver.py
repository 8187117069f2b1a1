"""Plays in the built page as a person would: clicks what is lit, goes on when nothing is."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tools.workshop import WorkshopError

PATIENCE = 60_000
FAILED = "#app [role=alert]"
SETTLED = "#app[data-settled]"


def settle(page: Page) -> None:
    """Wait until Python has drawn the page and nothing is under way, or say why it will not be."""
    page.locator(f"{SETTLED}, {FAILED}").first.wait_for(state="attached", timeout=PATIENCE)
    failed = page.locator(FAILED).all_text_contents()
    if failed:
        raise WorkshopError(f"The page did not start: {failed[0]}")


def pick(page: Page, choose: random.Random) -> bool:
    """Click something that is lit; False if nothing was, and the game was gone on with instead."""
    settle(page)
    lit = page.locator("#app [data-c].on:visible")
    count = 0 if page.locator("[role=dialog]").count() else lit.count()
    if count == 0:
        _go_on(page)
        return False
    # Forced: where one piece overlaps another, the click means the upper one, as a finger would.
    lit.nth(choose.randrange(count)).click(timeout=PATIENCE, force=True)
    return True


def _go_on(page: Page) -> None:
    """Answer the question which way, start the game that is set up, play another one, or put away
    what was told of a round."""
    for verb in ("choose", "start", "rematch"):
        found = page.locator(f"[data-do={verb}]:visible")
        if found.count():
            found.first.click(timeout=PATIENCE)
            found.first.wait_for(state="detached", timeout=PATIENCE)
            return
    told = page.locator("[role=dialog] .btns [data-do=close]:visible")
    if told.count():
        told.first.click(timeout=PATIENCE)
        told.first.wait_for(state="detached", timeout=PATIENCE)
        return
    raise WorkshopError(f"Nothing can be picked at {page.url}.")
