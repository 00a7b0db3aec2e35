"""Writes the types anew, or says with ``--check`` which of them are not up to date."""

import sys
from pathlib import Path

from tools.typescript.files import files

ROOT = Path(__file__).parent.parent.parent


def outdated() -> list[str]:
    """The files that are not what would be written."""
    return [name for name, text in files().items() if not (file := ROOT / name).exists() or file.read_text() != text]


def main() -> int:
    old = outdated()
    if sys.argv[1:] == ["--check"]:
        for name in old:
            print(f"deadtown: {name} is not up to date: run tools/types", file=sys.stderr)
        return 1 if old else 0
    for name in old:
        file = ROOT / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(files()[name])
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
