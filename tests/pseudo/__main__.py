"""Fondaco with the pseudo-language, for a server in a process of its own: `python -m tests.pseudo serve`."""

from fondaco.cli import main
from tests.pseudo.language import teach

# Outside of the condition below: the processes in which bots think begin with this module too.
teach()

if __name__ == "__main__":
    main()
