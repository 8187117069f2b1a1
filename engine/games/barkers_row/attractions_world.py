"""Where the Attractions that a seat does not see can be, worked out from the ledger.

Each hidden card of an opponent's hand came there at some moment, and cards that the seat knew to be
in the deck then or later cannot be it. Which card of a hand was scored or put back is not told, so
it is drawn among those it can have been.
"""

from __future__ import annotations

from engine.chance import Dealer
from engine.game import Observation
from engine.games.barkers_row import ledger
from engine.games.barkers_row.cards import ALL_ATTRACTIONS, ATTRACTION, together
from engine.games.barkers_row.data import ALIKE
from engine.games.barkers_row.position import Position

WHAT = {name: number for number, name in enumerate(ledger.NAMES)}
NEVER = -1
ALWAYS = 1 << 30
"""The moment of a place in the deck that may hold any card."""

_GONE = {"returned": 0, "scored": -1, "put-back": -1, "shown": -ALIKE}
"""By how much an entry makes a hand larger."""

# A place: when its card came from the deck (0: it was dealt); or, below NEVER, the card that it is
# known to be.
Place = int


def deal(state: Position, o: Observation, dealer: Dealer) -> None:
    """Give all Attractions that the viewer does not see a place, each deal that its memory allows
    being equally likely."""
    me = o["viewer"]
    own = together(ATTRACTION[name] for name in o["hand"])
    gone = own | sum(state.staged) | sum(state.retired)
    unseen = [card for card in ALL_ATTRACTIONS if not gone >> card & 1]
    others = [seat for seat in range(o["players"]) if seat != me]
    while True:
        memory = Memory(o, dealer)
        if memory.sound:
            deck = [ALWAYS] * (o["attractions"] - len(memory.bottom))
            places = [*memory.bottom, *deck]
            for seat in others:
                places += memory.hands[seat]
            cards = _fill(places, unseen[:], memory.since, dealer)
            if cards is not None:
                break
    size = o["attractions"]
    state.attractions = cards[:size]
    at = size
    for seat in others:
        count = o["hands"][seat]
        state.hands[seat] = together(cards[at : at + count])
        at += count
    if me is not None:
        state.hands[me] = own
    state.ledger = tuple(_entry(line) for line in o["ledger"])


class Memory:
    """What the ledger says, read line by line: places by hand and at the bottom of the deck, the
    last moment at which each card was known to be in the deck, and whether a guess went wrong."""

    def __init__(self, o: Observation, dealer: Dealer) -> None:
        self.me = o["viewer"]
        self.dealer = dealer
        self.sound = True
        self.bottom: list[Place] = []
        self.since: dict[int, int] = {}
        # How many there were at first: what is there now, without all that came and went.
        sizes, self.deck = list(o["hands"]), o["attractions"]
        for what, seat, value in o["ledger"]:
            came = value if what == "drew" else _GONE[what]
            sizes[seat] -= came
            self.deck += came + (what == "scored")
        self.hands: list[list[Place]] = [[0] * size for size in sizes]
        for moment, (what, seat, value) in enumerate(o["ledger"], 1):
            self._read(moment, WHAT[what], seat, value)

    def _read(self, moment: int, what: int, seat: int, value: list[str] | str | int | None) -> None:
        mine = seat == self.me
        if what == ledger.DREW:
            assert isinstance(value, int)
            for _ in range(value):
                place = self.bottom.pop() if self.deck == len(self.bottom) else moment
                self.deck -= 1
                if not mine:
                    self.hands[seat].append(place)
        elif what == ledger.SCORED:
            assert isinstance(value, str)
            if not mine:
                self._leaves(seat, ATTRACTION[value])
        elif what == ledger.PUT_BACK:
            self.deck += 1
            if isinstance(value, str):
                self.bottom.insert(0, ~ATTRACTION[value] + NEVER)
            else:
                hand = self.hands[seat]
                self.bottom.insert(0, hand.pop(self.dealer.below(len(hand))))
        elif isinstance(value, list):
            for name in value:
                card = ATTRACTION[name]
                if what == ledger.SHOWN and not mine:
                    self._leaves(seat, card)
                self.since[card] = 0 if what == ledger.RETURNED else moment
            if what == ledger.SHOWN:
                self.deck += len(value)
                self._shuffled(moment)

    def _leaves(self, seat: int, card: int) -> None:
        """That card was in the hand and is not any more."""
        hand = self.hands[seat]
        if ~card + NEVER in hand:
            hand.remove(~card + NEVER)
            return
        since = self.since.get(card, NEVER)
        able = [at for at, place in enumerate(hand) if place > since]
        if able:
            del hand[able[self.dealer.below(len(able))]]
        else:
            self.sound = False

    def _shuffled(self, moment: int) -> None:
        for place in self.bottom:
            if place < NEVER:
                self.since[~(place - NEVER)] = moment
        self.bottom.clear()


def _fill(
    places: list[Place], unseen: list[int], since: dict[int, int], dealer: Dealer
) -> list[int] | None:
    """Per place a card. Cards known to have been in the deck latest choose first, so that every
    deal is equally likely: the places open to one are open to all that come after it."""
    cards = [~(place - NEVER) if place < NEVER else NEVER for place in places]
    for card in cards:
        if card != NEVER:
            if card not in unseen:
                return None
            unseen.remove(card)
    bound = sorted([card for card in unseen if card in since], key=lambda card: -since[card])
    for card in bound:
        unseen.remove(card)
        able = [at for at, place in enumerate(places) if cards[at] == NEVER and place > since[card]]
        if not able:
            return None
        cards[able[dealer.below(len(able))]] = card
    dealer.shuffle(unseen)
    return [unseen.pop() if card == NEVER else card for card in cards]


def _entry(line: list[object]) -> tuple[int, int, int]:
    """A line of the ledger; what the viewer cannot read is left out, as nobody will ask for it."""
    name, seat, value = line
    assert isinstance(name, str)
    assert isinstance(seat, int)
    if isinstance(value, int):
        return WHAT[name], seat, value
    if isinstance(value, str):
        return WHAT[name], seat, ATTRACTION[value]
    names = value if isinstance(value, list) else []
    return WHAT[name], seat, together(ATTRACTION[one] for one in names)
