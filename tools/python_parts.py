"""The Python half of dist/: the standard library and the wheels, all as compiled modules.

About 60 % of a stock start of Pyodide is compiling its standard library from source. Here the
Pyodide that will load the modules compiles them once (`tools/compile.mjs`).
"""

from __future__ import annotations

import io
import json
import sys
import zipfile
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from tools.trim import unneeded
from tools.workshop import ROOT, SCRAP, WorkshopError, digest, node_program, run

PACKAGES = ("engine", "ui")
OUR_CODE = "sawdust"

# Of segno only what works out a code: its writers want parts of the standard library that the page
# has not, and its front imports them.
HALVES = {"segno": ("segno/consts.py", "segno/encoder.py")}
FRONT = b'"""Only `segno.encoder`: the half of segno that needs no files."""\n'
CACHE = SCRAP / "compiled"

# The date that every entry of our zips bears: the same sources give the same bytes.
EPOCH = (2020, 1, 1, 0, 0, 0)

Files = dict[str, bytes]


@dataclass(frozen=True, slots=True)
class Job:
    """Sources to compile, without docstrings and asserts: by path; the prefix of their code's
    names; whether a traceback through them shall name lines."""

    sources: Files
    prefix: str = ""
    lines: bool = False


def zipped(files: Files, compress: bool = True) -> bytes:
    """A zip of these files, in order of their names."""
    buffer = io.BytesIO()
    method = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], method, 9)
    return buffer.getvalue()


def unzipped(data: bytes) -> Files:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}


def compiled(jobs: list[Job], pyodide: Path) -> list[Files]:
    """The compiled modules of every job; what was compiled before comes from the cache."""
    script = ROOT / "tools/compile.mjs"
    maker = script.read_bytes() + (pyodide / "package.json").read_bytes()
    CACHE.mkdir(parents=True, exist_ok=True)
    targets, missing = [], []
    for job in jobs:
        source = zipped(job.sources, compress=False)
        name = digest(maker, source, f"{job.prefix}\n{job.lines}".encode())
        target = CACHE / f"{name}.zip"
        targets.append(target)
        if not target.is_file():
            given = CACHE / f"{name}.source.zip"
            given.write_bytes(source)
            missing.append((given, target, job))
    if missing:
        orders = CACHE / f"{digest(*(str(target).encode() for _, target, _ in missing))}.json"
        orders.write_text(
            json.dumps(
                [
                    {
                        "source": str(given),
                        "target": str(target),
                        "prefix": job.prefix,
                        "lines": job.lines,
                    }
                    for given, target, job in missing
                ]
            ),
            "utf-8",
        )
        run([node_program(), script, orders], "The Python modules could not be compiled.")
        for leftover in (orders, *(given for given, _, _ in missing)):
            leftover.unlink()
    return [unzipped(target.read_bytes()) for target in targets]


def standard_library(pyodide: Path) -> Job:
    """Pyodide's standard library without what no page of ours can use."""
    files = unzipped((pyodide / "python_stdlib.zip").read_bytes())
    kept = {name: data for name, data in files.items() if not unneeded(name)}
    return Job(kept, prefix="/lib/python314.zip/")


def our_sources() -> Files:
    """The Python files of `engine` and `ui`, by their path."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
    }


def installed_sources(name: str) -> Files:
    """The Python files of an installed distribution that the page needs, its compiled speed-ups
    left aside."""
    files = distribution(name).files or []
    sources = {
        file.as_posix(): Path(str(file.locate())).read_bytes()
        for file in files
        if file.suffix == ".py" and ".." not in file.parts
    }
    if name in HALVES:
        return {path: sources[path] for path in HALVES[name]} | {f"{name}/__init__.py": FRONT}
    return sources


def installed_version(name: str) -> str:
    """The version of an installed distribution."""
    return distribution(name).version


def wheel_name(name: str, version: str) -> str:
    """The file name of a pure-Python wheel."""
    return f"{name.lower()}-{version}-py3-none-any.whl"


def wheel(name: str, version: str, modules: Files, compress: bool = True) -> bytes:
    """A wheel of these modules.

    It names no requirements: pyscript.toml lists every wheel the page needs, and a requirement
    would send micropip looking for more on the network.
    """
    info = f"{name.lower()}-{version}.dist-info"
    files = dict(modules)
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode()
    )
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: sawdust\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    record = f"{info}/RECORD"
    files[record] = "".join(f"{path},,\n" for path in (*sorted(files), record)).encode()
    return zipped(files, compress)


def micropip(version: str) -> Files:
    """The sources of micropip, which installs the wheels in the page; fetched once."""
    folder = SCRAP / "wheels"
    path = folder / wheel_name("micropip", version)
    if not path.is_file():
        run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
                *("--disable-pip-version-check", "--only-binary=:all:", "--python-version=3.14"),
                *(f"--dest={folder}", f"micropip=={version}"),
            ],
            "pip could not fetch micropip. Is the network there? Then try again.",
            quiet=True,
        )
    if not path.is_file():
        raise WorkshopError(f"pip fetched another micropip than {version}; see {folder}.")
    return {name: data for name, data in unzipped(path.read_bytes()).items() if name[-3:] == ".py"}
