"""Buildings that burn all over, and who is in them then (LN-11.15, LN-11.17)."""

from typing import Any

from deadtown.games.last_night.events import BuildingDestroyed, HeroFled, ZombieKilled
from deadtown.games.last_night.ground import ground
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

MANOR = "c2 l3 l4 l5 l6"


def lighting(*others: Hero, at: str = "c5", to: str = "b6", **more: Any) -> NightMatch:
    """The Church burns all over when Becky lights the last space of it."""
    more.setdefault("fires", "a5 b5 a6")
    match = table("ranged_attack", hero(at=at, items="lighter"), *others, active="becky", **more)
    match.choose(f"light lighter {to}")
    return match


@clause("LN-11.15", "LN-11.17")
def test_a_building_that_burns_all_over_is_destroyed() -> None:
    match = lighting(zombies="a5 b6 c6")
    assert [event.building for event in match.told.of(BuildingDestroyed)] == ["church"]
    assert match.zombies == ["c6"], "all in it die"
    assert match.state.zombie_deaths == 2
    assert match.state.taken_over == {0}
    assert [*match.fires] == ["a5", "b5", "a6", "b6"], "the fire stays"
    assert {event.because_of for event in match.told.of(ZombieKilled)} == {"LN-11.15"}


@clause("LN-11.15")
def test_until_the_last_space_burns_it_stands() -> None:
    match = lighting(fires="a5 b5", zombies="a5")
    assert match.told.of(BuildingDestroyed) == []
    assert match.zombies == ["a5"]


@clause("LN-11.15")
def test_heroes_leave_it_through_walls_without_a_roll() -> None:
    match = lighting(hero("billy", "b6"), hero("jake", "c9"), at="b7", new_fires="c6")
    assert match.asked == (0, "evacuate")
    assert {*match.texts} == {f"space {name}" for name in ("c5", "c6", "a7", "b7", "c7")}
    match.choose("space c6")
    assert match.at("billy") == "c6"
    assert match.hero("billy").wounds == 0
    assert not match.rolls("fire")
    assert [event.because_of for event in match.told.of(HeroFled)] == ["LN-11.15"]


@clause("LN-11.15")
def test_the_owner_of_each_hero_says_where_it_goes() -> None:
    match = lighting(hero("billy", "b6", seat=1), hero("jake", "a5", seat=0), players=3)
    assert match.asked == (1, "evacuate")
    match.choose("space c7")
    assert match.asked == (0, "evacuate")
    assert {*match.texts} == {"space a4", "space b4"}


@clause("LN-11.15")
def test_where_no_adjacent_space_is_outside_two_spaces_will_do() -> None:
    match = table(
        *("ranged_attack", hero(at="d3", items="lighter"), hero("billy", "a1")),
        active="becky",
        layout="c1 l2 l4 l5 l6",
        fires="a1 b1 c1 a2 b2",
    )
    match.choose("light lighter c2")
    assert match.asked == (0, "evacuate")
    assert {*match.texts} == {"space a3", "space b3", "space c3"}


@clause("LN-11.15", "LN-13.5")
def test_nobody_flees_into_a_building_that_is_taken_over() -> None:
    match = table(
        *("ranged_attack", hero(at="j6", items="lighter"), hero("billy", "l6")),
        active="becky",
        fires="k5 l5 l6",
        remaining=[kept("theyve_taken", "farmhouse")],
    )
    match.choose("light lighter k6")
    assert match.asked == (0, "evacuate")
    names = {text.split()[1] for text in match.texts}
    assert names == {"k4", "l4", "j4", "j5", "j6", "j7", "j8"}


@clause("LN-11.15", "LN-11.3")
def test_who_flees_from_one_fire_to_another_and_ends_the_move_there_rolls_for_it() -> None:
    match = table(
        *("move_action", hero(at="c5", items="gasoline"), hero("billy", "l1")),
        active="becky",
        left=1,
        fires="a5 b5 a6 c6",
        dice=[3, 2, 2, 2, 4],
    )
    match.choose("step b5", "use gasoline becky pour b6")
    assert match.asked == (0, "evacuate")
    match.choose("space c6")
    assert [roll.dice for roll in match.rolls("fire")] == [(3,), (4,)]


@clause("LN-11.17", "LN-8.8")
def test_no_card_removes_what_fire_has_left() -> None:
    match = table("heroes_start", hero(at="c5"), destroyed=(0,), hand="at_last, principal_gomez, jeb")
    assert "step b5" not in match.texts
    assert not any("cancel" in text or "at_last" in text for text in match.texts)


@clause("LN-11.17")
def test_a_building_taken_over_by_both_stays_so_without_the_card() -> None:
    over = [kept("theyve_taken", "church")]
    match = table("heroes_start", hero(at="c5"), destroyed=(0,), remaining=over, hand="at_last")
    match.choose("play at_last theyve_taken church")
    assert match.state.taken_over == {0}


@clause("LN-11.15")
def test_what_has_burnt_down_is_not_destroyed_again() -> None:
    match = lighting(destroyed=(0,), zombies="a5")
    assert match.told.of(BuildingDestroyed) == []
    assert match.zombies == ["a5"]


@clause("LN-11.15", "LN-17.2")
def test_zombies_that_die_in_it_count_for_the_goal() -> None:
    match = lighting(zombies="a5 b6", zombie_deaths=13)
    assert match.outcome is not None
    assert match.outcome.winners == [0]


@clause("LN-11.17")
def test_the_manor_house_is_too_large_to_burn_down() -> None:
    manor = ground(MANOR).named("manor_house")
    assert manor is not None
    assert len(manor.spaces) > 8
