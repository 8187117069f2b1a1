"""Picks: from touches to an action."""

from __future__ import annotations

from engine.events import Message
from engine.game import Choice
from ui.picks import Picks, Touch


def offer(action: int, *picks: str | tuple[str, ...]) -> tuple[int, Choice]:
    steps = tuple((p,) if isinstance(p, str) else p for p in picks)
    return action, Choice(Message(f"a{action}"), f"a{action}", steps)


MOVES = (
    offer(1, "clown:0", "space:2-0"),
    offer(2, "clown:0", "space:1-1"),
    offer(3, "clown:1", "space:2-0"),
    offer(4, "ball:red", "clown:0"),
)


def test_what_begins_an_action_is_lit_and_the_last_pick_plays_it() -> None:
    picks = Picks(MOVES)
    assert picks.lit == {"clown:0", "clown:1", "ball:red"}
    assert picks.touch("clown:0") is Touch.PICKED
    assert picks.lit == {"space:2-0", "space:1-1"}
    assert picks.touch("space:1-1") is Touch.PLAY
    assert picks.action == 2


def test_an_action_is_not_played_merely_because_it_is_the_only_one_left() -> None:
    picks = Picks(MOVES)
    assert picks.touch("clown:1") is Touch.PICKED
    assert picks.action is None


def test_the_same_piece_again_is_put_back_and_another_is_lifted_instead() -> None:
    picks = Picks(MOVES)
    picks.touch("clown:0")
    assert picks.touch("clown:0") is Touch.DROPPED
    assert picks.picked == ()
    picks.touch("clown:0")
    assert picks.touch("clown:1") is Touch.DROPPED
    assert picks.picked == ("clown:1",)
    assert picks.back()
    assert not picks.back()


def test_a_target_wins_over_lifting_it() -> None:
    picks = Picks(MOVES)
    picks.touch("ball:red")
    assert picks.touch("clown:0") is Touch.PLAY
    assert picks.action == 4


def test_a_button_plays_at_once_even_when_something_is_lifted() -> None:
    picks = Picks((*MOVES, offer(9, "button:pass")))
    picks.touch("clown:0")
    assert picks.touch("button:pass") is Touch.PLAY
    assert picks.action == 9


def test_actions_with_the_same_picks_are_asked_for() -> None:
    picks = Picks((offer(1, "clown:0", "space:3-0"), offer(2, "clown:0", "space:3-0")))
    picks.touch("clown:0")
    assert picks.touch("space:3-0") is Touch.ASK
    assert [action for action, _ in picks.asked] == [1, 2]
    assert picks.action is None
    picks.back()
    assert picks.asked == ()
    assert picks.picked == ("clown:0",)


def test_interchangeable_components_pick_the_same_action() -> None:
    picks = Picks((offer(1, ("card:a", "card:b"), "place:1"),))
    picks.touch("card:b")
    assert picks.touch("place:1") is Touch.PLAY


def test_two_of_several_are_picked_in_either_order() -> None:
    pair = ("ticket:a", "ticket:b")
    offers = (
        offer(1, pair, pair[::-1]),
        offer(2, ("ticket:a", "ticket:c"), ("ticket:c", "ticket:a")),
    )
    for first, second, action in (("a", "b", 1), ("b", "a", 1), ("c", "a", 2)):
        picks = Picks(offers)
        assert picks.touch(f"ticket:{first}") is Touch.PICKED
        assert f"ticket:{first}" not in picks.lit
        assert picks.touch(f"ticket:{second}") is Touch.PLAY
        assert picks.action == action
    picks = Picks(offers)
    picks.touch("ticket:a")
    assert picks.lit == {"ticket:b", "ticket:c"}
    assert [action for action, _ in picks.meant("ticket:c")] == [2]
    assert picks.touch("ticket:a") is Touch.DROPPED


def test_a_lifted_card_again_can_be_the_last_pick() -> None:
    picks = Picks((offer(1, "card:a", "card:a"), offer(2, "card:a", "place:1")))
    picks.touch("card:a")
    assert picks.touch("card:a") is Touch.PLAY
    assert picks.action == 1


def test_what_is_not_lit_is_refused_and_changes_nothing() -> None:
    picks = Picks(MOVES)
    assert picks.touch("space:7-2") is Touch.REFUSED
    picks.touch("clown:0")
    assert picks.touch("space:7-2") is Touch.REFUSED
    assert picks.picked == ("clown:0",)
    assert Picks().touch("clown:0") is Touch.REFUSED
