"""The web app: tables to play at, to watch and to look back on. Generic for every game."""
