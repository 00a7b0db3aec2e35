"""What any game must pass, on random play. A new game joins by adding its cases to ``cases.py``."""
