"""How Huzzah! is played, in our own words."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    # In one minute
    "huzzah.rules.pane.crowd": "Gather",
    "huzzah.rules.pane.crowd.text": (
        "You perform on a stage. A *Crowd* card brings people to one of its steps, five at most."
    ),
    "huzzah.rules.pane.finale": "Cash in",
    "huzzah.rules.pane.finale.text": (
        "A *Finale* scores a point a head and clears the place. Then walk on to another stage."
    ),
    "huzzah.rules.pane.king": "The king",
    "huzzah.rules.pane.king.text": (
        "Richard hates what crowds love. In his sight a Crowd costs points and a Finale is worth "
        "nothing; a *Huzzah!* scores 12."
    ),
    "huzzah.rules.pane.heckle": "Heckle",
    "huzzah.rules.pane.heckle.text": (
        "Standing in the audience, play the performer’s own card: the stage is yours, and 3 points."
    ),
    # At a glance
    "huzzah.rules.glance.draw": "*Draw* up to five cards.",
    "huzzah.rules.glance.walk": (
        "*Walk*, if you are on the way: three dice, any number of steps up to that. Take a free "
        "stage on whose step you end."
    ),
    "huzzah.rules.glance.show": "*Show* a card face down: performers must, their audience may.",
    "huzzah.rules.glance.richard": "*Richard walks* three dice. At a gate he jumps to another.",
    "huzzah.rules.glance.reveal": "*All cards are turned*, stage by stage",
    "huzzah.rules.glance.crowd": "*2, 3, 5-Crowd*: so many to one step. Richard there: lose that.",
    "huzzah.rules.glance.finale": "*Finale*: a point a head, step down. Richard there: nothing.",
    "huzzah.rules.glance.huzzah": "*Huzzah!*: three walk away. Richard there: 12 points.",
    "huzzah.rules.glance.bump": (
        "*Bump*: right after a move, also Richard’s, the mover goes three steps further."
    ),
    "huzzah.rules.glance.match": (
        "*A heckler with the performer’s card* takes the stage and 3 points; both cards are void."
    ),
    "huzzah.rules.glance.full": (
        "*Five people, a pawn or Richard* make a step full: who stops there slides on."
    ),
    "huzzah.rules.glance.scare": "*Where Richard rests* the crowd of that step runs away.",
    "huzzah.rules.glance.end": (
        "*After discarding up to two cards* the next turn begins. With 50 points or more, and more "
        "than anybody else, you win."
    ),
    # All the rules
    "huzzah.rules.aim": "What it is about",
    "huzzah.rules.aim.1": (
        "You are performers at King Richard’s fair. Gather a crowd before your stage and turn it "
        "into points, but not while the king is watching: he cannot abide what the crowd loves, "
        "and has a weakness for what drives it away. Whoever first has 50 points, and more than "
        "anybody else, wins."
    ),
    "huzzah.rules.board": "The fair",
    "huzzah.rules.board.1": (
        "The way has 51 steps and leads clockwise past nine stages. The coloured steps before a "
        "stage are its area: there its crowd stands, up to five on a step. The steps between, the "
        "Main Gate and the six Jump Gates are blank and hold no crowd. A pawn is either on a "
        "stage, one at most, or on a step of the way; on a step of a stage where somebody "
        "performs it is in the audience."
    ),
    "huzzah.rules.start": "At the start",
    "huzzah.rules.start.1": (
        "Everybody rolls three dice; the highest picks a stage first, and so on. King Richard "
        "comes through a gate that a die names and walks on three dice. With three or four players "
        "three of the stages stay closed. Whoever picked first leads the first turn; the lead goes "
        "round."
    ),
    "huzzah.rules.turn": "A turn",
    "huzzah.rules.turn.1": (
        "*Draw* up to five cards, *walk*, put *shows* face down, let *Richard* walk, *reveal*, "
        "*discard* up to two cards. Whoever is on a stage stays there until a Finale or a heckler "
        "ends it."
    ),
    "huzzah.rules.walk": "Walking",
    "huzzah.rules.walk.1": (
        "Those on the way roll a die for the order. Each rolls three dice and walks as far as it "
        "likes up to the sum, or stays. Whoever stops on a full step (another pawn, Richard, or "
        "five people) slides on to the next that is not."
    ),
    "huzzah.rules.walk.2": (
        "On a step of an open and empty stage you may take the stage, also if you stayed where you "
        "were. From there on nobody can bump you any more."
    ),
    "huzzah.rules.bump": "Bump",
    "huzzah.rules.bump.1": (
        "Right after a pawn or Richard has walked, everybody may bump: the mover goes exactly "
        "three steps further. All choose at once and in secret; of those who want to, the mover "
        "comes first, then whoever follows clockwise; the others keep their cards. Then all are "
        "asked again, until nobody bumps. Who only slid or was pushed cannot be bumped."
    ),
    "huzzah.rules.show": "Shows",
    "huzzah.rules.show.1": (
        "Every performer puts one show card face down; with none in hand, the hand is shown, "
        "discarded and drawn anew. Whoever stands in the audience of a stage may put one down, "
        "too, to heckle. A Bump is no show card."
    ),
    "huzzah.rules.king": "King Richard",
    "huzzah.rules.king.1": (
        "Richard walks exactly three dice. If he stops on a Jump Gate, a die names the gate where "
        "he comes out, and he walks three dice more. Once nobody bumps him he rests: the people on "
        "that very step run away, and a pawn there is pushed one step on. In whose area he rests, "
        "that stage he watches."
    ),
    "huzzah.rules.reveal": "The reveal",
    "huzzah.rules.reveal.1": (
        "All cards are turned at once. Then stage after stage is played. First the hecklers who "
        "still stand there: one whose card is the performer’s takes the stage, scores 3 and the "
        "two change places; both cards are void. Of several such the dice pick one. Cards that do "
        "not match have no effect."
    ),
    "huzzah.rules.reveal.2": (
        "Otherwise the card does what it says. *2, 3, 5-Crowd*: so many people come to one step of "
        "the area; what finds no room is lost. With Richard watching, nobody comes and you lose as "
        "many points, never below nothing. *Finale*: a point for each in the area, who then all "
        "leave; with Richard watching they leave for nothing. You step down to the first step "
        "beyond. *Huzzah!*: three people of your choice leave; with Richard watching they stay and "
        "you score 12."
    ),
    "huzzah.rules.end": "The end",
    "huzzah.rules.end.1": (
        "When the last stage of a turn has been played, whoever has 50 points or more and more "
        "than anybody else has won. If the best are level, another turn is played."
    ),
    "huzzah.rules.options": "House rules",
    "huzzah.rules.options.1": (
        "*Points to win*: 30 for a shorter game. *Closed stages*: none, or as many as leave one "
        "for each player. *Bump cards*: a first game is easier without them."
    ),
}
