"""How Welcome to the Circus is played, in our own words."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # In one minute
    "circus.rules.pane.roll": "Roll",
    "circus.rules.pane.roll.text": (
        "The die names a colour. White is any colour; black too, and it lets a clown step back."
    ),
    "circus.rules.pane.bring": "Bring in",
    "circus.rules.pane.bring.text": (
        "Put a ball of that colour on top in any clown that has room. Three fit."
    ),
    "circus.rules.pane.move": "Or move",
    "circus.rules.pane.move.text": (
        "Walk a clown whose *top* ball has that colour: one step for each ball in it."
    ),
    "circus.rules.pane.drop": "And drop",
    "circus.rules.pane.drop.text": (
        "On an empty hole the *bottom* ball falls in and scores for its owner. The 6 ends the show."
    ),
    # At a glance
    "circus.rules.glance.roll": "*Roll.* The page does it for you.",
    "circus.rules.glance.then": "*Then one of these*",
    "circus.rules.glance.bring": (
        "*Bring in* a ball of the rolled colour, whoever owns it, into a clown with room."
    ),
    "circus.rules.glance.move": (
        "*Move* a clown with that colour on top, as many steps as it holds balls."
    ),
    "circus.rules.glance.lost": "*Lose the turn*, only if neither is possible.",
    "circus.rules.glance.steps": (
        "*Steps* go ahead or aside, never slantwise, never twice over the same space and never "
        "past a clown."
    ),
    "circus.rules.glance.black": "*White* is any colour. *Black* too, with steps back.",
    "circus.rules.glance.hole": (
        "*An empty hole* takes the bottom ball; the walk stays as long. A filled one is floor."
    ),
    "circus.rules.glance.end": "*A ball in the 6* ends the show at once. Most points win.",
    # All the rules
    "circus.rules.aim": "What it is about",
    "circus.rules.aim.1": (
        "Three clowns carry balls up the ring. Each of you plays a colour, but everybody moves all "
        "clowns and brings in all colours. Get *your* balls into the good holes, and mind who "
        "profits when you let one drop."
    ),
    "circus.rules.start": "At the start",
    "circus.rules.start.1": (
        "The clowns stand empty in the first row. All twelve balls, three of each colour, wait "
        "outside; with fewer than four players the colours of nobody play along and score for "
        "nobody. Chance says who begins; turns go round in seat order."
    ),
    "circus.rules.turn": "A turn",
    "circus.rules.turn.1": (
        "The die is rolled. Then you do *one* of two things: bring in a ball, or move a clown. If "
        "both are possible the choice is yours; if neither is, the turn is lost. You may not pass."
    ),
    "circus.rules.die": "The die",
    "circus.rules.die.1": (
        "A colour stands for itself. *White* stands for any colour. *Black* stands for any colour, "
        "too, and a clown that moves on it may also step back."
    ),
    "circus.rules.bring": "Bringing in",
    "circus.rules.bring.1": (
        "Take a ball of the rolled colour from outside, no matter whose it is, and put it into any "
        "clown that holds fewer than three, wherever it stands. It lies on top of the others."
    ),
    "circus.rules.move": "Moving",
    "circus.rules.move.1": (
        "Move one clown whose top ball has the rolled colour. It walks as many steps as it held "
        "balls when it set out."
    ),
    "circus.rules.move.2": (
        "Steps lead ahead or to the side, in any mixture, never slantwise and not off the ring. A "
        "walk never enters a space twice, nor the one it began on, nor one where a clown stands: "
        "nobody walks through anybody."
    ),
    "circus.rules.move.3": (
        "The full length has to be walked if there is a way to do so; otherwise as far as it goes. "
        "A clown without balls stays where it is, and in the way."
    ),
    "circus.rules.hole": "Holes",
    "circus.rules.hole.1": (
        "A clown that comes onto an empty hole, in passing or at the end, loses its *bottom* ball "
        "into it, like it or not. It still walks its full length; only its next walk is shorter. "
        "A hole takes one ball; after that it is floor like any other."
    ),
    "circus.rules.end": "The end",
    "circus.rules.end.1": (
        "The moment a ball drops into the hole worth 6, the show is over, even in mid-walk and "
        "whatever else is still empty. Each of your balls in a hole scores that hole’s points; "
        "balls in clowns and outside score nothing. Most points win, and a tie is a shared win."
    ),
    "circus.rules.options": "House rules",
    "circus.rules.options.1": (
        "*Secret colours*: the colours are dealt face down and shown at the end. *A match*: as "
        "many games as players, and the totals decide. *Two colours each*: for two players, who "
        "add up both. *Break ties*: more own balls in holes win, then the better hole."
    ),
}
