"""The page's style sheets as one: a file for each of them delays the start more than its text."""

from __future__ import annotations

import re

from tools.python_parts import Files

SHEET = "assets/style.css"
FOLDER = "assets/css/"
LINK = re.compile(rf'<link rel="stylesheet" href="({FOLDER}[^"]+)">\n')


def in_one(files: Files) -> Files:
    """The same files with one style sheet in place of those that `index.html` links, in its order.
    What they name beside their folder is named from the new place."""
    page = files["index.html"].decode()
    names = LINK.findall(page)
    text = "".join(files[name].decode().replace('url("../', 'url("') for name in names)
    first = LINK.search(page)
    if first is None:
        return files
    link = f'<link rel="stylesheet" href="{SHEET}">\n'
    page = page[: first.start()] + link + LINK.sub("", page[first.start() :])
    rest = {name: data for name, data in files.items() if not name.startswith(FOLDER)}
    return rest | {"index.html": page.encode(), SHEET: text.encode()}
