"""Who plays which colour, and what it has brought: the plates and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Node, span

from engine.events import Message
from engine.game import Observation
from engine.games.circus.data import COLOURS
from ui.focus import Focus
from ui.tables import Plate, Tally
from ui.widgets.ball import ball_icon, unknown_ball
from ui.widgets.sheet import numbered
from ui.words import plain, say, word

UNKNOWN = "?"


def plate(observation: Observation, seat: int, focus: Focus) -> Plate:
    """A seat's ball colours as far as the viewer knows them, its balls in holes, its points; in a
    match the points of all games."""
    colours = _colours(observation["owners"], seat)
    holes = _holes(observation["holes"], colours)
    if not colours:
        note = word("circus.table.secret")
    elif holes:
        note = plain(f"circus.table.{'in-hole' if len(holes) == 1 else 'in-holes'}", holes=holes)
    else:
        note = word("circus.table.no-hole")
    return Plate(_badge(colours), note, _points(observation, seat, colours))


def _badge(colours: Sequence[str]) -> Node:
    if not colours:
        return span(".colours")[unknown_ball(word("circus.table.secret"))]
    return span(class_=f"colours n{len(colours)}")[
        [ball_icon(colour, plain("circus.table.plays", colour=colour)) for colour in colours]
    ]


def _points(observation: Observation, seat: int, colours: Sequence[str]) -> str:
    if observation["known"]:
        return str(observation["totals"][seat])
    earlier = sum(game[seat] for game in observation["past"])
    if colours:
        return str(earlier + sum(observation["points"][colour] for colour in colours))
    return f"{earlier}+{UNKNOWN}" if earlier else UNKNOWN


def tally(observation: Observation, focus: Focus) -> Tally:
    """A column a hole with the balls in it; in a match a column a game with its points."""
    seats = range(observation["players"])
    owners, holes = observation["owners"], observation["holes"]
    heads: list[Node]
    cells: list[list[Node]]
    if observation["games"] > 1:
        games = [*observation["past"], observation["scores"]]
        caption = word("circus.table.tally-match")
        heads = [numbered(word("circus.table.game-head"), n + 1) for n in range(len(games))]
        cells = [[str(game[seat]) for game in games] for seat in seats]
    else:
        caption = word("circus.table.tally")
        heads = [numbered(word("circus.table.hole-head"), value) for value in holes]
        cells = [
            [_ball(value, colour, owners, seat) for value, colour in holes.items()]
            for seat in seats
        ]
    rows = [[*cells[seat], str(observation["totals"][seat])] for seat in seats]
    return Tally(
        caption, [*heads, word("circus.table.total")], rows, _tie_break(observation, focus)
    )


def _ball(value: str, colour: str | None, owners: Mapping[str, int | None], seat: int) -> Node:
    if colour is None or owners[colour] != seat:
        return None
    return ball_icon(colour, plain("circus.table.won", colour=colour, points=int(value)))


def _tie_break(observation: Observation, focus: Focus) -> Node:
    """What decided between seats with equal points, if the option is on and there are such."""
    if not observation["options"]["tie_break"]:
        return None
    totals = observation["totals"]
    tied = [seat for seat, total in enumerate(totals) if totals.count(total) > 1]
    if not tied:
        return None
    told = [say(_tie(observation, seat), focus.voice) for seat in tied]
    return f"{word('circus.table.tie-break')} {' '.join(told)}"


def _tie(observation: Observation, seat: int) -> Message:
    """A seat's balls in holes and its best hole, over all games."""
    won = [
        value
        for game in (*observation["past_games"], observation)
        for value in _holes(game["holes"], _colours(game["owners"], seat))
    ]
    if not won:
        return Message("circus.table.tie-none", {"who": seat})
    return Message("circus.table.tie", {"who": seat, "n": len(won), "best": max(won)})


def _colours(owners: Mapping[str, int | None], seat: int) -> list[str]:
    return [colour for colour in COLOURS if owners[colour] == seat]


def _holes(holes: Mapping[str, str | None], colours: Sequence[str]) -> tuple[int, ...]:
    """The values of the holes that hold a ball of these colours."""
    return tuple(int(value) for value, colour in holes.items() if colour in colours)
