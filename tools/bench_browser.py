"""How the built page does in Chromium: start beside a bare Pyodide, picks, what piles up, and how
soon a long game is there again.

Start: time from navigation to a usable Home (`#app[data-settled]`), beside a page that does nothing
but the default `loadPyodide()` of the same release, from the same server, in turn. Warm is a
profile on disk that has been there for a while, as people's have: there Chromium keeps what it
compiled. Private is a window that was there before and keeps only files; cold is a fresh one.
"""

from __future__ import annotations

import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

from engine.games.big_top import GAME as BIG_TOP
from engine.session import PERSON, Session
from tools import stats
from tools.browser import chromium, profile
from tools.driver import PATIENCE, pick, settle
from tools.serve import LIKE_PAGES, serving
from tools.workshop import WorkshopError, npm_packages
from ui import share
from ui.people import DEFAULT_NAMES, Person

WATCH = Path(__file__).with_name("bench_watch.js")
EARLY_PICKS = 20
VISITS = 3  # before warm ones are timed
STAY = 5  # seconds each, in which the browser keeps what it has compiled
SCREEN: ViewportSize = {"width": 1280, "height": 800}

BARE = """<!doctype html><title>bare</title>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
window.loaded = performance.now();
</script>
"""

# Live JavaScript objects held by Python, and live Python objects held by JavaScript that were made
# since `watch`. Both are Pyodide's own counters.
INTERPRETER = """async () => {
  const core = await import(new URL("vendor/pyscript/core.js", location.href));
  window.interpreter = (await core.whenDefined("py")).interpreter;
}"""
WATCH_PROXIES = "() => interpreter._module.enable_pyproxy_allocation_tracing()"
LIVE = """async () => {
  interpreter.runPython("import gc; gc.collect()");
  await new Promise((done) => setTimeout(done, 50));
  return {
    js_objects_held_by_python: interpreter._module._hiwire_num_refs(),
    python_objects_held_by_js: interpreter._module.pyproxy_alloc_map.size,
  };
}"""


def run(dist: Path, rounds: int, seed: int, picks: int) -> dict[str, Any]:
    """All figures of the page. Raises WorkshopError if something that is needed is not there."""
    if not (dist / "index.html").is_file():
        raise WorkshopError(f"{dist} holds no page; python3 tools/build.py makes it.")
    with _site(dist) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        try:
            return {
                "browser": browser.version,
                "boot": boot(playwright, browser, address, rounds),
                "play": play(playwright, address, seed, picks),
                "resume": resume(playwright, address, rounds),
            }
        finally:
            browser.close()


@contextmanager
def _site(dist: Path) -> Iterator[str]:
    """One server with our page at `app/` and the bare one at `bare/`."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "app").symlink_to(dist.resolve(), target_is_directory=True)
        shutil.copytree(npm_packages() / "pyodide", root / "bare")
        (root / "bare/index.html").write_text(BARE, "utf-8")
        with serving(root, kept=LIKE_PAGES) as address:
            yield address


# Start


def boot(playwright: Playwright, browser: Browser, address: str, rounds: int) -> dict[str, Any]:
    """Medians of interleaved loads, warm, private and cold, in milliseconds, with their ratios."""
    report: dict[str, Any] = {}
    with _profile(playwright) as ours, _profile(playwright) as bare:
        for _ in range(VISITS):
            _load_ours(ours, address, STAY)
            _load_bare(bare, address, STAY)
        warm = [(_load_ours(ours, address), _load_bare(bare, address)) for _ in range(rounds)]
    with _window(browser) as ours, _window(browser) as bare:
        _load_ours(ours, address)
        _load_bare(bare, address)
        private = [(_load_ours(ours, address), _load_bare(bare, address)) for _ in range(rounds)]
    cold = []
    for _ in range(rounds):
        with _window(browser) as ours, _window(browser) as bare:
            cold.append((_load_ours(ours, address), _load_bare(bare, address)))
    for name, loads in (("warm", warm), ("private", private), ("cold", cold)):
        found = {key: [row[key] for row, _ in loads] for key in loads[0][0]}
        found["bare"] = [loaded for _, loaded in loads]
        report[name] = {key: _figures(times) for key, times in found.items()}
        for kind in ("median", "least"):
            home, other = (report[name][key][kind] for key in ("home", "bare"))
            report[name][f"home : bare, {kind}"] = round(home / other, 3)
        report[name]["painted before Python"] = all(
            row["painted"] < row["python"] for row, _ in loads
        )
    return report


def _load_ours(context: BrowserContext, address: str, stay: float = 0) -> dict[str, float]:
    """Milliseconds until something is painted, Python's code has come, and Home is usable."""
    page = context.new_page()
    page.goto(f"{address}app/", wait_until="commit")
    settle(page)
    times: dict[str, float] = page.evaluate(
        """() => ({
          painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
          python: performance.getEntriesByType("resource")
            .find((entry) => entry.name.endsWith("pyodide.asm.wasm")).responseEnd,
          home: bench.settled,
        })"""
    )
    time.sleep(stay)
    page.close()
    return times


def _load_bare(context: BrowserContext, address: str, stay: float = 0) -> float:
    page = context.new_page()
    page.goto(f"{address}bare/", wait_until="commit")
    page.wait_for_function("() => window.loaded", timeout=PATIENCE)
    loaded: float = page.evaluate("window.loaded")
    time.sleep(stay)
    page.close()
    return loaded


@contextmanager
def _window(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=SCREEN)
    context.add_init_script(path=WATCH)
    try:
        yield context
    finally:
        context.close()


@contextmanager
def _profile(playwright: Playwright) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = profile(playwright, Path(folder), viewport=SCREEN)
        context.add_init_script(path=WATCH)
        try:
            yield context
        finally:
            context.close()


# Play


def play(playwright: Playwright, address: str, seed: int, picks: int) -> dict[str, Any]:
    """Random picks in games of Circus: how long until they are painted, and what is left over.
    The profile has been there before."""
    choose = random.Random(seed)
    with _profile(playwright) as context:
        for _ in range(VISITS):
            _load_ours(context, address, STAY)
        page = context.new_page()
        page.goto(f"{address}app/?pace=0&seed={seed}#/setup/circus")
        settle(page)
        page.evaluate(INTERPRETER)
        page.evaluate(WATCH_PROXIES)
        counts = []
        done = 0
        for goal in (EARLY_PICKS, picks):
            while done < goal:
                done += _timed_pick(page, choose)
            counts.append({"picks": done, **_live(page)})
        times: list[float] = page.evaluate("bench.picks")
        plays: int = page.evaluate("bench.plays")
    return {
        "picks": done,
        "own decisions and new games": plays,
        "pick to paint": {
            "unit": "ms",
            "seen": len(times),
            "p50": round(stats.percentile(times, 50), 1),
            "p95": round(stats.percentile(times, 95), 1),
            "max": round(max(times), 1),
        },
        "live": counts,
        "growth": {key: counts[1][key] - counts[0][key] for key in counts[0] if key != "picks"},
    }


# A long game taken up again

LONG = 500  # actions
RESUME = """async (game) => {
  const began = performance.now();
  location.hash = `#/open/${game}`;
  while (!document.querySelector("#app[data-settled] .table"))
    await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - began;
}"""


def resume(playwright: Playwright, address: str, rounds: int) -> dict[str, Any]:
    """Milliseconds from the address of a game of LONG actions to its painted table. The first time
    the rules and the table of the game have to be imported, too."""
    game, actions = _long_game()
    times = []
    with _profile(playwright) as context:
        for _ in range(VISITS):
            _load_ours(context, address, STAY)
        page = context.new_page()
        page.goto(f"{address}app/?pace=0#/")
        for _ in range(rounds + 1):
            settle(page)
            times.append(page.evaluate(RESUME, game))
            page.evaluate("location.hash = '#/'")
            page.locator(".home").wait_for(timeout=PATIENCE)
    return {"actions": actions, "first": round(times[0], 1), **_figures(times[1:])}


def _long_game() -> tuple[str, int]:
    """What stands behind `#/open/` for such a game of Big Top, and how many actions it has."""
    choose = random.Random(1)
    session = Session(BIG_TOP, {}, 1, (PERSON,) * 3)
    while len(session.steps) < LONG:
        session.play(choose.choice(session.choices(session.current_player))[0])
    people = [Person(name, PERSON) for name in DEFAULT_NAMES[:3]]
    return share.argument(session, tuple(people)), len(session.steps)


def _timed_pick(page: Page, choose: random.Random) -> int:
    """One click, and the wait until it was painted or led to a question; how many that was."""
    seen = page.evaluate("bench.picks.length")
    if not pick(page, choose):
        return 0
    page.wait_for_function(
        f"() => bench.picks.length > {seen} || document.querySelector('[role=dialog]')",
        timeout=PATIENCE,
    )
    return 1


def _live(page: Page) -> dict[str, int]:
    """What lives after all rubbish is collected."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    found: dict[str, int] = page.evaluate(LIVE)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return found | {
        "listeners": int(metrics["JSEventListeners"]),
        "nodes": int(metrics["Nodes"]),
        "heap_bytes": int(metrics["JSHeapUsedSize"]),
    }


def _figures(times: list[float]) -> dict[str, Any]:
    return {
        "unit": "ms",
        "median": round(statistics.median(times), 1),
        "least": round(min(times), 1),
        "rounds": [round(spent, 1) for spent in times],
    }
