"""Puts dist/ together: the whole of Sawdust as static files, for any host and any folder."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import time
import tomllib
from hashlib import sha256
from pathlib import Path

from tools import offline, pictures, python_parts, rasters, shell, styles, textures
from tools.python_parts import Files
from tools.workshop import DIST, ROOT, SCRAP, WorkshopError, digest, npm_packages, say
from ui.qr import WHEEL as LATE_WHEEL

# Of PyScript only what a page loads: the core, and the plugins that it asks for even when told not
# to use them. Not their editors and terminals.
PYSCRIPT = (
    "core.js",
    "core-*.js",
    "deprecations-manager-*.js",
    "donkey-*.js",
    "error-*.js",
    "py-editor-*.js",
    "py-game-*.js",
    "py-terminal-*.js",
    "toml-*.js",
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COUNTED = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.bin")
SOURCES = ("index.html", "pyscript.toml", "ui/main.py", "ui/shell.js", "ui/worker.py")
EMBED = "embed.js"  # for pages of others; it lies where they find it, beside the page


def pages() -> Files:
    """What goes into dist/ byte for byte: the page, its settings, style sheets, our drawings."""
    paths = [ROOT / name for name in SOURCES]
    paths += [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    return files | {EMBED: (ROOT / "ui" / EMBED).read_bytes()}


def drawn(modules: Path) -> Files:
    """Fonts, pictures, textures, and the one script of others that the page needs before Python."""
    files = {f"assets/{name}": data for name, data in pictures.fonts(modules).items()}
    files["assets/sprite.svg"] = pictures.sprite(modules).encode()
    files |= {f"assets/{name}": text.encode() for name, text in textures.textures().items()}
    icons = rasters.icons(ROOT / "assets/icons")
    files |= {f"assets/icons/{name}": data for name, data in icons.items()}
    files["vendor/idiomorph.js"] = (modules / "idiomorph/dist/idiomorph.min.js").read_bytes()
    return files


def pyscript(modules: Path) -> Files:
    """PyScript's core, without its source maps."""
    folder = modules / "@pyscript/core/dist"
    paths = [path for pattern in PYSCRIPT for path in sorted(folder.glob(pattern))]
    return {f"vendor/pyscript/{path.name}": _without_map(path) for path in paths}


def python(modules: Path) -> Files:
    """Pyodide, its compiled standard library, micropip, and the wheels of pyscript.toml."""
    pyodide = modules / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    installer = lock["packages"]["micropip"]
    names = [name for name in wheel_list() if name != python_parts.OUR_CODE]
    library, ours, tool, *others = python_parts.compiled(
        [
            python_parts.standard_library(pyodide),
            python_parts.Job(python_parts.our_sources(), lines=True),
            python_parts.Job(python_parts.micropip(installer["version"])),
            *(python_parts.Job(python_parts.installed_sources(name)) for name in names),
        ],
        pyodide,
    )
    vendor = {name: _without_map(pyodide / name) for name in PYODIDE}
    vendor["python_stdlib.bin"] = gzip.compress(
        python_parts.zipped(library, compress=False), mtime=0
    )
    wheel = python_parts.wheel("micropip", installer["version"], tool)
    installer |= {
        "sha256": sha256(wheel).hexdigest(),
        "file_name": python_parts.wheel_name("micropip", installer["version"]),
    }
    vendor[installer["file_name"]] = wheel
    vendor["pyodide-lock.json"] = json.dumps(
        {"info": lock["info"], "packages": {"micropip": installer}}, indent=1
    ).encode()
    files = {f"vendor/pyodide/{name}": data for name, data in vendor.items()}
    for name, modules_of in zip([python_parts.OUR_CODE, *names], [ours, *others], strict=True):
        version = wheel_list()[name]
        path = f"wheels/{python_parts.wheel_name(name, version)}"
        files[path] = python_parts.wheel(name, version, modules_of)
    sizes = {name: len(vendor[name]) for name in COUNTED}
    files["vendor/pyodide/sawdust.mjs"] = _interpreter(sizes)
    return files


def _interpreter(sizes: dict[str, int]) -> bytes:
    """The module that PyScript loads as its interpreter."""
    text = (ROOT / "tools/sawdust.mjs").read_text("utf-8")
    return offline.filled(text, {"SIZES": sizes}).encode()


def wheel_list() -> dict[str, str]:
    """The wheels that pyscript.toml names, as versions by name, ours first; then the one that the
    page fetches when it is first wanted.

    WorkshopError if a version is not the one that this project pins.
    """
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wheels = {}
    for path in (*settings["packages"], LATE_WHEEL):
        name, version = path.rsplit("/", 1)[-1].split("-")[:2]
        ours = name == python_parts.OUR_CODE
        pinned = project["version"] if ours else python_parts.installed_version(name)
        if version != pinned:
            raise WorkshopError(f"The page asks for {path}, but the version here is {pinned}.")
        wheels[name] = version
    return wheels


def build(if_changed: bool = False) -> Path:
    """Write dist/ anew and return its path; or WorkshopError.

    `if_changed`: leave a dist/ alone that was built from the files as they are now.
    """
    started = time.monotonic()
    modules = npm_packages()
    if shell.refresh():
        say("index.html: drew the static Home anew")
    mark, stamp = _inputs(), SCRAP / "built"
    if if_changed and DIST.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == mark:
        return DIST
    files = styles.in_one(pages()) | drawn(modules) | pyscript(modules) | python(modules)
    files[offline.NAME] = offline.service_worker(files)
    stamp.unlink(missing_ok=True)
    _replace(DIST, files)
    stamp.write_text(mark, "utf-8")
    size = sum(map(len, files.values())) / 1e6
    spent = time.monotonic() - started
    say(f"dist/ holds {len(files)} files, {size:.1f} MB; built in {spent:.1f} s")
    return DIST


def sources(path: str) -> bytes | None:
    """What stands at that path of dist/ as the sources are now; None for what only a build makes.

    Our wheel is a plain zip of the sources then, under the name of the compiled one; and nothing
    is kept for play without a network.
    """
    if path == offline.NAME:
        return offline.ABSENT.read_bytes()
    if path == EMBED:
        return (ROOT / "ui" / EMBED).read_bytes()
    if path == "index.html":
        shell.refresh()
    if path in SOURCES or path.startswith("assets/"):
        file = ROOT / path
        return file.read_bytes() if file.is_file() else None
    name = python_parts.OUR_CODE
    version = wheel_list()[name]
    if path != f"wheels/{python_parts.wheel_name(name, version)}":
        return None
    return python_parts.wheel(name, version, python_parts.our_sources(), compress=False)


def _inputs() -> str:
    """A name for everything that dist/ is made of."""
    paths = [ROOT / name for name in (*SOURCES, "package-lock.json", "pyproject.toml")]
    for folder in ("assets", "engine", "tools", "ui"):
        paths += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    kept = sorted(path for path in set(paths) if path.suffix != ".pyc")
    return digest(*(part for path in kept for part in (str(path).encode(), path.read_bytes())))


def _replace(folder: Path, files: Files) -> None:
    """Put the folder's new contents in place at once, so that nobody is served half of them."""
    fresh, old = (folder.with_name(f"{folder.name}.{os.getpid()}{end}") for end in ("", ".old"))
    for name, data in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def _without_map(path: Path) -> bytes:
    data = path.read_bytes()
    if path.suffix == ".wasm":
        return data
    lines = data.splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b"//# sourceMappingURL="))
