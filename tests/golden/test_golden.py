"""Golden games come out as they did."""

from pathlib import Path

import pytest

from deadtown.games import GAMES
from tests.golden.transcript import FOLDER, Head, again

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    heads = [Head.read(path.read_text()) for path in FILES]
    played = {(head.game, len(head.players)) for head in heads}
    assert played == {(game.name, count) for game in GAMES.values() for count in game.rules.seats}


def test_the_golden_games_of_zombiaki_end_either_way() -> None:
    endings = {path.read_text().splitlines()[-1].rpartition("[")[2] for path in FOLDER.glob("zombiaki-*.txt")}
    assert endings == {"ZK-13.1]", "ZK-13.2]"}


def test_last_night_on_earth_is_played_with_everything_by_any_number() -> None:
    heads = [Head.read(path.read_text()) for path in FOLDER.glob("last_night-everything-*.txt")]
    assert {len(head.players) for head in heads} == {*GAMES["last_night"].rules.seats}
    assert {name for head in heads for name in head.options} > {"opt_exploration", "opt_free_search"}
    options = [GAMES["last_night"].rules.read_options(head.options) for head in heads]
    assert {len(agreed.rules) for agreed in options} == {8}, "all but one of the two that share their markers"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_it_did(path: Path) -> None:
    text = path.read_text()
    assert again(text) == text
