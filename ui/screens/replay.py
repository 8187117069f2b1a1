"""Watching a game again: the table as it was, and a strip to wind it to and fro.

What can be used: `replay-first`, `replay-back`, `replay-run`, `replay-on`, `replay-last`,
`replay-branch`, `copy-link`; and with a value `scrub`, `replay-pace`, `replay-eyes`.
"""

from __future__ import annotations

from htpy import (
    Node,
    button,
    div,
    i,
    input,
    label,
    option,
    p,
    path,
    section,
    select,
    small,
    span,
    svg,
)

from engine.events import Message
from ui.draft import PACES
from ui.focus import Focus
from ui.replay import Replay
from ui.router import Route
from ui.router import fragment as address_of
from ui.screens.table import plates
from ui.tables import Table
from ui.widgets import frame
from ui.widgets.button import cta, does, tool, tool_link
from ui.widgets.icons import icon
from ui.words import Voice, say, word

EVERYBODY = "all"


def replay(replay: Replay, drawing: Table, focus: Focus, pace: str, back: str) -> Node:
    """The page. back: where its arrow leads."""
    game = replay.session.game
    lines = [line.text for line in replay.lines]
    title = [game.title, small(".wide")[word("replay.badge")]]
    save = replay.playing.save or ""
    tools = [
        tool("share", word("score.share"), "copy-link"),
        tool_link("laurels", word("table.score"), address_of(Route("score", save)), spelt=True)
        if replay.session.over
        else tool_link("s-close", word("replay.to-table"), address_of(Route("table", save))),
    ]
    return frame.table(
        f"{game.slug} watching",
        bar=frame.bar(title, tools, back),
        banner=_banner(replay),
        stage=[drawing.stage(replay.shown, focus), _rewind(replay, pace)],
        plates=frame.plates(plates(drawing, replay.shown, focus)),
        log=frame.log(lines),
        drawer=None,
    )


def _banner(replay: Replay) -> Node:
    last = replay.lines[-1].text if replay.lines else word("replay.start")
    return frame.banner(last, _place(replay))


def _place(replay: Replay) -> str:
    return say(Message("replay.place", {"at": replay.at, "last": replay.last}), Voice())


def _rewind(replay: Replay, pace: str) -> Node:
    run = ("s-pause", "replay.pause") if replay.running else ("s-play", "replay.run")
    at_start, at_end = replay.at == 0, replay.at == replay.last
    return section(".tray.rewind", id="rewind", aria_label=word("replay.badge"))[
        _scrub(replay),
        div(".keys")[
            tool("s-first", word("replay.first"), "replay-first", disabled=at_start),
            tool("s-step-back", word("replay.back"), "replay-back", disabled=at_start),
            button(
                does("replay-run"), type="button", class_="go", id="run", aria_label=word(run[1])
            )[icon(run[0])],
            tool("s-step", word("replay.on"), "replay-on", disabled=at_end),
            tool("s-last", word("replay.last"), "replay-last", disabled=at_end),
            _select("replay-pace", word("replay.pace"), _paces(pace)),
        ],
        p(".legend")[
            span(".wide")[i(".goalmark"), word("replay.marks")] if replay.marks else None,
            _eyes(replay) if replay.open else span(".wide")[word("replay.kept")],
        ],
        cta(word("replay.branch"), "replay-branch", disabled=replay.session.over and at_end),
    ]


def _scrub(replay: Replay) -> Node:
    ticks = "".join(f"M{at * 10} 13v7" for at in range(replay.last + 1))
    goals = "".join(f"M{at * 10} 2v18" for at in replay.marks)
    spoken = f"{_place(replay)} {replay.told}".strip()
    return div(".scrub")[
        svg(
            viewBox=f"0 0 {max(10, replay.last * 10)} 20",
            preserveAspectRatio="none",
            aria_hidden="true",
        )[path(".tick", d=ticks) if replay.last <= 150 else None, path(".goal", d=goals)],
        input(
            does("scrub"),
            type="range",
            id="scrub",
            min="0",
            max=str(replay.last),
            value=str(replay.at),
            aria_label=word("replay.move"),
            aria_valuetext=spoken,
        ),
    ]


def _paces(chosen: str) -> list[tuple[str, str, bool]]:
    return [(name, word(f"setup.pace.{name}"), name == chosen) for name in PACES]


def _eyes(replay: Replay) -> Node:
    people = replay.playing.people
    seats = [(str(seat), person.name, seat == replay.viewer) for seat, person in enumerate(people)]
    options = [(EVERYBODY, word("replay.eyes.all"), replay.viewer is None), *seats]
    return label(".eyes")[
        span[word("replay.eyes")], _select("replay-eyes", word("replay.eyes"), options)
    ]


def _select(verb: str, name: str, options: list[tuple[str, str, bool]]) -> Node:
    return select(does(verb), class_="pick1", id=verb, aria_label=name)[
        [option(value=value, selected=chosen)[text] for value, text, chosen in options]
    ]
