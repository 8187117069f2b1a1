"""In a frame of another origin's page: the element, the messages, and who is not listened to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.test_access import CUT_OFF, violations
from tests.browser.test_bots import run_python
from tests.browser.test_play import nearly_finished
from tools.driver import pick, settle
from tools.serve import serving
from tools.workshop import ROOT
from ui import share

FOLDER = ROOT / "docs/embed"
NAMED = "https://example.org/games/sawdust/"
TOLD = """window.told = [];
for (const type of ["ready", "moved", "ended", "size", "error"])
  addEventListener(`sawdust-${type}`, (event) => told.push(event.detail));"""
# A page with a plain frame, and one that lies beside that frame and talks to it.
PLAIN = """<title>plain</title><iframe id="game" width="700" height="420" src="{src}"></iframe>
<iframe id="beside" src="{beside}"></iframe>
<script>told = []; addEventListener("message", (e) => told.push([e.origin, e.data]));</script>"""
BESIDE = "<title>beside</title>"
CAN_WORK = "import js\nfrom ui.browser_worker import can_work\njs.window.works = can_work()"
NEW = {"sawdust": 1, "type": "new", "players": 2}


@dataclass
class Blog:
    """A page of another origin, and what it was told."""

    page: Page
    address: str
    complaints: list[str]

    def told(self, kind: str) -> list[dict[str, Any]]:
        all_told: list[Any] = self.page.evaluate("told")
        messages = [m[1] if isinstance(m, list) else m for m in all_told]
        return [m for m in messages if m["type"] == kind]

    def wait(self, kind: str, count: int = 1) -> dict[str, Any]:
        """The latest message of that kind, once there are so many."""
        script = "([k, n]) => told.filter(m => (m.type ?? m[1].type) === k).length >= n"
        self.page.wait_for_function(script, arg=[kind, count])
        return self.told(kind)[-1]

    @property
    def frame(self) -> Frame:
        return next(f for f in self.page.frames if "embed=" in f.url)


@contextmanager
def blog(browser: Browser, site: str, name: str, host: str = "127.0.0.1") -> Iterator[Blog]:
    """A page served on a port of its own. `host` "localhost" makes it another site, too."""
    where = {"address": "", "beside": ""}

    def page_of(path: str) -> bytes | None:
        if path == "beside.html":
            return BESIDE.encode()
        if path == "plain.html":
            origin = where["address"].rstrip("/")
            src = f"{site}?pace=0&amp;seed=5&amp;embed={origin}&amp;game=circus"
            return PLAIN.format(src=src, beside=where["beside"]).encode()
        if path == "stranger.html":
            src = f"{site}?embed=http://127.0.0.1:1&amp;game=circus"
            return PLAIN.format(src=src, beside="beside.html").encode()
        file = FOLDER / path
        return file.read_text("utf-8").replace(NAMED, site).encode() if file.is_file() else None

    with serving(FOLDER, overlay=page_of) as address, serving(FOLDER, overlay=page_of) as other:
        where["address"] = address.replace("127.0.0.1", host)
        where["beside"] = f"{other}beside.html"
        context = browser.new_context(viewport={"width": 720, "height": 900})
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        found = Blog(page, where["address"], [])
        page.on("pageerror", lambda error: found.complaints.append(f"{error} {error.stack}"))
        page.add_init_script(TOLD)
        page.goto(where["address"] + name)
        yield found
        context.close()
        assert found.complaints == []


def test_the_example(browser: Browser, site: str) -> None:
    with blog(browser, site, "example.html") as host:
        page = host.page
        game = page.frame_locator("sawdust-game iframe")
        page.locator("#begin").click()  # before anybody can hear it
        ready = host.wait("ready")
        assert ready == {"sawdust": 1, "type": "ready", "game": "circus", "keeps": True}
        size = host.wait("size")
        box = page.locator("sawdust-game").bounding_box()
        assert box is not None
        assert abs(box["height"] - size["height"]) < 1
        assert abs(box["width"] - size["width"]) < 1
        expect(game.locator(".plate")).to_have_count(3)
        first = host.wait("moved")
        assert len(share.opened(first["record"])[1]) == 3
        assert host.frame.evaluate(CUT_OFF) == []
        assert violations_in(host) == []
        host.page.set_viewport_size({"width": 376, "height": 800})
        host.page.wait_for_function("told.some((m) => m.type === 'size' && m.width < 400)")
        assert host.frame.evaluate(CUT_OFF) == []
        assert violations_in(host) == []
        host.page.set_viewport_size({"width": 1280, "height": 800})
        assert host.frame.evaluate("navigator.serviceWorker.getRegistrations()") == []

        # the page loaded anew: the frame goes on with its game
        page.reload()
        host.wait("ready")
        expect(game.locator(".plate")).to_have_count(3)
        game.locator("header .tool").first.click()
        expect(game.locator("[data-do=start]")).to_be_visible()
        expect(game.locator("header a[href='#/']")).to_be_hidden()
        assert host.frame.evaluate(CUT_OFF) == []

        record = nearly_finished("Ann", "Bo")
        page.evaluate("r => document.querySelector('sawdust-game').load(r)", record)
        host.frame.wait_for_function("location.hash.startsWith('#/open/')")
        chance = random.Random(1)
        settle(host.frame)  # type: ignore[arg-type]
        while not host.told("ended"):
            pick(host.frame, chance)  # type: ignore[arg-type]
            settle(host.frame)  # type: ignore[arg-type]
        (end,) = host.told("ended")
        assert {s["name"] for s in end["standings"]} == {"Ann", "Bo"}
        assert share.opened(end["record"])[0].over
        expect(page.locator("#news")).to_contain_text("Won by")
        expect(game.locator(".cry")).to_be_visible()
        page.evaluate("r => document.querySelector('sawdust-game').load(r)", end["record"])
        page.wait_for_function("told.filter((m) => m.type === 'ended').length === 2")
        page.set_viewport_size({"width": 376, "height": 800})
        page.wait_for_function("told.some((m) => m.type === 'size' && m.width < 400)")
        assert host.frame.evaluate(CUT_OFF) == []
        assert violations_in(host) == []


def test_where_the_browser_lets_a_frame_keep_nothing(browser: Browser, site: str) -> None:
    """Another site, not only another origin: this Chromium gives its frames no storage."""
    with blog(browser, site, "example.html", "localhost") as host:
        game = host.page.frame_locator("sawdust-game iframe")
        if host.wait("ready")["keeps"]:
            pytest.skip("this browser lets frames of other sites keep things")
        host.page.locator("#begin").click()
        expect(game.locator(".toast")).to_contain_text("keeps nothing")
        kept = host.wait("moved")["record"]
        assert violations_in(host) == []
        run_python(host.frame, CAN_WORK)
        host.frame.wait_for_function("window.works === false")

        # what the example has kept comes back with the next visit
        host.page.reload()
        expect(game.locator(".plate")).to_have_count(3)
        again = host.wait("moved")["record"]
        assert len(share.opened(again)[0].steps) >= len(share.opened(kept)[0].steps)


def violations_in(host: Blog) -> list[str]:
    return violations(host.frame)  # type: ignore[arg-type]


def test_nobody_else_is_heard_and_nonsense_is_answered(browser: Browser, site: str) -> None:
    with blog(browser, site, "plain.html") as host:
        host.wait("ready")
        where = host.frame.url
        say = "m => document.querySelector('#game').contentWindow.postMessage(m, '*')"

        # the frame beside it is another origin; then one of the right origin, but the wrong window
        beside = "m => parent.frames[0].postMessage(m, '*')"
        host.page.frames[2].evaluate(beside, NEW)
        host.page.frames[2].goto(host.address + "beside.html")
        host.page.frames[2].evaluate(beside, NEW)
        # and the game's own window
        host.frame.evaluate("m => window.postMessage(m, '*')", NEW)

        nonsense: list[Any] = [
            *("new", None, 7, [], {}, {"type": "new"}),
            *({**NEW, "players": "2"}, {**NEW, "seed": 1}, {**NEW, "type": "eval"}),
            {**NEW, "options": {"deep": {}}},
        ]
        refusals = {
            "unknown-game": {**NEW, "game": "chess"},
            "bad-players": {**NEW, "players": 9},
            "bad-option": {**NEW, "options": {"secret": "maybe"}},
            "bad-record": {"sawdust": 1, "type": "load", "record": "AQEBnonsense"},
        }
        for message in (*nonsense, *({**m, "id": code} for code, m in refusals.items())):
            host.page.evaluate(say, message)
        host.page.evaluate(
            "m => document.querySelector('#game').contentWindow.postMessage(1n, '*')"
        )
        host.wait("error", len(nonsense) + len(refusals) + 1)
        answers = host.told("error")
        assert [a["code"] for a in answers[: len(nonsense)]] == ["bad-message"] * len(nonsense)
        named = {a["id"]: a["code"] for a in answers if a["id"]}
        assert named == {code: code for code in refusals}
        assert host.told("moved") == []
        assert host.frame.url == where
        expect(host.page.frame_locator("#game").get_by_role("dialog")).to_have_count(0)
        origins: list[str] = host.page.evaluate("[...new Set(told.map(m => m[0]))]")
        assert origins == [site.removesuffix("/some/folder/")]

        host.page.evaluate(say, NEW)
        assert len(share.opened(host.wait("moved")["record"])[1]) == 2


@pytest.mark.long
def test_a_page_that_the_embed_does_not_name(browser: Browser, site: str) -> None:
    with blog(browser, site, "stranger.html") as host:
        game = host.page.frame_locator("#game")
        expect(game.locator("[data-do=start]")).to_be_visible()
        host.page.evaluate(
            "m => document.querySelector('#game').contentWindow.postMessage(m, '*')", NEW
        )
        host.page.wait_for_timeout(1500)
        assert host.page.evaluate("told") == []
        assert "#/table" not in host.frame.url
