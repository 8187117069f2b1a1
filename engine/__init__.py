"""Sawdust's rules engine: pure Python, standard library only, no browser import."""
