"""Line of fire (section 8)."""

import pytest

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import KINDS
from deadtown.games.zombiaki.street import SPACES
from tests.clauses import clause
from tests.games.zombiaki.table import H, humans_play, street


@clause("ZK-8.1")
def test_which_cards_need_a_line_of_fire() -> None:
    aimed = {card for card, kind in KINDS.items() if kind.aimed}
    assert aimed == {"shot_1", "shot_2", "burst_2", "burst_3", "flamethrower", "car"}


@clause("ZK-8.2")
@pytest.mark.parametrize(
    ("option", "meets"),
    [
        ("shot_1 b", "b4"),
        ("burst_3 b", "b4"),
        ("shot_1 a", "a3"),
        ("sniper b2", ""),
        ("high_voltage b", ""),
        ("freeze", ""),
    ],
)
def test_it_is_told_where_a_bullet_ends(option: str, meets: str) -> None:
    match = humans_play("A3 car, B4 z4, B2 z3, C5 wall5", option.split()[0])
    match.choose(f"play {option}")
    played = next(event for event in match.told if isinstance(event, events.Played))
    assert played.meets == meets


@clause("ZK-8.1")
@pytest.mark.parametrize(
    ("card", "reaches"),
    [
        ("shot_1", False),
        ("shot_2", False),
        ("burst_2", False),
        ("burst_3", False),
        ("flamethrower", False),
        ("sniper", True),
        ("napalm", True),
        ("gasoline", True),
        ("grenade", True),
        ("net", True),
        ("blood", True),
        ("searchlight", True),
        ("high_voltage", True),
    ],
)
def test_a_wall_stops_what_needs_a_line_of_fire_and_nothing_else(card: str, reaches: bool) -> None:
    match = humans_play("B5 wall6, B3 z3", card)
    assert any(target.startswith("b") for target in match.targets(card)) == reaches


@clause("ZK-8.1", "ZK-11.10")
def test_a_car_bomb_does_not_drive_through_a_wall() -> None:
    match = humans_play("B3 wall6", "car")
    assert match.targets("car") == {space for space in SPACES if space not in ("b3", "b2", "b1")}


@clause("ZK-8.2")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B4 z3, B2 z3", "B3 z2, B2 z3"),
        ("B4 dog, B2 z3", "B2 z3"),
        ("B4 car, B2 z3", "B2 z3"),
        ("B3 wall6 z3, B1 z2", "B3 wall6, B2 z2, B1 z2"),
        ("B3 wall6, B4 z2", "B4 z1, B3 wall6"),
    ],
)
def test_the_first_creature_or_car_from_row_5_is_hit(position: str, after: str) -> None:
    match = humans_play(position, "shot_1")
    match.choose("play shot_1 b")
    assert street(match) == after


@clause("ZK-8.2")
def test_nothing_behind_a_wall_is_hit() -> None:
    match = humans_play("B3 wall5, B2 z3, A3 wall5 z3, C4 wall6, C3 car", "shot_1")
    assert match.targets("shot_1") == {"a"}


@clause("ZK-8.3")
def test_creature_or_car_is_chosen_when_both_are_there() -> None:
    match = humans_play("B3 car z3, A3 z2, C3 car", "shot_1, sniper")
    assert match.targets("shot_1") == {"a", "b creature", "b car", "c"}
    assert match.targets("sniper") == {"a3", "b3 creature", "b3 car", "c3"}
    match.choose("play shot_1 b creature")
    assert street(match) == "A3 z2, B3 car, C3 car, B2 z2"


@clause("ZK-8.3")
def test_bullet_by_bullet() -> None:
    match = humans_play("B3 car z3 net, C4 z5", "burst_3")
    match.choose("play burst_3 b creature")
    assert match.asked == (H, "aim")
    assert set(match.texts) == {"aim creature", "aim car"}
    assert street(match) == "C4 z5, B3 car z2 net"
    match.choose("aim car")
    assert street(match) == "C4 z4", "the car takes one more, the third bullet the last"


@clause("ZK-8.4")
def test_bullets_fly_past_other_things() -> None:
    match = humans_play("B5 barrel, B4 mine, B3 pit1 fire, B1 z3, A5 barrel, A1 barrier, A3 z2", "shot_1 x2")
    match.choose("play shot_1 b")
    assert street(match) == "A5 barrel, B5 barrel, B4 mine, A3 z2, B3 pit1 fire, A1 barrier, B1 z2"
    match.choose("play shot_1 a")
    assert street(match) == "A5 barrel, B5 barrel, B4 mine, A3 z1, B3 pit1 fire, A1 barrier, B1 z2"


@clause("ZK-8.4")
@pytest.mark.parametrize("thing", ["barrel", "mine", "pit2", "fire"])
def test_bullets_are_not_for_things(thing: str) -> None:
    assert "shot_1" not in humans_play(f"B3 {thing}", "shot_1").playable
