#!/usr/bin/env python3
"""Runs the checks: lint, format, types, engine and page without a browser, the page in Chromium.

    python3 tools/test.py          all but the longest tests
    python3 tools/test.py --all    those too, also in Firefox and WebKitGTK; a good while more
    python3 tools/test.py --fast   without build and browser, and without the most thorough of
                                   the other tests, for the inner loop

Brings its Python packages, npm packages and a browser the first time. Stops at the first failure.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.workshop import WorkshopError, enter, fail, run, say

CHECKS = (
    ("lint", ["ruff", "check"]),
    ("format", ["ruff", "format", "--check"]),
    ("types", ["mypy"]),
)
# Who is done takes over tests of the other; otherwise one idles at the end.
BY_TWO = ("-n", "2", "--dist", "worksteal")
ON_PYTHON = ("engine and page on plain Python", ["pytest", "tests/engine", "tests/ui", *BY_TWO])
# A renderer that crashes is the browser's own misfortune: that test alone is tried once more.
CRASHED = ["--reruns", "1", "--only-rerun", "crashed"]
IN_BROWSER = ("the page in Chromium", ["pytest", "tests/browser", *BY_TWO, *CRASHED])


def check(name: str, command: list[str]) -> None:
    """Run one of the tools; or WorkshopError."""
    print(f"\n— {name}", flush=True)
    started = time.monotonic()
    run([sys.executable, "-m", *command], f"Failed: {name}.")
    say(f"{name}: {time.monotonic() - started:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fast", action="store_true", help="no build, no browser")
    parser.add_argument("--all", action="store_true", help="longest tests, other browsers")
    asked = parser.parse_args()
    enter("dev")
    try:
        for name, command in CHECKS:
            check(name, command)
        wanted = (
            [] if asked.all else ["-m", "not long and not thorough" if asked.fast else "not long"]
        )
        name, command = ON_PYTHON
        check(name, [*command, *wanted])
        if not asked.fast:
            from tools import browser, dist, others

            print("\n— build", flush=True)
            dist.build()
            browser.bring()
            if asked.all:
                others.bring()
            name, command = IN_BROWSER
            check(name, [*command, *wanted])
    except WorkshopError as error:
        fail(str(error))


if __name__ == "__main__":
    main()
