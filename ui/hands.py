"""Hands: clicks, taps, drags and keys become touches of components and verbs of the app."""

from __future__ import annotations

from typing import Protocol

from ui import browser
from ui.browser import Press
from ui.keyboard import ARROWS, KEYS, towards

# A pointer that moves less than this is a tap (CSS pixels).
SLIP = 8.0

# What Enter does in a field of that name.
ENTERS = {"link": "open", "title": "renamed"}

# Controls that tell of every step on the way, not only of the last.
LIVE = {"scrub"}


class Doer(Protocol):
    """What hands need of the app."""

    def touch(self, component: str) -> None: ...
    def changed(self, verb: str, arg: str, value: str) -> None: ...
    def back(self) -> bool: ...
    def failed(self, error: Exception) -> None: ...


class Hands:
    """One delegated listener per event type."""

    def __init__(self, app: Doer, verbs: browser.Verbs) -> None:
        self.app = app
        self.verbs = verbs
        self._held: Press | None = None
        self._dragging = False
        self._dropped = False
        self._handlers = {
            "click": self.click,
            "change": self.change,
            "input": self.input,
            "keydown": self.key,
            "pointerdown": self.down,
            "pointermove": self.move,
            "pointerup": self.up,
            "pointercancel": self.cancel,
        }

    def listen(self) -> None:
        def handle(press: Press) -> None:
            self._handlers[press.kind](press)

        browser.listen(self._handlers, handle, self.app.failed)

    def click(self, press: Press) -> None:
        if self._dropped:
            self._dropped = False
            return
        if press.do and not press.in_field:
            self.verbs.get(press.do, self._as_change(press))(press.arg)
        elif press.component:
            self.app.touch(press.component)

    def _as_change(self, press: Press) -> browser.Verb:
        return lambda arg: self.app.changed(press.do or "", arg, press.value)

    def change(self, press: Press) -> None:
        if press.do and press.do not in self.verbs:
            self.app.changed(press.do, press.arg, press.value)

    def input(self, press: Press) -> None:
        if press.do in LIVE:
            self.change(press)

    def key(self, press: Press) -> None:
        if press.modified:
            return
        if press.key == "Escape":
            if self.app.back():
                press.stop()
        elif press.in_field:
            if press.key == "Enter" and press.name in ENTERS:
                press.stop()
                self.verbs[ENTERS[press.name]]("")
        elif press.key in ("Enter", " ") and press.component and not press.native:
            press.stop()
            self.app.touch(press.component)
        elif press.key in ARROWS and not browser.in_dialog():
            there = towards(press.key, press.component, browser.boxes("[data-c][tabindex]"))
            if there is not None:
                press.stop()
                browser.focus(f'[data-c="{there}"]')
        elif press.key.lower() in KEYS and browser.shows("banner") and not browser.in_dialog():
            press.stop()
            self.verbs[KEYS[press.key.lower()]]("")

    # Dragging: from a lit piece to a lit place, which is the same as tapping one and the other.

    def down(self, press: Press) -> None:
        self._dropped = False
        lit = press.component and press.component in browser.lit()
        self._held = press if lit else None

    def move(self, press: Press) -> None:
        held = self._held
        if held is None or held.component is None:
            return
        dx, dy = press.x - held.x, press.y - held.y
        if not self._dragging:
            if abs(dx) + abs(dy) < SLIP:
                return
            self._dragging = True
            if not browser.is_picked(held.component):
                self.app.touch(held.component)
        press.stop()
        browser.drag(held.component, dx, dy)

    def up(self, press: Press) -> None:
        held, dragging = self._held, self._dragging
        self._held, self._dragging = None, False
        if held is None or held.component is None or not dragging:
            return
        # The click that follows a drag is not a tap.
        self._dropped = True
        lit = browser.lit()
        target = next((c for c in browser.under(press.x, press.y) if c in lit), None)
        browser.drag(held.component, 0, 0)
        if target is not None and target != held.component:
            self.app.touch(target)
        elif browser.is_picked(held.component):
            self.app.touch(held.component)

    def cancel(self, press: Press) -> None:
        if self._held and self._held.component and self._dragging:
            browser.drag(self._held.component, 0, 0)
        self._held, self._dragging = None, False
