"""How the fights of the Zombie Turn are shared (LN-4.21 to LN-4.23, LN-1.13)."""

from typing import Any

from deadtown.games.last_night.events import FightBegan
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table

WON = [6, 5, 1]
"""The dice of a fight that the hero wins without doubles."""
LOST = [1, 2, 6]


def fighting(*heroes: Any, **more: Any) -> NightMatch:
    return table("zombie_fights", *heroes, **more)


def fights(match: NightMatch) -> list[tuple[str, str]]:
    return [(event.hero, event.space) for event in match.told.of(FightBegan)]


# Spaces and order


@clause("LN-4.21")
def test_in_every_space_with_both_all_fight() -> None:
    match = fighting(hero("becky", "f5"), hero("jenny", "a1"), zombies="f5 f5 b1 l12", dice=[*WON, *WON])
    assert fights(match) == [("becky", "f5"), ("becky", "f5")]


@clause("LN-4.21")
def test_the_heroes_choose_the_order_of_the_spaces() -> None:
    match = fighting(hero("becky", "f5"), hero("jenny", "a1"), zombies="f5 f5 a1", dice=WON * 3)
    assert match.asked == (0, "order_fights")
    assert match.texts == ["space a1", "space f5"]
    match.choose("space f5")
    assert fights(match) == [("becky", "f5"), ("becky", "f5"), ("jenny", "a1")]


@clause("LN-4.21")
def test_the_heroes_choose_the_order_of_the_fights_in_a_space() -> None:
    match = fighting(hero("becky", "f5"), zombies="f5", turned=[("jake", "f5")], dice=WON * 2)
    assert match.texts == ["fight becky f5", "fight becky zombie_jake"]
    match.choose("fight becky zombie_jake")
    assert [event.zombie for event in match.told.of(FightBegan)] == ["zombie_jake", "f5"]


@clause("LN-1.13", "LN-4.21")
def test_the_order_of_spaces_is_chosen_by_the_first_seat_that_is_concerned() -> None:
    heroes = hero("becky", "f5", seat=1), hero("jake", "a1", seat=2), hero("sally", "l9", seat=0)
    match = fighting(*heroes, players=4, options={"zombie_seats": "one"}, zombies="f5 a1")
    assert match.asked == (1, "order_fights")


@clause("LN-1.13", "LN-4.22")
def test_the_fights_of_a_space_are_shared_by_the_first_seat_with_a_hero_there() -> None:
    heroes = hero("becky", "f5", seat=2), hero("jake", "f5", seat=1), hero("sally", "a1", seat=0)
    match = fighting(*heroes, players=4, options={"zombie_seats": "one"}, zombies="f5 f5 f5 a1")
    assert match.asked == (0, "order_fights")
    match.choose("space f5")
    assert match.asked == (1, "order_fights")
    assert match.texts == ["fight becky f5", "fight jake f5"]


# Sharing


@clause("LN-4.22")
def test_each_zombie_fights_exactly_once() -> None:
    match = fighting(hero("becky", "f5"), zombies="f5 f5 f5", dice=WON * 3)
    assert len(fights(match)) == 3
    assert match.state.turn == "heroes"


@clause("LN-4.22")
def test_shares_differ_by_one_at_most_and_the_heroes_decide_who_fights_more() -> None:
    match = fighting(hero("becky", "f5"), hero("jenny", "f5"), zombies="f5 f5 f5", dice=WON * 3)
    match.choose("fight jenny f5", "fight jenny f5")
    # Becky's share is nobody's choice any more.
    assert [one for one, _ in fights(match)] == ["jenny", "jenny", "becky"]


@clause("LN-4.22")
def test_equal_shares_leave_nobody_out() -> None:
    match = fighting(hero("becky", "f5"), hero("jenny", "f5"), zombies="f5 f5", dice=WON * 2)
    match.choose("fight jenny f5")
    assert [one for one, _ in fights(match)] == ["jenny", "becky"]


@clause("LN-4.22")
def test_with_more_heroes_than_zombies_the_heroes_decide_who_fights() -> None:
    heroes = hero("becky", "f5"), hero("jenny", "f5"), hero("jake", "f5")
    match = fighting(*heroes, zombies="f5", dice=WON)
    assert match.texts == ["fight becky f5", "fight jenny f5", "fight jake f5"]
    match.choose("fight jake f5")
    assert fights(match) == [("jake", "f5")]


@clause("LN-4.22")
def test_seven_zombies_among_three_heroes_are_three_and_two_and_two() -> None:
    heroes = hero("becky", "f5"), hero("jenny", "f5"), hero("jake", "f5")
    match = fighting(*heroes, zombies="f5 " * 7, dice=WON * 7)
    while match.state.turn == "zombies":
        match.choose(next(text for text in reversed(match.texts)))
    found = [one for one, _ in fights(match)]
    assert sorted(found.count(person) for person in ("becky", "jenny", "jake")) == [2, 2, 3]


# Deaths


@clause("LN-4.23")
def test_zombies_of_a_hero_who_dies_are_shared_again() -> None:
    match = fighting(
        *(hero("becky", "f5", wounds=2), hero("jenny", "f5")),
        zombies="f5 f5 f5",
        scenario="burn_em_out",
        dice=[*LOST, *WON, *WON],
        people=(),
    )
    match.choose("fight becky f5")
    assert [one for one, _ in fights(match)] == ["becky", "jenny", "jenny"]


@clause("LN-4.23")
def test_with_no_hero_left_the_others_do_not_fight() -> None:
    match = fighting(
        *(hero("becky", "f5", wounds=2), hero("jenny", "l9")),
        zombies="f5 f5 f5",
        scenario="burn_em_out",
        people=(),
        dice=LOST,
    )
    assert fights(match) == [("becky", "f5")]
    assert match.hero("becky").dead
    assert match.state.turn == "heroes"


@clause("LN-4.23", "LN-7.20")
def test_a_zombie_hero_that_has_just_risen_does_not_fight() -> None:
    match = fighting(
        *(hero("becky", "f5", wounds=2), hero("jenny", "f5")),
        zombies="f5 f5",
        scenario="burn_em_out",
        people=(),
        dice=[*LOST, *WON],
    )
    match.choose("fight becky f5")
    assert [(event.hero, event.zombie) for event in match.told.of(FightBegan)] == [("becky", "f5"), ("jenny", "f5")]
    assert match.zombies == ["f5"] * 3


@clause("LN-4.21", "LN-1.4")
def test_a_zombie_hero_of_an_earlier_turn_fights_like_any_zombie() -> None:
    match = fighting(hero("becky", "f5"), turned=[("jake", "f5")], dice=WON)
    assert [event.zombie for event in match.told.of(FightBegan)] == ["zombie_jake"]


@clause("LN-6.17", "LN-4.22")
def test_a_cancelled_fight_counts_as_fought() -> None:
    match = fighting(hero("becky", "f5", "fire_extinguisher"), zombies="f5", dice=WON)
    match.choose("pass", "use fire_extinguisher becky cancel")
    assert fights(match) == [("becky", "f5")]
    assert match.state.turn == "heroes"
