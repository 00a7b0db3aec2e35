"""docs/library.md runs as it stands, one block after another."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import deadtown.bots
import deadtown.kernel
import deadtown.text

PAGE = (Path(__file__).parent.parent.parent / "docs" / "library.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)


def test_the_blocks_run_in_their_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in BLOCKS:
        path = tmp_path / "block.py"
        path.write_text(block)
        names = runpy.run_path(str(path), names)
    told = capsys.readouterr().out
    assert re.search(r"hunter wins ([6-9]|10) of 10", told)
    assert "Ada" in told
    assert len(BLOCKS) > 5


@pytest.mark.parametrize("room", [deadtown.kernel, deadtown.bots, deadtown.text])
def test_what_is_imported_is_what_is_called_stable(room: Any) -> None:
    """But for records, whose lines have a module of their own."""
    for found in re.findall(rf"^from {room.__name__} import (.+)$", PAGE, re.M):
        assert set(found.split(", ")) <= set(room.__all__)
