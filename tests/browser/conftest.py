"""The built page, served under a sub-path, in a Chromium whose every complaint fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tools.browser import chromium
from tools.dist import build
from tools.serve import serving

MOUNT = "/some/folder/"
PATIENCE = 60_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)
SIZES = {"desk": (1280, 800), "phone": (360, 640), "lying": (844, 390)}
READY = "performance.getEntriesByName('sawdust:ready').length === 1"
# What a test could leave behind; the browser's caches and what PyScript noted of our files stay.
FORGOTTEN = "local_storage,service_workers,cache_storage"
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


def pytest_configure(config: pytest.Config) -> None:
    """The page is built once, before there are several processes that would all do it."""
    if not hasattr(config, "workerinput"):
        build(if_changed=True)


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


@dataclass
class Profiles:
    """Profiles that tests use one after another, each emptied before: the browser has our files
    then, and starts in half the time of a first visit."""

    browser: Browser
    site: str
    kept: list[BrowserContext] = field(default_factory=list)

    def page(self, number: int, size: str) -> Page:
        """A page in the profile of that number, which keeps nothing of earlier tests."""
        if number == len(self.kept):
            self.kept.append(self.browser.new_context(service_workers="block"))
        context = self.kept[number]
        page = context.new_page()
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        origin = "/".join(self.site.split("/")[:3])
        cleaner = context.new_cdp_session(page)
        cleaner.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": FORGOTTEN})
        cleaner.detach()
        return page


@pytest.fixture(scope="session")
def profiles(browser: Browser, site: str) -> Profiles:
    return Profiles(browser, site)


@pytest.fixture
def new_tab(profiles: Profiles, site: str) -> Iterator[Callable[..., Tab]]:
    """Opens tabs in profiles of their own. Arguments: size (`desk`, `phone`, `lying`), and what
    Playwright's `new_context` takes; with any of those it is a first visit. Complaints fail the
    test at its end.

    No service worker, unless asked for: what it answers, a test could not meddle with."""
    tabs: list[Tab] = []
    own: list[BrowserContext] = []

    def make(size: str = "desk", **settings: Any) -> Tab:
        if settings:
            width, height = SIZES[size]
            settings = {"service_workers": "block", **settings}
            viewport: ViewportSize = {"width": width, "height": height}
            own.append(profiles.browser.new_context(viewport=viewport, **settings))
            page = own[-1].new_page()
        else:
            page = profiles.page(len(tabs) - len(own), size)
        tabs.append(Tab(page, site))
        return tabs[-1]

    yield make
    complaints = [complaint for tab in tabs for complaint in tab.complaints]
    for context in own:
        context.close()
    for context in profiles.kept:
        for page in context.pages:
            page.close()
    assert not complaints


@pytest.fixture
def tab(new_tab: Callable[..., Tab]) -> Tab:
    """One tab, not opened yet."""
    return new_tab()


@pytest.fixture
def first_visit(new_tab: Callable[..., Tab]) -> Tab:
    """One tab of a profile that has never been here."""
    return new_tab(service_workers="block")
