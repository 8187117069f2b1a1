"""What is written and spoken on the table of Huzzah!"""

from __future__ import annotations

_WHY = {
    "huzzah.table.full.pawn": "somebody stands there",
    "huzzah.table.full.crowd": "the crowd is full",
    "huzzah.table.full.richard": "Richard stands there",
}

WORDS: dict[str, str | tuple[str, str]] = {
    **_WHY,
    # The board
    "huzzah.table.fair": "The fair: 51 steps, nine stages",
    "huzzah.table.clockwise": "clockwise",
    "huzzah.table.step": "{step:huzzah.step}",
    "huzzah.table.crowd": "crowd of {n}",
    "huzzah.table.counter": "One of the crowd at {step:huzzah.step}",
    "huzzah.table.richard": "King Richard",
    "huzzah.table.richard-at": "King Richard at {step:huzzah.step}",
    "huzzah.table.there": "{seats:name}",
    "huzzah.table.away": "Where crowds come from and go to",
    "huzzah.table.pawn": ("You at {step:huzzah.step}", "{who:Name} at {step:huzzah.step}"),
    "huzzah.table.pawn-on-stage": (
        "You on {stage:huzzah.stage}",
        "{who:Name} on {stage:huzzah.stage}",
    ),
    "huzzah.table.pawn-of": ("Your pawn", "{who:Name}’s pawn"),
    "huzzah.table.stage-open": "{stage:huzzah.stage}, open and empty",
    "huzzah.table.stage-closed": "{stage:huzzah.stage}, closed",
    "huzzah.table.stage-played": (
        "{stage:huzzah.stage}: you, crowd of {n}",
        "{stage:huzzah.stage}: {who:name}, crowd of {n}",
    ),
    "huzzah.table.stage-watched": (
        "{stage:huzzah.stage}: you, crowd of {n}, Richard watches",
        "{stage:huzzah.stage}: {who:name}, crowd of {n}, Richard watches",
    ),
    "huzzah.table.show": ("You show {card:huzzah.card}", "{who:Name} shows {card:huzzah.card}"),
    "huzzah.table.show-hidden": ("Your card, face down", "{who:Name}’s card, face down"),
    "huzzah.table.look.fit": "Show the whole fair",
    "huzzah.table.look.near": "Show the fair large",
    # Where a walk ends
    "huzzah.table.end.take": "{stage:huzzah.stage} is free",
    "huzzah.table.end.heckle": "heckle at {stage:huzzah.stage}",
    "huzzah.table.end.nothing": "no stage here",
    "huzzah.table.end.slides-take": (
        "{why:huzzah.table.full}: on to {step:huzzah.step}, {stage:huzzah.stage} is free"
    ),
    "huzzah.table.end.slides-heckle": (
        "{why:huzzah.table.full}: on to {step:huzzah.step}, heckle at {stage:huzzah.stage}"
    ),
    "huzzah.table.end.slides-nothing": (
        "{why:huzzah.table.full}: on to {step:huzzah.step}, no stage there"
    ),
    # What a Bump would do
    "huzzah.table.bump.take": (
        "A Bump takes you three steps further, to {step:huzzah.step}, where the stage is free.",
        "A Bump takes {who:name} three steps further, to {step:huzzah.step}, where the stage is "
        "free.",
    ),
    "huzzah.table.bump.heckle": (
        "A Bump takes you three steps further, among the audience at {step:huzzah.step}.",
        "A Bump takes {who:name} three steps further, among the audience at {step:huzzah.step}.",
    ),
    "huzzah.table.bump.nothing": (
        "A Bump takes you three steps further, to {step:huzzah.step}: no stage there.",
        "A Bump takes {who:name} three steps further, to {step:huzzah.step}: no stage there.",
    ),
    "huzzah.table.bump.slides-take": (
        "After a Bump {why:huzzah.table.full}: you slide on to {step:huzzah.step}, where the stage "
        "is free.",
        "After a Bump {why:huzzah.table.full}: {who:name} slides on to {step:huzzah.step}, where "
        "the stage is free.",
    ),
    "huzzah.table.bump.slides-heckle": (
        "After a Bump {why:huzzah.table.full}: you slide on to the audience at {step:huzzah.step}.",
        "After a Bump {why:huzzah.table.full}: {who:name} slides on to the audience at "
        "{step:huzzah.step}.",
    ),
    "huzzah.table.bump.slides-nothing": (
        "After a Bump {why:huzzah.table.full}: you slide on to {step:huzzah.step}, no stage there.",
        "After a Bump {why:huzzah.table.full}: {who:name} slides on to {step:huzzah.step}, no "
        "stage there.",
    ),
    "huzzah.table.bump.gate": (
        "A Bump puts Richard on Gate {gate}: a die picks another gate, and three dice his way on."
    ),
    "huzzah.table.bump.richard": (
        "A Bump takes Richard to {step:huzzah.step}, where nobody performs."
    ),
    "huzzah.table.bump.watches": (
        "A Bump takes Richard to {step:huzzah.step}, where he watches you.",
        "A Bump takes Richard to {step:huzzah.step}, where he watches {who:name}.",
    ),
    # Cards
    "huzzah.table.card": "{card:huzzah.card}",
    "huzzah.table.any-time": "any move",
    "huzzah.table.does.bump": "three steps further",
    "huzzah.table.does.crowd": "{n} join one step",
    "huzzah.table.does.finale": "a point a head",
    "huzzah.table.does.finale-here": "score {n}",
    "huzzah.table.does.huzzah": "three walk away",
    "huzzah.table.does.huzzah-here": "{n} walk away",
    "huzzah.table.watched.finale": "score 0",
    "huzzah.table.watched.gain": "score {points}",
    "huzzah.table.watched.lose": "lose {points}",
    "huzzah.table.if-watched": "with Richard there",
    # Below the board
    "huzzah.table.foot": "Your side",
    "huzzah.table.hand": ("Your hand: {n:card|cards}", "{who:Name}’s hand: {n:card|cards}"),
    "huzzah.table.slot": "show",
    "huzzah.table.slot-empty": "Your show card goes here",
    "huzzah.table.slot-full": "Your show card, face down: {card:huzzah.card}",
    "huzzah.table.deck": "Deck: {n:card|cards}",
    "huzzah.table.discards": "Discards: {n:card|cards}",
    "huzzah.table.here": "here",
    "huzzah.table.dice": ("Your roll: {n}", "{who:Name}’s roll: {n}"),
    "huzzah.table.dice-rest": "Three dice",
    "huzzah.table.why.aside": "You have laid this one aside.",
    "huzzah.table.why.no-show": "A Bump is no show: it is played right after a move.",
    "huzzah.table.why.later": "A Bump is played right after somebody has moved.",
    "huzzah.table.why.show-later": "Show cards are chosen when everybody has moved.",
    "huzzah.table.button.take": "Take it",
    "huzzah.table.button.leave": "Leave it",
    "huzzah.table.button.stay": "Stay here",
    "huzzah.table.button.quiet": "Keep quiet",
    "huzzah.table.button.done": "Done",
    "huzzah.table.button.bump": "Bump!",
    "huzzah.table.button.pass": "No Bump",
    # Advice
    "huzzah.table.say.before": "King Richard has not come yet.",
    "huzzah.table.say.over": "The fair is over.",
    "huzzah.table.say.richard": "*Richard* is at {step:huzzah.step}, where nobody performs.",
    "huzzah.table.say.richard-watches": (
        "*Richard* is at {stage:huzzah.stage}, where you perform.",
        "*Richard* is at {stage:huzzah.stage}, where {who:name} performs.",
    ),
    "huzzah.table.say.pick": (
        "Your crowd will stand on the steps of your stage: more steps hold more, and Richard comes "
        "by more often."
    ),
    "huzzah.table.say.reach-take-one": "*{stage:huzzah.stage}* is free: {low:step|steps}.",
    "huzzah.table.say.reach-take-more": "*{stage:huzzah.stage}* is free: {low} to {high} steps.",
    "huzzah.table.say.reach-heckle-one": "Heckle at {stage:huzzah.stage}: {low:step|steps}.",
    "huzzah.table.say.reach-heckle-more": "Heckle at {stage:huzzah.stage}: {low} to {high} steps.",
    "huzzah.table.say.reach-nothing": "No stage is within reach.",
    "huzzah.table.say.take": (
        "Richard’s next way ends at {stage:huzzah.stage} with a chance of *{chance}*."
    ),
    "huzzah.table.say.show": (
        "If nobody bumps him, *Richard* rests at {stage:huzzah.stage} with a chance of *{chance}*."
    ),
    "huzzah.table.say.crowd": "Your crowd: *{n}*.",
    "huzzah.table.say.heckle": (
        "Match the card at *{stage:huzzah.stage}*, and the stage is yours, with its crowd of {n} "
        "and three points.",
        "Match {who:name}’s card, and *{stage:huzzah.stage}* is yours, with its crowd of {n} and "
        "three points.",
    ),
    "huzzah.table.say.place": "{n} join one step, which holds five at most.",
    "huzzah.table.say.remove": "Still to go: *{n}*.",
    "huzzah.table.say.discard": "You draw up to five at the start of the next turn.",
    # The window
    "huzzah.table.ask": ("Does anyone bump you?", "Does anyone bump {who:name}?"),
    "huzzah.table.ask-richard": "Does anyone bump Richard?",
    "huzzah.table.often": "Ask me",
    "huzzah.table.often.always": "Always ask",
    "huzzah.table.often.major": "Only for Richard",
    "huzzah.table.often.never": "Never ask",
    "huzzah.table.nobody": "Nobody",
    "huzzah.table.answers": ("You answer in secret", "{who:Name} answers in secret"),
    "huzzah.table.answered": ("You have answered", "{who:Name} has answered"),
    # The reveal
    "huzzah.table.turned": "The cards are turned",
    "huzzah.table.stage-n": "Stage {n} of 9",
    "huzzah.table.skip": "Skip",
    "huzzah.table.hecklers": "Hecklers",
    "huzzah.table.king-here": "Richard watches",
    "huzzah.table.verdict.took": "Match",
    "huzzah.table.verdict.match": "Match",
    "huzzah.table.verdict.no-match": "No match",
    "huzzah.table.verdict.void": "Pushed away",
    "huzzah.table.result.met": (
        "*{card:huzzah.card}* meets {card:huzzah.card}: both are cancelled, and you step down.",
        "*{card:huzzah.card}* meets {card:huzzah.card}: both are cancelled, and {who:name} steps "
        "down.",
    ),
    "huzzah.table.result.alone": "*{card:huzzah.card}*, and no king in sight.",
    "huzzah.table.result.watched": "*{card:huzzah.card}*, under the king’s eyes.",
    # Plates and the score sheet
    "huzzah.table.not-yet": "not there yet",
    "huzzah.table.on": "at {step:huzzah.step}",
    "huzzah.table.plays-at": "{stage:huzzah.stage} · crowd\u00a0of\u00a0{n}",
    "huzzah.table.heckles-at": "heckles at {stage:huzzah.stage}",
    "huzzah.table.leads": ("You lead this turn", "{who:Name} leads this turn"),
    "huzzah.table.progress": (
        "You: {n} of {target:point|points}",
        "{who:Name}: {n} of {target:point|points}",
    ),
    "huzzah.table.walking": "on the way",
    "huzzah.table.tally": "Where everybody ended",
    "huzzah.table.tally-stage": "Stage",
    "huzzah.table.tally-crowd": "Crowd",
    "huzzah.table.total": "Points",
    "huzzah.table.tally-foot": "{turn:turn|turns}, played to {target}.",
    # Once something is held
    "huzzah.picked.card": "now touch where it goes",
}
