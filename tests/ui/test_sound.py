"""What events sound like."""

from __future__ import annotations

import pytest

from engine.events import Ended, Event, Moved, Revealed, Rolled, Scored, Told, TurnBegan
from ui import sound
from ui.sound import Note

LOUD = (
    Rolled(die="die", face="red", player=0),
    Moved(piece="clown:1", source="space:0-1", target="space:2-1", via=("space:1-1",)),
    Scored(player=0, points=6, place="hole:6"),
    Revealed(place="row:1"),
    Ended(winners=(0,)),
)


@pytest.mark.parametrize("event", LOUD)
@pytest.mark.parametrize("speed", [0.0, 0.6, 1.4])
def test_notes_are_short_soft_and_within_what_people_hear(event: Event, speed: float) -> None:
    notes = sound.of(event, 0, speed)
    assert notes
    for note in notes:
        assert 0 <= note.at < 2
        assert 0 < note.length < 2
        assert 0 < note.loud <= 0.5
        assert 100 < note.pitch < 12_000
    # All at once they must not overdrive.
    assert sum(note.loud for note in notes if note.at == 0) <= 1 or speed == 0


@pytest.mark.parametrize("event", [Told(), TurnBegan(player=1)])
def test_words_alone_are_silent(event: Event) -> None:
    assert sound.of(event) == ()


def test_a_step_is_heard_for_each_space() -> None:
    starts = [note.at for note in sound.of(LOUD[1], speed=1.0)]
    assert len(starts) == 2
    assert starts[1] > starts[0]


def test_each_event_has_a_sound_of_its_own() -> None:
    heard = [sound.of(event, 0) for event in LOUD]
    assert len(set(heard)) == len(heard)


def test_a_bell_is_higher_for_more_points_and_never_breaks() -> None:
    def pitch(notes: tuple[Note, ...]) -> float:
        return notes[0].pitch

    pitches = [pitch(sound.bell(points)) for points in range(1, 9)]
    assert pitches == sorted(set(pitches))
    assert sound.bell(0) == sound.bell(-3) == sound.bell(1)
    assert sound.bell(40) == sound.bell(8)


def test_who_loses_hears_no_fanfare_and_a_round_of_friends_does() -> None:
    ended = Ended(winners=(1,))
    assert sound.of(ended, 1) == sound.of(ended, None)
    assert sound.of(ended, 0) != sound.of(ended, 1)
