"""A game being set up: who plays, by which rules. Every change gives a new draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args

from engine.bots import BOTS
from engine.catalogue import by_slug
from engine.game import Game, Option, OptionValue, Preset
from engine.session import PERSON, TakeBacks
from ui import director
from ui.people import DEFAULT_NAMES, Person, clean_name

# The person whose device it is; the others at the table are PERSON or the name of a bot.
YOU = "you"
KINDS = (YOU, PERSON, *BOTS)
USUAL_BOT = "greedy"
PACES = tuple(name for name in director.PACES if name != "none")


@dataclass(frozen=True, slots=True)
class Draft:
    """people: in seat order. options: those that differ from the rules as printed.

    chosen_take_backs: None as long as nobody chose; the table then has what suits the game.
    open_hands: people who share the device may see each other's side, so no curtain falls.
    """

    slug: str
    people: tuple[Person, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    chosen_take_backs: TakeBacks | None = None
    pace: str = "easy"
    open_hands: bool = False

    @property
    def game(self) -> Game[Any]:
        return by_slug(self.slug)

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that there are with so many players."""
        return tuple(option for option in self.game.options if option.offered(len(self.people)))

    @property
    def settled(self) -> dict[str, OptionValue]:
        """A value for every option of the game."""
        return self.game.settle(len(self.people), self.options)

    @property
    def preset(self) -> str | None:
        """The preset of the game that the options are like, or None: a mixture of one's own."""
        for preset in self.game.presets:
            if self.game.settle(len(self.people), self._of(preset)) == self.settled:
                return preset.name
        return None

    def _of(self, preset: Preset) -> dict[str, OptionValue]:
        """The options of a preset as far as they are offered to so many."""
        offered = {option.name for option in self.offered}
        return {name: value for name, value in preset.options.items() if name in offered}

    def with_preset(self, name: str) -> Draft:
        """The draft with the options of that preset; unchanged if there is none."""
        found = [preset for preset in self.game.presets if preset.name == name]
        return replace(self, options=self._of(found[0])) if found else self

    @property
    def shared(self) -> bool:
        """Whether several people use this device."""
        return sum(person.kind in (YOU, PERSON) for person in self.people) > 1

    @property
    def secretive(self) -> bool:
        """Whether they have something to hide from each other."""
        return self.shared and self.game.hidden(self.settled)

    @property
    def curtained(self) -> bool:
        """Whether a curtain falls between their turns."""
        return self.secretive and not self.open_hands

    @property
    def seats(self) -> tuple[Person, ...]:
        """The people as a session and a save know them, to whom nobody is "you"."""
        return tuple(
            _as(person, PERSON) if person.kind == YOU else person for person in self.people
        )

    @property
    def take_backs(self) -> TakeBacks:
        return self.chosen_take_backs or ("until-revealed" if self.curtained else "free")


def first_draft(
    slug: str,
    people: Sequence[Person] | None = None,
    pace: str = "easy",
    take_backs: TakeBacks | None = None,
    open_hands: bool = False,
) -> Draft:
    """You against bots: up to four at the table, or as it was the last time. Raises UnknownGame."""
    usual = Draft(slug, (), {}, take_backs, pace, open_hands)
    players = by_slug(slug).players
    if people is not None and len(people) in players:
        first = next((seat for seat, person in enumerate(people) if person.kind == PERSON), None)
        again = (_as(p, YOU) if seat == first else p for seat, p in enumerate(people))
        return replace(usual, people=tuple(again))
    seats = min(max(4, players[0]), players[-1])
    bots = [Person(DEFAULT_NAMES[seat], USUAL_BOT) for seat in range(1, seats)]
    return replace(usual, people=(Person(DEFAULT_NAMES[0], YOU), *bots))


def changed(draft: Draft, verb: str, arg: str, value: str) -> Draft:
    """The draft after a control of the set-up was used; unchanged if it asks for the impossible.

    verb and arg are the control's `data-do` and `data-arg`, value is what was typed or chosen.
    """
    change = CHANGES.get(verb)
    return change(draft, arg, value) if change else draft


def _as(person: Person, kind: str) -> Person:
    return replace(person, kind=kind)


def _seat(draft: Draft, arg: str) -> int | None:
    return int(arg) if arg.isdecimal() and int(arg) < len(draft.people) else None


def _seated(draft: Draft, people: Sequence[Person]) -> Draft:
    """The draft with these people, without options that are not offered to so many."""
    known = {option.name: option for option in draft.game.options}
    options = {n: v for n, v in draft.options.items() if known[n].offered(len(people))}
    return replace(draft, people=tuple(people), options=options)


def _add(draft: Draft, arg: str, value: str) -> Draft:
    if len(draft.people) + 1 not in draft.game.players:
        return draft
    taken = {person.name for person in draft.people}
    name = next(name for name in DEFAULT_NAMES if name not in taken)
    return _seated(draft, [*draft.people, Person(name, USUAL_BOT)])


def _remove(draft: Draft, arg: str, value: str) -> Draft:
    seat = _seat(draft, arg)
    if seat is None or len(draft.people) - 1 not in draft.game.players:
        return draft
    return _seated(draft, [p for i, p in enumerate(draft.people) if i != seat])


def _up(draft: Draft, arg: str, value: str) -> Draft:
    seat = _seat(draft, arg)
    if not seat:
        return draft
    people = list(draft.people)
    people[seat - 1 : seat + 1] = people[seat], people[seat - 1]
    return replace(draft, people=tuple(people))


def _name(draft: Draft, arg: str, value: str) -> Draft:
    seat = _seat(draft, arg)
    if seat is None:
        return draft
    people = list(draft.people)
    people[seat] = replace(people[seat], name=clean_name(value, seat))
    return replace(draft, people=tuple(people))


def _kind(draft: Draft, arg: str, value: str) -> Draft:
    seat = _seat(draft, arg)
    if seat is None or value not in KINDS:
        return draft
    # There is one "you"; whoever was it before stays a person.
    people = [
        _as(person, PERSON) if value == YOU and person.kind == YOU else person
        for person in draft.people
    ]
    people[seat] = _as(people[seat], value)
    return replace(draft, people=tuple(people))


def _option(draft: Draft, arg: str, value: str) -> Draft:
    for option in draft.offered:
        if option.name == arg:
            for known in option.values:
                if str(known) == value:
                    return replace(draft, options={**draft.options, arg: known})
    return draft


def _take_backs(draft: Draft, arg: str, value: str) -> Draft:
    for known in get_args(TakeBacks):
        if known == value:
            return replace(draft, chosen_take_backs=known)
    return draft


def _pace(draft: Draft, arg: str, value: str) -> Draft:
    return replace(draft, pace=value) if value in PACES else draft


def _preset(draft: Draft, arg: str, value: str) -> Draft:
    return draft.with_preset(value)


def _open_hands(draft: Draft, arg: str, value: str) -> Draft:
    return replace(draft, open_hands=value == "yes") if value in ("no", "yes") else draft


CHANGES: dict[str, Callable[[Draft, str, str], Draft]] = {
    "seat-add": _add,
    "seat-remove": _remove,
    "seat-up": _up,
    "seat-name": _name,
    "seat-kind": _kind,
    "option": _option,
    "take-backs": _take_backs,
    "pace": _pace,
    "open-hands": _open_hands,
    "preset": _preset,
}
