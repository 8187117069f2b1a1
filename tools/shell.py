"""Draws Home as static HTML into index.html, so that it is painted before any Python runs."""

from __future__ import annotations

from tools.workshop import ROOT, WorkshopError

PAGE = ROOT / "index.html"
OPEN, CLOSE = "<!-- home -->", "<!-- /home -->"


def drawn() -> str:
    """index.html as it has to be: Home between the two marks, everything else as it is."""
    from htpy import fragment

    from ui.screens.home import shell

    text = PAGE.read_text("utf-8")
    try:
        before, rest = text.split(OPEN)
        _, after = rest.split(CLOSE)
    except ValueError:
        raise WorkshopError(f"index.html needs {OPEN} and {CLOSE}, once each.") from None
    return f"{before}{OPEN}{fragment[shell()]}{CLOSE}{after}"


def refresh() -> bool:
    """Write index.html if Home looks different now; whether it did."""
    new = drawn()
    if new == PAGE.read_text("utf-8"):
        return False
    PAGE.write_text(new, "utf-8")
    return True
