"""Where things glide from."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.events import Moved
from ui.motion import Motion, Point


@dataclass
class Spot:
    x: float
    y: float


@dataclass
class Screen:
    """Where components are, and what glided."""

    spots: dict[str, Spot]
    glided: list[tuple[str, list[Point]]] = field(default_factory=list)

    def box(self, component: str) -> Spot | None:
        return self.spots.get(component)

    def glide(self, component: str, way: list[Point], milliseconds: int) -> None:
        self.glided.append((component, way))

    def tumble(self, component: str, milliseconds: int) -> None: ...

    def pop(self, component: str, milliseconds: int) -> None: ...


def way_of(event: Moved, before: dict[str, Spot], after: dict[str, Spot]) -> list[Point]:
    screen = Screen(before)
    motion = Motion(screen)
    motion.before(event)
    screen.spots = after
    motion.after(event)
    ((piece, way),) = screen.glided
    assert piece == event.piece
    return way


def test_a_piece_glides_from_where_it_was() -> None:
    event = Moved(piece="card", source="hand", target="stage")
    before = {"card": Spot(10, 10), "hand": Spot(99, 99)}
    assert way_of(event, before, {"card": Spot(30, 10)}) == [(-20, 0)]


def test_a_new_piece_and_what_comes_to_a_pile_glide_from_their_source() -> None:
    spots = {"midway:wild-1": Spot(5, 50), "pile": Spot(70, 10), "card": Spot(40, 40)}
    new = Moved(piece="card", source="midway:wild-1", target="stage")
    assert way_of(new, {"midway:wild-1": Spot(5, 50)}, spots) == [(-35, 10)]
    pile = Moved(piece="pile", source="midway:wild-1", target="pile")
    assert way_of(pile, spots, {"pile": Spot(70, 10)}) == [(-65, 40)]
