"""The boss and its orders (ZK-10.4 to ZK-10.7)."""

import pytest

from tests.clauses import clause
from tests.games.zombiaki.table import Z, street, zombies_play


@clause("ZK-10.4")
def test_the_boss_goes_onto_any_zombie_with_three_orders() -> None:
    match = zombies_play("A3 z3, B1 z5+s, C3 dog, C5 z4+boss(0)", "boss")
    assert match.targets("boss") == {"a3", "b1"}
    match.choose("play boss b1")
    assert street(match) == "C5 z4+boss(0), A3 z3, C3 dog, B1 z5+s+boss(3)"
    assert match.zombies.discard == []


@clause("ZK-10.5")
def test_three_orders_and_the_card_stays() -> None:
    match = zombies_play("A1 z3, B1 z2, C1 z5+boss(1)", "")
    match.choose("order a1 a2")
    assert match.at("c1").orders == 0
    match.wait_for(Z, "play")
    assert match.orders == set()
    assert match.at("c2").boss


@clause("ZK-10.5")
def test_orders_stop_with_the_life_of_the_boss() -> None:
    assert zombies_play("A1 z3, B1 z2", "").orders == set()


@clause("ZK-10.6")
def test_who_may_be_ordered() -> None:
    position = "A2 z3, B2 z4, C2 z2+ordered, A4 z1+stepped, B5 z3 net, C4 dog, C5 z3+boss(3), A1 z3+merged"
    match = zombies_play(position, "")
    assert {order.split()[0] for order in match.orders} == {"a2"}


@clause("ZK-10.6")
def test_one_order_a_phase_also_in_the_phase_the_boss_was_played() -> None:
    match = zombies_play("A1 z3, B1 z2, C1 z5", "boss, claws")
    assert match.orders == set()
    match.choose("play boss c1", "order a1 a2")
    assert match.at("c1").orders == 2
    assert match.orders == set()
    assert match.at("a2").ordered
    assert match.at("a2").stepped


@clause("ZK-10.6")
def test_never_twice_in_a_game() -> None:
    match = zombies_play("A1 z3, C1 z5+boss(3)", "")
    match.choose("order a1 a2")
    match.wait_for(Z, "play")
    assert match.orders == set()


@clause("ZK-10.6")
def test_the_boss_does_not_order_itself_but_one_boss_another() -> None:
    assert zombies_play("A3 z3+boss(3)", "").orders == set()
    match = zombies_play("A3 z3+boss(3), C3 z2+boss(0)", "")
    assert {order.split()[0] for order in match.orders} == {"c3"}


@clause("ZK-10.6")
def test_an_order_is_no_card() -> None:
    match = zombies_play("A1 z3, C1 z5+boss(3)", "")
    match.choose("order a1 a2")
    assert match.state.cards_played == 0
    assert match.zombies.discard == []


@clause("ZK-10.7")
@pytest.mark.parametrize(
    ("position", "orders"),
    [
        ("B3 z3, B4 dog, A3 wall5, C1 barrier", {"b3 b2"}),
        ("B3 z3, B4 wall6, B2 z3+ordered", {"b3 b4", "b3 a3", "b3 c3"}),
        ("B3 z3, A3 mine, C3 pit2, B4 barrel, B2 car", {"b3 a3", "b3 c3", "b3 b4", "b3 b2"}),
        ("B3 z3, B1 barrier", set()),
    ],
)
def test_an_order_needs_an_allowed_step(position: str, orders: set[str]) -> None:
    match = zombies_play(f"{position}, C5 z4+boss(3)", "")
    assert match.orders == orders


@clause("ZK-10.7", "ZK-13.1")
def test_an_order_over_the_barricade_wins() -> None:
    match = zombies_play("B5 z3, C3 z4+boss(3)", "")
    match.choose("order b5 over")
    assert match.outcome is not None
    assert match.outcome.winners == [Z]
