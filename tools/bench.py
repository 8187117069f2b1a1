#!/usr/bin/env python3
"""Measures the engine beside others, and the built page in a browser.

    python3 tools/bench.py               engine; other engines too where they are installed
    python3 tools/bench.py --browser     boot, picks and leaks of dist/ in Chromium
    python3 tools/bench.py --json        the same figures as one JSON object

Every figure is the median of interleaved rounds. Times differ from machine to machine, and this
one may be busy: trust the ratios.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.workshop import WorkshopError, enter, fail


def main() -> None:
    with redirect_stdout(sys.stderr):  # our own output may be JSON
        enter("workshop", *(["bench"] if "--peers" in sys.argv else []))
    from tools import benchmarks

    try:
        sys.exit(benchmarks.main(__doc__))
    except WorkshopError as error:
        fail(str(error))


if __name__ == "__main__":
    main()
