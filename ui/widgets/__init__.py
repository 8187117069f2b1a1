"""Drawings and controls that tables and screens share."""
