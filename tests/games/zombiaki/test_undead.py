"""The cards of the zombies but for boss, mass and swap (section 10)."""

import pytest

from tests.clauses import clause
from tests.games.zombiaki.table import H, Z, humans_play, street, zombies_move, zombies_play


@clause("ZK-10.1")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_a_zombie_comes_onto_row_1_with_its_strength(strength: int) -> None:
    match = zombies_play("B1 z2", f"zombie_{strength}")
    assert match.targets(f"zombie_{strength}") == {"a1", "c1"}
    match.choose(f"play zombie_{strength} c1")
    assert street(match) == f"B1 z2, C1 z{strength}"
    assert match.zombies.discard == []


@clause("ZK-10.2")
def test_a_dog_comes_onto_row_1() -> None:
    match = zombies_play("B1 z2", "dog")
    assert match.targets("dog") == {"a1", "c1"}
    match.choose("play dog a1")
    assert street(match) == "A1 dog, B1 z2"


@clause("ZK-10.3")
@pytest.mark.parametrize("card", ["boss", "human_shield", "claws", "hunger", "mass", "swap", "bite"])
def test_zombie_cards_never_work_on_dogs(card: str) -> None:
    match = zombies_play("B3 dog, A3 dog, B5 z4+boss(0)+stepped+s, A5 dog, C5 dog, B4 dog", card)
    assert not any("b3" in target or "a3" in target for target in match.targets(card))
    alone = zombies_play("B3 dog, A3 dog", card)
    assert alone.targets(card) == set()


@clause("ZK-10.3")
def test_orders_and_not_so_fast_never_work_on_dogs() -> None:
    assert zombies_play("B3 dog, A1 z4+boss(3)", "").orders == set()
    match = zombies_move("B3 dog", zombies="not_so_fast")
    match.choose("done")
    assert match.asked == (Z, "discard")


@clause("ZK-10.8")
def test_a_human_shield_goes_onto_a_zombie_without_one() -> None:
    match = zombies_play("A3 z3, B3 z2+s, C3 z4+boss(1)", "human_shield")
    assert match.targets("human_shield") == {"a3", "c3"}
    match.choose("play human_shield c3")
    assert street(match) == "A3 z3, B3 z2+s, C3 z4+s+boss(1)"
    assert match.zombies.discard == []


@clause("ZK-10.9")
@pytest.mark.parametrize(
    ("position", "where"),
    [
        ("B3 z3+s", {"a3", "c3", "b2"}),
        ("A3 z3+s", {"b3", "a2"}),
        ("B1 z3+s", {"a1", "c1"}),
        ("B3 z3+s, A3 z1, C3 dog", {"b2"}),
        ("B3 z3+s, A3 wall5, C3 mine, B2 pit1", {"c3", "b2"}),
        ("B3 z3+s, A1 barrier", {"c3", "b2"}),
        ("B3 z3+s, B1 barrier", {"a3", "c3"}),
        ("B3 z3+s, A3 z1, C3 z1, B2 z1", set()),
        ("B3 z3", set()),
    ],
)
def test_where_the_bitten_one_may_go(position: str, where: set[str]) -> None:
    match = zombies_play(position, "bite")
    assert match.targets("bite") == {f"{position[:2].lower()} {space}" for space in where}


@clause("ZK-10.9")
def test_the_shield_becomes_a_zombie_of_strength_1() -> None:
    match = zombies_play("B3 z3+s", "bite")
    match.choose("play bite b3 a3")
    assert street(match) == "A3 z1, B3 z3"
    assert match.zombies.discard == ["bite"], "the shield is the zombie now"
    match = zombies_play("B3 z3+s", "bite")
    match.choose("play bite b3 b2")
    assert street(match) == "B3 z3, B2 z1"


@clause("ZK-10.9")
def test_a_dead_bitten_one_is_a_shield_in_the_discard_pile() -> None:
    match = humans_play("B3 bitten", "shot_1")
    match.choose("play shot_1 b")
    assert match.zombies.discard == ["human_shield"]


@clause("ZK-10.9", "ZK-6.1")
@pytest.mark.parametrize(
    ("thing", "after"),
    [("pit1", "B3 z3"), ("barrel", "B3 z3"), ("fire", "A3 fire, B3 z3"), ("car", "A3 car z1, B3 z3")],
)
def test_the_bitten_one_enters(thing: str, after: str) -> None:
    match = zombies_play(f"B3 z3+s, A3 {thing}", "bite")
    match.choose("play bite b3 a3")
    assert street(match) == after


@clause("ZK-10.9", "ZK-11.19")
def test_a_frozen_street_does_not_stop_the_bite() -> None:
    """Placing goes on under Freeze."""
    assert zombies_play("B3 z3+s net", "bite", freeze=1).targets("bite") == {"b3 a3", "b3 c3", "b3 b2"}


@clause("ZK-10.10")
def test_the_bitten_one_may_make_a_special_step_at_once() -> None:
    match = zombies_play("B3 z3+s", "bite, hunger")
    match.choose("play bite b3 a3", "play hunger a3")
    assert street(match) == "A4 z1, B3 z3"


@clause("ZK-10.11")
def test_terror_leaves_the_humans_one_card() -> None:
    match = zombies_play("B3 z5", "terror, claws", humans="shot_1, shot_2", spare=False)
    match.choose("play terror")
    match.wait_for(H, "play")
    match.choose("play shot_1 b")
    assert match.asked[0] == Z
    assert match.humans.hand == ["shot_2", "scram"]


@clause("ZK-10.11")
def test_terror_is_not_played_while_one_is_pending() -> None:
    match = zombies_play("", "terror, zombie_3")
    match.choose("play terror")
    assert match.state.terror
    assert match.playable == {"zombie_3"}


@clause("ZK-10.11")
def test_a_card_stopped_by_click_is_the_one() -> None:
    match = humans_play("B3 z5", "shot_1, shot_2", zombies="click", terror=True)
    match.choose("play shot_1 b", "click")
    assert match.state.phase == "zombies"
    assert "shot_2" in match.humans.hand


@clause("ZK-10.16")
def test_claws_add_one_for_good() -> None:
    match = zombies_play("B3 z3, A3 dog", "claws x2")
    assert match.targets("claws") == {"b3"}
    match.choose("play claws b3", "play claws b3")
    assert street(match) == "A3 dog, B3 z5"
    assert match.zombies.discard == []
    match.wait_for(Z, "dog_step")
    match.wait_for(Z, "discard")
    assert street(match) == "B4 z5, A3 dog"


@clause("ZK-10.17")
@pytest.mark.parametrize(
    ("position", "who"),
    [
        ("A3 z3, B3 z3+stepped, C3 z3 net", {"a3"}),
        ("A3 z3, A4 dog, B3 z3, B1 barrier, C5 z2", {"c5"}),
        ("A3 z3, A4 wall5, B3 z2, B4 wall5, B2 z3", {"b3"}),
        ("A3 z3+held", {"a3"}),
    ],
)
def test_who_may_be_hungry(position: str, who: set[str]) -> None:
    assert zombies_play(position, "hunger").targets("hunger") == who


@clause("ZK-10.17")
def test_hunger_is_one_step_forward() -> None:
    match = zombies_play("A3 z3, A4 fire", "hunger")
    match.choose("play hunger a3")
    assert street(match) == "A4 z2 fire"
    assert "hunger" in match.zombies.discard


@clause("ZK-10.17", "ZK-13.1")
def test_hunger_from_row_5_wins() -> None:
    match = zombies_play("A5 z3", "hunger")
    match.choose("play hunger a5")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([Z], "crossed")


@clause("ZK-10.18")
def test_meat_takes_a_card_of_the_humans() -> None:
    match = zombies_play("", "meat", humans="shot_1 x2, mine")
    assert match.targets("meat") == {"shot_1", "mine", "freeze"}
    match.choose("play meat shot_1")
    assert match.humans.hand == ["shot_1", "mine", "freeze"]
    assert match.humans.discard == ["shot_1"]


@clause("ZK-10.18")
def test_meat_is_not_played_at_an_empty_hand() -> None:
    match = zombies_play("", "meat, terror", spare=False)
    assert match.playable == {"terror"}


@clause("ZK-10.19")
def test_the_pickaxe_removes_a_wall_barrel_car_or_mine_without_explosion() -> None:
    match = zombies_play("A3 wall5 z5, B3 car z2, C3 mine, A5 barrel, B5 pit1, C1 barrier, A1 fire", "pickaxe x4")
    assert match.targets("pickaxe") == {"a3", "b3", "c3", "a5"}
    match.choose("play pickaxe a3", "play pickaxe b3", "play pickaxe c3", "play pickaxe a5")
    assert street(match) == "B5 pit1, A3 z5, B3 z2, A1 fire, C1 barrier"
    assert sorted(match.humans.discard) == ["barrel", "car", "mine", "wall_5"]
    assert match.asked == (Z, "play")


@clause("ZK-10.20")
def test_not_so_fast_is_not_played_in_the_play_step() -> None:
    match = zombies_play("B3 z3", "not_so_fast")
    assert match.playable == {"terror"}


@clause("ZK-10.21")
def test_click_is_not_played_in_the_play_step_and_dawn_never() -> None:
    match = zombies_play("B3 z3", "click")
    assert match.playable == {"terror"}
    match = zombies_move(zombies="claws x3", zombie_deck="dawn", spare=False)
    assert match.over
    assert "dawn" not in match.zombies.hand
