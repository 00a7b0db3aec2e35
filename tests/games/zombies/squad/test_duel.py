"""Combat between players (IS-6)."""

import pytest

from deadtown.games.zombies.squad import events as squad_events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import TableMatch, pawn, squad

ROAD = "road_straight_1 1 0 0"
"""A road to the east of Town Square: e2, e3, e4."""


def attack(*dice: int, life: int = 3, other_life: int = 3, move: int = 3) -> TableMatch:
    """Ada attacks Bob on Town Square before her first step; Cleo stands apart."""
    pawns = pawn(life=life), pawn(life=other_life), pawn("w1")
    match = squad("roll_squad", ROAD, *pawns, dice=[move, *dice])
    match.choose("attack 1")
    return match


def lives(match: TableMatch) -> tuple[int, int]:
    return match.pawn(0).life, match.pawn(1).life


@clause("IS-6.1")
def test_one_may_attack_before_the_first_step() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn(), pawn("w1"), dice=[3])
    assert match.asked == (0, "pvp_attack")
    assert match.texts == ["attack 1", "no_attack"]
    match.choose("no_attack")
    assert match.asked == (0, "move_step")


@clause("IS-6.1")
def test_one_may_attack_after_any_step_also_in_passing() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn("e1"), pawn("e3"), dice=[5])
    match.choose("walk e4")
    assert (match.asked, match.texts) == ((0, "pvp_attack"), ["attack 1", "no_attack"])
    match.choose("no_attack")
    assert (match.space(), match.texts) == ("e3", ["attack 2", "no_attack"])
    match.choose("no_attack")
    assert match.space() == "e4"
    match.choose("step e3")
    assert match.texts == ["attack 2", "no_attack"], "also after the last step"
    assert match.state.left == 0


@clause("IS-6.1")
def test_one_may_attack_with_no_step_to_make() -> None:
    match = squad("roll_squad", ROAD, pawn(halved=True), pawn(), dice=[1])
    assert match.state.allowance == 0
    assert match.asked == (0, "pvp_attack")


@clause("IS-6.1")
def test_one_may_attack_after_any_step_of_the_forced_move() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn("e1"), dice=[2, 1])
    assert match.asked == (1, "forced_step"), "not before the first"
    match.choose("step e1")
    assert match.asked == (0, "pvp_attack")
    match.choose("no_attack")
    assert match.asked == (1, "forced_step")


@clause("IS-6.1")
def test_a_zombie_on_the_space_is_fought_first() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn("e1"), zombies="e1", dice=[3, 5])
    match.choose("step e1")
    assert match.pawn().kills == 1
    assert match.asked == (0, "pvp_attack")


@clause("IS-6.1")
def test_players_on_other_spaces_are_not_attacked() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn("e1"), dice=[3])
    assert match.asked == (0, "move_step")
    assert refusal(match, "attack 1").clause == "IS-6.1"


@clause("IS-6.1")
def test_whether_players_fight_is_agreed_on_before_the_game() -> None:
    match = squad("roll_squad", ROAD, dice=[3], options={"is_pvp": False})
    assert match.asked == (0, "move_step")


@clause("IS-6.2")
def test_each_opponent_is_attacked_once_a_turn_and_several_one_after_the_other() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn(), pawn(), dice=[3, 1, 1, 1])
    assert match.texts == ["attack 1", "attack 2", "no_attack"]
    match.choose("attack 2", "stance defence", "withdraw")
    assert match.texts == ["attack 1", "no_attack"]
    match.choose("attack 1", "stance defence", "withdraw")
    assert match.asked == (0, "move_step")
    match.choose("step e1", "step centre")
    assert match.asked == (0, "move_step"), "neither of them again"


@clause("IS-6.2")
def test_the_forced_move_and_the_own_one_are_the_same_turn() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn("e1"), dice=[2, 1, 3])
    match.choose("step e1", "attack 1", "stance defence", "withdraw")
    match.choose("step e2", "step e1", "step e2", "step e1")
    assert match.asked == (0, "move_step")


@clause("IS-6.2")
def test_in_the_next_turn_everybody_may_be_attacked_again() -> None:
    match = squad("roll_squad", ROAD, dice=[1, 1, 1, 1, 7, 1])
    match.choose("attack 1", "stance defence", "withdraw", "stop")
    assert match.state.attacked == ()


@clause("IS-6.3")
def test_the_attacked_player_declares_before_every_exchange() -> None:
    match = attack(1, 1, 1)
    assert match.asked == (1, "pvp_stance")
    assert match.texts == ["stance attack", "stance defence"]
    assert not match.told.of(squad_events.AttackRolled)
    match.choose("stance defence", "go_on")
    assert match.asked == (1, "pvp_stance")
    assert len(match.told.of(squad_events.AttackRolled)) == 1


@clause("IS-6.4", "IS-6.5")
@pytest.mark.parametrize(("die", "defence", "left"), [(4, 0, 3), (5, 4, 2), (6, 1, 2), (5, 5, 3), (6, 6, 3)])
def test_a_hit_may_be_held_off(die: int, defence: int, left: int) -> None:
    match = attack(die, defence or 6)
    match.choose("stance defence")
    assert lives(match) == (3, left)
    assert len(match.told.of(squad_events.DefenceRolled)) == (die >= 5), "a defence is rolled on a hit alone"


@clause("IS-6.5")
def test_nothing_changes_a_defence() -> None:
    match = squad("roll_squad", ROAD, pawn(), pawn(stronger=2), dice=[1, 5, 4])
    match.choose("attack 1", "stance defence")
    assert lives(match) == (3, 2)
    assert match.pawn(1).stronger == 2


@clause("IS-6.6")
@pytest.mark.parametrize(("dice", "left"), [((4, 4), (3, 3)), ((5, 4), (3, 2)), ((4, 5), (2, 3)), ((6, 6), (2, 2))])
def test_who_declares_attack_strikes_back_and_nobody_defends(dice: tuple[int, int], left: tuple[int, int]) -> None:
    match = attack(*dice)
    match.choose("stance attack")
    assert lives(match) == left
    assert not match.told.of(squad_events.DefenceRolled)


@clause("IS-6.6")
def test_the_dead_do_not_strike_back() -> None:
    match = attack(6, 6, other_life=1)
    match.choose("stance attack")
    assert [roll.seat for roll in match.told.of(squad_events.AttackRolled)] == [0]
    assert match.pawn(1).deaths == 1
    assert match.pawn(0).life == 3


@clause("IS-6.7")
def test_bullets_have_no_use() -> None:
    match = attack(4, 4, 5, 1)
    match.choose("stance attack")
    assert match.asked == (1, "pvp_withdraw")
    match.choose("go_on", "stance defence")
    assert match.asked == (1, "pvp_withdraw")
    assert (match.pawn(0).bullets, match.pawn(1).bullets) == (3, 3)


@clause("IS-6.8")
def test_only_the_attacked_player_may_withdraw_after_an_exchange() -> None:
    match = attack(1, 1, 1)
    assert "withdraw" not in match.texts, "not before the first exchange"
    match.choose("stance defence")
    assert (match.asked, match.texts) == ((1, "pvp_withdraw"), ["withdraw", "go_on"])
    match.choose("go_on", "stance defence")
    assert match.asked == (1, "pvp_withdraw")
    match.choose("withdraw")
    assert match.asked == (0, "move_step")


@clause("IS-6.8")
def test_without_withdrawal_the_fight_goes_on_until_one_dies() -> None:
    match = attack(6, 1, 5, 2, 5, 1)
    match.choose("stance defence", "go_on", "stance defence", "go_on", "stance defence")
    assert match.pawn(1).deaths == 1
    assert match.asked == (0, "move_step")


@clause("IS-6.9")
def test_a_surviving_attacker_goes_on_and_gains_nothing() -> None:
    pawns = pawn("e2"), pawn("e3", life=1, kills=5)
    match = squad("roll_squad", ROAD, *pawns, dice=[3, 6])
    match.choose("step e3", "attack 1", "stance attack")
    assert (match.space(1), match.pawn(1).kills, match.pawn(1).life) == ("centre", 2, 3)
    assert match.pawn(0).kills == 0
    assert match.asked == (0, "move_step")
    assert match.state.left == 2


@clause("IS-6.9")
def test_a_dead_attacker_goes_on_with_the_zombies() -> None:
    pawns = pawn("e2", life=1, kills=5), pawn("e3")
    match = squad("roll_squad", ROAD, *pawns, dice=[3, 1, 5], zombies="n1")
    match.choose("step e3", "attack 1", "stance attack")
    assert (match.space(), match.pawn().kills) == ("centre", 2)
    assert match.pawn(1).kills == 0
    assert match.asked == (0, "lead_zombie")
    assert match.state.left == 4


@clause("IS-6.9", "IS-3.8")
def test_an_attacker_who_dies_in_the_forced_move_rolls_for_the_zombies_alone() -> None:
    match = squad("roll_event", ROAD, pawn(life=1), pawn("e1"), dice=[2, 1, 6, 4], zombies="n1")
    match.choose("step e1", "attack 1", "stance attack")
    assert match.space() == "centre"
    assert match.asked == (0, "lead_zombie")
    assert match.state.left == 4
