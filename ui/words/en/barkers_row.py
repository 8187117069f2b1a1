"""Barker's Row in English."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # Terms
    "barkers_row.suit.horrors": "Horrors",
    "barkers_row.suit.beasts": "Beasts",
    "barkers_row.suit.freaks": "Freaks",
    "barkers_row.suit.oddities": "Oddities",
    "barkers_row.suit.wild": "Wild",
    "barkers_row.kind.horrors-1": "Horrors 1",
    "barkers_row.kind.horrors-2": "Horrors 2",
    "barkers_row.kind.horrors-3": "Horrors 3",
    "barkers_row.kind.beasts-1": "Beasts 1",
    "barkers_row.kind.beasts-2": "Beasts 2",
    "barkers_row.kind.beasts-3": "Beasts 3",
    "barkers_row.kind.freaks-1": "Freaks 1",
    "barkers_row.kind.freaks-2": "Freaks 2",
    "barkers_row.kind.freaks-3": "Freaks 3",
    "barkers_row.kind.oddities-1": "Oddities 1",
    "barkers_row.kind.oddities-2": "Oddities 2",
    "barkers_row.kind.oddities-3": "Oddities 3",
    "barkers_row.kind.wild": "Wild 1",
    "barkers_row.kind.wild-plus": "Wild 1+",
    # What a barker shouts for each card that pays
    "barkers_row.cry.horrors-1": "spine-tingling",
    "barkers_row.cry.horrors-2": "terrifying",
    "barkers_row.cry.horrors-3": "bone-chilling",
    "barkers_row.cry.beasts-1": "untamed",
    "barkers_row.cry.beasts-2": "ferocious",
    "barkers_row.cry.beasts-3": "man-devouring",
    "barkers_row.cry.freaks-1": "startling",
    "barkers_row.cry.freaks-2": "unbelievable",
    "barkers_row.cry.freaks-3": "one-in-a-million",
    "barkers_row.cry.oddities-1": "curious",
    "barkers_row.cry.oddities-2": "baffling",
    "barkers_row.cry.oddities-3": "out-of-this-world",
    "barkers_row.cry.wild": "amazing",
    "barkers_row.cry.wild-plus": "never-before-seen",
    # Attractions
    "barkers_row.attraction.re-animated-man": "Re-Animated Man",
    "barkers_row.attraction.invisible-man": "Invisible Man",
    "barkers_row.attraction.pharaohs-tomb": "Pharaoh’s Tomb",
    "barkers_row.attraction.counts-coffin": "Count’s Coffin",
    "barkers_row.attraction.haunted-portrait": "Haunted Portrait",
    "barkers_row.attraction.swamp-fiend": "Swamp Fiend",
    "barkers_row.attraction.seance-cabinet": "Seance Cabinet",
    "barkers_row.attraction.phantom-organist": "Phantom Organist",
    "barkers_row.attraction.gallows-bride": "Gallows Bride",
    "barkers_row.attraction.bog-witch": "Bog Witch",
    "barkers_row.attraction.girl-rilla": "Girl-rilla",
    "barkers_row.attraction.fiji-mermaid": "Fiji Mermaid",
    "barkers_row.attraction.two-headed-calf": "Two-Headed Calf",
    "barkers_row.attraction.sea-serpent": "Sea Serpent",
    "barkers_row.attraction.winged-wolf": "Winged Wolf",
    "barkers_row.attraction.man-eating-tiger": "Man-Eating Tiger",
    "barkers_row.attraction.dancing-bear": "Dancing Bear",
    "barkers_row.attraction.boxing-kangaroo": "Boxing Kangaroo",
    "barkers_row.attraction.snake-pit": "Snake Pit",
    "barkers_row.attraction.learned-pig": "Learned Pig",
    "barkers_row.attraction.lobster-boy": "Lobster Boy",
    "barkers_row.attraction.goose-necked-girl": "Goose-Necked Girl",
    "barkers_row.attraction.blockhead-billy": "Blockhead Billy",
    "barkers_row.attraction.conjoined-twins": "Conjoined Twins",
    "barkers_row.attraction.bearded-lady": "Bearded Lady",
    "barkers_row.attraction.human-pincushion": "Human Pincushion",
    "barkers_row.attraction.tattooed-marvel": "Tattooed Marvel",
    "barkers_row.attraction.fire-eater": "Fire-Eater",
    "barkers_row.attraction.rubber-man": "Rubber Man",
    "barkers_row.attraction.tallest-man": "Tallest Man",
    "barkers_row.attraction.shrunken-heads": "Shrunken Heads",
    "barkers_row.attraction.crystal-skull": "Crystal Skull",
    "barkers_row.attraction.fortune-machine": "Fortune Machine",
    "barkers_row.attraction.perpetual-clock": "Perpetual Clock",
    "barkers_row.attraction.hall-of-mirrors": "Hall of Mirrors",
    "barkers_row.attraction.cursed-music-box": "Cursed Music Box",
    "barkers_row.attraction.magic-lantern": "Magic Lantern",
    "barkers_row.attraction.iron-strongbox": "Iron Strongbox",
    "barkers_row.attraction.petrified-egg": "Petrified Egg",
    "barkers_row.attraction.skeleton-key": "Skeleton Key",
    # Their powers, as printed on the cards
    "barkers_row.power.re-animated-man": (
        "Take up to three Horrors from the Barker discards to the Midway."
    ),
    "barkers_row.power.invisible-man": "Take a Rube from the opponent who has the most.",
    "barkers_row.power.pharaohs-tomb": "Play five cards, each from the Row or from the deck.",
    "barkers_row.power.counts-coffin": "One opponent’s marker goes up a level.",
    "barkers_row.power.haunted-portrait": "Look at the Row. Play two cards from it.",
    "barkers_row.power.swamp-fiend": "Beasts count as Horrors this turn.",
    "barkers_row.power.seance-cabinet": "+3 for your next Horrors this turn.",
    "barkers_row.power.phantom-organist": (
        "When you score next this turn, your marker stays where it is."
    ),
    "barkers_row.power.gallows-bride": "Take a Rube from the Crowd.",
    "barkers_row.power.bog-witch": (
        "Clear up to three cards from the Midway, then play two from the deck."
    ),
    "barkers_row.power.girl-rilla": "+3 for your next Beasts this turn.",
    "barkers_row.power.fiji-mermaid": "Every card of value 1 is Wild this turn.",
    "barkers_row.power.two-headed-calf": "When you score next this turn, a third Rube comes.",
    "barkers_row.power.sea-serpent": "Oddities count as Beasts this turn.",
    "barkers_row.power.winged-wolf": "Play three cards from the Row.",
    "barkers_row.power.man-eating-tiger": (
        "Take a Rube from an opponent who has at least as many as you."
    ),
    "barkers_row.power.dancing-bear": "Your marker and one opponent’s go down a level.",
    "barkers_row.power.boxing-kangaroo": (
        "The markers of opponents with at least as many Rubes as you go up a level."
    ),
    "barkers_row.power.snake-pit": "Clear the Row, then play two cards from it.",
    "barkers_row.power.learned-pig": "Draw two Attractions, put one on the bottom.",
    "barkers_row.power.lobster-boy": (
        "Take up to two cards from the Barker discards to the Midway, Wild ones too."
    ),
    "barkers_row.power.goose-necked-girl": (
        "Look at the deck’s top five cards. Play two, put the others back as you like."
    ),
    "barkers_row.power.blockhead-billy": "Every 2 in a suit counts as one suit you name.",
    "barkers_row.power.conjoined-twins": "Your next two scorings this turn cost 2 less each.",
    "barkers_row.power.bearded-lady": "+3 for your next Freaks this turn.",
    "barkers_row.power.human-pincushion": (
        "Your marker goes up a level and two Rubes come. Not at the top of the tower."
    ),
    "barkers_row.power.tattooed-marvel": "Horrors count as Freaks this turn.",
    "barkers_row.power.fire-eater": (
        "Clear one suit from the Midway, but no Wild card, then play four cards from the deck."
    ),
    "barkers_row.power.rubber-man": (
        "Put any number of Attractions from your hand on the bottom and draw one more than that. "
        "Play two cards from the Row."
    ),
    "barkers_row.power.tallest-man": "Take a Rube from the Crowd.",
    "barkers_row.power.shrunken-heads": "Your next scoring this turn costs 3 less.",
    "barkers_row.power.crystal-skull": (
        "Look at the Row and at the deck’s top three cards. Play one of those three, then one from "
        "the Row."
    ),
    "barkers_row.power.fortune-machine": "Draw two Attractions.",
    "barkers_row.power.perpetual-clock": "Another of your Retired Attractions is On-Stage again.",
    "barkers_row.power.hall-of-mirrors": "Oddities are Wild this turn.",
    "barkers_row.power.cursed-music-box": (
        "Each opponent with more Rubes than you loses one to the Crowd."
    ),
    "barkers_row.power.magic-lantern": "Freaks count as Oddities this turn.",
    "barkers_row.power.iron-strongbox": (
        "Take a Rube from the Crowd. Until your next turn nobody can touch your Rubes or marker."
    ),
    "barkers_row.power.petrified-egg": "+3 for your next Oddities this turn.",
    "barkers_row.power.skeleton-key": "Play four cards from the deck.",
    # Log: the opening and the end
    "barkers_row.begins": ("*You* will begin.", "*{who:Name}* will begin."),
    "barkers_row.dealt": (
        "You are dealt {attractions:barkers_row.attraction}.",
        "{who:Name} is dealt {attractions:barkers_row.attraction}.",
    ),
    "barkers_row.keeps": (
        "You keep *{attractions:barkers_row.attraction}*.",
        "{who:Name} keeps *{attractions:barkers_row.attraction}*.",
    ),
    "barkers_row.keeps-three": ("You keep three Attractions.", "{who:Name} keeps three."),
    "barkers_row.wins": (
        "Your grandstand is full: *you win* with {rubes:Rube|Rubes}.",
        "The grandstand is full: *{who:name} wins* with {rubes:Rube|Rubes}.",
    ),
    # Log: Barkers
    "barkers_row.moves": (
        "You move *{kind:barkers_row.kind}*.",
        "{who:Name} moves *{kind:barkers_row.kind}*.",
    ),
    "barkers_row.plays-from-deck": (
        "You play *{kind:barkers_row.kind}* from the deck.",
        "{who:Name} plays *{kind:barkers_row.kind}* from the deck.",
    ),
    "barkers_row.plays-from-held": (
        "You play *{kind:barkers_row.kind}*.",
        "{who:Name} plays *{kind:barkers_row.kind}*.",
    ),
    "barkers_row.plus": ("The + gives you one more.", "The + gives {who:name} one more."),
    "barkers_row.watches": (
        "You see *{kind:barkers_row.kind}* join the Row.",
        "{who:Name} sees *{kind:barkers_row.kind}* join the Row.",
    ),
    "barkers_row.reshuffles": "The deck is made anew from {n:discard|discards}.",
    "barkers_row.clears-row": (
        "You clear the Row: {kinds:barkers_row.kind}.",
        "{who:Name} clears the Row: {kinds:barkers_row.kind}.",
    ),
    "barkers_row.clears-empty-row": "There is no Row to clear.",
    "barkers_row.clears": (
        "You clear *{kind:barkers_row.kind}* from the Midway.",
        "{who:Name} clears *{kind:barkers_row.kind}* from the Midway.",
    ),
    "barkers_row.regains": (
        "You bring *{kind:barkers_row.kind}* back to the Midway.",
        "{who:Name} brings *{kind:barkers_row.kind}* back to the Midway.",
    ),
    # Log: peeks
    "barkers_row.peeks-at-row": ("You look at the Row.", "{who:Name} looks at the Row."),
    "barkers_row.sees-row": (
        "In the Row you see {kinds:barkers_row.kind}.",
        "In the Row {who:name} sees {kinds:barkers_row.kind}.",
    ),
    "barkers_row.peeks-at-deck": (
        "You look at the deck: {n:card|cards}.",
        "{who:Name} looks at the deck: {n:card|cards}.",
    ),
    "barkers_row.sees-deck": (
        "On the deck you find {kinds:barkers_row.kind}.",
        "On the deck {who:name} finds {kinds:barkers_row.kind}.",
    ),
    "barkers_row.picks": (
        "You pick *{kind:barkers_row.kind}* to play.",
        "{who:Name} picks *{kind:barkers_row.kind}* to play.",
    ),
    "barkers_row.picks-one": ("You pick a card to play.", "{who:Name} picks a card to play."),
    "barkers_row.puts-back": (
        "You put back {kinds:barkers_row.kind}, the first on top.",
        "{who:Name} puts back {kinds:barkers_row.kind}, the first on top.",
    ),
    "barkers_row.puts-some-back": (
        "You put {n:card|cards} back on the deck.",
        "{who:Name} puts {n:card|cards} back on the deck.",
    ),
    # Log: Attractions
    "barkers_row.scores": (
        "You bring *{attraction:barkers_row.attraction}* On-Stage, for {n}.",
        "{who:Name} brings *{attraction:barkers_row.attraction}* On-Stage, for {n}.",
    ),
    "barkers_row.cries": (
        "“Come closer, folks! The {kinds:barkers_row.cry} *{attraction:barkers_row.attraction}*!”"
    ),
    "barkers_row.cries-free": (
        "“Come closer, folks! The one and only *{attraction:barkers_row.attraction}*!”"
    ),
    "barkers_row.uses": (
        "You use *{attraction:barkers_row.attraction}*.",
        "{who:Name} uses *{attraction:barkers_row.attraction}*.",
    ),
    "barkers_row.recalls": (
        "*{attraction:barkers_row.attraction}* comes out of retirement for you.",
        "*{attraction:barkers_row.attraction}* comes out of retirement for {who:name}.",
    ),
    "barkers_row.redraws": (
        "You show {attractions:barkers_row.attraction} and draw three others.",
        "{who:Name} shows {attractions:barkers_row.attraction} and draws three others.",
    ),
    "barkers_row.draws": ("You draw an Attraction.", "{who:Name} draws an Attraction."),
    "barkers_row.draws-one": (
        "You draw *{attraction:barkers_row.attraction}*.",
        "{who:Name} draws *{attraction:barkers_row.attraction}*.",
    ),
    "barkers_row.puts-under": (
        "You put an Attraction on the bottom.",
        "{who:Name} puts an Attraction on the bottom.",
    ),
    "barkers_row.puts-one-under": (
        "You put *{attraction:barkers_row.attraction}* on the bottom.",
        "{who:Name} puts *{attraction:barkers_row.attraction}* on the bottom.",
    ),
    # Log: markers, Rubes, effects
    "barkers_row.rises": (
        "Your marker goes up to *{level}*.",
        "{who:Name}: the marker goes up to *{level}*.",
    ),
    "barkers_row.falls": (
        "Your marker goes down to *{level}*.",
        "{who:Name}: the marker goes down to *{level}*.",
    ),
    "barkers_row.gains": (
        "*{n:Rube|Rubes}* for you: {rubes} in all.",
        "*{n:Rube|Rubes}* for {who:name}: {rubes} in all.",
    ),
    "barkers_row.steals": (
        "You take *{n:Rube|Rubes}* from {victim:name}: {rubes} in all.",
        "{who:Name} takes *{n:Rube|Rubes}* from {victim:name}: {rubes} in all.",
    ),
    "barkers_row.loses": (
        "*{n:Rube|Rubes}* of yours back to the Crowd: {rubes} left.",
        "*{n:Rube|Rubes}* of {who:name} back to the Crowd: {rubes} left.",
    ),
    "barkers_row.shielded": (
        "Until your next turn nobody can touch your Rubes or marker.",
        "Until the next turn of {who:name} nobody can touch those Rubes or that marker.",
    ),
    "barkers_row.names": (
        "You name *{suit:barkers_row.suit}*.",
        "{who:Name} names *{suit:barkers_row.suit}*.",
    ),
    "barkers_row.suit-counts-as": (
        "This turn {cards:barkers_row.suit} count as *{suit:barkers_row.suit}*."
    ),
    "barkers_row.value-counts-as": "This turn every {n} counts as *{suit:barkers_row.suit}*.",
    "barkers_row.bonus": (
        "+{n} for your next {suit:barkers_row.suit} this turn.",
        "+{n} for the next {suit:barkers_row.suit} of {who:name} this turn.",
    ),
    "barkers_row.discount": (
        "{n} less for your next {uses:scoring|scorings} this turn.",
        "{n} less for {who:name}: next {uses:scoring|scorings} this turn.",
    ),
    "barkers_row.hold": (
        "Your marker will stay when you score next this turn.",
        "The marker of {who:name} will stay at the next scoring this turn.",
    ),
    "barkers_row.extra": (
        "{n:more Rube|more Rubes} when you score next this turn.",
        "{n:more Rube|more Rubes} for {who:name} at the next scoring this turn.",
    ),
    # Prompts
    "barkers_row.prompt.keep": "choose {n:Attraction|Attractions} to keep",
    "barkers_row.prompt.turn": "move a Barker card",
    "barkers_row.prompt.turn-both": "score, use a power, or end your turn",
    "barkers_row.prompt.turn-score": "score an Attraction, or end your turn",
    "barkers_row.prompt.turn-use": "use a power, or end your turn",
    "barkers_row.prompt.turn-redraw": "exchange three Attractions, or end your turn",
    "barkers_row.prompt.turn-end": "end your turn",
    "barkers_row.prompt.turn-no-row": "the Row is empty: use a power, or end your turn",
    "barkers_row.prompt.turn-must-score": "the Row is empty: score an Attraction",
    "barkers_row.prompt.move-plus": "move another card, for the +",
    "barkers_row.prompt.move-cleared": "move a card from the new Row",
    "barkers_row.prompt.play-row": "play {n:card|cards} from the Row",
    "barkers_row.prompt.play-deck": "play {n:card|cards} from the deck",
    "barkers_row.prompt.play-held": "play the card you picked",
    "barkers_row.prompt.play-any": "play {n:card|cards} from the Row or the deck",
    "barkers_row.prompt.pay": "discard {suit:barkers_row.suit} or Wild worth *{n}* more",
    "barkers_row.prompt.look": "pick {n:card|cards} to play",
    "barkers_row.prompt.order": "which card lies on top?",
    "barkers_row.prompt.steal": "from whom do you take a Rube?",
    "barkers_row.prompt.raise": "whose marker goes up?",
    "barkers_row.prompt.lower": "whose marker goes down?",
    "barkers_row.prompt.name-counts": "name the suit they count as",
    "barkers_row.prompt.name-clears": "name the suit to clear",
    "barkers_row.prompt.bottom": "put {n:Attraction|Attractions} on the bottom",
    "barkers_row.prompt.swap": "put any Attractions on the bottom; you will draw {n}",
    "barkers_row.prompt.recover": "bring back up to *{n:discard|discards}*",
    "barkers_row.prompt.recall": "choose an Attraction to bring back On-Stage",
    "barkers_row.prompt.clear": "clear up to {n:card|cards} from the Midway",
    # Choices
    "barkers_row.choice.move": "Move card {slot} of the Row, {suit:barkers_row.suit}",
    "barkers_row.choice.move-known": "Move card {slot} of the Row, {kind:barkers_row.kind}",
    "barkers_row.choice.clear": "Clear the Row first",
    "barkers_row.choice.from-deck": "Play the top card of the deck",
    "barkers_row.choice.from-held": "Play the card you picked",
    "barkers_row.choice.end-turn": "End turn",
    "barkers_row.choice.done": "That is all",
    "barkers_row.choice.pay": "Pay with {kind:barkers_row.kind}",
    "barkers_row.choice.clear-card": "Clear {kind:barkers_row.kind}",
    "barkers_row.choice.regain": "Bring back {kind:barkers_row.kind}",
    "barkers_row.choice.pick": "Play {kind:barkers_row.kind}",
    "barkers_row.choice.on-top": "{kind:barkers_row.kind} next from the top",
    "barkers_row.choice.name": "{suit:barkers_row.suit}",
    "barkers_row.choice.steal": "Take a Rube from {victim:name}",
    "barkers_row.choice.raise": "Raise the marker of {victim:name}",
    "barkers_row.choice.lower": "Lower the marker of {victim:name}",
    "barkers_row.choice.score": "Score {attraction:barkers_row.attraction} for {n}",
    "barkers_row.choice.use": "Use {attraction:barkers_row.attraction}",
    "barkers_row.choice.keep": "Keep {attraction:barkers_row.attraction}",
    "barkers_row.choice.bottom": "Put {attraction:barkers_row.attraction} on the bottom",
    "barkers_row.choice.recall": "Bring back {attraction:barkers_row.attraction}",
    "barkers_row.choice.redraw": "Exchange {attractions:barkers_row.attraction}",
    # Options
    "barkers_row.preset.full": "The whole show",
    "barkers_row.preset.full.help": "As in the box: forty powers, thirteen seats.",
    "barkers_row.preset.first": "First game",
    "barkers_row.preset.first.help": "Without powers: just move, score and climb.",
    "barkers_row.preset.short": "Short show",
    "barkers_row.preset.short.help": "With powers, and nine seats to fill.",
    "barkers_row.option.powers": "Powers",
    "barkers_row.option.powers.help": "Without powers, Attractions On-Stage only look good.",
    "barkers_row.option.powers.True": "with powers",
    "barkers_row.option.powers.False": "a first game, without",
    "barkers_row.option.seats": "Seats to fill",
    "barkers_row.option.seats.help": "How many Rubes fill a grandstand and win.",
    "barkers_row.option.seats.13": "13 seats",
    "barkers_row.option.seats.9": "9 seats, a short game",
}
