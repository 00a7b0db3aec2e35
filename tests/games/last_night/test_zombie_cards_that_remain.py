"""The zombie cards that remain in play from a hand: on whom, what they do, and what removes them (Table Z)."""

import pytest

from deadtown.games.last_night.events import CardEnded, CardStays, HeroMoved, Rolled, Turns
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.moments import DR, FR, HA, HS, WT, ZS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import hero, kept, table


def number(building: str) -> int:
    found = ground(DEFAULT).named(building)
    assert found is not None
    return found.number


# On heroes, at the start of the zombie turn


@clause("LN-8.2", "LN-8.7")
@pytest.mark.parametrize(
    ("card", "whom"),
    [
        ("cant_be_happening", ["becky", "jake", "sally"]),
        ("haunted", ["becky", "jake"]),
        ("overconfidence", ["becky", "jake", "sally"]),
        ("teen_angst", ["sally"]),
        ("dont_trust one", ["jake"]),
        ("got_to_get_to", ["becky", "jake", "sally"]),
    ],
)
@cancelled_and_not
def test_it_is_put_on_a_hero_that_it_is_for_and_lies_open(card: str, whom: list[str], cancelled: bool) -> None:
    name = card.split()[0]
    heroes = hero(), hero("jake", "a5"), hero("sally", "a12")
    match = at_window(ZS, *heroes, zombie_hand=name, hand="principal_gomez", dice=[4, 1])
    offered = {text for text in match.playable(1) if text != "play dont_trust all"}
    assert offered == {f"play {card} {person}" for person in whom}
    match.choose(f"play {card} {whom[-1]}")
    answer(match, cancelled)
    assert match.hero(whom[-1]).on == (() if cancelled else (name,))
    assert match.state.zombie_discard.count(name) == cancelled
    assert len(match.told.of(CardStays)) == (not cancelled)


@pytest.mark.parametrize("card", ["cant_be_happening", "haunted", "overconfidence", "got_to_get_to", "dont_trust"])
def test_not_twice_on_the_same_hero(card: str) -> None:
    match = at_window(ZS, hero("jake", on=card, bound=1 if card == "got_to_get_to" else -1), zombie_hand=card)
    assert match.playable(1) <= {"play dont_trust all"}


@clause("LN-8.8")
@pytest.mark.parametrize("card", ["cant_be_happening", "haunted", "overconfidence", "got_to_get_to", "dont_trust"])
def test_at_last_removes_it(card: str) -> None:
    match = at_window(HS, hero("jake", on=card, bound=1), hand="at_last")
    match.choose(f"play at_last {card} jake")
    assert match.hero("jake").on == ()
    assert match.state.zombie_discard == [card]


@clause("LN-1.8")
@pytest.mark.parametrize("card", ["cant_be_happening", "haunted", "overconfidence", "got_to_get_to"])
def test_it_is_discarded_when_its_hero_has_died_of_trying_to_cancel_it(card: str) -> None:
    match = at_window(ZS, hero("father_joseph", wounds=2), zombie_hand=card, dice=[2])
    match.choose(f"play {card} father_joseph", "use strength_of_spirit father_joseph")
    let_be(match)
    assert match.kind == "new_hero_space"
    assert match.hero("father_joseph").on == ()
    assert match.state.zombie_discard == [card]


# This Can't Be Happening!


def test_cant_be_happening_takes_a_die_until_its_hero_is_activated_in_company() -> None:
    match = table("activate", hero(on="cant_be_happening"), hero("jenny", "f6"), active="becky", hand="jeb", halts=True)
    assert match.kind == HA
    assert match.hero().on == ("cant_be_happening",)
    assert hero_dice(match.state, 0) == 1
    match = table("activate", hero(on="cant_be_happening"), hero("jenny"), active="becky", hand="jeb", halts=True)
    assert match.hero().on == ()
    assert hero_dice(match.state, 0) == 2
    assert match.state.zombie_discard == ["cant_be_happening"]
    assert [event.card for event in match.told.of(CardEnded)] == ["cant_be_happening"]


def test_the_activation_of_another_does_not_end_it() -> None:
    match = table("activate", hero(), hero("jenny", on="cant_be_happening"), active="becky", hand="jeb", halts=True)
    assert match.hero("jenny").on == ("cant_be_happening",)


# I Feel Kinda Strange


@clause("LN-7.2", "LN-7.14")
@cancelled_and_not
def test_feel_strange_is_put_on_who_was_wounded_by_a_zombie_and_turns_it_the_next_time(cancelled: bool) -> None:
    match = fight(zombies="f5 f5", dice=[1, 2, 6, 1, 2, 6], zombie_hand="feel_strange", hand="principal_gomez")
    match.wait_for(WT)
    match.choose("play feel_strange")
    answer(match, cancelled)
    assert match.hero().on == (() if cancelled else ("feel_strange",))
    assert match.hero().wounds == 1
    finish(match)
    match.wait_for(FR)
    finish(match)
    assert bool(match.told.of(Turns)) != cancelled
    assert match.hero().dead != cancelled


def test_who_feels_strange_already_gets_no_second_one() -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="feel_strange x2")
    match.wait_for(WT)
    match.choose("play feel_strange")
    let_be(match)
    finish(match)
    assert match.hero().on == ("feel_strange",)
    assert match.state.hands[1] == ["feel_strange"]


# I've Got to Get to the...


@clause("LN-13.1", "LN-13.4")
def test_got_to_get_to_rolls_a_building_that_the_hero_is_not_in_and_may_enter() -> None:
    """The church, where she is, and the taken hospital are rolled again."""
    match = at_window(
        *(ZS, hero(at="a5")),
        zombie_hand="got_to_get_to",
        remaining=[kept("theyve_taken", "hospital")],
        dice=[2, 1, 3, 5, 5, 4],
    )
    match.choose("play got_to_get_to becky")
    let_be(match)
    assert match.hero().bound == number("gym")
    assert match.view(0).heroes[0].bound == "gym"


def test_its_hero_may_not_search_or_pick_up_until_it_enters_that_building() -> None:
    me = hero(at="a6", on="got_to_get_to", bound=number("gym"))
    match = table("move_action", me, active="becky", left=3, hero_discard="faith")
    assert not {"search", "pick_up faith"} & {*match.texts}
    match = table("move_action", hero(at="c11", on="got_to_get_to", bound=number("gym")), active="becky", left=3)
    match.choose("step d11", "stop")
    assert match.hero().on == ()
    assert match.hero().bound == -1
    assert match.state.zombie_discard == ["got_to_get_to"]
    assert match.told.of(CardEnded)


# Haunted by the Past


def test_who_is_haunted_is_strange() -> None:
    match = at_window(ZS, hero(on="haunted"), zombie_hand="dont_trust")
    assert match.playable(1) == {"play dont_trust all", "play dont_trust one becky"}


# I Don't Trust 'Em, for one


@clause("LN-5.14")
@pytest.mark.parametrize("active", ["becky", "jake"])
def test_nobody_exchanges_items_with_whom_nobody_trusts(active: str) -> None:
    heroes = hero(items="keys"), hero("jake", items="torch", on="dont_trust"), hero("jenny")
    match = table("exchange", *heroes, active=active)
    if active == "jake":
        assert match.kind != "exchange"
    else:
        assert match.texts == ["give keys jenny", "done"]


# Overconfidence


def test_overconfidence_keeps_its_hero_where_zombies_are_but_it_may_search() -> None:
    match = table("move_action", hero(at="a5", on="overconfidence"), active="becky", zombies="a5", left=3)
    assert match.texts == ["search", "rest"]
    match = table("move_action", hero(at="a5", on="overconfidence"), active="becky", zombies="a6", left=3)
    assert "step b5" in match.texts


@pytest.mark.parametrize(("die", "stays"), [(3, True), (4, False)])
def test_each_lost_fight_may_end_it(die: int, stays: bool) -> None:
    match = fought(hero(on="overconfidence"), dice=[1, 2, 6, die])
    assert match.hero().on == (("overconfidence",) if stays else ())
    assert match.hero().wounds == 1
    won = fought(hero(on="overconfidence"), dice=[6, 2, 4, 4])
    assert won.hero().on == ("overconfidence",)
    assert won.told.of(Rolled) == []


def test_it_is_a_die_of_that_hero_which_luck_may_roll_again() -> None:
    match = fight(hero("sally", on="overconfidence"), dice=[1, 2, 6, 3, 4])
    match.wait_for(DR)
    match.choose("use lucky sally 3")
    finish(match)
    assert match.hero("sally").on == ()


# Teen Angst


def test_teen_angst_takes_a_die_in_company() -> None:
    together = table("claim", hero("sally", on="teen_angst"), hero())
    assert hero_dice(together.state, 0) == 1
    apart = table("claim", hero("sally", on="teen_angst"), hero(at="f6"))
    assert hero_dice(apart.state, 0) == 2


# Lights Out


@clause("LN-13.7")
@cancelled_and_not
def test_lights_go_out_in_any_building(cancelled: bool) -> None:
    match = at_window(ZS, hero(at="f5"), zombie_hand="lights_out", hand="principal_gomez")
    assert match.playable(1) == {f"play lights_out {building.name}" for building in ground(DEFAULT).buildings}
    match.choose("play lights_out gym")
    answer(match, cancelled)
    assert match.view(0).dark == ([] if cancelled else ["gym"])


@clause("LN-13.7")
@pytest.mark.parametrize(("items", "left"), [("", 0), ("torch", 1), ("lighter", 1)])
def test_who_enters_a_dark_building_stops_unless_an_item_lights_the_way(items: str, left: int) -> None:
    match = table(
        *("move_action", hero(at="e3", items=items)),
        active="becky",
        left=2,
        remaining=[kept("lights_out", "police_station")],
        hand="jeb",
        halts=True,
    )
    match.choose("step e2")
    assert [event.to for event in match.told.of(HeroMoved)] == ["e2"]
    assert match.state.left == left


@clause("LN-1.10")
def test_with_all_markers_on_the_map_no_more_lights_go_out() -> None:
    dark = [kept("lights_out", name) for name in ("gym", "church", "diner", "barn", "hospital")]
    match = at_window(ZS, zombie_hand="lights_out", remaining=dark)
    assert "play lights_out gym" not in match.playable(1)
    assert "play lights_out farmhouse" in match.playable(1)
    match = at_window(ZS, zombie_hand="lights_out", remaining=[*dark, kept("lights_out", "farmhouse")])
    assert match.playable(1) == set()
