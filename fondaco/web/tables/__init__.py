"""Live tables: the game in memory, the people and bots at it, and what each of them may notice."""
