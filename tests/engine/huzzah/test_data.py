"""What lies in the box: the board as it is printed on the rule sheet, and the cards."""

from __future__ import annotations

from engine.games.huzzah.data import CARDS, GATES, STAGES, STEPS

BOARD = "-1111-G222-33333G-4444G555555-G666-77777G-888-9999G"
"""A letter a step: the number of its stage, G for a Jump Gate, - for a blank one."""


def test_the_board() -> None:
    assert len(BOARD) == STEPS == 51
    for number, (first, last) in enumerate(STAGES, 1):
        steps = [step for step, letter in enumerate(BOARD) if letter == str(number)]
        assert steps == list(range(first, last + 1)), f"stage {number}"
    assert tuple(step for step, letter in enumerate(BOARD) if letter == "G") == GATES


def test_stages_have_three_to_six_steps_with_blanks_between() -> None:
    assert len(STAGES) == 9
    assert {last - first + 1 for first, last in STAGES} == {3, 4, 5, 6}
    starts = [first for first, _ in STAGES[1:]] + [STAGES[0][0] + STEPS]
    assert all(start - last > 1 for start, (_, last) in zip(starts, STAGES, strict=True))


def test_90_cards() -> None:
    assert {card.name: card.copies for card in CARDS} == {
        "two-crowd": 18,
        "three-crowd": 18,
        "five-crowd": 12,
        "finale": 12,
        "huzzah": 10,
        "bump": 20,
    }
    assert sum(card.copies for card in CARDS) == 90
