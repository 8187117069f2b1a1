"""English. Each module holds one dictionary of templates; keys never repeat."""

from __future__ import annotations

from ui.words.en import (
    about,
    barkers_row,
    big_top,
    circus,
    circus_table,
    common,
    huzzah,
    offline,
    saves,
    screens,
)

# A pair is (said to the seat `who` itself, said of it to others).
Template = str | tuple[str, str]

WORDS: dict[str, Template] = {
    **about.WORDS,
    **barkers_row.WORDS,
    **big_top.WORDS,
    **circus.WORDS,
    **circus_table.WORDS,
    **common.WORDS,
    **huzzah.WORDS,
    **offline.WORDS,
    **saves.WORDS,
    **screens.WORDS,
}
