"""The page in the browser. Besides this module only `ui.browser_*` and `ui.main` touch JavaScript.
All but `ui.main` import on plain CPython too.

On CPython the functions that only look (`query`, `fragment`, media) answer with what a page without
a browser would have; those that act need the real thing.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ui.html import Parts

try:
    import js
    from pyodide.ffi import create_proxy, to_js

    HERE = True
except ImportError:
    js = create_proxy = to_js = None
    HERE = False

ROOT = "app"

Verb = Callable[[str], None]
Verbs = dict[str, Verb]


# The address


def fragment() -> str:
    """The address's `#...`, or an empty text."""
    return str(js.location.hash) if HERE else ""


def go(new: str, *, replace: bool = False) -> None:
    """Change the fragment. With `replace` the page before keeps its place in the history and no
    event is sent; otherwise a `hashchange` follows."""
    if replace:
        js.history.replaceState(None, "", new)
    elif fragment() != new:
        js.location.hash = new


def query(name: str) -> str | None:
    """A value of the address's `?name=value`, or None."""
    if not HERE:
        return None
    value = js.URLSearchParams.new(js.location.search).get(name)
    return value if isinstance(value, str) else None


def address(new_fragment: str) -> str:
    """This page's full address with another fragment and without a query."""
    return f"{js.location.origin}{js.location.pathname}{new_fragment}"


def matches(media: str) -> bool:
    """Whether a media query holds."""
    return HERE and bool(js.matchMedia(media).matches)


# The page


# Fields in which somebody may be typing.
TYPED = "input:not([type=range]), textarea"
# What the keyboard's focus can be on, and where it goes if that is gone.
GLIDE = "glide"
USABLE = "a[href], button, input, select, textarea, summary, [tabindex]"
NEAR = ("#banner", ".bar h1")

_parts = Parts()


def morph(html: str) -> None:
    """Make the root's content equal to this HTML, keeping every element that stays, and what is
    being typed."""
    # Idiomorph leaves alone all that is inside an active element when it is to keep its value;
    # a dialog is active as a whole.
    element = js.document.activeElement
    settings = js.window.sawdust.morphing
    settings.ignoreActiveValue = bool(element) and bool(element.matches(TYPED))
    before = _handle(element)
    try:
        js.Idiomorph.morph(_root(), _parts.news(html), settings)
    except Exception:
        _parts.forget()  # who knows what the page holds now
        raise
    if before and not js.document.activeElement.matches(USABLE):
        _focus_near(before)


def _root() -> Any:
    return js.document.getElementById(ROOT)


async def painted() -> None:
    """Wait until what was drawn has been painted."""
    if HERE:
        await js.window.sawdust.painted()


def dress(title: str, body_class: str) -> None:
    """The window's title and the body's class (a game's colours)."""
    if js.document.title != title:
        js.document.title = title
    if js.document.body.className != body_class:
        js.document.body.className = body_class


def turn_theme() -> str:
    """Change to the other theme; returns its name."""
    night = js.document.documentElement.getAttribute("data-theme") == "night"
    name = "matinee" if night else "night"
    js.window.sawdust.theme(name)
    return name


def theme(name: str) -> None:
    """Show the theme of that name; any other name follows the system."""
    js.window.sawdust.theme(name)


def mark(name: str, value: str) -> None:
    """Give the document an attribute `data-<name>`, for the style sheets."""
    js.document.documentElement.setAttribute(f"data-{name}", value)


def settled(yes: bool) -> None:
    """Mark the root while nothing is pending: no bot, no motion, no save."""
    _root().toggleAttribute("data-settled", yes)


def complain(error: BaseException) -> None:
    """Tell the console, for a bug report."""
    js.console.error("".join(traceback.format_exception(error)))


def speak(text: str) -> None:
    """Put a text into the live region, where a screen reader says it once."""
    region = js.document.getElementById("live")
    if region is not None:
        region.textContent = text


def ready() -> None:
    """Tell the shell that Python has taken over."""
    js.window.sawdust.ready()


def focus(selector: str) -> bool:
    """Move the keyboard's focus to the first element that matches."""
    element = _root().querySelector(selector)
    if not element:
        return False
    element.focus()
    return True


def focus_is_lost() -> bool:
    """Whether nothing that can be used has the keyboard's focus."""
    element = js.document.activeElement
    return not element or bool(element.matches("body, :disabled"))


_focus_before = ""


def remember_focus() -> None:
    """Keep in mind what has the focus, unless it is in a dialog."""
    global _focus_before
    element = js.document.activeElement
    if element and not element.closest("[role=dialog]"):
        _focus_before = _handle(element)


def restore_focus() -> None:
    """Give the focus back to what had it before a dialog was laid over."""
    if focus_is_lost():
        _focus_near(_focus_before)


def _handle(element: Any) -> str:
    """A selector that finds this element again; empty if it is none that can have the focus."""
    if not element or not element.matches(USABLE):
        return ""
    if element.id:
        return f'[id="{element.id}"]'
    named = ("data-do", "data-arg", "href")
    has = [name for name in named if element.hasAttribute(name)]
    # The page's own tags have no name that two of them share.
    return str(element.tagName) + "".join(f'[{n}="{element.getAttribute(n)}"]' for n in has)


def _focus_near(before: str) -> None:
    """Give the focus to what was there before, or else to what the page says first, and never to
    nothing. In an open dialog that is the dialog's business."""
    ways = [] if in_dialog() else [_focus_before, *NEAR]
    for selector in (before, *ways):
        element = _root().querySelector(selector) if selector else None
        if element and element.matches(USABLE) and not element.closest("[inert], :disabled"):
            element.focus()
            return


def in_dialog() -> bool:
    """Whether a dialog is open."""
    return bool(_root().querySelector("[role=dialog]"))


def shows(element_id: str) -> bool:
    """Whether an element of that id is there."""
    return bool(js.document.getElementById(element_id))


def lit() -> set[str]:
    """Component ids that can be picked, as drawn."""
    return {str(e.getAttribute("data-c")) for e in _root().querySelectorAll("[data-c].on")}


def is_picked(component: str) -> bool:
    """Whether a component is drawn as picked."""
    element = _component(component)
    return bool(element) and bool(element.classList.contains("picked"))


def reason(component: str) -> str:
    """Why a component cannot be picked, if its drawing says so."""
    element = _component(component)
    # What is drawn in SVG has no property for it, but the attribute.
    return str(element.getAttribute("title") or "") if element else ""


def value_of(name: str) -> str:
    """What stands in the form field of that name."""
    element = _root().querySelector(f'[name="{name}"]')
    return str(element.value) if element else ""


async def copy(text: str) -> bool:
    """Put a text on the clipboard; False if the browser does not let us."""
    try:
        await js.navigator.clipboard.writeText(text)
    except Exception:
        return False
    return True


# Places and motion


class Box(NamedTuple):
    """A rectangle on the screen, in CSS pixels: its centre and its size."""

    x: float
    y: float
    width: float
    height: float


def box(component: str) -> Box | None:
    """Where a component is drawn, or None if it is not."""
    element = _component(component)
    return _box(element) if element else None


def bring(selector: str) -> None:
    """Scroll the place around the first element that matches so that it is in the middle; nothing
    happens outside a `data-pan`."""
    element = _root().querySelector(selector)
    around = element.closest("[data-pan]") if element else None
    if around:
        here, there = _box(element), _box(around)
        around.scrollBy(here.x - there.x, here.y - there.y)


def _component(name: str) -> Any:
    return _root().querySelector(f'[data-c="{name}"]')


def _box(element: Any) -> Box:
    r = element.getBoundingClientRect()
    return Box(r.left + r.width / 2, r.top + r.height / 2, r.width, r.height)


def boxes(selector: str) -> dict[str, Box]:
    """Component id -> box of all components that match the selector."""
    return {
        str(element.getAttribute("data-c")): _box(element)
        for element in _root().querySelectorAll(selector)
    }


def glide(component: str, way: Sequence[tuple[float, float]], milliseconds: int) -> None:
    """Animate a component along offsets (CSS pixels from where it now stands); it ends at rest.

    Inside an SVG drawing an offset counts in the drawing's own units, hence the scale.
    """
    element = _component(component)
    if not element:
        return
    scale = _scale(element)
    steps = [{"transform": f"translate({x / scale}px, {y / scale}px)"} for x, y in (*way, (0, 0))]
    _animate(element, steps, milliseconds, "cubic-bezier(.3, .1, .3, 1)", GLIDE)


def tumble(component: str, milliseconds: int) -> None:
    """Let a die roll where it lies."""
    element = _component(component)
    if element:
        turns = ((-28, -14, -200), (14, 10, -80), (-4, -8, 25), (0, 0, 0))
        steps = [{"transform": f"translate({x}px, {y}px) rotate({a}deg)"} for x, y, a in turns]
        _animate(element, steps, milliseconds, "cubic-bezier(.2, .7, .3, 1)")


def pop(component: str, milliseconds: int) -> None:
    """Draw the eye to a component: a short beat of light."""
    element = _component(component)
    if element:
        steps = [{"filter": f"brightness({b})"} for b in (1, 1.45, 1)]
        _animate(element, steps, milliseconds, "ease-in-out")


def _animate(
    element: Any, steps: list[dict[str, str]], milliseconds: int, easing: str, name: str = ""
) -> None:
    frames = to_js(steps, dict_converter=js.Object.fromEntries)
    timing = to_js(
        {"duration": milliseconds, "easing": easing, "id": name},
        dict_converter=js.Object.fromEntries,
    )
    element.animate(frames, timing)


def _scale(element: Any) -> float:
    matrix = getattr(element, "getScreenCTM", None)
    # An <svg> element itself moves in CSS pixels, what is inside it in the drawing's units.
    if matrix is None or str(element.tagName).lower() == "svg":
        return 1.0
    found = element.parentNode.getScreenCTM()
    return float(found.a) if found else 1.0


def still() -> None:
    """End every animation now: pieces stand where they belong."""
    for animation in js.document.getAnimations():
        if not animation.animationName:
            animation.finish()


def drag(component: str, x: float, y: float) -> None:
    """Let a component follow the finger by that offset (CSS pixels); (0, 0) lays it back."""
    element = _component(component)
    if element:
        scale = _scale(element)
        moved = f"translate({x / scale}px, {y / scale}px)" if x or y else ""
        element.style.transform = moved
        element.style.pointerEvents = "none" if moved else ""


# Events


class Press(NamedTuple):
    """A click, key or pointer event, as far as we look at it.

    component: the nearest lit `data-c` under it, else the nearest. do, arg: the nearest `data-do`
    and its `data-arg`.
    name, value: of a form's field. native: the browser itself makes a click of Enter here.
    """

    kind: str
    component: str | None
    do: str | None
    arg: str
    x: float
    y: float
    key: str
    name: str
    value: str
    in_field: bool
    native: bool
    modified: bool
    stop: Callable[[], None]


Failed = Callable[[Exception], None]


def listen(kinds: Iterable[str], handler: Callable[[Press], None], failed: Failed) -> None:
    """One delegated listener per event type, for the life of the page. What a handler raises goes
    to `failed`."""

    def receive(event: Any) -> None:
        try:
            handler(_press(event))
        except Exception as error:
            failed(error)

    proxy = create_proxy(receive)
    for kind in kinds:
        js.document.addEventListener(kind, proxy)


def listen_window(handlers: Mapping[str, Callable[[], None]], failed: Failed) -> None:
    """One listener per window event (`hashchange`, `resize`, ...)."""

    def receive(event: Any) -> None:
        try:
            handlers[str(event.type)]()
        except Exception as error:
            failed(error)

    proxy = create_proxy(receive)
    for kind in handlers:
        js.window.addEventListener(kind, proxy)


def _press(event: Any) -> Press:
    kind, target = str(event.type), event.target
    is_element = getattr(target, "closest", None) is not None
    component = None
    if is_element:
        component = _component_at(target)
        if component and kind == "click" and _glides(component):
            # A hand is where pieces will be: it means what the one in flight passes over.
            over = js.document.elementsFromPoint(event.clientX, event.clientY)
            there = (_component_at(e) for e in over if not component.contains(e))
            component = next((c for c in there if c), component)
    doer = target.closest("[data-do]") if is_element else None
    if component and doer and component.contains(doer) and not doer.isSameNode(component):
        component = None
    tag = str(getattr(target, "tagName", "")).upper()
    in_field = tag in ("INPUT", "SELECT", "TEXTAREA")
    return Press(
        kind,
        str(component.getAttribute("data-c")) if component else None,
        str(doer.getAttribute("data-do")) if doer else None,
        str(doer.getAttribute("data-arg") or "") if doer else "",
        float(getattr(event, "clientX", 0) or 0),
        float(getattr(event, "clientY", 0) or 0),
        str(getattr(event, "key", "") or ""),
        str(getattr(target, "name", "") or "") if in_field else "",
        str(getattr(target, "value", "") or "") if in_field else "",
        in_field,
        in_field or tag in ("A", "BUTTON", "SUMMARY"),
        bool(
            getattr(event, "ctrlKey", False)
            or getattr(event, "metaKey", False)
            or getattr(event, "altKey", False)
        ),
        event.preventDefault,
    )


def _component_at(element: Any) -> Any:
    """A lit space wins over what lies in it, a clown over its balls."""
    return element.closest("[data-c].on, [data-c].picked") or element.closest("[data-c]")


def _glides(element: Any) -> bool:
    return any(str(animation.id) == GLIDE for animation in element.getAnimations())


def under(x: float, y: float) -> list[str]:
    """Component ids under a point of the screen, the nearest first."""
    found: list[str] = []
    for element in js.document.elementsFromPoint(x, y):
        component = element.closest("[data-c].on") or element.closest("[data-c]")
        name = str(component.getAttribute("data-c")) if component else ""
        if name and name not in found:
            found.append(name)
    return found
