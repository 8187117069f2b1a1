"""The page's fonts and pictures, out of the npm packages and our own drawings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.workshop import WorkshopError
from ui.widgets.icons import GAME_ICONS, PICTURE, SHAPES

# Family, npm package, weight.
FONTS = (
    ("Rye", "rye", 400),
    ("Zilla Slab", "zilla-slab", 600),
    ("Zilla Slab", "zilla-slab", 700),
    ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", 400),
    ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", 700),
)


def fonts(modules: Path) -> dict[str, bytes]:
    """fonts.css and the font files that it names, by their path below assets/."""
    files: dict[str, bytes] = {}
    rules = []
    for family, package, weight in FONTS:
        name = f"{package}-latin-{weight}-normal.woff2"
        files[f"fonts/{name}"] = (modules / "@fontsource" / package / "files" / name).read_bytes()
        rules.append(
            f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
            f'src: url("fonts/{name}") format("woff2"); }}\n'
        )
    files["fonts.css"] = "".join(rules).encode()
    return files


def sprite(modules: Path) -> str:
    """One SVG with a symbol for every picture of `ui.widgets.icons`."""
    path = modules / "@iconify-json/game-icons/icons.json"
    icons: dict[str, Any] = json.loads(path.read_text("utf-8"))["icons"]
    missing = [name for name in GAME_ICONS if name not in icons]
    if missing:
        raise WorkshopError(f"game-icons has no picture called {', '.join(missing)}.")
    bodies = {name: icons[name]["body"] for name in GAME_ICONS} | SHAPES
    symbols = "".join(
        f'<symbol id="{PICTURE}{name}" viewBox="0 0 512 512">{bodies[name]}</symbol>\n'
        for name in sorted(bodies)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'
