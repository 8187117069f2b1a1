"""Words of the page about Huzzah!: poster, About, score sheet."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "poster.huzzah.over": "At King Richard’s Fair",
    "poster.huzzah.line": "Draw a crowd, but mind who is watching",
    "about.huzzah.open": (
        "Reconstructed: the path’s layout with its stages and gates, how many of each card "
        "there are, and what they pay."
    ),
    "about.huzzah.house": (
        "House rulings: stages are resolved in board order; who decides first follows a lead that "
        "passes round; a score never falls below 0; a tie at the top plays on."
    ),
    "score.cry.huzzah.win": ("Huzzah! The fair is yours", "Huzzah for {who:name}!"),
    "score.cry.huzzah.share": "Huzzah for {who:name}!",
    "score.cry.huzzah.together": "Huzzah! {n} share the win",
}
