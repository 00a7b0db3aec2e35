"""The same decisions, line by line."""
