#!/usr/bin/env python3
"""Builds dist/: the whole of Sawdust as static files, for any host and any folder.

    python3 tools/build.py            build dist/
    python3 tools/build.py --shell    only draw the static Home into index.html

Brings its Python packages (.venv) and npm packages (node_modules) the first time.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.workshop import WorkshopError, enter, fail, say


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--shell", action="store_true", help="only draw the static Home into index.html"
    )
    arguments = parser.parse_args()
    enter()
    from tools import dist, shell

    try:
        if arguments.shell:
            say("index.html: drawn anew" if shell.refresh() else "index.html: nothing to do")
        else:
            dist.build()
    except WorkshopError as error:
        fail(str(error))


if __name__ == "__main__":
    main()
