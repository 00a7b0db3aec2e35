"""Where Deadtown keeps what belongs to its user."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where this system keeps what programs store for a user."""
    return user_data_path("deadtown", appauthor=False)
