#!/usr/bin/env python3
"""Builds Sawdust, serves it on this machine alone, and opens it in a browser.

    python3 tools/play.py             build if anything changed, serve, open
    python3 tools/play.py --no-open   only serve
    python3 tools/play.py --dev       serve the sources: reload the page to see a change

Brings its Python packages (.venv) and npm packages (node_modules) the first time. Ctrl-C ends it.
"""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.serve import HOST, Overlay, address, server
from tools.workshop import WorkshopError, enter, fail, say

PORT = 8000
TRIES = 20


def play(port: int | None, browse: bool, overlay: Overlay | None, folder: Path) -> None:
    """Serve until the person has had enough."""
    tried = [port] if port is not None else range(PORT, PORT + TRIES)
    for candidate in tried:
        try:
            running = server(folder, candidate, overlay=overlay)
            break
        except OSError:
            continue
    else:
        raise WorkshopError(f"{HOST}:{tried[0]} is taken; choose another with --port.")
    where = address(running)
    print(f"\n  Sawdust plays at {where}\n  Ctrl-C closes the tent.\n", flush=True)
    if browse and not webbrowser.open(where):
        say("no browser opened by itself: open the address by hand")
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        running.server_close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--port", type=int, help=f"the port (default: the first free of {PORT}..)")
    parser.add_argument("--dev", action="store_true", help="serve the sources as they are now")
    arguments = parser.parse_args()
    enter()
    from tools import dist

    try:
        folder = dist.build(if_changed=True)
        overlay = dist.sources if arguments.dev else None
        play(arguments.port, not arguments.no_open, overlay, folder)
    except WorkshopError as error:
        fail(str(error))


if __name__ == "__main__":
    main()
