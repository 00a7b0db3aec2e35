"""A reading process starts while somebody waits: it loads nothing that it does not need."""

import subprocess
import sys

LOADED = """
import sys
import deadtown.table.reading.process
print(sorted(name for name in sys.modules if name in ("sqlalchemy", "litestar", "deadtown.table.store")))
"""


def test_it_loads_no_database() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
