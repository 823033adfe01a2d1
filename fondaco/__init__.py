"""Fondaco: three games about merchants, to play and to study."""

__version__ = "0.1.0"
