"""Which modules of the standard library the page can do without.

Left out is what a browser tab cannot use (processes, sockets, terminals, other databases), what
only develops or installs Python, and text encodings of other ages. Everything else stays, so
that an import added tomorrow works; `zipimport` needs the code page 437.
"""

from __future__ import annotations

PACKAGES = """
_pyrepl concurrent/interpreters ctypes curses dbm ensurepip http idlelib lib2to3 multiprocessing
pydoc_data sqlite3 tkinter turtledemo unittest venv wsgiref xml xmlrpc
"""
MODULES = """
_aix_support _android_support _apple_support _ast_unparse _ios_support _osx_support _pydatetime
_pydecimal _pyio antigravity argparse bdb cProfile cmd compileall configparser difflib doctest
fileinput filecmp fractions ftplib getpass imaplib mailbox modulefinder netrc nturl2path
optparse pdb pickletools plistlib poplib pprint profile pstats pty pyclbr pydoc rlcompleter
sched shelve smtplib socketserver statistics symtable tabnanny this timeit trace
tracemalloc turtle wave webbrowser zipapp
"""
PARTS = """
asyncio/__main__.py asyncio/proactor_events.py asyncio/windows_events.py asyncio/windows_utils.py
logging/config.py logging/handlers.py
"""
ENCODINGS = """
big5 cp euc gb hp_ hz iso2022 iso8859 johab koi kz mac mbcs oem palmos ptcp quopri rot_13 shift
tis uu_codec
"""

_FOLDERS = tuple(f"{name}/" for name in PACKAGES.split())
_FILES = frozenset([*(f"{name}.py" for name in MODULES.split()), *PARTS.split()])
_ENCODINGS = tuple(f"encodings/{name}" for name in ENCODINGS.split())


def unneeded(path: str) -> bool:
    """Whether the file of that path in python_stdlib.zip stays out of dist/."""
    if path == "encodings/cp437.py":
        return False
    return path in _FILES or path.startswith(_FOLDERS + _ENCODINGS)
