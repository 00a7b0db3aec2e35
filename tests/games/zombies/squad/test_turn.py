"""What the variant takes over and leaves out (IS-1), and the steps of its turn (IS-3)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from deadtown.games.town import TileDrawn
from deadtown.games.zombies import events
from deadtown.games.zombies.clauses import holds
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.state import Options
from deadtown.kernel import Window
from tests.clauses import clause
from tests.games.zombies.table import GAME, TableMatch, pawn, squad, table

ROAD = "road_straight_1 1 0 0"
"""A road to the east of Town Square: e2, e3, e4."""
PEACE = {"is_pvp": False}
"""Nobody is asked whether to attack those on the same space."""
LONG_ROAD = "road_straight_1 1 0 0, road_straight_2 2 0 0, road_straight_3 3 0 0"
SQUAD = Options(variant="intervention_squad")


# Scope


@clause("IS-1.1")
@pytest.mark.parametrize("played", [table, squad])
def test_what_the_variant_does_not_change_is_as_in_the_base_game(played: Callable[..., TableMatch]) -> None:
    match = played("combat", "", pawn(bullets=2, life=1, kills=5), pawn("e1"), zombies="centre", dice=[2])
    assert match.texts == ["bullets", "lose_life"]
    match.choose("lose_life")
    assert (match.pawn().life, match.pawn().bullets, match.pawn().kills) == (3, 3, 2)
    assert match.state.died


@clause("IS-1.1", "IS-1.2", "IS-1.3")
def test_which_clauses_of_the_base_game_are_off() -> None:
    off = ("ZB-1.3", "ZB-3.4", "ZB-5.1", "ZB-5.9", "ZB-7.1", "ZB-10.1", "ZB-11.2", "ZB-13.2", "ZB-14.5")
    assert not [clause_id for clause_id in off if holds(clause_id, SQUAD)]
    on = ("ZB-2.7", "ZB-5.3", "ZB-6.3", "ZB-8.3", "ZB-11.11", "ZB-12.2", "ZB-13.3", "IS-3.1")
    assert all(holds(clause_id, SQUAD) for clause_id in on)
    assert not holds("IS-3.1", Options())


@clause("IS-1.2", "IS-3.1")
def test_a_turn_has_no_card_windows_draws_nothing_and_ends_without_a_discard() -> None:
    match = squad("begin_turn", ROAD, zombies="e4", dice=[7, 3, 7], halts=True, options=PEACE)
    asked = []
    while match.state.active == 0:
        assert not isinstance(match.question, Window)
        asked.append(match.asked[1])
        match.choose({"event_take": "take", "move_step": "stop", "lead_zombie": "end"}[asked[-1]])
    assert asked == ["event_take", "move_step", "lead_zombie"]
    assert not match.told.of(events.Drew)


@clause("IS-1.3")
def test_no_tile_is_drawn_in_a_turn() -> None:
    match = squad("begin_turn", ROAD, tiles="hospital", dice=[7], options=PEACE)
    assert match.asked == (0, "event_take")
    match.choose("decline")
    assert match.asked == (0, "move_step")
    assert not match.told.of(TileDrawn)


@clause("IS-1.3", "IS-9.1")
def test_no_number_of_zombies_wins_by_itself() -> None:
    match = squad("combat", ROAD, pawn("e3", kills=40), pawn(), zombies="e3", dice=[6, 1])
    assert match.pawn().kills == 41
    assert not match.over


@clause("IS-1.4")
def test_fifteen_samples_are_to_be_brought_to_the_helicopter() -> None:
    assert SQUAD.is_kill_goal == 15
    match = squad("roll_squad", "helipad 0 -1 0", pawn("n2", kills=15), pawn(), dice=[1])
    match.choose("step n3")
    assert match.over
    assert (match.state.outcome.winners, match.state.outcome.ending) == ([0], "mission")


@clause("IS-1.5")
def test_there_are_no_hidden_roles() -> None:
    match = squad("roll_event", ROAD, pawn(kills=3), pawn("e3", life=2), pawn("e1"), dice=[10])
    assert GAME.sides.roles == ()

    def told(seat: int | None) -> Any:
        view: Any = msgspec.to_builtins(GAME.eyes.view(match.state, seat))
        return {**view, "seat": None, "players": [{**one, "hand": None} for one in view["players"]]}

    assert told(0) == told(1) == told(2) == told(None)


@clause("IS-1.6")
def test_a_free_space_has_neither_zombie_nor_pawn() -> None:
    match = squad("roll_event", ROAD, pawn("e3"), pawn("w1"), zombies="e2 s1", dice=[6])
    assert sorted(match.texts) == ["done", "put centre", "put e1", "put e4", "put n1"]


# The turn


@clause("IS-3.1")
def test_event_die_combat_movement_zombies() -> None:
    match = squad("begin_turn", ROAD, zombies="centre e4", dice=[7, 4, 2], options=PEACE)
    match.choose("take", "step e1", "stop")
    assert match.asked == (0, "lead_zombie")
    match.choose("end")
    kinds = (squad_events.EventRolled, events.Killed, events.MoveRolled, events.Stepped)
    order = [type(event) for event in match.told if isinstance(event, kinds)]
    assert order[:4] == list(kinds)
    assert match.state.active == 1


@clause("IS-3.2")
@pytest.mark.parametrize("row", [7, 8, 9, 10])
def test_rows_7_to_10_may_be_declined(row: int) -> None:
    match = squad("roll_event", ROAD, dice=[row, 1], options=PEACE)
    assert match.asked == (0, "event_take")
    match.choose("decline")
    assert match.state.extra == 0
    assert [(one.halved, one.pending, one.stronger, one.sure) for one in match.state.pawns] == [(False, (), 0, 0)] * 2
    assert match.asked == (0, "move_step")


@clause("IS-3.2")
def test_row_6_may_be_declined() -> None:
    match = squad("roll_event", ROAD, dice=[6, 1], options=PEACE)
    match.choose("done")
    assert match.zombies == set()
    assert match.asked == (0, "move_step")


@clause("IS-3.2")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_rows_1_to_5_are_not_offered_but_happen(row: int) -> None:
    match = squad("roll_event", "helipad 0 -1 0", pawn(), pawn(), pawn(), zombies="e1", dice=[row, 7])
    assert "decline" not in match.texts or match.told.of(events.TurnLost)
    kinds = {1: "event_take", 2: "event_opponent", 3: "event_opponent", 4: "event_opponent", 5: "event_helipad"}
    assert match.asked == (1 if row == 1 else 0, kinds[row])


@clause("IS-3.3")
def test_the_zombie_on_the_own_space_is_fought_after_the_event_and_before_the_movement() -> None:
    match = squad("roll_event", ROAD, zombies="centre e4", dice=[7, 5, 3], options=PEACE)
    match.choose("take")
    assert match.pawn().kills == 1
    assert match.asked == (0, "move_step")


@clause("IS-3.4", "IS-8.3")
@pytest.mark.parametrize(("kills", "bonus"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (16, 4)])
def test_four_zombies_make_for_one_more_step(kills: int, bonus: int) -> None:
    match = squad("roll_squad", LONG_ROAD, pawn(kills=kills), pawn(), dice=[2])
    assert match.state.die == match.state.allowance == match.state.left == 2 + bonus
    assert (match.state.roll.bonus, match.state.roll.total) == (bonus, 2 + bonus)


@clause("IS-3.4")
def test_the_zombie_killed_in_step_2_counts_for_the_movement_roll() -> None:
    match = squad("combat", LONG_ROAD, pawn(kills=3), pawn(), zombies="centre", dice=[6, 2])
    assert match.state.allowance == 3


@clause("IS-3.5")
@pytest.mark.parametrize(("halved", "extra", "allowance"), [(False, 0, 5), (True, 0, 2), (False, 2, 7), (True, 2, 4)])
def test_the_roll_is_halved_first_and_row_7_added_then(halved: bool, extra: int, allowance: int) -> None:
    match = squad("roll_squad", LONG_ROAD, pawn(halved=halved), pawn(), dice=[5], extra=extra)
    assert match.state.allowance == match.state.left == allowance
    assert match.state.die == 5


@clause("IS-3.5")
def test_steps_are_taken_one_at_a_time_and_may_end_at_any_time() -> None:
    match = squad("roll_squad", ROAD, dice=[3], options=PEACE)
    match.choose("step e1", "step centre")
    assert match.state.left == 1
    match.choose("stop")
    assert match.space() == "centre"
    assert match.state.active == 1


@clause("IS-3.8")
def test_who_has_died_rolls_for_the_zombies_but_does_not_move() -> None:
    match = squad(
        "combat", ROAD, pawn("e3", life=1, bullets=0, kills=8, halved=True), pawn(), zombies="e3", dice=[1, 5]
    )
    assert match.space() == "centre"
    assert match.state.die == 5 + 1, "half of eight zombies are left"
    assert match.state.allowance == 0
    assert match.asked == (0, "lead_zombie"), "no attack on who stands there too"
    assert match.state.left == 6
    assert not match.pawn().halved, "the roll has used up row 8a"


@clause("IS-3.9", "IS-11.1")
def test_a_lost_turn_has_no_further_steps() -> None:
    match = squad("begin_turn", ROAD, zombies="centre e4", dice=[1, 7])
    assert match.asked == (1, "event_take")
    assert match.zombies == {"centre", "e4"}
    assert not match.told.of(events.CombatRolled)
    assert not match.told.of(events.MoveRolled)


@clause("IS-3.9")
def test_a_turn_lost_by_row_10_has_not_even_an_event_die() -> None:
    match = squad("begin_turn", ROAD, pawn(pending=("lost_turn",)), pawn(), zombies="centre", dice=[7])
    assert [event.seat for event in match.told.of(squad_events.EventRolled)] == [1]
    assert match.asked == (1, "event_take")
    assert match.pawn().under == ()


@clause("IS-3.9")
def test_a_lost_turn_counts_for_the_round() -> None:
    match = squad("begin_turn", ROAD, dice=[1, 1, 7], first=0, round=3)
    assert match.state.round == 4
    assert match.asked == (0, "event_take")
