"""Deals the cards that a seat does not see to the others, true to what their passes have shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.chance import Dealer
from engine.games.big_top.cards import bits

SWEEPS = 3


def redeal(pool: int, sizes: Sequence[int], may: Sequence[int], dealer: Dealer) -> list[int]:
    """Hands of these sizes from the set `pool`, which they use up, each within its set `may`.

    There must be such hands; then some are always found. If at most two of the sets that limit a
    hand differ from "any", counting all hands without a limit as one, every such deal is equally
    likely. With more, a random deal is mixed by dealing each two of them anew, SWEEPS times round;
    that comes near to equally likely, but no proof is offered that each deal can be reached.
    """
    limited = [seat for seat, allowed in enumerate(may) if sizes[seat] and pool & ~allowed]
    free = [seat for seat in range(len(may)) if seat not in limited]
    sets = [may[seat] & pool for seat in limited]
    counts = [sizes[seat] for seat in limited]
    rest = sum(sizes[seat] for seat in free)
    if rest:
        sets.append(pool)
        counts.append(rest)
    groups = _fill(pool, sets, counts, dealer) if limited else [pool]
    pairs = list(combinations(range(len(groups)), 2))
    for _ in range(SWEEPS if len(pairs) > 1 else len(pairs)):
        for one, other in pairs:
            _deal_anew(groups, sets, one, other, dealer)
    hands = [0] * len(may)
    for seat, group in zip(limited, groups, strict=False):
        hands[seat] = group
    if rest:
        _share_out(groups[-1], free, sizes, hands, dealer)
    return hands


def _share_out(
    cards: int, seats: Sequence[int], sizes: Sequence[int], hands: list[int], dealer: Dealer
) -> None:
    """Deal these cards to these seats, all ways equally likely."""
    deck = bits(cards)
    dealer.shuffle(deck)
    start = 0
    for seat in seats:
        end = start + sizes[seat]
        hand = 0
        for card in deck[start:end]:
            hand |= 1 << card
        hands[seat] = hand
        start = end


def _deal_anew(groups: list[int], sets: list[int], one: int, other: int, dealer: Dealer) -> None:
    """Deal the cards of two groups anew among them, all ways equally likely."""
    cards = groups[one] | groups[other]
    either = cards & sets[one] & sets[other]
    if not either:
        return
    must = cards & ~sets[other]
    count = groups[one].bit_count() - must.bit_count()
    deck = bits(either)
    taken = 0
    for place in range(count):
        at = place + dealer.below(len(deck) - place)
        deck[place], deck[at] = deck[at], deck[place]
        taken |= 1 << deck[place]
    groups[one] = must | taken
    groups[other] = cards ^ groups[one]


def _fill(pool: int, sets: list[int], counts: list[int], dealer: Dealer) -> list[int]:
    """Some groups of these sizes within these sets, by augmenting paths: whoever has no room left
    for a card hands one of its own on."""
    groups = [0] * len(sets)
    room = counts[:]
    deck = bits(pool)
    dealer.shuffle(deck)
    for card in deck:
        _place(card, groups, sets, room, dealer)
    return groups


def _place(card: int, groups: list[int], sets: list[int], room: list[int], dealer: Dealer) -> None:
    """Search breadth first for a chain of groups that ends where there is room."""
    arriving = {group: (card, -1) for group, allowed in enumerate(sets) if allowed >> card & 1}
    queue = list(arriving)
    dealer.shuffle(queue)
    for group in queue:
        if room[group]:
            room[group] -= 1
            while group >= 0:
                moved, source = arriving[group]
                groups[group] |= 1 << moved
                if source >= 0:
                    groups[source] ^= 1 << moved
                group = source
            return
        for following, allowed in enumerate(sets):
            if following not in arriving and groups[group] & allowed:
                passed_on = groups[group] & allowed
                arriving[following] = (passed_on.bit_length() - 1, group)
                queue.append(following)
    raise AssertionError("no hands fit what is known")
