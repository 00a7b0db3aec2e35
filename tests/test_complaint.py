"""Whoever mistypes a name is told what they probably meant, everywhere in the same words."""

from collections.abc import Callable

import pytest

from deadtown.bots import find_bot
from deadtown.complaint import Complaint, unknown
from deadtown.games import GAMES
from deadtown.lab import plan, simulate
from deadtown.lab.options import read_given
from deadtown.research import setting
from deadtown.research.setting import Setting
from deadtown.terminal import command

LAST_NIGHT = GAMES["last_night"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("magazin", "no card 'magazin'; did you mean magazine?"),
        ("decoy", "no card 'decoy'; the cards are: bullet, magazine"),
    ],
)
def test_the_likest_name_is_told_or_all_of_them_in_order(wish: str, said: str) -> None:
    assert str(unknown(f"no card {wish!r}", wish, ["magazine", "bullet"], "the cards are")) == said


@pytest.mark.parametrize("find", [plan.find_game, setting.known_game, command.find_game])
def test_games(find: Callable[[str], object]) -> None:
    with pytest.raises(Complaint, match=r"there is no game 'last_nigth'; did you mean last_night\?$"):
        find("last_nigth")
    with pytest.raises(Complaint, match="there is no game 'chess'; the games are: combined, humans,"):
        find("chess")


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: find_bot(LAST_NIGHT, "norml"), "there is no bot 'norml' for last_night; did you mean normal?"),
        (lambda: find_bot(GAMES["zombinion"], "huntr"), "there is no bot 'huntr' for zombinion; did you mean hunter?"),
        (lambda: read_given(GAMES["zombinion"], ["trncap=4"], None), "has no option 'trncap'; did you mean turn_cap?"),
        (lambda: read_given(LAST_NIGHT, [], "hunkerdown"), "--set has no 'hunkerdown'; did you mean hunker_down?"),
        (
            lambda: read_given(LAST_NIGHT, ["scenario=hunker_dwn"], None),
            "option scenario has no 'hunker_dwn'; did you mean hunker_down?",
        ),
    ],
)
def test_bots_options_and_scenarios(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        ask()
    assert said in str(complaint.value)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("zombiaki", {"dog_entry": "zz"}, "The option dog_entry has no zz. Choose among: {known}."),
        ("last_night", {"scenario": "hunker_dwn"}, "The option scenario has no hunker_dwn. Did you mean hunker_down?"),
        ("zombiaki", {"dog_entry": 3}, "The option dog_entry has no 3. Choose among: {known}."),
        ("zombinion", {"turn_cap": "x"}, "The option turn_cap is a whole number, not 'x'."),
        ("zombinion", {"turn_cap": 2.5}, "The option turn_cap is a whole number, not 2.5."),
        ("zombinion", {"offer_cut": "maybe"}, "The option offer_cut is true or false, not 'maybe'."),
        ("zombinion", {"custom": 3}, "The option custom is a list of names, not 3."),
        ("zombinion", {"custom": [3]}, "The option custom is a list of names, not [3]."),
        ("zombinion", {"custom": ["decoy"] * 27}, "The option custom takes at most 26."),
        ("zombinion", {"pile_counts": 3}, "The option pile_counts is a whole number for each name, not 3."),
        ("zombinion", {"pile_counts": {1: 3}}, "The option pile_counts is a whole number for each name, not {{1: 3}}."),
        ("zombinion", {"turncap": 4}, "There is no option turncap. Did you mean turn_cap?"),
    ],
)
def test_values_in_python_are_told_as_on_the_command_line(game: str, options: dict[str, object], said: str) -> None:
    known = ", ".join(sorted(("row_1", "rows_1_to_3")))
    with pytest.raises(Complaint) as complaint:
        Setting(game, 2, options)
    assert str(complaint.value) == said.format(known=known)
    if "turncap" not in options:
        with pytest.raises(Complaint) as complaint:
            simulate(game, ["random", "random"], options=options, games=1)
        assert str(complaint.value) == said.format(known=known)
