"""Every reason for which a table denies something has words in every language, and a test."""

import re
from pathlib import Path

import pytest

import deadtown.table
from deadtown.text.bundle import load_bundle

ROOM = Path(deadtown.table.__file__).parent
HERE = Path(__file__).parent

DENIED = re.compile(r'Denied\(\s*"([a-z]+)",\s*"([a-z-]+)"')


def reasons() -> set[str]:
    """The reasons that stand in the code of this room."""
    found = {reason for path in ROOM.rglob("*.py") for _, reason in DENIED.findall(path.read_text("utf-8"))}
    return found | {"not-started", "game-over", "table-closed"}


def test_reasons_are_found() -> None:
    assert {"no-seat", "storage-down", "other-rules"} <= reasons()
    assert len(reasons()) > 50


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_reason_has_words(language: str) -> None:
    bundle = load_bundle(language)
    assert [reason for reason in sorted(reasons()) if not bundle.has_message(f"refusal-{reason}")] == []


def test_every_reason_occurs_in_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in HERE.rglob("test_*.py") if path != Path(__file__))
    assert [reason for reason in sorted(reasons()) if not re.search(rf'[" ]{reason}"', tests)] == []
