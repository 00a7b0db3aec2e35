"""Last Night on Earth."""
