#!/usr/bin/env python3
"""Plays many games between bots, or at random with every invariant checked (`--fuzz`).

    python3 tools/simulate.py circus --players 4 --bots greedy,random,random,random --games 2000
    python3 tools/simulate.py circus --players 2 --bots greedy,random --options secret=true --json
    python3 tools/simulate.py --fuzz 20000

Game number i depends on the seed and i only, so results are the same for any number of processes.
Bots change seats from game to game (see --rotate), so that nobody always begins.
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
        enter("workshop")
    from tools import simulation

    try:
        sys.exit(simulation.main(__doc__))
    except WorkshopError as error:
        fail(str(error))


if __name__ == "__main__":
    main()
