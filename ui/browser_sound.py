"""Plays notes with Web Audio. Nothing sounds before the page was touched, nor in a hidden tab."""

from __future__ import annotations

from typing import Any

from ui.sound import Notes

try:
    import js
except ImportError:
    js = None

LOUDNESS = 0.16
ATTACK = 0.006
SILENT = 0.0001  # an exponential curve cannot reach zero


class Speaker:
    """The page's voice. Where there is no Web Audio it is mute."""

    def __init__(self) -> None:
        self._context: Any = None
        self._out: Any = None

    def play(self, notes: Notes) -> None:
        """Let these notes sound from now on, over what still does."""
        if not notes or not self._ready():
            return
        now = self._context.currentTime
        for note in notes:
            self._sound(now + note.at, note.pitch, note.end, note.length, note.loud, note.wave)

    def _sound(
        self, at: float, pitch: float, end: float | None, length: float, loud: float, wave: str
    ) -> None:
        tone, swell = self._context.createOscillator(), self._context.createGain()
        tone.type = wave
        tone.frequency.setValueAtTime(pitch, at)
        if end is not None:
            tone.frequency.exponentialRampToValueAtTime(end, at + length)
        swell.gain.setValueAtTime(SILENT, at)
        swell.gain.exponentialRampToValueAtTime(loud, at + ATTACK)
        swell.gain.exponentialRampToValueAtTime(SILENT, at + length)
        tone.connect(swell)
        swell.connect(self._out)
        tone.start(at)
        tone.stop(at + length)

    def _ready(self) -> bool:
        if js is None or js.document.hidden or not _touched():
            return False
        if self._context is None:
            if not hasattr(js, "AudioContext"):
                return False
            self._context = js.AudioContext.new()
            self._out = self._context.createGain()
            self._out.gain.value = LOUDNESS
            self._out.connect(self._context.destination)
        if str(self._context.state) != "running":
            self._context.resume()
        return True


def _touched() -> bool:
    """Whether a person has touched the page. Browsers that cannot tell keep it silent anyway."""
    activation = getattr(js.navigator, "userActivation", None)
    return activation is None or bool(activation.hasBeenActive)
