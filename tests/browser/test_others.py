"""The main journey in browsers that are not Chromium: start, play, reload, open a link, offline."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.conftest import MOUNT
from tests.browser.test_offline import KEPT, Host
from tests.browser.test_play import SAVES
from tools import dist, others
from tools.serve import serving
from ui import people
from ui.share import SPLIT

PATIENCE = 90  # seconds
QUERY = "?pace=0&seed=5"
# A settled table at which somebody can pick something.
OURS = "#app[data-settled] .table [data-c].on"
LOG = "return [...document.querySelectorAll('.log li')].map(e => e.textContent)"
PRESS = "document.querySelector(arguments[0]).click()"
# WebDriver's own click refuses what another piece overlaps, such as a ball in a clown's hand.
MIDDLE = """const r = arguments[0].getBoundingClientRect();
return [r.left + r.width / 2, r.top + r.height / 2]"""


@pytest.fixture(params=others.NAMES)
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    if not others.installed(request.param):
        pytest.skip(f"{request.param} is not installed here")
    with others.running(request.param) as running:
        running.set_window_size(1280, 900)
        yield running


def until(driver: WebDriver, holds: Callable[[WebDriver], object]) -> None:
    WebDriverWait(driver, PATIENCE, poll_frequency=0.1).until(holds)


def shown(driver: WebDriver, selector: str) -> None:
    script = "return document.querySelector(arguments[0]) !== null"
    until(driver, lambda d: d.execute_script(script, selector))


def started(driver: WebDriver) -> None:
    script = "return performance.getEntriesByName('sawdust:ready').length === 1"
    until(driver, lambda d: d.execute_script(script))


def log(driver: WebDriver) -> list[str]:
    return list(driver.execute_script(LOG))


def saves(driver: WebDriver) -> dict[str, str]:
    return dict(driver.execute_script(f"return {SAVES}"))


def one_move(driver: WebDriver) -> None:
    """Touch what is lit until the log grows, and the bots have answered."""
    before = len(log(driver))
    while len(log(driver)) == before:
        if driver.find_elements(By.CSS_SELECTOR, "[role=dialog] [data-do=choose]"):
            driver.execute_script(PRESS, "[role=dialog] [data-do=choose]")
        else:
            lit = driver.find_element(By.CSS_SELECTOR, OURS)
            touch(driver, *driver.execute_script(MIDDLE, lit))
        shown(driver, f"{OURS}, [role=dialog] [data-do=choose]")


def touch(driver: WebDriver, x: float, y: float) -> None:
    chain = ActionChains(driver)
    chain.w3c_actions.pointer_action.move_to_location(int(x), int(y))
    chain.w3c_actions.pointer_action.click()
    chain.perform()


@pytest.mark.long
def test_the_main_journey(driver: WebDriver) -> None:
    host = Host()
    with serving(dist.build(if_changed=True), MOUNT, host) as site:
        driver.get(site + QUERY)
        started(driver)
        assert len(driver.find_elements(By.CSS_SELECTOR, "a.poster")) == 4
        driver.find_element(By.CSS_SELECTOR, "a.poster.circus").click()
        shown(driver, "[data-do=start]")
        driver.find_element(By.CSS_SELECTOR, "[data-do=start]").click()
        shown(driver, OURS)
        for _ in range(2):
            one_move(driver)
        told, kept = log(driver), saves(driver)
        assert len(told) > 10

        driver.refresh()
        started(driver)
        shown(driver, OURS)
        assert log(driver) == told

        (save,) = (json.loads(text) for text in kept.values())
        names = people.to_text(people.from_data(save["people"], len(save["people"])))
        driver.get(f"{site}{QUERY}#/open/{save['record']}{SPLIT}{names}")
        driver.refresh()
        started(driver)
        shown(driver, OURS)
        assert log(driver) == told
        assert saves(driver) == kept
        until(driver, lambda d: d.execute_async_script(f"{KEPT}.then(arguments[0])"))
    host.dead = True

    # Somebody comes back later. (WebDriver's `refresh` makes Firefox reload past all workers.)
    driver.get("about:blank")
    driver.get(f"{site}{QUERY}#/")
    started(driver)
    driver.find_element(By.CSS_SELECTOR, "a.poster.circus").click()
    shown(driver, "[data-do=start]")
    driver.find_element(By.CSS_SELECTOR, "[data-do=start]").click()
    shown(driver, OURS)
    one_move(driver)
    gone = "const done = arguments[0]; fetch('nothing').then(() => done(0), () => done(1))"
    assert driver.execute_async_script(gone), "the host is alive"
