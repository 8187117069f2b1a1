"""What is written and spoken on the table of Welcome to the Circus."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # The ring
    "circus.table.ring": "The ring",
    "circus.table.start-word": "Start",
    "circus.table.start": "Start, row {row}, lane {column:circus.column}",
    "circus.table.space": "Row {row}, lane {column:circus.column}",
    "circus.table.hole": "Hole {hole}, empty, row {row}, lane {column:circus.column}",
    "circus.table.hole-won": (
        "Hole {hole}, filled with a {colour:circus.colour} ball, "
        "row {row}, lane {column:circus.column}"
    ),
    "circus.table.hole-ball": "{colour:circus.colour} ball in hole {hole}",
    "circus.table.ball": "{colour:circus.colour} ball",
    "circus.table.clown-empty": (
        "{clown:circus.coat} clown in row {row}, lane {column:circus.column}, empty"
    ),
    "circus.table.clown-one": (
        "{clown:circus.coat} clown in row {row}, lane {column:circus.column}, "
        "holding a {colour:circus.colour} ball"
    ),
    "circus.table.clown-more": (
        "{clown:circus.coat} clown in row {row}, lane {column:circus.column}, "
        "holding {colours:circus.colour}, {top:circus.colour} on top"
    ),
    # The tray
    "circus.table.tray": "Die and balls outside",
    "circus.table.die": "The die shows {face:circus.face}",
    "circus.table.die-away": "The die is put away",
    "circus.table.end": "The end",
    "circus.table.rolled": ("you rolled", "{who:Name} rolled"),
    "circus.table.outside": "Waiting outside",
    # These begin with what is printed on the pen, so that speech input finds it by its looks.
    "circus.table.waiting-owned": (
        "{n} yours: {colour:circus.colour} balls outside",
        "{n} {who:Name}’s: {colour:circus.colour} balls outside",
    ),
    "circus.table.waiting-nobodys": "{n} nobody’s: {colour:circus.colour} balls outside",
    "circus.table.waiting-unknown": "{n} whose? {colour:circus.colour} balls outside",
    "circus.table.whose-owned": ("yours", "{who:Name}’s"),
    "circus.table.whose-nobodys": "nobody’s",
    "circus.table.whose-unknown": "whose?",
    # Plates
    "circus.table.plays": "plays {colour:circus.colour}",
    "circus.table.secret": "a secret colour",
    "circus.table.no-hole": "no ball in a hole yet",
    "circus.table.in-hole": "a ball in hole {holes}",
    "circus.table.in-holes": "balls in holes {holes}",
    # Score sheet
    "circus.table.tally": "Whose ball lies in which hole",
    "circus.table.tally-match": "Points game by game",
    "circus.table.hole-head": "Hole",
    "circus.table.game-head": "Game",
    "circus.table.total": "Total",
    "circus.table.won": "{colour:circus.colour}, {points:point|points}",
    "circus.table.tie-break": "Equal points: more balls in holes win, then the better hole.",
    "circus.table.tie": (
        "You: {n:ball|balls}, the best in hole {best}.",
        "{who:Name}: {n:ball|balls}, the best in hole {best}.",
    ),
    "circus.table.tie-none": ("You: no ball.", "{who:Name}: no ball."),
}
