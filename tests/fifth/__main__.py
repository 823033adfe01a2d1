"""Fondaco with the fifth game among its games, for a server in a process of its own: `python -m tests.fifth serve`."""

from fondaco.cli import main
from fondaco.games import GAMES
from tests.fifth.game import Pearls

# Outside of the condition below: the processes in which bots think begin with this module too.
GAMES.append(Pearls())

if __name__ == "__main__":
    main()
