"""What a table promises."""
