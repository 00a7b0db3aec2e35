"""What reading in processes of their own promises."""
