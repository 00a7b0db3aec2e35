"""Packages hold the page as it was built: without it none is made."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = "src/deadtown/web/page/built/index.html"


class PageIsBuilt(BuildHookInterface[Any]):
    """Sees to it that the page is there. Who works on the project installs it in place, and builds it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, INDEX).exists():
            self.app.abort("The page is not built: run tools/page first.")
