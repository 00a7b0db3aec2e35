"""Why something can't be done, by what it is about."""
