"""Packages hold the page: it is built before they are made, where it is missing or old."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = "src/deadtown/web/page/built/index.html"
WITHOUT = "DEADTOWN_WITHOUT_PAGE"
"""The variable by which somebody says that they do without the page."""

MISSING = f"""\
The page is not built, and can't be built here (what is missing is told above).
It needs Node.js (20.19, 22.13, 24 or newer) with npm, or a Python that can install one. Where the page was built by
tools/page on another machine, or comes with a package, nothing of that is needed.
To install without the page, set {WITHOUT}=1: then all but `deadtown serve` works as ever, and that has no page."""
OLD = "The page can't be built anew (why is told above): it is packed as it was built before."


class PageIsBuilt(BuildHookInterface[Any]):
    """Sees to it that the page is there. Who works on the project installs it in place, and builds it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get(WITHOUT):
            return
        if self._build():
            return
        if Path(self.root, INDEX).exists():
            self.app.display_warning(OLD)
        else:
            self.app.abort(MISSING)

    def _build(self) -> bool:
        """Build the page, unless it is up to date. What went wrong is told."""
        try:
            done = subprocess.run(["sh", "tools/page"], cwd=self.root, capture_output=True, text=True)
        except OSError as error:
            self.app.display_error(f"tools/page: {error.strerror}")
            return False
        if done.returncode:
            self.app.display_error(done.stderr.strip())
        return not done.returncode and Path(self.root, INDEX).exists()
