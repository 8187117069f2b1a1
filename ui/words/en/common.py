"""Words that belong to no single game: the table's frame, dialogs, errors."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # The table
    "table.undo": "Undo",
    "table.redo": "Redo",
    "table.hint": "Hint",
    "table.menu": "Menu",
    "table.moves": "All moves",
    "table.keys": "Keys",
    "table.copy": "Copy a link to this game",
    "table.theme": "Change the light",
    "table.score": "Score sheet",
    "table.go-on": "Play on",
    "table.leave": "Leave the table",
    "table.turn": ("Your turn:", "{who:Name}:"),
    "table.thinks": ("You are thinking", "{who:Name} is thinking"),
    "table.all-choose": "All choose at once.",
    "table.try": "A good move:",
    "table.and-now": "now choose where",
    "table.nothing": "there is nothing to do",
    "table.over": "The show is over.",
    "table.to-score": "See the score sheet",
    "table.unlit": "That cannot be picked now: choose something that is lit.",
    # Why not
    "undo.off": "Take-backs are switched off at this table.",
    "undo.nothing": "There is no move of yours to take back.",
    "undo.other-person": "{who:Name} has moved since; that cannot be undone.",
    "undo.revealed": "Something new has been seen since; that cannot be undone.",
    "redo.nothing": "There is nothing to play again.",
    # Dialogs
    "ask.head": "Which way?",
    "moves.none": "Nothing to choose now.",
    "keys.arrows": "from one lit piece to the next",
    "keys.enter": "pick it",
    "keys.escape": "put it back",
    "open.head": "Open a link",
    "open.label": "Paste the link to a game",
    "open.go": "Open",
    "link.head": "Share this game",
    "problem.head": "That did not work",
    "problem.home": "Home",
    "problem.go-on": "Go on",
    "problem.safe": "Nothing was changed; your saved games are safe.",
    "problem.kept": "The game stands as it was saved last.",
    # Curtain
    "curtain.over": "The next turn is for",
    "curtain.pass": "Pass the device to {who:name}. Nothing of the table lies behind this curtain.",
    "curtain.unveil": "I am {who:name}, show my side",
    "curtain.since": "Since your last turn",
    # Home
    "resume.turn": ("Your turn", "{who:Name} to play"),
    "resume.with": "with {names}",
    # Errors
    "error.engine": "Something went wrong that should not.",
    "error.illegal-action": "That move is not allowed now.",
    "error.bad-record": "This game cannot be read: {reason}.",
    "error.unknown-game": "There is no game called “{game}” here.",
    "error.no-table": "This game is not open yet: its rules are here, but not its table.",
    "error.other-rules": "This game was made with another version of the rules of {game}.",
    "error.bad-option": "The house rule “{option}” cannot be “{value}”.",
    "error.bad-players": "This game is for {low} to {high} players, not {players}.",
    "error.bad-seed": "A seed is a whole number from 0 to {high}, not “{seed}”.",
    "error.unknown-bot": "There is no bot called “{bot}” here.",
    "error.not-now": "That cannot be done now.",
    "error.storage-full": "This browser has no room left for saved games. Your game goes on, but"
    " the last move could not be kept; export it to keep it.",
    "error.storage-off": "This browser keeps nothing for us: the game ends with this tab."
    " Export it to keep it.",
    "error.no-save": "There is no saved game at this address on this device.",
    "error.no-page": "There is no page at this address.",
}
