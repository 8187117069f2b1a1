"""What is written and spoken on the table of Big Top."""

from __future__ import annotations

WORDS: dict[str, str | tuple[str, str]] = {
    "big_top.table.card": "{card:big_top.card}",
    "big_top.table.sum": "${dollars}",
    "big_top.table.gain": "+${dollars}",
    "big_top.table.hand": (
        "Hand {hand} of {hands} · you deal",
        "Hand {hand} of {hands} · {who:Name} deals",
    ),
    # Tents
    "big_top.table.poster-up": "{suit:big_top.suit}: the Poster is out",
    "big_top.table.poster-down": "{suit:big_top.suit}: the Poster is not out yet",
    "big_top.table.poster-first": "Poster first",
    "big_top.table.poster-first-why": "Nothing can be played here until it is out.",
    "big_top.table.stack": (
        "{suit:big_top.suit}, {flavour:big_top.flavour}: {top} on top, {next} is next"
    ),
    "big_top.table.stack-empty": (
        "{suit:big_top.suit}, {flavour:big_top.flavour}: empty, {next} is next"
    ),
    "big_top.table.complete": "{suit:big_top.suit}, {flavour:big_top.flavour}: complete",
    "big_top.table.next": "next",
    "big_top.table.done": "done",
    "big_top.table.earns": "earns",
    # What the held card would do
    "big_top.table.must": "A called card that is next must be played. It earns nothing.",
    "big_top.table.effect.call": (
        "A call pays nobody now. Whoever else plays a lower card of its kind is paid for it: "
        "${dollars}, less as it slides."
    ),
    "big_top.table.effect.called": "From the chart it earns nothing.",
    "big_top.table.effect.nothing": "Earns nothing.",
    "big_top.table.effect.earns": "Earns ${dollars}: {parts}.",
    "big_top.table.effect.from": ("${dollars} from you", "${dollars} from {who:name}"),
    "big_top.table.effect.opens": (
        "Then your call is next: {card:big_top.card}.",
        "Then {who:name}’s call is next: {card:big_top.card}.",
    ),
    # Charts, bets
    "big_top.table.chart": ("Your chart", "{who:Name}’s chart"),
    "big_top.table.space": "${dollars} space: {card:big_top.card}",
    "big_top.table.space-empty": "${dollars} space, empty",
    "big_top.table.face-down": "Four bets, face down",
    "big_top.table.bets": ("Your bets", "{who:Name}’s bets"),
    "big_top.table.ticket-paid": "paid",
    "big_top.table.ticket-lost": "not paid",
    "big_top.table.leftover": "Cards left",
    "big_top.table.out": "Went out",
    "big_top.table.last-hand": "Hand {hand}: ${track} track, ${receipts} receipts",
    # Placing bets
    "big_top.table.card-of": "card",
    "big_top.table.cards-of": "cards",
    "big_top.table.in-hand": "in hand",
    "big_top.table.receipts": "Receipts left",
    "big_top.table.receipt": "Receipt of ${dollars}",
    "big_top.table.here": "${dollars} here?",
    "big_top.table.bet-on": "{suit:big_top.suit}: ${dollars}",
    "big_top.table.booth": "{suit:big_top.suit}",
    "big_top.table.no-bet": "{suit:big_top.suit}: no receipt yet",
    "big_top.table.receipt-rule": "A receipt pays",
    "big_top.table.receipt-rule-rest": (
        "if you hold no card of its suit when somebody goes out. Who goes out is paid for all four."
    ),
    "big_top.table.change-freely": "Swap them until you are done.",
    "big_top.table.confirm": "Done",
    "big_top.table.pass": "Pass",
    # Your side
    "big_top.table.own": "Your side",
    "big_top.table.hand-of": ("Your hand: {n:card|cards}", "{who:Name}’s hand: {n:card|cards}"),
    "big_top.table.call": "call",
    "big_top.table.track": "track",
    "big_top.table.this-hand": "won",
    "big_top.table.in-hand-n": "in hand {hand}",
    "big_top.table.in-all": "in all",
    "big_top.table.deals": ("You deal", "{who:Name} deals"),
    "big_top.table.dealer-sign": "D",
    "big_top.table.why.forced": "your call comes first: {card:big_top.card}",
    "big_top.table.why.called": "not next, and you have a call of {suit:big_top.suit} already",
    # Once something is held
    "big_top.picked.card": "now touch where it goes",
    "big_top.picked.receipt": "now touch its place: a suit, or another receipt",
    # Score sheet
    "big_top.table.tally": "Dollars hand by hand",
    "big_top.table.tally-foot": "Each hand: track and receipts. A star went out.",
    "big_top.table.tally-foot-short": "A star went out.",
    "big_top.table.hand-over": (
        "Hand {hand} is over: you went out",
        "Hand {hand} is over: {who:name} went out",
    ),
    "big_top.table.brought": "{track} + {receipts}",
    "big_top.table.hand-head": "Hand",
    "big_top.table.total": "Total",
}
