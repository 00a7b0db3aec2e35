"""New heroes for those who have died (LN-7.21 to LN-7.25)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import HeroTaken, ItemMissing, Rolled
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

LOST = [1, 2, 6]


def dying(*others: Any, dice: list[int] | None = None, **more: Any) -> NightMatch:
    """Becky dies in a fight of the Zombie Turn; what is rolled after that is told."""
    more.setdefault("scenario", "burn_em_out")
    cast = hero("becky", "a9", wounds=2, seat=more.pop("seat", 0)), *others
    return table("zombie_fights", *cast, zombies="a9", dice=[*LOST, *(dice or [1])], **more)


def newcomer(match: NightMatch) -> Any:
    return match.state.heroes[-1]


@clause("LN-7.21")
def test_the_owner_takes_somebody_who_has_not_been_in_this_game() -> None:
    match = dying(hero("jake", "l9"), people=("johnny", "sally"), dice=[2])
    assert newcomer(match).person == "sally"
    assert match.state.people == ("johnny",)


@clause("LN-7.21", "LN-3.8")
def test_or_chooses_somebody() -> None:
    match = dying(hero("jake", "l9"), options={"choose_heroes": True})
    assert match.asked == (0, "choose_hero")
    assert "hero becky" not in match.texts
    assert "hero jake" not in match.texts
    match.choose("hero jenny")
    assert newcomer(match).person == "jenny"


@clause("LN-7.21")
def test_a_new_hero_comes_to_the_town_square_with_a_card() -> None:
    match = dying(hero_deck="torch, ammo x9")
    assert match.asked == (0, "new_hero_space")
    assert match.texts == ["space f6", "space g6", "space f7", "space g7", "random_building"]
    match.choose("space g7")
    assert match.at(newcomer(match).person) == "g7"
    assert "torch" in newcomer(match).items


@clause("LN-7.21")
def test_or_to_a_random_building_without_a_card() -> None:
    match = dying(hero_deck="torch x9", people=("jenny",), dice=[1, 3, 5])
    match.choose("random_building")
    assert match.texts[0] == "space h1"
    match.choose("space i2")
    assert match.at("jenny") == "i2"
    assert newcomer(match).items == ()
    assert len(match.state.hero_deck) == 9


@clause("LN-7.21")
def test_not_to_its_own_building() -> None:
    match = dying(people=("jenny",))
    assert not any("k7" in text for text in match.texts)


@clause("LN-7.21", "LN-3.10")
def test_with_the_manor_house_in_the_centre_any_of_its_spaces_will_do() -> None:
    match = dying(scenario="defend_the_manor", layout="c2 l3 l4 l5 l6", hero_deck="torch, ammo x9", people=("jenny",))
    assert len(match.texts) == 17
    match.choose("space e5")
    assert (match.at("jenny"), newcomer(match).items) == ("e5", ("torch",))


@clause("LN-7.21")
def test_a_new_hero_belongs_to_the_seat_that_has_lost_one() -> None:
    match = dying(hero("jake", "l9", seat=0), seat=1, players=3)
    assert match.asked == (1, "new_hero_space")
    assert match.told.of(HeroTaken)[0].seat == newcomer(match).seat == 1


@clause("LN-7.21", "LN-13.1")
@pytest.mark.parametrize(("die", "seat"), [(1, 1), (6, 2)])
def test_on_1_the_owner_and_on_6_the_zombies_choose_the_building(die: int, seat: int) -> None:
    match = dying(hero("jake", "l9", seat=0), seat=1, players=3, people=("jenny",), dice=[1, die])
    match.choose("random_building")
    assert match.asked == (seat, "choose_building")
    match.choose("building church")
    assert match.asked == (1, "start_space")


@clause("LN-7.23")
def test_a_building_that_is_taken_over_is_rolled_again() -> None:
    match = dying(remaining=[kept("theyve_taken", "gym")], people=("jenny",), dice=[1, 5, 4, 2, 1])
    match.choose("random_building")
    assert [event.what for event in match.told.of(Rolled)][-4:] == ["building", "building_number"] * 2
    assert match.texts == ["space a5", "space b5", "space a6", "space b6"]


@clause("LN-7.24", "LN-3.12")
def test_a_new_hero_has_its_own_items_and_no_starting_card() -> None:
    match = dying(people=("sheriff_anderson",), hero_deck="torch, revolver, ammo x9", dice=[1, 2, 1])
    match.choose("random_building", "space a5")
    assert newcomer(match).items == ("revolver",)


@clause("LN-3.12")
def test_all_learn_that_an_item_is_missing_so_its_hero_is_placed_for_good() -> None:
    match = dying(people=("sheriff_anderson",), hero_deck="torch x9", dice=[1, 2, 1])
    match.choose("random_building")
    answered = match.decision
    assert answered is not None
    match.told.clear()
    match.choose("space a5")
    assert [(event.hero, event.card) for event in match.told.of(ItemMissing)] == [("sheriff_anderson", "revolver")]
    assert match.game.eyes.shows(match.state, answered, match.told, match.decision)


@clause("LN-7.24")
def test_who_came_in_the_zombie_turn_acts_in_the_next_hero_turn() -> None:
    match = dying(people=("jenny",))
    match.choose("space f6")
    assert match.state.turn == "heroes"
    assert match.decision is not None
    assert match.decision.about["hero"] == "jenny"


@clause("LN-7.25")
def test_with_nobody_left_the_seat_goes_on_with_its_hand() -> None:
    match = dying(
        hero("jake", "l9", seat=0, wounds=1),
        seat=1,
        players=3,
        people=(),
        hands={1: "recovery"},
        zombie_hand="cornered",
    )
    assert len(match.state.heroes) == 2
    match.wait_for("zombies_end")
    assert match.playable(1) == {"play recovery jake"}


@clause("LN-7.21", "LN-1.11")
def test_several_who_died_together_are_replaced_one_after_the_other() -> None:
    match = table(
        *("ranged_attack", hero("johnny", "f7", "lighter"), hero("becky", "f5", seat=1), hero("jenny", "f5")),
        hero("jake", "a9"),
        active="johnny",
        players=3,
        gas="f5",
        scenario="burn_em_out",
        dice=[3, 1, 1, 1, 1],
    )
    match.choose("set_off lighter f5")
    while match.kind == "fire_direction":
        match.choose(1)
    asked = []
    while match.kind == "new_hero_space":
        assert match.decision is not None
        asked.append(match.decision.seat)
        match.choose(1)
    assert asked == [1, 0]
    assert match.state.hero_deaths == 2
