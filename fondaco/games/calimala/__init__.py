"""Calimala: discs on the streets of Florence, cloth in the cities, seats in the council; see RULES.md."""
