"""English. Each module holds one dictionary of templates; keys never repeat."""

from __future__ import annotations

from ui.words.en import (
    about,
    barkers_row,
    barkers_row_cards,
    barkers_row_rules,
    barkers_row_table,
    big_top,
    big_top_rules,
    big_top_table,
    circus,
    circus_rules,
    circus_table,
    common,
    huzzah,
    huzzah_rules,
    huzzah_table,
    offline,
    rules,
    saves,
    screens,
    settings,
)

# A pair is (said to the seat `who` itself, said of it to others).
Template = str | tuple[str, str]

WORDS: dict[str, Template] = {
    **about.WORDS,
    **barkers_row.WORDS,
    **barkers_row_cards.WORDS,
    **barkers_row_rules.WORDS,
    **barkers_row_table.WORDS,
    **big_top.WORDS,
    **big_top_rules.WORDS,
    **big_top_table.WORDS,
    **circus.WORDS,
    **circus_rules.WORDS,
    **circus_table.WORDS,
    **common.WORDS,
    **huzzah.WORDS,
    **huzzah_rules.WORDS,
    **huzzah_table.WORDS,
    **offline.WORDS,
    **rules.WORDS,
    **saves.WORDS,
    **screens.WORDS,
    **settings.WORDS,
}
