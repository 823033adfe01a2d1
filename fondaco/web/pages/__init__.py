"""Pages as values: what a viewer sees of a table, made of fragments."""
