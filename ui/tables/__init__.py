"""One module a game: draws its table from an observation."""
