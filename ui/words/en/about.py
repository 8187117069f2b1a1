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
    "about.soon": "Not playable yet.",
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
    "about.big-top.open": "Nothing is reconstructed: the cards, receipts and charts are known.",
    "about.big-top.house": (
        "House rulings: chance draws the first dealer; who gets the extra cards; bets stay hidden "
        "until the hand ends and are then shown with all cards left; a call is never taken back; "
        "a last card from the hand is still paid; a hand shown on a pass is shown in that moment; "
        "a tie is a shared win. The single hand is our option."
    ),
    "about.barkers-row.open": (
        "Reconstructed: how often each value occurs among the Barkers, and most of the forty "
        "Attractions and their powers, of which only a few could be read."
    ),
    "about.barkers-row.house": (
        "House rulings: no Wild row can be cleared; small cards first may overpay; there is no "
        "limit to a hand; ties share a place."
    ),
    "about.huzzah.open": (
        "Reconstructed: the path’s layout with its stages and gates, how many of each card "
        "there are, and what they pay."
    ),
    "about.huzzah.house": (
        "House rulings: stages are resolved in board order; who decides first follows a lead that "
        "passes round; a score never falls below 0; a tie at the top plays on."
    ),
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
