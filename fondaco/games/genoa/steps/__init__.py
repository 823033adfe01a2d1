"""The rules of Genoa, in the order of the rulebook."""
