"""Zombie cards about places: Up from the Sewers, Rock Slide (Table Z)."""

import pytest

from deadtown.games.last_night.events import Rolled, RubbleFallen, RubbleGone
from deadtown.games.last_night.ground import DEFAULT, NAMES, NUMBERS, SPACES, ground
from deadtown.games.last_night.moments import CP, ZE, ZS
from deadtown.games.last_night.refusals import why_not
from deadtown.kernel import Refusal
from tests.clauses import clause
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, table

SEWERS = f"{DEFAULT} sewer:e5 sewer:h9"
FULL = " ".join(["a1"] * 14)


# Up from the Sewers


@clause("LN-15.1", "LN-4.16", "LN-8.7")
@cancelled_and_not
@pytest.mark.parametrize(("die", "count"), [(2, 1), (3, 2), (6, 3)])
def test_d3_zombies_come_up_in_the_sewer_or_on_its_entrances(cancelled: bool, die: int, count: int) -> None:
    match = at_window(
        ZE, hero(at="l8"), layout=SEWERS, zombie_hand="from_the_sewers", hand="principal_gomez", dice=[die]
    )
    match.choose("play from_the_sewers")
    answer(match, cancelled)
    if cancelled:
        assert match.zombies == []
        assert match.told.of(Rolled) == []
        return
    for _ in range(count):
        assert match.asked == (1, "place_zombie")
        assert match.texts == ["space e5", "space h9", "space sewer"]
        match.choose("space sewer")
    assert match.zombies == ["sewer"] * count
    assert match.kind == ZE


@clause("LN-4.16", "LN-1.9")
def test_no_more_come_than_there_are_in_the_pool() -> None:
    match = at_window(
        ZE, hero(at="l8"), layout=SEWERS, zombies=" ".join(["a1"] * 13), zombie_hand="from_the_sewers", dice=[6]
    )
    match.choose("play from_the_sewers")
    let_be(match)
    match.choose("space e5")
    assert match.kind == ZE
    match = at_window(ZE, hero(at="l8"), layout=SEWERS, zombies=FULL, zombie_hand="from_the_sewers, too_many")
    assert "play from_the_sewers" not in match.playable(1)


@clause("LN-15.1", "LN-8.7")
@cancelled_and_not
def test_without_sewers_one_comes_outdoors_and_not_near_a_hero(cancelled: bool) -> None:
    match = at_window(ZE, hero(at="f5"), zombie_hand="from_the_sewers", hand="principal_gomez")
    match.choose("play from_the_sewers")
    assert match.asked == (1, "place_zombie"), "before anybody can cancel it"
    offered = {NUMBERS[text.removeprefix("space ")] for text in match.texts}
    near = {NUMBERS["f5"], *ground(DEFAULT).beside[NUMBERS["f5"]]}
    assert offered == {space for space in range(SPACES) if match.state.is_outdoors(space)} - near
    match.choose("space f7")
    assert match.kind == CP
    answer(match, cancelled)
    assert match.zombies == ([] if cancelled else ["f7"])


# Rock Slide


def sliding(hand: str = "") -> NightMatch:
    match = at_window(ZS, hero(at="f5"), zombies="d4", zombie_hand="rock_slide", hand=hand)
    match.choose("play rock_slide")
    return match


@clause("LN-8.7")
@cancelled_and_not
def test_an_outdoor_space_without_models_is_blocked(cancelled: bool) -> None:
    match = sliding("principal_gomez")
    assert match.asked == (1, "marker_space")
    offered = {text.removeprefix("space ") for text in match.texts}
    outdoors = {NAMES[space] for space in range(SPACES) if match.state.is_outdoors(space)}
    assert offered == outdoors - {"f5", "d4"}
    match.choose("space f6")
    answer(match, cancelled)
    assert match.view(0).rubble == ("" if cancelled else "f6")
    assert [event.space for event in match.told.of(RubbleFallen)] == ([] if cancelled else ["f6"])


@clause("LN-1.7", "LN-1.10")
def test_there_is_one_marker_only() -> None:
    match = at_window(ZS, hero(at="f5"), zombie_hand="rock_slide, cornered", rubble=NUMBERS["a9"])
    assert match.playable(1) == {"play cornered"}


@clause("LN-1.7")
def test_no_hero_enters_it_or_walks_through_it() -> None:
    match = table("move_action", hero(at="f5"), hero("jake", "l9"), active="becky", left=2, rubble=NUMBERS["f6"])
    assert "step f6" not in match.texts
    assert "walk f7" in match.texts, "around it"
    assert "walk f6" not in match.texts
    refusal = why_not(match.state, match.question, 0, ("step", "f6"))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "rubble"


@clause("LN-1.7")
def test_no_zombie_enters_it() -> None:
    match = table("order_zombies", hero(at="l9"), zombies="f5", to_act=(1,), rubble=NUMBERS["f6"])
    match.choose("move f5")
    assert "to f6" not in match.texts
    assert len(match.texts) == 8, "seven spaces, or stay"
    refusal = why_not(match.state, match.question, 1, ("to", "f6"))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "rubble"


@clause("LN-1.7", "LN-4.19")
def test_no_zombie_comes_out_of_a_pit_that_is_blocked() -> None:
    match = table("claim", rubble=NUMBERS["a1"])
    assert "a1" not in match.view(0).pits
    assert "h1" in match.view(0).pits


@clause("LN-1.7", "LN-7.21")
def test_no_new_hero_comes_there() -> None:
    match = table(
        *("zombie_fights", hero("becky", "a9", wounds=2)),
        zombies="a9",
        dice=[1, 2, 6],
        scenario="burn_em_out",
        rubble=NUMBERS["g7"],
    )
    assert match.texts == ["space f6", "space g6", "space f7", "random_building"]


@clause("LN-1.7")
def test_it_is_gone_when_the_next_zombie_turn_starts() -> None:
    match = table("sun", hero(at="l9"), rubble=NUMBERS["f6"], zombies="a1")
    assert match.view(0).rubble == ""
    assert match.told.of(RubbleGone)[0].space == "f6"
    match = table("heroes_start", hero(at="l9"), rubble=NUMBERS["f6"])
    assert match.view(0).rubble == "f6", "it lasts through the hero turn"
