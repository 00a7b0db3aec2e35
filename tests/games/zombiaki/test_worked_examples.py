"""The worked examples of the rules (section 16), each as it stands there."""

from tests.clauses import clause
from tests.games.zombiaki.table import H, Z, humans_begin, humans_play, street, zombies_move, zombies_play


@clause("ZK-1.12", "ZK-5.2", "ZK-5.7")
def test_e1_a_queue_climbs_a_wall() -> None:
    match = zombies_move("C3 wall6, C2 z2", zombies="zombie_4")
    assert street(match) == "C3 wall6, C2 z2"
    match.wait_for(Z, "play")
    match.choose("play zombie_4 c1")
    match.wait_for(Z, "discard")
    assert street(match) == "C3 wall6 z2, C2 z4"
    match.wait_for(Z, "play")
    match.wait_for(Z, "discard")
    assert street(match) == "C4 z2, C3 wall6, C2 z4"


@clause("ZK-11.12", "ZK-6.6", "ZK-4.9")
def test_e2_napalm_burns_for_one_round() -> None:
    match = humans_play("C3 dog, C2 z3", "napalm")
    match.choose("play napalm c3")
    assert street(match) == "C3 fire, C2 z3"
    match.wait_for(Z, "play")
    assert street(match) == "C3 z2 fire"
    match.wait_for(H, "discard")
    assert street(match) == "C3 z2"


@clause("ZK-11.2", "ZK-11.3", "ZK-5.12")
def test_e3_a_short_burst_goes_on_after_a_kill() -> None:
    match = humans_play("B4 z1, B3 z2, B2 dog", "burst_2")
    match.choose("play burst_2 b")
    assert street(match) == "B3 z1, B2 dog"


@clause("ZK-11.2", "ZK-11.3")
def test_e3_a_long_burst_kills_both() -> None:
    match = humans_play("B4 z1, B3 z2, B2 dog", "burst_3")
    match.choose("play burst_3 b")
    assert street(match) == "B2 dog"


@clause("ZK-7.6", "ZK-11.1")
def test_e4_a_shield_takes_the_whole_shot() -> None:
    match = humans_play("A5 z3+s", "shot_2, shot_1")
    match.choose("play shot_2 a")
    assert street(match) == "A5 z3"
    match.choose("play shot_1 a")
    assert street(match) == "A4 z2"


@clause("ZK-12.1", "ZK-10.11")
def test_e5_a_card_stopped_by_click_is_the_one_card_under_terror() -> None:
    match = humans_play("B3 z3", "burst_3, shot_1", zombies="click", terror=True)
    match.choose("play burst_3 b")
    assert match.asked == (Z, "click")
    match.choose("click")
    assert "burst_3" in match.humans.discard
    assert "click" in match.zombies.discard
    assert match.state.phase == "zombies"
    assert match.at("b4").strength == 3, "nothing has happened, and the zombies have moved on"


@clause("ZK-5.8", "ZK-5.9", "ZK-9.2")
def test_e6_positions_first_then_the_mine() -> None:
    match = zombies_move("B3 mine, B2 z3, A3 z1, B1 z2")
    assert match.asked == (H, "shrapnel")
    assert set(match.texts) == {"shrapnel a3", "shrapnel c3", "shrapnel b4", "shrapnel b2"}
    assert street(match) == "A4 z1, B3 z1, B2 z2"
    match.choose("shrapnel b2")
    assert street(match) == "A4 z1, B3 z1, B2 z1"


@clause("ZK-8.3", "ZK-9.3", "ZK-7.6")
def test_e7_a_shot_at_the_car_harms_all_around_it() -> None:
    match = humans_play("B3 car z2, A4 z1, C2 z3+s, A2 dog", "shot_1")
    assert match.targets("shot_1") >= {"b creature", "b car"}
    match.choose("play shot_1 b car")
    assert street(match) == "B3 z1, C2 z3"


@clause("ZK-11.13")
def test_e8_gasoline_goes_on_after_kills() -> None:
    match = humans_play("C3 z1, C2 z2, B2 z3", "gasoline")
    assert not any(text.startswith("c2 1 ") for text in match.targets("gasoline"))
    match.choose("play gasoline c3 1 c2 2 b2 1")
    assert street(match) == "B2 z2"


@clause("ZK-11.15")
def test_e9_the_flamethrower_burns_a_row() -> None:
    match = humans_play("A4 z3, C4 z2", "flamethrower")
    match.choose("play flamethrower a4 2 b4 1 c4 2")
    assert street(match) == "A4 z1"


@clause("ZK-11.15", "ZK-1.15")
def test_e9_the_flamethrower_does_not_reach_behind_a_wall() -> None:
    match = humans_play("A3 z2, A4 wall6, C3 z4", "flamethrower")
    assert match.targets("flamethrower") == {f"c3 {points}" for points in (1, 2, 3, 4)}
    match.choose("play flamethrower c3 4")
    assert street(match) == "A4 wall6, A3 z2"


@clause("ZK-11.24", "ZK-6.3", "ZK-4.2")
def test_e10_a_barrel_meets_a_shield() -> None:
    match = humans_begin("C5 barrel, C2 z4+s")
    assert street(match) == "C4 barrel, C2 z4+s"
    match.wait_for(Z, "discard")
    assert street(match) == "C4 barrel, C3 z4+s"
    match.wait_for(H, "discard")
    assert street(match) == "C3 z4"


@clause("ZK-11.24", "ZK-6.3")
def test_e10_without_the_shield_it_would_be_dead() -> None:
    match = humans_begin("C5 barrel, C2 z4")
    match.wait_for(H, "play")
    match.wait_for(H, "discard")
    assert street(match) == "-"


@clause("ZK-7.11", "ZK-5.11", "ZK-5.10")
def test_e11_the_boss_dies_and_the_zombies_retreat() -> None:
    match = humans_play("B3 z4+boss(1), A1 z2, A2 z3, C4 z2, C3 dog, B2 z1", "grenade")
    match.choose("play grenade b3")
    assert street(match) == "C4 z2, C3 dog, A2 z3, A1 z2, B1 z1"


@clause("ZK-11.19")
def test_e12_freeze_holds_for_a_round_and_robs_the_humans_of_knockback() -> None:
    match = humans_play("A5 z3", "freeze, shot_2", zombies="zombie_4, hunger", spare=False)
    match.choose("play freeze")
    match.wait_for(Z, "play")
    assert match.targets("hunger") == set()
    match.choose("play zombie_4 a1")
    assert street(match) == "A5 z3, A1 z4"
    match.wait_for(H, "play")
    match.choose("play shot_2 a")
    assert street(match) == "A5 z1, A1 z4"
    while match.decision is not None:
        match.choose("discard" if match.asked[1] == "discard" else "end")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]


@clause("ZK-6.2", "ZK-7.10", "ZK-5.12")
def test_e13_knocked_off_the_pit_in_time() -> None:
    match = humans_play("B3 pit2 z3", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "B3 pit2, B2 z2"
    match.wait_for(Z, "discard")
    assert street(match) == "-"


@clause("ZK-7.10", "ZK-5.12")
def test_e13_a_blocked_knockback_lets_it_fall() -> None:
    match = humans_play("B3 pit2 z3, B2 z4", "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == "B2 z4"
    assert "pit_2" in match.humans.discard


@clause("ZK-10.12", "ZK-10.13", "ZK-5.14")
def test_e14_two_shielded_zombies_merge() -> None:
    match = zombies_play("C3 z2+s, C4 z3+s+boss(2)", "mass, hunger")
    match.choose("play mass c3 c4")
    assert street(match) == "C4 z5+s+boss(2)"
    assert match.zombies.discard.count("human_shield") == 1
    assert match.targets("hunger") == set()
    match.wait_for(Z, "discard")
    assert street(match) == "C5 z5+s+boss(2)"


@clause("ZK-11.5")
def test_e15_where_a_wall_may_stand() -> None:
    match = humans_play("A2 z3, B1 z3, C3 dog", "wall_5")
    assert match.targets("wall_5") == {"a4", "b4", "c4"}


@clause("ZK-10.6", "ZK-10.17", "ZK-13.1")
def test_e16_hunger_or_an_order_wins() -> None:
    position = "C5 z4, A5 z3, B2 z5+boss(3)"
    match = zombies_play(position, "hunger")
    match.choose("play hunger c5")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]
    match = zombies_play(position, "hunger")
    assert not any(order.startswith(("b2", "c5")) for order in match.orders)
    match.choose("order a5 over")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]


@clause("ZK-4.5", "ZK-13.2")
def test_e17_dawn_comes_before_the_last_zombie_crosses() -> None:
    match = zombies_move("C4 z5", zombies="click x2", zombie_deck="zombie_3, dawn", spare=False)
    assert street(match) == "C5 z5"
    assert match.outcome is not None
    assert match.outcome.winners == [H]


@clause("ZK-4.11", "ZK-4.12")
def test_e18_an_empty_human_deck() -> None:
    match = humans_begin("B3 z3", humans="shot_1, shot_2", human_deck="scram", spare=False, zombies="click")
    assert match.asked == (H, "play")
    assert sorted(match.humans.hand) == ["scram", "shot_1", "shot_2"]
    assert match.humans.deck == []
    assert match.playable == {"shot_1", "shot_2", "scram"}
    match.choose("play scram click", "play shot_1 b", "play shot_2 b")
    assert match.humans.hand == []
