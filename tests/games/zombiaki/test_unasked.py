"""What is asked, and what is never asked because it is impossible or settled (section 18)."""

import pytest

from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombiaki.table import (
    H,
    TableMatch,
    Z,
    humans_begin,
    humans_play,
    start,
    street,
    zombies_move,
    zombies_play,
)


@clause("ZK-5.5")
@pytest.mark.parametrize(
    "position",
    [
        "A3 z3",
        "A1 dog, A3 z3, A2 wall5, B1 barrier",
        "A1 dog, A2 z3 net, B1 z2 net",
        "A3 dog, A1 barrier",
        "A5 dog, A4 wall6, B5 wall5 z1 net",
    ],
)
def test_no_dog_is_asked_for_that_cannot_move(position: str) -> None:
    assert zombies_move(position).asked == (Z, "discard")


@clause("ZK-5.5")
def test_dogs_are_asked_for_only_while_one_can_move() -> None:
    match = zombies_move("B3 dog, A3 z3 net, C3 z3 net, B5 wall5, A4 z2 net, C4 z2 net, B2 pit1")
    match.choose("step b3 b4", "step b4 b3")
    assert match.asked == (Z, "dog_step")
    match.choose("step b3 b2")
    assert match.asked == (Z, "discard")


@clause("ZK-5.6")
@pytest.mark.parametrize(
    ("position", "hand", "asked"),
    [
        ("B3 z3", "not_so_fast", "hold"),
        ("B3 z3", "claws", "discard"),
        ("", "not_so_fast", "discard"),
        ("A1 dog, A2 wall5, B1 wall5", "not_so_fast", "discard"),
    ],
)
def test_the_hold_window_needs_the_card_and_a_zombie(position: str, hand: str, asked: str) -> None:
    assert zombies_move(position, zombies=hand).asked == (Z, asked)


@clause("ZK-5.6")
def test_no_second_hold_when_all_are_held() -> None:
    match = zombies_move("B3 z3", zombies="not_so_fast x2")
    match.choose("hold b3")
    assert match.asked == (Z, "discard")


@clause("ZK-12.2")
@pytest.mark.parametrize(("hand", "asked"), [("click", (Z, "click")), ("claws", (H, "play")), ("", (H, "play"))])
def test_the_click_window_needs_the_card(hand: str, asked: tuple[int, str]) -> None:
    match = humans_play("B3 z3", "shot_1", zombies=hand)
    match.choose("play shot_1 b")
    assert match.asked == asked


@clause("ZK-8.3")
@pytest.mark.parametrize(
    ("position", "first", "asked"),
    [
        ("B3 car z3", "b creature", "aim"),
        ("B3 car z1", "b creature", "play"),
        ("B3 car z3", "b car", "play"),
        ("B3 car, B2 z3", "b", "play"),
        ("B3 car z2+s", "b creature", "play"),
        ("B4 z1, B3 car z3", "b", "aim"),
    ],
)
def test_the_aim_is_asked_only_when_both_are_there(position: str, first: str, asked: str) -> None:
    match = humans_play(position, "burst_2")
    match.choose(f"play burst_2 {first}")
    assert match.asked == (H, asked)


@clause("ZK-4.6", "ZK-4.12")
def test_a_discard_with_one_answer_is_not_asked() -> None:
    assert zombies_move(zombies="dog x4", spare=False).zombies.discard == ["dog"]
    assert humans_begin(humans="mine x4", spare=False).humans.discard == ["mine"]


@clause("ZK-4.7", "ZK-4.13")
def test_a_play_step_without_anything_to_play_ends_by_itself() -> None:
    match = zombies_play("", "click x3", humans="freeze", spare=False)
    assert match.state.phase == "humans"
    match = humans_play("", "shot_1 x3", zombies="zombie_3 x3", spare=False)
    assert match.state.phase == "zombies"


@clause("ZK-4.7")
def test_an_order_alone_keeps_the_play_step_open() -> None:
    match = zombies_play("A3 z3, B3 z5+boss(1)", "", spare=False)
    assert match.asked == (Z, "play")
    assert "end" in match.texts


@pytest.mark.parametrize("seed", range(15))
def test_every_question_has_at_least_two_answers(seed: int) -> None:
    for match in stroll(start(seed=f"asked {seed}"), seed):
        if match.decision is not None:
            assert len(match.decision.options) > 1
            assert_right_moment(match)


def assert_right_moment(match: TableMatch) -> None:
    """Each kind of decision only where the rules have it."""
    seat, kind = match.asked
    state = match.state
    creatures = [one for one in state.creatures if one is not None]
    if kind == "dog_step":
        assert (seat, state.phase) == (Z, "zombies")
        assert any(one.dog for one in creatures)
    elif kind == "hold":
        assert (seat, state.phase) == (Z, "zombies")
        assert "not_so_fast" in state.zombies.hand
        assert not all(one.dog for one in creatures)
    elif kind == "click":
        assert (seat, state.phase) == (Z, "humans")
        assert "click" in state.zombies.hand
        assert state.resolving in ("shot_1", "shot_2", "burst_2", "burst_3", "sniper")
    elif kind == "aim":
        assert (seat, state.resolving in ("burst_2", "burst_3")) == (H, True)
        assert "car z" in street(match) or "car dog" in street(match)
    elif kind == "shrapnel":
        assert seat == H
    else:
        assert kind in ("discard", "play")
        assert seat == state.seat_of(state.phase)
