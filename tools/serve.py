"""A static file server on loopback, as plain as the plainest host: no header that matters but how
long a file may be kept."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

HOST = "127.0.0.1"
LIKE_PAGES = 600  # seconds that GitHub Pages lets a browser keep a file unasked

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".whl": "application/zip",
    ".toml": "text/plain",
}

# Answers for a path below the mount point, or None to look on the disk.
Overlay = Callable[[str], bytes | None]


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder below a path such as `/games/sawdust/`."""

    protocol_version = "HTTP/1.1"

    def __init__(
        self, *args: object, mount: str, overlay: Overlay | None, kept: int, **more: object
    ) -> None:
        self.mount = mount
        self.overlay = overlay
        self.kept = kept
        super().__init__(*args, **more)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.mount):
            self.send_error(404)
            return
        inner = path.removeprefix(self.mount) or "index.html"
        made = self.overlay(inner) if self.overlay else None
        if made is None:
            self.path = "/" + self.path.removeprefix(self.mount)
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(inner))
        self.send_header("Content-Length", str(len(made)))
        self.end_headers()
        self.wfile.write(made)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        how = f"max-age={self.kept}" if self.kept else "no-cache"
        self.send_header("Cache-Control", how)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing: the address is all there is to say."""


class Server(ThreadingHTTPServer):
    """One thread a request; a browser that hangs up in the middle is no error."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    folder: Path, port: int = 0, mount: str = "/", overlay: Overlay | None = None, kept: int = 0
) -> Server:
    """A server of that folder on 127.0.0.1; port 0 takes a free one. OSError if it is taken.

    kept: seconds for which the browser need not ask for a file again."""
    handler = partial(Handler, directory=str(folder), mount=mount, overlay=overlay, kept=kept)
    return Server((HOST, port), handler)


def address(running: Server, mount: str = "/") -> str:
    """The address of the page."""
    return f"http://{HOST}:{running.server_address[1]}{mount}"


@contextmanager
def serving(
    folder: Path, mount: str = "/", overlay: Overlay | None = None, kept: int = 0
) -> Iterator[str]:
    """Serve the folder in the background as long as the block runs; gives the address."""
    running = server(folder, mount=mount, overlay=overlay, kept=kept)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    try:
        yield address(running, mount)
    finally:
        running.shutdown()
        running.server_close()
        thread.join()
