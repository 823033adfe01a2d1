"""The rules of Norenberc, in the order of the rulebook."""
