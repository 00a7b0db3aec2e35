"""Step 4: zombies are led (IS-3.6, IS-3.7)."""

import pytest

from deadtown.games.zombies import events
from tests.clauses import clause
from tests.games.zombies.table import TableMatch, pawn, squad

ROAD = "road_straight_1 1 0 0, road_straight_2 2 0 0"
"""A road to the east of Town Square: e2 to e7."""


def leading(roll: int, zombies: str, *pawns: str, kills: int = 0) -> TableMatch:
    """Ada is about to lead zombies after this movement roll."""
    seats = [pawn(space) for space in pawns or ("n1", "s1")]
    seats[0][1].kills = kills
    return squad("begin_leading", ROAD, *seats, zombies=zombies, die=roll)


def reach(match: TableMatch, zombie: str) -> set[str]:
    match.choose(f"lead_from {zombie}")
    return {text.removeprefix("lead ") for text in match.texts}


@clause("IS-3.6")
def test_as_many_different_zombies_as_the_movement_roll() -> None:
    match = leading(2, "e2 e4 e6")
    assert sorted(match.texts) == ["end", "lead_from e2", "lead_from e4", "lead_from e6"]
    match.choose("lead_from e6", "lead e7")
    assert sorted(match.texts) == ["end", "lead_from e2", "lead_from e4"], "each zombie once"
    match.choose("lead_from e2")
    assert match.state.active == 0
    match.choose("lead e1")
    assert match.zombies == {"e1", "e4", "e7"}
    assert match.state.active == 1


@clause("IS-3.6")
@pytest.mark.parametrize(("roll", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_each_zombie_goes_half_as_many_spaces_rounded_up(roll: int, most: int) -> None:
    match = leading(roll, "e7")
    match.choose("lead_from e7")
    if most > 1:
        assert match.texts == [f"lead e{7 - steps}" for steps in range(1, most + 1)]
    else:
        assert match.zombies == {"e6"}, "the only space is taken without a question"


@clause("IS-3.6")
def test_the_bonus_counts_but_rows_7_and_8_do_not() -> None:
    hero = pawn("n1", kills=8, halved=True)
    match = squad("roll_squad", ROAD, hero, pawn("s1"), zombies="e7", dice=[3], extra=2)
    assert match.state.allowance == (3 + 2) // 2 + 2
    match.choose("stop")
    assert (match.asked, match.state.left) == ((0, "lead_zombie"), 5)
    assert reach(match, "e7") == {"e6", "e5", "e4"}


@clause("IS-3.7")
@pytest.mark.parametrize("moves", [[], ["lead_from e7", "lead e6"]])
def test_nothing_is_obligatory(moves: list[str]) -> None:
    match = leading(5, "e7 e3")
    match.choose(*moves)
    assert "end" in match.texts
    match.choose("end")
    assert match.state.active == 1


@clause("IS-3.7")
def test_no_zombie_enters_a_space_with_another() -> None:
    match = leading(6, "e4 e6")
    assert reach(match, "e4") == {"e5", "e3", "e2", "e1"}


@clause("IS-3.7")
def test_zombies_move_one_after_the_other() -> None:
    match = leading(6, "e6 e7")
    assert match.texts == ["lead_from e6", "end"], "the other one is shut in"
    match.choose("lead_from e6", "lead e3")
    assert match.texts == ["lead_from e7", "end"]
    assert reach(match, "e7") == {"e6", "e5", "e4"}


@clause("IS-3.7")
def test_zombies_pass_and_stop_on_pawns_without_a_fight() -> None:
    match = leading(6, "e6", "e5", "e4")
    assert reach(match, "e6") == {"e7", "e5", "e4", "e3"}
    match.choose("lead e5")
    assert match.zombies == {"e5"}
    assert not match.told.of(events.CombatRolled)
    assert (match.pawn(0).life, match.pawn(1).life) == (3, 3)
    assert match.state.active == 1


@clause("IS-3.7")
def test_with_no_zombie_to_lead_nobody_is_asked() -> None:
    assert leading(6, "").state.active == 1


@clause("IS-3.7")
def test_zombies_walk_along_connections_doors_included() -> None:
    pawns = pawn("n1"), pawn("s1")
    match = squad("begin_leading", "drug_store 1 0 0", *pawns, zombies="e2n1", die=4)
    assert reach(match, "e2n1") == {"e3n1", "e4n1", "e3"}, "a wall is between e2n1 and e2"
