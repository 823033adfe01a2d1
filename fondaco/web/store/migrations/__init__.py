"""The migrations: they bring a database of an earlier release up to this one."""
