"""The table: the frame round a game's own drawing, and what the banner says.

What can be used: `undo`, `redo`, `hint`, `menu`, `log`, `score`, and every lit component.
"""

from __future__ import annotations

from htpy import Node, button, div, p

from engine.events import Message
from engine.game import Observation
from ui.focus import Focus
from ui.playing import Playing
from ui.tables import Table
from ui.widgets import frame
from ui.widgets.button import does, tool
from ui.widgets.frame import PlateView
from ui.words import capital, has, rich, say, word

NEWS = 3
"""So many steps later a shout has faded."""


def table(playing: Playing, drawing: Table, focus: Focus) -> Node:
    """The page."""
    game = playing.session.game
    lines = [line.text for line in playing.lines]
    return frame.table(
        game.slug,
        bar=frame.bar(game.title, _tools(playing)),
        banner=_banner(playing, focus),
        stage=[_shout(playing), drawing.stage(playing.shown, focus)],
        plates=frame.plates(plates(drawing, playing.shown, focus)),
        log=frame.log(lines),
        drawer=frame.drawer(lines[-1] if lines else None),
    )


def _shout(playing: Playing) -> Node:
    """What was last shouted, in type worth a poster, while it is news. A message is a shout if
    there are words for it under `<key>.poster`. Those who listen have heard it already."""
    for line in reversed(playing.lines):
        if line.step < playing.lines[-1].step - NEWS:
            return None
        key = f"{line.message.key}.poster"
        if has(key):
            text = rich(Message(key, line.message.values), playing.voice)
            return div(".shout", id=f"shout-{line.step}", aria_hidden="true")[p[text]]
    return None


def _tools(playing: Playing) -> list[Node]:
    over = playing.session.over
    reason = playing.session.can_undo(playing.undoer).reason
    why_not = "" if reason is None else say(reason, playing.voice)
    return [
        tool("s-undo", word("table.undo"), "undo", spelt=True, why_not=why_not),
        tool("light-bulb", word("table.hint"), "hint", spelt=True, disabled=over),
        tool("hamburger-menu", word("table.menu"), "menu"),
    ]


def _banner(playing: Playing, focus: Focus) -> Node:
    session, voice = playing.session, playing.voice
    if not playing.frames and playing.watching:
        take = button(does("seats"), type="button")[word("share.take")]
        return frame.banner(take, word("share.watching"))
    if not playing.frames and playing.absent is not None:
        pass_on = button(does("copy-link"), type="button")[word("share.pass-on")]
        waits = say(Message("share.waits", {"who": playing.absent}), voice)
        return frame.banner([waits, " ", pass_on])
    if playing.frames or focus.quiet:
        if session.over and not playing.frames:
            to_score = button(does("score"), type="button")[word("table.to-score")]
            return frame.banner(to_score, word("table.over"))
        if playing.telling and playing.lines:
            return frame.banner(playing.lines[-1].text)
        if playing.inquiry is not None and playing.prompt is not None:
            return frame.banner(rich(playing.prompt, voice))
        if playing.choosing_together:
            return frame.banner(word("table.all-choose"))
        if playing.frames and playing.lines:
            return frame.banner(playing.lines[-1].text)
        return frame.banner(say(Message("table.thinks", {"who": session.current_player}), voice))
    if playing.hint is not None:
        return frame.banner(rich(playing.hint, voice), word("table.try"), mine=True)
    lead = say(Message("table.turn", {"who": playing.viewer or 0}), voice)
    return frame.banner(rich(_asked(playing), voice), lead, mine=True)


def _asked(playing: Playing) -> Message:
    """The question: the game's own, or what it asks once something was picked, if it says so.

    A game's words may hold `<key>.<kind>`, where kind is what was picked (`clown` of `clown:1`).
    """
    asked = playing.prompt or Message("table.nothing")
    if not playing.picks.picked:
        return asked
    kind = playing.picks.picked[-1].partition(":")[0]
    return next(
        (Message(key, asked.values) for key in _then(asked.key, kind) if has(key)),
        Message("table.and-now"),
    )


def _then(key: str, kind: str) -> list[str]:
    return [f"{key}.{kind}", f"{key.partition('.')[0]}.picked.{kind}"]


def plates(drawing: Table, seen: Observation, focus: Focus) -> list[PlateView]:
    """The plates of all whose side does not lie on the stage. While all choose at once, the turn is
    nobody's."""
    views = []
    awaited = seen["deciders"] if len(seen["deciders"]) < seen["players"] else []
    for seat in range(seen["players"]):
        plate = drawing.plate(seen, seat, focus)
        if plate.apart:
            continue
        name, turn = focus.voice.name(seat), seat in awaited
        name = capital(name)
        views.append(PlateView(seat, plate.badge, name, plate.note, plate.points, turn, plate.more))
    return views
