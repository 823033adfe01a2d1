"""Players made of code. They are given a view, never the state."""
