"""The rules of Calimala, in the order of the rulebook."""
