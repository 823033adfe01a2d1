"""What every face of a game has in common, be it in a terminal or a browser. Knows the kernel alone."""
