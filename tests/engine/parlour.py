"""Parlour: a small card game for tests only, and the template for adding a game.

It has each mechanism of the contract once. Rules:

The deck holds four cards of each kind (`KINDS`). It is dealt out evenly into face-down piles, one
a seat; each draws three cards from its own pile. A round:

1. Bid (a block: secret and simultaneous). Each seat bids a number from its hand; who has none
   must hold, and so shows that it has none. Bids are discarded. The highest leads; among equals,
   and if all hold, the first one after the last leader.
2. Turn. The leader plays one card that is not a stop, or passes. A number lets the others react:
   a window for all of them (a block), in which a stop may be played. If none is, a die is rolled
   and the leader scores number plus die. `again` gives two more cards to play (a chain). `peek`
   shows the leader the top two cards of its own pile and lets it put them back in either order.
3. Everybody draws up to three cards again.

After the last round the highest score wins; ties share.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.blocks import Block
from engine.chance import Dealer
from engine.errors import IllegalAction
from engine.events import Emit, Ended, Message, Moved, Revealed, Rolled, Scored, Told, TurnBegan
from engine.game import (
    TERMINAL,
    Choice,
    Game,
    Observation,
    Option,
    Options,
    OptionValue,
    Standing,
    State,
    rows,
    winners,
)

# Data, which a real game keeps in its `data.py`.
KINDS = ("one", "two", "three", "again", "peek", "stop")
SIGNS = ("1", "2", "3", "+", "?", "!")
NUMBERS = range(3)
AGAIN, PEEK, STOP = 3, 4, 5
COPIES, HAND, LOOK, DIE = 4, 3, 2, 6

# Actions. A face-up kind is named by its number, so each means the same in every position.
HOLD, BID, PLAY, PASS, PLAY_STOP, LET, TOP = 0, 1, 4, 9, 10, 11, 12
NUM_ACTIONS = TOP + len(KINDS)

BIDDING, TURN, WINDOW, ORDERING, OVER = "bidding", "turn", "window", "ordering", "over"
NOTHING = -1
NO_BLOCK = Block(())


class ParlourState(State):
    """One position.

    hands: per seat how many of each kind. piles: per seat its kinds, top last. seen: per seat how
    many cards on top of its own pile it knows. numbers: per seat how many of its cards can be
    numbers at most, as everybody may work out from its bids. bids: the last ones shown. block: the
    running one, or NO_BLOCK. played: the number that the window is
    about. moves: cards that the leader may still play.
    """

    __slots__ = (
        "bids",
        "block",
        "current_player",
        "dealer",
        "discard",
        "hands",
        "leader",
        "moves",
        "numbers",
        "options",
        "phase",
        "piles",
        "played",
        "round",
        "scores",
        "seen",
    )

    dealer: Dealer
    options: dict[str, OptionValue]
    hands: list[list[int]]
    piles: list[list[int]]
    seen: list[int]
    numbers: list[int]
    block: Block
    bids: list[int]
    discard: list[int]
    scores: list[int]
    phase: str
    round: int
    leader: int
    moves: int
    played: int

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase in (TURN, ORDERING):
            return (self.leader,)
        return self.block.seats

    def legal_actions(self) -> list[int]:
        if self.phase == OVER:
            return []
        hand = self.hands[self.current_player]
        if self.phase == BIDDING:
            return [BID + n for n in NUMBERS if hand[n]] or [HOLD]
        if self.phase == WINDOW:
            return [PLAY_STOP, LET] if hand[STOP] else [LET]
        pile = self.piles[self.leader]
        if self.phase == ORDERING:
            return [TOP + kind for kind in sorted(set(pile[-LOOK:]))]
        kinds = [k for k in range(STOP) if hand[k] and (k != PEEK or pile)]
        return [*(PLAY + k for k in kinds), PASS]

    def apply_action(self, action: int, emit: Emit | None = None) -> None:
        legal = self.legal_actions()
        if action not in legal:
            raise IllegalAction(action, legal)
        if self.phase in (BIDDING, WINDOW):
            self._choose(action, emit)
        elif self.phase == ORDERING:
            self._put_back(action - TOP, emit)
        elif action == PASS:
            self._end_round(emit)
        else:
            self._play(action - PLAY, emit)

    # Blocks: choices wait until the last seat has chosen, and only then does anything change.

    def _open_block(self, phase: str, seats: Iterable[int]) -> None:
        self.phase, self.block = phase, Block(tuple(seats))
        self.current_player = self.block.seat

    def _wait(self, action: int) -> bool:
        """Keep a choice of the running block; whether others have theirs to make still."""
        over = self.block.choose(action)
        if not over:
            self.current_player = self.block.seat
        return not over

    def _choose(self, action: int, emit: Emit | None) -> None:
        if self._wait(action):
            return
        block, self.block = self.block, NO_BLOCK
        answers = {seat: block.chosen(seat)[0] for seat in block.seats}
        if self.phase == BIDDING:
            self.bids = list(answers.values())
            self._show_bids(self.bids, emit)
        else:
            self._close_window(answers, emit)

    def _show_bids(self, bids: list[int], emit: Emit | None) -> None:
        for seat, bid in enumerate(bids):
            if bid == HOLD:
                self.numbers[seat] = 0
                if emit is not None:
                    emit(Told(say=Message("parlour.log.held", {"who": seat}), reveals=True))
            else:
                self._show(seat, bid - BID, "parlour.log.bid", emit)
        seats = len(bids)
        order = [(self.leader + 1 + i) % seats for i in range(seats)]
        self.leader = max(order, key=lambda seat: bids[seat])
        self.moves = 1
        self.phase, self.current_player = TURN, self.leader
        if emit is not None:
            emit(TurnBegan(player=self.leader))

    def _close_window(self, answers: dict[int, int], emit: Emit | None) -> None:
        stoppers = [seat for seat, answer in answers.items() if answer == PLAY_STOP]
        for seat in stoppers:
            self._show(seat, STOP, "parlour.log.stopped", emit)
        if not stoppers:
            face, player = self.dealer.below(DIE) + 1, self.leader
            if emit is not None:
                emit(Rolled(die="die", face=str(face), player=player))
            points = face + self.played + 1
            self.scores[player] += points
            if emit is not None:
                say = Message("parlour.log.scored", {"who": player, "points": points})
                emit(Scored(player=player, points=points, place=f"seat:{player}", say=say))
        self.played = NOTHING
        self._go_on(emit)

    # The leader's turn

    def _play(self, kind: int, emit: Emit | None) -> None:
        self._show(self.leader, kind, "parlour.log.played", emit)
        self.moves -= 1
        if kind in NUMBERS:
            self.played = kind
            self._open_block(WINDOW, (p for p in range(len(self.hands)) if p != self.leader))
        elif kind == PEEK:
            self._peek(emit)
        else:
            self.moves += 2
            self._go_on(emit)

    def _peek(self, emit: Emit | None) -> None:
        seat = self.leader
        self.phase = ORDERING
        self.seen[seat] = max(self.seen[seat], min(LOOK, len(self.piles[seat])))
        if emit is not None:
            top = tuple(KINDS[kind] for kind in reversed(self.piles[seat][-LOOK:]))
            say = Message("parlour.log.saw", {"who": seat, "kinds": top})
            told = Told(say=Message("parlour.log.peeked", {"who": seat}))
            emit(Revealed(place=f"pile:{seat}", say=say, seats=(seat,), public=told))

    def _put_back(self, kind: int, emit: Emit | None) -> None:
        pile = self.piles[self.leader]
        if pile[-1] != kind:
            pile[-1], pile[-LOOK] = pile[-LOOK], pile[-1]
        if emit is not None:
            who = {"who": self.leader}
            say = Message("parlour.log.ordered", {**who, "kind": KINDS[kind]})
            told = Told(say=Message("parlour.log.put-back", who))
            emit(Told(say=say, seats=(self.leader,), public=told))
        self._go_on(emit)

    def _go_on(self, emit: Emit | None) -> None:
        self.phase, self.current_player = TURN, self.leader
        if not self.moves or not any(self.hands[self.leader]):
            self._end_round(emit)

    def _end_round(self, emit: Emit | None) -> None:
        seats = len(self.hands)
        for seat in [(self.leader + i) % seats for i in range(seats)]:
            self._draw_up(seat, emit)
        self.round += 1
        if self.round <= int(self.options["rounds"]):
            self._open_block(BIDDING, range(len(self.hands)))
            return
        self.phase, self.current_player = OVER, TERMINAL
        if emit is not None:
            first = winners(self.standings())
            emit(Ended(winners=first, say=Message("parlour.log.ended", {"who": first})))

    # Cards

    def _show(self, seat: int, kind: int, key: str, emit: Emit | None) -> None:
        """A card goes from a hand face up onto the discard."""
        hand = self.hands[seat]
        hand[kind] -= 1
        self.numbers[seat] = min(self.numbers[seat] - (kind in NUMBERS), sum(hand))
        self.discard[kind] += 1
        if emit is not None:
            piece = f"discard:{KINDS[kind]}-{self.discard[kind]}"
            say = Message(key, {"who": seat, "kind": KINDS[kind]})
            emit(Moved(piece=piece, source=f"seat:{seat}", target="discard", say=say, reveals=True))

    def _draw_up(self, seat: int, emit: Emit | None) -> None:
        hand, pile = self.hands[seat], self.piles[seat]
        count = min(HAND - sum(hand), len(pile))
        # Told in the order of kinds: a seat must not learn more from events than it will know.
        drawn = sorted(pile[len(pile) - count :], reverse=True)
        pile[len(pile) - count :] = drawn
        for _ in range(count):
            kind = pile.pop()
            hand[kind] += 1
            self.numbers[seat] += 1
            self.seen[seat] = max(0, self.seen[seat] - 1)
            if emit is not None:
                source, target = f"pile:{seat}", f"seat:{seat}"
                back = Moved(piece=f"back:{seat}", source=source, target=target)
                card = f"card:{KINDS[kind]}-{hand[kind]}"
                emit(
                    Moved(
                        piece=card,
                        source=source,
                        target=target,
                        seats=(seat,),
                        public=back,
                        reveals=True,
                    )
                )

    # What is seen

    def observation(self, player: int | None) -> Observation:
        hand, top, mine = [0] * len(KINDS), [], NOTHING
        if player is not None:
            hand = self.hands[player]
            for action in self.block.chosen(player):
                mine = action
            pile = self.piles[player]
            top = [KINDS[kind] for kind in reversed(pile[len(pile) - self.seen[player] :])]
        return {
            "viewer": player,
            "players": len(self.hands),
            "options": dict(self.options),
            "deciders": list(self.deciders),
            "over": self.phase == OVER,
            "phase": self.phase,
            "round": self.round,
            "leader": self.leader,
            "moves": self.moves,
            "played": self.played,
            "hand": dict(zip(KINDS, hand, strict=True)),
            "top": top,
            "pending": mine,
            "bids": list(self.bids),
            "cards": [sum(cards) for cards in self.hands],
            "piles": [len(pile) for pile in self.piles],
            "seen": list(self.seen),
            "numbers": list(self.numbers),
            "discard": dict(zip(KINDS, self.discard, strict=True)),
            "scores": list(self.scores),
        }

    def prompt(self) -> Message:
        return Message(f"parlour.prompt.{self.phase}", {"who": self.current_player})

    def choice(self, action: int) -> Choice:
        for key, first, kinds in (("bid", BID, 3), ("play", PLAY, 5), ("top", TOP, 6)):
            if first <= action < first + kinds:
                kind = action - first
                say = Message(f"parlour.choice.{key}", {"kind": KINDS[kind]})
                if key == "top":
                    top = self.piles[self.leader][: -LOOK - 1 : -1]
                    places = tuple(f"top:{i + 1}" for i, k in enumerate(top) if k == kind)
                    return Choice(say, f"^{SIGNS[kind]}", (places,))
                sign = SIGNS[kind] if key == "play" else f"={SIGNS[kind]}"
                return Choice(say, sign, (self._copies(kind), (f"place:{key}",)))
        if action == PLAY_STOP:
            return Choice(
                Message("parlour.choice.stop"), "!", (self._copies(STOP), ("place:play",))
            )
        key, sign = {HOLD: ("hold", "=0"), PASS: ("pass", "-"), LET: ("let", ".")}[action]
        return Choice(Message(f"parlour.choice.{key}"), sign, ((f"button:{key}",),))

    def _copies(self, kind: int) -> tuple[str, ...]:
        count = self.hands[self.current_player][kind]
        return tuple(f"card:{KINDS[kind]}-{i + 1}" for i in range(count))

    def standings(self) -> list[Standing]:
        return rows(self.scores)

    def clone(self) -> ParlourState:
        new = ParlourState.__new__(type(self))
        new.dealer = self.dealer.clone()
        new.options = self.options
        new.hands = [hand[:] for hand in self.hands]
        new.piles = [pile[:] for pile in self.piles]
        new.seen = self.seen[:]
        new.numbers = self.numbers[:]
        new.block = self.block.clone()
        new.bids = self.bids[:]
        new.discard = self.discard[:]
        new.scores = self.scores[:]
        new.phase = self.phase
        new.round = self.round
        new.leader = self.leader
        new.moves = self.moves
        new.played = self.played
        new.current_player = self.current_player
        return new


class Parlour(Game[ParlourState]):
    """See the module. A drawn world gives every deal that fits what was shown the same weight, and
    takes any choice of a seat that has already chosen in the running block for equally likely."""

    slug = "parlour"
    module = "parlour"
    code = 255
    title = "Parlour"
    players = range(2, 5)
    rules_version = 1
    options: tuple[Option, ...] = (Option("rounds", (4, 8), 4),)
    num_actions = NUM_ACTIONS
    data: tuple[Any, ...] = (KINDS, COPIES, HAND, LOOK, DIE)
    state: type[ParlourState] = ParlourState

    def new_state(
        self, players: int, options: Options, dealer: Dealer, emit: Emit | None = None
    ) -> ParlourState:
        state = self.state()
        state.options = self.settle(players, options)
        state.dealer = dealer
        deck = [kind for kind in range(len(KINDS)) for _ in range(COPIES)]
        dealer.shuffle(deck)
        state.piles = [deck[seat::players] for seat in range(players)]
        state.hands = [[0] * len(KINDS) for _ in range(players)]
        state.seen = [0] * players
        state.numbers = [0] * players
        state.bids = [NOTHING] * players
        state.discard = [0] * len(KINDS)
        state.scores = [0] * players
        state.round, state.leader, state.moves, state.played = 1, players - 1, 0, NOTHING
        for seat in range(players):
            state._draw_up(seat, emit)
        state._open_block(BIDDING, range(players))
        return state

    def world(self, observation: Observation, dealer: Dealer) -> ParlourState:
        o, me = observation, observation["viewer"]
        state = self.state()
        state.options = dict(o["options"])
        state.dealer = dealer
        state.seen, state.numbers = list(o["seen"]), list(o["numbers"])
        state.bids = list(o["bids"])
        state.scores, state.discard = list(o["scores"]), list(o["discard"].values())
        state.phase, state.round, state.leader = o["phase"], o["round"], o["leader"]
        state.moves, state.played = o["moves"], o["played"]
        self._deal(state, o, dealer)
        state.block = NO_BLOCK
        state.current_player = next(iter(o["deciders"]), TERMINAL)
        if o["phase"] in (BIDDING, WINDOW):
            # Seats choose in their order, so those before me have chosen, and those after have not.
            state._open_block(o["phase"], o["deciders"])
            while me in o["deciders"] and state.current_player < me:
                legal = state.legal_actions()
                state._wait(legal[dealer.below(len(legal))])
            if o["pending"] != NOTHING:
                state._wait(o["pending"])
        return state

    def value(self, state: ParlourState, player: int) -> float:
        others = [score for seat, score in enumerate(state.scores) if seat != player]
        return state.scores[player] - max(others)

    def _deal(self, state: ParlourState, o: Observation, dealer: Dealer) -> None:
        """Deal what the viewer does not see, again and again until nobody has too many numbers."""
        me, known = o["viewer"], [KINDS.index(name) for name in reversed(o["top"])]
        mine = list(o["hand"].values())
        unseen = [
            kind
            for kind in range(len(KINDS))
            for _ in range(COPIES - mine[kind] - state.discard[kind] - known.count(kind))
        ]
        while True:
            dealer.shuffle(unseen)
            cards = iter(unseen)
            state.hands, state.piles = [], []
            for seat, (count, size) in enumerate(zip(o["cards"], o["piles"], strict=True)):
                top = known if seat == me else []
                hand = mine[:] if seat == me else [0] * len(KINDS)
                for _ in range(0 if seat == me else count):
                    hand[next(cards)] += 1
                state.hands.append(hand)
                state.piles.append([next(cards) for _ in range(size - len(top))] + top)
            held = [sum(hand[kind] for kind in NUMBERS) for hand in state.hands]
            if all(n <= most for n, most in zip(held, state.numbers, strict=True)):
                return


PARLOUR = Parlour()
