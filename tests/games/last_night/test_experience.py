"""Experience: who gains it when, and what is bought with it (section 16)."""

from typing import Any

import pytest

from deadtown.games.last_night.catalogue import CATALOGUE
from deadtown.games.last_night.events import (
    ExperienceGained,
    UpgradeBoosted,
    UpgradeBought,
    UpgradePutUnder,
    ZombieExperienceGained,
    ZombieUpgradeBought,
)
from deadtown.games.last_night.experience import price
from deadtown.games.last_night.moments import CP, FD, FR, FW, HB, HE, HS, HX, WH, ZE, ZM, ZS
from deadtown.games.last_night.upgrades import COPIES, DECKS, HERO_UPGRADES, ZOMBIE_UPGRADES
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.fighting import finish
from tests.games.last_night.fighting import fought as fought_without
from tests.games.last_night.learning import ON, at_window, fight, fought, lay
from tests.games.last_night.table import GAME, NightMatch, hero, start, table

# Gaining


@clause("LN-16.1", "LN-16.2")
def test_a_hero_learns_by_a_zombie_that_it_kills_in_a_fight() -> None:
    match = fought(dice=[4, 4, 3])
    assert match.hero().experience == 1
    (gained,) = match.told.of(ExperienceGained)
    assert (gained.hero, gained.count, gained.total, gained.clause) == ("becky", 1, 1, "LN-16.1")
    assert match.state.horde_experience == 0


@clause("LN-16.1")
def test_the_zombie_side_learns_by_a_wound_that_a_zombie_inflicts() -> None:
    match = fought(dice=[2, 1, 5])
    assert (match.hero().wounds, match.state.horde_experience, match.hero().experience) == (1, 1, 0)
    (gained,) = match.told.of(ZombieExperienceGained)
    assert (gained.count, gained.total) == (1, 1)


@clause("LN-16.1")
@pytest.mark.parametrize("dice", [[6, 2, 4], [3, 3, 6]], ids=["fended off", "doubles in a fight that is lost"])
def test_who_does_not_wound_a_zombie_learns_nothing(dice: list[int]) -> None:
    assert fought(dice=dice).hero().experience == 0


def test_nobody_learns_where_experience_is_not_played_with() -> None:
    match = fought_without(dice=[4, 4, 3])
    assert match.hero().experience == 0
    assert match.told.of(ExperienceGained) == []
    assert match.state.upgrade_decks == {}


@clause("LN-16.1")
def test_a_wound_that_does_not_kill_a_zombie_hero_teaches_too() -> None:
    match = fought(hero(at="f5"), zombies="", turned=[("jenny", "f5")], dice=[4, 4, 3])
    assert (match.hero().experience, match.state.turned[0].wounds) == (1, 2)


@clause("LN-16.2", "LN-7.14")
def test_turning_in_place_of_a_wound_from_a_zombie_teaches_the_zombies() -> None:
    match = fought(hero(on="feel_strange"), dice=[2, 1, 5])
    assert match.hero().dead
    assert match.state.horde_experience == 1


@clause("LN-16.2")
def test_the_wound_of_a_card_that_is_from_a_zombie_teaches_the_zombies() -> None:
    match = fight(hero(), hero("jenny"), zombie_hand="self_sacrifice", zombies="f5")
    match.choose("play self_sacrifice", seat=1)
    match.let_pass()
    match.choose("hero jenny")
    match.let_pass()
    assert (match.hero("jenny").wounds, match.state.horde_experience) == (1, 1)


@clause("LN-16.2", "LN-10.4")
def test_a_ranged_attack_teaches() -> None:
    match = lay("ranged_attack", hero(items="revolver"), active="becky", zombies="f4", dice=[4])
    match.choose("shoot revolver f4")
    assert match.hero().experience == 1


@clause("LN-16.2", "LN-9.14")
def test_dynamite_teaches_who_throws_it_by_each_zombie_that_it_kills() -> None:
    becky = hero(items="dynamite, lighter")
    match = lay("ranged_attack", becky, active="becky", zombies="f3 f3 f3", dice=[2, 6, 1])
    match.choose("throw f3 lit")
    assert match.hero().experience == 2


@clause("LN-16.2", "LN-9.19")
@pytest.mark.parametrize(("items", "throw"), [("dynamite x2", "throw f3 both"), ("case_of_tnt", "throw_tnt f3")])
def test_two_sticks_and_tnt_teach_who_throws_them(items: str, throw: str) -> None:
    becky = hero(items=items, taped=(("dynamite", "dynamite"),) if "x2" in items else ())
    match = lay("ranged_attack", becky, active="becky", zombies="f3 f3", dice=[2])
    match.choose(throw)
    assert (match.zombies, match.hero().experience) == ([], 2)


@clause("LN-16.2", "LN-9.20")
@pytest.mark.parametrize("items", ["dynamite x2", "case_of_tnt"])
def test_what_explodes_in_a_lost_fight_teaches_nobody(items: str) -> None:
    becky = hero(items=items, taped=(("dynamite", "dynamite"),) if "x2" in items else ())
    match = fought(becky, dice=[1, 2, 6, 1])
    assert (match.zombies, match.hero().dead) == ([], True)
    assert match.told.of(ExperienceGained) == []


@clause("LN-16.2", "LN-12.4")
def test_gas_teaches_who_sets_it_off_but_nothing_for_heroes_that_it_kills() -> None:
    sally, billy = hero("sally", "f7", "lighter"), hero("billy", "g5")
    match = lay("ranged_attack", sally, billy, active="sally", gas="f5", zombies="f5 e4", dice=[3, 2, 3])
    match.choose("set_off lighter f5")
    match.let_pass()
    assert match.hero("billy").dead
    assert match.hero("sally").experience == 1


@clause("LN-16.2", "LN-12.6")
def test_an_explosion_that_follows_from_another_teaches_nothing() -> None:
    becky = hero(at="f8", items="dynamite, lighter")
    match = lay("ranged_attack", becky, active="becky", gas="f5", zombies="f4", dice=[6])
    match.choose("throw f6 lit")
    assert match.state.zombie_deaths == 1, "the gas beside the dynamite has killed it"
    assert match.hero().experience == 0


@clause("LN-16.2", "LN-11.2")
def test_fire_teaches_nobody() -> None:
    match = lay("zombies_moved", hero(at="a1"), zombies="f5", fires="f5", dice=[6])
    assert (match.zombies, match.hero().experience) == ([], 0)
    match = lay("move_ended", hero(at="f5"), active="becky", fires="f5", dice=[6])
    assert (match.hero().wounds, match.state.horde_experience) == (1, 0)


@clause("LN-7.15", "LN-16.9")
def test_what_a_hero_has_learnt_is_lost_with_it() -> None:
    becky = hero(wounds=2, experience=2, upgrades="brawler, leader", boosted="leader")
    match = fought(becky, dice=[1, 1, 2, 6], decks={"combat": "", "special": "tough"})
    becky = match.hero()
    assert (becky.dead, becky.experience, becky.upgrades, becky.boosted) == (True, 0, (), ())
    assert match.state.upgrade_discards["combat"] == ("brawler",)
    assert match.state.upgrade_discards["special"] == ("leader",)


# Buying


def test_there_are_two_copies_of_each_upgrade_in_the_decks_of_the_table() -> None:
    assert {deck: len(cards) for deck, cards in DECKS.items()} == {
        "ranged": 12,
        "combat": 12,
        "special": 12,
        "zombie": 16,
    }
    assert (len(HERO_UPGRADES), len(ZOMBIE_UPGRADES), COPIES) == (18, 8, 2)
    assert {name for name, row in HERO_UPGRADES.items() if row.boost == 3} == {
        *("gunslinger", "brawler", "killer_instinct", "iron_skin", "tough", "leader")
    }
    assert {row.boost for row in HERO_UPGRADES.values()} == {2, 3}
    assert {name for name, row in ZOMBIE_UPGRADES.items() if row.lasting} == {
        *("blood_scent", "hungry_hands", "endless_dead")
    }


def test_the_catalogue_lists_them_with_their_decks_and_prices() -> None:
    listed = {info.upgrade: info for info in CATALOGUE.upgrades}
    assert {*listed} == {*HERO_UPGRADES, *ZOMBIE_UPGRADES}
    assert (listed["brawler"].deck, listed["brawler"].boost, listed["brawler"].copies) == ("combat", 3, 2)
    assert (listed["dark_omen"].deck, listed["dark_omen"].boost, listed["dark_omen"].lasting) == ("zombie", 0, False)


@clause("LN-16.4", "LN-16.5", "LN-16.6", "LN-16.8")
def test_ed_baker_buys_twice_and_gets_the_boost_of_a_second_copy() -> None:
    """The worked example of section 16."""
    ed = hero("ed_baker", experience=7)
    match = at_window(HS, ed, decks={"combat": "brawler x2, headhunter"})
    assert {"buy ranged ed_baker", "buy combat ed_baker", "buy special ed_baker"} <= match.playable(0)
    match.choose("buy combat ed_baker", seat=0)
    ed = match.hero("ed_baker")
    assert (ed.experience, ed.upgrades, ed.boosted, price(ed)) == (4, ("brawler",), (), 4)
    match.choose("buy combat ed_baker", seat=0)
    ed = match.hero("ed_baker")
    assert (ed.experience, ed.upgrades, ed.boosted, price(ed)) == (0, ("brawler",) * 2, ("brawler",), 5)
    assert [(event.upgrade, event.count) for event in match.told.of(UpgradeBought)] == [("brawler", 3), ("brawler", 4)]
    assert [(event.count, event.clause) for event in match.told.of(UpgradeBoosted)] == [(0, "LN-16.8")]


@clause("LN-16.5")
@pytest.mark.parametrize(("upgrades", "experience", "possible"), [("", 2, False), ("", 3, True), ("leader", 3, False)])
def test_an_upgrade_costs_3_and_1_more_for_each_that_the_hero_has(
    upgrades: str, experience: int, possible: bool
) -> None:
    match = at_window(HS, hero(upgrades=upgrades, boosted=upgrades, experience=experience))
    assert ("buy special becky" in match.playable(0)) == possible


@clause("LN-16.3")
def test_the_experience_of_a_hero_is_its_own() -> None:
    match = at_window(HS, hero(experience=2), hero("jenny", experience=1))
    assert not [text for text in match.playable(0) if text.startswith("buy")]


@clause("LN-16.7")
def test_a_boost_is_paid_for_and_active_for_good() -> None:
    match = at_window(HS, hero(upgrades="leader", experience=4))
    assert "boost leader becky" in match.playable(0)
    match.choose("boost leader becky", seat=0)
    assert (match.hero().experience, match.hero().boosted) == (1, ("leader",))
    assert "boost leader becky" not in match.playable(0)
    assert [(event.count, event.clause) for event in match.told.of(UpgradeBoosted)] == [(3, "LN-16.7")]


@clause("LN-16.7")
def test_not_without_its_price() -> None:
    assert "boost leader becky" not in at_window(HS, hero(upgrades="leader", experience=2)).playable(0)
    assert "boost fleet_footed becky" in at_window(HS, hero(upgrades="fleet_footed", experience=2)).playable(0)


@clause("LN-16.8")
def test_a_card_whose_boost_is_active_goes_under_the_deck_and_another_is_drawn() -> None:
    becky = hero(upgrades="tough", boosted="tough", experience=4)
    match = at_window(HS, becky, decks={"special": "tough, leader, fleet_footed"})
    match.choose("buy special becky", seat=0)
    assert match.hero().upgrades == ("tough", "leader")
    assert match.state.upgrade_decks["special"] == ("tough", "fleet_footed")
    assert [event.upgrade for event in match.told.of(UpgradePutUnder)] == ["tough"]


@clause("LN-16.8", "LN-16.9")
def test_nothing_is_bought_where_nothing_else_could_be_drawn() -> None:
    becky = hero(upgrades="tough", boosted="tough", experience=4)
    match = at_window(HS, becky, decks={"special": "tough", "combat": ""})
    assert {text for text in match.playable(0) if text.startswith("buy")} == {"buy ranged becky"}


@clause("LN-16.9")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    match = at_window(HS, hero(experience=3), decks={"combat": ""})
    match.state.upgrade_discards["combat"] = ("headhunter", "brawler")
    match.choose("buy combat becky", seat=0)
    assert match.hero().upgrades == ("brawler",)
    assert (match.state.upgrade_decks["combat"], match.state.upgrade_discards["combat"]) == (("headhunter",), ())


@clause("LN-16.4", "LN-16.5", "LN-16.9")
def test_the_zombies_buy_for_3_and_what_they_have_lies_open() -> None:
    match = at_window(ZS, horde_experience=7, zombie_hand="shamble", decks={"zombie": "endless_dead, hard_to_kill"})
    assert "buy zombie" in match.playable(1)
    match.choose("buy zombie", seat=1)
    match.choose("buy zombie", seat=1)
    assert match.state.horde_experience == 1
    assert match.state.horde_upgrades == ("endless_dead", "hard_to_kill")
    assert [event.count for event in match.told.of(ZombieUpgradeBought)] == [3, 3]
    assert not [text for text in match.playable(1) if text.startswith("buy")]


@clause("LN-16.3", "LN-1.12")
@pytest.mark.parametrize(("sun", "order"), [(14, (2, 3)), (13, (3, 2))])
def test_either_zombie_seat_may_buy_and_the_lead_one_is_asked_first(sun: int, order: tuple[int, ...]) -> None:
    match = lay("zombies_start", hero(at="a1"), players=4, horde_experience=3, sun=sun, halts=True)
    assert match.asked_seats == order
    match.choose("pass", "buy zombie")
    assert len(match.state.horde_upgrades) == 1


# In any window


@clause("LN-8.13")
@pytest.mark.parametrize("kind", [ZS, ZM, ZE, HS, HX, HB, HE])
def test_experience_is_spent_in_the_windows_of_any_time(kind: str) -> None:
    match = at_window(kind, hero(experience=3), horde_experience=3)
    assert "buy combat becky" in match.playable(0)
    assert "buy zombie" in match.playable(1)


@clause("LN-8.13")
@pytest.mark.parametrize("kind", [FD, FR, FW])
def test_and_in_the_middle_of_a_fight(kind: str) -> None:
    match = fight(hero(experience=3), dice=[6, 2, 4], horde_experience=3, decks={"combat": "brawler"})
    while match.kind != kind:
        match.close()
    assert "buy zombie" in match.playable(1)
    if match.asked[0] == 1:
        match.choose("pass")
    match.choose("buy combat becky")
    assert match.hero().upgrades == ("brawler",)


@clause("LN-8.13")
def test_what_is_bought_before_the_dice_helps_in_that_fight() -> None:
    match = fight(hero(experience=3), decks={"combat": "brawler"}, dice=[1, 2, 6, 3])
    match.choose("buy combat becky", seat=0)
    match.close()
    assert match.state.fight is not None
    assert match.state.fight.hero_dice == (1, 2, 6)


@clause("LN-8.13")
def test_also_in_windows_that_are_for_the_other_side_alone_but_nothing_else_is_played_there() -> None:
    match = at_window(ZS, hero(experience=3), zombie_hand="cornered", hand="principal_gomez", horde_experience=3)
    match.choose("play cornered", seat=1)
    assert match.kind == CP
    assert match.playable(1) == {"buy zombie"}, "the zombies do not cancel their own card"
    assert "play principal_gomez stop" in match.playable(0)
    match = fight(hero(experience=3), dice=[1, 2, 6], horde_experience=3)
    while match.kind != WH:
        match.close()
    assert match.playable(1) == {"buy zombie"}


def test_who_can_buy_nothing_is_not_asked_for_it() -> None:
    match = lay("zombies_start", hero(at="a1", experience=2), horde_experience=2, halts=True)
    assert match.window is None


def test_a_dead_hero_buys_nothing() -> None:
    dead = hero("jenny", "", dead=True)
    match = lay("heroes_start", hero(), dead, halts=True)
    dead = match.hero("jenny")
    dead.experience = 5
    assert GAME.rules.components(match.state)
    assert match.window is None


# What is refused


@clause("LN-16.4", "LN-16.5", "LN-16.7", "LN-16.9")
@pytest.mark.parametrize(
    ("wish", "seat", "reason"),
    [
        ("buy combat becky", 0, ("LN-16.5", "too-green")),
        ("buy zombie", 0, ("LN-16.4", "upgrades-of-the-zombies")),
        ("buy combat johnny", 0, ("LN-7.15", "not-in-play")),
        ("boost leader becky", 0, ("LN-16.7", "not-learnt")),
        ("boost tough becky", 0, ("LN-16.7", "boosted-already")),
        ("boost brawler becky", 0, ("LN-16.7", "too-green")),
        ("use trick_shot becky", 0, ("LN-16.6", "not-learnt")),
        ("use killer_instinct becky", 0, ("LN-8.15", "upgrade-only-in-window")),
        ("buy special jenny", 0, ("LN-16.9", "no-upgrades-left")),
    ],
)
def test_why_nothing_is_bought(wish: str, seat: int, reason: tuple[str, str]) -> None:
    becky = hero(upgrades="tough, brawler, killer_instinct", boosted="tough", experience=2)
    match = at_window(HS, becky, hero("jenny", experience=3), decks={"special": ""})
    refusal = GAME.words.why_not(match.state, match.question, seat, tuple(wish.split()))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == reason


def why_not(match: NightMatch, seat: int, *wish: str) -> Any:
    refusal = GAME.words.why_not(match.state, match.question, seat, wish)
    assert refusal is not None
    return refusal.clause, refusal.reason


def test_why_the_zombies_buy_or_use_nothing() -> None:
    match = at_window(ZS, horde_experience=2, horde="rip_and_tear", zombie_hand="shamble")
    assert why_not(match, 1, "buy", "zombie") == ("LN-16.5", "zombies-too-green")
    assert why_not(match, 1, "use", "hard_to_kill", "zombie") == ("LN-16.9", "not-learnt-by-zombies")
    assert why_not(match, 1, "use", "rip_and_tear", "zombie") == ("LN-8.15", "upgrade-only-in-window")
    match = at_window(ZS, horde_experience=3, zombie_hand="shamble", decks={"zombie": ""})
    assert why_not(match, 1, "buy", "zombie") == ("LN-16.9", "no-upgrades-left")


def test_only_in_windows_and_only_with_the_rule() -> None:
    match = lay("move_action", hero(experience=3), active="becky", left=1)
    assert why_not(match, 0, "buy", "combat", "becky") == ("LN-8.13", "spent-in-windows")
    match = table("move_action", hero(experience=3), active="becky", left=1)
    assert why_not(match, 0, "buy", "combat", "becky") == ("LN-16.4", "no-experience-here")


# What is seen and what is not


def test_all_see_experience_and_upgrades_but_not_the_order_of_decks() -> None:
    becky = hero(upgrades="tough, leader", boosted="leader", experience=2)
    match = lay("heroes_start", becky, horde="blood_scent", horde_experience=2, decks={"combat": "brawler, headhunter"})
    for seat in (0, 1, None):
        view = match.seen_by(seat).view
        (seen,) = view.heroes
        assert (seen.experience, seen.price, seen.points) == (2, 5, 4)
        assert (seen.upgrades, seen.boosted) == (("tough", "leader"), ("leader",))
        assert (view.experience, view.upgrades) == (2, ("blood_scent",))
        assert view.upgrade_decks == {"ranged": 12, "combat": 2, "special": 12, "zombie": 16}


def test_in_what_a_seat_imagines_decks_may_lie_in_another_order() -> None:
    orders = set()
    for seed in range(6):
        match = lay("heroes_start", hero())
        GAME.eyes.imagine(match.state, 0, Seeded(str(seed)))
        assert sorted(match.state.upgrade_decks["combat"]) == sorted(DECKS["combat"])
        orders.add(match.state.upgrade_decks["combat"])
    assert len(orders) > 1


def test_set_up_lays_the_decks_with_the_rule_alone() -> None:
    match = start(scenario="die_zombies_die", experience="on")
    assert {deck: len(cards) for deck, cards in match.state.upgrade_decks.items()} == {
        "ranged": 12,
        "combat": 12,
        "special": 12,
        "zombie": 16,
    }
    assert start(scenario="die_zombies_die").state.upgrade_decks == {}
    assert ON == {"experience": "on"}


def test_a_fight_with_the_rule_goes_as_without_when_nobody_can_spend_anything() -> None:
    match = finish(fight(hero(), dice=[6, 2, 4]))
    assert match.hero().wounds == 0
