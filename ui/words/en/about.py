"""About and credits."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "about.title": "About & credits",
    "about.lead": (
        "Sawdust brings four circus and fair games to any browser. It has no server: the rules, "
        "the bots and your saves all live on this device, and nothing is ever sent anywhere."
    ),
    "about.games": "The games",
    "about.games.lead": (
        "The games belong to the people who designed and published them. Sawdust is a fan’s work "
        "and not theirs; if you like a game here, look for the real box. The rules are told in our "
        "own words. Where a rulebook is silent or a part could not be read, we say below what is "
        "reconstructed and what is our house ruling."
    ),
    "about.by": "Designed by {designer}, published by {publisher}.",
    "about.icons": "Pictures",
    "about.icons.text": (
        "Icons by {authors}, from game-icons.net, under the Creative Commons Attribution 3.0 "
        "licence; recoloured, and cut into our own drawings. Boards, clowns, balls, posters and "
        "the small signs are our own."
    ),
    "about.icons.of": "By {author}: {icons}.",
    "about.fonts": "Type",
    "about.fonts.ofl": "SIL Open Font Licence 1.1; {authors}",
    "about.code": "Code",
    "about.code.ours": "Sawdust itself is free software under the MIT licence.",
    "about.code.theirs": "It stands on the work of others:",
}
