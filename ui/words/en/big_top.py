"""Big Top in English."""

from __future__ import annotations

SUITS = {
    "clowns": "Clowns",
    "sideshow": "Sideshow",
    "animals": "Animals",
    "performers": "Performers",
}

CARDS: dict[str, str | tuple[str, str]] = {
    f"big_top.card.{suit}-{flavour}-{number}": f"{flavour} {name} {number}"
    for suit, name in SUITS.items()
    for flavour in ("light", "dark")
    for number in range(1, 7)
}
POSTERS: dict[str, str | tuple[str, str]] = {
    f"big_top.card.{suit}-poster": f"the {name} Poster" for suit, name in SUITS.items()
}

WORDS: dict[str, str | tuple[str, str]] = {
    # Terms
    **{f"big_top.suit.{suit}": name for suit, name in SUITS.items()},
    "big_top.flavour.light": "light",
    "big_top.flavour.dark": "dark",
    **CARDS,
    **POSTERS,
    # Log
    "big_top.hand-begins": (
        "Hand {hand} of {hands}. *You* deal.",
        "Hand {hand} of {hands}. *{who:Name}* deals.",
    ),
    "big_top.leads": (
        "*You* lead when all bets are placed.",
        "*{who:Name}* leads when all bets are placed.",
    ),
    "big_top.bets": (
        "You put *${dollars}* on {suit:big_top.suit}.",
        "{who:Name} puts *${dollars}* on {suit:big_top.suit}.",
    ),
    "big_top.takes-back": (
        "You take *${dollars}* back.",
        "{who:Name} takes *${dollars}* back.",
    ),
    "big_top.all-bet": "All bets are placed, face down.",
    "big_top.slides": ("Your calls slide.", "{who:Name}'s calls slide."),
    "big_top.plays": (
        "You play *{card:big_top.card}*.",
        "{who:Name} plays *{card:big_top.card}*.",
    ),
    "big_top.plays-called": (
        "Your call comes up: you play *{card:big_top.card}*.",
        "{who:Name}'s call comes up: *{card:big_top.card}* is played.",
    ),
    "big_top.calls": (
        "You call *{card:big_top.card}*.",
        "{who:Name} calls *{card:big_top.card}*.",
    ),
    "big_top.paid": (
        "You earn *${dollars}*: {other:name} called {card:big_top.card}.",
        "{who:Name} earns *${dollars}*: {other:name} called {card:big_top.card}.",
    ),
    "big_top.passes": (
        "You can neither play nor call: you pass.",
        "{who:Name} can neither play nor call, and passes.",
    ),
    "big_top.passes-empty": (
        "Your hand is empty and no call is up: you pass.",
        "{who:Name} has an empty hand and no call that is up, and passes.",
    ),
    "big_top.shows": (
        "You show your hand: {cards:big_top.card}.",
        "{who:Name} shows the hand: {cards:big_top.card}.",
    ),
    "big_top.goes-out": (
        "*You* are out of cards! The hand is over, and all *${dollars}* of your receipts pay.",
        "*{who:Name}* is out of cards! The hand is over, and all *${dollars}* of receipts pay.",
    ),
    "big_top.left-with": (
        "You are left with {cards:big_top.card}.",
        "{who:Name} is left with {cards:big_top.card}.",
    ),
    "big_top.had-bet": (
        "Your bets: Clowns ${clowns}, Sideshow ${sideshow}, Animals ${animals}, "
        "Performers ${performers}.",
        "{who:Name} had bet: Clowns ${clowns}, Sideshow ${sideshow}, Animals ${animals}, "
        "Performers ${performers}.",
    ),
    "big_top.money": (
        "You make *${dollars}* (${track} on the track, ${receipts} from receipts) and have "
        "${total}.",
        "{who:Name} makes *${dollars}* (${track} on the track, ${receipts} from receipts) and has "
        "${total}.",
    ),
    "big_top.wins": (
        "You win, richest of all with *${dollars}*.",
        "{who:Name} wins, richest of all with *${dollars}*.",
    ),
    "big_top.share-win": "The win is shared by {winners:name}, with *${dollars}* each.",
    # Prompts
    "big_top.prompt.bet": "put your receipts on the suits",
    "big_top.prompt.confirm": "are you happy with your bets?",
    "big_top.prompt.called": "your call is up: play {card:big_top.card}",
    "big_top.prompt.called-several": "your calls are up: play one of them",
    "big_top.prompt.play-or-call": "play a card that is next, or call one",
    "big_top.prompt.play": "play a card that is next",
    "big_top.prompt.call": "call a card",
    "big_top.prompt.pass": "nothing can be played or called: pass",
    "big_top.prompt.pass-empty": "your hand is empty and no call is up: pass",
    # Choices
    "big_top.choice.bet": "Put ${dollars} on {suit:big_top.suit}",
    "big_top.choice.swap": "Swap ${dollars} and ${other}",
    "big_top.choice.confirm": "Done: these are my bets",
    "big_top.choice.play": "Play {card:big_top.card}",
    "big_top.choice.play-earn": "Play {card:big_top.card} and earn ${dollars}",
    "big_top.choice.play-called": "Play {card:big_top.card} from the chart",
    "big_top.choice.call": "Call {card:big_top.card}",
    "big_top.choice.pass": "Pass",
    # Options
    "big_top.option.show_on_pass": "Show on a pass",
    "big_top.option.show_on_pass.help": "Who has to pass shows the whole hand to all, once.",
    "big_top.option.show_on_pass.False": "stay secret",
    "big_top.option.show_on_pass.True": "show it",
    "big_top.option.hands": "Hands",
    "big_top.option.hands.help": (
        "How long the game is. In the full game each player deals once, with three players twice."
    ),
    "big_top.option.hands.book": "the full game",
    "big_top.option.hands.each": "each deals once",
    "big_top.option.hands.one": "a single hand",
}
