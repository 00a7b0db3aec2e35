"""The bots of Last Night on Earth: what they choose on either side, and that they go by what their seat sees."""

import pytest

from deadtown.bots import find_bot
from deadtown.games.last_night.bots import BOTS
from deadtown.games.last_night.refusals import CLAUSES
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.tactics import AT_ONCE, HERO_JUDGES, VETERAN, ZOMBIE_JUDGES, judged_in, judged_of
from deadtown.games.last_night.uses import WINDOWS
from deadtown.kernel import LEVELS
from tests.clauses import clause
from tests.games.bots import choose_by_sight, some_of
from tests.games.last_night.choosing import choice, play
from tests.games.last_night.table import GAME, NightMatch, hero, kept, start, table

# Where heroes go


@clause("LN-5.9")
def test_a_hero_in_a_quiet_building_searches() -> None:
    match = table("move_action", hero("becky", "a5"), active="becky", left=4)
    assert choice(match) == "search"


def test_a_hero_who_is_nearly_dead_leaves_zombies_behind() -> None:
    match = table("move_action", hero("becky", "a5", wounds=2), zombies="a5 b6 b4", active="becky", left=5)
    assert choice(match).startswith("walk")


@clause("LN-17.4")
def test_nobody_draws_the_last_card() -> None:
    match = table("move_action", hero("becky", "a5"), active="becky", left=4, hero_deck="faith")
    assert choice(match) != "search"


@clause("LN-S4")
def test_the_keys_are_brought_to_the_truck() -> None:
    people = hero("becky", "g4", "keys"), hero("jenny", "g7", activated=True)
    match = table("move_action", *people, scenario="escape_in_the_truck", active="becky", left=3, tank=True)
    assert choice(match) == "walk g7"


@clause("LN-S4")
def test_the_tank_is_filled_at_the_truck() -> None:
    people = hero("becky", "g7", "gasoline"), hero("jenny", "g7", "keys")
    match = table("exchange", *people, scenario="escape_in_the_truck", active="becky")
    assert choice(match) == "fuel"


@clause("LN-S2")
def test_whoever_can_light_dynamite_goes_where_a_pit_is_in_reach() -> None:
    """The pits of the northern boards are on a1 and h1."""
    match = table(
        "move_action", hero("becky", "d4", "dynamite, lighter"), scenario="burn_em_out", active="becky", left=3
    )
    match.choose(choice(match))
    match.wait_for("ranged_attack")
    assert choice(match) in ("throw a1 lit", "throw h1 lit")


@clause("LN-S2", "LN-9.14")
def test_a_pit_in_reach_is_blown_up_but_no_friend() -> None:
    becky = hero("becky", "c3", "dynamite, lighter")
    match = table("ranged_attack", becky, scenario="burn_em_out", active="becky")
    assert choice(match) == "throw a1 lit"
    crowd = table("ranged_attack", becky, hero("jenny", "c1"), zombies="c1", active="becky")
    assert choice(crowd) == "hold_fire"


@clause("LN-10.2")
def test_the_zombie_beside_a_friend_is_shot() -> None:
    people = hero("becky", "f5", "revolver"), hero("jenny", "f8", wounds=2)
    match = table("ranged_attack", *people, zombies="f8 g3", active="becky")
    assert choice(match) == "shoot revolver f8"


@clause("LN-5.14")
def test_a_fire_item_goes_to_who_has_dynamite() -> None:
    people = hero("becky", "f5", "lighter, dynamite"), hero("jenny", "f5", "dynamite")
    match = table("exchange", *people, scenario="burn_em_out", active="becky")
    assert choice(match) == "take dynamite jenny"


def test_an_exchange_ends() -> None:
    """What was too much to carry was handed back and taken again for ever."""
    full = "gasoline, lighter, first_aid_kit, keys"
    people = hero("becky", "f5", "lighter, fire_extinguisher, ammo, ammo"), hero("jenny", "f5", full)
    match = table("exchange", *people, scenario="burn_em_out", active="becky")
    for _ in range(12):
        if match.kind != "exchange":
            return
        match.choose(choice(match))
    raise AssertionError("they exchange for ever")


# Fights


def rolled(*dice: int, hand: str = "", zombie_hand: str = "", items: str = "", wounds: int = 2) -> NightMatch:
    """Becky fights on f5, and so the dice lie: hers first."""
    match = table(
        "hero_fights",
        hero("becky", "f5", items, wounds=wounds),
        zombies="f5",
        hand=hand,
        zombie_hand=zombie_hand,
        active="becky",
        dice=dice,
        scenario="save_the_townsfolk",
    )
    match.wait_for("fight_rolled")
    return match


@clause("LN-6.5", "LN-6.15")
def test_a_bat_is_swung_in_a_fight_that_is_about_to_be_lost() -> None:
    assert choice(rolled(2, 3, 4, items="baseball_bat")) == "use baseball_bat becky"
    assert choice(rolled(2, 5, 4, items="baseball_bat")) == "pass"


def test_faith_is_kept_where_it_cannot_help() -> None:
    assert choice(rolled(2, 3, 4, hand="faith")) == "play faith becky"
    assert choice(rolled(2, 3, 6, hand="faith")) == "pass"


@clause("LN-6.6")
def test_zombies_play_a_fight_card_when_they_would_lose() -> None:
    assert choice(rolled(2, 5, 4, zombie_hand="uuurrrggh")) == "play uuurrrggh"
    assert choice(rolled(2, 3, 4, zombie_hand="uuurrrggh")) == "pass"


def test_zombies_have_the_dice_rolled_again_that_beat_them() -> None:
    assert choice(rolled(2, 6, 4, zombie_hand="undead_hate")) == "play undead_hate 6"


@clause("LN-7.2")
def test_a_scratch_is_all_when_it_would_be_death() -> None:
    match = table("hero_fights", hero("becky", wounds=2), zombies="f5", hand="just_a_scratch", active="becky")
    match.wait_for("about_to_be_wounded")
    assert choice(match) == "play just_a_scratch"


@clause("LN-7.14")
def test_zombies_mark_whom_they_have_bitten() -> None:
    match = table("hero_fights", hero("becky"), zombies="f5", zombie_hand="feel_strange", active="becky")
    match.wait_for("wounded")
    assert choice(match) == "play feel_strange"


# Other cards


@clause("LN-7.6")
def test_who_is_nearly_dead_is_healed() -> None:
    people = hero("becky", "f5", wounds=2), hero("jenny", "a5", wounds=1)
    match = table("after_exchange", *people, hand="recovery", active="becky")
    assert choice(match) == "play recovery becky"


@clause("LN-8.8")
def test_a_nightmare_is_ended_and_rain_borne() -> None:
    cards = [kept("living_nightmare"), kept("heavy_rain")]
    match = table("heroes_start", hero(), hand="at_last", remaining=cards)
    assert choice(match) == "play at_last living_nightmare"


@clause("LN-S3")
def test_townsfolk_who_are_saved_are_not_spent() -> None:
    match = table(
        "heroes_start",
        hero("becky", saved="principal_gomez"),
        scenario="save_the_townsfolk",
        remaining=[kept("living_nightmare")],
    )
    assert choice(match) == "pass"


@clause("LN-4.6")
def test_zombies_throw_away_what_is_of_no_use() -> None:
    match = table("draw", hero(), zombie_hand="haunted, undead_hate", to_act=(1,))
    assert choice(match) == "discard haunted"
    match = table("draw", hero(), zombie_hand="uuurrrggh, undead_hate", to_act=(1,))
    assert choice(match) == "none"


# Where zombies go


@clause("LN-4.13")
def test_zombies_come_nearer() -> None:
    match = table("order_zombies", hero("becky", "f5"), zombies="a5", to_act=(1,))
    assert choice(match) == "move a5"
    match.choose("move a5")
    assert choice(match) in ("to b4", "to b5", "to b6")


@clause("LN-4.14")
def test_zombies_go_for_the_weakest() -> None:
    people = hero("becky", "e4"), hero("jenny", "g6", wounds=2)
    match = table("order_zombies", *people, zombies="f5", to_act=(1,))
    match.wait_for("move_zombie")
    assert choice(match) == "to g6"


@clause("LN-S4")
def test_a_zombie_stays_at_the_truck_when_heroes_are_ready_to_leave() -> None:
    people = hero("becky", "b12", "keys"), hero("jenny", "a12")
    match = table("order_zombies", *people, zombies="g7", to_act=(1,), scenario="escape_in_the_truck", tank=True)
    match.wait_for("order_zombies")
    assert choice(match) == "done"


def test_a_zombie_shambles_into_reach() -> None:
    match = table("order_zombies", hero("becky", "f5", wounds=2), zombies="f7 l12", zombie_hand="shamble", to_act=(1,))
    match.choose("move l12")
    assert match.kind == "zombie_moves"
    assert choice(match) == "play shamble f7"


@clause("LN-4.18")
def test_new_zombies_come_near_heroes() -> None:
    match = table("place_zombies", hero("becky", "b2"), arriving={1: 1})
    assert choice(match) == "space a1"


# Windows, levels, whole games


@clause("LN-5.1")
def test_bots_leave_it_to_the_order_of_seats_who_is_activated() -> None:
    people = hero("becky", "f5", seat=0), hero("jenny", "a5", seat=1)
    match = table("claim", *people, players=3)
    assert match.kind == "claim_activation"
    assert choice(match) == "pass"


def test_every_level_names_bots_that_there_are() -> None:
    levels = GAME.players.levels
    assert set(levels) == set(LEVELS)
    assert {bot for bots in levels.values() for bot in bots} == {*BOTS, "search"} - {"veteran"}


@pytest.mark.parametrize(
    ("players", "scenario"),
    [(players, scenario) for place, scenario in enumerate(SCENARIOS) for players in ((2, 4), (3, 6))[place % 2]],
)
def test_bots_play_every_scenario_to_its_end(scenario: str, players: int) -> None:
    """With few and with many; the kit and the goals of each scenario are played with other numbers."""
    sides = [("survivor", "survivor"), ("novice", "survivor"), ("survivor", "novice"), ("random", "survivor")]
    heroes, zombies = sides[(players + len(scenario)) % len(sides)]
    match = play(heroes, zombies, players, 1, scenario=scenario)
    assert match.outcome is not None
    assert match.outcome.ending in ("goal", "deaths", "doom", "dawn", "deck")


def test_bots_choose_heroes_and_play_against_random_zombies() -> None:
    assert play("survivor", "random", 3, 2, choose_heroes=True, zombie_seats="two").outcome is not None


def test_there_is_a_rule_of_thumb_for_every_kind_of_decision() -> None:
    assert {*WINDOWS, *AT_ONCE, *HERO_JUDGES, *ZOMBIE_JUDGES} == set(CLAUSES)


def test_every_kind_of_decision_can_be_judged() -> None:
    """Random play asks nearly everything in a few games."""
    seen = set()
    for seed in range(6):
        for match in some_of(start(3, seed=f"kinds {seed}"), seed):
            decision = match.decision
            assert decision is not None
            seen.add(decision.kind)
            values = judged_of(match.state, decision.seat, decision, VETERAN)
            assert len(values) == len(decision.options)
    assert len(seen & set(CLAUSES)) > 20


def test_a_level_beats_the_one_below_more_often_than_not() -> None:
    def heroes_win(heroes: str, zombies: str) -> int:
        won = 0
        for seed in range(6):
            match = play(heroes, zombies, 2, seed, scenario=[*SCENARIOS][seed % 5])
            assert match.outcome is not None
            won += 0 in match.outcome.winners
        return won

    assert heroes_win("normal", "easy") > heroes_win("easy", "normal")


# What they see


@clause("LN-8.1", "LN-8.2")
def test_what_they_choose_does_not_depend_on_what_they_cannot_see() -> None:
    bots = [find_bot(GAME, bot) for bot in BOTS]
    assert all(choose_by_sight(match, *bots) for match in some_of(start(3, seed="sight"), 5))


def test_a_view_and_a_state_are_judged_alike() -> None:
    for match in some_of(start(3, seed="alike"), 6):
        decision = match.decision
        assert decision is not None
        seen = judged_in(match.sight().view, decision.seat, decision, VETERAN)
        assert seen == pytest.approx(judged_of(match.state, decision.seat, decision, VETERAN))
