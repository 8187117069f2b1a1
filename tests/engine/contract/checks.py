"""The contract's promises as functions that raise AssertionError.

The tests beside this run them on every game; `test_mutants.py` runs them on games that are broken
on purpose, so that each is known to find what it is for.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Hashable, Iterable
from pathlib import Path

import pytest

from engine.bots import Bot
from engine.chance import FastDealer, SeededDealer
from engine.errors import IllegalAction
from engine.game import State
from tests.engine.contract.walking import (
    Seen,
    Step,
    frozen,
    offers,
    play_out,
    sampled,
    seen_by,
    snapshot,
    start,
    viewers,
    walk,
)
from tests.engine.games import Case

ROOT = Path(__file__).resolve().parents[3]


def check_clones(case: Case, seed: int) -> None:
    """A clone is equal, has the same future, and neither's future touches the other."""
    for step in sampled(case, seed, 10):
        state = step.before
        first, second = state.clone(), state.clone()
        now = snapshot(case, state)
        assert snapshot(case, first) == now, "a clone differs"
        ahead = play_out(case, first, seed)
        assert snapshot(case, state) == now, "playing on with a clone changed the original"
        assert snapshot(case, second) == now, "playing on with a clone changed another clone"
        assert play_out(case, second, seed) == ahead, "a clone has another future"
        third = state.clone()
        assert play_out(case, state, seed) == ahead, "the original has another future"
        assert snapshot(case, third) == now, "playing on with the original changed a clone"


def check_determinism(case: Case, seed: int) -> None:
    """Seed and actions settle everything, whatever Python's own `random` does."""
    steps = list(walk(case, seed))
    state = start(case, seed)
    for number, step in enumerate(steps):
        random.seed(number)
        random.random()
        events: Seen = []
        state.apply_action(step.action, events.append)
        random.getrandbits(number + 1)
        assert events == step.events, f"other events at step {number}"
        assert snapshot(case, state) == snapshot(case, step.after), f"other position at {number}"


def check_emit_is_free(case: Case, seed: int) -> None:
    """Whether anybody listens makes no difference to the position."""
    silent = start(case, seed)
    ears: Seen = []
    told = case.game.new_state(case.players, case.options, SeededDealer(seed), ears.append)
    assert snapshot(case, silent) == snapshot(case, told), "listening changed the opening"
    for number, step in enumerate(walk(case, seed)):
        silent.apply_action(step.action)
        assert snapshot(case, silent) == snapshot(case, step.after), f"differs at step {number}"


def check_illegal_actions(case: Case, seed: int) -> None:
    """An illegal action raises IllegalAction and leaves no trace, in the future neither."""
    steps = list(walk(case, seed))
    some = random.Random(seed)
    for step in steps[:: max(1, len(steps) // 10)]:
        legal = set(step.before.legal_actions())
        wrong = [a for a in some.sample(range(case.game.num_actions), 10) if a not in legal]
        _refuses(case, step.before, [-1, case.game.num_actions, 10**9, *wrong])
        events: Seen = []
        step.before.apply_action(step.action, events.append)
        assert events == step.events, "a refused action changed what comes"
        assert snapshot(case, step.before) == snapshot(case, step.after)
    _refuses(case, steps[-1].after, [-1, 0, steps[-1].action, case.game.num_actions])


def _refuses(case: Case, state: State, actions: Iterable[int]) -> None:
    now = snapshot(case, state)
    for action in actions:
        events: Seen = []
        with pytest.raises(IllegalAction):
            state.apply_action(action, events.append)
        assert not events, f"the illegal action {action} emitted {events}"
    assert snapshot(case, state) == now, "an illegal action changed the position"


def check_observations_are_fresh(case: Case, seed: int) -> None:
    """An observation is nobody's list: it stays as it is when the game goes on, and may be
    scribbled on."""
    for step in sampled(case, seed, 15):
        for viewer in viewers(case):
            seen = step.before.observation(viewer)
            text = frozen(seen)
            state = step.before.clone()
            play_out(case, step.before.clone(), seed, limit=6)
            before = state.observation(viewer)
            play_out(case, state, seed, limit=6)
            assert frozen(before) == text, "an observation changed when the game went on"
            _scribble(seen)
            assert frozen(step.before.observation(viewer)) == text, "an observation is shared"


def _scribble(value: object) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            _scribble(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _scribble(inner)
        value.append("scribble")


def check_world(case: Case, seed: int) -> None:
    """A world looks to its seat exactly like the real position, is settled by observation and
    dealer, and leaves the observation alone."""
    for number, step in enumerate(sampled(case, seed, 20)):
        for player in range(case.players):
            seen = step.before.observation(player)
            text = frozen(seen)
            for luck in range(3):
                dealer = SeededDealer(1000 * number + luck)
                world = case.game.world(seen, dealer.clone())
                assert frozen(seen) == text, "drawing a world changed the observation"
                assert world.observation(player) == seen, f"seat {player} sees another world"
                _asks_the_same(step.before, world, player)
                again = case.game.world(step.before.observation(player), dealer.clone())
                assert snapshot(case, again) == snapshot(case, world), "the same world differs"
                if not case.hidden:
                    _same_to_all(case, step.before, world)


def _asks_the_same(state: State, other: State, player: int) -> None:
    if state.current_player == player:
        assert other.current_player == player, "a seat that decides does not in its world"
        assert offers(other) == offers(state), f"seat {player} is offered something else"


def _same_to_all(case: Case, state: State, other: State) -> None:
    for viewer in viewers(case):
        assert other.observation(viewer) == state.observation(viewer), "nothing is hidden, yet"


def check_world_has_its_own_chance(case: Case) -> None:
    """What the dice will show in a world comes from the world's dealer."""
    state = start(case, 1)
    seen = state.observation(state.current_player)
    futures = [play_out(case, case.game.world(seen, FastDealer(1)), 1)[0] for _ in range(2)]
    assert futures[0] == futures[1], "one dealer gives two futures"
    others = [play_out(case, case.game.world(seen, SeededDealer(n)), 1)[0] for n in range(6)]
    assert any(other != others[0] for other in others), "chance to come is the same in all worlds"


def check_secrecy(case: Case, seed: int) -> int:
    """When all that a seat cannot know is dealt anew, it sees and is offered the same.

    Returns how many positions were really changed by it.
    """
    changed = 0
    for number, step in enumerate(sampled(case, seed, 30)):
        for player in range(case.players):
            other = case.hooks.reshuffled(step.before, player, SeededDealer(number))
            changed += case.hooks.secrets(other) != case.hooks.secrets(step.before)
            assert other.observation(player) == step.before.observation(player), (
                f"seat {player} sees what it cannot know"
            )
            assert other.observation(None) == step.before.observation(None), "spectators see it"
            assert other.standings() == step.before.standings(), "the standings tell"
            _asks_the_same(step.before, other, player)
    return changed


def check_bots_are_blind(case: Case, seed: int, bot: Bot) -> None:
    """A bot chooses a legal action, by what its seat sees and its dealer alone."""
    for number, step in enumerate(sampled(case, seed, 5)):
        state, player = step.before, step.before.current_player
        other = case.hooks.reshuffled(state, player, SeededDealer(number))
        seen = state.observation(player)
        text = frozen(seen)
        random.seed(number)
        action = bot.choose(case.game, seen, SeededDealer(seed))
        assert frozen(seen) == text, "a bot changed its observation"
        assert action in state.legal_actions(), f"a bot's action {action} is not legal"
        random.seed(number + 1)
        again = bot.choose(case.game, other.observation(player), SeededDealer(seed))
        assert again == action, "a bot chooses differently where its seat sees the same"


def check_events(case: Case, seed: int) -> int:
    """From two positions that look the same to a seat, an action that leads to equal sights was
    told to the seat in equal words.

    Returns how many pairs of different positions were compared.
    """
    compared = 0
    for number, step in enumerate(sampled(case, seed, 120)):
        for viewer in range(case.players):
            after = step.after.observation(viewer)
            told = seen_by(step.events, viewer)
            for luck in range(3):
                other = case.hooks.reshuffled(step.before, viewer, SeededDealer(7 * number + luck))
                if step.action not in other.legal_actions():
                    continue
                different = case.hooks.secrets(other) != case.hooks.secrets(step.before)
                events: Seen = []
                other.apply_action(step.action, events.append)
                if other.observation(viewer) == after:
                    compared += different
                    assert seen_by(events, viewer) == told, (
                        f"seat {viewer} can tell positions apart by the events of step {number}"
                    )
    return compared


def check_memory(case: Case, seed: int, enough: int = 1000) -> int:
    """A seat knows after an action what follows from what it knew before and saw happen.

    Worlds drawn before the action are played on (another seat's action, which may be secret, at
    random). Those that then look like the truth must hold the same things in the same places, about
    as often, as worlds drawn afterwards. Returns how many steps could be compared; stops
    when that is enough.
    """
    compared = 0
    for number, step in enumerate(walk(case, seed)):
        if compared >= enough:
            break
        for player in range(case.players):
            seen = step.after.observation(player)
            if not case.hooks.secrets(step.after) or seen == step.before.observation(player):
                continue
            played_on = _played_on(case, step, player, 1000 * number)
            if len(played_on) < WORLDS:
                continue
            drawn = [case.game.world(seen, SeededDealer(1000 * number + n)) for n in range(WORLDS)]
            before, after = _facts(case, played_on), _facts(case, drawn)
            for fact in before | after:
                assert abs(before[fact] - after[fact]) < 0.6 * WORLDS, (
                    f"step {number}: seat {player} should find {fact} in {before[fact]} of "
                    f"{WORLDS} worlds, but does in {after[fact]}"
                )
            compared += 1
    return compared


WORLDS = 30
"""Enough that chance alone makes no difference as big as check_memory looks for."""


def _played_on(case: Case, step: Step, player: int, luck: int) -> list[State]:
    seen = step.before.observation(player)
    after = step.after.observation(player)
    told = seen_by(step.events, player)
    kept: list[State] = []
    for tries in range(10 * WORLDS):
        world = case.game.world(seen, SeededDealer(luck + tries))
        if world.current_player != step.before.current_player or len(kept) == WORLDS:
            break
        legal = world.legal_actions()
        own = world.current_player == player
        events: Seen = []
        world.apply_action(step.action if own else legal[tries % len(legal)], events.append)
        if world.observation(player) == after and seen_by(events, player) == told:
            kept.append(world)
        if tries == 3 * WORLDS and len(kept) < WORLDS // 10:
            break
    return kept


def _facts(case: Case, worlds: list[State]) -> Counter[tuple[str, Hashable]]:
    return Counter(fact for world in worlds for fact in case.hooks.secrets(world).items())


def check_blocks(case: Case, seed: int) -> int:
    """While several seats choose in secret nothing changes for anybody else, and what one is
    offered does not depend on what another has chosen.

    Returns how many positions inside blocks were looked at.
    """
    inside = 0
    chosen: set[int] = set()
    block: tuple[int, ...] = ()
    last = None
    for number, step in enumerate(walk(case, seed)):
        state, seat = step.before, step.before.current_player
        if state.deciders != block or (seat in chosen and seat != last):
            block, chosen = state.deciders, set()
        chosen.add(seat)
        last = seat
        closing = chosen >= set(block)
        if closing and len(block) == 1:
            continue
        inside += not closing
        others = [viewer for viewer in viewers(case) if viewer != seat]
        sights = [state.observation(viewer) for viewer in others]
        next_offers = None
        for action in state.legal_actions()[:6]:
            after, events = state.clone(), Seen()
            after.apply_action(action, events.append)
            if closing and (after.deciders, after.current_player) != (block, seat):
                continue  # the last of its actions, which may end the block
            where = f"step {number}, action {action} of seat {seat} in the block {block}"
            assert after.deciders == block, f"{where}: it ended before all had chosen"
            assert [after.observation(viewer) for viewer in others] == sights, f"{where}: is seen"
            heard = [seen_by(events, viewer) for viewer in others]
            assert not any(heard), f"{where}: is told"
            assert after.standings() == state.standings(), f"{where}: standings change"
            assert after.current_player in block, f"{where}: {after.current_player} decides"
            if after.current_player != seat:
                assert next_offers in (None, offers(after)), f"{where}: another's offers change"
                next_offers = offers(after)
    return inside


def check_blocks_stand(case: Case, seed: int) -> None:
    """Who is asked in a block does not depend on what anybody holds."""
    for number, step in enumerate(walk(case, seed)):
        if len(step.before.deciders) < 2:
            continue
        for player in range(case.players):
            other = case.hooks.reshuffled(step.before, player, SeededDealer(number))
            assert other.deciders == step.before.deciders, "a block names seats by what they hold"
            assert other.current_player == step.before.current_player


def order_digest(case: Case, seeds: Iterable[int] = range(5)) -> int:
    """32 bits of all the legal actions, in their order, of some random games."""
    digest = 0
    for seed in seeds:
        for step in walk(case, seed):
            digest = zlib.crc32(repr(step.before.legal_actions()).encode(), digest)
    return digest


def check_order_is_fixed(cases: str) -> None:
    """The order of legal actions is the same in processes that hash text differently.

    cases: the list of cases as `module:attribute`.
    """
    module, _, attribute = cases.partition(":")
    program = (
        f"from {module} import {attribute} as cases\n"
        "from tests.engine.contract.checks import order_digest\n"
        "print([order_digest(case, [1]) for case in cases])"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": str(salt), "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for salt in (1, 2)
    }
    assert len(digests) == 1, "the order of legal actions differs from process to process"
