"""The workshop: everything that turns the sources into a page and tries it."""
