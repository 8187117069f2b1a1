"""The built page, served under a sub-path, in a Chromium whose every complaint fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tools.browser import chromium, profile
from tools.dist import build
from tools.serve import LIKE_PAGES, serving

MOUNT = "/some/folder/"
Theme = Literal["light", "dark"]
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
    with serving(build(if_changed=True), MOUNT, kept=LIKE_PAGES) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser for first visits; what it compiles it forgets."""
    running = chromium(playwright)
    yield running
    running.close()


@dataclass
class Profiles:
    """Profiles that tests use one after another, each emptied before. They lie on disk, so that
    the browser keeps our files and what it compiled of them: a page starts in less than half the
    time of a first visit."""

    playwright: Playwright
    site: str
    folder: Path
    kept: list[BrowserContext] = field(default_factory=list)

    def page(self, number: int, size: str) -> Page:
        """A page in the profile of that number, which keeps nothing of earlier tests."""
        if number == len(self.kept):
            folder = self.folder / str(number)
            self.kept.append(profile(self.playwright, folder, service_workers="block"))
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
def profiles(
    playwright: Playwright, site: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Profiles]:
    made = Profiles(playwright, site, tmp_path_factory.mktemp("profiles"))
    yield made
    for context in made.kept:
        context.close()


@pytest.fixture
def new_tab(
    profiles: Profiles, site: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Tab]]:
    """Opens tabs in profiles of their own. Arguments: size (`desk`, `phone`, `lying`), theme
    (`light`, `dark`), and what Playwright's `new_context` takes; with any of those it is a first
    visit. Complaints fail the test at its end.

    No service worker, unless asked for: what it answers, a test could not meddle with."""
    tabs: list[Tab] = []
    own: list[BrowserContext] = []

    def make(size: str = "desk", theme: Theme = "light", **settings: Any) -> Tab:
        if settings:
            width, height = SIZES[size]
            settings = {"service_workers": "block", **settings}
            viewport: ViewportSize = {"width": width, "height": height}
            browser: Browser = request.getfixturevalue("browser")
            own.append(browser.new_context(viewport=viewport, **settings))
            page = own[-1].new_page()
        else:
            page = profiles.page(len(tabs) - len(own), size)
        page.emulate_media(color_scheme=theme)
        tabs.append(Tab(page, site))
        return tabs[-1]

    yield make
    complaints = [complaint for tab in tabs for complaint in tab.complaints]
    for context in own:
        context.close()
    for context in profiles.kept:
        for page in context.pages[1:]:  # with its first page the browser would close, too
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
