"""Experience and upgrades among Grave Dead and Grave Weapons (sections 16 and 18)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Rerolled, ZombieSpared
from deadtown.games.last_night.moments import WZ
from deadtown.games.last_night.options import EXPERIENCE, GRAVE_DEAD, GRAVE_WEAPONS
from deadtown.games.last_night.pieces import NORMAL
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.fighting import finish
from tests.games.last_night.learning import fight, lay
from tests.games.last_night.table import NightMatch, hero

RULES = frozenset({EXPERIENCE, GRAVE_DEAD, GRAVE_WEAPONS})


def shooting(becky: Hero, **more: Any) -> NightMatch:
    """Becky is about to make her ranged attack."""
    becky.activated = True
    return lay("ranged_attack", becky, active="becky", halts=True, rules=RULES, **more)


# What is learnt


@clause("LN-16.1", "LN-7.1")
@pytest.mark.parametrize("wounded", [False, True])
def test_each_wound_of_a_brainthirsty_one_counts(wounded: bool) -> None:
    before = (NORMAL,) if wounded else ()
    match = fight(zombies="", red="f5", rules=RULES, grave_dead="brainthirsty", wounded=before, dice=[4, 4, 3])
    finish(match)
    assert match.hero().experience == 1
    assert match.zombies == ([] if wounded else ["f5"])


@clause("LN-16.1", "LN-18.16")
@pytest.mark.parametrize(("die", "learnt"), [(3, 1), (4, 0)])
def test_nothing_is_learnt_from_who_is_too_rotten_to_mind(die: int, learnt: int) -> None:
    match = fight(zombies="", red="f5", rules=RULES, grave_dead="very_rotten", dice=[4, 4, 3, die])
    finish(match)
    assert match.hero().experience == learnt


@clause("LN-16.2", "LN-18.3")
def test_nothing_from_those_who_die_as_an_explosive_one_bursts() -> None:
    match = shooting(hero(at="f5", items="revolver"), zombies="f6 f6", armed={0: "explosive_zombie"}, dice=[5, 6])
    match.choose("shoot revolver explosive_zombie_f6")
    match.let_pass()
    assert match.zombies == []
    assert match.hero().experience == 1


@clause("LN-16.2", "LN-9.14")
def test_but_from_each_that_the_own_dynamite_kills_at_once() -> None:
    becky = hero(at="f8", items="dynamite, lighter")
    match = shooting(becky, zombies="f6 f6 f6", armed={0: "explosive_zombie"}, dice=[6, 6, 1, 4])
    match.choose("throw f6 lit")
    match.let_pass()
    assert match.zombies == []
    assert match.hero().experience == 2, "the third one dies as the first one bursts"


@clause("LN-16.2", "LN-18.3")
def test_the_zombies_learn_by_the_wounds_of_a_bloated_body() -> None:
    match = fight(rules=RULES, armed={0: "bloated_body"}, dice=[4, 4, 3, 1])
    finish(match)
    assert (match.hero().wounds, match.state.horde_experience) == (1, 1)


# What was learnt


@clause("LN-7.5", "LN-18.16")
def test_who_has_shrugged_it_off_needs_nothing_to_be_spared() -> None:
    match = fight(zombies="", red="f5", rules=RULES, grave_dead="very_rotten", dice=[4, 4, 3, 4], horde="hard_to_kill")
    finish(match)
    assert match.state.horde_upgrades == ("hard_to_kill",)
    assert len(match.told.of(ZombieSpared)) == 1


@clause("LN-7.5", "LN-7.1")
def test_hard_to_kill_spares_a_brainthirsty_one_its_first_wound() -> None:
    match = fight(zombies="", red="f5", rules=RULES, grave_dead="brainthirsty", dice=[4, 4, 3], horde="hard_to_kill")
    while match.kind != WZ:
        match.close()
    match.choose("use hard_to_kill zombie", seat=1)
    finish(match)
    assert (match.state.wounded, match.hero().experience) == ((), 0)


@clause("LN-4.13", "LN-18.16")
@pytest.mark.parametrize(("die", "steps"), [(1, 2), (3, 2), (6, 3)])
def test_in_a_charge_the_freshly_dead_make_two_steps_at_least(die: int, steps: int) -> None:
    match = lay(
        *("zombies_start", hero(at="a1")),
        zombies="",
        red="f5",
        rules=RULES,
        grave_dead="freshly_dead",
        lurching=True,
        dice=[die],
    )
    match.choose("move red_f5")
    for space in ("f6", "f7", "f8")[:steps]:
        match.choose(f"to {space}")
    assert match.kind != "move_zombie"


@clause("LN-8.10", "LN-18.6", "LN-16.9")
def test_a_grave_weapon_and_an_upgrade_for_the_same_moment() -> None:
    match = fight(rules=RULES, armed={0: "old_pitchfork"}, dice=[5, 4, 3], horde="hungry_hands")
    match.wait_for("fight_rolled")
    assert {"wield old_pitchfork 3", "use hungry_hands zombie 3"} <= match.playable(1)


# Crawling Torsos


@clause("LN-10.3")
def test_they_are_missed_more_narrowly() -> None:
    becky = hero(items="revolver", upgrades="steady_aim")
    match = shooting(becky, zombies="f4", armed={0: "crawling_torso"}, dice=[5])
    match.choose("shoot revolver crawling_torso_f4")
    match.choose("use steady_aim becky 5")
    match.let_pass()
    assert match.zombies == []


@clause("LN-10.3")
def test_of_dice_that_are_alike_the_one_that_has_missed_is_rolled_again() -> None:
    becky = hero(at="f5", items="pump_shotgun", upgrades="trick_shot")
    match = shooting(becky, zombies="f6 f6", armed={1: "crawling_torso"}, dice=[4, 4, 6])
    match.choose("blast pump_shotgun f6")
    match.choose("use trick_shot becky 4")
    assert [(event.before, event.dice) for event in match.told.of(Rerolled)] == [((4,), (6,))]
    match.let_pass()
    assert match.zombies == []
