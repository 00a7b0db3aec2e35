"""``deadtown`` for tests that foresee luck: a game that goes on from a record keeps the seed of the record.

Records are read in child processes, so this program is its own child as well.
"""

import sys
from functools import partial
from unittest.mock import patch

from deadtown.table import making
from deadtown.table.reading import Readers, process
from deadtown.terminal.command import main

READ = "read"
COMMAND = (sys.executable, "-P", __file__, READ)


def serve() -> int:
    from deadtown.web import app  # A child does without.

    with patch.object(app, "Readers", partial(Readers, command=COMMAND)):
        return main()


def read() -> None:
    with patch.object(making, "renewed_seed", same_seed):
        process.main()


def same_seed(seed: str, position: int) -> str:
    """In place of a fresh one."""
    return seed


if __name__ == "__main__":
    if sys.argv[1:] == [READ]:
        read()
    else:
        sys.exit(serve())
