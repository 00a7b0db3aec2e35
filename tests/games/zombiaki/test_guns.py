"""Shots, bursts and the sniper (ZK-11.1 to ZK-11.4)."""

import pytest

from deadtown.games.zombiaki.events import Exploded
from tests.clauses import clause
from tests.games.zombiaki.table import H, humans_play, street


@clause("ZK-11.1")
@pytest.mark.parametrize(
    ("card", "position", "after"),
    [
        ("shot_1", "B3 z3", "B2 z2"),
        ("shot_2", "B3 z3", "B2 z1"),
        ("shot_1", "B3 z1", "-"),
        ("shot_2", "B3 z2", "-"),
        ("shot_2", "B3 z1, B2 z3", "B2 z3"),
        ("shot_1", "B3 dog, B2 z3", "B2 z3"),
        ("shot_1", "B3 car", "-"),
    ],
)
def test_a_shot(card: str, position: str, after: str) -> None:
    match = humans_play(position, card)
    match.choose(f"play {card} b")
    assert street(match) == after
    assert card in match.humans.discard


@clause("ZK-11.1")
def test_a_lane_without_a_target_cannot_be_chosen() -> None:
    match = humans_play("A3 z3, B3 mine", "shot_1")
    assert match.targets("shot_1") == {"a"}


@clause("ZK-11.2")
@pytest.mark.parametrize(
    ("card", "position", "after"),
    [
        ("burst_2", "B5 z1, B4 z1, B3 z1", "B3 z1"),
        ("burst_3", "B5 z1, B4 z1, B3 z1", "-"),
        ("burst_3", "B5 z1, B3 dog, B1 z3", "B1 z2"),
        ("burst_3", "B5 z1", "-"),
        ("burst_3", "B3 z5", "B2 z2"),
        ("burst_2", "B5 z1, B4 wall5, B3 z2", "B4 wall5, B3 z2"),
        ("burst_3", "B5 car, B4 z3", "-"),
    ],
)
def test_a_burst_goes_on_bullet_by_bullet(card: str, position: str, after: str) -> None:
    match = humans_play(position, card)
    match.choose(f"play {card} b")
    assert street(match) == after


@clause("ZK-11.3")
def test_the_survivor_is_knocked_back_once() -> None:
    match = humans_play("B5 z1, B4 z4", "burst_3")
    match.choose("play burst_3 b")
    assert street(match) == "B3 z2"


@clause("ZK-11.3")
def test_who_was_harmed_only_by_the_car_is_not_knocked_back() -> None:
    match = humans_play("B5 car, B4 z2 net, A4 z3", "burst_2")
    match.choose("play burst_2 b")
    assert street(match) == "A4 z2"
    assert len(match.told.of(Exploded)) == 1


@clause("ZK-11.3")
def test_who_was_hit_by_an_earlier_bullet_and_lives_is_knocked_back() -> None:
    match = humans_play("B4 car z4", "burst_2")
    match.choose("play burst_2 b creature", "aim car")
    assert street(match) == "B3 z2"


@clause("ZK-11.4")
def test_the_sniper_shoots_over_walls_and_creatures() -> None:
    match = humans_play("B4 wall6 z2, B3 z5, B2 car, B1 dog, C3 mine", "sniper")
    assert match.targets("sniper") == {"b4", "b3", "b2", "b1"}
    match.choose("play sniper b3")
    assert street(match) == "B4 wall6 z2, C3 mine, B2 car z3, B1 dog"


@clause("ZK-11.4")
@pytest.mark.parametrize(("who", "after"), [("z2", "-"), ("z4", "B2 z2"), ("dog", "-"), ("z1+s", "B3 z1")])
def test_the_sniper_harms_by_two(who: str, after: str) -> None:
    match = humans_play(f"B3 {who}", "sniper")
    match.choose("play sniper b3")
    assert street(match) == after
    assert match.asked == (H, "play")
