"""What the build makes for play without a network, and how a new version is offered."""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import replace

import pytest

from tests.ui.test_views import game
from tools import offline, rasters, styles
from tools.workshop import ROOT, WorkshopError
from ui.router import Route
from ui.views import Scene, view

FILES = {"index.html": b"page", "a/b.css": b"style"}


def pixels(png: bytes) -> list[list[tuple[int, ...]]]:
    """RGBA by row; only for what `rasters` writes: one chunk, no filters."""
    size = struct.unpack(">I", png[16:20])[0]
    start = png.index(b"IDAT")
    length = struct.unpack(">I", png[start - 4 : start])[0]
    raw = zlib.decompress(png[start + 4 : start + 4 + length])
    rows = [raw[y * (4 * size + 1) + 1 :][: 4 * size] for y in range(size)]
    return [[tuple(row[x : x + 4]) for x in range(0, 4 * size, 4)] for row in rows]


def test_any_changed_byte_makes_another_worker() -> None:
    worker = offline.service_worker(FILES)
    assert worker == offline.service_worker(dict(reversed(FILES.items())))
    for name in FILES:
        assert offline.service_worker(FILES | {name: b"other"}) != worker
    assert b'"a/b.css": "sha256-' in worker
    assert b'const VERSION = "";' not in worker


def test_a_script_that_cannot_be_filled_in_is_told() -> None:
    with pytest.raises(WorkshopError):
        offline.filled("const SIZE = {};", {"SIZES": {"a": 1}})


def test_worker_and_its_absence_name_caches_alike() -> None:
    texts = [path.read_text("utf-8") for path in (offline.TEMPLATE, offline.ABSENT)]
    assert "`sawdust ${scope} `" in texts[0]
    assert "`sawdust ${self.registration.scope} `" in texts[1]


def test_a_drawing_becomes_a_picture() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        '<rect width="40" height="40" rx="10" fill="#102030"/>'
        '<g transform="translate(10 10) scale(0.5)"><path fill="#ffffff" d="M0 0h40v40H0z"/></g>'
        '<path fill="none" stroke="#ff0000" stroke-width="4" d="M5 35h30"/></svg>'
    )
    rows = pixels(rasters.png(svg, 20))
    assert len(rows) == len(rows[0]) == 20
    assert rows[0][0][3] == 0  # outside the round corner
    assert rows[2][10] == (16, 32, 48, 255)
    assert rows[10][10] == (255, 255, 255, 255)
    assert rows[17][10] == (255, 0, 0, 255)
    assert 0 < rows[1][2][3] <= 255


@pytest.mark.parametrize("bad", ["<circle/>", '<path fill="#ffffff" d="M0 0a1 1 0 0 0 1 1"/>'])
def test_a_drawing_that_is_too_hard_is_told(bad: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{bad}</svg>'
    with pytest.raises(WorkshopError):
        rasters.png(svg, 9)


def test_every_icon_of_the_manifest_is_made_in_the_size_it_says() -> None:
    manifest = json.loads((ROOT / "assets/manifest.webmanifest").read_text("utf-8"))
    made = {name: size for name, _, size in rasters.ICONS}
    named = {icon["src"].removeprefix("icons/"): icon for icon in manifest["icons"]}
    for name, icon in named.items():
        if name in made:
            assert icon["sizes"] == f"{made[name]}x{made[name]}"
        else:
            assert (ROOT / "assets/icons" / name).is_file()
    touch = "assets/icons/sawdust-touch.png"
    assert touch in (ROOT / "index.html").read_text("utf-8")
    assert set(made) - set(named) == {"sawdust-touch.png"}


def test_a_new_version_is_offered_but_not_at_the_table() -> None:
    home = Scene(Route(), "wide", renewed=True)
    assert 'data-do="renew"' in view(home).html
    assert 'id="offer"' not in view(replace(home, renewed=False)).html
    table = Scene(Route("table", "abc"), "wide", playing=game("person", "greedy"), renewed=True)
    assert 'id="offer"' not in view(table).html


def test_style_sheets_become_one_in_the_order_of_their_links() -> None:
    files = {
        "index.html": b'<head>\n<link rel="stylesheet" href="assets/css/b.css">\n'
        b'<link rel="stylesheet" href="assets/css/a.css">\n</head>',
        "assets/css/a.css": b"a { }\n",
        "assets/css/b.css": b'b { background: url("../paper.svg") }\n',
        "assets/paper.svg": b"",
    }
    built = styles.in_one(files)
    assert set(built) == {"index.html", "assets/paper.svg", styles.SHEET}
    assert built[styles.SHEET] == b'b { background: url("paper.svg") }\na { }\n'
    assert built["index.html"].count(b"stylesheet") == 1
