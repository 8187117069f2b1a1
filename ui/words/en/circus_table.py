"""What is written and spoken on the table of Welcome to the Circus."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "circus.table.ring": "The ring",
    "circus.table.tray": "Die and balls outside",
    "circus.table.start-word": "Start",
    "circus.table.start": "Start, lane {column:circus.column}",
    "circus.table.space": "Row {row}, lane {column:circus.column}",
    "circus.table.hole": "Hole {points}, empty, row {row}, lane {column:circus.column}",
    "circus.table.hole-won": (
        "Hole {points}, filled with a {colour:circus.colour} ball, row {row}, "
        "lane {column:circus.column}"
    ),
    "circus.table.ball": "A {colour:circus.colour} ball",
    "circus.table.clown-empty": (
        "{clown:circus.coat} clown, empty, in row {row}, lane {column:circus.column}"
    ),
    "circus.table.clown-one": (
        "{clown:circus.coat} clown with a {colours:circus.colour} ball, in row {row}, "
        "lane {column:circus.column}"
    ),
    "circus.table.clown-many": (
        "{clown:circus.coat} clown with {colours:circus.colour}, the last on top, in row {row}, "
        "lane {column:circus.column}"
    ),
    "circus.table.die": "The die shows {face:circus.face}",
    "circus.table.die-at-rest": "The die is at rest",
    "circus.table.rolled": ("you rolled", "{who:Name} rolled"),
    "circus.table.outside": "Waiting outside",
    "circus.table.pen": "{colour:circus.colour}: {n:ball|balls} outside",
    "circus.table.secret": "a secret colour",
    "circus.table.no-hole": "no ball in a hole yet",
    "circus.table.in-hole": "a ball in hole {holes}",
    "circus.table.in-holes": "balls in holes {holes}",
    "circus.table.tally": "Points hole by hole, or game by game",
    "circus.table.hole-head": "Hole",
    "circus.table.game-head": "Game",
    "circus.table.total": "Total",
    "circus.table.tie-break": "Ties: most balls in holes, then the best hole.",
    "circus.picked.clown": "now tap the space where it ends",
    "circus.picked.outside": "now tap the clown that gets it",
}
