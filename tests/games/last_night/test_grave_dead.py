"""Red zombies: how they come, what they can do, and what becomes of them (LN-18.14 to LN-18.16)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from deadtown.games.last_night.cards import ZOMBIE_CARDS
from deadtown.games.last_night.events import (
    Carries,
    GraveDeadAre,
    GraveDeadWounded,
    HeroDied,
    NewZombies,
    Rolled,
    ZombieCame,
    ZombieHeld,
    ZombieKilled,
    ZombieSpared,
)
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.moments import CP, WT
from deadtown.games.last_night.pieces import NORMAL, NOWHERE, RED
from deadtown.games.last_night.refs import Ref, read_ref
from deadtown.kernel.chance import Result
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed
from tests.games.last_night.moments import let_be
from tests.games.last_night.table import FAR, NightMatch, hero, start, table
from tests.games.matches import Dice

GRAVES: dict[str, Any] = {"opt_grave_dead": True}
ABILITIES = ("very_rotten", "brainthirsty", "freshly_dead", "ravenous", "pack_mentality", "carrier")


def graves(step: str, *heroes: Any, able: str = "ravenous", **more: Any) -> NightMatch:
    """A game with Grave Dead who can do something."""
    return table(step, *heroes, grave_dead=able, options={**GRAVES, **more.pop("options", {})}, **more)


def placing(able: str = "ravenous", **more: Any) -> NightMatch:
    """New zombies are about to be placed."""
    more.setdefault("succeeded", (1,))
    return graves("new_arrivals", FAR, able=able, **more)


def red_fight(able: str, dice: Sequence[Result], **more: Any) -> NightMatch:
    """Becky fights a red zombie on her space."""
    return fight(zombies="", red="f5", dice=dice, grave_dead=able, options=GRAVES, **more)


def reds(match: NightMatch) -> list[str]:
    """Where red zombies stand."""
    return sorted(name for number, name in match.view(0).zombies.items() if number in RED)


# What they can do


@clause("LN-18.16")
@pytest.mark.parametrize(("die", "ability"), [*enumerate(ABILITIES, 1)])
def test_a_die_says_at_the_start_what_all_of_them_can_do(die: int, ability: str) -> None:
    match = start(chance=Dice([die - 1]), scenario="die_zombies_die", layout="default", **GRAVES)
    assert match.state.grave_dead == ability
    assert [event.grave for event in match.told.of(GraveDeadAre)] == [ability]
    assert match.view(0).grave_dead == ability


@clause("LN-18.16")
def test_without_them_nothing_is_rolled() -> None:
    match = start(scenario="die_zombies_die")
    assert match.told.of(GraveDeadAre) == []
    assert (match.state.grave_dead, match.state.graves, match.view(1).graves) == ("", [], 0)


# How they come


@clause("LN-18.14", "LN-4.20")
def test_in_step_6_one_may_come_in_place_of_each_two() -> None:
    match = placing(dice=[5])
    assert match.asked == (1, "swap_grave_dead")
    assert match.decision is not None
    assert (match.texts, match.decision.about) == (["yes", "no"], {"count": 5})
    match.choose("yes", "yes")
    assert match.asked == (1, "place_grave_dead"), "one is left: no more pairs"
    match.place_all()
    assert len(match.zombies) == 3
    assert len(reds(match)) == 2
    assert [event.words for event in match.told.of(ZombieCame)] == ["grave-dead-came", "grave-dead-came", "zombie-came"]


@clause("LN-18.14")
def test_none_must_come() -> None:
    match = placing(dice=[6])
    match.choose("no")
    match.place_all()
    assert len(match.zombies) == 6
    assert reds(match) == []


@clause("LN-18.14")
def test_for_a_single_zombie_nothing_is_asked() -> None:
    assert placing(dice=[1]).kind == "place_zombie"


@clause("LN-18.14", "LN-4.18")
def test_they_are_placed_as_evenly_as_others() -> None:
    match = placing(dice=[6])
    match.choose("yes", "no")
    match.choose("space h1")
    assert match.kind == "place_zombie"
    assert match.texts == ["space a1", "space k12", "space f12"]


@clause("LN-18.14", "LN-3.14")
def test_at_set_up_too() -> None:
    match = graves("first_zombies", FAR, turn="set_up", phase="set_up", arriving={1: 4})
    match.choose("yes", "no")
    match.place_all()
    assert (len(match.zombies), len(reds(match))) == (3, 1)


@clause("LN-18.14")
def test_what_the_pool_or_the_limit_forbids_cannot_be_given_up() -> None:
    match = placing(dice=[6], zombies="b2 " * 13)
    assert match.kind == "place_zombie", "one more may come: there are not two to give up"
    match.place_all()
    assert len(match.zombies) == 14
    match = placing(dice=[6], zombies="b2 " * 11)
    match.choose("yes")
    match.place_all()
    assert (len(match.zombies), len(reds(match))) == (13, 1), "three could come: one red in place of two, and one more"


@clause("LN-18.15", "LN-4.17")
def test_on_the_map_they_count_for_the_limit() -> None:
    match = placing(dice=[6], zombies="b2 " * 8, red="b2 b2 b2 b2")
    match.choose("no")
    match.place_all()
    assert len(match.zombies) == 14


@clause("LN-18.14", "LN-18.15")
def test_when_all_have_come_or_were_killed_none_comes() -> None:
    match = placing(dice=[6], red="b2 b2 b2 b2 b2", red_dead=(NORMAL + 5, NORMAL + 6))
    assert match.kind == "place_zombie"
    assert match.view(1).graves == 0


@clause("LN-18.14")
@pytest.mark.parametrize("cancelled", [False, True])
def test_there_are_too_many_of_them(cancelled: bool) -> None:
    match = graves("zombies_end", FAR, zombie_hand="too_many", hand="principal_gomez", dice=[6], halts=True)
    match.choose("play too_many")
    assert match.kind == CP
    if cancelled:
        match.choose("play principal_gomez stop")
    let_be(match)
    if not cancelled:
        assert match.asked == (1, "swap_grave_dead")
        match.choose("yes", "yes", "no")
        match.place_all()
    assert (len(match.zombies), len(reds(match))) == ((0, 0) if cancelled else (4, 2))


@clause("LN-18.14")
def test_when_the_pool_is_short_too_many_take_normal_ones_from_the_map() -> None:
    match = graves("zombies_end", FAR, zombie_hand="too_many", zombies="b2 " * 12, dice=[4], halts=True)
    match.choose("play too_many")
    let_be(match)
    match.choose("yes")
    match.place_all()
    # One red one in place of two, then one from the pool, then one that was elsewhere.
    assert match.kind == "take_zombie"
    assert match.texts[:2] == ["remove b2", "done"], "neither the red one nor the one that has just come"


@clause("LN-18.14")
def test_cards_that_place_zombies_elsewhere_bring_no_red_ones() -> None:
    match = graves("zombies_start", hero("becky", "f5"), zombie_hand="hes_a_zombie", halts=True)
    match.choose("play hes_a_zombie put f6")
    let_be(match)
    assert (len(match.zombies), reds(match)) == (1, [])


# Two zombie seats


@clause("LN-18.15")
@pytest.mark.parametrize(("sun", "lead"), [(14, 2), (13, 3)])
def test_brown_uses_them_in_even_turns_and_green_in_odd_ones(sun: int, lead: int) -> None:
    match = placing(succeeded=(2, 3), players=4, sun=sun, dice=[6, 6], red="b2")
    asked = set()
    while match.kind in ("swap_grave_dead", "place_zombie", "place_grave_dead"):
        assert match.decision is not None
        if match.kind != "place_zombie":
            asked.add(match.decision.seat)
        match.choose(1)
    assert asked == {lead}
    assert match.state.owner(NORMAL) == lead


@clause("LN-18.15", "LN-4.11")
@pytest.mark.parametrize(("sun", "counted"), [(14, {2: 2, 3: 1}), (13, {2: 0, 3: 3})])
def test_they_count_for_the_lead_seat_in_the_new_zombies_roll(sun: int, counted: dict[int, int]) -> None:
    match = graves("new_zombies", FAR, players=4, sun=sun, green="b2", red="c2 c2")
    assert {event.seat: event.in_play for event in match.told.of(NewZombies)} == counted


@clause("LN-4.11")
def test_for_one_seat_all_of_them_count() -> None:
    match = graves("new_zombies", FAR, zombies="b2 b2", red="c2 c2 c2")
    assert [event.in_play for event in match.told.of(NewZombies)] == [5]


@clause("LN-18.15", "LN-4.12")
@pytest.mark.parametrize(("sun", "lead"), [(14, 2), (13, 3)])
def test_the_lead_seat_of_the_turn_moves_them(sun: int, lead: int) -> None:
    match = graves("order_zombies", FAR, players=4, sun=sun, red="b2", to_act=(2, 3))
    assert match.asked == (lead, "order_zombies")
    assert "move red_b2" in match.texts


# What becomes of them


@clause("LN-7.8", "LN-18.15", "LN-1.4")
def test_a_killed_one_leaves_the_game() -> None:
    match = finish(red_fight("ravenous", [6, 6, 1, 1]))
    assert killed(match) == ["f5"]
    assert match.state.red_dead == (NORMAL,)
    assert (match.state.zombie_deaths, match.view(1).graves) == (1, 6)


@clause("LN-7.7")
def test_a_removed_one_may_come_again() -> None:
    match = graves("draw", FAR, zombie_deck="rotten_bodies x4", red="b2", dice=[1], to_act=(1,))
    match.let_pass()
    assert match.state.zombies[NORMAL] == NOWHERE
    assert (match.state.red_dead, match.view(1).graves) == ((), 7)


@clause("LN-1.3")
def test_they_are_told_from_others_on_the_same_space() -> None:
    match = graves("order_zombies", FAR, zombies="b2 b2", red="b2 b2", to_act=(1,))
    assert match.texts == ["move b2", "move red_b2", "done"]
    match.choose("move red_b2")
    assert match.state.mover == NORMAL
    assert match.kind == "move_zombie"


@clause("LN-10.2")
def test_a_gun_is_fired_at_the_one_or_the_other() -> None:
    match = graves(
        *("ranged_attack", hero("becky", "f5", "revolver")), zombies="f6", red="f6", active="becky", dice=[5, 5]
    )
    assert [text for text in match.texts if "shoot" in text] == ["shoot revolver f6", "shoot revolver red_f6"]
    match.choose("shoot revolver red_f6")
    assert match.state.zombies[0] == NUMBERS["f6"]
    assert match.state.red_dead == (NORMAL,)


@pytest.mark.parametrize(
    "ref",
    [
        *(Ref("e4"), Ref("e4", "brown"), Ref("e4", "red", wounded=True), Ref("l12", "green", weapon="gw_machete")),
        *(Ref("e4", weapon="sickle"), Ref("e4", "red", True, "explosive_zombie")),
    ],
    ids=str,
)
def test_what_a_zombie_is_called_can_be_read(ref: Ref) -> None:
    assert read_ref(str(ref)) == ref


@pytest.mark.parametrize("text", ["", "z9", "blue_e4", "zombie_becky", "red_keys_e4", "sickle"])
def test_nonsense_is_no_zombie(text: str) -> None:
    assert read_ref(text) is None


# Very Rotten


@clause("LN-18.16", "LN-7.5")
@pytest.mark.parametrize(("die", "lives"), [(3, False), (4, True), (6, True)])
def test_a_very_rotten_one_may_ignore_a_wound(die: int, lives: bool) -> None:
    match = finish(red_fight("very_rotten", [6, 6, 1, die]))
    assert bool(match.zombies) == lives
    assert bool(match.told.of(ZombieSpared)) == lives
    assert [roll.need for roll in match.rolls("very_rotten")] == [4]
    assert match.state.fight is None


@clause("LN-18.16", "LN-6.13", "LN-6.14")
@pytest.mark.parametrize(("items", "dice"), [("meat_cleaver", [6, 2, 1, 5]), ("chainsaw", [6, 2, 1, 3, 5])])
def test_it_may_ignore_that_it_would_be_killed(items: str, dice: list[int]) -> None:
    match = fight(hero(items=items), zombies="", red="f5", dice=dice, grave_dead="very_rotten", options=GRAVES)
    if items == "chainsaw":
        match.wait_for("fight_rolled")
        match.choose("use chainsaw becky")
    finish(match)
    assert match.zombies == ["f5"]
    assert match.told.of(ZombieSpared)
    assert match.state.fight is None, "the fight is over"


@clause("LN-18.16")
def test_explosives_allow_no_such_roll() -> None:
    match = graves(
        *("ranged_attack", hero("becky", "f5", "dynamite, lighter")),
        able="very_rotten",
        red="f7",
        active="becky",
        dice=[2],
    )
    match.choose("throw f7 lit")
    assert match.zombies == []
    assert [event.what for event in match.told.of(Rolled)][:1] == ["explosion"]
    assert "very_rotten" not in [event.what for event in match.told.of(Rolled)]


@clause("LN-18.16", "LN-11.2", "LN-11.15")
def test_fire_is_no_explosive() -> None:
    match = graves("zombies_moved", FAR, able="very_rotten", red="f5", fires="f5", dice=[6, 4])
    match.let_pass()
    assert "f5" in match.zombies


@clause("LN-1.7")
def test_while_none_can_be_killed_nothing_is_rolled() -> None:
    match = finish(red_fight("very_rotten", [6, 6, 1], rotten=True))
    assert match.told.of(ZombieHeld)
    assert not match.told.of(ZombieSpared)
    assert match.zombies == ["f5"]


@clause("LN-18.16")
def test_normal_zombies_are_never_so_rotten() -> None:
    match = finish(fight(dice=[6, 6, 1], grave_dead="very_rotten", options=GRAVES))
    assert match.zombies == []


# Brainthirsty


@clause("LN-18.16", "LN-7.1")
def test_a_brainthirsty_one_has_two_wound_points() -> None:
    match = finish(red_fight("brainthirsty", [6, 6, 1]))
    assert match.zombies == ["f5"]
    assert len(match.told.of(GraveDeadWounded)) == 1
    assert (match.state.wounded, list(match.view(0).wounded)) == ((NORMAL,), [NORMAL])
    match = finish(red_fight("brainthirsty", [6, 6, 1], wounded=(NORMAL,)))
    assert match.zombies == []
    assert (match.state.wounded, match.state.red_dead) == ((), (NORMAL,))


@clause("LN-7.1", "LN-1.6")
def test_killed_it_is_removed_whatever_points_are_left() -> None:
    match = finish(
        fight(
            hero(items="meat_cleaver"), zombies="", red="f5", dice=[6, 2, 1], grave_dead="brainthirsty", options=GRAVES
        )
    )
    assert match.zombies == []


@clause("LN-7.1")
def test_its_first_wound_counts_even_while_none_can_be_killed() -> None:
    match = finish(red_fight("brainthirsty", [6, 6, 1], rotten=True))
    assert match.state.wounded == (NORMAL,)
    match = finish(red_fight("brainthirsty", [6, 6, 1], rotten=True, wounded=(NORMAL,)))
    assert match.zombies == ["f5"]


@clause("LN-1.3")
def test_a_wounded_one_is_told_from_others() -> None:
    match = graves("order_zombies", FAR, able="brainthirsty", red="b2 b2", wounded=(NORMAL + 1,), to_act=(1,))
    assert match.texts == ["move red_b2", "move red_wounded_b2", "done"]


# Freshly Dead, Ravenous, Pack Mentality


@clause("LN-18.16", "LN-4.13")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (4, 2), (6, 3)])
def test_a_freshly_dead_one_moves_d3_spaces(die: int, steps: int) -> None:
    match = graves("order_zombies", FAR, able="freshly_dead", red="b2", zombies="a12", to_act=(1,), dice=[die])
    match.choose("move red_b2")
    count = 0
    while match.kind == "move_zombie":
        match.choose(1)
        count += 1
    assert count == steps
    match.choose("move a12", 1)
    assert match.kind != "move_zombie", "others make one step"


@clause("LN-18.16", "LN-6.3")
def test_a_ravenous_one_rolls_one_die_more() -> None:
    match = red_fight("ravenous", [6, 5, 1, 4])
    match.wait_for("fight_rolled")
    assert match.state.fight.zombie_dice == (1, 4)
    assert match.view(0).fight.zombie_pool == 2


@clause("LN-18.16", "LN-18.14")
def test_with_pack_mentality_they_may_come_where_other_zombies_are() -> None:
    match = placing("pack_mentality", dice=[2], zombies="b2 c5 a1", turned=[("jake", "l10")])
    match.choose("yes")
    assert match.texts == ["space a1", "space h1", "space k12", "space f12", "space b2", "space c5", "space l10"]
    match.choose("space l10")
    assert reds(match) == ["l10"]


@clause("LN-18.16")
def test_without_it_they_come_on_pits() -> None:
    match = placing("ravenous", dice=[2], zombies="b2")
    match.choose("yes")
    assert match.texts == ["space a1", "space h1", "space k12", "space f12"]


# Carrier


@clause("LN-18.16")
@pytest.mark.parametrize(("die", "turns"), [(4, False), (5, True)])
def test_whom_a_carrier_has_wounded_turns_on_5(die: int, turns: bool) -> None:
    match = red_fight("carrier", [1, 2, 6, die])
    while not match.told.of(Rolled):
        match.close()
    assert match.hero().dead == turns
    assert bool(match.told.of(HeroDied)) == turns
    assert len(match.told.of(Carries)) == 1
    if turns:
        assert match.zombies == ["f5", "f5"], "she has risen"
        finish(match)
        assert match.kind == "new_hero_space", "her seat takes a new hero at once"
    else:
        assert match.hero().wounds == 1


@clause("LN-18.16", "LN-8.7")
def test_the_roll_of_a_carrier_is_cancelled_like_a_zombie_card() -> None:
    match = red_fight("carrier", [1, 2, 6, 6], hand="principal_gomez")
    match.wait_for(CP)
    assert match.window is not None
    assert match.window.about == {"card": "carrier", "seat": 1}
    match.choose("play principal_gomez stop")
    finish(match)
    assert (match.hero().dead, match.hero().wounds) == (False, 1)
    assert not match.told.of(Rolled)
    assert match.state.stack == []
    assert match.state.hero_discard == ["principal_gomez"]
    assert match.state.zombie_discard == [], "no card was played"


@clause("LN-18.16", "LN-8.7")
def test_strength_of_spirit_cancels_it_too() -> None:
    people = hero(), hero("father_joseph", "a1")
    match = fight(*people, zombies="", red="f5", dice=[1, 2, 6, 3], grave_dead="carrier", options=GRAVES)
    match.wait_for(CP)
    match.choose("use strength_of_spirit father_joseph")
    finish(match)
    assert match.hero("father_joseph").wounds == 1
    assert not match.hero().dead
    assert [event.what for event in match.told.of(Rolled)] == ["spirit"]


@clause("LN-18.16", "LN-7.2")
def test_it_is_rolled_before_the_zombies_play_on_a_wound() -> None:
    match = red_fight("carrier", [1, 2, 6, 1], zombie_hand="feel_strange")
    match.wait_for(WT)
    assert [event.what for event in match.told.of(Rolled)] == ["carrier"]


@clause("LN-18.16")
def test_nothing_is_rolled_for_the_dead_nor_for_who_is_not_wounded() -> None:
    match = fight(hero(wounds=2), zombies="", red="f5", dice=[1, 2, 6, 6], grave_dead="carrier", options=GRAVES)
    finish(match)
    assert match.told.of(Carries) == []
    match = red_fight("carrier", [1, 2, 6, 6], hand="just_a_scratch")
    match.wait_for("about_to_be_wounded")
    match.choose("play just_a_scratch")
    assert match.told.of(Carries) == []


@clause("LN-18.16")
def test_normal_zombies_carry_nothing() -> None:
    match = finish(fight(dice=[1, 2, 6], grave_dead="carrier", options=GRAVES))
    assert match.told.of(Carries) == []
    assert "carrier" not in ZOMBIE_CARDS


# Whole games


@pytest.mark.parametrize("players", [2, 4])
def test_they_take_part_in_whole_games(players: int) -> None:
    match = start(players, seed="graves", scenario="defend_the_manor", **GRAVES)
    luck = Random(1)
    came = 0
    while match.decision is not None:
        came = max(came, sum(match.state.zombies[zombie] != NOWHERE for zombie in RED))
        options = match.decision.options
        match.choose(("yes",) if ("yes",) in options else luck.choice(options))
    assert came
    assert match.told.of(ZombieKilled)
