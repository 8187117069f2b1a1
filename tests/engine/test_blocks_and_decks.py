"""The mechanisms that several games share: blocks and decks."""

from __future__ import annotations

from engine.blocks import Block
from engine.chance import FastDealer, ScriptedDealer
from engine.decks import Deck


def test_a_block_asks_each_seat_in_turn_until_all_have_chosen() -> None:
    block = Block((2, 0))
    assert (block.seat, block.over) == (2, False)
    assert not block.choose(7)
    assert block.seat == 0
    assert block.choose(8)
    assert block.over
    assert [block.chosen(seat) for seat in range(3)] == [(8,), (), (7,)]


def test_a_choice_of_several_actions_can_be_begun_anew() -> None:
    block = Block((0, 1))
    assert not block.choose(1, done=False)
    assert not block.choose(2, done=False)
    assert (block.seat, block.chosen(0)) == (0, (1, 2))
    block.reconsider()
    assert (block.seat, block.chosen(0)) == (0, ())
    assert not block.choose(3)
    assert (block.seat, block.chosen(0)) == (1, (3,))


def test_a_clone_of_a_block_goes_its_own_way() -> None:
    block = Block((0, 1))
    block.choose(1, done=False)
    other = block.clone()
    other.choose(2)
    assert (block.seat, block.chosen(0)) == (0, (1,))
    assert (other.seat, other.chosen(0)) == (1, (1, 2))


def test_discards_are_shuffled_under_what_is_left() -> None:
    deck = Deck([9], [1, 2, 3])
    assert deck.reshuffle(ScriptedDealer())  # which leaves shuffled things as they are
    assert (deck.cards, deck.discards) == ([1, 2, 3, 9], [])
    assert len(deck) == 4
    deck = Deck([], range(30))
    deck.reshuffle(FastDealer(1))
    assert deck.cards != list(range(30))
    assert sorted(deck.cards) == list(range(30))


def test_without_discards_there_is_nothing_to_shuffle() -> None:
    deck = Deck([4])
    assert not deck.reshuffle(ScriptedDealer())
    assert deck.cards == [4]


def test_a_clone_of_a_deck_is_its_own() -> None:
    deck = Deck([1], [2])
    other = deck.clone()
    other.cards.pop()
    other.discards.append(3)
    assert (deck.cards, deck.discards) == ([1], [2])
