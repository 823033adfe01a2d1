"""What people see and read of Norenberc. Nothing here is compiled, and nothing here knows a rule."""
