"""Words of the page about Big Top: poster, About, score sheet."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "poster.big-top.over": "The greatest cards on earth",
    "poster.big-top.line": "Bet on your acts, then call your cards",
    "about.big-top.open": "Nothing is reconstructed: the cards, receipts and charts are known.",
    "about.big-top.house": (
        "House rulings: chance draws the first dealer; who gets the extra cards; bets stay hidden "
        "until the hand ends and are then shown with all cards left; a call is never taken back; "
        "a last card from the hand is still paid; a hand shown on a pass is shown in that moment; "
        "a tie is a shared win. The single hand is our option."
    ),
    "score.cry.big-top.win": ("The Big Top is yours!", "{who:Name} owns the Big Top"),
    "score.cry.big-top.share": "{who:Name} share the Big Top",
    "score.cry.big-top.together": "{n} share the Big Top",
}
