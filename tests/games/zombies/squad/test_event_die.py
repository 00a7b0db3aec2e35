"""The rows of the event die (IS-4, IS-11)."""

import pytest

from deadtown.games.zombies import events
from deadtown.games.zombies.catalogue import CATALOGUE
from deadtown.games.zombies.squad import events as squad_events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import TableMatch, pawn, squad

ROAD = "road_straight_1 1 0 0"
"""A road to the east of Town Square: e2, e3, e4."""
PEACE = {"is_pvp": False}
"""Nobody is asked whether to attack those on the same space."""


def rolled(row: int, *dice: int, city: str = ROAD, zombies: str = "", pool: int = 50, **options: str) -> TableMatch:
    """Ada has rolled the event die; Bob and Cleo sit with her, all on Town Square."""
    pawns = [pawn(), pawn(), pawn()]
    return squad(
        "roll_event", city, *pawns, zombies=zombies, dice=[row, *dice], pool=pool, options={**PEACE, **options}
    )


def test_all_ten_rows_are_told_of() -> None:
    assert [(row.row, row.mandatory) for row in CATALOGUE.rows] == [(row, row <= 5) for row in range(1, 11)]


@clause("IS-11.1")
def test_a_1_loses_the_turn() -> None:
    match = rolled(1, 7)
    assert match.asked == (1, "event_take")
    assert match.told.of(events.TurnLost) == [events.TurnLost(0, "lose_turn")]


@clause("IS-4.1")
@pytest.mark.parametrize("row", [2, 3, 4])
def test_any_other_player_may_be_chosen(row: int) -> None:
    match = rolled(row, zombies="e3")
    assert match.asked == (0, "event_opponent")
    assert match.texts == ["opponent 1", "opponent 2"]
    match.choose("opponent 2")
    assert match.asked[0] == 2


@clause("IS-4.1")
def test_a_single_opponent_need_not_be_chosen() -> None:
    match = squad("roll_event", ROAD, dice=[4])
    assert match.asked == (1, "event_place")
    assert match.told.of(squad_events.OpponentNamed) == [squad_events.OpponentNamed(0, 1)]


# 2: moved five spaces


@clause("IS-4.2", "IS-11.2")
def test_an_opponent_moves_the_pawn_exactly_five_steps() -> None:
    match = rolled(2, 1)
    match.choose("opponent 1")
    assert match.asked == (1, "forced_step")
    assert sorted(match.texts) == ["step e1", "step n1", "step s1", "step w1"], "nobody may stop"
    for step in ("e1", "e2", "e3", "e2", "e1"):
        assert match.asked == (1, "forced_step")
        match.choose(f"step {step}")
    assert match.space() == "e1"
    assert match.asked == (0, "move_step"), "then the turn goes on"


@clause("IS-4.2")
def test_a_zombie_on_the_space_is_fought_before_the_first_step() -> None:
    match = rolled(2, 6, zombies="centre")
    match.choose("opponent 1")
    assert match.pawn().kills == 1
    assert match.asked == (1, "forced_step")


@clause("IS-4.2")
def test_the_owner_decides_in_fights_on_the_way() -> None:
    match = rolled(2, 3, zombies="e2")
    match.choose("opponent 1", "step e1", "step e2")
    assert match.asked == (0, "combat_response")
    match.choose("bullets")
    assert match.asked == (1, "forced_step")


@clause("IS-4.2", "IS-3.8")
def test_death_ends_the_forced_move() -> None:
    match = squad(
        "roll_event", ROAD, pawn(life=1, bullets=0), pawn(), zombies="e2", dice=[2, 1, 4], options={"is_pvp": False}
    )
    match.choose("step e1", "step e2")
    assert match.space() == "centre"
    assert match.asked == (0, "lead_zombie")
    assert match.state.left == 4


# 3: three zombies are put elsewhere


@clause("IS-4.3", "IS-11.3")
def test_the_opponent_puts_up_to_three_zombies_on_free_spaces_anywhere() -> None:
    match = rolled(3, 1, zombies="e2 e3 n1 w1")
    match.choose("opponent 2")
    assert match.asked == (2, "event_relocate")
    assert sorted(match.texts) == ["done", "lift e2", "lift e3", "lift n1", "lift w1"]
    match.choose("lift n1")
    assert sorted(match.texts) == ["put e1", "put e4", "put s1"], "neither on zombies nor on pawns"
    match.choose("put e4", "lift e2", "put s1")
    assert sorted(match.texts) == ["done", "lift e3", "lift w1"], "each zombie once"
    match.choose("lift e3", "put e2")
    assert match.zombies == {"e2", "e4", "s1", "w1"}
    assert match.asked == (0, "move_step")


@clause("IS-4.3")
@pytest.mark.parametrize("moves", [[], ["lift e2", "put e4"]])
def test_fewer_zombies_or_none_may_be_put_elsewhere(moves: list[str]) -> None:
    match = rolled(3, 1, zombies="e2 e3")
    match.choose("opponent 1", *moves, "done")
    assert match.zombies == ({"e4", "e3"} if moves else {"e2", "e3"})
    assert match.asked == (0, "move_step")


@clause("IS-4.3")
def test_without_a_zombie_on_the_map_row_3_moves_nothing() -> None:
    match = rolled(3, 1)
    match.choose("opponent 1")
    assert match.asked == (0, "move_step")


@clause("IS-4.5")
def test_the_roller_may_choose_the_spaces_for_the_zombies_that_the_opponent_names() -> None:
    match = rolled(3, 1, zombies="e2 e3 n1 w1", is_event_3_4_chooser="roller")
    match.choose("opponent 2", "lift n1", "lift e2")
    assert match.asked == (2, "event_relocate")
    match.choose("done")
    assert match.asked == (0, "event_put")
    assert sorted(match.texts) == ["put e1", "put e2", "put e4", "put n1", "put s1"], "what was left is free"
    match.choose("put e1", "put e4")
    assert match.zombies == {"e1", "e4", "e3", "w1"}
    assert match.asked == (0, "move_step")


@clause("IS-4.5")
def test_the_opponent_names_three_zombies_at_most_for_the_roller() -> None:
    match = rolled(3, 1, zombies="e2 e3 n1 w1", is_event_3_4_chooser="roller")
    match.choose("opponent 1", "lift n1", "lift e2", "lift e3")
    assert match.asked == (0, "event_put")


# 4: five zombies come


@clause("IS-4.4", "IS-11.4")
def test_the_opponent_puts_up_to_five_zombies_from_the_pool() -> None:
    match = rolled(4, 1, zombies="e2")
    match.choose("opponent 1")
    assert match.asked == (1, "event_place")
    assert sorted(match.texts) == ["done", "put e1", "put e3", "put e4", "put n1", "put s1", "put w1"]
    match.choose("put e1", "put e3", "put e4", "put n1", "put s1")
    assert match.zombies == {"e1", "e2", "e3", "e4", "n1", "s1"}
    assert match.state.pool == 45
    assert match.asked == (0, "move_step")


@clause("IS-4.4")
@pytest.mark.parametrize("count", [0, 2])
def test_the_opponent_may_put_fewer_or_none(count: int) -> None:
    match = rolled(4, 1)
    match.choose("opponent 1", *["put e3", "put e4"][:count], "done")
    assert len(match.zombies) == count
    assert match.state.pool == 50 - count
    assert match.asked == (0, "move_step")


@clause("IS-4.5")
def test_the_roller_may_choose_the_spaces_for_as_many_zombies_as_the_opponent_says() -> None:
    match = rolled(4, 1, is_event_3_4_chooser="roller")
    match.choose("opponent 1")
    assert match.asked == (1, "event_number")
    assert match.texts == [f"number {count}" for count in range(6)]
    match.choose("number 2")
    assert match.asked == (0, "event_put")
    match.choose("put e3")
    assert match.asked == (0, "event_put"), "all of them must be put"
    assert "done" not in match.texts
    match.choose("put n1")
    assert match.zombies == {"e3", "n1"}
    assert match.asked == (0, "move_step")


@clause("IS-4.12")
@pytest.mark.parametrize("chooser", ["opponent", "roller"])
def test_no_more_zombies_come_than_the_pool_has(chooser: str) -> None:
    match = rolled(4, 1, pool=2, is_event_3_4_chooser=chooser)
    match.choose("opponent 1")
    if chooser == "opponent":
        match.choose("put e3", "put e4")
    else:
        assert match.texts == ["number 0", "number 1", "number 2"]
        match.choose("number 2", "put e3", "put e4")
    assert match.state.pool == 0
    assert match.zombies == {"e3", "e4"}
    assert match.asked == (0, "move_step")


@clause("IS-4.12")
@pytest.mark.parametrize("row", [4, 6])
@pytest.mark.parametrize("chooser", ["opponent", "roller"])
def test_with_an_empty_pool_nobody_is_asked(row: int, chooser: str) -> None:
    match = rolled(row, 1, pool=0, is_event_3_4_chooser=chooser)
    if row == 4:
        match.choose("opponent 1")
    assert match.asked == (0, "move_step")


# 5: the Helipad moves


@clause("IS-4.6", "IS-11.5")
def test_the_helipad_goes_elsewhere_with_all_that_is_on_it() -> None:
    match = squad("roll_event", f"helipad 0 -1 0, {ROAD}", pawn("e3"), pawn("w1n4"), zombies="n3 e1n2", dice=[5, 1])
    assert match.asked == (0, "event_helipad")
    assert match.texts == ["move -1 0", "move 0 1", "move 2 0"]
    match.choose("move 2 0")
    assert match.zombies == {"e6", "e7s1"}
    assert match.space(1) == "e5n1"
    assert match.space(0) == "e3"
    assert match.asked == (0, "move_step")
    assert "walk e5" not in match.texts
    match.choose("step e4")
    assert match.space() == "e4"


@clause("IS-4.6")
def test_the_helipad_stays_if_more_than_one_tile_hangs_on_it() -> None:
    match = squad("roll_event", f"helipad 0 -1 0, {ROAD}, road_t_1 0 -2 0", dice=[5, 1], options=PEACE)
    assert match.told.of(squad_events.NothingHappens) == [squad_events.NothingHappens(0)]
    assert match.asked == (0, "move_step")


@clause("IS-4.6")
def test_the_helipad_stays_if_there_is_no_other_place_for_it() -> None:
    ends = "hospital 1 0 1, lawn_and_garden 0 1 2, fire_station -1 0 3"
    match = squad("roll_event", f"helipad 0 -1 0, {ends}", dice=[5, 1], options=PEACE)
    assert match.told.of(squad_events.NothingHappens) == [squad_events.NothingHappens(0)]
    assert match.asked == (0, "move_step")


@clause("IS-4.6")
def test_the_helipad_makes_no_loop() -> None:
    """Two curves meet on (1, 1). Only (-1, 0) is left, and is taken without a question."""
    match = squad("roll_event", "helipad 0 -1 0, road_curve_1 1 0 1, road_curve_2 0 1 3", dice=[5, 1], options=PEACE)
    assert match.told.of(squad_events.HelipadMoved) == [squad_events.HelipadMoved(0, -1, 0)]
    assert "helipad -1 0 0" in match.state.layout


@clause("IS-4.6")
def test_no_road_of_the_helipad_ends_at_a_wall() -> None:
    """The curve leads to (1, -1), beside which the straight road to the north has a wall."""
    city = "road_straight_1 0 -1 1, road_curve_1 1 0 2, helipad -1 0 0, hospital 0 1 2"
    match = squad("roll_event", city, dice=[5, 1], options=PEACE)
    assert match.told.of(squad_events.HelipadMoved) == [squad_events.HelipadMoved(0, 0, -2)]


# 6: three zombies


@clause("IS-4.7", "IS-11.6")
def test_the_roller_puts_up_to_three_zombies_from_the_pool() -> None:
    match = rolled(6, 1)
    assert match.asked == (0, "event_place")
    match.choose("put e2", "put e3", "put e4")
    assert match.zombies == {"e2", "e3", "e4"}
    assert match.state.pool == 47
    assert match.asked == (0, "move_step")


@clause("IS-4.7")
def test_the_roller_may_put_fewer() -> None:
    match = rolled(6, 1)
    match.choose("put e2", "done")
    assert match.zombies == {"e2"}
    assert match.asked == (0, "move_step")


@clause("IS-1.6")
def test_why_a_zombie_can_not_be_put_somewhere() -> None:
    match = rolled(6, zombies="e3")
    assert refusal(match, "put e3").clause == "ZB-2.10"
    assert refusal(match, "put centre").clause == "IS-1.6"


@clause("IS-4.12")
def test_row_6_puts_no_more_than_the_pool_has() -> None:
    match = rolled(6, 1, pool=1)
    match.choose("put e2")
    assert match.asked == (0, "move_step")


# 7: two more steps


@clause("IS-11.7", "IS-3.5")
def test_row_7_adds_two_steps_in_this_turn_alone() -> None:
    match = rolled(7, 3)
    match.choose("take")
    assert match.state.allowance == 5
    match.choose("stop")
    assert match.asked == (1, "event_take")
    assert match.state.extra == 0


# 8: an opponent is hindered


@clause("IS-11.8", "IS-4.8")
def test_row_8_offers_both_halves_with_every_opponent() -> None:
    match = rolled(8)
    assert match.texts == ["halve 1", "halve 2", "weaken 1", "weaken 2", "decline"]


@clause("IS-4.8")
def test_the_next_movement_roll_is_halved_whenever_it_comes() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn("w1", pending=("lost_turn",)), dice=[8, 1, 7, 5, 7, 5, 7, 5])
    match.choose("halve 1", "stop")
    assert match.asked == (0, "event_take"), "Bob has lost a turn, in which he made no roll"
    match.choose("decline", "stop", "decline")
    assert match.asked == (1, "move_step")
    assert (match.state.allowance, match.state.die) == (2, 5)
    match.choose("stop", "decline", "stop", "decline")
    assert match.asked == (1, "move_step")
    assert match.state.allowance == match.state.die, "only once"


@clause("IS-4.8")
def test_all_attack_rolls_of_the_next_turn_are_weakened() -> None:
    match = squad("roll_event", ROAD, pawn("e3"), pawn(life=4), dice=[8, 1, 7, 4, 4, 5, 7], zombies="centre")
    match.choose("weaken 1")
    assert match.pawn(1).pending == ("weakened",)
    match.choose("stop", "end", "decline")
    assert [(roll.die, roll.total) for roll in match.told.of(events.CombatRolled)] == [(4, 3)]
    match.choose("lose_life")
    assert [roll.total for roll in match.told.of(events.CombatRolled)] == [3, 3]
    match.choose("bullets", "stop")
    assert match.asked == (0, "event_take")
    assert match.pawn(1).under == match.pawn(1).pending == ()


@clause("IS-4.8")
def test_the_weakness_ends_with_the_next_turn_even_a_lost_one() -> None:
    match = squad("begin_turn", ROAD, pawn(pending=("weakened", "lost_turn")), pawn("e3"), dice=[7])
    assert match.asked == (1, "event_take")
    assert match.pawn().under == match.pawn().pending == ()
    match = squad("begin_turn", ROAD, pawn(pending=("weakened",)), pawn("e3"), dice=[1, 7])
    assert match.asked == (1, "event_take")
    assert match.pawn().under == match.pawn().pending == ()


@clause("IS-4.8", "IS-6.4")
def test_attacks_on_players_are_weakened_too() -> None:
    match = squad("roll_squad", ROAD, pawn(under=("weakened",)), pawn(), dice=[1, 5])
    match.choose("attack 1", "stance defence")
    assert match.told.of(squad_events.AttackRolled) == [squad_events.AttackRolled(0, 5, -1, False)]


@clause("IS-4.11")
def test_nobody_is_hindered_twice_in_the_same_way() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn(halved=True), pawn(pending=("weakened",)), dice=[8])
    assert match.texts == ["halve 2", "weaken 1", "decline"]


@clause("IS-4.11")
def test_a_half_without_an_opponent_is_not_offered() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn(halved=True), dice=[8])
    assert match.texts == ["weaken 1", "decline"]


@clause("IS-4.11", "IS-11.8")
def test_without_any_half_row_8_does_nothing() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn(halved=True, pending=("weakened",)), dice=[8, 1])
    assert match.told.of(squad_events.NothingHappens) == [squad_events.NothingHappens(0)]
    assert match.asked == (0, "pvp_attack")


# 9: stronger attacks


@clause("IS-4.9", "IS-11.9")
def test_two_attack_rolls_get_one_more() -> None:
    match = squad("roll_event", ROAD, pawn("e3"), pawn(), dice=[9, 2, 3, 3], zombies="e3")
    match.choose("take", "lose_life")
    rolls = match.told.of(events.CombatRolled)
    assert [(roll.die, roll.bonus) for roll in rolls] == [(2, 1), (3, 1)]
    assert match.pawn().kills == 1
    assert match.pawn().stronger == 0
    assert match.asked == (0, "move_step")


@clause("IS-4.9")
def test_what_is_left_of_row_9_waits_for_later_turns() -> None:
    match = squad("roll_event", ROAD, dice=[9, 1, 1, 7])
    match.choose("take", "no_attack", "stop")
    assert match.pawn().stronger == 2


@clause("IS-4.9")
def test_row_9_again_means_two_more_rolls_and_never_two_more_points() -> None:
    match = squad("roll_event", ROAD, pawn("e3", stronger=1), pawn(), dice=[9, 1, 1, 1, 1], zombies="e3")
    match.choose("take", "lose_life", "lose_life")
    assert [roll.bonus for roll in match.told.of(events.CombatRolled)] == [1, 1, 1]
    assert match.pawn().stronger == 0


@clause("IS-4.9", "IS-6.6")
def test_row_9_helps_in_attacks_and_counterattacks() -> None:
    match = squad("roll_squad", ROAD, pawn(stronger=1), pawn(stronger=1), dice=[1, 4, 4])
    match.choose("attack 1", "stance attack")
    assert match.told.of(squad_events.AttackRolled) == [
        squad_events.AttackRolled(0, 4, 1, True),
        squad_events.AttackRolled(1, 4, 1, True),
    ]
    assert (match.pawn(0).stronger, match.pawn(1).stronger) == (0, 0)


# 10: a lost turn, or a sure victory


@clause("IS-4.10", "IS-11.10")
def test_row_10_offers_to_strike_an_opponent_or_to_win_surely() -> None:
    match = rolled(10)
    assert match.texts == ["strike 1", "strike 2", "sure_win", "decline"]


@clause("IS-4.10")
def test_the_opponent_loses_the_next_turn() -> None:
    match = rolled(10, 1, 7)
    match.choose("strike 1", "stop")
    assert match.asked == (2, "event_take")
    assert [event.seat for event in match.told.of(events.TurnLost)] == [1]


@clause("IS-4.10")
def test_the_next_combat_is_won_without_a_roll() -> None:
    match = squad("roll_event", ROAD, pawn("e3", stronger=1), pawn(), dice=[10, 1], zombies="e3")
    match.choose("sure_win")
    assert match.pawn().kills == 1
    assert not match.told.of(events.CombatRolled)
    assert (match.pawn().sure, match.pawn().stronger) == (0, 1), "no attack roll was made"


@clause("IS-4.10")
def test_the_sure_victory_waits_for_a_combat_and_may_be_had_twice() -> None:
    match = squad("roll_event", ROAD, pawn("e1", sure=1), pawn("w1"), dice=[10, 3], zombies="e2 e3 e4")
    match.choose("sure_win")
    assert match.pawn().sure == 2
    match.choose("step e2", "step e3")
    assert match.pawn().kills == 2
    assert match.pawn().sure == 0
    assert not match.told.of(events.CombatRolled)
    match.choose("step e4")
    assert len(match.told.of(events.CombatRolled)) >= 1


@clause("IS-4.10")
def test_the_sure_victory_is_of_no_use_against_players() -> None:
    match = squad("roll_squad", ROAD, pawn(sure=1), pawn(), dice=[1, 2])
    match.choose("attack 1", "stance defence")
    assert (match.pawn(1).life, match.pawn().sure) == (3, 1)


@clause("IS-4.11")
def test_nobody_loses_two_turns_at_once() -> None:
    match = squad("roll_event", ROAD, pawn(), pawn(pending=("lost_turn",)), dice=[10])
    assert match.texts == ["sure_win", "decline"]
