#!/usr/bin/env python3
"""Draws screens into build/gallery/ with the real style sheets, without Python in a browser.

    python3 tools/gallery.py circus                       a seeded game: opening, middle, end, score
    python3 tools/gallery.py circus --players 2 --options double=true --steps 24 --sizes 360x640
    python3 tools/gallery.py circus --observation seen.json --pick clown:0
    python3 tools/gallery.py --screens                    Home, the set-up of each game, About

Each scene is one page and one picture a size and a theme, under the page's own security policy.
Complaints: what is cut off, targets under 44 px on a phone, ids that come twice, console errors.
An observation is JSON as `State.observation` gives it; whatever the picks leave is lit.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    from tools.workshop import enter

    enter("workshop")

from htpy import Node, fragment

from engine.catalogue import GAMES, by_slug
from engine.chance import SeededDealer
from engine.errors import EngineError
from engine.game import Game
from engine.session import PERSON, Session
from tools.dist import drawn, pages
from tools.simulation import parse_options
from tools.workshop import SCRAP, WorkshopError, fail, npm_packages, say
from ui.draft import Draft, first_draft
from ui.focus import Focus, Shape
from ui.people import DEFAULT_NAMES, Person
from ui.picks import Picks
from ui.playing import Playing
from ui.screens.about import about
from ui.screens.home import HomeView, home
from ui.screens.score import ScoreView, score
from ui.screens.setup import SetupView, setup
from ui.screens.table import table
from ui.tables import has_table, table_for
from ui.widgets import frame
from ui.words import Voice, rich
from ui.words import say as in_words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = SCRAP / "gallery"
SIZES = ("360x640", "844x390", "1280x800")
THEMES = ("matinee", "night")
TARGET = 44

# Complaints of a page as texts. `touch`: whether targets are measured.
FAULTS = """touch => {
  const found = [];
  const name = e => e.id || e.getAttribute('data-do') || e.className.baseVal || e.className
    || e.textContent;
  const visible = e => e.checkVisibility() && e.getClientRects().length;
  for (const e of document.querySelectorAll('#app *')) {
    if (e.closest('svg') !== e && e.closest('svg')) continue;
    if (!visible(e) || e.closest('.hide, .scroll')
      || getComputedStyle(e).clipPath !== 'none') continue;
    const r = e.getBoundingClientRect();
    if (r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1 || r.top < -1)
      found.push(`outside the page: ${name(e)}`);
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === 'hidden'
        && getComputedStyle(e).textOverflow !== 'ellipsis') found.push(`cut off: ${name(e)}`);
  }
  for (const e of document.querySelectorAll('.main > :not(.banner), .side > :not(.log)'))
    if (visible(e) && e.scrollHeight > e.clientHeight + 2)
      found.push(`too high: ${name(e)} by ${e.scrollHeight - e.clientHeight}`);
  const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  for (const id of new Set(twice)) found.push(`twice: ${id}`);
  if (touch) for (const e of document.querySelectorAll('.on, .picked, button, a[href], select')) {
    if (!visible(e)) continue;
    const r = e.getBoundingClientRect();
    if (Math.min(r.width, r.height) < TARGET - 0.5)
      found.push(`${name(e)} is ${r.width.toFixed(1)} x ${r.height.toFixed(1)}`);
  }
  return found;
}""".replace("TARGET", str(TARGET))

Draw = Callable[[Shape], Node]


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen to be drawn for each shape of page. dress: the body's class."""

    name: str
    dress: str
    draw: Draw


# Scenes


def played_scenes(game: Game[Any], asked: argparse.Namespace) -> Iterator[Scene]:
    """A game by fixed luck: its opening, its middle with and without a pick, its end."""
    players = asked.players or game.players[-1]
    options = game.settle(players, parse_options(game, asked.options))
    people = [Person(name, PERSON) for name in DEFAULT_NAMES[:players]]
    session = Session(game, options, asked.seed, [PERSON] * players)
    playing = Playing(session, people, "", None)
    choose = random.Random(asked.seed)

    def scene(name: str) -> Scene:
        return Scene(f"{game.slug}-{name}", game.slug, table_page(copied(playing)))

    def go(steps: int) -> None:
        for _ in range(steps):
            if not session.over:
                session.play(choose.choice(session.choices(session.current_player))[0])
        playing.viewer = session.current_player if not session.over else 0
        playing.settle()

    yield scene("opening")
    go(asked.steps)
    yield scene("middle")
    for name in asked.pick or sorted(playing.picks.lit)[:1]:
        playing.picks.touch(name)
    yield scene("picked")
    go(10_000)
    yield scene("over")
    yield Scene(f"{game.slug}-score", game.slug, score_page(playing))


def copied(playing: Playing) -> Playing:
    """The same game at the same point, which stays there."""
    session = playing.session
    still = Session(
        session.game,
        session.options,
        session.seed,
        session.seats,
        actions=[step.action for step in session.steps],
    )
    copy = Playing(still, playing.people, "", None)
    copy.viewer = playing.viewer
    copy.settle()
    for name in playing.picks.picked:
        copy.picks.touch(name)
    return copy


def table_page(playing: Playing) -> Draw:
    drawing = table_for(playing.session.game.slug)
    return lambda shape: table(playing, drawing, playing.focus(shape))


def score_page(playing: Playing) -> Draw:
    session = playing.session
    drawing = table_for(session.game.slug)
    seats = range(len(playing.people))

    def draw(shape: Shape) -> Node:
        focus = Focus(voice=playing.voice, quiet=True, shape=shape)
        return score(
            ScoreView(
                slug=session.game.slug,
                title=session.game.title,
                standings=session.standings(),
                badges=[drawing.plate(playing.shown, seat, focus).badge for seat in seats],
                tally=drawing.tally(playing.shown, focus),
                voice=playing.voice,
                table="#/",
            )
        )

    return draw


def seen_scene(game: Game[Any], path: Path, asked: argparse.Namespace) -> Scene:
    """The table as an observation has it; what is legal there is worked out by the engine."""
    observation: dict[str, Any] = json.loads(path.read_text("utf-8"))
    state = game.world(observation, SeededDealer(asked.seed))
    names = DEFAULT_NAMES[: observation["players"]]
    voice = Voice(names, observation["viewer"])
    picks = Picks([(action, state.choice(action)) for action in state.legal_actions()])
    for name in asked.pick:
        picks.touch(name)
    meant = {name: picks.meant(name) for name in picks.lit}
    labels = {n: in_words(m[0][1].say, voice) for n, m in meant.items() if len(m) == 1}
    drawing = table_for(game.slug)

    def draw(shape: Shape) -> Node:
        focus = Focus(voice, picks.picked, picks.lit, labels, tuple(asked.trail), shape=shape)
        plates = []
        for seat, name in enumerate(names):
            plate = drawing.plate(observation, seat, focus)
            if plate.apart:
                continue
            turn = seat in observation["deciders"]
            plates.append(
                frame.PlateView(seat, plate.badge, name, plate.note, plate.points, turn, plate.more)
            )
        return frame.table(
            game.slug,
            bar=frame.bar(game.title),
            banner=frame.banner(rich(state.prompt(), voice), "Your turn:", mine=True),
            stage=drawing.stage(observation, focus),
            plates=frame.plates(plates),
            log=frame.log(()),
            drawer=frame.drawer(None),
        )

    return Scene(f"{game.slug}-{path.stem}", game.slug, draw)


def screen_scenes() -> Iterator[Scene]:
    """The screens round the tables."""
    yield Scene("home", "", lambda _: home(HomeView()))
    yield Scene("about", "", lambda _: about())
    for slug in filter(has_table, GAMES):
        yield Scene(f"setup-{slug}", slug, partial(_setup, first_draft(slug)))


def _setup(draft: Draft, shape: Shape) -> Node:
    return setup(SetupView(draft, shape))


# Pages


def shape_of(width: int, height: int) -> Shape:
    """As `ui.app` and the style sheets tell them apart."""
    if width / height <= 79 / 100:
        return "tall"
    return "low" if height <= 520 else "wide"


def document(scene: Scene, theme: str, shape: Shape) -> str:
    """A page as the built one would look, without its scripts."""
    head = (ROOT / "index.html").read_text("utf-8").partition("</head>")[0]
    kept = re.findall(
        r'<(?:meta (?:charset|http|name="viewport")|link rel="(?:stylesheet|icon)")[^>]*>', head
    )
    return (
        f'<!doctype html>\n<html lang="en" data-theme="{theme}"><head>{"".join(kept)}'
        f"<title>{scene.name}</title></head>"
        f'<body class="{scene.dress}">'
        f'<div id="app">{fragment[scene.draw(shape)]}</div></body></html>\n'
    )


def write(files: Mapping[str, bytes]) -> None:
    for name, data in files.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def photograph(browser: Browser, address: str, name: str, width: int, height: int) -> None:
    """Take the picture and tell what is wrong with the page."""
    phone = min(width, height) <= 520
    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        reduced_motion="reduce",
    )
    faults: list[str] = []
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.goto(f"{address}{name}.html")
    page.evaluate("document.fonts.ready")
    faults += page.evaluate(FAULTS, phone)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()
    say(f"{name}.png")
    for fault in faults:
        print(f"    {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=list(filter(has_table, GAMES)))
    parser.add_argument("--screens", action="store_true", help="the screens round the tables")
    parser.add_argument("--players", type=int, help="default: as many as may play")
    parser.add_argument("--options", default="", help="house rules, name=value,...")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--steps", type=int, default=24, help="actions until the middle")
    parser.add_argument("--observation", type=Path, nargs="*", default=[], help="JSON files")
    parser.add_argument("--pick", nargs="*", default=[], help="component ids picked, in order")
    parser.add_argument("--trail", nargs="*", default=[], help="places of the last move")
    parser.add_argument("--sizes", nargs="*", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--themes", nargs="*", default=THEMES, choices=THEMES)
    asked = parser.parse_args()
    if asked.game is None and not asked.screens:
        parser.error("which game? or --screens")
    try:
        _make(asked)
    except (EngineError, WorkshopError) as error:
        fail(str(error))


def _make(asked: argparse.Namespace) -> None:
    from playwright.sync_api import sync_playwright

    from tools.browser import chromium
    from tools.serve import serving

    scenes = list(screen_scenes()) if asked.screens else []
    if asked.game:
        game = by_slug(asked.game)
        scenes += [seen_scene(game, path, asked) for path in asked.observation] or list(
            played_scenes(game, asked)
        )
    sizes = [tuple(map(int, size.split("x"))) for size in asked.sizes]
    assets = {name: data for name, data in pages().items() if name.startswith("assets/")}
    write(assets | drawn(npm_packages()))
    with serving(FOLDER) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for scene in scenes:
            for theme in asked.themes:
                for width, height in sizes:
                    name = f"{scene.name}-{theme}-{width}x{height}"
                    page = document(scene, theme, shape_of(width, height))
                    write({f"{name}.html": page.encode()})
                    photograph(browser, address, name, width, height)
        browser.close()


if __name__ == "__main__":
    main()
