"""What thinking in processes of their own promises."""
