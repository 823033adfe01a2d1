"""The arena: tournaments of bots that one can trust. See docs/arena.md."""
