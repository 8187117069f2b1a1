"""Sawdust in the browser: draws observations and turns picks into actions."""
