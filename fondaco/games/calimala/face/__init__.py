"""What players see and read of Calimala. Works from views alone."""
