"""Wounds, healing and killed zombies (LN-7.1 to LN-7.8)."""

import pytest

from deadtown.games.last_night.events import Healed, HeroDied, Wounded, WoundPrevented, ZombieHeroWounded, ZombieKilled
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.moments import CP, HB, KZ, WH, WT
from deadtown.games.last_night.pieces import NOWHERE
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought, killed, seats
from tests.games.last_night.table import hero, table

# Heroes


@clause("LN-7.1")
def test_wound_points_are_those_of_the_table() -> None:
    points = {person: sheet.wounds for person, sheet in PEOPLE.items()}
    assert points == {
        **dict.fromkeys(("sheriff_anderson", "jenny", "becky", "father_joseph", "jake"), 3),
        **dict.fromkeys(("billy", "johnny", "sally", "amanda", "kenny"), 2),
        **dict.fromkeys(("sam", "detective_winters", "alice", "nikki"), 3),
        **dict.fromkeys(("sheriff_survivor", "sally_survivor", "jake_survivor"), 3),
        "ed_baker": 4,
    }


@clause("LN-7.1", "LN-7.4", "LN-1.6")
@pytest.mark.parametrize("person", PEOPLE)
def test_a_hero_dies_of_as_many_wounds_as_it_has_points_and_of_no_fewer(person: str) -> None:
    points = PEOPLE[person].wounds
    match = fought(hero(person, wounds=points - 2), hero("jenny" if person != "jenny" else "becky"), dice=[1, 1, 6, 6])
    assert not match.hero(person).dead
    match = fought(hero(person, wounds=points - 1), hero("jenny" if person != "jenny" else "becky"), dice=[1, 1, 6, 6])
    assert match.hero(person).dead
    assert [event.hero for event in match.told.of(HeroDied)] == [person]


@clause("LN-7.2")
def test_a_wound_may_be_prevented_first_then_it_is_marked_then_the_zombies_may_play() -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="shamble")
    seen = []
    while match.kind != HB:
        if match.kind in (WH, WT):
            seen.append((match.kind, seats(match), match.hero().wounds))
        match.close()
    assert seen == [(WH, [0], 0), (WT, [1], 1)]


@clause("LN-7.2")
def test_a_prevented_wound_never_happened() -> None:
    match = fight(dice=[1, 2, 6], hand="just_a_scratch", zombie_hand="feel_strange")
    match.wait_for(WH)
    match.choose("play just_a_scratch")
    assert match.kind == HB
    assert match.hero().wounds == 0
    assert match.told.of(Wounded) == []
    assert match.told.of(WoundPrevented)
    assert match.state.hands[1] == ["feel_strange"]


@clause("LN-7.2", "LN-7.14")
@pytest.mark.parametrize("prevented", [False, True])
def test_turning_takes_the_place_of_a_wound_that_is_not_prevented(prevented: bool) -> None:
    match = fight(hero(on="feel_strange"), dice=[1, 2, 6], hand="just_a_scratch", zombie_hand="feel_strange")
    match.wait_for(WH)
    if prevented:
        match.choose("play just_a_scratch")
        assert match.kind == HB
        assert match.hero().on == ("feel_strange",)
    else:
        match.wait_for("new_hero_space")
        assert match.told.of(Wounded) == []
        assert match.hero().dead
        assert match.zombies == ["f5", "f5"]


@clause("LN-7.2")
def test_the_dead_are_not_asked_about() -> None:
    """No WT for a wound that kills."""
    match = fight(hero(wounds=2), dice=[1, 2, 6], zombie_hand="feel_strange")
    finish(match)
    assert match.kind == "new_hero_space"
    assert match.state.hands[1] == ["feel_strange"]


@clause("LN-7.2")
def test_wounds_of_fire_may_be_prevented_too_but_nothing_is_bitten() -> None:
    match = table(
        *("roll_movement", hero(activated=True)),
        fires="f5",
        active="becky",
        dice=[1, 4],
        hand="just_a_scratch, recovery",
        zombie_hand="feel_strange",
        halts=True,
    )
    match.wait_for(WH)
    match.close()
    assert match.kind == "move_action"
    assert match.hero().wounds == 1


@clause("LN-7.3", "LN-7.2")
def test_wounds_are_taken_one_at_a_time() -> None:
    """Two tries of Father Joseph are two wounds."""
    match = table(
        *("zombies_start", hero("father_joseph")), zombie_hand="lights_out", dice=[1, 2], hand="at_last", halts=True
    )
    match.choose("play lights_out gym")
    match.choose("use strength_of_spirit father_joseph")
    match.wait_for(CP)
    match.choose("use strength_of_spirit father_joseph")
    assert [event.wounds for event in match.told.of(Wounded)] == [1, 2]


@clause("LN-7.4")
def test_who_is_killed_dies_without_wounds_and_nothing_prevents_it() -> None:
    match = table(
        *("ranged_attack", hero(at="f5", items="dynamite, lighter", activated=True), hero("jenny", "f5")),
        active="becky",
        dice=[6, 5],
        hand="just_a_scratch x2",
        halts=True,
    )
    match.choose("throw f5 lit")
    assert match.told.of(Wounded) == []
    assert [event.hero for event in match.told.of(HeroDied)] == ["becky", "jenny"]
    assert match.state.hands[0] == ["just_a_scratch", "just_a_scratch"]


@clause("LN-7.6")
@pytest.mark.parametrize(
    ("play", "left"), [("play recovery becky", 1), ("play doc_brody becky", 0), ("use first_aid_kit jenny becky", 0)]
)
def test_healing_removes_as_much_as_it_says_and_needs_wounds(play: str, left: int) -> None:
    heroes = hero(wounds=2), hero("jenny", items="first_aid_kit"), hero("johnny")
    match = table("heroes_start", *heroes, hand="recovery, doc_brody", halts=True)
    assert match.playable(0) == {"play recovery becky", "play doc_brody becky", "use first_aid_kit jenny becky"}
    match.choose(play)
    assert match.hero().wounds == left
    (healed,) = match.told.of(Healed)
    assert healed.count == 2 - left


# Zombies


@clause("LN-7.5", "LN-7.18")
def test_a_zombie_hero_is_marked_with_wounds_until_none_of_its_points_is_left() -> None:
    match = fight(zombies="", turned=[("johnny", "f5")], dice=[4, 4, 3])
    finish(match)
    assert [event.left for event in match.told.of(ZombieHeroWounded)] == [1]
    assert killed(match) == []
    match = fight(zombies="", turned=[("johnny", "f5")], dice=[4, 4, 3])
    match.state.turned[0].wounds = 1
    finish(match)
    assert [event.hero for event in match.told.of(ZombieKilled)] == ["johnny"]


@clause("LN-7.5")
def test_when_a_zombie_was_killed_by_a_gun_the_zombies_are_asked() -> None:
    me = hero(at="f5", items="revolver", activated=True)
    match = table("ranged_attack", me, zombies="f7", active="becky", dice=[4], zombie_hand="resilient", halts=True)
    match.choose("shoot revolver f7")
    assert (match.kind, match.zombies) == (KZ, [])


@clause("LN-7.7")
def test_a_killed_zombie_goes_back_to_the_pool_of_its_seat() -> None:
    match = fought(zombies="", green="f5", players=4, dice=[4, 4, 3])
    assert len(match.state.pool(2)) == len(match.state.pool(3)) == 7
    assert match.state.zombie_deaths == 1


@clause("LN-7.7", "LN-17.7")
def test_a_removed_zombie_goes_back_to_the_pool_and_was_not_killed() -> None:
    match = table("draw_card", zombies="a1 b2", zombie_deck="rotten_bodies", to_draw=1, to_act=(1,), dice=[1])
    match.choose("remove a1")
    assert match.zombies == ["b2"]
    assert len(match.state.pool(1)) == 13
    assert match.state.zombie_deaths == 0


@clause("LN-7.8", "LN-7.19")
def test_a_killed_zombie_hero_leaves_the_game() -> None:
    match = fight(zombies="", turned=[("johnny", "f5")], dice=[4, 4, 3])
    match.state.turned[0].wounds = 1
    finish(match)
    assert match.state.zombies[-1] == NOWHERE
    assert len(match.state.pool(1)) == 14
    assert match.state.zombie_deaths == 1
    assert "johnny" not in match.state.people
