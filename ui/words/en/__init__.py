"""English. Each module holds one dictionary of templates; keys never repeat."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

# A pair is (said to the seat `who` itself, said of it to others).
Template = str | tuple[str, str]

WORDS: dict[str, Template] = {}
for _module in iter_modules(__path__):
    WORDS |= import_module(f"{__name__}.{_module.name}").WORDS
