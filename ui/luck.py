"""The seeds of games that begin here."""

from __future__ import annotations

import secrets

from engine.chance import SEED_BITS

LONGEST = 15  # digits


def seed_of(text: str) -> int | None:
    """The seed that the address asks for, so that tests can play the same game twice."""
    return int(text) % (1 << SEED_BITS) if text.isdecimal() and len(text) <= LONGEST else None


def new_seed(fixed: int | None) -> int:
    """That one, or one that nobody can foresee."""
    return secrets.randbits(SEED_BITS) if fixed is None else fixed
