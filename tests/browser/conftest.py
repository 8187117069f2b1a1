"""The built page, served under a sub-path, in a Chromium whose every complaint fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tools.browser import chromium
from tools.dist import build
from tools.serve import serving

MOUNT = "/some/folder/"
PATIENCE = 60_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)
SIZES = {"desk": (1280, 800), "phone": (360, 640), "lying": (844, 390)}
READY = "performance.getEntriesByName('sawdust:ready').length === 1"
FAILED = "document.querySelector('.failed') !== null"


@dataclass
class Tab:
    """A page, and what it complained about or asked of others.

    expects_trouble: errors on the console are part of the test.
    """

    page: Page
    site: str
    expects_trouble: bool = False
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self._complain(f"uncaught: {error}"))
        self.page.on("request", lambda request: self._asked(request.url))

    def open(self, fragment: str = "", wait: bool = True) -> Page:
        """Go to the page; `wait` until Python has taken over."""
        self.page.goto(self.site + fragment, wait_until="domcontentloaded")
        if wait:
            self.wait()
        return self.page

    def wait(self) -> None:
        """Wait until Python has taken over; fails with what the page says if it cannot."""
        self.page.wait_for_function(f"{READY} || {FAILED}")
        assert self.page.evaluate(READY), self.page.locator(".failed").inner_text()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text}")

    def _complain(self, text: str) -> None:
        if not self.expects_trouble:
            self.complaints.append(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.site, "data:", "blob:")):
            self.complaints.append(f"asked another place: {url}")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built page."""
    with serving(build(if_changed=True), MOUNT) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = chromium(playwright)
        yield running
        running.close()


@pytest.fixture
def new_tab(browser: Browser, site: str) -> Iterator[Callable[..., Tab]]:
    """Opens tabs in profiles of their own. Arguments: size (`desk`, `phone`, `lying`), and what
    Playwright's `new_context` takes. Complaints fail the test at its end.

    No service worker, unless asked for: what it answers, a test could not meddle with."""
    tabs = []

    def make(size: str = "desk", **settings: Any) -> Tab:
        width, height = SIZES[size]
        settings = {"service_workers": "block", **settings}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        tabs.append(Tab(context.new_page(), site))
        return tabs[-1]

    yield make
    complaints = [complaint for tab in tabs for complaint in tab.complaints]
    for tab in tabs:
        tab.page.context.close()
    assert not complaints


@pytest.fixture
def tab(new_tab: Callable[..., Tab]) -> Tab:
    """One tab of a fresh profile, not opened yet."""
    return new_tab()
