"""Who plays whom, from which seat, with which luck; and what can't be planned."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from deadtown.complaint import Complaint
from deadtown.lab.plan import Plan, make_plan
from tests.lab.runs import OWN_BOT


def plan(**changes: Any) -> Plan:
    asked: dict[str, Any] = {"bots": ["keeper", "gambler"], "games": 12, "seed": "1", "options": {}, **changes}
    return make_plan(asked.pop("game_name", "dice"), **asked)


def test_every_bot_plays_every_seat_of_a_group_once() -> None:
    trio = plan(bots=["keeper", "gambler", "keeper"])
    for group in range(4):
        games = range(3 * group, 3 * group + 3)
        assert {(place, trio.seat_of(place, index)) for place, index in product(range(3), games)} == set(
            product(range(3), range(3))
        )


def test_neighbours_change_from_group_to_group() -> None:
    """With four bots there are six circles, and each comes up."""
    four = plan(game_name="paired", bots=["keeper", "gambler", "broken", "cheat"], games=400)
    circles = set()
    for group in range(100):
        seated = [four.place_at(seat, 4 * group) for seat in range(4)]
        first = seated.index(0)
        circles.add(tuple(seated[(first + step) % 4] for step in range(4)))
    assert len(circles) == 6


def test_bots_that_are_all_the_same_change_seats_and_share_no_luck() -> None:
    same = plan(bots=["keeper"] * 3)
    assert [same.seat_of(0, index) for index in range(4)] == [0, 1, 2, 0]
    assert len({same.game_seed(index) for index in range(12)}) == 12


def test_a_bot_of_ones_own_is_called_by_its_file_or_class(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.py").write_text(OWN_BOT.format(0))
    first, second = (str(tmp_path / folder / "mine.py") for folder in ("a", "b"))
    assert plan(bots=[first, "keeper", first]).labels == ("mine 1", "keeper", "mine 2")
    assert plan(bots=[f"{first}:Own", "keeper"]).labels == ("Own", "keeper")
    assert plan(bots=[first, second]).labels == (first, second), "what would be called the same is told in full"


def test_seat_and_place_are_two_views_of_one_seating() -> None:
    trio = plan(bots=["keeper", "gambler", "keeper"])
    for place, index in product(range(3), range(12)):
        assert trio.place_at(trio.seat_of(place, index), index) == place


def test_a_group_shares_its_seed_and_groups_do_not() -> None:
    pair = plan()
    seeds = [pair.game_seed(index) for index in range(12)]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 6


def test_without_rotation_nobody_moves_and_each_game_has_luck_of_its_own() -> None:
    trio = plan(bots=["keeper", "gambler", "keeper"], rotation=False)
    for place, index in product(range(3), range(12)):
        assert trio.seat_of(place, index) == trio.place_at(place, index) == place
    assert len({trio.game_seed(index) for index in range(12)}) == 12


def test_another_seed_gives_other_luck() -> None:
    assert plan(seed="1").game_seed(0) != plan(seed="2").game_seed(0)
    assert plan(seed="1").bot_luck(0, 0).random() != plan(seed="2").bot_luck(0, 0).random()


def test_a_bot_has_its_own_luck_in_a_group_wherever_it_sits() -> None:
    pair = plan()
    drawn = {(place, index): pair.bot_luck(place, index).random() for place, index in product(range(2), range(4))}
    assert drawn[0, 0] == drawn[0, 1]
    assert drawn[1, 0] == drawn[1, 1]
    assert len(set(drawn.values())) == 4


def test_bots_of_one_name_are_numbered() -> None:
    assert plan(bots=["keeper", "gambler", "keeper"]).labels == ("keeper 1", "gambler", "keeper 2")


def test_simulations_have_options_of_their_own_unless_told_otherwise() -> None:
    assert plan().options == {"rounds": 2}
    assert plan(options={"rounds": 5}).options == {"rounds": 5}
    assert make_plan("zombinion", ["random", "random"], 1, "1", {}).options["turn_cap"] == 100
    assert make_plan("zombinion", ["random", "random"], 1, "1", {"turn_cap": 0}).options["turn_cap"] == 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game_name": "chess"}, "no game 'chess'; the games are: .*zombinion"),
        ({"games": 0}, "--games must be 1 or more, not 0"),
        ({"bots": ["keeper"]}, "dice is for 2 to 3 players, but 1 bot is named"),
        ({"bots": ["keeper"] * 4}, "but 4 bots are named"),
        ({"game_name": "zombiaki", "bots": ["random"]}, "zombiaki is for 2 players, but 1 bot is named"),
        ({"bots": ["keeper", "nobody"]}, "nobody"),
        ({"options": {"rounds": "many"}}, "rounds"),
        ({"options": {"walls": 1}}, "walls"),
    ],
)
def test_what_cannot_be_played_is_complained_of_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(Complaint, match=said) as complaint:
        plan(**changes)
    assert "\n" not in str(complaint.value)


def test_a_refusal_of_the_game_is_worded() -> None:
    with pytest.raises(Complaint, match=r"ZN-2\.16"):
        make_plan("zombinion", ["random", "random"], 1, "1", {"combat_set": "custom", "custom": ["radio"]})
