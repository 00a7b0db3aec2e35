"""What was kept by an older version is found by the next one: the folder stays the same."""

import sys
from pathlib import Path

import pytest

from deadtown.folders import data_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")


def test_it_is_where_linux_keeps_what_belongs_to_a_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "deadtown"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder() == tmp_path / ".local" / "share" / "deadtown"


def test_it_is_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "deadtown"
    assert not (tmp_path / "deadtown").exists()
