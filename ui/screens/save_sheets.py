"""The sheets about saved games.

What can be used: `renamed` (argument: the save; with the field `title`), `take-over`, `keep-copy`,
`close`, and per game what `ui.screens.shelf` offers.
"""

from __future__ import annotations

from htpy import Node, input, label, li, p, span, ul

from engine.events import Message
from ui.router import Route
from ui.router import fragment as address_of
from ui.save_file import Report
from ui.saves import TITLE_LENGTH, Broken, Save
from ui.screens.shelf import ACTS, ACTS_OF_BROKEN, label_of
from ui.widgets.button import cta, cta_link
from ui.widgets.dialog import dialog
from ui.words import Voice, excuse, say, word


def elsewhere() -> Node:
    """Another tab goes on with the game that is here."""
    return dialog(
        "elsewhere",
        word("elsewhere.head"),
        [p[word("elsewhere.text")], p[word("elsewhere.copy")]],
        [
            cta(word("elsewhere.keep"), "keep-copy", kind="ghost"),
            cta(word("elsewhere.here"), "take-over"),
        ],
        closable=False,
    )


def more(game: Save | Broken) -> Node:
    """What can be done with one of them, where there is no room beside it."""
    acts = [act for act in ACTS if isinstance(game, Save) or act[0] in ACTS_OF_BROKEN]
    score = isinstance(game, Save) and game.over
    return dialog(
        "more",
        label_of(game),
        ul(".offers")[
            [
                li[cta(word(f"saves.{verb}"), verb, game.name, kind="ghost", picture=picture)]
                for verb, picture in acts
            ],
            li[cta_link(word("table.score"), address_of(Route("score", game.name)), kind="ghost")]
            if score
            else None,
        ],
    )


def rename(save: Save) -> Node:
    """What to call it."""
    return dialog(
        "rename",
        word("saves.rename"),
        label(".field")[
            span[word("saves.rename.label")],
            input(
                name="title",
                id="save-title",
                type="text",
                value=label_of(save),
                maxlength=str(TITLE_LENGTH),
                autocomplete="off",
            ),
        ],
        [cta(word("saves.rename.done"), "renamed", save.name)],
    )


def why(broken: Broken) -> Node:
    """Why a save cannot be read."""
    return dialog(
        "why",
        word("saves.broken"),
        [p[excuse(broken.error)], p[word("saves.broken.safe")]],
        [
            cta(word("saves.delete"), "delete", broken.name, kind="ghost"),
            cta(word("saves.export"), "export", broken.name),
        ],
    )


def imported(report: Report) -> Node:
    """What became of a file's games."""
    lines = [say(Message("import.taken", {"n": len(report.taken)}), Voice())]
    if report.known:
        lines.append(say(Message("import.known", {"n": report.known}), Voice()))
    if report.bad:
        lines.append(say(Message("import.bad", {"n": len(report.bad)}), Voice()))
        lines += sorted({excuse(error) for error in report.bad})[:3]
    if report.stopped:
        lines.append(excuse(report.stopped))
    return dialog("imported", word("saves.import"), [p[line] for line in lines])


def copy_of(label: str) -> str:
    """What a copy is called."""
    words = say(Message("saves.copy", {"name": label}), Voice()) if label else word("saves.a_copy")
    return words[:TITLE_LENGTH].strip()
