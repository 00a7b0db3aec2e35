"""Strength, damage, death and shields (section 7)."""

import pytest

from deadtown.games.zombiaki.events import FellBack, ShieldLost
from tests.clauses import clause
from tests.games.zombiaki.table import Z, humans_begin, humans_play, street, zombies_move, zombies_play


@clause("ZK-7.1")
@pytest.mark.parametrize(("strength", "after"), [(3, "B1 z1"), (2, "-"), (1, "-")])
def test_damage_lowers_strength_and_kills_at_0_or_less(strength: int, after: str) -> None:
    match = humans_play(f"B1 z{strength}", "shot_2")
    match.choose("play shot_2 b")
    assert street(match) == after


@clause("ZK-7.2")
@pytest.mark.parametrize("card", ["shot_1", "shot_2", "high_voltage"])
def test_any_damage_kills_a_dog(card: str) -> None:
    match = humans_play("B3 dog", card)
    match.choose(f"play {card} b")
    assert street(match) == "-"


@clause("ZK-7.2", "ZK-1.12")
def test_a_dog_adds_nothing_to_a_queue() -> None:
    match = zombies_move("B4 wall5, B3 z4, B2 dog", zombies="hunger")
    match.choose("done")
    assert street(match) == "B4 wall5, B3 z4, B2 dog"


@clause("ZK-7.3")
def test_wounds_claws_and_merging_count_for_walls() -> None:
    match = humans_play("B4 wall5, B3 z5", "sniper")
    match.choose("play sniper b3")
    assert street(match) == "B4 wall5, B2 z3"
    match = zombies_play("B4 wall5, B3 z4", "claws, hunger")
    assert match.targets("hunger") == set()
    match.choose("play claws b3")
    assert match.targets("hunger") == {"b3"}


@clause("ZK-7.3")
def test_there_is_no_upper_limit() -> None:
    match = zombies_play("B3 z5, B2 z5", "claws x2, mass")
    match.choose("play claws b3", "play claws b3", "play mass b2 b3")
    assert street(match) == "B3 z12"


@clause("ZK-7.3")
def test_a_wounded_zombie_may_be_ordered_and_netted() -> None:
    assert zombies_play("A1 z5, C5 z4+boss(1)", "").orders == set()
    assert zombies_play("A1 z3, C5 z4+boss(1)", "").orders == {"a1 a2", "a1 b1"}


@clause("ZK-7.4")
def test_a_dead_creature_goes_with_all_its_cards() -> None:
    match = humans_play("B3 z6+s+boss(1)", "grenade")
    match.choose("play grenade b3")
    assert sorted(match.zombies.discard) == ["boss", "claws", "human_shield", "zombie_5"]


@clause("ZK-7.4", "ZK-10.13")
def test_so_do_all_cards_of_a_merged_zombie() -> None:
    match = zombies_play("B4 barrel, B3 z2, B2 z2+boss(1)", "mass, claws", zombie_deck="click x4, dawn")
    match.choose("play claws b3", "play mass b2 b3")
    match.wait_for(Z, "discard")
    assert street(match) == "-"
    assert sorted(match.zombies.discard) == ["boss", "claws", "mass", "zombie_2", "zombie_2"]


@clause("ZK-7.5")
def test_one_shield_a_zombie_and_none_on_dogs() -> None:
    match = zombies_play("A3 z3, B3 z3+s, C3 dog", "human_shield x2")
    assert match.targets("human_shield") == {"a3"}
    match.choose("play human_shield a3")
    assert match.targets("human_shield") == set()


@clause("ZK-7.5")
def test_the_shield_moves_along() -> None:
    assert street(zombies_move("B3 z3+s")) == "B4 z3+s"


@clause("ZK-7.6")
@pytest.mark.parametrize("card", ["shot_1", "shot_2", "burst_2", "burst_3"])
def test_the_shield_takes_one_attack_and_there_is_no_knockback(card: str) -> None:
    match = humans_play("B3 z1+s", card)
    match.choose(f"play {card} b")
    assert street(match) == "B3 z1"
    assert match.zombies.discard == ["human_shield"]
    assert len(match.told.of(ShieldLost)) == 1


@clause("ZK-7.7")
def test_two_explosions_are_two_attacks() -> None:
    """Both cars explode by one card: the first takes the shield, the second wounds."""
    match = humans_play("A3 car, B2 z3+s, A1 car", "street_fire")
    match.choose("play street_fire a")
    assert street(match) == "B2 z2"


@clause("ZK-7.7")
@pytest.mark.parametrize(
    ("position", "card", "choice"),
    [
        ("B3 z2+s", "napalm", "play napalm b3"),
        ("B3 z2+s", "gasoline", "play gasoline b3 1"),
        ("B3 z2+s", "flamethrower", "play flamethrower b3 1"),
        ("C3 z2+s", "street_fire", "play street_fire c"),
        ("B3 z2+s", "high_voltage", "play high_voltage b"),
        ("B3 z2+s", "sniper", "play sniper b3"),
        ("B3 car z2+s", "shot_1", "play shot_1 b car"),
    ],
)
def test_each_of_these_is_one_attack(position: str, card: str, choice: str) -> None:
    match = humans_play(position, card)
    match.choose(choice)
    assert street(match).removesuffix(" fire") == f"{position[:2]} z2"


@clause("ZK-7.7")
def test_blast_and_shrapnel_are_attacks_of_their_own() -> None:
    match = zombies_move("B3 mine, B2 z2+s, A3 wall6, A2 z2+s")
    match.choose("shrapnel a3")
    assert street(match) == "A3 wall6, B3 z2, A2 z2+s"


@clause("ZK-7.8")
def test_the_rest_of_a_burst_is_lost_with_the_shield() -> None:
    match = humans_play("B4 z1, B3 z2+s, B2 z1", "burst_3")
    match.choose("play burst_3 b")
    assert street(match) == "B3 z2, B2 z1"


@clause("ZK-7.8", "ZK-9.7")
def test_a_bullet_at_the_car_has_not_met_the_shield() -> None:
    """The explosion takes the shield before the next bullet, which then wounds."""
    match = humans_play("B3 car z3+s", "burst_2")
    match.choose("play burst_2 b car")
    assert street(match) == "B2 z2"


@clause("ZK-7.9")
def test_the_grenade_ignores_the_shield() -> None:
    match = humans_play("B3 z5+s", "grenade")
    match.choose("play grenade b3")
    assert street(match) == "-"
    assert sorted(match.zombies.discard) == ["human_shield", "zombie_5"]


@clause("ZK-7.10")
@pytest.mark.parametrize(
    ("position", "card", "choice", "after"),
    [
        ("B3 pit2 z3", "high_voltage", "play high_voltage b", "-"),
        ("B3 pit2 z4", "high_voltage", "play high_voltage b", "B3 pit2 z3"),
        ("B3 pit2 z3", "napalm", "play napalm b3", "B3 fire"),
        ("B3 pit1 z3", "gasoline", "play gasoline b3 2", "-"),
        ("B3 pit2 z3", "flamethrower", "play flamethrower b3 1", "-"),
        ("A3 pit2 z3", "street_fire", "play street_fire a", "-"),
        ("B3 pit2 z3, C4 car", "grenade", "play grenade c4", "-"),
        ("B3 pit2 z3 net", "shot_1", "play shot_1 b", "-"),
        ("B3 pit2 z3", "shot_1", "play shot_1 b", "B3 pit2, B2 z2"),
    ],
)
def test_a_zombie_weakened_on_a_pit_falls_in(position: str, card: str, choice: str, after: str) -> None:
    match = humans_play(position, card)
    match.choose(choice)
    assert street(match) == after


@clause("ZK-7.10")
def test_a_shield_saves_who_is_too_weak_for_the_pit() -> None:
    match = humans_play("B3 pit2 z2+s", "mine")
    match.choose("play mine c5")
    assert street(match) == "C5 mine, B3 z2"
    assert match.humans.discard == ["pit_2"]
    assert match.zombies.discard == ["human_shield"]


@clause("ZK-7.10")
def test_a_pit_is_checked_only_when_all_explosions_are_over() -> None:
    """Two cars, one card: z4 on a pit of 2 falls only when both have gone off."""
    match = humans_play("A3 car, B2 pit2 z4, A1 car", "street_fire")
    match.choose("play street_fire a")
    assert street(match) == "-"


@clause("ZK-7.11")
@pytest.mark.parametrize("orders", [0, 3])
def test_all_zombies_but_no_dogs_step_back_when_the_boss_dies(orders: int) -> None:
    match = humans_play(f"B5 z1+boss({orders}), A3 z3, C3 dog, C5 z2", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "C4 z2, C3 dog, A2 z3"
    assert [event.cause for event in match.told.of(FellBack)] == ["boss"]


@clause("ZK-7.11")
def test_in_z1c_the_retreat_waits_for_all_effects() -> None:
    match = zombies_move("B4 pit2, B3 z2+boss(1), A2 z3, A3 pit1, C1 z4, C2 fire")
    assert street(match) == "A3 pit1, A2 z3, C2 fire, C1 z3"


@clause("ZK-7.11")
def test_in_h1_the_retreat_waits_for_all_barrels() -> None:
    match = humans_begin("A3 barrel, A2 z4+boss(1), C5 barrel, C4 z2, B3 z3")
    assert street(match) == "B2 z3"
    assert [len(event.moves) for event in match.told.of(FellBack)] == [1]


@clause("ZK-7.11")
def test_the_retreat_is_stopped_by_freeze_nets_and_barriers() -> None:
    match = humans_play("B5 z1+boss(1), A3 z3 net, C3 z2, C1 barrier, B3 z3", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "A3 z3 net, C3 z2, B2 z3, C1 barrier"


@clause("ZK-7.11")
def test_a_shield_saves_the_boss_and_nobody_retreats() -> None:
    match = humans_play("B5 z1+s+boss(1), A3 z3", "shot_2")
    match.choose("play shot_2 b")
    assert street(match) == "B5 z1+boss(1), A3 z3"
