"""What is written and spoken on the table of Barker's Row."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # The Row, the decks
    "barkers_row.table.row": "The Row",
    "barkers_row.table.slot": "Row, card {slot}: {suit:barkers_row.suit}, face down",
    "barkers_row.table.slot-known": (
        "Row, card {slot}: {kind:barkers_row.kind}, face down; you know it"
    ),
    "barkers_row.table.slot-left": (
        "Row, card {slot}: {suit:barkers_row.suit}, face down; it can only be "
        "{kinds:barkers_row.kind}"
    ),
    "barkers_row.table.slot-empty": "Row, place {slot}: empty",
    "barkers_row.table.deck": "Deck",
    "barkers_row.table.deck-top": (
        "Barker deck, {n:card|cards}; the back on top shows {suit:barkers_row.suit}"
    ),
    "barkers_row.table.deck-plain": "Barker deck, {n:card|cards}",
    "barkers_row.table.deck-known": "you know {n} of them",
    "barkers_row.table.discards": "Discards",
    "barkers_row.table.discards-of": (
        "Barker discards, {n:card|cards}; {kind:barkers_row.kind} on top: look through them"
    ),
    "barkers_row.table.discards-none": "Barker discards: none",
    "barkers_row.table.attractions": "Attractions",
    "barkers_row.table.attractions-of": "Attraction deck, {n:card|cards}",
    "barkers_row.table.held": (
        "You hold {n:card|cards} of the deck",
        "{who:Name} holds {n:card|cards} of the deck",
    ),
    # The Midway
    "barkers_row.table.midway": "The Midway",
    "barkers_row.table.pile": "{suit:barkers_row.suit}: {n} in all",
    "barkers_row.table.pile-wild": "Wild: {n} for every suit",
    "barkers_row.table.each": "to each",
    "barkers_row.table.of": "of {n}",
    "barkers_row.table.card": "{kind:barkers_row.kind}",
    "barkers_row.table.card-changed": (
        "{kind:barkers_row.kind}, counts as {suit:barkers_row.suit} this turn"
    ),
    "barkers_row.table.this-turn": "This turn:",
    "barkers_row.table.fx.counts": (
        "{attraction:barkers_row.attraction}: {cards} count as {suit:barkers_row.suit}"
    ),
    "barkers_row.table.fx.suit": "{cards:barkers_row.suit}",
    "barkers_row.table.fx.value": "{n}s",
    "barkers_row.table.fx.bonus": "+{n} for {suit:barkers_row.suit}",
    "barkers_row.table.fx.discount": "{n} less for {uses:scoring|scorings}",
    "barkers_row.table.fx.hold": "the marker stays at the next scoring",
    "barkers_row.table.fx.extra": "{n:more Rube|more Rubes} at the next scoring",
    "barkers_row.table.more": "+{n}",
    # Tower and grandstands
    "barkers_row.table.tower": "The Tower",
    "barkers_row.table.level": "Level {level}",
    "barkers_row.table.marker": (
        "Your marker, on level {level}",
        "{who:Name}’s marker, on level {level}",
    ),
    "barkers_row.table.stand": (
        "Your grandstand: {n} of {seats} seats taken",
        "{who:Name}’s grandstand: {n} of {seats} seats taken",
    ),
    "barkers_row.table.note": "level {level}",
    "barkers_row.table.note-shielded": "level {level} · safe",
    "barkers_row.table.hand": (
        "Your hand: {n:Attraction|Attractions}",
        "{who:Name}’s hand: {n:Attraction|Attractions}",
    ),
    "barkers_row.table.backs": "{n:Attraction|Attractions}, face down",
    "barkers_row.table.staged-of": ("Your Attractions On-Stage", "{who:Name}’s On-Stage"),
    "barkers_row.table.retired-of": ("Your Retired Attractions", "{who:Name}’s Retired"),
    "barkers_row.table.look-at": (
        "Look at your Attractions: {staged} On-Stage, {retired} Retired",
        "Look at {who:name}’s Attractions: {staged} On-Stage, {retired} Retired",
    ),
    # Your side
    "barkers_row.table.side": "Your side",
    "barkers_row.table.on-stage": "On-Stage",
    "barkers_row.table.retired": "Retired",
    "barkers_row.table.nobody": "Nobody yet: score an Attraction.",
    "barkers_row.table.nobody-short": "Nobody yet",
    "barkers_row.table.yours": "Your Attractions",
    "barkers_row.table.need": "you need {n}",
    "barkers_row.table.kept": "Kept",
    "barkers_row.table.score": "Score",
    "barkers_row.table.use": "Use",
    "barkers_row.table.have": "{have} of {need}",
    "barkers_row.table.attraction": (
        "{attraction:barkers_row.attraction}, {suit:barkers_row.suit}"
    ),
    "barkers_row.table.attraction-short": (
        "{attraction:barkers_row.attraction}: {attraction:barkers_row.short} "
        "{suit:barkers_row.suit}"
    ),
    "barkers_row.table.look": "look closer",
    "barkers_row.table.end": "End turn",
    "barkers_row.table.end-why": "move a Barker card first",
    "barkers_row.table.end-score": "an Attraction can be scored, so the turn goes on",
    "barkers_row.table.clear": "Clear the Row",
    "barkers_row.table.done": "That is all",
    "barkers_row.table.redraw": "Swap 3 {suit:barkers_row.suit}",
    "barkers_row.table.why.need": ("{suit:barkers_row.suit} stand at {have}, and you need {need}"),
    "barkers_row.table.why.first": "finish first what you have begun",
    "barkers_row.table.why.top": "not while your marker is at the top",
    # What a step asks
    "barkers_row.table.ask.pay": "What each card leaves behind",
    "barkers_row.table.ask.pay-label": (
        "{kind:barkers_row.kind}: {rest} more to pay after it; it leaves {left}"
    ),
    "barkers_row.table.ask.pay-last": ("{kind:barkers_row.kind} pays the rest; it leaves {left}"),
    "barkers_row.table.ask.clear-label": "Clear {kind:barkers_row.kind}; it leaves {left}",
    "barkers_row.table.ask.left": "{suit:barkers_row.suit} {n}",
    "barkers_row.table.ask.rest": "{n} more",
    "barkers_row.table.ask.paid": "pays it",
    "barkers_row.table.ask.leaves": "leaves",
    "barkers_row.table.ask.name": "Which suit?",
    "barkers_row.table.ask.named-total": "{n} in all",
    "barkers_row.table.ask.named-clears": "clears {n:card|cards}",
    "barkers_row.table.ask.target": "Who?",
    "barkers_row.table.ask.seat": "{n:Rube|Rubes}, level {level}",
    "barkers_row.table.ask.recover": "The Barker discards",
    "barkers_row.table.ask.recall": "Your Retired Attractions",
    "barkers_row.table.ask.look": "From the deck, for your eyes only",
    "barkers_row.table.ask.order": "Back on the deck, the top one first",
    "barkers_row.table.ask.held": "To be played",
    "barkers_row.table.ask.copies": "×{n}",
    # Enlarged
    "barkers_row.table.big.hand": "In your hand",
    "barkers_row.table.big.staged": ("On-Stage, yours", "On-Stage, {who:name}’s"),
    "barkers_row.table.big.retired": ("Retired, yours", "Retired, {who:name}’s"),
    "barkers_row.table.big.score": "Score it for {n}",
    "barkers_row.table.big.use": "Use it",
    "barkers_row.table.big.pick": "Choose it",
    "barkers_row.table.big.of": ("Your Attractions", "{who:Name}’s Attractions"),
    "barkers_row.table.big.none": "None yet.",
    "barkers_row.table.big.deck": "What you know of the deck",
    "barkers_row.table.big.deck-at": "{n} from the top",
    "barkers_row.table.big.deck-somewhere": "somewhere among the top {n}",
    "barkers_row.table.big.deck-top": "On top",
    "barkers_row.table.big.discards-none": "Nothing has been discarded.",
    # Once something is held
    "barkers_row.picked.row": "now touch the Midway",
    "barkers_row.picked.deck": "now touch the Midway",
    "barkers_row.picked.held": "now touch the Midway",
    "barkers_row.picked.redraw": "choose the three that you show",
    "barkers_row.picked.attraction": "choose the three that you show",
    # The shout
    "barkers_row.cries.poster": (
        "Come closer, folks! The {kinds:barkers_row.cry} *{attraction:barkers_row.attraction}!*"
    ),
    "barkers_row.cries-free.poster": (
        "Come closer, folks! The one and only *{attraction:barkers_row.attraction}!*"
    ),
    # Score sheet
    "barkers_row.table.tally": "Grandstands at the end",
    "barkers_row.table.tally.level": "Level",
    "barkers_row.table.tally.staged": "On-Stage",
    "barkers_row.table.tally.retired": "Retired",
    "barkers_row.table.tally.rubes": "Rubes",
    "barkers_row.table.tally.foot": "A full grandstand wins at once, after {n:turn|turns}.",
}
