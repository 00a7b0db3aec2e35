"""The turn and its six steps (section 4)."""

import pytest

from deadtown.games.town import TileDrawn
from deadtown.games.zombies.events import (
    CombatRolled,
    Discarded,
    Drew,
    MoveRolled,
    TurnBegan,
    TurnLost,
    ZombiesRolled,
)
from tests.clauses import clause
from tests.games.zombies.table import QUIET, TableMatch, pawn, table


def turns(match: TableMatch) -> list[int]:
    return [event.seat for event in match.told.of(TurnBegan)]


@clause("ZB-4.1")
def test_six_steps_in_their_order() -> None:
    match = table(
        *("begin_turn", "", pawn(hand="fire_axe"), pawn(hand="fire_axe x3")),
        zombies="centre",
        tiles="road_straight_1",
        deck="chainsaw, skateboard",
        dice=[4, 1, 2],
        halts=True,
    )
    seen = []
    while match.state.active == 0:
        seen.append((match.state.phase, match.question.kind if match.question else ""))
        match.close() if match.window is not None else match.choose("stop" if "stop" in match.texts else 1)
    kinds = [entry for place, entry in enumerate(seen) if entry != seen[place - 1]]
    assert kinds == [
        ("tile", "turn_start"),
        ("tile", "place_tile"),
        ("tile", "place_tile_zombies"),
        ("tile", "after_tile"),
        ("combat", "pre_combat_roll"),
        ("combat", "post_combat_roll"),
        ("move", "pre_move_roll"),
        ("move", "post_move_roll"),
        ("move", "move_step"),
        ("zombies", "pre_zombie_roll"),
        ("zombies", "post_zombie_roll"),
        ("zombies", "move_zombie"),
        ("discard", "turn_end"),
        ("discard", "discard_card"),
    ]
    order = (TileDrawn, CombatRolled, Drew, MoveRolled, ZombiesRolled, Discarded, TurnBegan)
    told = [type(event) for event in match.told if isinstance(event, order)]
    assert told == [TurnBegan, *order]


@clause("ZB-4.1", "ZB-1.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = table("discard", "", pawn(), pawn(), pawn(), first=1, active=1, round=1)
    match.wait_for("move_step", 2)
    match.wait_for("move_step", 0)
    match.wait_for("move_step", 1)
    assert turns(match)[:3] == [2, 0, 1]
    assert match.state.round == 2


@clause("ZB-4.2", "ZB-11.2")
def test_the_card_allowance_is_renewed_before_the_first_step() -> None:
    match = table("begin_turn", "", pawn(hand="zombie_master", may_play=False), pawn(may_play=False))
    assert match.asked == (0, "turn_start")
    assert match.texts == ["play zombie_master", "pass"]
    assert not match.pawn(1).may_play


@clause("ZB-4.3", "ZB-14.16")
def test_a_skipped_turn_has_neither_steps_nor_windows() -> None:
    skipped = pawn(hand="zombie_master x2", may_play=False, pending=("hysterical_paralysis",))
    match = table("begin_turn", "", skipped, pawn(hand="zombie_master"), zombies="centre", tiles="road_t_1", halts=True)
    assert turns(match) == [0, 1]
    assert [(event.seat, event.cause) for event in match.told.of(TurnLost)] == [(0, "hysterical_paralysis")]
    assert match.told.of(TileDrawn) == []
    assert match.told.of(CombatRolled) == []
    assert match.question is not None
    assert (match.question.kind, match.state.active) == ("turn_start", 1)


@clause("ZB-4.3")
def test_it_still_counts_the_allowance_is_renewed_and_effects_end_with_it() -> None:
    effects = ("hysterical_paralysis", "fear", "claustrophobia", "untied_shoe", "alternate_food_source")
    match = table("begin_turn", "", pawn(may_play=False, pending=effects), pawn(hand="fear"))
    assert match.asked == (1, "turn_start")
    assert match.pawn().may_play
    assert (match.pawn().pending, match.pawn().under) == ((), ())
    match.choose("play fear 0")
    assert match.pawn().pending == ("fear",)


@clause("ZB-4.3", "ZB-13.4")
def test_a_skipped_turn_is_part_of_its_round() -> None:
    lost = pawn(pending=("hysterical_paralysis",))
    match = table("begin_turn", "", pawn(), lost, active=1, round=3, options={"max_rounds": 3})
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ending == "rounds"


@clause("ZB-4.4")
@pytest.mark.parametrize("effect", ["fear", "claustrophobia", "hysterical_paralysis"])
def test_the_next_turn_is_the_first_that_begins_afterwards(effect: str) -> None:
    """In the turn in which it is played the card changes nothing for the player whose turn it is."""
    match = table("begin_turn", "", pawn(), pawn("s1", effect), dice=[2], deck=QUIET, tiles="road_cross_1 road_t_1")
    match.choose(f"play {effect} 0")
    assert (match.pawn().under, match.pawn().pending) == ((), (effect,))
    match.wait_for("move_step", 0)
    match.choose("stop")
    match.wait_for("place_tile", 1)
    assert match.pawn().pending == (effect,)
    match.wait_for("discard_card", 1)
    match.choose("keep")
    if effect == "hysterical_paralysis":
        assert turns(match) == [0, 1, 0, 1]
    else:
        assert match.state.active == 0
        assert (match.pawn().under, match.pawn().pending) == ((effect,), ())
        match.wait_for("discard_card", 0)
        match.choose("keep")
    assert match.state.active == 1
    assert (match.pawn().under, match.pawn().pending) == ((), ())


@clause("ZB-4.4", "ZB-14.3")
def test_what_lasts_until_the_end_of_the_next_turn_does_so() -> None:
    """Played in the own turn, it lasts for this one, for those of the others, and for the next own one."""
    match = table("begin_turn", "", pawn(hand="alternate_food_source"), pawn("s1"), zombies="centre n1 e1 w1 s1")
    match.choose("play alternate_food_source")
    for seat in (0, 1, 0):
        match.wait_for("move_step", seat)
        assert match.told.of(CombatRolled) == []
        match.choose("stop")
    assert match.state.active == 0
    match.wait_for("combat_response", 1)
    assert len(match.told.of(CombatRolled)) == 1
