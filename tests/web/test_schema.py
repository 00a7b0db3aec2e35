"""The description of the protocol is true: whatever it allows, and whatever it does not, is answered as it says."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.fuzz import Town, attacked

SETTINGS = """
hooks = "tests.web.fuzz_schema"
color = false
request-timeout = 20
suppress-health-check = ["all"]
warnings = false
cache.enabled = false

[generation]
max-examples = 6
deterministic = true
database = "none"

[phases]
examples.enabled = false
stateful.enabled = false

[checks]
# A rule of the game may forbid what is well formed; what can't be read is looked at by a check of ours.
positive_data_acceptance.enabled = false

[[operations]]
include-path-regex = "/stream$"
enabled = false

[[operations]]
include-name = "DELETE /api/v1/session"
enabled = false
"""
AT_A_TABLE = """
[[operations]]
include-name = "{name}"
parameters = {{ "path.table" = "{table}" }}
"""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with attacked(tmp_path_factory.mktemp("schema")) as town:
        yield town


def test_everything_is_answered_as_the_description_says(town: Town, tmp_path: Path) -> None:
    """Each route has a table of its own, so that one can be cleared away without harm to the others."""
    anna = town.anna
    written = SETTINGS
    for path, methods in anna.get("/openapi.json")["paths"].items():
        for method in methods:
            if "{table}" in path and not path.endswith("/stream"):
                written += AT_A_TABLE.format(name=f"{method.upper()} {path}", table=anna.create("me me"))
    (tmp_path / "schemathesis.toml").write_text(written)
    words = ["run", f"{town.server.url}/api/v1/openapi.json", f"--header=Authorization: Bearer {anna.token}"]
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", *words],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    town.troubles.check()
