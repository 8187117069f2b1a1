"""What every command of the workshop starts with: its own Python, the npm packages, clear failures.

Only the standard library, and syntax that an old Python can read far enough to say it is too old.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
MODULES = ROOT / "node_modules"
DIST = ROOT / "dist"
SCRAP = ROOT / "build"
PYTHON = (3, 11)
NODE = 20


class WorkshopError(Exception):
    """Something that the person at the keyboard has to put right; the message says how."""


def fail(message: str) -> NoReturn:
    """End the command with a message."""
    print(f"\n{message}", file=sys.stderr)
    raise SystemExit(1)


def say(message: str) -> None:
    """One line about what is going on."""
    print(f"· {message}", flush=True)


def run(
    command: Sequence[str | Path],
    problem: str,
    env: dict[str, str] | None = None,
    quiet: bool = False,
) -> None:
    """Run a command from the project's folder, or WorkshopError with `problem`."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            check=False,
        )
    except OSError as error:
        raise WorkshopError(f"{problem}\n{error}") from error
    if done.returncode:
        output = f"\n{done.stdout.strip()}" if quiet else ""
        raise WorkshopError(f"{problem}{output}")


def enter(*groups: str) -> None:
    """Go on in the project's own `.venv`, made and filled first if need be.

    `groups` are the dependency groups of pyproject.toml wanted besides the page's own
    dependencies. Replaces the running process when it is not that Python yet.
    """
    if sys.version_info < PYTHON:
        wanted, found = ".".join(map(str, PYTHON)), sys.version.split()[0]
        fail(f"Sawdust's workshop needs Python {wanted} or newer; this is {found}.")
    try:
        _fill_venv(groups)
    except WorkshopError as error:
        fail(str(error))
    if Path(sys.prefix).resolve() != VENV.resolve():
        arguments = [str(_venv_python()), *sys.argv]
        if os.name == "nt":
            raise SystemExit(subprocess.run(arguments, check=False).returncode)
        os.execv(arguments[0], arguments)


def npm_packages() -> Path:
    """The folder of the npm packages, installed first if need be; or WorkshopError."""
    lock = ROOT / "package-lock.json"
    if _stamped(MODULES, digest(lock.read_bytes())):
        return MODULES
    node_program()
    npm = shutil.which("npm")
    if npm is None:
        raise WorkshopError("npm is missing. Install Node.js 20 or newer together with npm.")
    say("fetching the npm packages (once)")
    run(
        [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        "npm could not install the packages. Is the network there? Then try again.",
        quiet=True,
    )
    _stamp(MODULES, digest(lock.read_bytes()))
    return MODULES


def node_program() -> str:
    """The path of Node, new enough; or WorkshopError."""
    node = shutil.which("node")
    if node is None:
        raise WorkshopError(f"Node.js is missing. Install version {NODE} or newer, with npm.")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)", version.stdout)
    if not found or int(found[1]) < NODE:
        raise WorkshopError(f"Node.js {NODE} or newer is needed; found {version.stdout.strip()}.")
    return node


def digest(*parts: bytes) -> str:
    """A short name for these contents."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big"))
        total.update(part)
    return total.hexdigest()[:16]


def requirements(groups: Sequence[str]) -> list[str]:
    """The pinned requirements of pyproject.toml: the page's own and those of the groups."""
    import tomllib

    data: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted: list[str] = list(data["project"]["dependencies"])
    waiting = list(groups)
    while waiting:
        for entry in data["dependency-groups"][waiting.pop()]:
            if isinstance(entry, str):
                wanted.append(entry)
            else:
                waiting.append(entry["include-group"])
    return wanted


def _fill_venv(groups: Sequence[str]) -> None:
    wanted = requirements(groups)
    marks = {digest(requirement.encode()) for requirement in wanted}
    stamp = VENV / ".stamp"
    have = set(stamp.read_text("utf-8").split()) if stamp.is_file() else set()
    if marks <= have and _venv_python().is_file():
        return
    if not _venv_python().is_file():
        say("making .venv (once)")
        run(
            [sys.executable, "-m", "venv", VENV],
            "Python could not make a virtual environment; Debian and Ubuntu keep that part in "
            "python3-venv (apt install python3-venv).",
            quiet=True,
        )
    say("installing the Python packages (once)")
    run(
        [_venv_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted],
        "pip could not install the packages. Is the network there? Then try again.",
        quiet=True,
    )
    stamp.write_text("\n".join(sorted(marks | have)) + "\n", "utf-8")


def _venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamped(folder: Path, mark: str) -> bool:
    stamp = folder / ".stamp"
    return stamp.is_file() and stamp.read_text("utf-8") == mark


def _stamp(folder: Path, mark: str) -> None:
    (folder / ".stamp").write_text(mark, "utf-8")
