"""Huzzah! in English."""

from __future__ import annotations

_STAGES = (
    ("Gatehouse Green", 1, 4),
    ("Swag Cart", 7, 9),
    ("Maypole Lawn", 11, 15),
    ("Tilt Rail", 18, 21),
    ("Cathedral Stage", 23, 28),
    ("Well Court", 31, 33),
    ("Bower Stage", 35, 39),
    ("Boars Hede", 42, 44),
    ("Chandlers Row", 46, 49),
)
_GATES = (6, 16, 22, 30, 40, 50)
_STEPS = {
    "huzzah.step.0": "the Main Gate",
    **{f"huzzah.step.{n}": f"step {n}" for n in range(1, 51)},
    **{f"huzzah.step.{n}": f"Gate {gate}" for gate, n in enumerate(_GATES, 1)},
    **{
        f"huzzah.step.{n}": f"step {n} ({name})"
        for name, first, last in _STAGES
        for n in range(first, last + 1)
    },
}

WORDS: dict[str, str | tuple[str, str]] = {
    # Terms
    **{f"huzzah.stage.{n}": name for n, (name, _, _) in enumerate(_STAGES, 1)},
    **_STEPS,
    "huzzah.card.two-crowd": "2-Crowd",
    "huzzah.card.three-crowd": "3-Crowd",
    "huzzah.card.five-crowd": "5-Crowd",
    "huzzah.card.finale": "Finale",
    "huzzah.card.huzzah": "Huzzah!",
    "huzzah.card.bump": "Bump",
    # Log: the start, and dice for order
    "huzzah.rolls": ("You roll *{n}* for the order.", "{who:Name} rolls *{n}* for the order."),
    "huzzah.picks": (
        "You set up at *{stage:huzzah.stage}*.",
        "{who:Name} sets up at *{stage:huzzah.stage}*.",
    ),
    "huzzah.turn": (
        "Turn {n}: *you* lead.",
        "Turn {n}: *{who:name}* leads.",
    ),
    # Log: cards
    "huzzah.draws": ("You draw {n:card|cards}.", "{who:Name} draws {n:card|cards}."),
    "huzzah.draws-cards": (
        "You draw {cards:huzzah.card}.",
        "{who:Name} draws {cards:huzzah.card}.",
    ),
    "huzzah.reshuffles": "The deck is empty: the discards are shuffled.",
    "huzzah.discards": (
        "You discard {cards:huzzah.card}.",
        "{who:Name} discards {cards:huzzah.card}.",
    ),
    "huzzah.only-bumps": (
        "You have nothing to show: *{n:Bump|Bumps}*. You discard them and draw anew.",
        "{who:Name} has nothing to show: *{n:Bump|Bumps}*, discarded for a new hand.",
    ),
    "huzzah.empty-hand": (
        "You have no card to show and draw a new hand.",
        "{who:Name} has no card to show and draws a new hand.",
    ),
    # Log: walking
    "huzzah.rolls-to-walk": (
        "You roll *{n}*: that far you may walk.",
        "{who:Name} rolls *{n}* to walk.",
    ),
    "huzzah.walks": (
        "You walk *{steps:step|steps}* to {step:huzzah.step}.",
        "{who:Name} walks *{steps:step|steps}* to {step:huzzah.step}.",
    ),
    "huzzah.stays": (
        "You stay at {step:huzzah.step}.",
        "{who:Name} stays at {step:huzzah.step}.",
    ),
    "huzzah.bumps": (
        "You play a *Bump* on {whom:name}.",
        "{who:Name} plays a *Bump* on {whom:name}.",
    ),
    "huzzah.bumps-own": (
        "You *Bump* yourself along.",
        "{who:Name} plays a *Bump* and hurries on.",
    ),
    "huzzah.bumps-richard": (
        "You play a *Bump* on Richard.",
        "{who:Name} plays a *Bump* on Richard.",
    ),
    "huzzah.bumped": (
        "You stumble on to {step:huzzah.step}.",
        "{who:Name} stumbles on to {step:huzzah.step}.",
    ),
    "huzzah.slides": (
        "No room there: you slide on to {step:huzzah.step}.",
        "No room there: {who:name} slides on to {step:huzzah.step}.",
    ),
    "huzzah.takes": (
        "You take *{stage:huzzah.stage}*.",
        "{who:Name} takes *{stage:huzzah.stage}*.",
    ),
    "huzzah.leaves": (
        "You leave {stage:huzzah.stage} empty.",
        "{who:Name} leaves {stage:huzzah.stage} empty.",
    ),
    # Log: shows face down
    "huzzah.puts-down": (
        "You put a card face down.",
        "{who:Name} puts a card face down.",
    ),
    "huzzah.heckles": (
        "You put a card face down to heckle at {stage:huzzah.stage}.",
        "{who:Name} means to heckle at {stage:huzzah.stage}.",
    ),
    # Log: Richard
    "huzzah.richard-comes": "King Richard comes to the fair by Gate {gate}.",
    "huzzah.richard-walks": "Richard walks *{n:step|steps}* to {step:huzzah.step}.",
    "huzzah.richard-jumps": "Richard slips through to Gate {gate}.",
    "huzzah.richard-bumped": "Richard is bumped on to {step:huzzah.step}.",
    "huzzah.richard-rests": "Richard rests at {step:huzzah.step}.",
    "huzzah.richard-rests-alone": "Richard rests at {stage:huzzah.stage}, where nobody plays.",
    "huzzah.richard-watches": (
        "Richard watches *you* at {stage:huzzah.stage}.",
        "Richard watches *{who:name}* at {stage:huzzah.stage}.",
    ),
    "huzzah.scared": "His step empties: *{n:counter|counters}* off {step:huzzah.step}.",
    "huzzah.pushed": (
        "Richard pushes you on to {step:huzzah.step}.",
        "Richard pushes {who:name} on to {step:huzzah.step}.",
    ),
    # Log: shows
    "huzzah.shows": ("You show *{card:huzzah.card}*.", "{who:Name} shows *{card:huzzah.card}*."),
    "huzzah.no-match": (
        "Your heckle at {stage:huzzah.stage} finds no match.",
        "{who:Name}'s heckle at {stage:huzzah.stage} finds no match.",
    ),
    "huzzah.void": (
        "You were pushed away from {stage:huzzah.stage}: your heckle is void.",
        "{who:Name} was pushed away from {stage:huzzah.stage}: the heckle is void.",
    ),
    "huzzah.matches": (
        "A match! You take *{stage:huzzah.stage}* from {whom:name}.",
        "A match! {who:Name} takes *{stage:huzzah.stage}* from {whom:name}.",
    ),
    "huzzah.heckle-scores": (
        "The heckle brings you *{points:point|points}*.",
        "The heckle brings {who:name} *{points:point|points}*.",
    ),
    "huzzah.steps-down": (
        "You step down to {step:huzzah.step}.",
        "{who:Name} steps down to {step:huzzah.step}.",
    ),
    "huzzah.finale": (
        "Your Finale brings *{points:point|points}*.",
        "{who:Name}'s Finale brings *{points:point|points}*.",
    ),
    "huzzah.finale-watched": (
        "Richard spoils your Finale: {n:counter|counters} gone for nothing.",
        "Richard spoils {who:name}'s Finale: {n:counter|counters} gone for nothing.",
    ),
    "huzzah.pleases": (
        "Richard cries Huzzah! *{points:point|points}* for you.",
        "Richard cries Huzzah! *{points:point|points}* for {who:name}.",
    ),
    "huzzah.offends": (
        "Richard frowns: you lose *{points:point|points}*.",
        "Richard frowns: {who:name} loses *{points:point|points}*.",
    ),
    "huzzah.crowd-leaves": (
        "Your whole crowd leaves: {n:counter|counters}.",
        "{who:Name}'s whole crowd leaves: {n:counter|counters}.",
    ),
    "huzzah.no-crowd": (
        "You have no crowd to lose.",
        "{who:Name} has no crowd to lose.",
    ),
    "huzzah.places": (
        "You draw *{n}* of {of} to {step:huzzah.step}.",
        "{who:Name} draws *{n}* of {of} to {step:huzzah.step}.",
    ),
    "huzzah.places-none": (
        "There is no room at {step:huzzah.step}: your crowd wanders off.",
        "There is no room at {step:huzzah.step}: {who:name}'s crowd wanders off.",
    ),
    "huzzah.removes": (
        "You lose one from {step:huzzah.step}.",
        "{who:Name} loses one from {step:huzzah.step}.",
    ),
    # Log: the end
    "huzzah.turn-limit": "After {n} turns the fair closes.",
    "huzzah.wins": (
        "You win with *{points:point|points}*.",
        "{who:Name} wins with *{points:point|points}*.",
    ),
    "huzzah.share-win": "The win is shared by {winners:name}: *{points:point|points}* each.",
    # Prompts
    "huzzah.prompt.pick": "choose a *stage*",
    "huzzah.prompt.walk": "walk up to *{n:step|steps}*",
    "huzzah.prompt.bump": (
        "at {step:huzzah.step}: does anyone bump *you*?",
        "{who:Name} is at {step:huzzah.step}: does anyone bump?",
    ),
    "huzzah.prompt.bump-richard": "Richard is at {step:huzzah.step}: does anyone bump?",
    "huzzah.prompt.take": "take *{stage:huzzah.stage}*, or leave it",
    "huzzah.prompt.show": "put a *show card* face down",
    "huzzah.prompt.heckle": "heckle at {stage:huzzah.stage} with a *show card*, or keep quiet",
    "huzzah.prompt.place": "your {card:huzzah.card}: choose a *step* for {n}",
    "huzzah.prompt.remove": "your {card:huzzah.card}: {n} more must leave",
    "huzzah.prompt.discard": "discard up to *{n:card|cards}*",
    # Choices
    "huzzah.choice.pick": "Set up at {stage:huzzah.stage}",
    "huzzah.choice.walk": "Walk {steps:step|steps} to {step:huzzah.step}",
    "huzzah.choice.stay": "Stay at {step:huzzah.step}",
    "huzzah.choice.bump": "Play a Bump: three steps further",
    "huzzah.choice.pass": "No Bump",
    "huzzah.choice.take": "Take {stage:huzzah.stage}",
    "huzzah.choice.leave": "Leave {stage:huzzah.stage} empty",
    "huzzah.choice.show": "Show {card:huzzah.card}",
    "huzzah.choice.quiet": "Keep quiet",
    "huzzah.choice.place": "{n} to {step:huzzah.step}, where {there} stand",
    "huzzah.choice.remove": "One leaves {step:huzzah.step}",
    "huzzah.choice.discard": "Discard {card:huzzah.card}",
    "huzzah.choice.done": "Done",
    # Options
    "huzzah.option.target": "Points to win",
    "huzzah.option.target.help": "The game ends in the turn in which somebody has so many points.",
    "huzzah.option.target.50": "50",
    "huzzah.option.target.30": "30, a shorter game",
    "huzzah.option.closed": "Closed stages",
    "huzzah.option.closed.help": (
        "Fewer stages bring people closer together. Usually three are closed for three or four "
        "players, and none for more."
    ),
    "huzzah.option.closed.usual": "as usual",
    "huzzah.option.closed.none": "none",
    "huzzah.option.closed.most": "as many open as players",
    "huzzah.option.bumps": "Bump cards",
    "huzzah.option.bumps.help": "A first game is easier without them.",
    "huzzah.option.bumps.rulebook": "with Bumps",
    "huzzah.option.bumps.none": "without Bumps",
}
