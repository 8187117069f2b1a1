"""Finds a Chromium that Playwright can drive, or brings one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tools.workshop import WorkshopError, run, say

COMMANDS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge", "chrome"),
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
# Nothing that a browser does by itself shall look like a request of the page.
FLAGS = (
    *("--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
NONE_FOUND = (
    "No browser was found to test with. Install Chromium, Chrome or Edge, or name one in the "
    "variable CHROMIUM."
)


def chromium(playwright: Playwright) -> Browser:
    """A running headless browser; or WorkshopError if none can be had. Its contexts are like
    private windows: they keep no code that was compiled."""
    return playwright.chromium.launch(**_how(playwright))


def profile(playwright: Playwright, folder: Path, **settings: Any) -> BrowserContext:
    """A browser of its own with a profile on disk, as people have; or WorkshopError."""
    how = _how(playwright)
    return playwright.chromium.launch_persistent_context(folder, **how, **settings)


def _how(playwright: Playwright) -> dict[str, Any]:
    path = _found(playwright)
    if path is None:
        raise WorkshopError(NONE_FOUND)
    as_root = sys.platform == "linux" and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if as_root else list(FLAGS)
    return {"executable_path": path, "args": flags}


def bring() -> None:
    """See to it that a browser is there, installing one if need be; or WorkshopError."""
    with sync_playwright() as playwright:
        if _found(playwright):
            return
        _install()
        if not _found(playwright):
            raise WorkshopError(NONE_FOUND)


def _found(playwright: Playwright) -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    installed = [found for name in COMMANDS if (found := shutil.which(name))]
    places = [*installed, *PLACES, playwright.chromium.executable_path]
    return next((place for place in places if Path(place).is_file()), None)


def _install() -> None:
    say("no browser found: installing Chromium (once)")
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], NONE_FOUND, quiet, quiet=True)
        run(["apt-get", "install", "-y", "-qq", "chromium"], NONE_FOUND, quiet, quiet=True)
    else:
        run([sys.executable, "-m", "playwright", "install", "chromium"], NONE_FOUND)
