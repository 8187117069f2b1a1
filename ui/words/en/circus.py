"""Welcome to the Circus in English.

Clowns are named by their coats, which stay true wherever they stand.
"""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # Terms
    "circus.colour.red": "red",
    "circus.colour.yellow": "yellow",
    "circus.colour.green": "green",
    "circus.colour.blue": "blue",
    "circus.face.red": "red",
    "circus.face.yellow": "yellow",
    "circus.face.green": "green",
    "circus.face.blue": "blue",
    "circus.face.black": "black",
    "circus.face.white": "white",
    "circus.coat.0": "violet",
    "circus.coat.1": "teal",
    "circus.coat.2": "orange",
    "circus.column.0": "A",
    "circus.column.1": "B",
    "circus.column.2": "C",
    # Log
    "circus.begins": ("*You* begin.", "*{who:Name}* begins."),
    "circus.game-begins": (
        "Game {game} of {games}: *you* begin.",
        "Game {game} of {games}: *{who:name}* begins.",
    ),
    "circus.secret-colours": (
        "You play *{colours:circus.colour}*. Keep it secret.",
        "{who:Name} plays *{colours:circus.colour}* in secret.",
    ),
    "circus.rolls": ("You roll *{face:circus.face}*.", "{who:Name} rolls *{face:circus.face}*."),
    "circus.brings-in": (
        "You put a {colour:circus.colour} ball into the {clown:circus.coat} clown.",
        "{who:Name} puts a {colour:circus.colour} ball into the {clown:circus.coat} clown.",
    ),
    "circus.walks": (
        "You move the {clown:circus.coat} clown {steps:step|steps}.",
        "{who:Name} moves the {clown:circus.coat} clown {steps:step|steps}.",
    ),
    "circus.walks-back": (
        "You move the {clown:circus.coat} clown back, {steps:step|steps}.",
        "{who:Name} moves the {clown:circus.coat} clown back, {steps:step|steps}.",
    ),
    "circus.drops": "A {colour:circus.colour} ball drops: *{points:point|points}*.",
    "circus.drops-for": (
        "A {colour:circus.colour} ball drops: *{points:point|points}* for you.",
        "A {colour:circus.colour} ball drops: *{points:point|points}* for {who:name}.",
    ),
    "circus.drops-for-nobody": (
        "A {colour:circus.colour} ball drops into hole {points}. Nobody plays "
        "{colour:circus.colour}."
    ),
    "circus.loses-turn": (
        "Nothing can be done with {face:circus.face}. You lose the turn.",
        "Nothing can be done with {face:circus.face}. {who:Name} loses the turn.",
    ),
    "circus.last-hole": "Hole 6 is filled: the show is over.",
    "circus.turn-limit": "After {n} turns the show is over.",
    "circus.played": (
        "You played *{colours:circus.colour}*.",
        "{who:Name} played *{colours:circus.colour}*.",
    ),
    "circus.game-score": (
        "You score *{points:point|points}* in game {game}.",
        "{who:Name} scores *{points:point|points}* in game {game}.",
    ),
    "circus.wins": (
        "You win with *{points:point|points}*.",
        "{who:Name} wins with *{points:point|points}*.",
    ),
    "circus.share-win": "The win is shared by {winners:name}: *{points:point|points}* each.",
    # Prompts
    "circus.prompt.colour-both": "bring in or move {face:circus.face}",
    "circus.prompt.colour-bring-in": "bring in a {face:circus.face} ball",
    "circus.prompt.colour-move": "move a clown with {face:circus.face} on top",
    "circus.prompt.any-both": "bring in or move any colour",
    "circus.prompt.any-bring-in": "bring in any ball",
    "circus.prompt.any-move": "move any clown with a ball",
    "circus.prompt.black-both": "bring in or move any colour, backwards too",
    "circus.prompt.black-move": "move any clown, backwards too",
    "circus.prompt.lost": "nothing can be done with {face:circus.face}: the turn is lost",
    # Choices
    "circus.choice.bring-in": (
        "Put a {colour:circus.colour} ball into the {clown:circus.coat} clown"
    ),
    "circus.choice.move": (
        "Move the {clown:circus.coat} clown to row {row}, lane {column:circus.column}: "
        "no ball drops"
    ),
    "circus.choice.move-drop": (
        "Move the {clown:circus.coat} clown to row {row}, lane {column:circus.column}: "
        "{colours:circus.colour} drops into hole {holes}, {points:point|points}"
    ),
    "circus.choice.move-drops": (
        "Move the {clown:circus.coat} clown to row {row}, lane {column:circus.column}: "
        "{colours:circus.colour} drop into holes {holes}, {points:point|points}"
    ),
    "circus.choice.lost": "Lose the turn",
    # Presets
    "circus.preset.classic": "Classic",
    "circus.preset.classic.help": "As in the box: one game, open colours.",
    "circus.preset.masks": "Masks",
    "circus.preset.masks.help": "Nobody knows who plays what.",
    "circus.preset.tournament": "Tournament",
    "circus.preset.tournament.help": "Everybody begins once; no ties.",
    # Options
    "circus.option.secret": "Secret colours",
    "circus.option.secret.help": ("Colours are dealt in secret and shown when the game is over."),
    "circus.option.secret.False": "no",
    "circus.option.secret.True": "yes",
    "circus.option.match": "A match",
    "circus.option.match.help": (
        "As many games as there are players, so that each begins once. The total decides."
    ),
    "circus.option.match.False": "one game",
    "circus.option.match.True": "a match",
    "circus.option.double": "Two colours each",
    "circus.option.double.help": "Two players add up two colours each.",
    "circus.option.double.False": "one colour",
    "circus.option.double.True": "two colours",
    "circus.option.tie_break": "Break ties",
    "circus.option.tie_break.help": (
        "With equal points, most own balls in holes wins, then the most valuable own hole."
    ),
    "circus.option.tie_break.False": "share the win",
    "circus.option.tie_break.True": "break ties",
}
