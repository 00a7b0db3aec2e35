"""Death, zombie heroes and new heroes (LN-7.13 to LN-7.21, LN-7.23 to LN-7.25)."""

import pytest

from deadtown.games.last_night.events import FightBegan, HeroActivated, HeroDied, HeroPlaced, Turns, ZombieHeroRose
from deadtown.games.last_night.moments import HB, HE, HS, WT, ZE
from deadtown.games.last_night.state import Turned
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought
from tests.games.last_night.moments import let_be
from tests.games.last_night.table import NightMatch, hero, kept, table

NEW_HERO = 1
"""Which of those that are left comes, by lot."""


def dies(*heroes: object, **more: object) -> NightMatch:
    """Becky, with two wounds unless others are told, loses a fight on f5; her seat is to place a new hero."""
    match = fight(*(heroes or (hero(wounds=2),)), dice=[1, 1, 6, *more.pop("dice", ())], **more)  # type: ignore
    finish(match)
    return match


@clause("LN-7.13", "LN-7.14", "LN-17.3")
def test_turning_is_a_death_and_counts_as_one() -> None:
    match = dies(hero(on="feel_strange", items="torch"))
    assert [event.hero for event in match.told.of(Turns)] == ["becky"]
    assert match.state.hero_deaths == 1
    assert match.state.hero_discard == ["torch"]
    assert match.state.zombie_discard == ["feel_strange"]
    assert match.kind == "new_hero_space"


@clause("LN-7.14")
def test_any_wound_turns_who_feels_strange_that_of_fire_too() -> None:
    match = table(
        *("roll_movement", hero(on="feel_strange", activated=True)), fires="f5", active="becky", dice=[1, 4], halts=True
    )
    match.wait_for("new_hero_space")
    assert match.hero().dead
    assert match.zombies == ["f5"]


@clause("LN-7.14", "LN-7.4")
def test_who_is_killed_by_an_explosive_does_not_turn() -> None:
    me = hero(at="f5", items="dynamite, lighter", on="feel_strange", activated=True)
    match = table("ranged_attack", me, active="becky", dice=[5])
    match.choose("throw f5 lit")
    assert match.told.of(Turns) == []
    assert match.state.turned == []


@clause("LN-7.15", "LN-8.3")
def test_items_and_cards_on_the_dead_are_discarded_and_hands_stay() -> None:
    me = hero("father_joseph", wounds=2, items="torch, keys", on="faith, overconfidence, got_to_get_to", bound=2)
    match = fight(me, dice=[1, 1, 1, 6], hand="recovery")
    finish(match)
    assert sorted(match.state.hero_discard) == ["faith", "keys", "torch"]
    assert sorted(match.state.zombie_discard) == ["got_to_get_to", "overconfidence"]
    assert match.state.hands[0] == ["at_last", "recovery"]
    assert match.hero("father_joseph").bound == -1


@clause("LN-7.15", "LN-S3")
@pytest.mark.parametrize("lost", [1, 2])
def test_townsfolk_that_the_dead_had_saved_are_out_of_the_game(lost: int) -> None:
    """With three of them the zombies have won."""
    out = ("doc_brody", "mr_hyde")[:lost]
    match = dies(hero(wounds=2, saved="jeb"), hero("jenny"), scenario="save_the_townsfolk", hero_out=out)
    assert match.state.hero_out == (*out, "jeb")
    assert match.over == (lost == 2)


@clause("LN-7.16")
def test_a_zombie_hero_stands_where_the_hero_died() -> None:
    match = dies()
    assert match.zombies == ["f5", "f5"]
    assert [(event.hero, event.space) for event in match.told.of(ZombieHeroRose)] == [("becky", "f5")]
    assert match.at() == ""


@clause("LN-7.16")
@pytest.mark.parametrize("way", ["dynamite", "gas"])
def test_not_if_an_explosive_killed_it(way: str) -> None:
    me = hero(at="f5", items="dynamite, lighter", activated=True)
    match = table("ranged_attack", me, hero("jenny", "f7"), active="becky", gas="f7", dice=[5] * 9)
    match.choose("throw f7 lit" if way == "dynamite" else "set_off lighter f7")
    (died,) = [event for event in match.told.of(HeroDied) if event.hero == "jenny"]
    assert died.explosive
    assert match.told.of(ZombieHeroRose) == []
    assert match.zombies == []


@clause("LN-7.16", "LN-11.5")
def test_fire_is_no_explosive() -> None:
    me = hero(wounds=2, activated=True)
    match = table("roll_movement", me, fires="f5", active="becky", dice=[1, 4])
    assert match.zombies == ["f5"]


@clause("LN-7.17")
def test_a_zombie_hero_counts_for_no_limit() -> None:
    risen = [("johnny", "b3"), ("jake", "b3")]
    match = table("new_zombies", hero(at="l12"), zombies="a2 " * 3, turned=risen, dice=[2, 2])
    assert match.state.succeeded == (1,)
    full = table(
        *("new_arrivals", hero(at="g7")),
        zombies="a2 " * 13,
        turned=risen,
        succeeded=(1,),
        dice=[6],
    )
    full.choose(1)
    assert len(full.zombies) == 16


@clause("LN-7.18")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_it_moves_d3_spaces_rolled_when_it_moves(die: int, steps: int) -> None:
    match = table("order_zombies", hero(at="a12"), turned=[("johnny", "l1")], to_act=(1,), dice=[die], halts=True)
    match.choose("move zombie_johnny")
    moved = 0
    while match.kind == "move_zombie":
        match.choose(1)
        moved += 1
    assert moved == steps


@clause("LN-7.18", "LN-7.19")
def test_it_has_the_full_points_of_the_hero_and_none_of_its_abilities() -> None:
    match = dies(hero("johnny", wounds=1))
    assert match.state.turned == [Turned("johnny", 1, 2, fresh=False)]
    tie = fought(zombies="", turned=[("johnny", "f5")], dice=[5, 4, 5])
    assert tie.hero().wounds == 1
    win = fought(hero("billy"), zombies="", turned=[("johnny", "f5")], dice=[6, 4, 5])
    assert win.hero("billy").wounds == 0


@clause("LN-7.18", "LN-1.4")
def test_it_is_a_zombie_in_every_respect() -> None:
    """It is hungry, stops heroes, can be shot and is fought."""
    me = hero(at="f5", items="revolver", activated=True)
    match = table("ranged_attack", me, turned=[("johnny", "f6")], active="becky")
    assert "shoot revolver zombie_johnny" in match.texts
    match = table("order_zombies", hero(), turned=[("johnny", "f6")], to_act=(1,), dice=[6], halts=True)
    match.wait_for("zombie_fights")
    assert match.zombies == ["f5"]


@clause("LN-7.20")
@pytest.mark.parametrize(
    ("sun", "zombies", "green", "owner"), [(14, "f5", "", 2), (13, "f5", "", 2), (14, "", "f5", 3)]
)
def test_of_two_seats_it_belongs_to_that_of_the_zombie(sun: int, zombies: str, green: str, owner: int) -> None:
    match = dies(zombies=zombies, green=green, players=4, sun=sun)
    assert match.state.turned[0].seat == owner


@clause("LN-7.20", "LN-1.12")
@pytest.mark.parametrize(("sun", "owner"), [(14, 2), (13, 3)])
def test_without_a_zombie_to_blame_it_belongs_to_the_lead_seat(sun: int, owner: int) -> None:
    me = hero(wounds=2, activated=True)
    match = table("roll_movement", me, fires="f5", active="becky", players=4, sun=sun, dice=[1, 4])
    assert match.state.turned[0].seat == owner


@clause("LN-7.20", "LN-4.23")
def test_it_does_not_fight_or_move_in_the_zombie_turn_in_which_it_appears() -> None:
    match = fight(hero(wounds=2), hero("jenny"), step="zombie_fights", zombies="f5", dice=[1, 1, 6])
    match.wait_for("order_fights")
    match.choose("fight becky f5")
    match.wait_for(HS)
    assert [event.hero for event in match.told.of(FightBegan)] == ["becky"]
    assert match.zombies.count("f5") == 2


@clause("LN-7.20")
def test_heroes_who_are_activated_later_in_a_hero_turn_fight_it() -> None:
    match = fight(hero(wounds=2), hero("jenny"), dice=[1, 1, 6])
    match.hero("jenny").activated = False
    match.wait_for("fight_next")
    assert match.texts == ["fight jenny f5", "fight jenny zombie_becky"]


# New heroes


@clause("LN-7.21")
def test_the_owner_takes_a_new_hero_when_the_fight_that_killed_is_over() -> None:
    match = dies(dice=[NEW_HERO], people=("jenny", "jake"))
    assert match.state.fight is None
    assert (match.kind, match.state.heroes[-1].person, match.state.heroes[-1].seat) == ("new_hero_space", "jenny", 0)
    assert match.state.people == ("jake",)


@clause("LN-7.21")
def test_it_comes_to_the_town_square_with_a_card_whatever_its_own_building_is() -> None:
    match = dies(dice=[NEW_HERO], people=("jenny",), hero_deck="torch, keys x5")
    assert match.texts == ["space f6", "space g6", "space f7", "space g7", "random_building"]
    match.choose("space g7")
    assert match.at("jenny") == "g7"
    assert match.hero("jenny").items == ("torch",)


@clause("LN-7.21", "LN-13.1")
def test_or_to_a_building_that_is_rolled_without_a_card() -> None:
    match = dies(dice=[NEW_HERO, 3, 5], people=("jenny",), hero_deck="torch, keys x5")
    match.choose("random_building")
    assert match.kind == "start_space"
    match.choose("space h1")
    assert match.at("jenny") == "h1"
    assert match.hero("jenny").items == ()


@clause("LN-7.21")
def test_with_the_manor_house_in_the_centre_it_comes_there_with_a_card() -> None:
    match = dies(
        hero(wounds=2, at="a1"),
        dice=[NEW_HERO],
        people=("jenny",),
        scenario="defend_the_manor",
        layout="c2 l3 l4 l5 l6",
        hero_deck="torch, keys x5",
    )
    assert len(match.texts) == 17
    match.choose("space f6")
    assert match.hero("jenny").items == ("torch",)


@clause("LN-7.21", "LN-3.8")
def test_it_is_chosen_if_that_was_agreed_on() -> None:
    match = dies(people=("jenny", "jake"), options={"choose_heroes": True})
    assert (match.kind, match.texts) == ("choose_hero", ["hero jenny", "hero jake"])
    match.choose("hero jake")
    assert match.state.heroes[-1].person == "jake"


@clause("LN-7.21")
def test_it_comes_when_the_outermost_effect_is_over() -> None:
    """Father Joseph dies in the window of a card that is played when a zombie moves: first that card is resolved."""
    match = table(
        *("zombie_moves", hero("father_joseph", wounds=2), hero("jenny", "a12")),
        zombies="l1",
        mover=0,
        zombie_hand="shamble",
        dice=[1, 6],
        halts=True,
    )
    match.choose("play shamble l1", "use strength_of_spirit father_joseph")
    while match.kind == "move_zombie":
        match.choose(1)
    assert match.kind == "new_hero_space"
    assert match.zombies != ["l1"]


@clause("LN-7.23")
def test_a_building_that_is_taken_over_is_rolled_again() -> None:
    taken = kept("theyve_taken", "hospital")
    match = dies(dice=[NEW_HERO, 3, 5, 5, 2], people=("jenny",), remaining=[taken])
    match.choose("random_building")
    match.choose("space a10")
    assert match.at("jenny") == "a10"


@clause("LN-7.23")
def test_in_a_random_building_the_owner_chooses_the_space() -> None:
    match = dies(dice=[NEW_HERO, 2, 1], people=("jenny",))
    match.choose("random_building")
    assert match.texts == ["space a5", "space b5", "space a6", "space b6"]


@clause("LN-7.24")
def test_it_acts_from_the_next_hero_turn_on() -> None:
    match = dies(dice=[NEW_HERO], people=("jenny",))
    match.choose("space g7")
    match.wait_for(HE)
    assert match.told.of(HeroActivated) == []
    match.wait_for("move_action")
    assert match.state.active == match.state.number_of("jenny")


@clause("LN-7.24")
def test_who_dies_in_the_zombie_turn_is_followed_by_one_who_acts_in_the_hero_turn_after_it() -> None:
    match = dies(step="zombie_fights", dice=[NEW_HERO], people=("jenny",))
    match.choose("space g7")
    match.wait_for("move_action")
    assert match.state.active == match.state.number_of("jenny")
    assert len(match.told.of(HeroPlaced)) == 1


@clause("LN-7.24", "LN-3.12")
@pytest.mark.parametrize("where", ["deck", "discard", "nowhere"])
def test_it_gets_its_items_but_no_starting_card(where: str) -> None:
    match = dies(
        dice=[NEW_HERO, 3, 5],
        people=("sheriff_anderson",),
        hero_deck="torch x3" + (", revolver" if where == "deck" else ""),
        hero_discard="revolver" if where == "discard" else "",
    )
    match.choose("random_building", "space h1")
    assert match.hero("sheriff_anderson").items == (() if where == "nowhere" else ("revolver",))
    assert match.state.hero_deck.count("torch") == 3


@clause("LN-7.25")
def test_when_nobody_is_left_the_seat_goes_on_and_may_still_play_events() -> None:
    match = fight(
        *(hero(wounds=2), hero("jenny", "a12", seat=1, wounds=1)),
        dice=[1, 1, 6],
        people=(),
        players=3,
        hands={0: "recovery", 1: "at_last"},
    )
    finish(match)
    assert match.kind in (HB, HE, ZE)
    assert match.hero().dead
    assert "recovery" in match.state.hands[0]
    match.wait_for(HE)
    assert match.playable(0) == {"play recovery jenny"}
    match.choose("play recovery jenny")
    assert match.hero("jenny").wounds == 0


@clause("LN-7.2", "LN-7.15")
def test_a_card_is_not_put_on_whoever_has_died_to_cancel_it() -> None:
    """I Feel Kinda Strange on Father Joseph, whose last wound goes into cancelling it in vain."""
    me = hero("father_joseph", wounds=1)
    match = fight(me, dice=[1, 1, 6, 2], zombie_hand="feel_strange x2")
    match.wait_for(WT)
    match.choose("play feel_strange", "use strength_of_spirit father_joseph")
    let_be(match)
    assert match.kind == "new_hero_space"
    assert match.hero("father_joseph").on == ()
    assert match.state.zombie_discard == ["feel_strange"]
    assert match.state.hands[1] == ["feel_strange"]
