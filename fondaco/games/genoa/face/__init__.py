"""What players see and read of Genoa. Works from views alone."""
