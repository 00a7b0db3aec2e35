"""What is met in random play, with whatever may be agreed on, is written down."""

import sys
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Game
from deadtown.research.names import FILE
from deadtown.research.naming_games import any_start, main, met_options
from tests.research.cases import GAMES_ONCE


@pytest.mark.parametrize("game", GAMES_ONCE, ids=lambda game: game.name)
def test_many_ways_to_begin_are_found(game: Game[Any]) -> None:
    starts = [any_start(game, Random(number)) for number in range(12)]
    assert len({repr(options) for options, _ in starts}) > 3
    for options, players in starts:
        game.rules.start(options, players)


def test_options_are_met_until_time_is_up() -> None:
    met = {*islice(met_options(GAMES["zombinion"], Random(1), time.monotonic() + 60), 3000)}
    assert {("end_hunt",), ("play_all_aim",), ("take", "bullet")} <= met
    assert not [*met_options(GAMES["zombinion"], Random(1), time.monotonic())]


def test_the_command_writes_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "zombiaki", replace(GAMES["zombiaki"], folder=tmp_path))
    monkeypatch.setattr(sys, "argv", ["names", "zombiaki", "--minutes", "0.01"])
    main()
    lines = (tmp_path / FILE).read_text("utf-8").splitlines()
    assert lines == sorted(lines)
    assert "end" in lines
    assert f"zombiaki: {len(lines)} names added, {len(lines)} in all" in capsys.readouterr().out
