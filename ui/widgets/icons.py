"""Pictures: game-icons and our own shapes, drawn from one sprite that the build puts together."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from htpy import Node, svg, use
from markupsafe import Markup

from ui.html import html_of

PICTURE = "picture-"
"""Before a picture's name it gives its id in the sprite, which the shell lays into the page."""

# Who drew which icon: the folder it lies in at github.com/game-icons/icons. CC BY 3.0.
ICON_AUTHORS = {
    "acrobatic": "DarkZaitzev",
    "archer": "Delapouite",
    "balloon-dog": "Delapouite",
    "beard": "Lorc",
    "black-knight-helm": "Delapouite",
    "boar": "Caro Asercion",
    "body-swapping": "Lorc",
    "candle-light": "Lorc",
    "candles": "Delapouite",
    "church": "Delapouite",
    "clockwork": "Lorc",
    "clown": "Delapouite",
    "coffin": "Lorc",
    "cog": "Lorc",
    "contortionist": "Delapouite",
    "cow": "Delapouite",
    "crab-claw": "Lorc",
    "crown": "Lorc",
    "crystal-ball": "Lorc",
    "dinosaur-egg": "Lorc",
    "drama-masks": "Lorc",
    "drum": "Delapouite",
    "duality-mask": "Lorc",
    "elephant": "Delapouite",
    "elephant-head": "Delapouite",
    "evil-bat": "Lorc",
    "eyeball": "Lorc",
    "feathered-wing": "Lorc",
    "fire-breath": "Lorc",
    "fish-monster": "Delapouite",
    "flowers": "Lorc",
    "frankenstein-creature": "Lorc",
    "fruit-tree": "Delapouite",
    "giant": "Delapouite",
    "gibbet": "Lorc",
    "goose": "Delapouite",
    "gorilla": "Delapouite",
    "hamburger-menu": "Delapouite",
    "happy-skull": "Lorc",
    "harp": "Delapouite",
    "horse-head": "Lorc",
    "human-cannonball": "Delapouite",
    "human-pyramid": "Delapouite",
    "invisible-face": "Delapouite",
    "jester-hat": "Delapouite",
    "juggler": "Lorc",
    "juggling-clubs": "Delapouite",
    "juggling-seal": "Delapouite",
    "kangaroo": "Delapouite",
    "laurels": "Lorc",
    "light-bulb": "Lorc",
    "lion": "Lorc",
    "magic-hat": "Delapouite",
    "magnifying-glass": "Lorc",
    "medieval-gate": "Delapouite",
    "medieval-pavilion": "Delapouite",
    "mermaid": "Delapouite",
    "mirror-mirror": "Lorc",
    "monkey": "Lorc",
    "mounted-knight": "Skoll",
    "muscle-up": "Lorc",
    "music-spell": "Lorc",
    "nailed-head": "Lorc",
    "old-lantern": "Delapouite",
    "old-wagon": "Delapouite",
    "open-folder": "Delapouite",
    "pan-flute": "Delapouite",
    "party-flags": "Delapouite",
    "party-hat": "Delapouite",
    "paw-print": "Lorc",
    "pierced-body": "Lorc",
    "pig": "Skoll",
    "pipe-organ": "Caro Asercion",
    "pointing": "Lorc",
    "polar-bear": "Cathelineau",
    "portrait": "Delapouite",
    "push": "Delapouite",
    "rattlesnake": "Delapouite",
    "ringmaster": "Delapouite",
    "rule-book": "Delapouite",
    "sarcophagus": "Delapouite",
    "scroll-unfurled": "Lorc",
    "sea-serpent": "Lorc",
    "share": "Delapouite",
    "sitting-dog": "Delapouite",
    "skeleton-key": "Lorc",
    "skull-in-jar": "Lorc",
    "snake-jar": "Delapouite",
    "strong": "Lorc",
    "strong-man": "Delapouite",
    "strongbox": "Delapouite",
    "theater-curtains": "Delapouite",
    "ticket": "Delapouite",
    "tiger-head": "Delapouite",
    "tightrope": "Delapouite",
    "torch": "Delapouite",
    "trumpet-flag": "Delapouite",
    "unicycle": "Delapouite",
    "vine-flower": "Lorc",
    "well": "Delapouite",
    "witch-face": "Cathelineau",
    "wolf-head": "Lorc",
}
GAME_ICONS = tuple(ICON_AUTHORS)


def star(cx: float, cy: float, radius: float, inner: float = 0.42, points: int = 5) -> str:
    """Path data of a star around (cx, cy); `inner` is the notches' share of the radius."""
    corners = []
    for i in range(points * 2):
        angle = pi * i / points - pi / 2
        reach = radius * (inner if i % 2 else 1)
        corners.append(f"{cx + reach * cos(angle):.1f} {cy + reach * sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def _fill(path: str, rule: str = "") -> str:
    return f'<path fill="currentColor"{rule} d="{path}"/>'


def _holed(path: str) -> str:
    return _fill(path, ' fill-rule="evenodd"')


def _line(path: str, width: int = 60) -> str:
    return (
        f'<path fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{path}"/>'
    )


_RING = "M256 30a226 226 0 1 1 0 452 226 226 0 0 1 0-452z"

# Inner markup on a 512 box, so that they mix with the icons.
SHAPES = {
    "s-star": _fill(star(256, 270, 250)),
    "s-band": _fill("M20 190h472v132H20z"),
    "s-tri": _fill("M256 40 486 450H26z"),
    "s-ring": _holed(_RING + "m0 130a96 96 0 1 0 0 192 96 96 0 0 0 0-192z"),
    "s-dot": '<circle fill="currentColor" cx="256" cy="256" r="220"/>',
    "s-square": _fill("M50 50h412v412H50z"),
    "s-diamond": _fill("M256 10 502 256 256 502 10 256z"),
    "s-plus": _fill("M176 20h160v156h156v160H336v156H176V336H20V176h156z"),
    "s-hex": _fill("M256 16 464 136v240L256 496 48 376V136z"),
    "s-bars": _fill("M40 70h432v140H40zM40 302h432v140H40z"),
    "s-undo": _line("M150 90 50 190l100 100M60 190h250a130 130 0 0 1 0 260H170", 56),
    "s-redo": _line("M362 90l100 100-100 100M452 190H202a130 130 0 0 0 0 260h140", 56),
    "s-back": _line("M310 70 120 256l190 186"),
    "s-up": _line("M70 330 256 150l186 180"),
    "s-cards": _fill("M60 120 250 60l20 60h-90v240l-30 10z")
    + '<rect fill="currentColor" x="210" y="150" width="220" height="310" rx="26"/>',
    "s-close": _line("m110 110 292 292M402 110 110 402"),
    "s-play": _fill("M130 60 430 256 130 452z"),
    "s-pause": _fill("M110 70h100v372H110zM302 70h100v372H302z"),
    "s-step": _fill("M110 70 350 256 110 442zM360 70h62v372h-62z"),
    "s-step-back": _fill("M402 70 162 256l240 186zM152 70H90v372h62z"),
    "s-first": _fill("M452 70 262 256l190 186zM262 70 72 256l190 186zM40 70h50v372H40z"),
    "s-last": _fill("M60 70l190 186L60 442zM250 70l190 186-190 186zM422 70h50v372h-50z"),
    "s-copy": _line("M176 60h270v290H176zM120 160H66v290h270v-50", 44),
    "s-down": _line("M256 50v260M146 220l110 110 110-110M60 380v70h392v-70", 56),
    "s-pencil": _fill(
        "M60 452 84 340 330 94l88 88-246 246zM352 72l36-36a24 24 0 0 1 34 0l54 54a24 24 0 0 1 0 34"
        "l-36 36z"
    ),
    "s-trash": _holed(
        "M190 40h132l16 40h114v56H60V80h114zM96 170h320l-26 302H122zm84 50 12 202h34l-8-202zm114 0"
        "-8 202h34l12-202z"
    ),
    "s-more": "".join(
        f'<circle fill="currentColor" cx="{x}" cy="256" r="52"/>' for x in (96, 256, 416)
    ),
    "s-check": _line("m80 270 120 120L432 130", 70),
    "s-warn": _holed(
        "M256 30 496 466H16zm-30 150 12 160h36l12-160zm30 190a30 30 0 1 0 0 60 30 30 0 0 0 0-60z"
    ),
    "s-sun": _fill(star(256, 256, 250, 0.62, 12)),
    "s-clock": _line("M256 50a206 206 0 1 0 .1 0zM256 140v120l86 60", 52),
    "s-moon": _fill("M330 20a240 240 0 1 0 150 340A200 200 0 0 1 330 20z"),
    "s-look-fit": _line("M60 180V60h120M332 60h120v120M452 332v120H332M180 452H60V332", 52),
    "s-look-near": _line("M220 60a160 160 0 1 0 .1 0zM336 336l120 120M220 150v140M150 220h140", 52),
    "s-rube": (
        _fill(
            "M150 190h212c0 0 6-16-4-16h-28l-14-92c-4-24-116-24-120 0l-14 92h-28c-10 0-4 16-4 16z"
        )
        + '<circle fill="currentColor" cx="256" cy="236" r="76"/>'
        + _fill("M60 492c0-120 70-176 196-176s196 56 196 176z")
    ),
}


@cache
def icon(name: str, classes: str = "") -> Markup:
    """A picture in flowing text, as high as the letters."""
    return html_of(
        svg(class_=f"icon {classes}".rstrip(), viewBox="0 0 512 512", aria_hidden="true")[
            use(href=f"#{PICTURE}{name}")
        ]
    )


def pic(name: str, x: float, y: float, size: float, classes: str = "") -> Node:
    """A picture inside a drawing, its top left corner at (x, y)."""
    return svg(
        class_=f"pic {classes}".rstrip(),
        x=f"{x:g}",
        y=f"{y:g}",
        width=f"{size:g}",
        height=f"{size:g}",
        viewBox="0 0 512 512",
        aria_hidden="true",
    )[use(href=f"#{PICTURE}{name}")]
