"""What ``make test-times`` tells."""

import json
import subprocess
import sys
from pathlib import Path

from tests.times import KEPT, told

ROOT = Path(__file__).parent.parent
TESTS = """
import time

def test_slow(): time.sleep(0.1)
def test_quick(subtests):
    with subtests.test("a part"):
        pass
"""


def test_the_slowest_come_first_and_games_have_folders_of_their_own() -> None:
    times = {
        "tests/games/zombies/test_a.py::test_x": 2.0,
        "tests/kit/test_b.py::test_y[1]": 3.5,
        "tests/test_c.py::z": 1,
    }
    assert list(told(times, slowest=2)) == [
        "seconds  test",
        "    3.5  tests/kit/test_b.py::test_y[1]",
        "    2.0  tests/games/zombies/test_a.py::test_x",
        "\nseconds   tests  folder (6 seconds in all)",
        "    3.5       1  tests/kit",
        "    2.0       1  tests/games/zombies",
        "    1.0       1  tests/test_c.py",
    ]


def test_times_of_all_workers_are_kept_and_those_of_other_tests_stay(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(TESTS)
    (tmp_path / "pytest.ini").touch()
    kept = tmp_path / ".pytest_cache" / "v" / KEPT
    kept.parent.mkdir(parents=True)
    kept.write_text('{"test_two.py::test_other": 7.0}')
    command = [sys.executable, "-m", "pytest", "-pxdist", "-ptests.times", "-n1"]
    variables = {"PATH": "", "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run(command, cwd=tmp_path, env=variables, check=True, capture_output=True)
    times = json.loads(kept.read_text())
    assert times.keys() == {"test_two.py::test_other", "test_one.py::test_slow", "test_one.py::test_quick"}
    assert times["test_one.py::test_slow"] >= 0.1
    assert times["test_two.py::test_other"] == 7.0
