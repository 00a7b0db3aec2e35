"""Old Betsy keeps zombies where she is (LN-9.21)."""

import pytest

from deadtown.games.last_night.events import BetsyGone
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import hero, table


@clause("LN-9.21")
def test_old_betsy_is_sent_to_any_space_of_the_map() -> None:
    match = table("heroes_start", hero(items="old_betsy"))
    match.choose("use old_betsy becky")
    assert match.asked == (0, "marker_space")
    assert len(match.texts) == 144
    match.choose("space a1")
    assert match.state.betsy == NUMBERS["a1"]
    assert match.hero().items == ()
    assert match.state.hero_discard == ["old_betsy"]


@clause("LN-9.21", "LN-4.15")
def test_this_turn_zombies_do_not_leave_old_betsy() -> None:
    match = table("zombies_start", hero(at="f5", items="old_betsy"), zombies="f4 g4")
    match.choose("use old_betsy becky", "space f4")
    assert match.zombies == ["f4", "f5"], "only the other one has come"
    assert match.told.of(BetsyGone) == []


@clause("LN-9.21")
def test_a_zombie_that_comes_to_old_betsy_this_turn_goes_no_farther() -> None:
    match = table("zombies_start", hero(at="f9", items="old_betsy"), zombies="f4", zombie_hand="shamble", dice=[6])
    match.choose("use old_betsy becky", "space f5")
    match.choose("move f4", "play shamble f4", "to f5")
    assert match.kind != "move_zombie"
    assert match.zombies == ["f5"]


@clause("LN-9.21", "LN-4.15")
@pytest.mark.parametrize(("die", "leaves"), [(4, False), (5, True)])
def test_in_later_turns_a_hungry_zombie_must_try_to_leave_her(die: int, leaves: bool) -> None:
    match = table("order_zombies", hero(at="f5"), zombies="f4", to_act=(1,), betsy=NUMBERS["f4"], dice=[die])
    assert match.zombies == (["f5"] if leaves else ["f4"])
    assert bool(match.told.of(BetsyGone)) == leaves
    assert (match.state.betsy == -1) == leaves


@clause("LN-9.21")
def test_a_zombie_that_stays_with_her_rolls_nothing() -> None:
    match = table("order_zombies", hero(at="l12"), zombies="f4", to_act=(1,), betsy=NUMBERS["f4"], dice=[5])
    match.choose("done")
    assert match.state.betsy == NUMBERS["f4"]
    assert not match.rolls("betsy")


@clause("LN-9.21", "LN-1.5")
def test_what_she_does_in_the_hero_turn_is_over_with_it() -> None:
    match = table("heroes_end", hero(at="f5", items="old_betsy"), zombies="f4")
    match.choose("use old_betsy becky", "space f4")
    assert match.state.turn == "zombies"
    assert not match.state.betsy_fresh


@clause("LN-1.10", "LN-9.21")
def test_while_her_marker_lies_on_the_map_she_can_not_be_sent_again() -> None:
    match = table("heroes_start", hero(items="old_betsy"), betsy=NUMBERS["a1"])
    assert match.kind != "heroes_start"
