"""How bots see Calimala: what a position is worth, and rules of thumb. The rules do not know this room."""
