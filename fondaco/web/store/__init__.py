"""Storage: the database, its schema and migrations, its lock, backups, and retention."""
