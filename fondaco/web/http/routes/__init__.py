"""The pages and forms, one file for each thing that a visitor can do."""
