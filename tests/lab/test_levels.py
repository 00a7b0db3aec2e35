"""``deadtown levels``: one of each level against those of the level below, a line a set."""

import pytest

from deadtown.games import GAMES
from deadtown.lab.levels import compare
from deadtown.lab.plan import sets_of
from deadtown.terminal.command import main

ZOMBINION, ZOMBIAKI = GAMES["zombinion"], GAMES["zombiaki"]


def test_there_is_a_line_for_every_recommended_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "zombinion", "--games", "2", "--seed", "1", "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert "zombinion: 2 games a comparison, 2 players, seed 1" in told
    assert "normal against easy (95%)" in told
    assert "hard against normal (95%)" in told
    for title in ("Prima partita", "Sparatutto", "Scontro", "Vita o Morte", "Città Infestata"):
        assert title in told
    assert "An even share would be 50.0%." in told


def test_one_of_a_level_plays_against_all_others_of_the_one_below() -> None:
    found = compare(ZOMBINION, ("easy", "normal"), {"turn_cap": 3}, 3, 3, "1")
    assert found.plan.bots == ("normal", "easy", "easy")
    assert [bot.won.count for bot in found.bots] == [3, 3, 3]
    assert [[mean.count for mean in bot.at_seat] for bot in found.bots] == [[1, 1, 1]] * 3


def test_the_same_seed_gives_the_same_figures() -> None:
    digests = {compare(ZOMBINION, ("normal", "hard"), {"turn_cap": 4}, 2, 6, seed).digest for seed in ("1", "1", "2")}
    assert len(digests) == 2


def test_a_game_without_sets_is_compared_as_it_is() -> None:
    assert list(sets_of(ZOMBIAKI)) == [("zombiaki", {})]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "no game 'nothing'"),
        (["zombinion", "--players", "5"], "for 2 to 4 players"),
        (["zombinion", "--games", "0"], "--games must be 1 or more"),
        (["zombinion", "--jobs", "0"], "--jobs must be 1 or more"),
    ],
)
def test_what_can_not_be_done_is_complained_of(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", *words]) == 2
    assert said in capsys.readouterr().err
