"""What players are told of rolls, so that they can weigh what is still to come (ZB-6, IS-6)."""

from deadtown.games.zombies.view import Coming
from tests.games.zombies.table import TableMatch, pawn, squad, table


def lost(**more: str) -> TableMatch:
    """Seat 0 has rolled a 1 against the zombie on the own space."""
    return table("combat", "", pawn("e1", **more), pawn("s1"), zombies="e1", dice=[1])


def test_nothing_comes_without_a_combat() -> None:
    assert table("combat").view(0).coming is None


def test_the_cards_that_give_a_bonus_are_told_with_the_roll() -> None:
    view = lost(in_play="fire_axe, hey_look_a_shotgun").view(1)
    assert view.roll is not None
    assert (view.roll.bonus, view.roll.total, view.roll.by) == (2, 3, ("fire_axe", "hey_look_a_shotgun"))
    assert view.coming == Coming(2, 4, ("fire_axe", "hey_look_a_shotgun"))


def test_a_shotgun_without_charges_does_not_help_the_next_roll() -> None:
    match = table("combat", "", pawn("e1", "", "hey_look_a_shotgun", charges=1), pawn("s1"), zombies="e1", dice=[2])
    assert match.view(0).coming == Coming(0, 4, ())


def test_a_chainsaw_that_is_used_changes_what_comes() -> None:
    match = table("combat", "", pawn("e1", "fear", "chainsaw"), pawn("s1"), zombies="e1", dice=[1])
    match.wait_for("pre_combat_roll")
    assert match.view(0).coming == Coming(0, 4, ())
    match.choose("use chainsaw")
    assert match.question is not None
    assert match.view(0).coming == Coming(2, 4, ("chainsaw",))


def test_a_rush_is_told_among_what_raised_the_roll() -> None:
    match = table("combat", "", pawn("e1", "adrenaline_rush"), pawn("s1"), zombies="e1", dice=[1])
    match.wait_for("post_combat_roll")
    match.choose("play adrenaline_rush")
    roll = match.view(0).roll
    assert roll is not None
    assert (roll.bonus, roll.total, roll.by) == (2, 3, ("adrenaline_rush",))


def test_a_skateboard_is_told_with_the_movement_roll() -> None:
    match = table("roll_move", "road_straight_1 1 0 0", pawn("centre", "", "skateboard"), pawn("s1"), dice=[3])
    roll = match.view(0).roll
    assert roll is not None
    assert (roll.bonus, roll.by) == (2, ("skateboard",))


def test_a_bonus_of_the_event_die_is_foretold_before_it_is_used_up() -> None:
    match = squad("combat", "", pawn("e1", stronger=2), pawn("s1"), zombies="e1", dice=[1])
    view = match.view(0)
    assert view.roll is not None
    assert (view.roll.bonus, view.players[0].effects.count("attack_bonus")) == (1, 1)
    assert view.coming == Coming(1, 4, ())


def test_who_is_attacked_is_told_what_both_need() -> None:
    match = squad("roll_squad", "road_straight_1 1 0 0", pawn(under=("weakened",)), pawn(stronger=1), dice=[3])
    match.choose("attack 1")
    assert match.decision is not None
    assert match.decision.about == {"seat": 0, "need": 5, "bonus": 1, "against": -1}
