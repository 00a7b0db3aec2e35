"""The worked examples, one test each."""

from tests.clauses import clause
from tests.games.humans.table import DINER, leader, table


@clause("HU-7.1", "HU-7.2")
def test_zombies_share_the_movement_in_any_order() -> None:
    """EX-1."""
    match = table("move", DINER, leader("centre centre", character="lawyer"), leader("s1"))
    match.choose("walk centre n3")
    assert match.state.left == 2
    match = table("move", DINER, leader("centre centre", character="lawyer"), leader("s1"))
    match.choose("walk centre n2", "step centre e1", "step n2 n3", "end")
    assert match.zombies() == ["e1", "n3"]


@clause("HU-10.1", "HU-10.2", "HU-10.3", "HU-10.4", "HU-10.5")
def test_where_a_human_can_flee_from_town_square() -> None:
    """EX-6."""
    ends = {2: {"n2"}, 4: {"w1n3", "e1n3", "n4"}, 5: {"w1n4", "e1n4"}}
    for die, spaces in ends.items():
        match = table("capture", DINER, leader(), leader("s1"), leader("s1"), humans="centre", dice=[1, die])
        if len(spaces) == 1:
            assert match.humans == spaces
        else:
            assert match.asked == (2, "move_human")
            assert set(match.texts) == {f"flee {space}" for space in spaces}
