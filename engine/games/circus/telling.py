"""What is told of a turn, and how choices are put: ids, keys and values; the words are the page's.

Component ids: `clown:0`, `outside:red`, `space:<row>-<column>`, `die`, a ball in a clown
`ball:<clown>-<height>`, a ball in a hole `hole:<value>`, `button:lost`.
"""

from __future__ import annotations

from engine.events import Emit, Message, Moved, Rolled, Scored, Told, Value
from engine.game import TERMINAL, Choice, ended
from engine.games.circus.data import CLOWNS, COLOURS, COLUMNS, FACES, TURN_LIMIT
from engine.games.circus.moves import FIRST_MOVE, LOST_TURN, RESULT, WALKER, Way, route
from engine.games.circus.packed import (
    BLACK,
    EMPTY,
    HEIGHT,
    HOLE_CELLS,
    LAST_HOLE,
    balls,
)
from engine.games.circus.position import Position
from engine.games.circus.scores import colours_of, result


def space(cell: int) -> str:
    row, column = divmod(cell, COLUMNS)
    return f"space:{row}-{column}"


def names(colours: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in colours)


# Events


def game_begins(state: Position, emit: Emit) -> None:
    values: dict[str, Value] = {"who": state.first}
    if state.setup.games > 1:
        values |= {"game": len(state.past) + 1, "games": state.setup.games}
        emit(Told(say=Message("circus.game-begins", values)))
    else:
        emit(Told(say=Message("circus.begins", values)))
    if not state.known:
        for seat in range(state.setup.players):
            mine = names(colours_of(state.owners, seat))
            say = Message("circus.secret-colours", {"who": seat, "colours": mine})
            emit(Told(say=say, seats=(seat,)))


def rolled(state: Position, emit: Emit) -> None:
    player, face = state.current_player, FACES[state.die]
    say = Message("circus.rolls", {"who": player, "face": face})
    emit(Rolled(die="die", face=face, player=player, say=say))


def brought_in(state: Position, colour: int, clown: int, emit: Emit) -> None:
    name = COLOURS[colour]
    say = Message("circus.brings-in", {"who": state.current_player, "colour": name, "clown": clown})
    ball = f"ball:{clown}-{HEIGHT[state.stacks[clown]] - 1}"
    emit(Moved(piece=ball, source=f"outside:{name}", target=f"clown:{clown}", say=say))


def lost_turn(state: Position, emit: Emit) -> None:
    values: dict[str, Value] = {"who": state.current_player, "face": FACES[state.die]}
    emit(Told(say=Message("circus.loses-turn", values)))


class Walk:
    """Tells a walk bit by bit: up to each hole that swallows a ball, and to the landing space."""

    def __init__(self, state: Position, clown: int, way: Way) -> None:
        self.state = state
        self.clown = clown
        start, stack = state.cells[clown], state.stacks[clown]
        length = HEIGHT[stack]
        path = route(start, length, state.standing(), state.empty, state.die == BLACK, way)
        self.cells = (start, *path)
        self.at = 0
        back = way.landing // COLUMNS < start // COLUMNS
        self.say: Message | None = Message(
            "circus.walks-back" if back else "circus.walks",
            {"who": state.current_player, "clown": clown, "steps": len(path)},
        )

    def moved(self, emit: Emit) -> None:
        """The clown has gone on to where it stands now; nothing is told if it stood there."""
        to = self.cells.index(self.state.cells[self.clown])
        if to > self.at:
            source, *via, target = map(space, self.cells[self.at : to + 1])
            clown = f"clown:{self.clown}"
            emit(Moved(piece=clown, source=source, target=target, via=tuple(via), say=self.say))
            self.say = None
            self.at = to

    def dropped(self, hole: int, emit: Emit) -> None:
        """The bottom ball has fallen into the hole where the clown stands."""
        state, value, colour = self.state, hole + 1, self.state.holes[hole]
        piece = f"hole:{value}"
        emit(Moved(piece=piece, source=f"clown:{self.clown}", target=space(HOLE_CELLS[hole])))
        owner = state.owners[colour]
        values: dict[str, Value] = {"colour": COLOURS[colour], "points": value}
        if not state.known:
            player, say = None, Message("circus.drops", values)
        elif owner == EMPTY:
            player, say = None, Message("circus.drops-for-nobody", values)
        else:
            player, say = owner, Message("circus.drops-for", {"who": owner, **values})
        emit(Scored(player=player, points=value, place=piece, say=say))


def game_over(state: Position, emit: Emit) -> None:
    """The show is over; a winner is named after the last game only."""
    filled = state.holes[LAST_HOLE] != EMPTY
    key, values = ("circus.last-hole", {}) if filled else ("circus.turn-limit", {"n": TURN_LIMIT})
    emit(Told(say=Message(key, values)))
    setup = state.setup
    for seat in range(setup.players if setup.options["secret"] else 0):
        colours = names(colours_of(state.owners, seat))
        emit(Told(say=Message("circus.played", {"who": seat, "colours": colours}), reveals=True))
    if setup.games > 1:
        for seat in range(setup.players):
            points = result(state.games()[-1:], seat)[0]
            values = {"who": seat, "points": points, "game": len(state.past) + 1}
            emit(Told(say=Message("circus.game-score", values)))
    if state.current_player == TERMINAL:
        emit(ended(state.standings(), "circus", "points"))


# Decisions


def prompt(state: Position) -> Message:
    """Says which of the two things a turn may be are possible now."""
    legal = state.legal_actions()
    face = FACES[state.die]
    kind = "any" if state.die == BLACK or face == "white" else "colour"
    if legal == [LOST_TURN]:
        return Message("circus.prompt.lost", {"face": face})
    bring, move = legal[0] < FIRST_MOVE, legal[-1] >= FIRST_MOVE
    does = "both" if bring and move else "bring-in" if bring else "move"
    if move and state.die == BLACK:
        kind = "black"
    return Message(f"circus.prompt.{kind}-{does}", {"face": face})


def choice(state: Position, action: int) -> Choice:
    if action == LOST_TURN:
        return Choice(Message("circus.choice.lost"), "-", (("button:lost",),))
    if action < FIRST_MOVE:
        colour, clown = divmod(action, CLOWNS)
        name = COLOURS[colour]
        say = Message("circus.choice.bring-in", {"colour": name, "clown": clown})
        notation = f"{name[0].upper()}{clown + 1}"
        return Choice(say, notation, ((f"outside:{name}",), (f"clown:{clown}",)))
    clown, way = WALKER[action - FIRST_MOVE], RESULT[action - FIRST_MOVE]
    row, column = divmod(way.landing, COLUMNS)
    holes = tuple(hole + 1 for hole in way.drops)
    values: dict[str, Value] = {"clown": clown, "row": row + 1, "column": column}
    if holes:
        dropped = balls(state.stacks[clown])[: len(holes)]
        values |= {"colours": names(dropped), "holes": holes, "points": sum(holes)}
    key = ("move", "move-drop", "move-drops")[min(len(holes), 2)]
    notation = f"{clown + 1}{'abc'[column]}{row + 1}" + "".join(f"*{hole}" for hole in holes)
    picks = ((f"clown:{clown}",), (space(way.landing),))
    return Choice(Message(f"circus.choice.{key}", values), notation, picks)
