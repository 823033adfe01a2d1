"""Genoa: five discs walk through the city, and every step and every action is for sale; see RULES.md."""
