"""What the eight heroes can do (Table C)."""

import pytest

from deadtown.games.last_night.events import (
    DiceRerolled,
    FightBegan,
    FightRolled,
    Healed,
    HeroMoved,
    ItemFound,
    Looked,
    Rerolled,
    Rolled,
    Wounded,
)
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.moments import CP, DR, FR, HR, HS, HX, IB, RR, ZS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed, winners
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import hero, kept, start, table

# Sheriff Anderson: Service Revolver, Man of Action


@clause("LN-3.12")
def test_the_sheriff_starts_with_a_revolver() -> None:
    match = start(layout="default", choose_heroes=True)
    match.choose("hero sheriff_anderson")
    match.wait_for("place_zombie")
    found = [event for event in match.told.of(ItemFound) if event.because_of == "LN-3.12"]
    assert [(event.hero, event.card) for event in found] == [("sheriff_anderson", "revolver")]
    assert "revolver" in match.hero("sheriff_anderson").items


@clause("LN-5.11")
@pytest.mark.parametrize(
    ("at", "discard", "possible"),
    [("a5", "revolver", True), ("k12", "revolver", True), ("a5", "torch", False), ("f5", "revolver", False)],
)
def test_in_any_searchable_building_he_takes_a_revolver_from_the_discard_pile(
    at: str, discard: str, possible: bool
) -> None:
    me = hero("sheriff_anderson", at)
    match = table("move_action", me, active="sheriff_anderson", left=1, hero_discard=discard)
    assert ("pick_up revolver" in match.texts) == possible
    if possible:
        match.choose("pick_up revolver")
        assert match.hero("sheriff_anderson").items == ("revolver",)
        assert len(match.state.hero_deck) == 20


def test_others_do_not_and_he_not_where_searching_is_forbidden() -> None:
    match = table("move_action", hero(at="a5"), active="becky", left=1, hero_discard="revolver")
    assert "pick_up revolver" not in match.texts
    me = hero("sheriff_anderson", "a5")
    taken = [kept("theyve_taken", "church")]
    match = table("move_action", me, active="sheriff_anderson", left=1, hero_discard="revolver", remaining=taken)
    assert "pick_up revolver" not in match.texts


# Billy: Track Star


def test_billy_rolls_two_movement_dice_and_uses_the_one_he_likes() -> None:
    match = table("roll_movement", hero("billy"), active="billy", dice=[2, 5])
    assert (match.asked, match.texts) == ((0, "choose_move_die"), ["die 2", "die 5"])
    match.choose("die 5")
    assert match.state.left == 5


def test_with_two_alike_there_is_nothing_to_choose() -> None:
    match = table("roll_movement", hero("billy"), active="billy", dice=[3, 3])
    assert (match.kind, match.state.left) == ("move_action", 3)


# Youth


@pytest.mark.parametrize("person", ["billy", "johnny", "sally"])
def test_students_heal_a_wound_of_their_own_in_place_of_the_move_action(person: str) -> None:
    match = table("move_action", hero(person, wounds=1), hero(wounds=1), active=person, left=3, hand="jeb", halts=True)
    assert [text for text in match.texts if text.startswith("heal")] == [f"heal {person}"]
    match.choose(f"heal {person}")
    assert match.hero(person).wounds == 0
    assert match.kind == HX
    assert match.state.left == 0
    assert match.told.of(HeroMoved) == []


@pytest.mark.parametrize(("person", "wounds"), [("billy", 0), ("jenny", 1)])
def test_not_without_wounds_and_not_those_who_are_older(person: str, wounds: int) -> None:
    match = table("move_action", hero(person, wounds=wounds), active=person, left=1)
    assert not [text for text in match.texts if text.startswith("heal")]


# Johnny: Blitz, Tough


def test_johnny_fights_at_once_where_he_enters_and_goes_on() -> None:
    match = table(
        *("move_action", hero("johnny", "f7")),
        active="johnny",
        left=3,
        zombies="f6 f6",
        dice=[6, 2, 1, 6, 6, 2],
        hand="at_last",
        halts=True,
    )
    match.choose("step f6")
    assert match.asked == (0, "blitz")
    match.choose("yes")
    match.wait_for("hero_step")
    assert len(match.told.of(FightBegan)) == 2
    assert match.zombies == ["f6"]
    assert match.state.left == 2
    match.choose("step f5")
    assert match.at("johnny") == "f5"


def test_he_need_not_and_then_he_stops() -> None:
    match = table("move_action", hero("johnny", "f7"), active="johnny", left=3, zombies="f6", hand="jeb", halts=True)
    match.choose("step f6", "no")
    assert match.state.left == 0
    match.wait_for(FR)
    assert match.state.phase == "fight"


def test_he_fights_the_same_zombie_again_when_he_has_left_and_comes_back() -> None:
    match = table(
        *("move_action", hero("johnny", "f7")),
        active="johnny",
        left=3,
        zombies="f6",
        dice=[6, 2, 1] * 2,
        hand="at_last",
    )
    match.choose("step f6", "yes", "step f5", "step f6", "yes")
    assert len(match.told.of(FightBegan)) == 2


@clause("LN-5.17")
def test_whom_he_has_fought_since_he_entered_he_does_not_fight_in_step_d() -> None:
    match = table(
        *("move_action", hero("johnny", "f7", activated=True)),
        active="johnny",
        left=3,
        zombies="f6",
        dice=[6, 2, 1],
        hand="at_last",
        halts=True,
    )
    match.choose("step f6", "yes")
    match.wait_for("hero_step")
    match.choose("stop")
    match.wait_for(ZS)
    assert len(match.told.of(FightBegan)) == 1


@clause("LN-13.7")
@pytest.mark.parametrize(("items", "left"), [("", 0), ("torch", 2)])
def test_where_the_lights_are_out_he_stops_after_it_unless_he_has_a_light(items: str, left: int) -> None:
    match = table(
        *("move_action", hero("johnny", "e3", items)),
        active="johnny",
        left=3,
        zombies="e2",
        remaining=[kept("lights_out", "police_station")],
        dice=[6, 6, 1],
        hand="at_last",
        halts=True,
    )
    match.choose("step e2", "yes")
    match.wait_for(HX)
    assert match.state.left == left


def test_if_he_dies_in_it_his_activation_is_over() -> None:
    match = table(
        *("move_action", hero("johnny", "f7", wounds=1)),
        active="johnny",
        left=3,
        zombies="f6",
        dice=[1, 2, 6],
        halts=True,
    )
    match.choose("step f6", "yes")
    assert match.kind == "new_hero_space"
    assert match.zombies == ["f6", "f6"]


def test_others_do_not_blitz() -> None:
    match = table("move_action", hero(at="f7"), active="becky", left=3, zombies="f6", hand="jeb", halts=True)
    match.choose("step f6")
    assert match.kind != "blitz"
    assert match.state.left == 0


@clause("LN-6.8")
def test_johnny_wins_ties() -> None:
    assert winners(finish(fight(hero("johnny"), dice=[5, 2, 5]))) == ["heroes"]
    assert winners(finish(fight(hero("billy"), dice=[5, 2, 5]))) == ["zombies"]


# Sally: Lucky


def test_sally_rolls_a_movement_die_again() -> None:
    match = table("roll_movement", hero("sally"), active="sally", dice=[1, 6])
    assert match.asked == (0, HR)
    match.choose("use lucky sally 1")
    assert match.state.left == 6
    assert match.told.of(Rerolled)[0].dice == (6,)


def test_a_fight_die_of_hers() -> None:
    match = fight(hero("sally"), dice=[1, 2, 4, 6])
    match.wait_for(FR)
    assert match.playable(0) == {"use lucky sally fight 1", "use lucky sally fight 2"}
    match.choose("use lucky sally fight 2")
    assert match.told.of(DiceRerolled)[0].dice == (6,)
    assert winners(finish(match)) == ["heroes"]


def test_a_break_check() -> None:
    match = fight(hero("sally", items="crowbar"), dice=[4, 2, 4, 1, 5])
    match.wait_for(FR)
    match.choose("use crowbar sally")
    assert match.kind == IB
    match.choose("use lucky sally 1")
    finish(match)
    assert match.hero("sally").items == ("crowbar",)


def test_the_die_of_a_shot() -> None:
    match = table("ranged_attack", hero("sally", items="revolver"), active="sally", zombies="f6", dice=[1, 4])
    match.choose("shoot revolver f6")
    assert match.asked == (0, RR)
    match.choose("use lucky sally 1")
    assert killed(match) == ["f6"]
    assert match.hero("sally").items == ("revolver",)


def test_an_ammo_die() -> None:
    me = hero("sally", items="pump_shotgun", lucky=False)
    match = table("ranged_attack", me, active="sally", zombies="f6", dice=[4, 1, 5])
    match.choose("blast pump_shotgun f6")
    match.choose("pass")
    assert match.asked == (0, IB)
    match.choose("use lucky sally 1")
    assert match.hero("sally").items == ("pump_shotgun",)


def test_a_fire_roll_and_one_in_an_explosion() -> None:
    match = table("roll_movement", hero("sally", lucky=False), active="sally", fires="f5", dice=[3, 4, 1])
    match.choose("pass")
    assert match.asked == (0, DR)
    match.choose("use lucky sally 4")
    assert match.hero("sally").wounds == 0
    match = table("ranged_attack", hero("sally", items="dynamite, lighter"), active="sally", dice=[5, 2])
    match.choose("throw f5 lit")
    assert match.asked == (0, DR)
    match.choose("use lucky sally 5")
    assert not match.hero("sally").dead


def test_once_in_each_turn_of_either_side() -> None:
    match = fight(hero("sally"), zombies="f5 f5", dice=[1, 2, 4, 3])
    match.wait_for(FR)
    match.choose("use lucky sally fight 1")
    assert match.playable(0) == set()
    finish(match)
    match.wait_for(FR)
    assert match.playable(0) == set()
    match.wait_for(ZS)
    assert not match.hero("sally").lucky


def test_dice_of_others_are_not_hers() -> None:
    match = table("roll_movement", hero(), hero("sally"), active="becky", hand="jeb", halts=True)
    assert match.kind == HR
    assert "use lucky sally 1" not in match.playable(0)
    match = fight(hero(), hero("sally"))
    match.wait_for(FR)
    assert match.playable(0) == set()


# Jenny: Handy, Sure-footed


@clause("LN-6.16")
def test_jenny_rolls_each_break_check_again_once() -> None:
    match = fight(hero("jenny", items="baseball_bat"), dice=[1, 2, 4, 1, 1, 2, 1, 1, 5])
    match.wait_for(FR)
    match.choose("use baseball_bat jenny")
    assert match.kind == IB
    match.choose("use handy jenny")
    assert match.kind != IB or match.playable(0) == set()
    match.wait_for(FR)
    assert match.hero("jenny").items == ()
    match = fight(hero("jenny", items="baseball_bat"), dice=[1, 2, 4, 1, 1, 3, 1, 2, 6])
    match.wait_for(FR)
    for _ in range(2):
        match.choose("use baseball_bat jenny", "use handy jenny")
        match.wait_for(FR)
    assert match.hero("jenny").items == ("baseball_bat",)


@clause("LN-6.16", "LN-8.10")
def test_what_the_zombies_force_her_to_roll_again_is_still_the_same_check() -> None:
    match = fight(hero("jenny", items="crowbar"), dice=[4, 2, 4, 1, 6, 2], zombie_hand="loss_of_faith, trip")
    match.wait_for(FR)
    match.choose("use crowbar jenny", "pass", "use handy jenny")
    assert match.asked == (1, IB)
    match.choose("play loss_of_faith reroll")
    let_be(match)
    assert match.state.roll.dice == (2,)
    assert match.playable(0) == set()
    finish(match)
    assert match.hero("jenny").items == ()


def test_her_ammo_dice_are_no_break_checks() -> None:
    match = table(
        *("ranged_attack", hero("jenny", items="pump_shotgun")), active="jenny", zombies="f6", dice=[1, 1], hand="jeb"
    )
    match.choose("blast pump_shotgun f6")
    assert match.hero("jenny").items == ()


def test_trip_and_heavy_rain_do_not_affect_her() -> None:
    match = table(
        "roll_movement", hero("jenny"), active="jenny", zombie_hand="trip", remaining=[kept("heavy_rain")], dice=[4]
    )
    assert match.kind == "move_action"
    assert match.state.left == 4


# Becky: Medical Training, Triage


def test_becky_heals_a_wound_of_hers_or_of_one_in_her_space() -> None:
    heroes = hero(wounds=1), hero("jenny", wounds=2), hero("jake", "f6", wounds=1), hero("billy")
    match = table("move_action", *heroes, active="becky", left=2, hand="jeb", halts=True)
    assert [text for text in match.texts if text.startswith("heal")] == ["heal becky", "heal jenny"]
    match.choose("heal jenny")
    assert match.hero("jenny").wounds == 1
    assert match.told.of(Healed)[0].count == 1


@pytest.mark.parametrize(("die", "keeps"), [(3, False), (4, True)])
def test_she_may_keep_a_first_aid_kit(die: int, keeps: bool) -> None:
    match = at_window(HS, hero(items="first_aid_kit"), hero("jenny", wounds=2), dice=[die])
    match.choose("use first_aid_kit becky jenny")
    assert match.hero("jenny").wounds == 0
    assert match.hero().items == (("first_aid_kit",) if keeps else ())


def test_others_do_not() -> None:
    match = at_window(HS, hero("jake", items="first_aid_kit"), hero("jenny", wounds=2), dice=[6])
    match.choose("use first_aid_kit jake jenny")
    assert match.hero("jake").items == ()
    assert match.told.of(Rolled) == []


# Father Joseph: Strength of Spirit, Faith


@clause("LN-8.7")
@pytest.mark.parametrize(("die", "cancelled"), [(2, False), (3, True)])
def test_father_joseph_cancels_a_zombie_card_for_a_wound_on_3_or_more(die: int, cancelled: bool) -> None:
    match = at_window(ZS, hero("father_joseph"), zombie_hand="cornered", dice=[die])
    match.choose("play cornered", "use strength_of_spirit father_joseph")
    let_be(match)
    assert match.hero("father_joseph").wounds == 1
    assert match.state.cornered != cancelled


@clause("LN-7.2")
def test_that_wound_is_not_prevented_and_comes_from_no_zombie() -> None:
    match = at_window(ZS, hero("father_joseph"), zombie_hand="cornered, feel_strange", dice=[3])
    match.choose("play cornered", "use strength_of_spirit father_joseph")
    assert match.told.of(Wounded)
    assert match.kind == ZS


def test_he_tries_any_number_of_times_even_if_it_kills_him() -> None:
    match = at_window(ZS, hero("father_joseph", wounds=1), zombie_hand="cornered", dice=[1, 3])
    match.choose("play cornered", "use strength_of_spirit father_joseph", "use strength_of_spirit father_joseph")
    assert match.hero("father_joseph").dead
    assert not match.state.cornered
    assert match.zombies == ["f5"]
    assert match.kind == "new_hero_space"


@clause("LN-7.14")
def test_if_he_feels_strange_that_wound_turns_him() -> None:
    match = at_window(ZS, hero("father_joseph", on="feel_strange"), zombie_hand="cornered", dice=[3])
    match.choose("play cornered", "use strength_of_spirit father_joseph")
    assert match.hero("father_joseph").dead
    assert not match.state.cornered


def test_his_is_no_answer_to_hero_cards() -> None:
    match = at_window(HS, hero("father_joseph"), hand="faith", zombie_hand="shamble")
    match.choose("play faith father_joseph")
    assert match.kind == CP
    assert match.playable(0) == set()


def test_faith_on_him_remains() -> None:
    match = at_window(HS, hero("father_joseph"), hand="faith")
    match.choose("play faith father_joseph")
    assert match.hero("father_joseph").on == ("faith",)


# Jake: Keen Eye, Lone Wolf


def test_jake_keeps_the_better_of_two_cards_when_he_searches() -> None:
    match = table("move_action", hero("jake", "a5"), active="jake", left=1, hero_deck="torch, keys, jeb x5")
    match.choose("search")
    assert (match.asked, match.texts) == ((0, "keep_card"), ["keep keys", "keep torch"])
    assert match.told.of(Looked)[0].cards == ("torch", "keys")
    match.choose("keep keys")
    assert match.hero("jake").items == ("keys",)
    assert match.state.hero_discard == ["torch"]
    assert len(match.state.hero_deck) == 5


def test_the_second_card_is_looked_at_only_if_there_is_one() -> None:
    match = table("move_action", hero("jake", "a5"), active="jake", left=1, hero_deck="torch")
    match.choose("search")
    assert match.told.of(Looked) == []
    assert match.hero("jake").items == ("torch",)


def test_cards_he_draws_by_other_means_are_not_chosen() -> None:
    match = at_window(HS, hero("jake", "a5", items="keys"), hero_deck="torch, lighter, jeb x5")
    match.choose("use keys jake")
    assert match.hero("jake").items == ("lighter", "torch")


@pytest.mark.parametrize(("at", "dice"), [("f8", 2), ("f9", 3), ("i5", 2), ("i8", 2), ("j9", 3)])
def test_alone_for_more_than_three_spaces_jake_rolls_a_die_more(at: str, dice: int) -> None:
    match = fight(hero("jake"), hero(at=at), dice=[1] * 4)
    finish(match)
    assert len(match.told.of(FightRolled)[0].dice) == dice


def test_the_dead_do_not_keep_him_company() -> None:
    match = table("claim", hero("jake"), hero(at="f6"))
    assert hero_dice(match.state, 0) == 2
    match.hero().dead, match.hero().space = True, -1
    assert hero_dice(match.state, 0) == 3


def test_a_hero_of_another_seat_uses_what_is_its_own() -> None:
    """The owner of the hero is asked, nobody else."""
    match = table("roll_movement", hero("sally", seat=1), hero(), active="sally", players=3, dice=[1, 6])
    assert match.asked == (1, HR)
    match.choose("use lucky sally 1")
    assert (match.asked, match.state.left) == ((1, "move_action"), 6)
