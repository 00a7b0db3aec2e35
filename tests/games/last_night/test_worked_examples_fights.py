"""The worked examples about fights and cards: 1, 4, 14 and 19."""

import pytest

from deadtown.games.last_night.events import FightBegan, FightRolled, HeroDied
from deadtown.games.last_night.moments import CP, FR, FW, HB, HS, IB, ZF, ZS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought, killed
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero


@clause("LN-6.7", "LN-6.9", "LN-6.10", "LN-6.11", "LN-6.12")
@pytest.mark.parametrize(
    ("dice", "wounds", "dead"), [((5, 2, 5), 1, 0), ((4, 4, 3), 0, 1), ((3, 3, 6), 1, 0), ((6, 2, 4), 0, 0)]
)
def test_example_1_fight_results(dice: tuple[int, ...], wounds: int, dead: int) -> None:
    match = fought(hero("becky"), dice=dice)
    assert match.hero().wounds == wounds
    assert len(killed(match)) == dead
    assert len(match.state.pool(1)) == 13 + dead


def three_against_two(*first: str, dice: list[int]) -> NightMatch:
    """Becky, who has a wound point left, and Johnny on f5 with three zombies: these fights come first."""
    match = fight(hero("becky", wounds=2), hero("johnny"), step="zombie_fights", zombies="f5 f5 f5", dice=dice)
    for person in first:
        match.wait_for("order_fights")
        match.choose(f"fight {person} f5")
        finish(match)
    return match


@clause("LN-4.21", "LN-4.22", "LN-4.23", "LN-7.20")
def test_example_4_johnny_fights_two_and_becky_who_turns_one() -> None:
    match = three_against_two("becky", dice=[1, 2, 6])
    assert match.hero("becky").dead
    match.wait_for(HS)
    assert [event.hero for event in match.told.of(FightBegan)] == ["becky", "johnny", "johnny"]
    assert all(event.zombie == "f5" for event in match.told.of(FightBegan))
    assert match.told.of(HeroDied)[0].hero == "becky"


@clause("LN-4.22")
def test_example_4_the_heroes_decide_who_fights_more_but_nobody_fights_three() -> None:
    match = three_against_two("johnny", "johnny", dice=[6, 5, 1] * 2)
    match.wait_for(ZF)
    match.close()
    assert [event.hero for event in match.told.of(FightBegan)] == ["johnny", "johnny", "becky"]


@clause("LN-4.23")
def test_example_4_a_zombie_of_the_dead_fights_who_is_left() -> None:
    """Becky is to have two, and dies of the first: her second one fights Johnny."""
    match = three_against_two("johnny", "becky", dice=[6, 5, 1, 1, 2, 6])
    assert match.hero("becky").dead
    match.wait_for(HS)
    assert [event.hero for event in match.told.of(FightBegan)] == ["johnny", "becky", "johnny"]


@clause("LN-6.4", "LN-6.5", "LN-6.6", "LN-6.13", "LN-6.16")
def test_example_14_a_fight_window() -> None:
    match = fight(
        hero("jenny", items="baseball_bat"),
        dice=[6, 2, 4, 3, 4, 5, 5, 2, 6],
        hand="get_back_you_devils",
        zombie_hand="undead_hate, uuurrrggh",
    )
    match.wait_for(FR)
    (rolled,) = match.told.of(FightRolled)
    assert (rolled.dice, rolled.against) == ((6, 2), (4,))
    assert match.asked == (1, FR)
    match.choose("play undead_hate 6")
    let_be(match)
    assert match.asked == (0, FR)
    match.choose("use baseball_bat jenny")
    assert match.kind == IB
    match.close()
    assert (match.asked, match.state.fight.hero_dice) == ((0, FR), (2, 3, 4))
    match.choose("use baseball_bat jenny")
    assert match.state.roll.dice == (2,)
    match.choose("use handy jenny")
    match.wait_for(FR)
    assert match.state.fight.hero_dice == (2, 3, 4, 5)
    assert match.hero("jenny").items == ("baseball_bat",)
    assert match.window is not None
    assert 1 not in match.window.seats
    match.wait_for(FW)
    match.choose("play get_back_you_devils")
    assert match.kind == HB
    assert killed(match) == ["f5"]


@clause("LN-8.7", "LN-8.8", "LN-8.14")
@pytest.mark.parametrize(("die", "dark"), [(4, True), (3, False)])
def test_example_19_cancelling(die: int, dark: bool) -> None:
    match = at_window(ZS, zombie_hand="lights_out, hes_a_zombie", hand="principal_gomez", dice=[die])
    match.choose("play lights_out diner")
    assert match.asked == (0, CP)
    match.choose("play principal_gomez stop")
    assert match.asked == (1, CP)
    match.choose("play hes_a_zombie stop")
    let_be(match)
    assert match.view(0).dark == (["diner"] if dark else [])
    assert match.state.hero_out == (("principal_gomez",) if dark else ())
    assert match.state.hero_discard == ([] if dark else ["principal_gomez"])
    assert match.state.zombie_discard == (["hes_a_zombie"] if dark else ["hes_a_zombie", "lights_out"])
