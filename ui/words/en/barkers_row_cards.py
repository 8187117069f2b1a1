"""Barker's Row: what each power does in a few words, and step by step."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # On the cards, for a phone
    "barkers_row.short.re-animated-man": "Bring back up to 3 Horrors.",
    "barkers_row.short.invisible-man": "Take a Rube from the leader.",
    "barkers_row.short.pharaohs-tomb": "Play 5 from the Row or deck.",
    "barkers_row.short.counts-coffin": "An opponent’s marker: up 1.",
    "barkers_row.short.haunted-portrait": "See the Row, play 2 of it.",
    "barkers_row.short.swamp-fiend": "Beasts count as Horrors.",
    "barkers_row.short.seance-cabinet": "+3 for your next Horrors.",
    "barkers_row.short.phantom-organist": "Score, and your marker stays.",
    "barkers_row.short.gallows-bride": "Take a Rube.",
    "barkers_row.short.bog-witch": "Clear up to 3, play 2 of the deck.",
    "barkers_row.short.girl-rilla": "+3 for your next Beasts.",
    "barkers_row.short.fiji-mermaid": "Every 1 is Wild.",
    "barkers_row.short.two-headed-calf": "Score for 1 Rube more.",
    "barkers_row.short.sea-serpent": "Oddities count as Beasts.",
    "barkers_row.short.winged-wolf": "Play 3 from the Row.",
    "barkers_row.short.man-eating-tiger": "Take a Rube from one as rich as you.",
    "barkers_row.short.dancing-bear": "Your marker and another: down 1.",
    "barkers_row.short.boxing-kangaroo": "Those as rich as you: markers up 1.",
    "barkers_row.short.snake-pit": "Clear the Row, play 2 of it.",
    "barkers_row.short.learned-pig": "Draw 2 Attractions, return 1.",
    "barkers_row.short.lobster-boy": "Bring back any 2 discards.",
    "barkers_row.short.goose-necked-girl": "See 5 of the deck, play 2.",
    "barkers_row.short.blockhead-billy": "Every 2 counts as a suit you name.",
    "barkers_row.short.conjoined-twins": "Your next 2 scorings cost 2 less.",
    "barkers_row.short.bearded-lady": "+3 for your next Freaks.",
    "barkers_row.short.human-pincushion": "Your marker: up 1. Take 2 Rubes.",
    "barkers_row.short.tattooed-marvel": "Horrors count as Freaks.",
    "barkers_row.short.fire-eater": "Clear a suit, play 4 of the deck.",
    "barkers_row.short.rubber-man": "Swap Attractions +1, play 2 of the Row.",
    "barkers_row.short.tallest-man": "Take a Rube.",
    "barkers_row.short.shrunken-heads": "Your next scoring costs 3 less.",
    "barkers_row.short.crystal-skull": "See Row and 3 of the deck, play 1 of each.",
    "barkers_row.short.fortune-machine": "Draw 2 Attractions.",
    "barkers_row.short.perpetual-clock": "Bring back a Retired Attraction.",
    "barkers_row.short.hall-of-mirrors": "Oddities are Wild.",
    "barkers_row.short.cursed-music-box": "Those richer than you lose a Rube.",
    "barkers_row.short.magic-lantern": "Freaks count as Oddities.",
    "barkers_row.short.iron-strongbox": "Take a Rube. You are safe for a round.",
    "barkers_row.short.petrified-egg": "+3 for your next Oddities.",
    "barkers_row.short.skeleton-key": "Play 4 from the deck.",
    # Enlarged: a sentence or two a step
    "barkers_row.explain.play-row": (
        "{n:card|cards} of your choice go from the Row to the Midway, one after the other. The Row "
        "is refilled before you choose again. None of them is your move of this turn, and each + "
        "brings one more."
    ),
    "barkers_row.explain.play-deck": (
        "The deck’s top card goes to the Midway, {n:time|times}. None of them is your move of this "
        "turn. Each + brings one more, from the Row."
    ),
    "barkers_row.explain.play-any": (
        "{n:card|cards} go to the Midway; each time you choose whether from the Row or from the "
        "top of the deck. None of them is your move of this turn, and each + brings one more."
    ),
    "barkers_row.explain.peek-row": (
        "You alone see the cards of the Row, and what refills it, until the power is done. What "
        "you have seen stays marked for you."
    ),
    "barkers_row.explain.peek-deck": (
        "You alone see the deck’s top {n:card|cards}. Pick {play:one|of them} to be played; the "
        "others go back on top in an order you choose. What you have seen stays marked for you."
    ),
    "barkers_row.explain.resuit": (
        "All {cards:barkers_row.suit} in the Midway count as {suit:barkers_row.suit} until your "
        "turn ends, also those that come later. Wild cards stay Wild."
    ),
    "barkers_row.explain.resuit-named": (
        "You name a suit. Every {n} of any suit in the Midway counts as that one until your turn "
        "ends, also those that come later."
    ),
    "barkers_row.explain.wild": (
        "All {cards:barkers_row.suit} in the Midway count for every suit until your turn ends, and "
        "pay for every suit."
    ),
    "barkers_row.explain.wild-value": (
        "Every card of value {n} in the Midway counts for every suit until your turn ends, and "
        "pays for every suit."
    ),
    "barkers_row.explain.bonus": (
        "When you next score {suit:barkers_row.suit} this turn, {n} of what you need counts as "
        "there: you pay that much less in cards. What you do not need of it is lost."
    ),
    "barkers_row.explain.discount": (
        "You need {n} less for your next {uses:scoring|scorings} this turn, but always at least 1."
    ),
    "barkers_row.explain.hold": (
        "When you score next this turn, your marker does not go up, so the next one costs no more."
    ),
    "barkers_row.explain.extra": "At your next scoring this turn {n:more Rube|more Rubes} come.",
    "barkers_row.explain.rubes": "{n:Rube|Rubes} from the Crowd sit down in your grandstand.",
    "barkers_row.explain.steal-richest": (
        "A Rube goes over to you from the opponent who has the most. If several have as many, you "
        "choose."
    ),
    "barkers_row.explain.steal-as-rich": (
        "You choose an opponent who has at least as many Rubes as you; one of them goes over to "
        "you."
    ),
    "barkers_row.explain.steal-each": (
        "Every opponent who has more Rubes than you loses one to the Crowd."
    ),
    "barkers_row.explain.self-up": "Your marker goes up a level, so you need 1 more.",
    "barkers_row.explain.self-down": (
        "Your marker goes down a level, so you need 1 less. It never goes below 4."
    ),
    "barkers_row.explain.opponent-up": (
        "An opponent of your choice goes up a level and needs 1 more. Nobody goes above 10."
    ),
    "barkers_row.explain.opponent-down": (
        "Then an opponent of your choice goes down a level, too. Nobody goes below 4."
    ),
    "barkers_row.explain.each-up": (
        "The marker of every opponent who has at least as many Rubes as you goes up a level."
    ),
    "barkers_row.explain.draw": "You draw {n:Attraction|Attractions}. A hand has no limit.",
    "barkers_row.explain.draw-back": (
        "You draw {n:Attraction|Attractions}, then put {back} of your hand on the bottom of their "
        "deck."
    ),
    "barkers_row.explain.swap": (
        "You put any number of Attractions from your hand on the bottom of their deck, even none, "
        "and draw that many and {n} more."
    ),
    "barkers_row.explain.recover": (
        "You take up to {n} {suit:barkers_row.suit} from the Barker discards to the Midway."
    ),
    "barkers_row.explain.recover-any": (
        "You take up to {n:card|cards} of any kind from the Barker discards to the Midway. A + "
        "brings nothing that way."
    ),
    "barkers_row.explain.recall": (
        "Another of your Retired Attractions comes back On-Stage and can be used once more, but "
        "none that brings others back."
    ),
    "barkers_row.explain.clear-row": (
        "All cards of the Row are discarded, whatever their suits, and the Row is refilled."
    ),
    "barkers_row.explain.clear-some": (
        "You discard up to {n:card|cards} of your choice from the Midway."
    ),
    "barkers_row.explain.clear-named": (
        "You name a suit: all cards of the Midway with that suit printed on them are discarded. "
        "Wild ones stay."
    ),
    "barkers_row.explain.shield": (
        "Until your next turn begins, opponents can neither take your Rubes nor move your marker."
    ),
    "barkers_row.explain.below-top": "It cannot be used while your marker is at the top, on 10.",
    "barkers_row.explain.once": (
        "On-Stage it can be used once, in any of your turns. It is Retired first and then acts."
    ),
    "barkers_row.explain.off": "In this game powers are off: On-Stage it only looks good.",
}
