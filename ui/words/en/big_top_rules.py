"""How Big Top is played, in our own words."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "big_top.rules.poster": "Poster",
    # In one minute
    "big_top.rules.pane.bet": "Bet",
    "big_top.rules.pane.bet.text": (
        "Lay your four receipts face down, one on each suit. You want to be rid of the dear ones."
    ),
    "big_top.rules.pane.play": "Play",
    "big_top.rules.pane.play.text": (
        "The Poster raises the tent. Then 1 to 6, light and dark apart. "
        "Anybody may play what is next."
    ),
    "big_top.rules.pane.call": "Call",
    "big_top.rules.pane.call.text": (
        "A card that must wait goes on your chart and slides from $3 to $0. "
        "Who plays below it earns what it stands on."
    ),
    "big_top.rules.pane.out": "Go out",
    "big_top.rules.pane.out.text": (
        "First out of cards takes all *$25*. The others cash only suits they no longer hold."
    ),
    # At a glance
    "big_top.rules.glance.slide": "*Slide.* Calls move one space to $0, if it is free.",
    "big_top.rules.glance.then": "*Then one of these*",
    "big_top.rules.glance.forced": "*Your call is next?* You must play it. It earns nothing.",
    "big_top.rules.glance.play": (
        "*Play from your hand* what is next. Higher calls of others, of its suit and light or "
        "dark, pay you."
    ),
    "big_top.rules.glance.call": "*Call* a card that is not next. One call a suit.",
    "big_top.rules.glance.pass": "*Pass*, only if you can do nothing else.",
    "big_top.rules.glance.pays": "What a call pays who plays below it",
    "big_top.rules.glance.order": "Poster first, then light and dark apart",
    "big_top.rules.glance.end": (
        "*Out of cards*, hand and chart: the hand ends. That one takes $25, the others the "
        "receipts on suits they no longer hold."
    ),
    # All the rules
    "big_top.rules.aim": "What it is about",
    "big_top.rules.aim.1": (
        "Circus owners fill four tents together. Before each hand you bet in secret on which suits "
        "you will be rid of; during it you earn by playing under the cards that others announced. "
        "Who has most dollars when everybody has dealt wins."
    ),
    "big_top.rules.cards": "The cards",
    "big_top.rules.cards.1": (
        "There are four suits: Clowns, Sideshow, Animals and Performers. Each has a Poster, the "
        "light numbers 1 to 6 and the dark numbers 1 to 6: fifty-two cards in all."
    ),
    "big_top.rules.cards.2": (
        "The Poster opens its tent. After it the light and the dark numbers are two stacks that "
        "grow apart from each other, each from 1 to 6 without a gap. The card that continues a "
        "stack is *next*; a Poster always is."
    ),
    "big_top.rules.deal": "The deal",
    "big_top.rules.deal.1": (
        "All cards are dealt, one at a time from the dealer’s left; some may get one more than "
        "others. Chance draws the first dealer, and then the deal goes round. All tracks start at "
        "$0, and all charts empty."
    ),
    "big_top.rules.bets": "Bets",
    "big_top.rules.bets.1": (
        "Look at your hand and put your four receipts, *$10*, *$7*, *$5* and *$3*, one on each "
        "suit. Swap them as often as you like until you press Done. Others see your bets only when "
        "the hand is over."
    ),
    "big_top.rules.bets.2": (
        "A receipt pays if you hold no card of its suit when somebody goes out. When all have bet, "
        "the player to the dealer’s left begins."
    ),
    "big_top.rules.turn": "A turn",
    "big_top.rules.turn.1": (
        "First your called cards slide. Then you do exactly one thing: play a called card that is "
        "next, and you must if you have one; or else play a card from your hand, or call one, "
        "as you like; or pass, if none of that is possible."
    ),
    "big_top.rules.slide": "Sliding",
    "big_top.rules.slide.1": (
        "Your chart has four spaces, worth $3, $2, $1 and $0. Beginning at the $0 end, each called "
        "card moves one space towards $0 if that space is free. A card that has just moved makes "
        "room for the one behind it, so a row moves up together; none jumps."
    ),
    "big_top.rules.slide.2": "The page slides your calls for you, and shows it.",
    "big_top.rules.forced": "A called card that is next",
    "big_top.rules.forced.1": (
        "It *must* be played, before anything else, and earns its owner nothing. If several of "
        "your calls are next you choose one; the others come in your later turns."
    ),
    "big_top.rules.play": "Playing from the hand",
    "big_top.rules.play.1": (
        "Play a card that is next onto its stack. Every *other* player’s called card of the same "
        "suit, the same flavour (light or dark) and a higher number pays you the dollars that "
        "it stands on, not only the one that comes right after it."
    ),
    "big_top.rules.play.2": (
        "The bank pays, and the owner of the call loses nothing. Your own calls never pay you."
    ),
    "big_top.rules.play.3": (
        "A Poster counts for both flavours and is lower than all numbers: it earns for every call "
        "of others in its suit."
    ),
    "big_top.rules.call": "Calling",
    "big_top.rules.call.1": (
        "Put a card from your hand face up on your $3 space. It must not be one that is next, and "
        "you may have only one call of each suit, light or dark. You may call although you could "
        "play, and a call is never taken back."
    ),
    "big_top.rules.call.2": (
        "A call is out of your hand, but it still counts as held until it is played. It is dear "
        "while it is fresh: the longer it stands, the less others earn by it."
    ),
    "big_top.rules.pass": "Passing",
    "big_top.rules.pass.1": (
        "Only who can neither play nor call passes, so everybody learns that much of the hand. It "
        "happens with an empty hand, too, while the last calls are waiting. The page passes for "
        "you. Somebody can always play, so a hand never stands still."
    ),
    "big_top.rules.end": "The end of a hand",
    "big_top.rules.end.1": (
        "The hand ends the moment somebody has no card left, neither in the hand nor on the chart. "
        "A last card from the hand is still paid; calling the last card does not end the hand."
    ),
    "big_top.rules.end.2": (
        "Who goes out takes all four receipts, *$25*, and the money on the track. Everybody else "
        "takes the track money and only the receipts on suits of which no card is left, in the "
        "hand or on the chart. A suit that you were never dealt pays as well."
    ),
    "big_top.rules.end.3": (
        "Then all bets and left-over cards are shown, and the money is written down. Tracks go "
        "back to $0; nothing else is carried over."
    ),
    "big_top.rules.game": "The game",
    "big_top.rules.game.1": (
        "Each player deals once, with three players twice. Most dollars win, and a tie is a shared "
        "win."
    ),
    "big_top.rules.options": "Options",
    "big_top.rules.options.1": (
        "*Show on a pass*: who passes shows the whole hand, in that moment; the log keeps it. "
        "*Hands*: a single hand for a short game, or with three players one deal each."
    ),
}
