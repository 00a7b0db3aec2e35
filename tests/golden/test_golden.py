"""Golden games come out as they did."""

from pathlib import Path

import pytest

from tests.golden.transcript import FOLDER, Head, again

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    heads = [Head.read(path.read_text()) for path in FILES]
    assert {(head.game, len(head.players)) for head in heads} >= {("zombinion", count) for count in (2, 3, 4)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_it_did(path: Path) -> None:
    text = path.read_text()
    assert again(text) == text
