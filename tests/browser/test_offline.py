"""Without a network: one visit is enough; new versions are offered; only ours is ever removed."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MOUNT, Tab
from tests.browser.test_play import lit, settled, touch
from tools import dist, offline
from tools.serve import serving
from tools.workshop import DIST

NewTab = Callable[..., Tab]

KEPT = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED = "navigator.serviceWorker.controller !== null"
MOST = 7_000_000  # bytes of a first visit, as a host sends them
PACKED = {".whl", ".woff2", ".png", ".bin"}
CHANGED = "assets/style.css"
MARK = "\n.of-a-new-version {}\n"


@dataclass
class Host:
    """A host whose files can change, and which counts what it is asked for."""

    changed: dict[str, bytes] = field(default_factory=dict)
    asked: Counter[str] = field(default_factory=Counter)
    sources: bool = False
    dead: bool = False

    def __call__(self, path: str) -> bytes | None:
        if self.dead:
            raise ConnectionResetError
        self.asked[path] += 1
        if self.sources and (found := dist.sources(path)) is not None:
            return found
        return self.changed.get(path)

    def release(self) -> None:
        """Publish a new version, in which one style sheet has changed."""
        files = {
            path.relative_to(DIST).as_posix(): path.read_bytes()
            for path in DIST.rglob("*")
            if path.is_file() and path.name != offline.NAME
        }
        self.changed[CHANGED] = files[CHANGED] = files[CHANGED] + MARK.encode()
        self.changed[offline.NAME] = offline.service_worker(files)


@contextmanager
def visit(new_tab: NewTab, host: Host, mount: str = MOUNT) -> Iterator[tuple[Tab, Any]]:
    """A first visit that has been kept; when the block ends, the host is gone."""
    with serving(dist.build(if_changed=True), mount, host) as site:
        tab = new_tab(service_workers="allow")
        tab.site = site
        page = tab.open("?pace=0&seed=5")
        assert page.evaluate(KEPT)
        page.wait_for_function(CONTROLLED)
        yield tab, site
    host.dead = True  # on connections that are still open, too


def caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return sorted(names)


def fresh(page: Page) -> bool:
    text: str = page.evaluate(f"fetch('{CHANGED}').then(r => r.text())")
    return MARK in text


@pytest.mark.parametrize("mount", [pytest.param("/", marks=pytest.mark.long), MOUNT])
def test_plays_without_a_network_after_one_visit(new_tab: NewTab, mount: str) -> None:
    host = Host()
    with visit(new_tab, host, mount) as (tab, _):
        pass
    assert max(host.asked.values()) <= 2  # twice: what the browser's own cache had no room for
    page = tab.open("?pace=0&seed=5")
    expect(page.locator("a.poster")).to_have_count(4)
    page.locator("a.poster.circus").click()
    page.locator("[data-do=start]").click()
    page.locator(".table").wait_for()
    settled(page)
    touch(page, lit(page)[0])
    page.reload()
    tab.wait()
    settled(page)
    assert lit(page)
    tab.expects_trouble = True
    assert page.evaluate("fetch('nothing').then(() => false, () => true)"), "the host is alive"


def test_a_first_visit_is_small(site: str) -> None:
    sent = 0
    for path in Path(DIST).rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            sent += len(data if path.suffix in PACKED else gzip.compress(data, 6))
    assert sent < MOST


@pytest.mark.long
def test_a_new_version_is_offered_and_not_forced(new_tab: NewTab) -> None:
    host = Host()
    with visit(new_tab, host) as (tab, site):
        page = tab.page
        foreign = [f"sawdust {site}other/ 1", "somebody else's"]
        page.evaluate("names => Promise.all(names.map(n => caches.open(n)))", foreign)
        before = [name for name in caches(page) if name not in foreign]
        assert len(before) == 1
        host.release()
        host.asked.clear()

        page = tab.open("?pace=0&seed=5")
        offer = page.get_by_role("region", name="New version")
        expect(offer).to_contain_text("A new version is ready")
        expect(page.locator("#live")).to_have_text("A new version is ready.")
        assert set(host.asked) == {offline.NAME, CHANGED}
        page.evaluate("location.hash = '#/setup/circus'")
        page.locator("[data-do=start]").click()
        page.locator(".table").wait_for()
        expect(offer).to_have_count(0)  # not in the middle of a game
        page.evaluate("location.hash = '#/'")
        page.reload()
        tab.wait()
        assert not fresh(page)  # the old one, until the new one is wanted
        offer.get_by_role("button", name="Later").click()
        expect(offer).to_have_count(0)
        assert page.evaluate("document.activeElement !== document.body")

        page.reload()
        tab.wait()
        with page.expect_navigation():
            offer.get_by_role("button", name="Use it now").click()
        tab.wait()
        assert fresh(page)
        page.wait_for_timeout(3000)
        expect(offer).to_have_count(0)
        after = [name for name in caches(page) if name not in foreign]
        assert len(after) == 1
        assert after != before
        assert set(foreign) < set(caches(page))


@pytest.mark.long
def test_sources_are_never_kept(new_tab: NewTab) -> None:
    host = Host()
    with visit(new_tab, host) as (tab, _):
        page = tab.page
        host.sources = True
        host.asked.clear()
        tab.open()  # the old worker still answers, then it is replaced, and the page loads anew
        page.wait_for_function("navigator.serviceWorker.controller === null")
        tab.wait()
        assert host.asked["ui/main.py"]
        page.wait_for_timeout(4000)
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then(r => r.length)") == 0
        assert caches(page) == []
        assert host.asked["ui/main.py"] == 1
