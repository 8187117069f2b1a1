"""The start: what is there before Python, what is kept, and what is said when it fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import SIZES, Tab
from tools import dist, shell, styles
from tools.python_parts import wheel_name
from tools.workshop import DIST, ROOT

NEVER = "**/python_stdlib.bin"
PROGRESS = "#boot-progress"

NewTab = Callable[..., Tab]


@pytest.fixture
def tab(first_visit: Tab) -> Tab:
    """Here it is always the first visit, unless a test goes on to the next one."""
    return first_visit


def hang(route: Route) -> None:
    """Never answer."""


def missing(route: Route) -> None:
    route.fulfill(status=404, body="not here")


def stuck(tab: Tab, fragment: str = "") -> Page:
    """The page with Python on its way for ever."""
    tab.page.route(NEVER, hang)
    page = tab.open(fragment, wait=False)
    page.wait_for_function("document.querySelector('#boot-progress').value > 20")
    return page


def test_starts_under_a_sub_path_without_a_complaint(tab: Tab) -> None:
    page = tab.open()
    expect(page.locator("a.poster")).to_have_count(4)
    expect(page.locator("#boot")).to_have_count(0)


def test_page_and_settings_are_served_as_they_are_written(site: str, tab: Tab) -> None:
    served = {n: tab.page.request.get(site + n).body() for n in ("index.html", "pyscript.toml")}
    assert served["pyscript.toml"] == (ROOT / "pyscript.toml").read_bytes()
    page = re.sub(
        r'<link rel="stylesheet" href="assets/style.css">\n', "", served["index.html"].decode()
    )
    assert page == styles.LINK.sub("", (ROOT / "index.html").read_text("utf-8"))


def test_home_is_painted_while_python_is_on_its_way(tab: Tab) -> None:
    page = stuck(tab)
    expect(page.locator("h1")).to_have_text(re.compile("Sawdust"))
    expect(page.locator("a.poster")).to_have_count(4)
    assert page.evaluate("performance.getEntriesByType('paint').length") > 0
    bar = page.get_by_role("progressbar")
    assert 20 < int(bar.get_attribute("value") or 0) < 100
    assert page.locator("#boot-percent").text_content() == bar.text_content()


@pytest.mark.long
def test_progress_only_grows(tab: Tab) -> None:
    line = tab.page.context.new_cdp_session(tab.page)
    slow = {
        "offline": False,
        "latency": 20,
        "downloadThroughput": 3_000_000,
        "uploadThroughput": -1,
    }
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", slow)
    tab.page.add_init_script(
        """window.seen = [];
        document.addEventListener("DOMContentLoaded", () => {
          const bar = document.querySelector("#boot-progress");
          new MutationObserver(() => seen.push(bar.value))
            .observe(bar, { attributes: true });
        });"""
    )
    seen = tab.open().evaluate("seen")
    assert len(set(seen)) > 10
    assert seen == sorted(seen)
    assert seen[-1] >= 90


def test_early_choice_is_shown_and_kept(tab: Tab) -> None:
    gate: list[Route] = []
    tab.page.route(NEVER, lambda route: gate.append(route))
    page = tab.open(wait=False)
    poster = page.locator("a.poster.circus")
    poster.click()
    expect(poster).to_have_class(re.compile("chosen"))
    expect(page.locator("#boot-note")).to_contain_text("Welcome to the Circus opens by itself")
    while not gate:
        page.wait_for_timeout(50)
    gate[0].continue_()
    tab.wait()
    assert page.evaluate("location.hash") == "#/setup/circus"
    expect(page.locator("main.home")).to_have_count(0)


def test_theme_follows_the_system_until_one_is_chosen(new_tab: NewTab) -> None:
    page = stuck(new_tab(service_workers="block", theme="dark"))
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "night")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "matinee")
    page.locator("[data-do=theme]").click()
    expect(html).to_have_attribute("data-theme", "night")
    page.reload(wait_until="domcontentloaded")
    expect(html).to_have_attribute("data-theme", "night")


@pytest.mark.parametrize(
    "part",
    [
        *("vendor/pyscript/core-*.js", "vendor/pyodide/pyodide.asm.wasm", "wheels/sawdust-*"),
        *(
            pytest.param(part, marks=pytest.mark.long)
            for part in (
                *("vendor/pyodide/sawdust.mjs", "vendor/idiomorph.js", "pyscript.toml"),
                *("vendor/pyodide/python_stdlib.bin", "ui/main.py"),
            )
        ),
    ],
)
def test_a_part_that_is_missing(tab: Tab, part: str) -> None:
    tab.expects_trouble = True
    tab.page.route(f"**/{part}", missing)
    alert = tab.open(wait=False).get_by_role("alert")
    expect(alert).to_contain_text("A part did not arrive", timeout=60_000)
    expect(alert).to_contain_text("Your saved games are safe")
    expect(alert.locator("summary")).to_be_visible()


def test_trying_again(tab: Tab) -> None:
    tab.expects_trouble = True
    tab.page.route("**/core.js", missing)
    page = tab.open(wait=False)
    button = page.get_by_role("button", name="Try again")
    expect(button).to_be_visible()
    page.unroute("**/core.js")
    button.click()
    tab.wait()


def test_python_that_fails_to_start(tab: Tab) -> None:
    """Deep in the standard library, of whose lines the page does not know the numbers."""
    sound = (ROOT / "ui/main.py").read_text("utf-8")
    broken = sound.replace("from ui.start import start", "import json; json.loads('{')")
    assert broken != sound
    tab.expects_trouble = True
    tab.page.route("**/ui/main.py", lambda route: route.fulfill(body=broken))
    page = tab.open(wait=False)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Sawdust could not start", timeout=60_000)
    alert.locator("summary").click()
    expect(alert.locator("pre")).to_contain_text("in raw_decode")
    expect(alert.locator("pre")).to_contain_text("JSONDecodeError: Expecting property name")


def test_without_webassembly(tab: Tab) -> None:
    tab.expects_trouble = True
    tab.page.add_init_script("delete window.WebAssembly")
    page = tab.open(wait=False)
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly is switched off")
    page.wait_for_load_state("load")


def test_without_storage(tab: Tab) -> None:
    tab.page.add_init_script(
        """Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("no", "SecurityError"); } });"""
    )
    page = stuck(tab)
    expect(page.locator("#boot-note")).to_contain_text("This browser keeps nothing")


def test_opened_as_a_file(browser: Browser) -> None:
    page = browser.new_page()
    page.goto((DIST / "index.html").as_uri())
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("needs to be served")
    expect(alert).to_contain_text("tools/play.py")
    page.close()


def test_without_scripts(new_tab: NewTab) -> None:
    page = new_tab(java_script_enabled=False).open(wait=False)
    expect(page.get_by_text("needs JavaScript")).to_be_visible()


def test_a_long_wait_is_told_and_can_be_ended(tab: Tab) -> None:
    tab.page.clock.install()
    page = stuck(tab)
    page.clock.fast_forward(25_000)
    expect(page.locator("#boot-note")).to_contain_text("Still trying")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_trouble_fits_the_screen(new_tab: NewTab, size: str) -> None:
    tab = new_tab(size)
    tab.expects_trouble = True
    tab.page.route("**/core.js", missing)
    page = tab.open(wait=False)
    button = page.get_by_role("button", name="Try again")
    expect(button).to_be_in_viewport(ratio=1)
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_static_home_is_fresh() -> None:
    assert shell.drawn() == shell.PAGE.read_text("utf-8"), "run python3 tools/build.py --shell"


def test_every_style_sheet_is_linked() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    linked = set(re.findall(r'href="(assets/css/[^"]+)"', page))
    assert linked == {f"assets/css/{path.name}" for path in (ROOT / "assets/css").glob("*.css")}


def test_no_part_names_another_place() -> None:
    for path in Path(DIST).rglob("*"):
        if path.suffix in {".html", ".css", ".toml", ".webmanifest", ".py"}:
            assert not re.search(r"(https?:)?//[a-z]", path.read_text("utf-8")), path


def test_next_visit_needs_no_installer_and_notices_a_new_build(tab: Tab) -> None:
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.open()
    assert any("micropip" in url for url in asked)

    asked.clear()
    tab.open()
    assert not any("micropip" in url for url in asked)

    # The sources under the name of the compiled wheel are another build than the one in dist/.
    wheel = "wheels/" + wheel_name("sawdust", dist.wheel_list()["sawdust"])
    changed = dist.sources(wheel)
    assert changed
    got = []

    def answer(route: Route) -> None:
        got.append(wheel)
        route.fulfill(body=changed)

    tab.page.route(f"**/{wheel}", answer)
    tab.open()
    assert got
    expect(tab.page.locator("a.poster")).to_have_count(4)


@pytest.mark.long
def test_a_host_that_does_not_know_wasm(tab: Tab) -> None:
    """Its type is wrong then, and Pyodide would not take it."""

    def unknown(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    tab.page.route("**/*.wasm", unknown)
    expect(tab.open().locator("a.poster")).to_have_count(4)
