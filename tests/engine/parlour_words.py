"""Parlour in English; tests put these beside the words of the real games."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "parlour.kind.one": "One",
    "parlour.kind.two": "Two",
    "parlour.kind.three": "Three",
    "parlour.kind.again": "Again",
    "parlour.kind.peek": "Peek",
    "parlour.kind.stop": "Stop",
    "parlour.option.rounds": "Rounds",
    "parlour.option.rounds.help": "How many rounds are played.",
    "parlour.option.rounds.4": "Four",
    "parlour.option.rounds.8": "Eight",
    "parlour.prompt.bidding": "Bid *one number* in secret.",
    "parlour.prompt.turn": "Play *one card* or pass.",
    "parlour.prompt.window": "Stop this, or *let it be*?",
    "parlour.prompt.ordering": "Which card lies *on top*?",
    "parlour.choice.bid": "Bid {kind:parlour.kind}",
    "parlour.choice.play": "Play {kind:parlour.kind}",
    "parlour.choice.top": "{kind:parlour.kind} on top",
    "parlour.choice.stop": "Stop it",
    "parlour.choice.hold": "Hold",
    "parlour.choice.pass": "Pass",
    "parlour.choice.let": "Let it be",
    "parlour.log.held": ("You have no number to bid.", "{who:Name} has no number to bid."),
    "parlour.log.bid": ("You bid {kind:parlour.kind}.", "{who:Name} bids {kind:parlour.kind}."),
    "parlour.log.played": (
        "You play {kind:parlour.kind}.",
        "{who:Name} plays {kind:parlour.kind}.",
    ),
    "parlour.log.stopped": ("You stop it.", "{who:Name} stops it."),
    "parlour.log.scored": (
        "You score {points:point|points}.",
        "{who:Name} scores {points:point|points}.",
    ),
    "parlour.log.saw": (
        "You find {kinds:parlour.kind} on your pile, top first.",
        "{who:Name} finds {kinds:parlour.kind} on the pile, top first.",
    ),
    "parlour.log.peeked": "{who:Name} looks at two cards.",
    "parlour.log.ordered": (
        "You put {kind:parlour.kind} on top.",
        "{who:Name} puts {kind:parlour.kind} on top.",
    ),
    "parlour.log.put-back": "{who:Name} puts the cards back.",
    "parlour.log.ended": "The game is over: {who:name} won.",
}
