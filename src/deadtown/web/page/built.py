"""The page as the build left it: files in a folder, whole and squeezed."""

from hashlib import blake2b
from pathlib import Path

import msgspec

INDEX = "index.html"
ASSETS = "assets/"
"""Files whose names change when they do."""
SQUEEZED = ".gz"

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


class File(msgspec.Struct, frozen=True):
    """One file of the page."""

    body: bytes
    squeezed: bytes | None
    """The same in gzip, when that is worth it."""
    media_type: str
    tag: str
    """What tells it from any other, squeezed or not."""
    forever: bool
    """Whether it never changes under this name."""


class Built:
    """What is built. When it is built anew while the server runs, the new page is served."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamps = self._look()
        self._files = read_files(folder)

    @property
    def names(self) -> list[str]:
        return list(self._files)

    def find(self, name: str) -> File | None:
        """A file by its place in the folder; None when there is none."""
        if name == INDEX or name not in self._files:
            stamps = self._look()
            if stamps != self._stamps:
                self._stamps, self._files = stamps, read_files(self._folder)
        return self._files.get(name)

    def _look(self) -> list[int]:
        """When something was last written, as cheaply as can be told."""
        return [path.stat().st_mtime_ns for name in (INDEX, ASSETS) if (path := self._folder / name).exists()]


def read_files(folder: Path) -> dict[str, File]:
    """All files that a browser may ask for; none when the page is not built."""
    if not (folder / INDEX).exists():
        return {}
    found = sorted(path for path in folder.rglob("*") if path.suffix in TYPES)
    return {path.relative_to(folder).as_posix(): read_file(path, folder) for path in found}


def read_file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    squeezed = path.with_name(path.name + SQUEEZED)
    return File(
        body,
        squeezed.read_bytes() if squeezed.exists() else None,
        TYPES[path.suffix],
        f'W/"{blake2b(body, digest_size=12).hexdigest()}"',
        path.is_relative_to(folder / ASSETS),
    )
