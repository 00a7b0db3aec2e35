"""The eight upgrades of the zombies (Table X)."""

import pytest

from deadtown.games.last_night.events import DiceAdded, NewZombies, ZombieCardDrawn, ZombieMoved, ZombieSpared
from deadtown.games.last_night.experience import BOUGHT
from deadtown.games.last_night.moments import FR, WZ, ZE, ZM, ZS
from deadtown.games.last_night.uses import OPEN_USES, WINDOWS
from tests.clauses import clause
from tests.games.last_night.fighting import finish, killed, winners
from tests.games.last_night.learning import at_window, fight, lay
from tests.games.last_night.table import NightMatch, hero

USED = {
    "rising_tide": {ZE},
    "lurching_charge": {ZS},
    "hard_to_kill": {WZ},
    "rip_and_tear": {FR},
    "blood_scent": {ZM},
    "hungry_hands": {FR},
}


@clause("LN-8.9", "LN-16.9")
@pytest.mark.parametrize("upgrade", USED)
def test_an_upgrade_is_used_in_the_window_of_its_row_alone(upgrade: str) -> None:
    assert {window for window in WINDOWS if upgrade in OPEN_USES[window]} == USED[upgrade]
    assert {*BOUGHT} == {"dark_omen"}


@clause("LN-16.9", "LN-4.18")
def test_rising_tide_places_a_d3_of_zombies_on_pits_evenly_and_is_discarded() -> None:
    match = at_window(ZE, horde="rising_tide", dice=[5])
    match.choose("use rising_tide zombie", seat=1)
    placed: list[str] = []
    while match.kind == "place_zombie":
        placed.append(match.texts[0])
        match.choose(1)
    assert len(match.zombies) == 3
    assert len({*match.zombies}) == 3
    assert (match.state.horde_upgrades, match.state.upgrade_discards["zombie"]) == ((), ("rising_tide",))


def test_rising_tide_needs_a_zombie_in_the_pool() -> None:
    match = at_window(ZE, hero(at="a1"), horde="rising_tide", zombies="l1 " * 14, zombie_hand="shamble")
    assert match.playable(1) == set()


def test_lurching_charge_lets_zombies_make_two_steps_this_turn() -> None:
    match = at_window(ZS, hero(at="a1"), zombies="f5", horde="lurching_charge", hand="")
    match.choose("use lurching_charge zombie", seat=1)
    match.wait_for("order_zombies")
    match.choose("move f5")
    match.wait_for("move_zombie")
    match.choose("to f6")
    assert match.kind == "move_zombie"
    match.choose("to f7")
    assert match.kind != "move_zombie"
    match.wait_for("move_action")
    assert not match.state.lurching


def test_zombie_heroes_do_not_charge() -> None:
    match = lay("zombies_start", hero(at="a1"), turned=[("jenny", "f5")], lurching=True, dice=[1])
    match.choose("move zombie_jenny")
    match.choose("to f6")
    assert match.kind != "move_zombie"


@clause("LN-7.5")
def test_hard_to_kill_spares_a_zombie_a_killing() -> None:
    match = fight(dice=[4, 4, 3], horde="hard_to_kill")
    while match.kind != WZ:
        match.close()
    match.choose("use hard_to_kill zombie", seat=1)
    finish(match)
    assert (killed(match), match.hero().experience) == ([], 0)
    assert [event.space for event in match.told.of(ZombieSpared)] == ["f5"]
    assert match.state.horde_upgrades == ()


@clause("LN-7.5")
def test_a_wound_of_a_zombie_hero_too() -> None:
    match = fight(hero(), zombies="", turned=[("jenny", "f5")], dice=[4, 4, 3], horde="hard_to_kill")
    while match.kind != WZ:
        match.close()
    match.choose("use hard_to_kill zombie", seat=1)
    finish(match)
    assert (match.state.turned[0].wounds, match.hero().experience) == (3, 0)


def throw_dynamite(horde: str) -> NightMatch:
    becky = hero(at="f8", items="dynamite, lighter", activated=True)
    match = lay("ranged_attack", becky, active="becky", zombies="f6 f6", dice=[6, 6], horde=horde, halts=True)
    match.choose("throw f6 lit")
    return match


@clause("LN-7.5", "LN-9.14")
def test_in_an_explosion_one_of_two_is_spared() -> None:
    match = throw_dynamite("hard_to_kill")
    assert match.kind == WZ
    match.choose("use hard_to_kill zombie", seat=1)
    assert (match.zombies, match.hero().experience) == (["f6"], 1)


def test_or_none() -> None:
    match = throw_dynamite("hard_to_kill")
    while match.kind == WZ:
        match.close()
    assert (match.zombies, match.hero().experience) == ([], 2)


@clause("LN-7.5", "LN-10.4")
def test_a_shot_is_ignored_and_a_gun_that_kills_nobody_is_not_lost() -> None:
    becky = hero(items="revolver", activated=True)
    match = lay("ranged_attack", becky, active="becky", zombies="f4", dice=[5], horde="hard_to_kill", halts=True)
    match.choose("shoot revolver f4")
    while match.kind != WZ:
        match.close()
    match.choose("use hard_to_kill zombie", seat=1)
    assert (match.zombies, match.hero().items) == (["f4"], ("revolver",))


@clause("LN-6.6")
def test_rip_and_tear_adds_two_dice_and_is_no_fight_card() -> None:
    match = fight(dice=[6, 2, 4, 1, 6], horde="rip_and_tear", zombie_hand="uuurrrggh")
    while match.kind != FR:
        match.close()
    match.choose("use rip_and_tear zombie", seat=1)
    assert match.state.fight is not None
    assert match.state.fight.zombie_dice == (4, 1, 6)
    assert not match.state.fight.card
    assert "play uuurrrggh" in match.playable(1)
    assert [event.dice for event in match.told.of(DiceAdded)] == [(1, 6)]
    finish(match)
    assert winners(match) == ["zombies"]


@clause("LN-16.6", "LN-16.9")
def test_dark_omen_is_used_as_soon_as_it_is_bought() -> None:
    match = at_window(ZS, horde_experience=3, decks={"zombie": "dark_omen"}, zombie_hand="shamble x4")
    match.choose("buy zombie", seat=1)
    assert len(match.state.hands[1]) == 6
    assert len(match.told.of(ZombieCardDrawn)) == 2
    assert (match.state.horde_upgrades, match.state.upgrade_discards["zombie"]) == ((), ("dark_omen",))


def test_blood_scent_gives_a_zombie_an_extra_step_once_a_turn() -> None:
    match = at_window(ZM, hero(at="a1"), zombies="f5", horde="blood_scent")
    assert match.playable(1) == {"use blood_scent zombie f5"}
    match.choose("use blood_scent zombie f5", seat=1)
    match.choose("to f4")
    assert match.zombies == ["f4"]
    assert len(match.told.of(ZombieMoved)) == 1
    assert match.state.horde_upgrades == ("blood_scent",)
    assert match.kind != ZM or match.playable(1) == set()


@clause("LN-4.14")
def test_hunger_holds_for_it_and_who_is_with_a_hero_stays() -> None:
    match = at_window(ZM, hero(at="f5"), zombies="f5 f7", horde="blood_scent")
    assert match.playable(1) == {"use blood_scent zombie f7"}
    match = at_window(ZM, hero(at="f5"), zombies="f6", horde="blood_scent")
    match.choose("use blood_scent zombie f6", seat=1)
    assert match.zombies == ["f5"], "there is no other step for it"


def test_two_copies_that_last_add_up() -> None:
    match = at_window(ZM, hero(at="a1"), zombies="f5 h9", horde="blood_scent x2")
    match.choose("use blood_scent zombie f5", seat=1)
    match.choose("to f4")
    match.choose("use blood_scent zombie h9", seat=1)
    match.choose("to h8")
    assert match.kind != ZM or match.playable(1) == set()
    assert match.state.horde_used == ("blood_scent",) * 2 or match.state.horde_used == ()


def test_hungry_hands_roll_a_die_of_the_zombie_again_once_a_turn() -> None:
    match = fight(dice=[5, 2, 3, 6], horde="hungry_hands")
    while match.kind != FR:
        match.close()
    match.choose("use hungry_hands zombie 3", seat=1)
    assert match.state.fight is not None
    assert match.state.fight.zombie_dice == (6,)
    assert match.playable(1) == set()
    finish(match)
    assert winners(match) == ["zombies"]


@clause("LN-1.5")
def test_what_lasts_can_be_used_again_in_the_next_turn() -> None:
    match = lay("zombies_end", hero(), horde="hungry_hands", horde_used=("hungry_hands",))
    assert match.state.horde_used == ()


@clause("LN-4.9")
@pytest.mark.parametrize(("horde", "succeeds"), [("", False), ("endless_dead", True), ("endless_dead x2", True)])
def test_endless_dead_adds_to_the_new_zombies_roll(horde: str, succeeds: bool) -> None:
    match = lay("new_zombies", hero(at="l1"), zombies="f5 " * 4, horde=horde, dice=[1, 3])
    assert [event.come for event in match.told.of(NewZombies)] == [succeeds]


@clause("LN-16.3")
def test_either_zombie_seat_uses_what_the_side_has() -> None:
    match = lay("zombies_start", hero(at="a1"), players=4, horde="lurching_charge", zombies="f5", halts=True)
    first, second = match.asked_seats
    assert match.playable(first) == match.playable(second) == {"use lurching_charge zombie"}
