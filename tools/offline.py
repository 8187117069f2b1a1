"""The service worker of dist/, which keeps everything else there for play without a network."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256

from tools.python_parts import Files
from tools.workshop import ROOT, WorkshopError, digest

NAME = "sw.js"
TEMPLATE = ROOT / "tools/service_worker.js"
ABSENT = ROOT / "tools/no_service_worker.js"


def service_worker(files: Files) -> bytes:
    """The worker that keeps these files; another one as soon as any of their bytes differs."""
    hashes = {name: _integrity(files[name]) for name in sorted(files)}
    text = TEMPLATE.read_text("utf-8")
    version = digest(text.encode(), *(f"{name}\n{hashes[name]}".encode() for name in hashes))
    return filled(text, {"VERSION": version, "FILES": hashes}).encode()


def filled(text: str, values: dict[str, object]) -> str:
    """A script's text with `const NAME = …;` filled in, where it stands empty."""
    for name, value in values.items():
        empty = f"const {name} = {json.dumps(type(value)())};"
        if text.count(empty) != 1:
            raise WorkshopError(f"A script that the build fills in has no line `{empty}`.")
        text = text.replace(empty, f"const {name} = {json.dumps(value, indent=1)};")
    return text


def _integrity(data: bytes) -> str:
    return f"sha256-{b64encode(sha256(data).digest()).decode()}"
