"""English. Each module holds one dictionary of templates; keys never repeat."""

from __future__ import annotations

from ui.words.en import about, big_top, big_top_table, circus, circus_table, common, screens

# A pair is (said to the seat `who` itself, said of it to others).
Template = str | tuple[str, str]

WORDS: dict[str, Template] = {
    **common.WORDS,
    **screens.WORDS,
    **about.WORDS,
    **circus.WORDS,
    **circus_table.WORDS,
    **big_top.WORDS,
    **big_top_table.WORDS,
}
