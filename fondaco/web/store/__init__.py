"""What is stored and how: the database, its tables, its lock, and what hosts do with it."""
