"""The four games, a folder each."""
