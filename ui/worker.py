"""What the bots' worker runs: questions come in as JSON, actions go out (`ui.thinking`)."""

from ui.thinking import think

__all__ = ["think"]
__export__ = ["think"]
