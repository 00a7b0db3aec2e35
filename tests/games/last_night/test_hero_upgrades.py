"""The eighteen upgrades of heroes, each with its Boost (Table X)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightRolled, Healed, ItemLost, Rerolled, UpgradeUsed, WoundPrevented
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.moments import CP, FW, IB, RR, SD, WH, ZS
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import OPEN_USES, WINDOWS
from tests.clauses import clause
from tests.games.last_night.fighting import finish, killed, winners
from tests.games.last_night.learning import at_window, fight, fought, lay
from tests.games.last_night.table import NightMatch, hero
from tests.games.reasons import why

USED = {
    "steady_aim": {RR},
    "quick_reload": {IB},
    "trick_shot": {RR},
    "weapon_mastery": {IB},
    "killer_instinct": {FW},
    "iron_skin": {WH},
    "scavenger": {SD},
    "strong_will": {CP},
}


@clause("LN-8.9")
@pytest.mark.parametrize("upgrade", USED)
def test_an_upgrade_is_used_in_the_windows_of_its_row_alone(upgrade: str) -> None:
    assert {window for window in WINDOWS if upgrade in OPEN_USES[window]} == USED[upgrade]


def shooting(becky: Hero, *others: Hero, **more: Any) -> NightMatch:
    """Becky is about to make her ranged attack."""
    becky.activated = True
    return lay("ranged_attack", becky, *others, **{"active": "becky", "halts": True, "hand": "at_last", **more})


# Ranged: Steady Aim


def test_steady_aim_makes_a_narrow_miss_a_hit_once_in_a_turn() -> None:
    match = shooting(hero(items="revolver", upgrades="steady_aim"), zombies="f4", dice=[3])
    match.choose("shoot revolver f4")
    assert match.playable(0) == {"use steady_aim becky 3"}
    match.choose("use steady_aim becky 3")
    assert match.hero().used == ("steady_aim",)
    match.let_pass()
    assert match.zombies == []
    assert [event.upgrade for event in match.told.of(UpgradeUsed)] == ["steady_aim"]


@pytest.mark.parametrize(("die", "used"), [(2, ""), (4, ""), (3, "steady_aim")])
def test_not_where_one_more_changes_nothing_nor_twice(die: int, used: str) -> None:
    match = shooting(hero(items="revolver", upgrades="steady_aim", used=used), zombies="f4", dice=[die])
    match.choose("shoot revolver f4")
    assert match.playable(0) == set()


def test_boosted_all_hit_rolls_are_better_but_not_by_two() -> None:
    becky = hero(items="revolver", upgrades="steady_aim", boosted="steady_aim")
    match = shooting(becky, zombies="f4", dice=[3])
    match.choose("shoot revolver f4")
    assert match.playable(0) == set()
    match.let_pass()
    assert match.zombies == []


@clause("LN-1.2", "LN-10.5")
def test_for_ammunition_the_die_counts_as_it_was_rolled() -> None:
    becky = hero(items="revolver", upgrades="steady_aim", boosted="steady_aim")
    match = shooting(becky, zombies="f4", dice=[1])
    match.choose("shoot revolver f4")
    match.let_pass()
    assert match.hero().items == ()


# Ranged: Quick Reload


def test_quick_reload_rolls_an_ammo_die_again() -> None:
    match = shooting(hero(items="pump_shotgun", upgrades="quick_reload"), zombies="f4", dice=[6, 2, 3])
    match.choose("blast pump_shotgun f4")
    while match.kind != IB:
        match.close()
    match.choose("use quick_reload becky 2")
    match.let_pass()
    assert match.hero().items == ("pump_shotgun",)


def test_also_where_the_hit_die_tells_that_a_gun_is_empty() -> None:
    for dice, items in (([1, 6], ("revolver",)), ([1, 1], ())):
        match = shooting(hero(items="revolver", upgrades="quick_reload"), zombies="f4", dice=dice)
        match.choose("shoot revolver f4")
        while match.kind != IB:
            match.close()
        match.choose("use quick_reload becky 1")
        match.let_pass()
        assert match.hero().items == items


def test_boosted_the_first_loss_of_a_turn_is_ignored() -> None:
    becky = hero(items="revolver", upgrades="quick_reload", boosted="quick_reload", used="quick_reload")
    match = shooting(becky, zombies="f4", dice=[1])
    match.choose("shoot revolver f4")
    match.let_pass()
    assert match.hero().items == ("revolver",)
    assert match.told.of(ItemLost) == []


# Ranged: Sharpshooter, Trick Shot


@pytest.mark.parametrize(("boosted", "reached"), [(None, False), ("", True), ("sharpshooter", True)])
def test_sharpshooters_shoot_farther(boosted: str | None, reached: bool) -> None:
    learnt: dict[str, Any] = {} if boosted is None else {"upgrades": "sharpshooter", "boosted": boosted}
    match = shooting(hero(at="f9", items="revolver", **learnt), zombies="f5 f4", halts=False)
    assert ("shoot revolver f5" in match.texts) == reached
    assert ("shoot revolver f4" in match.texts) == bool(boosted)


@pytest.mark.parametrize(("boosted", "times"), [("", 1), ("trick_shot", 2)])
def test_trick_shot_rolls_a_miss_again(boosted: str, times: int) -> None:
    becky = hero(items="revolver", upgrades="trick_shot", boosted=boosted)
    match = shooting(becky, zombies="f4", dice=[2, 3, 2])
    match.choose("shoot revolver f4")
    match.choose("use trick_shot becky 2")
    assert ("use trick_shot becky 3" in match.playable(0)) == (times == 2)
    assert len(match.told.of(Rerolled)) == 1


def test_trick_shot_leaves_hits_alone() -> None:
    match = shooting(hero(items="revolver", upgrades="trick_shot"), zombies="f4", dice=[5])
    match.choose("shoot revolver f4")
    assert match.playable(0) == set()


# Ranged: Strong Arm, Gunslinger


def test_a_strong_arm_throws_farther() -> None:
    for upgrades, reached in (("", False), ("strong_arm", True)):
        match = shooting(hero(at="f8", items="dynamite, lighter", upgrades=upgrades), halts=False)
        assert ("throw f6 lit" in match.texts, "throw f5 lit" in match.texts) == (True, reached)


def test_boosted_something_is_thrown_besides_the_ranged_attack() -> None:
    becky = hero(at="f8", items="dynamite, lighter, revolver", upgrades="strong_arm", boosted="strong_arm")
    match = shooting(becky, zombies="f5", dice=[2])
    match.choose("shoot revolver f5")
    match.let_pass()
    assert match.kind == "ranged_attack"
    assert {text.split()[0] for text in match.texts} == {"throw", "hold_fire"}
    match.choose("throw f5 lit")
    match.let_pass()
    assert match.kind != "ranged_attack"


def test_or_before_it() -> None:
    becky = hero(at="f8", items="dynamite, lighter, revolver", upgrades="strong_arm", boosted="strong_arm")
    match = shooting(becky, zombies="f5 f6", dice=[2])
    match.choose("throw f5 lit")
    match.let_pass()
    assert "shoot revolver f6" in match.texts
    match.choose("shoot revolver f6")
    match.let_pass()
    assert match.kind != "ranged_attack"


@clause("LN-5.2")
def test_a_gunslinger_may_shoot_before_the_move_and_not_again_then() -> None:
    becky = hero(items="revolver", upgrades="gunslinger")
    match = lay("activate", becky, active="becky", zombies="f3", dice=[2, 3], hand="at_last")
    assert match.asked == (0, "ranged_attack")
    match.choose("shoot revolver f3")
    assert match.asked == (0, "move_action")
    assert match.state.left == 3
    match.choose("rest")
    assert match.kind != "ranged_attack"
    assert match.state.attacked == ()


def test_or_after_it_as_usual() -> None:
    becky = hero(items="revolver", upgrades="gunslinger")
    match = lay("activate", becky, active="becky", zombies="f3", dice=[3])
    match.choose("hold_fire")
    match.choose("rest")
    assert match.asked == (0, "ranged_attack")


@pytest.mark.parametrize(
    ("items", "boosted", "again"),
    [
        ("revolver, pump_shotgun", "gunslinger", True),
        ("revolver", "gunslinger", False),
        ("revolver, pump_shotgun", "", False),
    ],
)
def test_boosted_two_ranged_attacks_with_different_weapons(items: str, boosted: str, again: bool) -> None:
    becky = hero(items=items, upgrades="gunslinger", boosted=boosted)
    match = shooting(becky, zombies="f4", dice=[2])
    match.choose("shoot revolver f4")
    match.let_pass()
    assert (match.kind == "ranged_attack") == again
    if again:
        assert {text.split()[0] for text in match.texts} == {"blast", "hold_fire"}
        match.choose("blast pump_shotgun f4")
        match.let_pass()
        assert match.kind != "ranged_attack"


# Combat: Brawler


@pytest.mark.parametrize(("boosted", "dice"), [("", [3, 2]), ("brawler", [3, 3])])
def test_a_brawler_rolls_a_die_more_in_the_first_fight_of_a_turn_boosted_in_every_one(
    boosted: str, dice: list[int]
) -> None:
    match = fight(hero(upgrades="brawler", boosted=boosted), zombies="f5 f5", dice=[6, 5, 4, 1, 6, 5, 4, 1])
    while len(match.told.of(FightRolled)) < 2:
        match.close() if match.window is not None else match.choose(1)
    assert [len(event.dice) for event in match.told.of(FightRolled)] == dice


@clause("LN-1.5")
def test_the_next_turn_has_its_own_first_fight() -> None:
    match = lay("zombies_end", hero(upgrades="brawler", fights=2, used="headhunter"))
    assert (match.hero().fights, match.hero().used) == (0, ())


# Combat: Weapon Mastery


@clause("LN-6.16")
def test_weapon_mastery_rolls_a_break_check_again_once() -> None:
    match = fight(hero(items="baseball_bat", upgrades="weapon_mastery"), dice=[1, 2, 6, 3, 1, 2])
    while "use baseball_bat becky" not in match.playable(0):
        match.close()
    match.choose("use baseball_bat becky", seat=0)
    match.choose("use weapon_mastery becky", seat=0)
    assert not [text for text in match.playable(0) if "weapon_mastery" in text] if match.kind == IB else True
    match.let_pass()
    assert match.hero().items == ()


@pytest.mark.parametrize(("die", "holds"), [(2, True), (1, False)])
def test_boosted_one_number_fewer_breaks(die: int, holds: bool) -> None:
    becky = hero(items="baseball_bat", upgrades="weapon_mastery", boosted="weapon_mastery")
    match = fight(becky, dice=[1, 2, 6, 3, die])
    while "use baseball_bat becky" not in match.playable(0):
        match.close()
    match.choose("use baseball_bat becky", seat=0)
    finish(match)
    assert ("baseball_bat" in match.hero().items) == holds


# Combat: Killer Instinct, Iron Skin, Counterattack, Headhunter


@pytest.mark.parametrize(("used", "boosted", "possible"), [(0, "", True), (1, "", False), (1, "killer_instinct", True)])
def test_killer_instinct_kills_a_beaten_zombie(used: int, boosted: str, possible: bool) -> None:
    becky = hero(upgrades="killer_instinct", boosted=boosted)
    becky.used = ("killer_instinct",) * used
    match = fight(becky, dice=[6, 2, 4])
    while match.kind != FW:
        match.close()
    assert ("use killer_instinct becky" in match.playable(0)) == possible
    if possible:
        match.choose("use killer_instinct becky", seat=0)
        finish(match)
        assert killed(match) == ["f5"]
        assert match.hero().experience == 1


@clause("LN-7.2")
@pytest.mark.parametrize(
    ("boosted", "die", "prevented"), [("", 5, False), ("", 6, True), ("iron_skin", 5, True), ("iron_skin", 4, False)]
)
def test_iron_skin_prevents_a_wound_in_a_fight(boosted: str, die: int, prevented: bool) -> None:
    match = fight(hero(upgrades="iron_skin", boosted=boosted), dice=[1, 2, 6, die])
    while match.kind != WH:
        match.close()
    match.choose("use iron_skin becky", seat=0)
    finish(match)
    assert match.hero().wounds == (not prevented)
    assert len(match.told.of(WoundPrevented)) == prevented
    assert match.state.horde_experience == (not prevented)


def test_iron_skin_is_tried_once_for_a_wound_and_not_against_fire() -> None:
    match = fight(hero(upgrades="iron_skin"), dice=[1, 2, 6, 1], hand="just_a_scratch")
    while match.kind != WH:
        match.close()
    match.choose("use iron_skin becky", seat=0)
    while match.kind != WH:
        match.close()
    assert match.playable(0) == {"play just_a_scratch"}
    burnt = lay("move_ended", hero(at="f5", upgrades="iron_skin"), active="becky", fires="f5", dice=[6])
    assert burnt.hero().wounds == 1


@clause("LN-6.8")
@pytest.mark.parametrize(
    ("step", "boosted", "winner"),
    [("zombie_fights", "", "heroes"), ("hero_fights", "", "zombies"), ("hero_fights", "counterattack", "heroes")],
)
def test_counterattack_wins_ties_in_the_zombie_turn_boosted_always(step: str, boosted: str, winner: str) -> None:
    match = fought(hero(upgrades="counterattack", boosted=boosted), step=step, dice=[5, 2, 5])
    assert winners(match) == [winner]


@pytest.mark.parametrize(
    ("used", "boosted", "gained"), [("", "", 2), ("headhunter", "", 1), ("headhunter", "headhunter", 2)]
)
def test_headhunters_learn_more_by_killing_in_fights(used: str, boosted: str, gained: int) -> None:
    match = fought(hero(upgrades="headhunter", boosted=boosted, used=used), dice=[4, 4, 3])
    assert match.hero().experience == gained


def test_not_by_shooting() -> None:
    match = shooting(hero(items="revolver", upgrades="headhunter"), zombies="f4", dice=[5])
    match.choose("shoot revolver f4")
    match.let_pass()
    assert match.hero().experience == 1


# Special


@clause("LN-5.4")
@pytest.mark.parametrize(("boosted", "steps"), [("", 4), ("fleet_footed", 5)])
def test_fleet_footed_go_farther(boosted: str, steps: int) -> None:
    match = lay("roll_movement", hero(upgrades="fleet_footed", boosted=boosted), active="becky", dice=[3])
    assert match.state.left == steps


def searching(**more: Any) -> NightMatch:
    becky = hero(at="a5", upgrades="scavenger", **more)
    return lay("move_action", becky, active="becky", left=1, hero_deck="torch, keys, ammo", halts=True, hand="at_last")


def test_scavengers_discard_the_card_drawn_for_another() -> None:
    match = searching()
    match.choose("search")
    assert (match.kind, match.playable(0)) == (SD, {"use scavenger becky"})
    match.choose("use scavenger becky")
    match.let_pass()
    assert (match.hero().items, match.state.hero_discard) == (("keys",), ["torch"])


def test_or_keep_it() -> None:
    match = searching()
    match.choose("search")
    assert match.seen_by(0).view.looked == ["torch"]
    assert match.seen_by(1).view.looked == ()
    match.close()
    assert match.hero().items == ("torch",)


def test_once_in_a_turn() -> None:
    match = searching(used="scavenger")
    match.choose("search")
    assert (match.kind != SD, match.hero().items) == (True, ("torch",))


@pytest.mark.parametrize(("kept", "lost"), [("torch", "keys"), ("keys", "torch")])
def test_boosted_they_look_at_both_and_keep_either(kept: str, lost: str) -> None:
    match = searching(boosted="scavenger")
    match.choose("search")
    match.choose("use scavenger becky")
    assert match.texts == ["keep keys", "keep torch"]
    match.choose(f"keep {kept}")
    match.let_pass()
    assert (match.hero().items, match.state.hero_discard) == ((kept,), [lost])


@clause("LN-7.6")
@pytest.mark.parametrize(("boosted", "healed"), [("", 1), ("field_medic", 2)])
def test_field_medics_heal_a_hero_in_their_space(boosted: str, healed: int) -> None:
    jenny = hero("jenny", upgrades="field_medic", boosted=boosted)
    match = lay("move_action", jenny, hero(wounds=2), hero("jake", "f6", wounds=1), active="jenny", left=1)
    assert [text for text in match.texts if text.startswith("heal")] == ["heal becky"]
    match.choose("heal becky")
    assert [event.count for event in match.told.of(Healed)] == [healed]


@clause("LN-7.1", "LN-7.4")
@pytest.mark.parametrize(("boosted", "points"), [("", 4), ("tough", 5)])
def test_the_tough_bear_more_wounds(boosted: str, points: int) -> None:
    assert hero(upgrades="tough", boosted=boosted).points == points
    match = fought(hero(upgrades="tough", boosted=boosted, wounds=points - 2), dice=[1, 2, 6])
    assert not match.hero().dead
    match = fought(hero(upgrades="tough", boosted=boosted, wounds=points - 1), dice=[1, 2, 6])
    assert match.hero().dead


@clause("LN-7.19")
def test_and_rise_again_with_as_many_wound_points_as_they_had() -> None:
    match = fought(hero(upgrades="tough", wounds=3), dice=[1, 2, 6])
    assert match.state.turned[0].wounds == 4


@pytest.mark.parametrize(
    ("at", "boosted", "dice"), [("f5", "", 3), ("f6", "", 2), ("f6", "leader", 3), ("f7", "leader", 2)]
)
def test_leaders_help_others_in_their_space_boosted_in_adjacent_ones_too(at: str, boosted: str, dice: int) -> None:
    leader = hero("jenny", at, upgrades="leader", boosted=boosted)
    match = lay("heroes_start", hero(), leader)
    assert (hero_dice(match.state, 0), hero_dice(match.state, 1)) == (dice, 2)


# Special: Strong Will


@clause("LN-8.7")
@pytest.mark.parametrize(
    ("boosted", "die", "cancelled"),
    [("", 4, False), ("", 5, True), ("strong_will", 4, True), ("strong_will", 3, False)],
)
def test_a_strong_will_cancels_a_card_on_its_hero(boosted: str, die: int, cancelled: bool) -> None:
    becky = hero(upgrades="strong_will", boosted=boosted)
    match = at_window(ZS, becky, zombie_hand="overconfidence", dice=[die])
    match.choose("play overconfidence becky", seat=1)
    match.choose("use strong_will becky", seat=0)
    match.let_pass()
    assert ("overconfidence" in match.hero().on) == (not cancelled)


def test_or_a_card_in_its_fight_once_in_a_turn() -> None:
    match = fight(hero(upgrades="strong_will"), dice=[6, 2, 4, 6], zombie_hand="uuurrrggh")
    while match.kind != "fight_rolled":
        match.close()
    match.choose("play uuurrrggh", seat=1)
    match.choose("use strong_will becky", seat=0)
    finish(match)
    assert winners(match) == ["heroes"]
    used = fight(hero(upgrades="strong_will", used="strong_will"), dice=[6, 2, 4], zombie_hand="uuurrrggh")
    while used.kind != "fight_rolled":
        used.close()
    used.choose("play uuurrrggh", seat=1)
    assert "use strong_will becky" not in used.playable(0)


def test_not_a_card_on_somebody_else_nor_on_nobody() -> None:
    for card, text in (("overconfidence", "overconfidence jenny"), ("cornered", "cornered")):
        match = at_window(ZS, hero(upgrades="strong_will"), hero("jenny"), zombie_hand=card)
        match.choose(f"play {text}", seat=1)
        assert "use strong_will becky" not in match.playable(0)


@clause("LN-8.15")
def test_what_works_by_itself_is_not_used() -> None:
    match = at_window(ZS, hero(items="walkie_talkie", upgrades="brawler"), horde="endless_dead")
    assert why(match, "use brawler becky") == ("upgrade-no-window", "LN-8.15")
    assert why(match, "use walkie_talkie becky") == ("no-window", "LN-8.15")
    assert why(match, "use endless_dead zombie", seat=1) == ("upgrade-no-window", "LN-8.15")
