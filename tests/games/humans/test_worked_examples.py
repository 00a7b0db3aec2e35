"""The worked examples, one test each."""

import pytest

from deadtown.games.humans.events import CapturesDrawn, Ended, Fled, Infected, Rolled
from tests.clauses import clause
from tests.games.humans.table import DINER, HOSPITAL, TableMatch, leader, table


@clause("HU-7.1", "HU-7.2")
def test_zombies_share_the_movement_in_any_order() -> None:
    """EX-1."""
    match = table("move", DINER, leader("centre centre", character="lawyer"), leader("s1"))
    match.choose("walk centre w1n3", "step centre e1")
    assert (match.state.left, match.zombies()) == (0, ["e1", "w1n3"])
    match = table("move", DINER, leader("centre centre", character="lawyer"), leader("s1"))
    match.choose("walk centre n2", "step centre e1", "walk n2 w1n3", "end")
    assert match.zombies() == ["e1", "w1n3"]


@clause("HU-5.5")
def test_people_on_a_crossroads() -> None:
    """EX-2."""
    match = table("tile", "", leader(), leader("s1"), leader("s1"), tiles="hu_road_cross_1")
    match.choose("place 0 -1 0")
    assert match.humans == {"n3"}
    match = table("tile", "", *(leader("s1") for _ in range(5)), tiles="hu_road_cross_1")
    match.choose("place 0 -1 0")
    assert set(match.texts) == {f"put {space}" for space in ("n4", "w1n3", "n3", "e1n3", "n2")}
    match.choose("put n4", "put w1n3")
    assert match.humans == {"n4", "w1n3"}


@clause("HU-5.6", "HU-2.9")
def test_people_and_die_tokens_in_a_building() -> None:
    """EX-3."""
    rooms = {"w1n4", "n4", "e1n4", "w1n3", "w1n2"}
    match = table("tile", "", leader(), leader("s1"), leader("s1"), tiles="hu_hospital")
    match.choose("place 0 -1 0")
    assert match.humans == rooms
    assert (match.asked, set(match.texts)) == ((0, "place_die_tokens"), {f"put {space}" for space in rooms})
    match.choose("put n4")
    assert "put n4" not in match.texts
    match.choose("put w1n2")
    assert match.dice == {"n4", "w1n2"}
    match = table("tile", "", leader(), leader("s1"), leader("s1"), tiles="hu_diner")
    match.choose("place 0 -1 0", "put e1n4")
    assert (match.humans, match.dice) == ({"w1n4", "n4", "e1n4"}, {"e1n4"})


@clause("HU-7.7", "HU-7.8", "HU-7.9", "HU-7.10", "HU-7.11", "HU-2.8")
def test_a_breach_of_the_hospital_with_help() -> None:
    """EX-4."""
    city = f"{HOSPITAL}, hu_diner 0 1 2"
    match = table("move", city, leader("n3 n3 n2"), leader("n3"), leader("s1"), dice=[3])
    match.choose("breach n3")
    assert [event.need for event in match.told.of(Rolled)] == [3]
    assert match.openings == {"n3"}
    assert {"step n3 n4", "step n3 w1n3"} <= set(match.texts)
    assert "step n2 w1n2" not in match.texts
    match = table("move", city, leader("n3 n3 n2 s3"), leader("n3"), leader("s1"), dice=[2])
    match.choose("breach n3")
    assert match.openings == set()
    assert [text for text in match.texts if text.startswith("breach")] == ["breach s3"]


@clause("HU-2.7", "HU-7.13")
def test_out_of_the_diner_the_way_it_came() -> None:
    """EX-5."""
    match = table("move", DINER, leader("w1n4"), leader("s1"), openings="n3")
    assert [text for text in match.texts if text.startswith("step")] == ["step w1n4 n4"]
    match.choose("step w1n4 n4", "step n4 n3")
    assert match.zombies() == ["n3"]


@clause("HU-10.1", "HU-10.2", "HU-10.3", "HU-10.4", "HU-10.5")
def test_where_a_human_can_flee_from_town_square() -> None:
    """EX-6."""
    ends = {2: {"n2"}, 4: {"w1n3", "e1n3", "n4"}, 5: {"w1n4", "e1n4"}}
    for die, spaces in ends.items():
        match = table("capture", DINER, leader(), leader(""), leader(""), humans="centre", dice=[1, die])
        if len(spaces) == 1:
            assert match.humans == spaces
        else:
            assert match.asked == (2, "move_human")
            assert set(match.texts) == {f"flee {space}" for space in spaces}


def in_the_diner(die: int, bea: str = "") -> TableMatch:
    leaders = leader("n4 n3"), leader(bea), leader("")
    return table("capture", DINER, *leaders, humans="w1n4 n4 e1n4", dice=[1, die])


@clause("HU-10.3", "HU-10.4", "HU-10.5", "HU-10.6", "HU-10.7")
def test_a_human_between_others_in_the_diner() -> None:
    """EX-7."""
    match = in_the_diner(1)
    assert match.zombies() == ["n3", "n4", "n4"]
    for die in range(2, 7):
        match = in_the_diner(die)
        assert match.asked == (2, "move_human")
        assert set(match.texts) == {"flee w1n3", "flee e1n3"}
    for die in range(1, 7):
        match = in_the_diner(die, "w1n3 e1n3")
        assert match.zombies() == ["n3", "n4", "n4"]
        assert [event.what for event in match.told.of(Rolled)] == ["capture"]


@clause("HU-8.3", "HU-8.5", "HU-8.6", "HU-8.7", "HU-12.2", "HU-13.1")
def test_two_weapons_against_one_capture() -> None:
    """EX-8."""
    leaders = leader(character="doctor"), leader("", "crowbar, frying_pan", dice=1), leader("", "nail_gun")
    match = table("capture", DINER, *leaders, humans="centre", dice=[5, 2, 2, 2, 4], wounds="torso x2")
    match.choose("play crowbar", "reroll")
    assert match.asked == (2, "weapon")
    match.choose("play nail_gun")
    assert match.leader().wounds == ("torso",)
    assert match.asked == (2, "move_human")
    assert match.told.of(CapturesDrawn) == []
    assert [one.may_play for one in match.state.leaders] == [True, False, False]
    assert [(event.seat, event.what, event.die) for event in match.told.of(Rolled)] == [
        *((0, "capture", 5), (1, "weapon", 2), (1, "weapon", 2)),
        *((2, "weapon", 2), (0, "flight", 4)),
    ]


def wounded(drawn: str, have: str, zombies: str = "centre n1", meals: int = 0) -> TableMatch:
    """A player whose Taking Wounds is 3 is hit."""
    ann = leader(zombies, character="cheerleader", wounds=have, meals=meals)
    match = table(
        "capture", DINER, ann, leader("", "big_chainsaw"), leader(""), humans="centre", dice=[4], wounds=drawn
    )
    match.choose("play big_chainsaw")
    return match


@clause("HU-9.1", "HU-9.2", "HU-9.3", "HU-9.4", "HU-9.5")
def test_which_wound_is_kept() -> None:
    """EX-9."""
    match = wounded("torso x2, left_arm", "left_arm")
    assert match.leader().wounds == ("left_arm", "torso")
    assert match.zombies() == ["centre", "n1"]
    match = wounded("torso, left_arm, head_shot", "left_arm")
    assert match.texts == ["keep_wound head_shot", "keep_wound left_arm", "keep_wound torso"]
    match.choose("keep_wound left_arm")
    assert (match.leader().wounds, match.zombies()) == ((), ["n1"])


@clause("HU-9.4", "HU-9.7", "HU-15.1")
def test_the_last_zombie_goes_to_town_square() -> None:
    """EX-10."""
    ann = leader("n3", character="cheerleader", wounds="torso, left_leg", meals=4)
    match = table(
        *("capture", DINER, ann, leader("", "big_chainsaw"), leader("")), humans="n3", dice=[4], wounds="torso x3"
    )
    match.choose("play big_chainsaw")
    assert match.zombies() == ["centre"]
    assert match.leader().wounds == ()
    assert match.state.wound_discard.count("torso") == 4
    assert match.state.wound_discard.count("left_leg") == 1
    assert match.leader().points == 5


@clause("HU-8.3", "HU-8.8", "HU-8.9", "HU-8.10", "HU-8.11")
def test_what_capture_cards_say() -> None:
    """EX-11."""

    def drawn(character: str, cards: str) -> TableMatch:
        leaders = leader(character=character), leader(""), leader("")
        return table("capture", DINER, *leaders, humans="centre n4", dice=[4], captures=cards)

    match = drawn("wrestler", "eat x2, infect x2")
    assert match.asked == (0, "infect_or_eat")
    match.choose("eat")
    assert match.leader().meals == 1
    assert sorted(match.state.capture_discard) == ["eat", "infect", "infect"]
    match = drawn("wrestler", "eat x3, escape")
    assert [event.what for event in match.told.of(Rolled)] == ["capture", "flight"]
    match = drawn("doctor", "eat, infect")
    assert match.asked == (0, "infect_or_eat")
    match.choose("infect")
    assert match.zombies() == ["centre", "centre"]
    for cards, meals in (("eat x2, infect", 1), ("eat, infect x2", 0), ("eat x3", 1), ("infect x3", 0)):
        match = drawn("miner", cards)
        assert (match.leader().meals, match.leader().in_play) == (meals, 2 - meals)


@clause("HU-7.4", "HU-7.14")
def test_a_die_token_under_a_human() -> None:
    """EX-12."""
    leaders = leader("n1 centre"), leader(""), leader("")
    match = table("move", DINER, *leaders, humans="n2 centre n4", dice_on="n2", dice=[4, 1], captures="infect x2")
    match.choose("step n1 n2")
    assert not [text for text in match.texts if text.startswith("step n2")]
    assert (match.leader().dice, match.dice) == (0, {"n2"})
    match.choose("end", "attempt n2")
    assert match.zombies() == ["centre", "n2", "n2"]
    assert (match.leader().dice, match.dice) == (1, set())
    # In the next attempt it may be used.
    assert match.asked == (0, "do_over")


@clause("HU-12.2", "HU-4.3")
def test_one_card_until_the_next_own_turn() -> None:
    """EX-13."""
    bea = leader("", "slippery_customer, stampede, rigor_mortis")
    match = table("capture", DINER, leader(), bea, leader("e1"), humans="centre n4", dice=[1], active=0)
    match.choose("play slippery_customer")
    # It is Bea's turn next: she may play again.
    match.wait_for("turn_start", 1)
    # In the turn of Cy, with that of Ann still to come before her own.
    bea = leader("", "slippery_customer x2, stampede")
    ann = leader("e1")
    match = table(
        "capture", DINER, ann, bea, leader("centre"), humans="centre n4", dice=[1], active=2, events="crowbar x9"
    )
    match.choose("play slippery_customer")
    match.wait_for("move_step", 0)
    assert not match.leader(1).may_play
    match.choose("end")
    match.wait_for("turn_start", 1)
    assert "play stampede" in match.texts


@clause("HU-7.1")
def test_doubled_then_more_then_halved() -> None:
    """EX-14."""
    leaders = leader(hand="second_wind", character="cheerleader", used=False), leader("", "rigor_mortis"), leader("")
    match = table("draw", DINER, *leaders, humans="n4")
    match.choose("use gimme_a_z", "play rigor_mortis", "play second_wind")
    assert match.state.movement == 9


@clause("HU-3.5", "HU-7.5", "HU-8.1")
@pytest.mark.parametrize("walks", [True, False])
def test_the_second_zombie_comes_to_a_human(walks: bool) -> None:
    """EX-15."""
    leaders = leader("w1"), *(leader("s1") for _ in range(4))
    match = table("begin_turn", DINER, *leaders, humans="centre", round=2)
    assert (match.zombies(), match.leader().points) == (["centre", "w1"], 2)
    assert "step centre n1" in match.texts
    match.choose(*(["step centre n1"] if walks else []), "end")
    assert bool(match.told.of(Rolled)) == (not walks)


@clause("HU-10.6", "HU-15.2")
def test_a_trapped_human_wins_the_game() -> None:
    """EX-16."""
    doctor = leader("centre n4", character="doctor", meals=7)
    match = table("capture", DINER, doctor, leader("n1 e1 s1 w1"), leader(""), humans="centre n4", dice=[1])
    match.choose("attempt centre")
    assert [(event.points, event.because_of) for event in match.told.of(Infected)] == [(10, "HU-10.6")]
    assert match.told.of(Ended)
    assert match.told.of(Fled) == []
