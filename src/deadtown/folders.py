"""Where Deadtown keeps what belongs to its user."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this system keeps what programs store for a user."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "deadtown"
