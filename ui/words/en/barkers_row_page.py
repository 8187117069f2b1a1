"""Words of the page about Barker’s Row: poster, About, score sheet."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "poster.barkers-row.over": "On the Midway tonight",
    "poster.barkers-row.line": "Step right up and fill your stand with Rubes",
    "about.barkers-row.open": (
        "Reconstructed: how often each value occurs among the Barkers, and most of the forty "
        "Attractions and their powers, of which only a few could be read."
    ),
    "about.barkers-row.house": (
        "House rulings: no Wild row can be cleared; small cards first may overpay; there is no "
        "limit to a hand; ties share a place."
    ),
    "score.cry.barkers-row.win": ("A full house: you win!", "{who:Name} has a full house"),
    "score.cry.barkers-row.share": "{who:Name} share the show",
    "score.cry.barkers-row.together": "{n} share the show",
}
