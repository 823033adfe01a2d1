"""How bots see Genoa: what a position is worth, and rules of thumb. The rules do not know this room."""
