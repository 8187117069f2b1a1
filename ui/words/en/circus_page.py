"""Words of the page about Welcome to the Circus: poster, About, score sheet."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "poster.circus.over": "A race in the ring",
    "poster.circus.line": "Three clowns, twelve balls and one die",
    "about.circus.open": (
        "Reconstructed: where the six holes lie. We know that there are six, worth 1 to 6, and "
        "that the 6 is the last; their exact places and the start row are ours."
    ),
    "about.circus.house": (
        "House rulings: a clown must walk as far as it can if its full length is blocked; black "
        "mixes steps back with the others; an empty clown only stands in the way; the show is over "
        "the moment the 6 is filled; a tie is a shared win; after 300 turns the game is scored as "
        "it stands. All options at set-up are ours."
    ),
    "score.cry.circus.win": ("You win the ring!", "{who:Name} wins the ring"),
    "score.cry.circus.share": "{who:Name} share the ring",
    "score.cry.circus.together": "{n} share the ring",
}
