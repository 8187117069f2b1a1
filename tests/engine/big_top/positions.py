"""Positions by hand, built as the engine builds worlds: from what could be seen of them.

Cards are written as their notation: `Cl3`, `Sd6`, `A*`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.chance import Dealer, SeededDealer
from engine.events import Event
from engine.game import OptionValue
from engine.games.big_top import GAME as BIG_TOP
from engine.games.big_top.cards import CARD_OF, NAME, SHORT
from engine.games.big_top.data import FLAVOURS, SUITS
from engine.games.big_top.rules import BigTopState

PLAIN_BETS = (10, 7, 5, 3)
ONE = {"hands": "one"}


def named(short: str) -> str:
    """The name of the card of that notation."""
    return NAME[SHORT.index(short)]


def position(
    *hands: str,
    stacks: str = "",
    charts: Mapping[int, Mapping[int, str]] | None = None,
    bets: Mapping[int, Sequence[int]] | None = None,
    tracks: Mapping[int, int] | None = None,
    totals: Sequence[int] = (),
    turn: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    dealer: Dealer | None = None,
) -> BigTopState:
    """`turn` to play, its calls having slid. hands: per seat its cards, but for the last one, which
    gets all cards that are not named. stacks: per stack its top card. charts: per seat what stands
    on the space of so many dollars."""
    players = len(hands) + 1
    seen: Any = BIG_TOP.new_state(players, options or ONE, SeededDealer(1)).observation(None)
    unused = set(NAME)
    for top in map(named, stacks.split()):
        suit, lane, *_ = top.split("-")
        seen["stacks"][suit]["poster"] = True
        if lane in FLAVOURS:
            seen["stacks"][suit][lane] = int(top[-1])
    for suit, stack in seen["stacks"].items():
        unused -= {f"{suit}-poster"} if stack["poster"] else set()
        unused -= {f"{suit}-{f}-{n}" for f in FLAVOURS for n in range(1, stack[f] + 1)}
    for seat, chart in (charts or {}).items():
        for dollars, short in chart.items():
            seen["charts"][seat][dollars] = named(short)
            unused.remove(named(short))
    seen["hands"] = [[named(short) for short in hand.split()] for hand in hands]
    for hand in seen["hands"]:
        for name in hand:
            unused.remove(name)
    seen["hands"].append(sorted(unused, key=CARD_OF.__getitem__))
    seen["sizes"] = [len(hand) for hand in seen["hands"]]
    seen["bets"] = [
        dict(zip(SUITS, (bets or {}).get(seat, PLAIN_BETS), strict=True)) for seat in range(players)
    ]
    seen["tracks"] = [(tracks or {}).get(seat, 0) for seat in range(players)]
    seen["totals"] = list(totals) or [0] * players
    seen["betting"], seen["deciders"] = False, [turn]
    return BIG_TOP.world(seen, dealer or SeededDealer(1))


def begun(players: int, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Any:
    """A hand at its first turn, all bets being plain ones."""
    state = BIG_TOP.new_state(players, options or ONE, SeededDealer(seed))
    place_bets(state)
    return state


def place_bets(state: BigTopState) -> None:
    """Everybody places the first bets that are offered."""
    while state.block is not None:
        state.apply_action(state.legal_actions()[0])


def options_of(state: BigTopState) -> dict[str, int]:
    """The legal actions by their notation."""
    return {state.choice(action).notation: action for action in state.legal_actions()}


def do(state: BigTopState, *notations: str) -> list[Event]:
    """Play the actions of these notations; returns what was told."""
    events: list[Event] = []
    for notation in notations:
        state.apply_action(options_of(state)[notation], events.append)
    return events


def keys(events: Iterable[Event]) -> list[str]:
    """The log's keys, without their first part."""
    return [event.say.key.partition(".")[2] for event in events if event.say is not None]


def chart(state: BigTopState, seat: int) -> list[str]:
    """What stands on the spaces, from $0 up; a dot where nothing does."""
    names = state.observation(None)["charts"][seat]
    return ["." if name is None else SHORT[CARD_OF[name]] for name in names]
