"""Combat against zombies in Intervention Squad (IS-5), and death (IS-8.4)."""

import pytest

from deadtown.games.zombies import events
from tests.clauses import clause
from tests.games.zombies.table import pawn, squad

ROAD = "road_straight_1 1 0 0"
"""A road to the east of Town Square: e2, e3, e4."""


@clause("IS-5.1")
@pytest.mark.parametrize(
    ("under", "stronger", "die", "total"),
    [((), 0, 4, 4), (("weakened",), 0, 5, 4), ((), 1, 3, 4), (("weakened",), 1, 4, 4)],
)
def test_rows_8_and_9_change_the_roll(under: tuple[str, ...], stronger: int, die: int, total: int) -> None:
    match = squad("combat", ROAD, pawn("e3", under=under, stronger=stronger), pawn(), zombies="e3", dice=[die])
    rolled = match.told.of(events.CombatRolled)
    assert [(roll.die, roll.total) for roll in rolled] == [(die, total)]
    assert match.pawn().kills == 1


@clause("IS-5.1")
def test_one_roll_is_one_attack() -> None:
    """The second roll of the same combat has no bonus any more."""
    match = squad("combat", ROAD, pawn("e3", stronger=1), pawn(), zombies="e3", dice=[1, 4])
    match.choose("lose_life")
    assert [roll.total for roll in match.told.of(events.CombatRolled)] == [2, 4]


@clause("IS-5.1")
def test_four_wins_and_nobody_breaks_off() -> None:
    match = squad("combat", ROAD, pawn("e3"), pawn(), zombies="e3", dice=[3, 3, 4])
    match.choose("lose_life")
    assert match.texts == ["bullets", "lose_life"]
    match.choose("lose_life")
    assert (match.pawn().life, match.pawn().kills) == (1, 1)


@clause("IS-5.2")
@pytest.mark.parametrize(("bullets", "options"), [(4, ["bullets", "lose_life"]), (3, [])])
def test_a_total_of_nought_costs_four_bullets(bullets: int, options: list[str]) -> None:
    fighter = pawn("e3", life=2, bullets=bullets, under=("weakened",))
    match = squad("combat", ROAD, fighter, pawn(), zombies="e3", dice=[1, 6])
    assert match.told.of(events.CombatRolled)[0].total == 0
    if options:
        assert match.texts == options
        match.choose("bullets")
        assert (match.pawn().bullets, match.pawn().life, match.pawn().kills) == (0, 2, 1)
    else:
        assert (match.pawn().bullets, match.pawn().life, match.pawn().kills) == (3, 1, 1), "there was no choice"


@clause("IS-8.4")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_death_halves_the_collection(held: int, left: int) -> None:
    fighter = pawn("e3", life=1, bullets=0, kills=held)
    match = squad("combat", ROAD, fighter, pawn("w1"), zombies="e3", dice=[1, 2])
    pool = 100 - 1 - held
    assert (match.pawn().kills, match.state.pool) == (left, pool + held - left)
    assert (match.space(), match.pawn().life, match.pawn().bullets) == ("centre", 3, 3)
    assert match.zombies == {"e3"}


@clause("IS-8.4")
def test_what_is_pending_outlives_death() -> None:
    fighter = pawn("e3", life=1, bullets=0, stronger=0, pending=("weakened",))
    other = pawn("e3", life=1, stronger=2, sure=1, halved=True, pending=("lost_turn",), visits=("hospital",), kills=9)
    match = squad("roll_squad", ROAD, fighter, other, dice=[1, 6])
    match.choose("attack 1", "stance attack")
    dead = match.pawn(1)
    assert (match.space(1), dead.kills, dead.life, dead.bullets) == ("centre", 4, 3, 3)
    assert (dead.stronger, dead.sure, dead.halved, dead.pending) == (2, 1, True, ("lost_turn",))
    assert dead.visits == ("hospital",)
    assert match.pawn(0).kills == 0, "the killer gains nothing"
