#!/usr/bin/env python3
"""Writes a random game down, step by step, as text: what was asked, offered, done, told and seen.

    python3 tools/playthrough.py circus --players 3 --options secret=true --seed 7
    python3 tools/playthrough.py --golden     write tests/engine/golden/ anew

The golden texts show in review what a change does to a game. `rules.txt` beside them keeps a mark
of each game's data and of its legal actions, a line a rules version; marks of a version are never
rewritten, because records made with it would be misread: raise `rules_version` instead.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    from tools.workshop import enter

    enter("workshop")

from engine.catalogue import GAMES, by_slug
from engine.chance import SeededDealer
from engine.errors import EngineError
from engine.events import Event, Message
from engine.game import TERMINAL, Choice, Game, Options, State
from tools.simulation import parse_options


def playthrough(
    game: Game[Any], players: int, options: Options, seed: int, most: int | None = None
) -> str:
    """The text of one random game. Raises what `Game.settle` raises.

    most: of a game with more steps only the first half of so many and the last half are told.
    """
    steps: list[list[str]] = [[]]
    for line in _lines(game, players, options, seed):
        if not line:
            steps.append([])
        steps[-1].append(line)
    if most is not None and len(steps) > most:
        steps[most // 2 : -(most // 2)] = [["", "..."]]
    return "\n".join(line for step in steps for line in step) + "\n"


def _lines(game: Game[Any], players: int, options: Options, seed: int) -> Iterator[str]:
    settled = game.settle(players, options)
    choose = random.Random(seed)
    events: list[Event] = []
    state = game.new_state(players, settled, SeededDealer(seed), events.append)
    viewers = [*range(players), None]
    chosen = ", ".join(f"{name}={value}" for name, value in settled.items())
    yield f"{game.slug} · {players} players · {chosen} · seed {seed}"
    yield from _happened(state, events, viewers)
    number = 0
    while state.current_player != TERMINAL:
        number += 1
        events.clear()
        legal = state.legal_actions()
        action = choose.choice(legal)
        waiting = ",".join(map(str, state.deciders))
        yield ""
        yield f"{number}. seat {state.current_player} of {waiting}: {_say(state.prompt())}"
        yield "   " + "  ".join(f"{a}|{state.choice(a).notation}" for a in legal)
        yield f"   > {_choice(state.choice(action))}"
        state.apply_action(action, events.append)
        yield from _happened(state, events, viewers)
    yield ""
    for standing in state.standings():
        share = state.returns()[standing.player]
        yield (
            f"place {standing.place}: seat {standing.player}, "
            f"score {standing.score}, return {share:.3f}"
        )


def _happened(
    state: State, events: Sequence[Event], viewers: Sequence[int | None]
) -> Iterator[str]:
    """Each event once a form, with who sees it so; then a mark of what each seat sees."""
    for event in events:
        forms: dict[str, list[str]] = {}
        for viewer in viewers:
            seen = event.seen_by(viewer)
            if seen is not None:
                forms.setdefault(_event(seen), []).append(_name(viewer))
        for form, who in forms.items():
            yield f"   {'all' if len(who) == len(viewers) else ','.join(who)}: {form}"
    marks = [f"{_name(v)} {_mark(state.observation(v)):08x}" for v in viewers]
    yield f"   sees {' '.join(marks)}"


def _name(viewer: int | None) -> str:
    return "-" if viewer is None else str(viewer)


def _mark(observation: Mapping[str, Any]) -> int:
    return zlib.crc32(json.dumps(observation, sort_keys=True).encode())


def _say(message: Message) -> str:
    return " ".join([message.key, *(f"{name}={value}" for name, value in message.values.items())])


def _choice(choice: Choice) -> str:
    steps = " > ".join("/".join(step) for step in choice.picks)
    return f"{choice.notation}  {_say(choice.say)}  [{steps}]"


def _event(event: Event) -> str:
    told = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("seats", "public") or value is None or value is False or value == ():
            continue
        if field.name == "say":
            told.append(f'"{_say(value)}"')
        else:
            told.append(field.name if value is True else f"{field.name}={value}")
    return " ".join(told)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0 done, 2 the question was wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, help="default: the fewest")
    parser.add_argument("--options", default="", help="name=value,name=value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--golden", action="store_true", help="write all golden files anew")
    asked = parser.parse_args(arguments)
    try:
        if asked.golden:
            from tests.engine import golden

            for name in golden.write():
                print(name)
            return 0
        if asked.game is None:
            raise EngineError("which game?")
        game = by_slug(asked.game)
        players = asked.players or game.players[0]
        options = parse_options(game, asked.options)
        print(playthrough(game, players, options, asked.seed), end="")
    except EngineError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
