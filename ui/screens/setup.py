"""Set-up: who plays, by which rules, then Play.

What can be used: `seat-name`, `seat-kind`, `seat-up`, `seat-remove` (argument: the seat),
`seat-add`, `preset`, `option` (argument: its name), `open-hands`, `take-backs`, `pace`, `start`.
Names, radio buttons and selects tell their value when they change; `ui.draft.changed` takes all
but `start`.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from htpy import (
    Node,
    b,
    div,
    footer,
    h2,
    input,
    li,
    main,
    p,
    section,
    small,
    span,
    ul,
)

from engine.chance import SeededDealer
from engine.events import Message
from engine.session import TakeBacks
from ui.draft import KINDS, PACES, Draft
from ui.focus import Focus, Shape
from ui.people import NAME_LENGTH, Person
from ui.posters import poster_of
from ui.posters.printed import showbill
from ui.screens.rules import tools
from ui.tables import table_for
from ui.widgets.button import cta, does, tool
from ui.widgets.control import Control, control, rule
from ui.widgets.frame import bar
from ui.words import Voice, capital, say, word

# The value of a mixture that is no preset.
OWN = "own"


class SetupView(NamedTuple):
    """shape: how the page lies, which decides between radio buttons and selects."""

    draft: Draft
    shape: Shape = "wide"


def setup(view: SetupView) -> Node:
    """The page."""
    draft = view.draft
    game = draft.game
    return div(class_=f"page setup {game.slug}")[
        bar(game.title, tools(game.slug)),
        main(".two")[
            showbill(poster_of(game.slug)),
            div(".form")[_seats(view), _rules(view), _start(draft)],
        ],
    ]


def _text(key: str, **values: int | str) -> str:
    return say(Message(key, values), Voice())


def badges(draft: Draft) -> list[Node]:
    """The sign of each seat as a new game would show it to a spectator."""
    seats = len(draft.people)
    state = draft.game.new_state(seats, draft.settled, SeededDealer(0))
    drawing, seen = table_for(draft.slug), state.observation(None)
    focus = Focus(Voice([person.name for person in draft.people]))
    return [drawing.plate(seen, seat, focus).badge for seat in range(seats)]


def _seats(view: SetupView) -> Node:
    draft = view.draft
    low, high = draft.game.players[0], draft.game.players[-1]
    note = "curtain" if draft.curtained else "shared" if draft.shared else "alone"
    add = li(".add")[
        cta(word("setup.add"), "seat-add", picture="s-plus", kind="ghost"),
        p(".wide")[word(f"setup.note.{note}")],
    ]
    return section[
        h2(".rule.slab")[word("setup.seats"), " ", small[_text("setup.range", low=low, high=high)]],
        ul(".seatlist")[
            [
                _seat(view, seat, person, badge)
                for seat, (person, badge) in enumerate(
                    zip(draft.people, badges(draft), strict=True)
                )
            ],
            add if len(draft.people) < high else None,
        ],
    ]


def _seat(view: SetupView, seat: int, person: Person, badge: Node) -> Node:
    who = Control(
        f"kind-{seat}",
        _text("setup.kind", name=person.name),
        "seat-kind",
        seat,
        [(kind, word(f"setup.kind.{kind}")) for kind in KINDS],
        person.kind,
    )
    return li[
        badge,
        input(
            does("seat-name", seat),
            id=f"name-{seat}",
            class_="pname",
            type="text",
            value=person.name,
            maxlength=NAME_LENGTH,
            spellcheck="false",
            autocomplete="off",
            enterkeyhint="done",
            aria_label=_text("setup.name", n=seat + 1),
        ),
        control(who, view.shape),
        span(".acts")[
            tool("s-up", _text("setup.up", name=person.name), "seat-up", seat, disabled=seat == 0),
            tool(
                "s-close",
                _text("setup.remove", name=person.name),
                "seat-remove",
                seat,
                disabled=len(view.draft.people) == view.draft.game.players[0],
            ),
        ],
    ]


def _rules(view: SetupView) -> Node:
    draft = view.draft
    settled = draft.settled
    module = draft.game.module
    rules = [
        rule(
            Control(
                f"option-{o.name}",
                word(f"{module}.option.{o.name}"),
                "option",
                o.name,
                [(str(v), capital(word(f"{module}.option.{o.name}.{v}"))) for v in o.values],
                str(settled[o.name]),
            ),
            word(f"{module}.option.{o.name}.help"),
            view.shape,
        )
        for o in draft.offered
    ]
    take_backs = Control(
        "take-backs",
        word("setup.take_backs"),
        "take-backs",
        None,
        [(value, word(f"setup.take_backs.{value}")) for value in get_args(TakeBacks)],
        draft.take_backs,
    )
    pace = Control(
        "pace",
        word("setup.pace"),
        "pace",
        None,
        [(value, word(f"setup.pace.{value}")) for value in PACES],
        draft.pace,
    )
    open_hands = Control(
        "open-hands",
        word("settings.open-hands"),
        "open-hands",
        None,
        [(value, word(f"settings.open-hands.{value}")) for value in ("no", "yes")],
        "yes" if draft.open_hands else "no",
    )
    return section[
        h2(".rule.slab")[word("setup.rules")],
        ul(".opts")[
            _presets(view),
            rules,
            rule(open_hands, word("settings.open-hands.help"), view.shape)
            if draft.secretive
            else None,
            rule(take_backs, word(f"setup.take_backs.{draft.take_backs}.help"), view.shape),
            rule(pace, word("setup.pace.help"), view.shape),
        ],
    ]


def _presets(view: SetupView) -> Node:
    """Options under one name, if the game has such."""
    draft, module = view.draft, view.draft.game.module
    if not draft.game.presets:
        return None
    chosen = draft.preset
    values = [(p.name, word(f"{module}.preset.{p.name}")) for p in draft.game.presets]
    own = [] if chosen else [(OWN, word("setup.preset.own"))]
    given = Control("preset", word("setup.preset"), "preset", None, [*values, *own], chosen or OWN)
    help_key = f"{module}.preset.{chosen}.help" if chosen else "setup.preset.own.help"
    return rule(given, word(help_key), view.shape)


def _start(draft: Draft) -> Node:
    minutes = poster_of(draft.game.slug).minutes
    return footer(".start")[
        p[
            b(".slab")[_text("setup.summary", n=len(draft.people), minutes=minutes)],
            span[word("setup.kept")],
        ],
        cta(word("setup.start"), "start", kind="big"),
    ]
