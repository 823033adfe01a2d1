"""How bots see Norenberc: what a position is worth, and rules of thumb. The rules do not know this room."""
