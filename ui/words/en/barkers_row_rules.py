"""How Barker's Row is played, in our own words."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # In one minute
    "barkers_row.rules.pane.move": "Move",
    "barkers_row.rules.pane.move.text": (
        "Each turn *one card* of the Row goes to the Midway. Its back shows the suit, "
        "not the value."
    ),
    "barkers_row.rules.pane.score": "Score",
    "barkers_row.rules.pane.score.text": (
        "Does a suit reach *your level*? Then score an Attraction of it, and discard cards "
        "worth that."
    ),
    "barkers_row.rules.pane.climb": "Climb",
    "barkers_row.rules.pane.climb.text": (
        "*Two Rubes*, as the show calls its guests, sit down. But your marker goes up a level, and "
        "the next Attraction costs more."
    ),
    "barkers_row.rules.pane.amaze": "Amaze",
    "barkers_row.rules.pane.amaze.text": (
        "What you have scored is *On-Stage*: it has *one power*, to use in your turn. Thirteen "
        "Rubes win."
    ),
    # At a glance
    "barkers_row.rules.glance.move": (
        "*Move* one Barker from the Row to the Midway. That is a must, and once a turn."
    ),
    "barkers_row.rules.glance.then": "*Before or after it, as often as you like*",
    "barkers_row.rules.glance.score": (
        "*Score* an Attraction whose suit reaches your level in the Midway, and discard that much "
        "of it, or Wild. Two Rubes, one level up, one new Attraction."
    ),
    "barkers_row.rules.glance.use": "*Use* the power of an Attraction On-Stage. It is Retired.",
    "barkers_row.rules.glance.redraw": (
        "*Exchange* three Attractions of one suit in your hand for new ones."
    ),
    "barkers_row.rules.glance.wild": "*Wild* counts for every suit. A *+* makes you move again.",
    "barkers_row.rules.glance.clear": (
        "*Three of one suit* in the Row may be discarded before you move. Not three Wild ones."
    ),
    "barkers_row.rules.glance.box": (
        "In each suit there are 1, 1, 2, 2, 2, 3, 3; eight Wild cards are worth 1, four with a +."
    ),
    "barkers_row.rules.glance.end": "*A full grandstand* wins at once.",
    # All the rules
    "barkers_row.rules.aim": "What it is about",
    "barkers_row.rules.aim.1": (
        "You are showmen on the same Midway. Everybody adds to what is cried there, and whoever "
        "needs it first uses it up for an Attraction. Each Attraction draws Rubes to your "
        "grandstand: guests from the country, who come in crowds. Who fills its thirteen seats "
        "first has won."
    ),
    "barkers_row.rules.start": "At the start",
    "barkers_row.rules.start.1": (
        "All markers stand on 4, the lowest level of the tower. You are dealt five Attractions and "
        "keep three in secret; what was not kept is shuffled into their deck. Three Barkers are "
        "laid out face down: the Row. Chance says who begins; turns go round in seat order."
    ),
    "barkers_row.rules.move": "Moving a Barker",
    "barkers_row.rules.move.1": (
        "In your turn you move *one* card from the Row to the Midway, where it lies face up, and "
        "the deck’s top card takes its place. A back shows the suit, never the value."
    ),
    "barkers_row.rules.move.2": (
        "If the card has a *+*, the Row is refilled and you must move another one at once; and so "
        "on, as long as there is a + and a card in the Row."
    ),
    "barkers_row.rules.move.3": (
        "Do all three cards of the Row show the same suit? Then you may *clear* them before any "
        "move from the Row: they are discarded and replaced, once for that move. Three Wild ones "
        "cannot be cleared."
    ),
    "barkers_row.rules.wild": "Totals and Wild cards",
    "barkers_row.rules.wild.1": (
        "A suit’s total is what its cards in the Midway are worth together. A Wild card is worth 1 "
        "and counts for all four suits."
    ),
    "barkers_row.rules.score": "Scoring",
    "barkers_row.rules.score.1": (
        "Before or after your move, as often as you can, you may score an Attraction from your "
        "hand whose suit has a total of at least your level. It goes On-Stage. Discard cards of "
        "its suit or Wild ones from the Midway, one by one and as you choose, until they are worth "
        "your level; then stop. What you pay too much is lost."
    ),
    "barkers_row.rules.score.2": (
        "Two Rubes from the Crowd join you, your marker goes up a level (on 10 it stays), and you "
        "draw an Attraction."
    ),
    "barkers_row.rules.power": "Powers",
    "barkers_row.rules.power.1": (
        "Before or after your move, you may use the power of one of your Attractions On-Stage, "
        "even one that you have just scored. It is Retired and then does what it says, step by "
        "step, as far as that can be done. Touch any Attraction to have its power explained."
    ),
    "barkers_row.rules.power.2": (
        "What a power does to cards, totals and scorings lasts until your turn ends. Cards that "
        "count as another suit lie with that suit and are marked. If you use several such powers, "
        "they work in that order; what is Wild by then stays Wild."
    ),
    "barkers_row.rules.power.3": (
        "Playing a card is like moving one, but it does not count as your move of the turn; each + "
        "brings one more from the Row. Who has looked at hidden cards keeps them marked until they "
        "are shuffled; nobody else sees the marks."
    ),
    "barkers_row.rules.redraw": "Three of a suit in hand",
    "barkers_row.rules.redraw.1": (
        "Three Attractions of one suit in your hand may be shown, shuffled into their deck and "
        "replaced. From a hand of more than three you may do so once a turn."
    ),
    "barkers_row.rules.decks": "Decks",
    "barkers_row.rules.decks.1": (
        "If a Barker is needed and the deck is empty, the discards are shuffled. Discards and "
        "Retired Attractions may be looked through by everybody at any time."
    ),
    "barkers_row.rules.end": "The end",
    "barkers_row.rules.end.1": (
        "Who fills the last seat wins on the spot, even in the middle of a power, and Rubes "
        "without a seat do no harm. The other places go by Rubes, and ties are shared."
    ),
    "barkers_row.rules.attractions": "The forty Attractions",
    "barkers_row.rules.options": "House rules",
    "barkers_row.rules.options.1": (
        "*First game*: no powers; you move, score and climb. *Short show*: nine seats."
    ),
}
